import CArchive
package import Foundation

/// Makes a ZIP in memory, file by file.
package final class ZipFile {
    private let handle: OpaquePointer
    private let sink = Sink()

    /// - Throws: `ZipProblem` where there is no memory.
    package init() throws {
        guard let handle = archive_write_new() else { throw ZipProblem.failed }
        self.handle = handle
        archive_write_set_format_zip(handle)
        let target = Unmanaged.passUnretained(sink).toOpaque()
        let result = archive_write_open(
            handle, target, nil,
            { _, target, bytes, count in
                guard let target, let bytes else { return -1 }
                Unmanaged<Sink>.fromOpaque(target).takeUnretainedValue().data.append(
                    contentsOf: UnsafeRawBufferPointer(start: bytes, count: count))
                return count
            }, nil)
        guard result == ARCHIVE_OK else { throw ZipProblem.failed }
    }

    deinit { archive_write_free(handle) }

    /// The name has its folders before it, with slashes.
    package func add(_ name: String, _ content: Data, date: Date) throws {
        guard let entry = archive_entry_new() else { throw ZipProblem.failed }
        defer { archive_entry_free(entry) }
        archive_entry_set_pathname_utf8(entry, name)
        archive_entry_set_size(entry, Int64(content.count))
        archive_entry_set_filetype(entry, 0o100000)
        archive_entry_set_perm(entry, 0o644)
        archive_entry_set_mtime(entry, time_t(date.timeIntervalSince1970), 0)
        guard archive_write_header(handle, entry) == ARCHIVE_OK else { throw ZipProblem.failed }
        let written = content.withUnsafeBytes { archive_write_data(handle, $0.baseAddress, $0.count) }
        guard written == content.count else { throw ZipProblem.failed }
    }

    /// Ends it and gives all of it.
    package func finished() throws -> Data {
        guard archive_write_close(handle) == ARCHIVE_OK else { throw ZipProblem.failed }
        return sink.data
    }

    private final class Sink {
        var data = Data()
    }
}

/// A ZIP could not be made.
enum ZipProblem: Error { case failed }
