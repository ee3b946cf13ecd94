import Core
import CArchive
import Foundation

/// An archive in memory, gone through from its beginning (libarchive).
final class Archive {
    /// How something is packed.
    enum Kind {
        case zip, gzip

        /// nil for what is not packed.
        init?(_ data: Data) {
            switch Array(data.prefix(4)) {
            case [0x50, 0x4B, 0x03, 0x04], [0x50, 0x4B, 0x05, 0x06]: self = .zip
            case let start where start.starts(with: [0x1F, 0x8B]): self = .gzip
            default: return nil
            }
        }
    }

    /// A file within.
    struct Entry {
        let name: String
        /// Bytes that it says to have, unpacked; nil where it does not say.
        let size: Int?
        let isFile: Bool
        let isLocked: Bool
    }

    /// A copy that stays where it is while the archive is read.
    private let bytes: UnsafeMutableRawBufferPointer
    private let handle: OpaquePointer

    init(_ kind: Kind, _ data: Data) throws(FileProblem) {
        guard let handle = archive_read_new() else { throw .tooLarge }
        self.handle = handle
        bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: data.count, alignment: 1)
        bytes.copyBytes(from: data)
        switch kind {
        case .zip: archive_read_support_format_zip(handle)
        case .gzip:
            archive_read_support_filter_gzip(handle)
            archive_read_support_format_raw(handle)
        }
        guard archive_read_open_memory(handle, bytes.baseAddress, bytes.count) == ARCHIVE_OK else {
            throw .broken(line: nil)
        }
    }

    deinit {
        archive_read_free(handle)
        bytes.deallocate()
    }

    /// The next file; nil at the end.
    func next() throws(FileProblem) -> Entry? {
        var entry: OpaquePointer?
        let result = archive_read_next_header(handle, &entry)
        if result == ARCHIVE_EOF { return nil }
        guard result == ARCHIVE_OK || result == ARCHIVE_WARN, let entry else { throw .broken(line: nil) }
        let name = archive_entry_pathname_utf8(entry) ?? archive_entry_pathname(entry)
        return Entry(
            name: name.map { String(cString: $0) } ?? "",
            size: archive_entry_size_is_set(entry) != 0 ? Int(archive_entry_size(entry)) : nil,
            isFile: archive_entry_filetype(entry) != 0o040000, isLocked: archive_entry_is_encrypted(entry) != 0)
    }

    /// The content of the file that came last, piece by piece, so that a piece too many stops it.
    func content(_ each: (Int) throws(FileProblem) -> Void) throws(FileProblem) -> Data {
        var content = Data()
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = archive_read_data(handle, &buffer, buffer.count)
            guard count > 0 else {
                guard count == 0 else { throw .broken(line: nil) }
                return content
            }
            try each(count)
            content.append(contentsOf: buffer[0..<count])
        }
    }
}
