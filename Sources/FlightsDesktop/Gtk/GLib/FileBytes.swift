import CGtk

/// Why a file could not be read.
nonisolated enum FileFailure: Error, Equatable, Sendable {
  case missing
  case noPermission
  case isDirectory
  /// A compressed file that ends too early.
  case truncated
  /// A compressed file whose contents do not fit its check sums.
  case damaged
  /// Anything else, in the system's words.
  case other(String)
}

/// A local file read from beginning to end, decompressed on the way if it is gzip.
///
/// What the file is, its first two bytes say, not its name. Several gzip members one after another
/// read as one file. Blocking; to be used on one thread, not the main one.
nonisolated final class FileBytes {
  /// Bytes as they lie on the disk; 0 where the system does not tell.
  let size: Int
  let isCompressed: Bool
  /// Bytes taken from the disk so far: `position / size` is the progress.
  private(set) var position = 0

  private let stream: UnsafeMutablePointer<GFileInputStream>
  private let decompressor: OpaquePointer?
  /// Bytes from the disk that are not handed out yet: `input[inputStart..<inputEnd]`.
  private var input: [UInt8]
  private var inputStart = 0
  private var inputEnd = 0
  private var isAtEnd = false
  /// A member ended and no other has begun: here a compressed file may end.
  private var isBetweenMembers = false

  private static let chunk = 256 * 1024

  init(path: String) throws(FileFailure) {
    // The local file system without GVfs: no modules loaded, no session bus asked.
    guard let file = g_vfs_get_file_for_path(g_vfs_get_local(), path) else { throw .missing }
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    var error: UnsafeMutablePointer<GError>?
    guard let stream = g_file_read(file, nil, &error) else { throw FileFailure(taking: error) }
    self.stream = stream
    var size = 0
    if let info = g_file_input_stream_query_info(stream, G_FILE_ATTRIBUTE_STANDARD_SIZE, nil, nil) {
      size = Int(g_file_info_get_size(info))
      g_object_unref(UnsafeMutableRawPointer(info))
    }
    self.size = size
    input = [UInt8](repeating: 0, count: FileBytes.chunk)
    let first: Int
    switch FileBytes.take(from: stream, into: &input, at: 0) {
    case .success(let count): first = count
    case .failure(let failure):
      g_object_unref(stream)
      throw failure
    }
    inputEnd = first
    position = first
    isAtEnd = first == 0
    isCompressed = first >= 2 && input[0] == 0x1F && input[1] == 0x8B
    decompressor = isCompressed ? g_zlib_decompressor_new(G_ZLIB_COMPRESSOR_FORMAT_GZIP) : nil
  }

  deinit {
    if let decompressor { g_object_unref(UnsafeMutableRawPointer(decompressor)) }
    g_object_unref(stream)
  }

  /// Reads at least one byte into `buffer[offset...]`; returns how many, 0 only at the end of the file.
  func read(into buffer: inout [UInt8], at offset: Int) throws(FileFailure) -> Int {
    precondition(offset < buffer.count, "no room to read into")
    guard let decompressor else {
      if inputStart < inputEnd { return handOut(into: &buffer, at: offset) }
      try refill(&buffer, at: offset)
      return lastCount
    }
    while true {
      if inputStart == inputEnd && !isAtEnd {
        try refill(&input, at: 0)
        inputStart = 0
        inputEnd = lastCount
      }
      if isBetweenMembers {
        guard inputStart < inputEnd else { return 0 }
        g_converter_reset(decompressor)
        isBetweenMembers = false
      }
      if inputStart == inputEnd && isAtEnd { throw .truncated }
      let written = try decompress(with: decompressor, into: &buffer, at: offset)
      if written > 0 { return written }
    }
  }

  /// One step of the decompressor; 0 if it took input and made nothing of it yet.
  private func decompress(
    with decompressor: OpaquePointer, into buffer: inout [UInt8],
    at offset: Int
  ) throws(FileFailure) -> Int {
    var taken: gsize = 0
    var made: gsize = 0
    var error: UnsafeMutablePointer<GError>?
    let flags = isAtEnd ? G_CONVERTER_INPUT_AT_END : G_CONVERTER_NO_FLAGS
    let result = input.withUnsafeBytes { source in
      buffer.withUnsafeMutableBytes { target in
        g_converter_convert(
          decompressor, source.baseAddress?.advanced(by: inputStart),
          gsize(inputEnd - inputStart), target.baseAddress?.advanced(by: offset),
          gsize(target.count - offset), flags, &taken, &made, &error)
      }
    }
    if result == G_CONVERTER_ERROR {
      // "Needs more input" is how the decompressor answers a piece too small to go on with.
      let failure = FileFailure(taking: error)
      if failure == .truncated && !isAtEnd {
        try keepAndRefill()
        return 0
      }
      throw failure
    }
    inputStart += Int(taken)
    isBetweenMembers = result == G_CONVERTER_FINISHED
    return Int(made)
  }

  /// Moves what is left of the input to the front and reads more behind it.
  private func keepAndRefill() throws(FileFailure) {
    let rest = Array(input[inputStart..<inputEnd])
    input.replaceSubrange(0..<rest.count, with: rest)
    inputStart = 0
    inputEnd = rest.count
    try refill(&input, at: inputEnd)
    inputEnd += lastCount
  }

  private func handOut(into buffer: inout [UInt8], at offset: Int) -> Int {
    let count = min(buffer.count - offset, inputEnd - inputStart)
    buffer.replaceSubrange(offset..<offset + count, with: input[inputStart..<inputStart + count])
    inputStart += count
    return count
  }

  /// How many bytes the last `refill` brought.
  private var lastCount = 0

  private func refill(_ buffer: inout [UInt8], at offset: Int) throws(FileFailure) {
    lastCount = try FileBytes.take(from: stream, into: &buffer, at: offset).get()
    position += lastCount
    if lastCount == 0 { isAtEnd = true }
  }

  private static func take(
    from stream: UnsafeMutablePointer<GFileInputStream>, into buffer: inout [UInt8], at offset: Int
  ) -> Result<Int, FileFailure> {
    var error: UnsafeMutablePointer<GError>?
    let count = buffer.withUnsafeMutableBytes { target in
      stream.withMemoryRebound(to: GInputStream.self, capacity: 1) { input in
        g_input_stream_read(
          input, target.baseAddress?.advanced(by: offset), gsize(target.count - offset), nil, &error
        )
      }
    }
    return count < 0 ? .failure(FileFailure(taking: error)) : .success(Int(count))
  }
}

nonisolated extension FileFailure {
  /// What an error of GIO means; frees it.
  fileprivate init(taking error: UnsafeMutablePointer<GError>?) {
    guard let error else {
      self = .other("unknown reason")
      return
    }
    defer { g_error_free(error) }
    guard error.pointee.domain == g_io_error_quark() else {
      self = .other(String(cString: error.pointee.message))
      return
    }
    switch GIOErrorEnum(rawValue: UInt32(error.pointee.code)) {
    case G_IO_ERROR_NOT_FOUND, G_IO_ERROR_NOT_DIRECTORY: self = .missing
    case G_IO_ERROR_PERMISSION_DENIED: self = .noPermission
    case G_IO_ERROR_IS_DIRECTORY: self = .isDirectory
    case G_IO_ERROR_PARTIAL_INPUT: self = .truncated
    case G_IO_ERROR_INVALID_DATA: self = .damaged
    default: self = .other(String(cString: error.pointee.message))
    }
  }
}
