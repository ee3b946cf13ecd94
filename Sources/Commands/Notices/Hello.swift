import Actions
import Core
import Foundation
import Language
import Store

extension Session {
    /// Writes to somebody who wants it after two weeks without a word: once, until there is another word.
    func sayHello() throws {
        let settings = try noticeSettings(), lastHello = try lastHello()
        guard settings.wantsHello, !isGroup else { return }
        guard chat != nil else {
            return try transaction.setNoticeTimer(.hello, of: viewer, due: now.addingTimeInterval(HelloPlan.patience))
        }
        switch HelloPlan.step(lastWord: try lastWord() ?? now, lastHello: lastHello, now: now) {
        case .look(let moment): try transaction.setNoticeTimer(.hello, of: viewer, due: moment)
        case .tell:
            switch try noticePolicy().verdict(on: .hello, at: now) {
            case .hold(let moment): return try transaction.setNoticeTimer(.hello, of: viewer, due: moment)
            case .drop:
                let later = settings.pausedUntil ?? now
                return try transaction.setNoticeTimer(.hello, of: viewer, due: later)
            case .now: break
            }
            try keepHello()
            try transaction.setNoticeTimer(.hello, of: viewer, due: now.addingTimeInterval(HelloPlan.patience))
            let rows = [
                [HelpPress(area: .places).button(HelloReply.ideas, voice)],
                [HelloPress(isWanted: false).button(HelloReply.never, voice)],
            ]
            try say(Outgoing(voice.say(HelloReply.hello), buttons: rows), class: .notice, isSilent: true)
        }
    }
}

enum HelloReply: Reply {
    case hello, ideas, never

    var wording: Wording {
        switch self {
        case .hello:
            Wording(
                "hello.hello",
                "Two weeks without a word from you. All that you keep is here: `pins`, `notes`, `to dos` and `reminders` show it."
            )
        case .ideas: Wording("hello.ideas", "What can you do?")
        case .never: Wording("hello.never", "Never again")
        }
    }
}
