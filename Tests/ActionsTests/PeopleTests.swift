import Core
import Foundation
import GRDB
import Store
import Testing

@testable import Actions

/// What two people do to each other, and what Undo makes of it.
struct PeopleTests {
    let house: House
    let ana: PersonID
    let ben: PersonID

    init() async throws {
        house = try House()
        ana = try await house.piece(.ana) { session in
            _ = try session.makeAccount()
            try session.setUsername(Username("ana"))
            return session.actor
        }
        ben = try await house.piece(.ben) { session in
            _ = try session.makeAccount()
            try session.setUsername(Username("ben"))
            return session.actor
        }
    }

    /// A change of somebody, and the entry that Undo takes back.
    private func entry(_ who: House.Who, _ body: @Sendable (Session) throws -> Void) async throws -> EntryID {
        try await house.piece(who) { session in
            try body(session)
            return try #require(session.lastEntry)
        }
    }

    @discardableResult
    private func undo(_ who: House.Who, _ entry: EntryID) async throws -> UndoOutcome {
        try await house.piece(who) { try $0.undo(entry) }
    }

    /// Follows and close friendships as "follower>followed:accepted" and "person=friend", in Ana's and Ben's letters.
    private func bonds() async throws -> [String] {
        let names = [ana.rawValue: "a", ben.rawValue: "b"]
        return try await house.store.read { transaction in
            let follows = try Row.fetchAll(transaction.db, sql: "SELECT * FROM follow ORDER BY follower").map {
                "\(names[$0["follower"]] ?? "?")>\(names[$0["followed"]] ?? "?"):\($0["isAccepted"] as Int)"
            }
            let friends = try Row.fetchAll(transaction.db, sql: "SELECT * FROM closeFriend ORDER BY person").map {
                "\(names[$0["person"]] ?? "?")=\(names[$0["friend"]] ?? "?")"
            }
            return follows + friends
        }
    }

    @Test(arguments: [
        ("ana", "ana"), ("@Ana_M", "ana_m"), ("a1_", "a1_"), ("ab", nil), ("", nil), ("ana m", nil), ("änna", nil),
        ("ana.m", nil), ("123", nil), ("___", nil), ("@", nil),
        (String(repeating: "a", count: 30), String(repeating: "a", count: 30)),
        (String(repeating: "a", count: 31), nil),
    ])
    func `A username is a-z, digits and underscores`(typed: String, name: String?) {
        #expect(Username(typed)?.text == name)
    }

    @Test func `A taken username gives way to two free ones of at most thirty letters`() async throws {
        let long = try #require(Username(String(repeating: "x", count: 30)))
        try await house.piece(.ana) { try $0.setUsername(long) }
        let free = try await house.piece(.ben) { (session) throws in
            #expect(try !session.isFree(long))
            return try session.freeOnes(like: long)
        }
        #expect(free.map(\.text.count) == [30, 30] && Set(free).count == 2)
        await #expect(throws: (any Error).self) { try await house.piece(.ben) { try $0.setUsername(long) } }
    }

