import CGtk
import MotionCore
import XCTest

@testable import FlightsDesktop

/// Drawings as pictures: on the process's main thread, under any display, with cairo.
///
/// With DRAWING_CHECK naming a directory, each picture is written there, to be looked at.
@MainActor
enum DrawingCheck {
  /// The repository's root, from this file's place in it.
  nonisolated static var root: String {
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4)
      .joined(separator: "/")
  }

  static let painter: Painter? = {
    guard gtk_init_check() != 0 else { return nil }
    return Painter(text: PangoText(), icons: IconSet(directories: ["\(root)/data/icons"]))
  }()

  static func render(_ shapes: [Shape], size: Size, scale: Double = 1) throws -> DrawnPicture {
    let painter = try XCTUnwrap(painter, "there is no display")
    return DrawnPicture(shapes, size: size, scale: scale, painter: painter)
  }

  /// Draws at scale 1 and 2 and, if asked to, keeps the pictures.
  static func check(_ name: String, _ shapes: [Shape], size: Size) throws {
    for scale in [1.0, 2.0] {
      let picture = try render(shapes, size: size, scale: scale)
      guard let directory = getenv("DRAWING_CHECK").map({ String(cString: $0) }) else { continue }
      picture.write(to: "\(directory)/\(name)\(scale == 2 ? "@2" : "").png")
    }
  }
}

/// Runs a synchronous XCTest's body, which is on the main thread already, on the main actor.
nonisolated func onMain(_ body: @MainActor () throws -> Void) rethrows {
  try MainActor.assumeIsolated(body)
}

/// A drawn picture: opaque white beneath, premultiplied pixels.
@MainActor
final class DrawnPicture {
  private let surface: OpaquePointer

  init(_ shapes: [Shape], size: Size, scale: Double, painter: Painter) {
    let (width, height) = (Int32(size.width * scale), Int32(size.height * scale))
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height),
      let context = cairo_create(surface)
    else { preconditionFailure("cairo made no surface") }
    self.surface = surface
    cairo_set_source_rgb(context, 1, 1, 1)
    cairo_paint(context)
    cairo_scale(context, scale, scale)
    painter.scale = scale
    if let node = painter.node(shapes) {
      gsk_render_node_draw(node, context)
      gsk_render_node_unref(node)
    }
    cairo_destroy(context)
    cairo_surface_flush(surface)
  }

  isolated deinit {
    cairo_surface_destroy(surface)
  }

  /// `#RRGGBB` of one pixel.
  func pixel(_ x: Int, _ y: Int) -> String {
    guard let bytes = cairo_image_surface_get_data(surface) else { return "" }
    let place = y * Int(cairo_image_surface_get_stride(surface)) + x * 4
    return Color(
      red: Double(bytes[place + 2]) / 255, green: Double(bytes[place + 1]) / 255,
      blue: Double(bytes[place]) / 255
    ).hex
  }

  func write(to file: String) {
    cairo_surface_write_to_png(surface, file)
  }
}
