/// The motions of four springs at one moment, evaluated side by side.
struct FourSpringMotions {
  private let displacement: Math.Four
  private let impulse: Math.Four
  private let displacementRate: Math.Four
  private let impulseRate: Math.Four

  @inline(__always)
  subscript(lane: Int) -> SpringMotion {
    SpringMotion(
      displacement: displacement[lane], impulse: impulse[lane],
      displacementRate: displacementRate[lane], impulseRate: impulseRate[lane])
  }

  /// Four motions that were evaluated one by one.
  init(_ motion: (Int) -> SpringMotion) {
    let (a, b, c, d) = (motion(0), motion(1), motion(2), motion(3))
    displacement = Math.Four(a.displacement, b.displacement, c.displacement, d.displacement)
    impulse = Math.Four(a.impulse, b.impulse, c.impulse, d.impulse)
    displacementRate = Math.Four(
      a.displacementRate, b.displacementRate, c.displacementRate, d.displacementRate)
    impulseRate = Math.Four(a.impulseRate, b.impulseRate, c.impulseRate, d.impulseRate)
  }

  /// Four springs; nil when one is over-damped, or an exponent or a phase too large.
  @inline(__always)
  init?(
    frequency: Math.Four, dampingRatio: Math.Four, decay: Math.Four, dampedFrequency: Math.Four,
    dampedPeriod: Math.Four, time: Math.Four
  ) {
    // Before its start a spring is where it starts.
    let time = Math.keep(time, where: time .> 0)
    let (exponent, phase) = (decay * time, dampedFrequency * time)
    guard all((dampingRatio .<= 1) .& Math.canDecay(exponent) .& Math.canReduce(phase)) else {
      return nil
    }
    let envelope = Math.decay(-exponent)
    let (sine, cosine) = Math.sineAndCosine(phase)
    // A critical spring has no phase: there sin(wd·t)/wd is t.
    let turn = envelope * (sine * dampedPeriod + Math.keep(time, where: dampedFrequency .== 0))
    let swing = envelope * cosine
    let pull = decay * turn
    displacement = swing + pull
    impulse = turn
    displacementRate = -(frequency * frequency * turn)
    impulseRate = swing - pull
  }
}
