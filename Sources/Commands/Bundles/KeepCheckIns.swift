import Core
import Store

/// Keeps "I'm about to" and "I just finished" in the place of the letters, or takes them away.
struct KeepCheckIns: Press {
    static let verb = "checkinKeys"
    let isShown: Bool
    init(isShown: Bool) { self.isShown = isShown }
    init?(_ arguments: [String]) {
        guard arguments.count == 1, ["1", "0"].contains(arguments[0]) else { return nil }
        isShown = arguments[0] == "1"
    }
    var arguments: [String] { [isShown ? "1" : "0"] }

    func perform(in session: Session) throws -> (any Reply)? {
        guard !session.isGroup else { return CommonReply.notHere }
        let keys = [OccasionRelation.before, .after].map { side in
            ReplyKeyboard.Key.text(session.voice.words(CheckInReply.key(side).wording))
        }
        try session.asNewMessage {
            try session.say(
                Outgoing(
                    session.voice.say(CheckInReply.kept(isShown)),
                    keyboard: isShown ? ReplyKeyboard(rows: [keys]) : .removed))
        }
        return nil
    }
}
