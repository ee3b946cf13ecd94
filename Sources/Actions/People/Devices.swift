package import Core
import Foundation
package import Store

/// What comes of a code that somebody gives to link their account.
package enum LinkOffer: Equatable, Sendable {
    /// Theirs can become an account of that person.
    case to(PersonID)
    /// Nobody has that code, or no longer.
    case wrong
    /// Too many wrong codes were tried of late.
    case tooMany
    case ownCode
    /// The account is linked already.
    case isLinked
    /// It looks after the server, which nobody would do then.
    case isAdministrator
    /// Something that was asked for here is not done yet.
    case isBusy
    /// The other person has as many accounts as can be.
    case isFull
}

extension Session {
    /// How long a code is good, and for how long wrong ones count, in seconds.
    private static let codeLasts = 600.0
    private static let mostWrong = (own: 5, all: 200)
    private static let mostAccounts = 10

    /// By which another account can be linked to the actor's, once; the one before ends.
    package func makeDeviceCode() throws -> DeviceCode {
        let code = DeviceCode(random)
        try transaction.keep(code, of: actor, until: now.addingTimeInterval(Self.codeLasts))
        return code
    }

    /// What a code offers to the actor; nil is something that is no code at all.
    package func offer(_ code: DeviceCode?) throws -> LinkOffer {
        let wrong = try transaction.wrongCodes(by: actor, since: now.addingTimeInterval(-Self.codeLasts))
        guard wrong.own < Self.mostWrong.own, wrong.all < Self.mostWrong.all else { return .tooMany }
        guard let code, let person = try transaction.person(behind: code, now: now) else {
            try transaction.noteWrongCode(by: actor, now: now)
            return .wrong
        }
        guard person != actor else { return .ownCode }
        guard try linkedHere == nil else { return .isLinked }
        guard try !transaction.isAdministrator(actor) else { return .isAdministrator }
        guard try !isBusy else { return .isBusy }
        return try transaction.accounts(of: person).count < Self.mostAccounts ? .to(person) : .isFull
    }

    /// The actor's account becomes one of that person's; from then on the actor of this piece speaks here no more.
    package func link(to person: PersonID) throws {
        try clearQuestion()
        try transaction.link(actor, to: person, now: now)
        try markAccounts(of: person, with: actor)
    }

    /// A linked account of the actor's has what was its own again; false where it is none of theirs.
    package func unlink(_ account: IdentityID) throws -> Bool {
        let linked = try transaction.accounts(of: actor).first { $0.id == account && $0.isLinked }
        guard let linked else { return false }
        try transaction.unlink(account)
        try markAccounts(of: actor, with: linked.home)
        return true
    }

    /// A code that others have read is good no more.
    package func void(_ code: DeviceCode?) throws { if let code { try transaction.forget(code) } }

    /// The linked account that writes in this chat; nil where it is the one that the person came with.
    package var linkedHere: IdentityID? {
        get throws { try chat.flatMap { try transaction.chat(id: $0) }?.identity }
    }

    /// How many things the actor has.
    package func thingCount() throws -> Int {
        try ThingKind.allCases.reduce(0) { sum, kind in
            let count = "SELECT count(*) FROM \(sql: kind.rawValue) WHERE \(own(kind))" as Query
            return sum + (try Int.fetchOne(db, literal: count) ?? 0)
        }
    }

    /// What a card is marked by that tells which accounts a person has.
    package static func accountsTopic(of person: PersonID) -> String { "accounts:\(person)" }

    /// Besides the accounts, whoever has blocked the one that comes or goes stands otherwise to its person. No list of the
    /// blocker's is shown anew, which would tell.
    private func markAccounts(of person: PersonID, with home: PersonID?) throws {
        try mark(Self.accountsTopic(of: person))
        let blockers = try PersonID.fetchAll(db, literal: "SELECT person FROM block WHERE blocked = \(home)")
        for blocker in blockers {
            try mark("people:\(person)")
            for (one, other) in [(person, blocker), (blocker, person)] {
                try mark("relation:\(one):\(other)", "sight:\(one):\(other)")
            }
        }
    }

    private var isBusy: Bool {
        get throws { try Bool.fetchOne(db, literal: "SELECT EXISTS (SELECT 1 FROM job WHERE chat = \(chat))") == true }
    }
}
