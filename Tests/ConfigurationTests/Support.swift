import Foundation

@testable import App

/// The repository's root.
let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

/// A folder of its own for a test, gone afterwards.
func inFolder(_ files: [String: String] = [:], _ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "configuration-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
        try Data(text.utf8).write(to: folder.appending(path: name))
    }
    try body(folder.path)
}

/// Loads from a file's text and an environment, with no other file near.
func load(_ json: String = "{}", _ environment: [String: String] = [:]) throws -> ServerConfiguration {
    try ServerConfiguration(
        document: SettingFiles.parse(Data(json.utf8), name: "config.json"), environment: environment,
        files: SettingFiles(directory: "/nonexistent"))
}

/// The line that a start ends with, or nil when it goes on.
func complaint(_ body: () throws -> ServerConfiguration) -> String? {
    do {
        _ = try body()
        return nil
    } catch {
        return String(describing: error)
    }
}
