import Actions
import Core
import Language
import Store

/// "Our list": one that several people share.
extension Session {
    private static let mostLooked = 200

    /// The list onto which a line points that does not name it: the one at hand, and behind "our" only one that is shared,
    /// else the only one that is.
    func listAtHand(pointedAtBy spoken: Spoken) throws -> HeadingID? {
        let atHand = try listAtHand()
        guard !isGroup, spoken.line.says(.ours) else { return atHand }
        if let atHand, try whose(.heading(atHand))?.isShared == true { return atHand }
        let common = try listsInCommon()
        return common.count == 1 ? common[0] : nil
    }

    /// Those of others on which one works, and one's own that were shared with people by name.
    private func listsInCommon() throws -> [HeadingID] {
        let theirs = try listsOfOthers(limit: Self.mostLooked).map(\.id).filter { try mayWork(on: .heading($0)) }
        let own = try things(sharedBy: actor, offset: 0, limit: Self.mostLooked).filter { shared in
            shared.kind == .heading && shared.audience == .chosen
        }
        return theirs + own.map { HeadingID($0.id) }
    }
}
