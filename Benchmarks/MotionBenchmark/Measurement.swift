import Glibc

/// Processor time of this thread, in nanoseconds.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// One line of the result: the median of some runs, or their mean.
struct Metric {
  let name: String
  let unit: String
  let runs: [Double]
  private let isMean: Bool

  init(_ name: String, unit: String, runs: [Double], isMean: Bool = false) {
    self.name = name
    self.unit = unit
    self.runs = runs.sorted()
    self.isMean = isMean
  }

  var value: Double {
    isMean ? runs.reduce(0, +) / Double(runs.count) : runs[runs.count / 2]
  }

  var json: String {
    "{ \"name\": \"\(name)\", \"value\": \(rounded(value)), \"unit\": \"\(unit)\", "
      + "\"runs\": \(runs.count), \"min\": \(rounded(runs[0])), "
      + "\"max\": \(rounded(runs[runs.count - 1])) }"
  }

  private func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
}

/// Where delivered values go: a sum, so that no one can leave the work out.
struct Sink: @unchecked Sendable {
  // Written by the one thread of the benchmark.
  let sum = UnsafeMutablePointer<Double>.allocate(capacity: 1)

  init() { sum.initialize(to: 0) }

  @inline(__always)
  func add(_ value: Double) { sum.pointee += value }
}
