import Foundation
import Synchronization

/// A file beside the database that a running server holds: two on the same files would send everything twice.
///
/// The lock ends with the process, however it dies; what stands in the file says how to ask the one that runs.
final class ServerLock: Sendable {
    /// What the running server tells about itself.
    struct Note: Codable, Sendable, Equatable {
        var process: Int32
        /// "http://127.0.0.1:8080"; nil until it listens.
        var web: String?
        /// nil where a real messenger is used, or it does not listen yet.
        var sandboxPort: Int?
    }

    /// Another server holds the files.
    struct Held: Error {
        /// nil where it tells nothing.
        let note: Note?
    }

    private let descriptor: Mutex<Int32?>
    private let note: Mutex<Note>

    static func path(beside database: String) -> String { database + "-server" }

    /// - Throws: `Held`; a `CocoaError` where the file cannot be made.
    init(beside database: String) throws {
        let path = Self.path(beside: database)
        let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: path]) }
        guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
            close(file)
            throw Held(note: Self.read(path))
        }
        descriptor = Mutex(file)
        note = Mutex(Note(process: getpid()))
        change { _ in }
    }

    deinit { release() }

    /// Changes what the file says.
    func change(_ change: (inout Note) -> Void) {
        let text = note.withLock { note in
            change(&note)
            return try? JSONEncoder().encode(note)
        }
        guard let text else { return }
        descriptor.withLock { file in
            guard let file, ftruncate(file, 0) == 0 else { return }
            _ = text.withUnsafeBytes { pwrite(file, $0.baseAddress, $0.count, 0) }
        }
    }

    func release() {
        descriptor.withLock { file in
            if let file { close(file) }
            file = nil
        }
    }

    /// The note of a server that runs on these files now; nil where none does.
    static func holder(beside database: String) -> Held? {
        let path = path(beside: database)
        let file = open(path, O_RDWR | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        guard flock(file, LOCK_EX | LOCK_NB) != 0 else { return nil }
        return Held(note: read(path))
    }

    private static func read(_ path: String) -> Note? {
        FileManager.default.contents(atPath: path).flatMap { try? JSONDecoder().decode(Note.self, from: $0) }
    }
}
