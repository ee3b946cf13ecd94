import Core
import Foundation
import Synchronization

/// A wall clock that stands still until it is set.
final class StandingClock: Sendable {
    private let moment: Mutex<Date>

    init(_ moment: Date) { self.moment = Mutex(moment) }

    var now: Date { moment.withLock { $0 } }
    var wallClock: WallClock { WallClock { self.now } }

    func set(_ date: Date) { moment.withLock { $0 = date } }
}
