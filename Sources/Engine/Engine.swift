import Commands
package import Core
package import Foundation
package import Logging
package import ServiceLifecycle
package import Store

/// Everything that lives, wired together, in the order in which it starts; it stops in the reverse.
package struct Engine: Sendable {
    package struct Parts {
        package var store: PeopleStore
        package var files: FileStore
        package var messengers: [any Messenger]
        package var defaults: Settings
        package var rates: SendLimits.Rates
        /// What one person may send in a minute; 0 is no limit.
        package var updatesPerMinute: Double
        /// Bytes of files that one person, or a group, may keep.
        package var storagePerPerson: Int
        /// Where the running piece is noted; nil notes nothing.
        package var crashNotePath: String?
        package var clock: WallClock
        package var waits: any Waits
        package var random: RandomSource
        /// Others who are asked for people.
        package var helpers: OutsideHelpers
        /// Gives a picture's bytes; what takes long of it runs beside the threads that all share.
        package var draw: @Sendable (Picture) async throws -> Data

        package init(
            store: PeopleStore, files: FileStore, messengers: [any Messenger], defaults: Settings,
            rates: SendLimits.Rates, updatesPerMinute: Double = 0, storagePerPerson: Int = .max,
            crashNotePath: String?, clock: WallClock, waits: any Waits, random: RandomSource,
            helpers: OutsideHelpers = OutsideHelpers(),
            draw: @escaping @Sendable (Picture) async throws -> Data = { _ in throw NobodyDraws() }
        ) {
            self.store = store
            self.files = files
            self.messengers = messengers
            self.defaults = defaults
            self.rates = rates
            self.updatesPerMinute = updatesPerMinute
            self.storagePerPerson = storagePerPerson
            self.crashNotePath = crashNotePath
            self.clock = clock
            self.waits = waits
            self.random = random
            self.helpers = helpers
            self.draw = draw
        }
    }

    /// A server that was given nobody who draws.
    package struct NobodyDraws: Error {}

    package let services: [any Service]
    /// What has happened since the start.
    package let meters = Meters()
    private let writer: Writer
    private let door: WriterDoor
    private let clockwork: Clockwork

    package init(_ parts: Parts, logger: Logger) {
        let messengers = Dictionary(parts.messengers.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let conversation = Conversation(
            defaults: parts.defaults, random: parts.random,
            gate: FloodGate(FloodRule(perMinute: parts.updatesPerMinute)))
        let door = WriterDoor()
        let alarm = Alarm(), tidying = Alarm()
        let desk = DrawingDesk(waits: parts.waits, draw: parts.draw)
        let courier = Courier(
            door: door, store: parts.store, files: parts.files, desk: desk, messengers: messengers,
            conversation: conversation, rates: parts.rates, clock: parts.clock, waits: parts.waits,
            random: parts.random, meters: meters,
            logger: logger)
        let jobs = JobRunner(
            door: door, store: parts.store, files: parts.files, messengers: messengers, helpers: parts.helpers,
            storagePerPerson: parts.storagePerPerson, conversation: conversation, clock: parts.clock,
            waits: parts.waits, random: parts.random, logger: logger)
        let writer = Writer(
            door: door, store: parts.store, messengers: messengers, conversation: conversation, courier: courier,
            jobs: jobs, alarm: alarm, tidying: tidying,
            guardian: CrashGuard(path: parts.crashNotePath), meters: meters, clock: parts.clock, waits: parts.waits,
            random: parts.random, logger: logger)
        let clockwork = Clockwork(
            store: parts.store, door: door, alarm: alarm, clock: parts.clock, waits: parts.waits)
        let pollers = parts.messengers.map { [meters] in
            Poller(
                messenger: $0, menu: CommandCatalog.menu, store: parts.store, door: door, waits: parts.waits,
                random: parts.random, clock: parts.clock, meters: meters, logger: logger)
        }
        self.writer = writer
        self.door = door
        self.clockwork = clockwork
        let housekeeping = Housekeeping(
            store: parts.store, files: parts.files, door: door, alarm: tidying, clock: parts.clock, waits: parts.waits,
            logger: logger)
        services = [writer, desk, courier, jobs, clockwork, housekeeping] + pollers
    }

    /// True when nothing more happens until something comes from outside.
    package func isAtRest() async throws -> Bool { try await writer.isAtRest() }

    /// False when only files, the messenger's limits or a moment are waited for.
    package var isWorking: Bool { writer.isWorking }

    /// When the next timer comes due, or a job that is held back may go; nil where none waits.
    package func nextTimerMoment() async throws -> Date? { try await clockwork.nextMoment() }

    /// The wall clock was moved: timers may be due now.
    package func clockMoved() {
        clockwork.poke()
        door.wake()
    }
}
