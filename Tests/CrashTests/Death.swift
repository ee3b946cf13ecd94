import Core
import Sandbox

/// How one life of the server ends.
enum Death: Sendable, CustomStringConvertible {
    /// At the so-manieth pass of a named step.
    case at(KillPoint, hit: Int = 1)
    /// While the messenger does a request of that method.
    case asking(String)
    /// So many seconds after the start.
    case after(Double)
    /// Told to stop, then at a named step.
    case stopping(KillPoint)

    var description: String {
        switch self {
        case .at(let point, let hit): "\(point) \(hit)"
        case .asking(let method): "asking \(method)"
        case .after(let seconds): "after \(seconds) s"
        case .stopping(let point): "stopping, \(point)"
        }
    }

    var variables: [String: String] {
        switch self {
        case .at(let point, let hit): ["KILL_AT": "\(point):\(hit)"]
        case .stopping(let point): ["KILL_AT": "\(point):1"]
        case .asking, .after: [:]
        }
    }
}

extension Death {
    /// Every named step, each behind a death that leaves work for it where it needs some. A poisonous update has a test
    /// of its own.
    ///
    /// A piece that three lives running die of is poison by the rule, whoever killed them: so after every second death
    /// there is a life that gets through its recovery.
    static let everyPoint: [Death] =
        [.at(.triggersRemoved), .at(.migrated)]
        + pairs.flatMap { [$0, $1, .at(.recovered)] }
        + [.stopping(.cursorConfirmed), .stopping(.guardRemoved)]

    private static let pairs: [(Death, Death)] =
        [
            (.at(.messengerPrepared), .at(.tidied)), (.at(.polled), .at(.batchWritten)),
            (.at(.batchStored), .at(.prepared)), (.at(.updateTaken), .at(.updateRecovered)),
            (.at(.updateTaken, hit: 2), .at(.guardWritten)), (.at(.updateFinished), .at(.commitBegins)),
            (.at(.committed), .at(.packed)), (.at(.answered), .at(.settling)), (.at(.settled), .at(.sendingRecovered)),
            (.at(.jobTaken), .at(.jobRecovered)), (.at(.fileFetched), .at(.fileWritten)),
            (.at(.fileNoted), .at(.fileWritten)), (.at(.fileKept), .at(.jobEnding)), (.at(.jobDone), .at(.guardBegun)),
            (.at(.timerTaken), .at(.timerRecovered)), (.asking("editMessageText"), .at(.cardRecovered)),
            (.asking("getMe"), .asking("getUpdates")), (.asking("sendMessage"), .asking("answerCallbackQuery")),
            (.asking("getFile"), .asking("sendPhoto")), (.at(.drawing), .at(.drawn)),
            (.at(.searchMerged), .at(.gapsWiped)), (.at(.scrubbed), .at(.historyForgotten)),
        ]

    /// Chosen at random from what every life passes again and again.
    static func random(_ count: Int, _ random: RandomSource) -> [Death] {
        (0..<count).map { $0 % 3 == 2 ? .at(.recovered) : one(random) }
    }

    private static func one(_ random: RandomSource) -> Death {
        func pick<Value>(_ values: [Value]) -> Value { values[Int(random.next() % UInt64(values.count))] }
        switch random.next() % 8 {
        case 0..<3: return .after(0.02 + random.unit() * 0.8)
        case 3:
            return .asking(
                pick(["getMe", "getUpdates", "sendMessage", "editMessageText", "getFile", "sendPhoto"]))
        case 4: return .stopping(.cursorConfirmed)
        default:
            let point = pick(usual)
            return .at(point, hit: point.isOncePerLife ? 1 : 1 + Int(random.next() % 8))
        }
    }

    private static let usual: [KillPoint] = [
        .polled, .batchWritten, .batchStored, .prepared, .updateTaken, .updateFinished, .settling, .commitBegins,
        .committed, .packed, .drawing, .drawn, .answered, .settled, .jobTaken, .fileFetched, .fileNoted,
        .fileWritten, .fileKept, .jobEnding, .jobDone, .sendingRecovered, .guardBegun, .tidied, .messengerPrepared,
    ]
}

extension [Death] {
    /// The named steps among them.
    var points: Set<KillPoint> {
        Set(
            compactMap {
                switch $0 {
                case .at(let point, _), .stopping(let point): point
                case .asking, .after: nil
                }
            })
    }
}

extension KillPoint {
    /// A start or an end passes it once.
    fileprivate var isOncePerLife: Bool {
        [.sendingRecovered, .guardBegun, .tidied, .messengerPrepared].contains(self)
    }
}
