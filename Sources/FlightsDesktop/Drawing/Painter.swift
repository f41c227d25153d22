import CGtk
import MotionCore

/// Draws display lists; the only thing that does.
///
///     rectangles, rounded ones, circles ──▶ colour, gradient and border nodes of GSK
///     paths, dashes, hatches, icons, shadows ──▶ one cairo node for each run of them
///     text ──▶ Pango layouts, kept from frame to frame
///     pictures ──▶ textures, made once a size
///
/// GTK 4.8 has no paths or masks of its own, which is why cairo draws them. A cairo node records
/// commands, so it stays sharp at any scale.
final class Painter {
  let text: PangoText
  let icons: IconSet
  /// Pixels a point of the screen; only pictures and shadows depend on it.
  var scale = 1.0
  private var masks: [ShadowMask.Key: ShadowSurface] = [:]

  init(text: PangoText, icons: IconSet) {
    self.text = text
    self.icons = icons
  }

  /// Appends the shapes to a GtkSnapshot.
  func draw(_ shapes: [Shape], to snapshot: OpaquePointer) {
    var vectors: [Shape] = []
    for shape in shapes {
      if needsCairo(shape) {
        vectors.append(shape)
        continue
      }
      drawVectors(vectors, to: snapshot)
      vectors = []
      drawNode(shape, to: snapshot)
    }
    drawVectors(vectors, to: snapshot)
  }

  /// The shapes as a render node, owned by the caller; nil when there is nothing to see.
  func node(_ shapes: [Shape]) -> OpaquePointer? {
    guard let snapshot = gtk_snapshot_new() else { return nil }
    draw(shapes, to: snapshot)
    return gtk_snapshot_free_to_node(snapshot)
  }

  private func needsCairo(_ shape: Shape) -> Bool {
    switch shape {
    case .fill(let outline, let paint):
      if case .path = outline { return true }
      if case .hatch = paint { return true }
      return false
    case .stroke(let outline, let paint, let stroke):
      if case .path = outline { return true }
      guard case .color = paint else { return true }
      return !stroke.dash.isEmpty
    case .icon, .shadow: return true
    case .text, .picture, .group: return false
    }
  }

  private func drawNode(_ shape: Shape, to snapshot: OpaquePointer) {
    switch shape {
    case .fill(let outline, let paint): fill(outline, paint, to: snapshot)
    case .stroke(let outline, let paint, let stroke):
      guard case .color(let color) = paint else { return }
      border(outline, color, width: stroke.lineWidth, to: snapshot)
    case .text(let text): draw(text, to: snapshot)
    case .picture(let picture): draw(picture, to: snapshot)
    case .group(let group): draw(group, to: snapshot)
    case .icon, .shadow: break
    }
  }

  // MARK: - Nodes

  private func fill(_ outline: Outline, _ paint: Paint, to snapshot: OpaquePointer) {
    let bounds = outline.bounds
    guard bounds.width > 0, bounds.height > 0 else { return }
    let isClipped = pushClip(outline, to: snapshot)
    var rect = graphene_rect_t(bounds)
    switch paint {
    case .color(let color):
      var rgba = GdkRGBA(color)
      gtk_snapshot_append_color(snapshot, &rgba, &rect)
    case .linear(let gradient):
      let placed = gradient.placed(in: bounds)
      var start = graphene_point_t(placed.start)
      var end = graphene_point_t(placed.end)
      let stops = placed.stops.map(GskColorStop.init)
      if stops.count >= 2, placed.start != placed.end {
        gtk_snapshot_append_linear_gradient(snapshot, &rect, &start, &end, stops, UInt(stops.count))
      } else {
        fill(&rect, with: stops.last, to: snapshot)
      }
    case .radial(let gradient):
      let stops = gradient.stops.map(GskColorStop.init)
      var center = graphene_point_t(gradient.center)
      let radius = Float(gradient.radius)
      if stops.count >= 2, radius > 0 {
        gtk_snapshot_append_radial_gradient(
          snapshot, &rect, &center, radius, radius, 0, 1, stops, UInt(stops.count))
      } else {
        fill(&rect, with: stops.last, to: snapshot)
      }
    case .angular(let gradient):
      let stops = gradient.stops.map(GskColorStop.init)
      var center = graphene_point_t(gradient.center)
      if stops.count >= 2 {
        gtk_snapshot_append_conic_gradient(
          snapshot, &rect, &center, Float(gradient.start.degrees), stops, UInt(stops.count))
      } else {
        fill(&rect, with: stops.last, to: snapshot)
      }
    case .hatch: break
    }
    if isClipped { gtk_snapshot_pop(snapshot) }
  }

