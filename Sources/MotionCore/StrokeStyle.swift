/// How the outline of a shape is drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// How a line ends.
  public enum Cap: Hashable, Sendable {
    /// At its last point.
    case butt
    /// In half a circle.
    case round
    /// Half a width beyond its last point.
    case square
  }

  /// How two segments meet.
  public enum Join: Hashable, Sendable {
    /// In a point, up to the miter limit.
    case miter
    /// In an arc.
    case round
    /// In a straight cut.
    case bevel
  }

  /// The width, in points; animates linearly.
  public var lineWidth: Double
  /// How lines end; jumps.
  public var lineCap: Cap
  /// How segments meet; jumps.
  public var lineJoin: Join
  /// The longest miter in line widths; animates linearly.
  public var miterLimit: Double
  /// Lengths of dashes and gaps, in points; animates by the rule for arrays.
  public var dash: [Double]
  /// How far into the dash pattern a line begins, in points; animates linearly.
  public var dashPhase: Double

  /// A style; a solid line of 1 point unless given.
  public init(
    lineWidth: Double = 1, lineCap: Cap = .butt, lineJoin: Join = .miter, miterLimit: Double = 10,
    dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

extension StrokeStyle: Animatable {
  /// Width and miter limit, then the dash pattern and its phase.
  public var animatableData:
    AnimatablePair<
      AnimatablePair<Double, Double>, AnimatablePair<AnimatableArray<Double>, Double>
    >
  {
    get {
      AnimatablePair(
        AnimatablePair(lineWidth, miterLimit), AnimatablePair(dash.animatableData, dashPhase))
    }
    set {
      (lineWidth, miterLimit) = (newValue.first.first, newValue.first.second)
      dash.animatableData = newValue.second.first
      dashPhase = newValue.second.second
    }
  }
}
