import Actions
import Core
import Foundation
import GRDB
import Language
import Store
import TestSupport
import Testing

@testable import Commands

/// Every way of looking at another's thing, tried by somebody of every standing to its owner, for every audience and
/// kind of thing, and compared with what the truth that is written apart from the SQL says.
struct WaysTests {
    private static let crowd = Task { try await Crowd() }

    @Test func `Its cards are drawn for those who may see it, and those of its owner for nobody else`() async throws {
        try await look { session, standing, one throws in
            let seen = Truth.sees(standing, one.audience)
            let cards = try Ways.cards(of: one.thing) + [session.card(of: one.thing)].compactMap(\.self)
            for card in cards {
                let isDrawn = try card.render(in: session) != nil
                #expect(isDrawn == seen, "\(card.code) \(standing) \(one)")
            }
            for card in Ways.ownersCards(of: one.thing) {
                #expect(try card.render(in: session) == nil, "\(card.code) \(standing) \(one)")
            }
        }
    }

    @Test func `Its name, its owner and its history are told to those who may see it`() async throws {
        try await look { session, standing, one throws in
            let seen = Truth.sees(standing, one.audience)
            let (name, owner) = try (session.name(of: one.thing), session.owner(of: one.thing))
            #expect((name != nil) == seen && (owner != nil) == seen, "\(standing) \(one)")
            let changes = try session.changes(of: one.thing, offset: 0, limit: 9)
            #expect(changes.allSatisfy { $0.title == nil })
            if !seen { #expect(changes.isEmpty) }
        }
    }

    @Test func `Lists and counts hold what is shared, and nothing else`() async throws {
        try await each { session, standing, crowd throws in
            let ana = crowd.fixture.ana
            let shared = crowd.made.filter { $0.thing == $0.shared && ThingKind.shareable.contains($0.thing.kind) }
            let seen = shared.filter { Truth.sees(standing, $0.audience) }
            let listed = try session.things(sharedBy: ana, offset: 0, limit: 100).map(\.thing)
            expect(listed, toBe: seen, by: standing)
            let near = seen.filter { Truth.isNear(standing, $0.audience) }
            let mine = try session.sharedWithMe(offset: 0, limit: 1_000).filter { $0.owner == ana.owner }.map(\.thing)
            expect(mine, toBe: near, by: standing)
            let lists = try session.lists(of: ana.owner, offset: 0, limit: 100).map { Thing.heading($0.id) }
            expect(lists, toBe: seen.filter { $0.thing.kind == .heading }, by: standing)
            for list in crowd.made where list.thing.kind == .heading {
                let home = NoteHome.heading(HeadingID(list.thing.id))
                let count = Truth.sees(standing, list.audience) ? 1 : 0
                #expect(try session.noteCount(in: home) == count, "\(standing) \(list)")
                #expect(try session.notes(in: home, offset: 0, limit: 9).count == count)
                #expect(try session.placeCount(.list(HeadingID(list.thing.id))) == count)
                #expect(try session.taskCount(.list(HeadingID(list.thing.id))) == count)
                #expect(
                    try session.places(.list(HeadingID(list.thing.id)), sort: .mine, offset: 0, limit: 9).count == count
                )
            }
        }
    }

    @Test func `Its owner is told what each of them sees of theirs, and nothing else`() async throws {
        let crowd = try await Self.crowd.value
        let shared = crowd.made.filter { $0.thing == $0.shared && ThingKind.shareable.contains($0.thing.kind) }
        try await crowd.fixture.store.read { transaction throws in
            let owner = try Session(of: crowd.fixture.ana, crowd, transaction)
            for (standing, person) in crowd.viewers {
                let listed = try owner.things(seenBy: person, offset: 0, limit: 100).map(\.thing)
                expect(listed, toBe: shared.filter { Truth.sees(standing, $0.audience) }, by: standing)
            }
        }
    }

