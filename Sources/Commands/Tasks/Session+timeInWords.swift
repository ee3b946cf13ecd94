import Actions
import Core
import Language
import Store

/// What is said of a task after it was kept.
extension Session {
    /// The length of time that words name: "2 days", "by 2 days".
    func length(in words: String) throws -> SaidLength {
        let values = LineReader.read(words, language: language).timeValues.map(\.value)
        guard let length = values.lazy.compactMap(\.howLong).first else { throw Refusal(TaskReply.noTime) }
        return length
    }

    /// "Friday" of "move milk to Friday", of "hide milk until Friday".
    func time(in words: String) throws -> SaidTime {
        let line = LineReader.read(words, language: language)
        if let edge = line.timeValues.lazy.compactMap(\.value.edge).first { return edge }
        if let time = line.times.first { return try line.inDaylight(time.time.get()) }
        guard let hour = try Spoken(line: line).timeAlone() else { throw Refusal(TaskReply.noTime) }
        return hour
    }
}

extension SaidValue {
    /// The one time that bounds it: "until Friday", "from Friday".
    fileprivate var edge: SaidTime? {
        switch self {
        case .span(.until(let time, _)), .span(.before(let time)), .span(.since(let time)), .span(.after(let time)):
            time
        default: nil
        }
    }

    /// A time of day till which something lasts: "until 6".
    var endOfDay: SaidTime? {
        if case .span(.until(let time, _)) = self, time.day == nil, time.clock != nil { time } else { nil }
    }

    /// How long it is from now, or at most: "2 days", "by 2 days".
    var howLong: SaidLength? {
        switch self {
        case .length(let length), .span(.within(let length)): length
        default:
            switch edge {
            case let time? where time.clock == nil:
                if case .span(let length)? = time.day { length } else { time.length }
            default: nil
            }
        }
    }
}
