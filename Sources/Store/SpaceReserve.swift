import Foundation
import Synchronization

/// Room on the disk that is kept for bad days: given back when the disk is full, so that deleting, Undo and replies
/// still work until there is room again.
package final class SpaceReserve: Sendable {
    /// How the room is kept.
    package struct Keeper: Sendable {
        let isThere: @Sendable () -> Bool
        /// False where there is too little room for it.
        let make: @Sendable () -> Bool
        let release: @Sendable () -> Void

        package init(
            isThere: @escaping @Sendable () -> Bool, make: @escaping @Sendable () -> Bool,
            release: @escaping @Sendable () -> Void
        ) {
            self.isThere = isThere
            self.make = make
            self.release = release
        }
    }

    private let keeper: Keeper
    private let isSpentNow: Mutex<Bool>

    /// Makes the reserve where it is not there yet.
    package init(_ keeper: Keeper) {
        self.keeper = keeper
        isSpentNow = Mutex(!keeper.isThere() && !keeper.make())
    }

    /// The disk is full, or was when last looked at: what adds to it is refused.
    var isSpent: Bool { isSpentNow.withLock { $0 } }

    /// The disk is full: gives the room back.
    func spend() {
        isSpentNow.withLock { isSpent in
            if !isSpent { keeper.release() }
            isSpent = true
        }
    }

    /// Keeps the room again as soon as there is enough.
    func restore() {
        isSpentNow.withLock { isSpent in
            if isSpent { isSpent = !keeper.make() }
        }
    }
}

extension SpaceReserve {
    /// Bytes; a deletion or an Undo with its reply takes a few thousand of them.
    private static let size = 8 << 20

    /// A file of 8 MiB; it is made where as much again stays free.
    package static func file(_ path: String) -> SpaceReserve {
        let url = URL(fileURLWithPath: path)
        return SpaceReserve(
            Keeper(
                isThere: { (try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize) == size },
                make: { hasRoom(at: url) && fill(url) },
                release: { try? FileManager.default.removeItem(at: url) }))
    }

    private static func hasRoom(at url: URL) -> Bool {
        let folder = url.deletingLastPathComponent().path
        let attributes = try? FileManager.default.attributesOfFileSystem(forPath: folder)
        return (attributes?[.systemFreeSize] as? NSNumber).map { $0.intValue >= 2 * size } ?? false
    }

    /// Real bytes, since a file with holes takes no room.
    private static func fill(_ url: URL) -> Bool {
        do {
            try Data(repeating: 0x57, count: size).write(to: url)
            return true
        } catch {
            try? FileManager.default.removeItem(at: url)
            return false
        }
    }
}
