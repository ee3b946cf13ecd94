import Core
import Foundation
import MapData
import Store

extension Doctor {
    /// Bytes below which a disk is nearly full, and below which nothing more can be kept.
    private static let (lowSpace, noSpace) = (500_000_000, 50_000_000)

    func databases(_ configuration: ServerConfiguration, _ running: Running) -> [Finding] {
        let people = path(configuration.database.path)
        let folder = URL(fileURLWithPath: people).deletingLastPathComponent().path
        guard FileManager.default.fileExists(atPath: folder) else {
            return [.bad("database", "the folder \(folder) does not exist; make it, or set database.path")]
        }
        let isWritable = surroundings.isWritable(folder)
        let folderFinding: [Finding] =
            isWritable
            ? []
            : [
                .bad(
                    "database",
                    "nothing can be written to the folder \(folder); give the server's user the right, or mount it writable"
                )
            ]
        let state: [Finding] =
            running.isThere ? [.ok("server", "Wayside runs on these files now\(running.processWords)")] : []
        let files = URL(fileURLWithPath: folder).appendingPathComponent("files.sqlite").path
        return state + folderFinding
            + [("database", people), ("files", files)].map { file($0, at: $1, running) }
            + [space(in: folder), map(path(configuration.database.mapPath))]
    }

    private func file(_ subject: String, at path: String, _ running: Running) -> Finding {
        let name = URL(fileURLWithPath: path).lastPathComponent
        guard FileManager.default.fileExists(atPath: path) else {
            return .ok(subject, "\(name) is not there yet; the first start makes it")
        }
        guard surroundings.isWritable(path) else {
            return .bad(subject, "\(name) is read-only; give the server's user the right to write it")
        }
        switch DatabaseExam.examine(path, knowsSchema: subject == "database") {
        case .fine(let schema, isOld: true):
            return .ok(
                subject, "\(name) is whole; the next start brings it from “\(schema ?? "nothing")” to the newest form")
        case .fine: return .ok(subject, "\(name) is whole")
        case .locked:
            let level: Finding.Level = running.isThere ? .warn : .bad
            return Finding(
                level: level, subject: subject,
                sentence:
                    "\(name) is locked by another program; find it (lsof \(path)) and end it, or wait until it is done")
        case .readOnly:
            return .bad(
                subject, "\(name) cannot be written; give the server's user the right, or mount the disk writable")
        case .full: return .bad(subject, "\(name) cannot grow, the disk is full; free some space")
        case .isNewer:
            return .bad(
                subject, "\(name) was written by a newer Wayside; start that version again, or go back to a backup")
        case .damaged(let reason):
            return .bad(subject, "\(name) is damaged (\(reason)); stop the server and go back to a backup")
        case .unreadable(let reason):
            return .bad(subject, "\(name) cannot be opened (\(reason)); check that database.path names the right file")
        }
    }

    private func space(in folder: String) -> Finding {
        guard let free = surroundings.freeBytes(folder) else {
            return .warn("disk", "how much is free at \(folder) cannot be told")
        }
        let words = "\(free / 1_000_000) MB are free at \(folder)"
        switch free {
        case ..<Self.noSpace: return .bad("disk", "the disk is full, only \(words); free some space")
        case ..<Self.lowSpace: return .warn("disk", "the disk is nearly full, only \(words); free some space")
        default: return .ok("disk", words)
        }
    }

    private func map(_ path: String) -> Finding {
        guard FileManager.default.fileExists(atPath: path) else {
            return .ok("map", "no map is imported; wayside import-map FILE reads an OpenStreetMap extract")
        }
        switch MapExam.examine(path) {
        case .fine(let extracts):
            return .ok("map", "it holds " + extracts.map(Self.words).joined(separator: ", "))
        case .otherVersion:
            return .bad("map", "\(path) was made by another version of Wayside; move it away and import the map again")
        case .damaged(let reason): return .bad("map", "\(path) cannot be read (\(reason)); import the map again")
        }
    }

    /// "monaco of 2023-11-21 (imported 2026-03-14)".
    private static func words(_ extract: MapExtract) -> String {
        let style = Date.ISO8601FormatStyle().year().month().day()
        let data = extract.dataAt.map { " of \($0.formatted(style))" } ?? ""
        return "\(extract.name)\(data) (imported \(extract.importedAt.formatted(style)))"
    }
}

extension Running {
    var processWords: String { note.map { " (process \($0.process))" } ?? "" }
}
