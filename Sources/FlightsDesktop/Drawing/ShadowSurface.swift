import CGtk
import MotionCore

/// A shadow mask as a cairo surface, which it owns.
final class ShadowSurface {
  private let mask: ShadowMask
  private let surface: OpaquePointer?

  init(_ mask: ShadowMask) {
    self.mask = mask
    surface = cairo_image_surface_create(
      CAIRO_FORMAT_A8, Int32(mask.pixelWidth), Int32(mask.pixelHeight))
    cairo_surface_flush(surface)
    guard let bytes = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    for row in 0..<mask.pixelHeight {
      for column in 0..<mask.pixelWidth {
        bytes[row * stride + column] = mask.alpha[row * mask.pixelWidth + column]
      }
    }
    cairo_surface_mark_dirty(surface)
  }

  isolated deinit {
    cairo_surface_destroy(surface)
  }

  /// Paints the context's colour through the mask: corners as they are, the rest stretched.
  func paint(under rect: Rect, with context: OpaquePointer) {
    let columns = pieces(from: rect.minX, length: rect.width, masked: mask.key.width)
    let rows = pieces(from: rect.minY, length: rect.height, masked: mask.key.height)
    guard let pattern = cairo_pattern_create_for_surface(surface) else { return }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    // Neighbouring pieces share an edge; without antialiasing a pixel belongs to just one of them.
    cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE)
    for row in rows {
      for column in columns {
        var matrix = cairo_matrix_t()
        cairo_matrix_init(
          &matrix, column.scale * mask.key.resolution, 0, 0, row.scale * mask.key.resolution,
          column.shift * mask.key.resolution, row.shift * mask.key.resolution)
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_save(context)
        cairo_rectangle(context, column.start, row.start, column.length, row.length)
        cairo_clip(context)
        cairo_mask(context, pattern)
        cairo_restore(context)
      }
    }
    cairo_pattern_destroy(pattern)
  }

  /// A piece along one axis: `position · scale + shift` is its place in the mask, in points.
  private struct Piece {
    var start: Double
    var length: Double
    var scale: Double
    var shift: Double
  }

  private func pieces(from start: Double, length: Double, masked: Double) -> [Piece] {
    let (margin, half) = (mask.margin, masked / 2)
    let lead = Piece(
      start: start - margin, length: margin + half, scale: 1, shift: margin - start)
    let trailStart = start + length - half
    let trail = Piece(
      start: trailStart, length: half + margin, scale: 1, shift: margin + half - trailStart)
    guard length > masked else { return [lead, trail] }
    // The flat middle shows half a pixel of the mask (cairo takes no scale of 0).
    let shown = 0.5 / mask.key.resolution
    let scale = shown / (length - masked)
    let middle = Piece(
      start: start + half, length: length - masked, scale: scale,
      shift: margin + half - shown / 2 - (start + half) * scale)
    return [lead, middle, trail]
  }
}
