import AllocationCount
import Glibc
import MotionCore

// Measures the engine and prints one JSON object of metrics. A population's starts are spread evenly over its length; a frame
// samples all and delivers every value to a callback. Times are processor times, medians over the runs unless it says
// otherwise.

private let runs = 18
private let many = 10_000
private let sink = Sink()

/// Attributes that all move, and the timeline they move on.
private final class Population<Value: VectorArithmetic> {
  let timeline = Timeline()
  private var values: [AnimatedValue<Value>] = []

  init(
    _ count: Int, _ animation: Animation, length: Double, to target: Value,
    onChange: @escaping (Value) -> Void
  ) {
    values.reserveCapacity(count)
    let transaction = Transaction(animation: animation)
    let groups = 100
    for group in 0..<groups {
      timeline.advance(to: length * Double(group) / Double(groups))
      for _ in 0..<(count / groups) {
        let value = AnimatedValue(Value.zero, on: timeline)
        value.onChange = onChange
        value.set(target, transaction: transaction)
        values.append(value)
      }
    }
  }

  /// Nanoseconds per value of some frames, which move the clock by next to nothing.
  func frame(repeated count: Int = 5) -> Double {
    let start = processorTime()
    for _ in 0..<count { timeline.advance(to: timeline.now + 1e-5) }
    return (processorTime() - start) / Double(count * values.count)
  }

  func allocationsPerFrame() -> Double {
    let start = allocation_count()
    for _ in 0..<10 { timeline.advance(to: timeline.now + 1e-5) }
    return Double(allocation_count() - start) / 10
  }
}

private let spring = Animation.spring(response: 10, dampingFraction: 0.7)

/// The closed form of the same springs, written by hand.
private func handWrittenLoop(_ begins: [Double], at now: Double) {
  let (w, z) = (2 * Double.pi / 10, 0.7)
  let (b, wd) = (w * z, w * (1 - z * z).squareRoot())
  for begin in begins {
    let time = now - begin
    let phase = wd * time
    sink.add(100 + exp(-b * time) * (-100 * cos(phase) - b * 100 / wd * sin(phase)))
  }
}

private let springs = Population(many, spring, length: 9, to: 100.0) { sink.add($0) }
private let curves = Population(many, .easeInOut(duration: 10), length: 9, to: 100.0) {
  sink.add($0)
}
private let rects = Population(
  many, spring, length: 9, to: Rect(x: 100, y: 50, width: 30, height: 200)
) { sink.add($0.origin.x) }
private let few = Population(1000, spring, length: 9, to: 100.0) { sink.add($0) }
private let most = Population(100_000, spring, length: 9, to: 100.0) { sink.add($0) }
private let begins = (0..<many).map { 9 * Double($0) / Double(many) }

private var springTimes: [Double] = []
private var curveTimes: [Double] = []
private var overLoop: [Double] = []
private var rectRatio: [Double] = []
private var scaleRatio: [Double] = []
for run in 0..<runs {
  let own = springs.frame()
  let start = processorTime()
  for step in 0..<5 { handWrittenLoop(begins, at: 9 + Double(run * 5 + step) * 1e-5) }
  let loop = (processorTime() - start) / Double(5 * many)
  springTimes.append(own)
  overLoop.append(own / loop)
  curveTimes.append(curves.frame())
  rectRatio.append(rects.frame() / springs.frame())
  scaleRatio.append(most.frame(repeated: 2) / few.frame(repeated: 200))
}

private func retargets() -> [Double] {
  let value = AnimatedValue(0.0, on: Timeline())
  let transaction = Transaction(animation: spring)
  var target = 1.0
  return (0..<runs).map { _ in
    let start = processorTime()
    for _ in 0..<many {
      target = 101 - target
      value.set(target, transaction: transaction)
    }
    return (processorTime() - start) / Double(many)
  }
}

private func idleFrames() -> [Double] {
  let timeline = Timeline()
  return (0..<runs).map { _ in
    let start = processorTime()
    for _ in 0..<many { timeline.advance(to: timeline.now + 1e-3) }
    return (processorTime() - start) / Double(many)
  }
}

private func bytesPerValue() -> [Double] {
  (0..<7).map { _ in
    let timeline = Timeline()
    var values: [AnimatedValue<Double>] = []
    values.reserveCapacity(many)
    let transaction = Transaction(animation: spring)
    let start = allocated_bytes()
    for _ in 0..<many {
      let value = AnimatedValue(0.0, on: timeline)
      value.set(1, transaction: transaction)
      values.append(value)
    }
    let bytes = Double(allocated_bytes() - start) / Double(many)
    return withExtendedLifetime(values) { bytes }
  }
}

private let metrics = [
  // Means over 90 frames, since the peer's are.
  Metric("spring.ns_per_value", unit: "ns", runs: springTimes, isMean: true),
  Metric("curve.ns_per_value", unit: "ns", runs: curveTimes, isMean: true),
  Metric("spring.over_loop", unit: "ratio", runs: overLoop),
  Metric("rect.over_scalar", unit: "ratio", runs: rectRatio),
  Metric("scale.100k", unit: "ratio", runs: scaleRatio),
  Metric("retarget.ns", unit: "ns", runs: retargets()),
  Metric(
    "alloc.per_frame", unit: "allocations",
    runs: (0..<7).map { _ in springs.allocationsPerFrame() }),
  Metric("idle.advance", unit: "ns", runs: idleFrames()),
  Metric("memory.bytes_per_value", unit: "bytes", runs: bytesPerValue()),
]
precondition(sink.sum.pointee != 0, "nothing was delivered")
print("{ \"metrics\": [")
print(metrics.map { "  " + $0.json }.joined(separator: ",\n"))
print("] }")
