import Foundation
import Logging

/// A people's file with nobody in it, made once in a process: a copy opens in a fraction of the time that all migrations
/// take one after the other.
package enum BlankFile {
    private static let bytes = Result { try make() }

    /// Puts one where no file is yet; whoever opens it then finds nothing to bring to a newer version.
    /// - Throws: what keeps the first one from being made, or this one from being written.
    package static func copy(to path: String) throws { try bytes.get().write(to: URL(fileURLWithPath: path)) }

    private static func make() throws -> Data {
        let folder = FileManager.default.temporaryDirectory.appending(path: "wayside-blank-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "people.sqlite").path
        try PeopleStore(path: path, logger: Logger(label: "blank")).close()
        return try Data(contentsOf: URL(fileURLWithPath: path))
    }
}
