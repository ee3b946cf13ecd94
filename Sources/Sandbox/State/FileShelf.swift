import Foundation

/// The bytes of files: in a folder, or in memory where there is none.
struct FileShelf: Sendable {
    private let folder: URL?
    private var memory: [String: Data] = [:]

    init(folder: URL?) { self.folder = folder }

    /// What cannot be written stays in memory, so that it can at least be seen now.
    mutating func put(_ files: [String: Data]) {
        for (id, bytes) in files where !write(bytes, id) { memory[id] = bytes }
    }

    /// Ids are made here and contain no slash.
    func bytes(_ id: String) -> Data? {
        memory[id] ?? folder.flatMap { try? Data(contentsOf: $0.appendingPathComponent(id)) }
    }

    private func write(_ bytes: Data, _ id: String) -> Bool {
        guard let folder else { return false }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try bytes.write(to: folder.appendingPathComponent(id), options: .atomic)
            return true
        } catch {
            return false
        }
    }
}
