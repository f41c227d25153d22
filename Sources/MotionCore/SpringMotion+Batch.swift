/// The motions of four springs at one moment, evaluated side by side.
struct FourSpringMotions {
  private var displacement: Math.Four
  private var impulse: Math.Four
  private var displacementRate: Math.Four
  private var impulseRate: Math.Four

  @inline(__always)
  subscript(lane: Int) -> SpringMotion {
    SpringMotion(
      displacement: displacement[lane], impulse: impulse[lane],
      displacementRate: displacementRate[lane], impulseRate: impulseRate[lane])
  }

  /// Four springs none of which is over-damped; nil when a time is negative, or an exponent or a phase too large.
  @inline(__always)
  init?(
    frequency: Math.Four, decay: Math.Four, dampedFrequency: Math.Four, time: Math.Four
  ) {
    let exponent = decay * time
    guard Math.canDecay(exponent) else { return nil }
    let envelope = Math.decay(-exponent)
    // A critical spring has no phase: there sin(wd·t)/wd is t, and the cosine 1.
    let phase = dampedFrequency * time
    let isCritical = dampedFrequency .== 0
    var (turn, cosine) = (time, Math.Four(repeating: 1))
    if !all(isCritical) {
      guard Math.canReduce(phase) else { return nil }
      let (sine, other) = Math.sineAndCosine(phase)
      cosine = other
      turn = (sine / dampedFrequency).replacing(with: time, where: isCritical)
    }
    turn *= envelope
    cosine *= envelope
    let pull = decay * turn
    displacement = cosine + pull
    impulse = turn
    displacementRate = -(frequency * frequency * turn)
    impulseRate = cosine - pull
  }
}
