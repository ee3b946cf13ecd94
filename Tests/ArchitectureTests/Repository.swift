import Foundation

/// The files that the walls are checked in.
enum Repository {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// A file by its path from the root.
    struct File: Sendable {
        let path: String
        let text: String

        /// "Core" for Sources/Core/Time.swift.
        var room: String { String(path.split(separator: "/").dropFirst().first ?? "") }
    }

    static func file(_ path: String) throws -> File {
        File(path: path, text: try String(contentsOf: root.appending(path: path), encoding: .utf8))
    }

    /// The text files under a folder whose names end so, in order; those of a hidden folder are left out.
    static func files(under folder: String, endings: [String]) throws -> [File] {
        let top = root.appending(path: folder)
        let walker = FileManager.default.enumerator(
            at: top, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        let found = (walker?.allObjects as? [URL] ?? []).filter { endings.contains($0.pathExtension) }
        return try found.map { folder + $0.path.dropFirst(top.path.count) }.sorted().map(file)
    }

    /// The folders in a folder.
    static func folders(in folder: String) throws -> [String] {
        let top = root.appending(path: folder)
        let all = try FileManager.default.contentsOfDirectory(at: top, includingPropertiesForKeys: [.isDirectoryKey])
        return all.filter(\.hasDirectoryPath).map(\.lastPathComponent).sorted()
    }

    static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: root.appending(path: path).path)
    }
}
