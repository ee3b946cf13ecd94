import Core
import Foundation
import Synchronization

/// Remembers in a small file which piece was running, so that one that kills the process is found.
///
/// The file is there while the process lives and is removed at a clean end.
final class CrashGuard: Sendable {
    /// What the last end left.
    struct Leftovers: Codable, Sendable, Equatable {
        var isClean = true
        /// The piece that was written last, and how many deaths running it was that one.
        var piece: String?
        var deaths = 0

        static let deathsAllowed = 3

        func isPoison(_ name: String) -> Bool {
            piece == name && deaths >= Self.deathsAllowed || piece == Self.farewell(to: name)
        }

        /// Which one of a kind the piece is that was written last, set aside or not; nil for one of another kind.
        func number(of kind: String) -> Int64? {
            guard let words = piece?.split(separator: " "), let last = words.last else { return nil }
            return words.dropLast().last.flatMap { $0 == kind ? Int64(last) : nil }
        }

        /// Whether the sender may hear of it: not where finding them is what the process dies of.
        func allowsFarewell(to name: String) -> Bool {
            piece != Self.farewell(to: name) || deaths < Self.deathsAllowed
        }

        /// What a poisonous piece is called while it is set aside.
        static func farewell(to name: String) -> String { "farewell to " + name }

        /// What a start finds when the process before ended like that.
        func afterDeath(of running: String?) -> Leftovers {
            guard let running else { return Leftovers(isClean: false) }
            return Leftovers(isClean: false, piece: running, deaths: running == piece ? deaths + 1 : 1)
        }
    }

    /// The note could not be written, for whatever reason: nothing is run that it would not name.
    struct NotWritten: Error {
        let reason: any Error
    }

    private struct Kept: Codable {
        var leftovers: Leftovers
        var running: String?
    }

    private let path: String?
    private let leftovers = Mutex(Leftovers())

    /// Without a path nothing is remembered.
    init(path: String?) { self.path = path }

    /// Called at start; from here on the file stands for an unclean end.
    func begin() throws -> Leftovers {
        let found = read().map { $0.leftovers.afterDeath(of: $0.running) } ?? Leftovers()
        leftovers.withLock { $0 = found }
        try write(Kept(leftovers: found, running: nil))
        KillPoint.guardBegun.pass()
        return found
    }

    /// On disk before the piece runs; nil when no piece is under suspicion any more.
    func willRun(_ name: String?) throws {
        try write(Kept(leftovers: leftovers.withLock { $0 }, running: name))
        if name != nil { KillPoint.guardWritten.pass() }
    }

    func endCleanly() throws {
        guard let path else { return }
        try FileManager.default.removeItem(atPath: path)
        KillPoint.guardRemoved.pass()
    }

    private func read() -> Kept? {
        guard let path, let data = FileManager.default.contents(atPath: path) else { return nil }
        return (try? JSONDecoder().decode(Kept.self, from: data)) ?? Kept(leftovers: Leftovers(), running: nil)
    }

    private func write(_ kept: Kept) throws {
        guard let path else { return }
        do {
            try JSONEncoder().encode(kept).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw NotWritten(reason: error)
        }
    }
}