    @Test func `A search finds what is shared by those one has to do with, and nothing else`() async throws {
        let words = try #require(SearchWords("gym squats"))
        try await each { session, standing, crowd throws in
            var found = try session.find(words)
            for word in ["gym", "squats"] { found.shared += try session.find(#require(SearchWords(word))).shared }
            #expect(found.own.isEmpty, "\(standing)")
            let ana = crowd.fixture.ana.owner
            let listed = try found.shared.filter { try owner(of: $0, session) == ana }
            for one in crowd.made {
                let isNear = Truth.sees(standing, one.audience) && Truth.isNear(standing, one.audience)
                if isNear, one.thing.kind != .reminder { #expect(listed.contains(one.thing), "\(standing) \(one)") }
                if listed.contains(one.thing) { #expect(Truth.sees(standing, one.audience), "\(standing) \(one)") }
            }
            #expect(try SearchCard(words).render(in: session) != nil)
        }
    }

    private func owner(of thing: Thing, _ session: Session) throws -> OwnerID? {
        try OwnerID.fetchOne(
            session.db, sql: "SELECT owner FROM \(thing.kind.rawValue) WHERE id = ?", arguments: [thing.id])
    }

    @Test func `Nothing of it is in lists, counts, names and history of one's own`() async throws {
        try await each { session, standing, crowd throws in
            #expect(try session.placeCount() == 0 && session.noteCount(in: nil) == 0, "\(standing)")
            #expect(try session.places(sort: .new, offset: 0, limit: 9).isEmpty)
            #expect(try session.notes(in: nil, offset: 0, limit: 9).isEmpty)
            #expect(
                try session.comingReminders(offset: 0, limit: 9).isEmpty && session.joinedReminders(limit: 9).isEmpty)
            #expect(try session.taskCount(.open) == 0 && session.doneCount(from: 0, to: 99_999) == 0)
            #expect(
                try session.calendarItems(20_000...60_000).isEmpty && session.ownCalendar(named: "x").entries.isEmpty)
            // Names are those of lists that were shared with one by name, as far as one sees them.
            let lists = try session.listsOfOthers(limit: 99), ana = crowd.fixture.ana.owner
            let shared = crowd.made.filter { $0.thing == $0.shared && $0.thing.kind == .heading }
            let seen = shared.filter { standing.isChosen && Truth.sees(standing, $0.audience) }.map(\.thing.id)
            #expect(lists.filter { $0.owner == ana }.map(\.id.rawValue).sorted() == seen.sorted(), "\(standing)")
            #expect(try session.names().count == lists.count)
            #expect(try session.history(limit: 9).isEmpty && session.trash().isEmpty)
        }
    }

    @Test func `Buttons that change it are refused, whoever presses them`() async throws {
        try await press { session, standing, one throws in
            for press in Ways.changes(of: one.thing) + Ways.fromOutside(of: one.thing) {
                #expect(throws: Refusal.self, "\(press.code) \(standing) \(one)") { try press.perform(in: session) }
            }
        }
    }

    @Test func `What looks closer, copies or keeps something about it is refused to whoever may not see it`()
        async throws
    {
        try await press { session, standing, one throws in
            guard !Truth.sees(standing, one.audience) else { return }
            for press in Ways.looks(at: one.thing) {
                #expect(throws: Refusal.self, "\(press.code) \(standing) \(one)") { try press.perform(in: session) }
            }
        }
    }

    @Test func `A deep link opens for whoever it is good for, and tells all others the same`() async throws {
        try await press { session, standing, one throws in
            guard one.thing == one.shared else { return }
            for link in Standing.Link.allCases where link != .none {
                let token = Database.token(link, one.thing.kind.rawValue, one.thing.id)
                let isGood = standing.block == .none && (link == .lasting || link == .running)
                let opened = try session.openLink(token)
                #expect(opened == (isGood ? one.thing : nil), "\(link) \(standing) \(one)")
            }
            #expect(try session.openLink("a token that was never given") == nil)
        }
    }

    @Test func `What its owner did cannot be seen or taken back by anybody else`() async throws {
        let crowd = try await Crowd()
        let entry = try await crowd.fixture.piece { session in
            try session.change(.change, "Changed all") { try session.db.execute(sql: "UPDATE note SET text = 'more'") }
            return try #require(session.lastEntry)
        }
        let before = try await crowd.rows()
        try await crowd.fixture.store.write { transaction throws in
            for (standing, person) in crowd.viewers {
                let session = try Session(of: person, crowd, transaction)
                #expect(try EntryCard(id: entry).render(in: session) == nil, "\(standing)")
                #expect(try session.undo(entry).status == .unknown)
            }
        }
        #expect(try await crowd.rows() == before)
    }

    /// Each once, in whatever order.
    private func expect(_ listed: [Thing], toBe made: [Crowd.Made], by standing: Standing) {
        let wanted = Set(made.map(\.thing))
        #expect(listed.count == Set(listed).count)
        let (missing, leaked) = (wanted.subtracting(listed), Set(listed).subtracting(wanted))
        #expect(missing.isEmpty && leaked.isEmpty, "\(standing): \(missing) \(leaked)")
    }

    // MARK: The crowd, one after another

    private typealias Look = @Sendable (Session, Standing, Crowd.Made) throws -> Void

    private func look(_ body: @escaping Look) async throws {
        try await each { session, standing, crowd throws in
            for one in crowd.made { try body(session, standing, one) }
        }
    }

    private func each(_ body: @escaping @Sendable (Session, Standing, Crowd) throws -> Void) async throws {
        let crowd = try await Self.crowd.value
        try await crowd.fixture.store.read { transaction throws in
            for (standing, person) in crowd.viewers {
                try body(Session(of: person, crowd, transaction), standing, crowd)
            }
        }
    }

    /// What may write; nothing may be other than it was.
    private func press(_ body: @escaping Look) async throws {
        let crowd = try await Crowd()
        let before = try await crowd.rows()
        try await crowd.fixture.store.write { transaction throws in
            for (standing, person) in crowd.viewers {
                let session = try Session(of: person, crowd, transaction)
                for one in crowd.made { try body(session, standing, one) }
            }
        }
        #expect(try await crowd.rows() == before)
    }
}

extension Session {
    fileprivate convenience init(of person: PersonID, _ crowd: Crowd, _ transaction: Transaction) throws {
        try self.init(
            transaction: transaction, now: Fixture.start, actor: person, viewer: person.owner, chat: nil,
            voice: .english, random: crowd.fixture.random)
    }
}

extension Crowd {
    /// All that belongs to anybody, and who may see it, for comparing.
    fileprivate func rows() async throws -> [String] {
        try await fixture.store.read { transaction throws in
            try [
                "place", "note", "heading", "reminder", "review", "task", "bundle", "bundleEntry", "listed", "visit",
                "chosen", "link",
            ].flatMap { table in
                try Row.fetchAll(transaction.db, sql: "SELECT * FROM \(table) ORDER BY id").map { "\(table) \($0)" }
            }
        }
    }
}
