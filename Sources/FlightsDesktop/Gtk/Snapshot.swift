import CGtk
import MotionCore

/// A picture under construction: GTK's snapshot, valid during one draw.
struct Snapshot {
  let pointer: OpaquePointer
  /// The widget that is being drawn; its children are drawn through it.
  let owner: UnsafeMutablePointer<GtkWidget>

  func child(_ child: Widget) { cgtk_box_snapshot_child(owner, child.pointer, pointer) }

  /// A label's text in a colour of ours, in the coordinates of the label's allocation. Neither its style nor its size is
  /// asked for again.
  func text(of label: Widget, color: Color) {
    var bounds = graphene_rect_t()
    guard label.isMapped, let layout = gtk_label_get_layout(OpaquePointer(label.pointer)),
      gtk_widget_compute_bounds(label.pointer, label.pointer, &bounds) != 0
    else { return }
    var (x, y): (Int32, Int32) = (0, 0)
    gtk_label_get_layout_offsets(OpaquePointer(label.pointer), &x, &y)
    // GTK counts from inside the padding.
    var origin = graphene_point_t(x: Float(x) - bounds.origin.x, y: Float(y) - bounds.origin.y)
    var ink = GdkRGBA(color)
    save()
    gtk_snapshot_translate(pointer, &origin)
    gtk_snapshot_append_layout(pointer, layout, &ink)
    restore()
  }

  func save() { gtk_snapshot_save(pointer) }
  func restore() { gtk_snapshot_restore(pointer) }
  func pop() { gtk_snapshot_pop(pointer) }

  func concatenate(_ transform: Transform2D) {
    let step = transform.makeGskTransform()
    gtk_snapshot_transform(pointer, step)
    gsk_transform_unref(step)
  }

  /// Everything until `pop` is drawn with this opacity, clamped to 0…1.
  func pushOpacity(_ opacity: Double) {
    gtk_snapshot_push_opacity(pointer, min(max(opacity, 0), 1))
  }

  /// Everything until `pop` is blurred; `sigma` in logical pixels.
  func pushBlur(_ sigma: Double) {
    gtk_snapshot_push_blur(pointer, BlurScale.radius(forSigma: sigma))
  }

  func pushClip(_ rect: Rect) {
    var bounds = graphene_rect_t(rect)
    gtk_snapshot_push_clip(pointer, &bounds)
  }

  func pushRoundedClip(_ rect: Rect, radius: Double) {
    var bounds = graphene_rect_t(rect)
    var rounded = GskRoundedRect()
    gsk_rounded_rect_init_from_rect(&rounded, &bounds, Float(radius))
    gtk_snapshot_push_rounded_clip(pointer, &rounded)
  }

  /// Everything until `pop` keeps this share of its colour: 1 as it is, 0 grey.
  func pushSaturation(_ saturation: Double) {
    let s = Float(min(max(saturation, 0), 1))
    let (r, g, b): (Float, Float, Float) = (0.2126 * (1 - s), 0.7152 * (1 - s), 0.0722 * (1 - s))
    let values: [Float] = [
      r + s, r, r, 0,
      g, g + s, g, 0,
      b, b, b + s, 0,
      0, 0, 0, 1,
    ]
    var matrix = graphene_matrix_t()
    graphene_matrix_init_from_float(&matrix, values)
    var offset = graphene_vec4_t()
    graphene_vec4_init(&offset, 0, 0, 0, 0)
    gtk_snapshot_push_color_matrix(pointer, &matrix, &offset)
  }
}

/// What a renderer makes of a blur radius: cairo of GTK 4.8 takes it as a sigma of 1.06 in whole device pixels, newer
/// ones and GL otherwise (`docs/architecture.md`).
enum BlurScale {
  /// Logical to device pixels; set once for a storyboard, 1 otherwise.
  static var deviceScale = 1.0
  static var isCairo = true

  static func radius(forSigma sigma: Double) -> Double {
    let sigma = max(sigma, 0)
    if !isCairo { return sigma / 0.75 }
    if cgtk_minor_version() < 12 { return (sigma * deviceScale).rounded() }
    return sigma / 0.87
  }
}
