import CGtk
import MotionCore

/// The drawings of one folder: symbolic icons as outlines, pictures as textures, each read once.
///
/// GTK 4.8 cannot draw a mask in a colour of our choice, so a symbolic icon is filled as a path.
final class IconSet {
  /// The grid of symbolic icons.
  static let grid = 24.0

  private struct PictureKey: Hashable {
    var name: String
    var pixels: Int
  }

  /// Textures kept at most; beyond it all go.
  private static let capacity = 64

  private let directories: [String]
  private var outlines: [String: Path] = [:]
  private var textures: [PictureKey: OpaquePointer] = [:]

  /// Looks for `NAME-symbolic.svg` and `NAME.svg` in the directories, in order.
  init(directories: [String]) {
    self.directories = directories
  }

  isolated deinit {
    for texture in textures.values { g_object_unref(UnsafeMutableRawPointer(texture)) }
  }

  /// The icon's outline on the 24 × 24 grid; empty when there is no such icon.
  func outline(_ name: String) -> Path {
    if let known = outlines[name] { return known }
    let read = directories.lazy.compactMap { Self.text(of: "\($0)/\(name)-symbolic.svg") }.first
    let path = read.flatMap { try? Self.path(ofSymbol: $0) } ?? Path()
    outlines[name] = path
    return path
  }

  /// The picture as a texture of `pixels` on its longer side, owned by the set; nil when there is
  /// no such picture, or nothing here can read SVG.
  func texture(_ name: String, pixels: Int) -> OpaquePointer? {
    let key = PictureKey(name: name, pixels: max(1, pixels))
    if let known = textures[key] { return known }
    for directory in directories {
      guard
        let pixbuf = gdk_pixbuf_new_from_file_at_scale(
          "\(directory)/\(name).svg", Int32(key.pixels), Int32(key.pixels), 1, nil)
      else { continue }
      defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
      guard let texture = gdk_texture_new_for_pixbuf(pixbuf) else { continue }
      if textures.count >= Self.capacity {
        for texture in textures.values { g_object_unref(UnsafeMutableRawPointer(texture)) }
        textures = [:]
      }
      textures[key] = texture
      return texture
    }
    return nil
  }

  /// All paths of a symbolic drawing as one; such drawings have no transforms.
  nonisolated static func path(ofSymbol svg: String) throws(PathDataError) -> Path {
    var path = Path()
    for part in svg.split(separator: " d=\"", omittingEmptySubsequences: false).dropFirst() {
      path.addPath(try Path(data: String(part.prefix { $0 != "\"" })))
    }
    return path
  }

  private static func text(of file: String) -> String? {
    var contents: UnsafeMutablePointer<CChar>?
    guard g_file_get_contents(file, &contents, nil, nil) != 0, let contents else { return nil }
    defer { g_free(contents) }
    return String(cString: contents)
  }
}
