import Actions
package import Core
package import Foundation
import Language
package import Store

/// What a line means with the names that its chat has now, found before its turn comes. An object, since it is large and
/// handed on with each copy of the line.
package final class Foresight: Sendable {
    /// Of the names; nil where there never were any.
    let stamp: Int64?
    let understanding: Understanding
    let followUp: FollowUp?
    /// As `Spoken.parts` has them; nil where nobody looked.
    let parts: [String]?
    /// nil for what a phrase reads, and where there is no map.
    let glance: MapGlance?

    package init(_ spoken: Spoken, _ names: StampedNames) {
        let line = spoken.line
        stamp = names.stamp
        understanding = Understanding(line, names: names.names)
        followUp = FollowUp(
            line, isForeign: understanding.best == nil || understanding.line.language != line.language)
        parts = spoken.mayBeSeveral ? spoken.parts(names: names.names) : nil
        guard understanding.best == nil, spoken.message.attachments.isEmpty, let map = names.map,
            !names.isGroup || spoken.mayBeForBot
        else {
            glance = nil
            return
        }
        // What cannot be asked now is asked in its turn, where a fault is kept and told.
        glance = try? MapGlance(line, understanding, names: names.names, on: map)
    }

    /// What the line means with other names. What it may follow does not depend on them, and the map is asked where it is
    /// needed.
    init(_ spoken: Spoken, stamp: Int64?, names: Names) {
        self.stamp = stamp
        understanding = Understanding(spoken.line, names: names)
        followUp = spoken.followUp
        (parts, glance) = (nil, nil)
    }
}

/// Names, with the stamp that tells whether they still are what they were.
package struct StampedNames: Sendable {
    let stamp: Int64?
    let names: Names
    /// As whoever speaks asks it; nil where there is none.
    let map: MapAround?
    let isGroup: Bool

    /// Those of a chat's owner; nil for a chat that never wrote to us.
    package init?(of ref: ChatRef, in transaction: Transaction, now: Date, random: RandomSource) throws {
        guard let (owner, stamp) = try transaction.nameStamp(of: ref) else { return nil }
        self.stamp = stamp
        let kept = KeptNames.of(owner, stamp), hasMap = transaction.atlas?.extracts.isEmpty == false
        guard kept == nil || hasMap else {
            (names, map, isGroup) = (kept ?? .none, nil, false)
            return
        }
        let session = try Session(
            looking: transaction, now: now, viewer: owner, chat: nil, voice: .english, random: random)
        session.keptNameStamp = (stamp, transaction.writes)
        (names, map) = (try kept ?? session.names(), try session.mapAround())
        isGroup = session.isGroup
    }
}

extension Session {
    /// What a line means here; what was foreseen holds as long as the names are the same.
    package func understand(_ spoken: Spoken) throws -> Understanding {
        try foreseen(spoken)?.understanding ?? Understanding(spoken.line, names: names())
    }

    /// The same line with what it means now, where nobody looked before its turn or names have changed since.
    package func foreseeing(_ spoken: Spoken) throws -> Spoken {
        guard try foreseen(spoken) == nil else { return spoken }
        var foreseen = spoken
        foreseen.foresight = try Foresight(spoken, stamp: nameStamp(), names: names())
        return foreseen
    }

    /// What was found of a line before its turn; nil where nobody looked, or names have changed since.
    func foreseen(_ spoken: Spoken) throws -> Foresight? {
        try spoken.foresight.flatMap { try nameStamp() == $0.stamp ? $0 : nil }
    }
}
