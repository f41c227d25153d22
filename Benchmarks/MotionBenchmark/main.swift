import Glibc
import MotionCore

func nanoseconds() -> Double {
  var t = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t)
  return Double(t.tv_sec) * 1e9 + Double(t.tv_nsec)
}
struct Sink { let p = UnsafeMutablePointer<Double>.allocate(capacity: 2)
 init() { p[0] = 0; p[1] = 0 } }
func median(_ runs: Int, _ body: () -> Double) -> Double {
  var v: [Double] = []
  for _ in 0..<runs { v.append(body()) }
  v.sort()
  return v[v.count / 2]
}
func population<V: VectorArithmetic>(_ n: Int, _ animation: Animation, length: Double, zero: V, one: V, sink: Sink, part: @escaping (V) -> Double) -> (Timeline, [AnimatedValue<V>]) {
  let timeline = Timeline()
  var values: [AnimatedValue<V>] = []
  let t = Transaction(animation: animation)
  for i in 0..<n {
    if i % (n / 100) == 0 { timeline.advance(to: length * Double(i) / Double(n)) }
    let v = AnimatedValue(zero, on: timeline)
    v.onChange = { sink.p[0] += part($0); sink.p[1] += 1 }
    v.set(one, transaction: t)
    values.append(v)
  }
  return (timeline, values)
}
func frames<V>(_ n: Int, _ tl: Timeline, _ vs: [AnimatedValue<V>], count: Int = 5) -> Double {
  let start = nanoseconds()
  withExtendedLifetime(vs) { for _ in 0..<count { tl.advance(to: tl.now + 1e-5) } }
  return (nanoseconds() - start) / Double(count * n)
}
let sink = Sink()
let spring = Animation.spring(response: 10, dampingFraction: 0.7)
let critical = Animation.spring(response: 10, dampingFraction: 1)
let n = 10_000
for (name, a) in [("under", spring), ("crit", critical), ("ease", Animation.easeInOut(duration: 10)), ("linear", .linear(duration: 10)), ("delayed", Animation.easeInOut(duration: 20).delay(0.1)), ("speed spring", spring.speed(0.9))] {
  let (tl, vs) = population(n, a, length: 9, zero: 0.0, one: 100.0, sink: sink) { $0 }
  print(name, median(15) { frames(n, tl, vs) }, vs.filter(\.isAnimating).count)
}
do {
  let r0 = Rect.zero, r1 = Rect(x: 100, y: 50, width: 30, height: 200)
  let (tl, vs) = population(n, spring, length: 9, zero: r0, one: r1, sink: sink) { $0.origin.x }
  print("rect", median(15) { frames(n, tl, vs) })
}
for k in [1000, 100_000] {
  let (tl, vs) = population(k, spring, length: 9, zero: 0.0, one: 100.0, sink: sink) { $0 }
  print("scale", k, median(15) { frames(k, tl, vs, count: k == 1000 ? 50 : 5) })
}
do {
  let w = 2 * Double.pi / 10, z = 0.7, b = w * z, wd = w * (1 - z * z).squareRoot()
  var begins = (0..<n).map { 9 * Double($0) / Double(n) }
  var now = 9.0
  print("loop", median(15) {
    let s = nanoseconds()
    for _ in 0..<5 {
      now += 1e-5
      for i in 0..<n {
        let t = now - begins[i]
        let e = exp(-b * t)
        let x = e * (-100 * cos(wd * t) + (-b * 100) / wd * sin(wd * t))
        sink.p[0] += 100 + x; sink.p[1] += 1
      }
    }
    begins[0] += 0
    return (nanoseconds() - s) / Double(5 * n)
  })
}
do {
  let tl = Timeline(); let v = AnimatedValue(0.0, on: tl)
  let t = Transaction(animation: spring)
  var x = 0.0
  print("retarget", median(15) {
    let s = nanoseconds()
    for _ in 0..<10000 { x = 100 - x; v.set(x + 1, transaction: t) }
    return (nanoseconds() - s) / 10000
  })
  print("retarget withAnimation", median(15) {
    let s = nanoseconds()
    for _ in 0..<10000 { x = 100 - x; withAnimation(spring) { v.set(x + 1) } }
    return (nanoseconds() - s) / 10000
  })
}
do {
  let tl = Timeline(); var t = 0.0
  print("idle", median(15) {
    let s = nanoseconds()
    for _ in 0..<100000 { t += 1e-3; tl.advance(to: t) }
    return (nanoseconds() - s) / 100000
  })
}
print(sink.p[1])
