import Actions
import Core
import Language
import Store

/// Puts what a line adds on the list that it was asked about.
struct PutOnList: LinePress {
    static let verb = "putOnList"
    let message: String
    let about: HeadingID

    func perform(in session: Session) throws -> (any Reply)? {
        guard try session.mayWork(on: .heading(about)) else { throw Refusal(CommonReply.notHere) }
        guard let line = try session.takeUnread(of: message), let spoken = session.spoken(line, sentAs: message),
            let wish = try session.taskWish(putting: spoken)
        else { return TalkReply.lineForgotten }
        try session.closeChoice()
        let titles = ThingsInLine.parts(of: wish.title, language: spoken.line.language)
        let areThings = titles.allSatisfy {
            ThingsInLine.isThing($0, ofHousehold: false, language: spoken.line.language)
        }
        try session.keepEach(areThings ? titles : [wish.title], of: wish, on: about)
        return nil
    }
}