  /// A gradient without length is its last colour.
  private func fill(
    _ rect: inout graphene_rect_t, with stop: GskColorStop?, to snapshot: OpaquePointer
  ) {
    guard var color = stop?.color else { return }
    gtk_snapshot_append_color(snapshot, &color, &rect)
  }

  private func border(
    _ outline: Outline, _ color: Color, width: Double, to snapshot: OpaquePointer
  ) {
    let outer = outline.bounds.inset(by: -width / 2)
    guard outer.width > 0, outer.height > 0, width > 0 else { return }
    var rounded = GskRoundedRect(outer, outline.corners.grown(by: width / 2))
    let widths = [Float](repeating: Float(width), count: 4)
    let colors = [GdkRGBA](repeating: GdkRGBA(color), count: 4)
    gtk_snapshot_append_border(snapshot, &rounded, widths, colors)
  }

  private func draw(_ shape: TextShape, to snapshot: OpaquePointer) {
    guard !shape.string.isEmpty else { return }
    let (layout, origin) = text.placed(shape)
    if let halo = shape.halo { draw(halo, of: layout, at: origin, to: snapshot) }
    gtk_snapshot_save(snapshot)
    var point = graphene_point_t(origin)
    gtk_snapshot_translate(snapshot, &point)
    var rgba = GdkRGBA(shape.color)
    gtk_snapshot_append_layout(snapshot, layout, &rgba)
    gtk_snapshot_restore(snapshot)
  }

  private func draw(
    _ halo: TextShape.Halo, of layout: OpaquePointer, at origin: Point, to snapshot: OpaquePointer
  ) {
    var logical = PangoRectangle()
    pango_layout_get_pixel_extents(layout, nil, &logical)
    let box = Rect(
      x: origin.x + Double(logical.x), y: origin.y + Double(logical.y),
      width: Double(logical.width), height: Double(logical.height))
    var bounds = graphene_rect_t(box.inset(by: -halo.width - 1))
    guard let context = gtk_snapshot_append_cairo(snapshot, &bounds) else { return }
    cairo_move_to(context, origin.x, origin.y)
    pango_cairo_layout_path(context, layout)
    context.setSource(halo.color)
    cairo_set_line_width(context, 2 * halo.width)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    cairo_stroke(context)
    cairo_destroy(context)
  }

  private func draw(_ picture: PictureShape, to snapshot: OpaquePointer) {
    let side = picture.renderedSide ?? max(picture.rect.width, picture.rect.height)
    guard side > 0, picture.rect.width > 0, picture.rect.height > 0,
      let texture = icons.texture(picture.name, pixels: Int((side * scale).rounded(.up)))
    else { return }
    var rect = graphene_rect_t(picture.rect)
    gtk_snapshot_append_texture(snapshot, texture, &rect)
  }

  private func draw(_ group: Shape.Group, to snapshot: OpaquePointer) {
    guard group.opacity > 0, !group.shapes.isEmpty else { return }
    gtk_snapshot_save(snapshot)
    if let transform = group.transform {
      let step = transform.makeGskTransform()
      gtk_snapshot_transform(snapshot, step)
      gsk_transform_unref(step)
    }
    var pushes = 0
    if group.opacity < 1 {
      gtk_snapshot_push_opacity(snapshot, group.opacity)
      pushes += 1
    }
    if group.saturation != 1 {
      Saturation.push(group.saturation, to: snapshot)
      pushes += 1
    }
    if let clip = group.clip {
      // An empty clip must hide everything; GSK takes an empty rectangle for no clip at all.
      let bounds = clip.bounds
      if bounds.width > 0, bounds.height > 0 {
        if !pushClip(clip, to: snapshot) {
          var rect = graphene_rect_t(bounds)
          gtk_snapshot_push_clip(snapshot, &rect)
        }
        pushes += 1
        draw(group.shapes, to: snapshot)
      }
    } else {
      draw(group.shapes, to: snapshot)
    }
    for _ in 0..<pushes { gtk_snapshot_pop(snapshot) }
    gtk_snapshot_restore(snapshot)
  }

