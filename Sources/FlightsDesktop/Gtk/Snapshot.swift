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

  /// Draws `content` into a picture of the size of `bounds`, with `scale` pixels a logical one, and that into this one.
  ///
  /// Not a texture: GTK 4.8's cairo renderer would convert all of it in every frame.
  func group(_ bounds: Rect, scale: Double, _ content: (Snapshot) -> Void) {
    guard let inner = gtk_snapshot_new() else { return content(self) }
    content(Snapshot(pointer: inner, owner: owner))
    guard let node = gtk_snapshot_free_to_node(inner) else { return }
    let picture = Picture(
      width: Int((bounds.size.width * scale).rounded(.up)),
      height: Int((bounds.size.height * scale).rounded(.up)))
    picture.draw(node, from: bounds.origin, scale: scale)
    gsk_render_node_unref(node)
    var place = graphene_rect_t(bounds)
    guard let context = gtk_snapshot_append_cairo(pointer, &place) else { return }
    picture.paint(in: context, at: bounds.origin, scale: scale)
    cairo_destroy(context)
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
  func pushSaturation(_ saturation: Double) { Saturation.push(saturation, to: pointer) }
}

/// Less colour at the same luminance. Source: the CSS `saturate` filter's matrix.
enum Saturation {
  /// Everything until the snapshot's next pop keeps this share of its colour, clamped to 0…1.
  static func push(_ saturation: Double, to snapshot: OpaquePointer) {
    let s = Float(min(max(saturation, 0), 1))
    let (r, g, b): (Float, Float, Float) = (0.213 * (1 - s), 0.715 * (1 - s), 0.072 * (1 - s))
    // Column by column: graphene multiplies a row vector from the left.
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
    gtk_snapshot_push_color_matrix(snapshot, &matrix, &offset)
  }
}

/// What a renderer makes of a blur radius: cairo of GTK 4.8 takes it as a sigma of 1.06 in whole device pixels, newer
/// ones and GL otherwise (`docs/architecture.md`).
enum BlurScale {
  /// Logical to device pixels.
  static var deviceScale = 1.0
  static var isCairo = true

  static func radius(forSigma sigma: Double) -> Double {
    let sigma = max(sigma, 0)
    if !isCairo { return sigma / 0.75 }
    if cgtk_minor_version() < 12 { return (sigma * deviceScale).rounded() }
    return sigma / 0.87
  }
}
