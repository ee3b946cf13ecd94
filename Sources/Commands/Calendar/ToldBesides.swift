import Actions
import Core
import Language
import Store

/// What is told of an event by its name, besides when it is.
extension Session {
    /// "party is now at Tom's place", of the one event that is called just so: it is there; false where none is.
    func putEvent(toldBy line: ReadLine) throws -> Bool {
        guard !line.asks, let (name, place) = line.toldPlace else { return false }
        return try withOneEvent(named: name, isExact: true) {
            _ = try `do`(.location(place), with: .event($0), frame(of: nil), isTyped: true)
        }
    }

    /// "team meeting also on Thursday", of the one event that is called just so: the same once more; false where none is.
    func keepEventAgain(toldBy line: ReadLine) throws -> Bool {
        guard !line.asks, let (name, rest) = line.nameBefore(where: { FollowUp($0)?.saysAgain == true }),
            let time = try? FollowUp(rest)?.time?.get()
        else { return false }
        return try withOneEvent(named: name, isExact: true) {
            _ = try `do`(.again(time), with: .event($0), frame(of: nil), isTyped: true)
        }
    }
}

extension FollowUp {
    fileprivate var saysAgain: Bool { [.add, .again].contains(kind) && time != nil }
}