    @Test func `A username that was given up is its owner's for thirty days, and no more than three are held`()
        async throws
    {
        let names = try ["ana_a", "ana_b", "ana_c", "ana_d", "ana_e"].map { try #require(Username($0)) }
        for (second, name) in names.enumerated() {
            try await house.piece(.ana, at: Double(second)) { try $0.setUsername(name) }
        }
        let free = try await house.piece(.ben) { (session) throws in try names.filter { try session.isFree($0) } }
        #expect(free.map(\.text) == ["ana_a"])
        await #expect(throws: (any Error).self) { try await house.piece(.ben) { try $0.setUsername(names[3]) } }
        #expect(try await house.piece(.ana) { try $0.isFree(names[3]) })
        let later = 31 * 86_400.0
        #expect(try await house.piece(.ben, at: later) { try $0.isFree(names[3]) })
        try await house.piece(.ben, at: later) { try $0.setUsername(names[3]) }
    }

    @Test func `A guest keeps everything, and agrees once`() async throws {
        let guest = House.Who.ana
        try await house.store.write { try $0.db.run("UPDATE person SET isGuest = 1") }
        let note = try await house.piece(guest) { try $0.keepNote(NewNote(text: "tent", home: .loose)) }
        #expect(try await house.piece(guest) { try $0.isGuest })
        let name = try await house.piece(guest) { try $0.makeAccount() }
        #expect(name == "ana")
        #expect(try await !house.piece(guest) { try $0.isGuest })
        #expect(try await house.piece(guest) { try $0.note(note.id) } != nil)
    }

    @Test func `Somebody who neither has a username nor to do with one is known to nobody`() async throws {
        try await house.piece(.ben) { try $0.setUsername(nil) }
        let (ana, ben) = (ana, ben)
        try await house.piece(.ana) { (session) throws in
            #expect(try session.knownProfile(ben) == nil)
            #expect(throws: Refusal.self) { try session.follow(ben) }
            #expect(throws: Refusal.self) { try session.setClose(ben, true) }
            #expect(throws: Refusal.self) { try session.block(ben) }
            #expect(try session.profiles(on: .telegram, ids: ["ben"]).isEmpty)
        }
        try await house.piece(.ben) { _ = try $0.follow(ana) }
        #expect(try await house.piece(.ana) { try $0.knownProfile(ben)?.name } == "Ben")
        #expect(try await house.piece(.ana) { try $0.profiles(on: .telegram, ids: ["ben", "x"]).map(\.id) } == [ben])
    }

    @Test func `A block ends all that is between two people; its Undo gives back what is one's own to give`()
        async throws
    {
        let (ana, ben) = (ana, ben)
        try await house.piece(.ana) { session in
            _ = try session.follow(ben)
            try session.setClose(ben, true)
        }
        try await house.piece(.ben) { session in
            _ = try session.follow(ana)
            try session.setClose(ana, true)
        }
        let block = try await entry(.ben) { try $0.block(ana) }
        #expect(try await bonds().isEmpty)
        #expect(try await house.piece(.ana) { try $0.knownProfile(ben) } == nil)
        #expect(try await house.piece(.ben) { try $0.blocked(offset: 0, limit: 8).map(\.id) } == [ana])
        let outcome = try await undo(.ben, block)
        // That Ana has Ben as a close friend is hers alone: Ben neither brings it back nor hears of it.
        #expect(outcome.status == .done && outcome.kept.isEmpty)
        #expect(try await bonds() == ["a>b:1", "b>a:1", "b=a"])
        let again = try #require(outcome.entry)
        #expect(try await undo(.ben, again).status == .done)
        #expect(try await bonds().isEmpty)
        #expect(try await house.piece(.ana) { try $0.knownProfile(ben) } == nil)
    }

    @Test func `Undo brings nothing back over a block`() async throws {
        let (ana, ben) = (ana, ben)
        try await house.piece(.ana) { _ = try $0.follow(ben) }
        let unfollow = try await entry(.ana) { try $0.unfollow(ben) }
        try await house.piece(.ana) { try $0.setClose(ben, true) }
        let notClose = try await entry(.ana) { try $0.setClose(ben, false) }
        try await house.piece(.ben) { try $0.block(ana) }
        for entry in [unfollow, notClose] { #expect(try await undo(.ana, entry).status == .nothing) }
        #expect(try await bonds().isEmpty)
    }

    @Test func `A block that is done again ends what began in between`() async throws {
        let (ana, ben) = (ana, ben)
        let block = try await entry(.ben) { try $0.block(ana) }
        let undone = try #require(try await undo(.ben, block).entry)
        try await house.piece(.ana) { session in
            _ = try session.follow(ben)
            try session.setClose(ben, true)
        }
        #expect(try await undo(.ben, undone).status == .done)
        #expect(try await bonds().isEmpty)
    }

    @Test func `A follow that was allowed is taken back by either side`() async throws {
        let (ana, ben) = (ana, ben)
        try await house.piece(.ben) { try $0.setApprovesFollowers(true) }
        let follow = try await entry(.ana) { (session) throws in
            #expect(try session.follow(ben) == .asked)
        }
        let allow = try await entry(.ben) { try $0.allow(ana) }
        #expect(try await bonds() == ["a>b:1"])
        try await undo(.ben, allow)
        #expect(try await bonds() == ["a>b:0"])
        try await house.piece(.ben) { try $0.allow(ana) }
        #expect(try await undo(.ana, follow).status == .done)
        #expect(try await bonds().isEmpty)
        let removal = try await entry(.ben) { session in
            try session.setApprovesFollowers(false)
            try session.removeFollower(ana)
        }
        #expect(try await undo(.ben, removal).status == .done)
    }

    @Test func `Undo of an unfollow asks anew where the followed has since ended it too`() async throws {
        let (ana, ben) = (ana, ben)
        try await house.piece(.ben) { try $0.setApprovesFollowers(true) }
        try await house.piece(.ana) { _ = try $0.follow(ben) }
        try await house.piece(.ben) { try $0.allow(ana) }
        let unfollow = try await entry(.ana) { try $0.unfollow(ben) }
        let back = try #require(try await undo(.ana, unfollow).entry)
        #expect(try await bonds() == ["a>b:1"])
        try await undo(.ana, back)
        try await house.piece(.ana) { _ = try $0.follow(ben) }
        try await house.piece(.ben) { try $0.removeFollower(ana) }
        let history = try await house.piece(.ana) { try $0.history(limit: 20) }
        let standing = try #require(history.first { $0.title == "Unfollowed Ben" && $0.undoneBy == nil })
        try await undo(.ana, standing.id)
        #expect(try await bonds() == ["a>b:0"])
    }

    @Test func `That somebody is a close friend now touches no card of theirs about the person`() async throws {
        let (ana, ben) = (ana, ben)
        let mark = "relation:\(ben):\(ana)"
        for isClose in [true, false] {
            let marked = try await house.piece(.ana) { session in
                try session.setClose(ben, isClose)
                return session.transaction.marked
            }
            #expect(marked.contains("relation:\(ana):\(ben)") && marked.contains("sight:\(ben):\(ana)"))
            #expect(!marked.contains(mark) && !marked.contains("people:\(ben)"))
        }
        #expect(
            try await house.piece(.ana) { session in
                _ = try session.follow(ben)
                return session.transaction.marked
            }.contains(mark))
    }

    @Test func `Whoever hides their followers is on nobody's list and shows none`() async throws {
        let (ana, ben) = (ana, ben)
        try await house.piece(.ana) { _ = try $0.follow(ben) }
        #expect(try await house.piece(.ana) { try $0.count(of: .followers, of: ben) } == 1)
        try await house.piece(.ben) { try $0.setHidesFollows(true) }
        try await house.piece(.ana) { (session) throws in
            #expect(try session.count(of: .followers, of: ben) == nil)
            #expect(try session.people(in: .followers, of: ben, offset: 0, limit: 8).isEmpty)
            #expect(try session.people(in: .following, of: ana, offset: 0, limit: 8).map(\.id) == [ben])
            #expect(try session.count(of: .requests, of: ben) == nil)
        }
        try await house.piece(.ben) { (session) throws in
            #expect(try session.people(in: .followers, of: ben, offset: 0, limit: 8).map(\.id) == [ana])
        }
    }
}
