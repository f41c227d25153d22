import MotionCore

/// What everything on a stage looks like: one palette, one set of type sizes, one way to measure text.
struct Look {
  var palette: Palette
  var type: Typography
  var measurer: any TextMeasurer
}
