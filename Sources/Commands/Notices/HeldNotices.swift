import Actions
import Core
import Foundation
import Language
import Store

extension Session {
    /// That many cards that were held come by themselves; more are one message.
    private static let mostApart = 2
    private static let mostTogether = 20

    /// Tells what others did while notices were held, as far as it still is so.
    func tellHeld() throws {
        let policy = try noticePolicy()
        if let until = policy.heldUntil(at: now) {
            return try transaction.setNoticeTimer(.heldNotice, of: viewer, due: until)
        }
        guard chat != nil else { return }
        let held = try takeHeldNotices().filter { policy.settings.level(of: $0.noticeKind) != .off }
        let isSilent = { (one: HeldNotice) in policy.settings.level(of: one.noticeKind) == .silent }
        let shown = try held.compactMap { one in try face(of: one).map { (one, $0) } }
        guard shown.count > Self.mostApart else {
            for (one, face) in shown {
                let preface = try one.preface.map { try JSONText.decode(Outgoing.self, from: $0) }
                try show(
                    subject: face.card.subject, code: face.card.code, preface: preface, class: .notice,
                    isSilent: isSilent(one))
            }
            return
        }
        let rows = shown.prefix(Self.mostTogether).map {
            [ShowCard($1.card).button(HeldNoticeReply.row($1.line), voice)]
        }
        let text = [HeldNoticeReply.title(shown.count)].map(voice.say).joined()
        try say(Outgoing(text, buttons: rows), class: .notice, isSilent: shown.allSatisfy { isSilent($0.0) })
    }

    /// False where somebody took back meanwhile what it is about.
    private func isStill(_ card: any Card) throws -> Bool {
        switch card {
        case let asks as FollowRequestCard: try relation(to: asks.id).isFollowed != .no
        case let bundle as BundleCard: try self.bundle(bundle.id)?.isForgotten == true
        case let followers as NewFollowersCard: try newFollowers(since: followers.begin, limit: 1).isEmpty == false
        default: true
        }
    }

    /// What a held card shows now, and its first line; nil where it is gone, or not for this viewer any more.
    private func face(of held: HeldNotice) throws -> (card: any Card, line: String)? {
        guard let card = CommandCatalog.card(held.code), try isStill(card), let face = try card.render(in: self) else {
            return nil
        }
        let preface = try held.preface.map { try JSONText.decode(Outgoing.self, from: $0).text.plain }
        let lines = [preface, face.outgoing.text.plain].compactMap { $0?.split(whereSeparator: \.isNewline).first }
        let line = lines.joined(separator: " ")
        return (card, line.cut(after: 60))
    }
}

extension HeldNotice {
    fileprivate var noticeKind: NoticeKind { NoticeKind(rawValue: kind) ?? .shares }
}

enum HeldNoticeReply: Reply {
    case title(Int)
    case row(String)

    var wording: Wording {
        switch self {
        case .title(let count):
            Wording("held.title", "While notices were held, {n} came from others:", ["n": .number(count)])
        case .row(let line): Wording("held.row", "{line}", ["line": .text(line)])
        }
    }
}
