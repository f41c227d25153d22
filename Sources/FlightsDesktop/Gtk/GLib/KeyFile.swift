import CGtk
import Glibc

/// A text file of groups, keys and values: GLib's GKeyFile, with comments and foreign keys kept.
///
/// All values are texts here; what they mean is the caller's business.
nonisolated final class KeyFile {
  enum Failure: Error, Equatable {
    /// The file is there and cannot be read, or cannot be written; GLib's words.
    case inaccessible(String)
    /// The text is no key file; GLib's words.
    case malformed(String)
  }

  private let pointer: OpaquePointer

  init() { pointer = g_key_file_new() }

  deinit { g_key_file_unref(pointer) }

  /// Reads a key file's text.
  convenience init(text: String) throws(Failure) {
    self.init()
    var error: UnsafeMutablePointer<GError>?
    let flags = GKeyFileFlags(G_KEY_FILE_KEEP_COMMENTS.rawValue)
    guard g_key_file_load_from_data(pointer, text, gsize(text.utf8.count), flags, &error) != 0
    else {
      throw .malformed(message(error))
    }
  }

  /// Reads a file; nil when there is none.
  static func load(_ path: String) throws(Failure) -> KeyFile? {
    var contents: UnsafeMutablePointer<CChar>?
    var length: gsize = 0
    var error: UnsafeMutablePointer<GError>?
    guard g_file_get_contents(path, &contents, &length, &error) != 0, let contents else {
      let isMissing = error?.pointee.code == Int32(bitPattern: G_FILE_ERROR_NOENT.rawValue)
      let words = message(error)
      if isMissing { return nil }
      throw .inaccessible(words)
    }
    defer { g_free(contents) }
    return try KeyFile(text: String(cString: contents))
  }

  /// Replaces a file, and makes its directory: a reader sees the old or the new text, never half.
  func save(_ path: String) throws(Failure) {
    let directory = g_path_get_dirname(path)
    defer { g_free(directory) }
    g_mkdir_with_parents(directory, 0o700)
    var error: UnsafeMutablePointer<GError>?
    let text = self.text
    let isWritten = g_file_set_contents_full(
      path, text, gssize(text.utf8.count), G_FILE_SET_CONTENTS_CONSISTENT, 0o600, &error)
    guard isWritten != 0 else { throw .inaccessible(message(error)) }
  }

  /// The file's text.
  var text: String {
    guard let text = g_key_file_to_data(pointer, nil, nil) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  /// The value of a key; setting nil removes the key. A value that is no UTF-8 counts as missing.
  subscript(group: String, key: String) -> String? {
    get {
      guard let value = g_key_file_get_string(pointer, group, key, nil) else { return nil }
      defer { g_free(value) }
      return String(cString: value)
    }
    set {
      if let newValue {
        g_key_file_set_string(pointer, group, key, newValue)
      } else {
        g_key_file_remove_key(pointer, group, key, nil)
      }
    }
  }

  /// The value of a key as a list; nil when there is no such key.
  func list(_ group: String, _ key: String) -> [String]? {
    var count: gsize = 0
    guard let values = g_key_file_get_string_list(pointer, group, key, &count, nil) else {
      return nil
    }
    defer { g_strfreev(values) }
    return (0..<Int(count)).compactMap { index in values[index].map { String(cString: $0) } }
  }

  func setList(_ group: String, _ key: String, to values: [String]) {
    let copies = values.map { g_strdup($0) }
    defer { for copy in copies { g_free(copy) } }
    let constants = copies.map { UnsafePointer($0) }
    g_key_file_set_string_list(pointer, group, key, constants, gsize(values.count))
  }
}

/// The words of an error, which is freed.
private nonisolated func message(_ error: UnsafeMutablePointer<GError>?) -> String {
  guard let error else { return "unknown error" }
  defer { g_error_free(error) }
  return String(cString: error.pointee.message)
}

nonisolated extension KeyFile {
  /// The user's directory for settings (`XDG_CONFIG_HOME`); GLib asks the environment only once.
  static var userDirectory: String { String(cString: g_get_user_config_dir()) }

  /// Renames a file, over an older one of the new name.
  static func rename(_ path: String, to other: String) -> Bool { Glibc.rename(path, other) == 0 }
}
