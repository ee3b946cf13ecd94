import Actions
import Core
import GRDB
import Store
import TestSupport
import Testing

@testable import Commands

/// Every way of looking at a group's thing from outside of its chat, by a member, an administrator, whoever added it, and
/// somebody who is none of its people.
struct GroupWaysTests {
    private struct Look {
        let session: Session
        let thing: Thing
        let isMember: Bool
    }

    @Test(arguments: ThingKind.allCases)
    func `Its cards, name and owner are its members' to see`(kind: ThingKind) async throws {
        try await look(at: kind) { look throws in
            for card in Ways.cards(of: look.thing) {
                let isDrawn = try card.render(in: look.session) != nil
                #expect(isDrawn == look.isMember, "\(card.code)")
            }
            let found = try ["gym", "squats"].compactMap { SearchWords($0) }.flatMap {
                try look.session.find($0).shared
            }
            if !look.isMember { #expect(found.isEmpty) }
            let (name, owner) = try (look.session.name(of: look.thing), look.session.owner(of: look.thing))
            #expect((name != nil) == look.isMember && (owner != nil) == look.isMember)
        }
    }

    @Test(arguments: ThingKind.allCases)
    func `In a private chat nobody changes or shares it, nor has it among their own`(kind: ThingKind) async throws {
        try await look(at: kind) { look throws in
            for card in Ways.ownersCards(of: look.thing) {
                #expect(try card.render(in: look.session) == nil, "\(card.code)")
            }
            let ofMembers = Ways.looks(at: look.thing) + Ways.fromOutside(of: look.thing)
            for press in Ways.changes(of: look.thing) + (look.isMember ? [] : ofMembers) {
                #expect(throws: Refusal.self, "\(press.code)") { try press.perform(in: look.session) }
            }
            #expect(try look.session.placeCount() == 0 && look.session.noteCount(in: nil) == 0)
            #expect(try look.session.comingReminders(offset: 0, limit: 9).isEmpty)
            #expect(try look.session.joinedReminders(limit: 9).isEmpty)
            #expect(try look.session.sharedWithMe(offset: 0, limit: 9).isEmpty)
        }
    }

    /// The group's rule changes nothing of this, whatever it is.
    private func look(at kind: ThingKind, _ body: @Sendable (Look) throws -> Void) async throws {
        let fixture = try await Fixture()
        try await fixture.store.write { transaction throws in
            let db = transaction.db
            for rule in ["all", "administrators", "adders"] {
                let group = try db.makeGroup(changers: rule)
                for membership in Truth.Membership.allCases {
                    try db.pauseJournal()
                    let person = try db.makePerson("\(membership)")
                    let isMember = membership != .none
                    if isMember { try db.join(person, group, isAdministrator: membership == .administrator) }
                    let thing = try db.make(kind, of: group, addedBy: membership == .adder ? person : nil)
                    try db.pauseJournal(false)
                    let session = try Session(
                        transaction: transaction, now: Fixture.start, actor: person, viewer: person.owner, chat: nil,
                        voice: .english, random: fixture.random)
                    try body(Look(session: session, thing: thing, isMember: isMember))
                }
            }
        }
    }
}