  /// Pushes a clip for a rounded outline; a path is clipped to its bounds.
  private func pushClip(_ outline: Outline, to snapshot: OpaquePointer) -> Bool {
    let corners = outline.corners
    guard !corners.isZero else { return false }
    var rounded = GskRoundedRect(outline.bounds, corners)
    gtk_snapshot_push_rounded_clip(snapshot, &rounded)
    return true
  }

  // MARK: - Cairo

  private func drawVectors(_ shapes: [Shape], to snapshot: OpaquePointer) {
    let areas = shapes.map(\.inkBounds).filter { $0.width > 0 && $0.height > 0 }
    guard let first = areas.first else { return }
    let area = areas.dropFirst().reduce(first) { $0.union($1) }
    var bounds = graphene_rect_t(area)
    guard let context = gtk_snapshot_append_cairo(snapshot, &bounds) else { return }
    for shape in shapes {
      cairo_save(context)
      drawVector(shape, with: context)
      cairo_restore(context)
    }
    cairo_destroy(context)
  }

  private func drawVector(_ shape: Shape, with context: OpaquePointer) {
    switch shape {
    case .fill(let outline, let paint):
      context.append(outline)
      fillPath(with: context, paint, bounds: outline.bounds)
    case .stroke(let outline, let paint, let stroke):
      context.append(outline)
      context.setStroke(stroke)
      context.setSource(paint, bounds: outline.bounds)
      cairo_stroke(context)
    case .icon(let icon):
      let factor = icon.size / IconSet.grid
      cairo_translate(context, icon.center.x, icon.center.y)
      cairo_rotate(context, icon.rotation.radians)
      cairo_scale(context, factor, factor)
      cairo_translate(context, -IconSet.grid / 2, -IconSet.grid / 2)
      context.append(.path(icons.outline(icon.name)))
      context.setSource(icon.color)
      // The drawings have holes that run against their outline.
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
      cairo_fill(context)
    case .shadow(let rect, let corners, let shadow):
      draw(shadow, of: rect, corners, with: context)
    case .text, .picture, .group: break
    }
  }

  private func fillPath(with context: OpaquePointer, _ paint: Paint, bounds: Rect) {
    guard case .hatch(let hatch) = paint else {
      context.setSource(paint, bounds: bounds)
      cairo_fill(context)
      return
    }
    cairo_clip(context)
    context.setSource(hatch.ground)
    cairo_paint(context)
    context.setSource(hatch.line)
    cairo_set_line_width(context, hatch.lineWidth)
    // Lines hang from absolute coordinates, so that they stand still while the outline grows.
    let first = ((bounds.minX) / hatch.pitch).rounded(.down) * hatch.pitch
    var x = first
    while x - bounds.height <= bounds.maxX {
      cairo_move_to(context, x - bounds.height - 1, bounds.maxY + 1)
      cairo_line_to(context, x + 1, bounds.minY - 1)
      x += hatch.pitch
    }
    cairo_stroke(context)
  }

  private func draw(
    _ shadow: Shadow, of rect: Rect, _ corners: Corners, with context: OpaquePointer
  ) {
    guard rect.width > 0, rect.height > 0, shadow.color.opacity > 0 else { return }
    let moved = Rect(
      x: rect.minX, y: rect.minY + shadow.offsetY, width: rect.width, height: rect.height)
    context.setSource(shadow.color)
    guard shadow.blur > 0 else {
      context.append(.rounded(moved, corners))
      cairo_fill(context)
      return
    }
    let key = ShadowMask.key(
      size: rect.size, radius: corners.topLeft, blur: shadow.blur, scale: scale)
    if masks[key] == nil {
      if masks.count >= 64 { masks = [:] }
      masks[key] = ShadowSurface(ShadowMask(key))
    }
    masks[key]?.paint(under: moved, with: context)
  }
}
