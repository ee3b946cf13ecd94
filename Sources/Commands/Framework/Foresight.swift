import Actions
package import Core
package import Foundation
package import Language
package import Store

/// What a line means with the names that its chat has now, found before its turn comes.
package struct Foresight: Sendable {
    /// Of the names; nil where there never were any.
    let stamp: Int64?
    let understanding: Understanding
    let followUp: FollowUp?

    package init(_ line: ReadLine, _ names: StampedNames) {
        stamp = names.stamp
        understanding = Understanding(line, names: names.names)
        followUp = FollowUp(
            line, isForeign: understanding.best == nil || understanding.line.language != line.language)
    }
}

/// Names, with the stamp that tells whether they still are what they were.
package struct StampedNames: Sendable {
    let stamp: Int64?
    let names: Names

    /// Those of a chat's owner; nil for a chat that never wrote to us.
    package init?(of ref: ChatRef, in transaction: Transaction, now: Date, random: RandomSource) throws {
        guard let (owner, stamp) = try transaction.nameStamp(of: ref) else { return nil }
        self.stamp = stamp
        if let kept = KeptNames.of(stamp) {
            names = kept
        } else {
            names = try Session(
                looking: transaction, now: now, viewer: owner, chat: nil, voice: .english, random: random
            ).names()
        }
    }
}

extension Session {
    /// What a line means here; what was foreseen holds as long as the names are the same.
    package func understand(_ spoken: Spoken) throws -> Understanding {
        if let foreseen = spoken.foresight, try nameStamp() == foreseen.stamp { return foreseen.understanding }
        return Understanding(spoken.line, names: try names())
    }
}
