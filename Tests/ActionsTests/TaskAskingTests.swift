import Core
import Foundation
import GRDB
import Store
import Testing

@testable import Actions

/// Who may be asked to do something, and what they answer.
struct TaskAskingTests {
    let house: House
    let ben: ProfileRecord
    let bread: TaskID

    init() async throws {
        house = try House()
        for who in House.Who.allCases {
            try await house.piece(who) { session in
                _ = try session.makeAccount()
                try session.setUsername(Username("\(who)_here"))
            }
        }
        ben = try #require(try await house.piece(.ben) { try $0.profile($0.actor) })
        bread = try await house.piece { try $0.keepTask(NewTask("bread")).id }
    }

    /// How the two stand to each other, and whether Ana may then ask Ben.
    enum Tie: CaseIterable, Sendable {
        case none, follower, closeFriendOfHis, sameGroup
        case asksToFollow, followed, closeFriendOfHers, otherGroup
        case followerBlockedByAna, sameGroupBlockedByBen

        var mayAsk: Bool {
            switch self {
            case .follower, .closeFriendOfHis, .sameGroup: true
            default: false
            }
        }
    }

    private func relate(_ tie: Tie) async throws {
        let ana = try await house.piece { $0.actor }
        let ben = ben.id
        switch tie {
        case .none: break
        case .follower: try await house.piece(.ben) { _ = try $0.follow(ana) }
        case .closeFriendOfHis: try await house.piece(.ben) { try $0.setClose(ana, true) }
        case .closeFriendOfHers: try await house.piece { try $0.setClose(ben, true) }
        case .followed: try await house.piece { _ = try $0.follow(ben) }
        case .asksToFollow:
            try await house.piece { try $0.setApprovesFollowers(true) }
            try await house.piece(.ben) { _ = try $0.follow(ana) }
        case .sameGroup:
            for who in [House.Who.ana, .ben] { try await join(who) }
        case .otherGroup: try await join(.ben)
        case .followerBlockedByAna:
            try await relate(.follower)
            try await house.piece { try $0.block(ben) }
        case .sameGroupBlockedByBen:
            try await relate(.sameGroup)
            try await house.piece(.ben) { try $0.block(ana) }
        }
    }

    private func join(_ who: House.Who) async throws {
        try await house.piece(who, inGroup: true) { try $0.transaction.note(.present, of: $0.actor, in: $0.viewer) }
    }

    private func assignee() async throws -> PersonID? {
        try await house.piece { [bread] in try $0.task(bread)?.assignee }
    }

    @Test(arguments: Tie.allCases)
    func `Only those are asked who have let the other near them`(tie: Tie) async throws {
        try await relate(tie)
        try await house.piece { [ben, bread] session in
            #expect(try session.mayAsk(ben.id) == tie.mayAsk)
            let askable = try session.askable(limit: 9).map(\.id)
            #expect(askable == (tie.mayAsk ? [ben.id] : []))
            if tie.mayAsk {
                #expect(try session.giveTask(bread, to: ben))
            } else {
                #expect(throws: Refusal.self) { try session.giveTask(bread, to: ben) }
            }
            #expect(try session.task(bread)?.assignee == (tie.mayAsk ? ben.id : nil))
        }
    }

    @Test func `Whoever is asked sees it, and has it to do when they have taken it`() async throws {
        try await relate(.follower)
        try await house.piece { [ben, bread] in try $0.giveTask(bread, to: ben) }
        try await house.piece(.ben) { [bread] session in
            #expect(try session.sees(.task(bread)) && session.taskCount(.open) == 0)
            #expect(throws: Refusal.self) { try session.finishTask(bread) }
            #expect(try session.answerTask(bread, takes: true) != nil)
            #expect(try session.answerTask(bread, takes: true) == nil)
            #expect(try session.taskCount(.open) == 1)
            try session.finishTask(bread)
            #expect(try session.doneCount(from: 0, to: session.present.day) == 1)
        }
        #expect(try await house.piece { try $0.taskCount(.open) } == 0)
    }

    @Test
    func `What comes before it is told to whoever has taken it, until they give it back, and both hear when it is due`()
        async throws
    {
        try await relate(.follower)
        try await house.piece { [ben, bread] session in
            var new = NewTask("bread")
            new.due = FloatingTime(day: session.present.day + 3, minute: 600)
            try session.reviseTask(bread, as: new)
            try session.addLeads([Lead(seconds: 3600), Lead(seconds: 86_400)], to: bread)
            try session.giveTask(bread, to: ben)
        }
        let ana = try await house.piece { $0.viewer }
        #expect(try await remindedOfBread() == [ana, ana, ana, ben.id.owner])
        let taken = try await house.piece(.ben) { [bread] session in
            try session.answerTask(bread, takes: true)
            return try #require(session.lastEntry)
        }
        #expect(try await remindedOfBread() == [ben.id.owner, ben.id.owner, ben.id.owner])
        #expect(try await house.piece(.ben) { try $0.undo(taken).status } == .done)
        #expect(try await remindedOfBread() == [ana, ana, ana, ben.id.owner])
        try await house.piece(.ben) { [bread] session in
            try session.answerTask(bread, takes: true)
            try session.addLeads([Lead(seconds: 60)], to: bread)
        }
        #expect(try await remindedOfBread() == Array(repeating: ben.id.owner, count: 4))
        try await house.piece { [bread] in try $0.takeTaskBack(bread) }
        #expect(try await remindedOfBread() == Array(repeating: ana, count: 4))
    }

    private func remindedOfBread() async throws -> [OwnerID] {
        try await house.store.read { [bread] in
            try OwnerID.fetchAll($0.db, literal: "SELECT owner FROM reminder WHERE task = \(bread)")
        }
    }

    @Test func `A refusal is taken back as long as nobody else is asked`() async throws {
        try await relate(.follower)
        try await house.piece { [ben, bread] in try $0.giveTask(bread, to: ben) }
        let refused = try await house.piece(.ben) { [bread] session in
            try session.answerTask(bread, takes: false)
            #expect(try !session.sees(.task(bread)))
            return try #require(session.lastEntry)
        }
        #expect(try await assignee() == nil)
        let undone = try await house.piece(.ben) { try $0.undo(refused) }
        #expect(undone.status == .done)
        #expect(try await assignee() == ben.id)
    }

    @Test func `A refusal cannot be taken back over a block`() async throws {
        try await relate(.follower)
        try await house.piece { [ben, bread] in try $0.giveTask(bread, to: ben) }
        let refused = try await house.piece(.ben) { [bread] session in
            try session.answerTask(bread, takes: false)
            return try #require(session.lastEntry)
        }
        try await house.piece { [ben] in try $0.block(ben.id) }
        #expect(try await house.piece(.ben) { try $0.undo(refused).status } == .nothing)
        #expect(try await assignee() == nil)
    }

    @Test func `Nobody else answers, and only its owner gives it or takes it back`() async throws {
        try await relate(.follower)
        try await house.piece { [ben, bread] in try $0.giveTask(bread, to: ben) }
        try await house.piece(.cara) { [ben, bread] session in
            #expect(throws: Refusal.self) { try session.answerTask(bread, takes: true) }
            #expect(throws: Refusal.self) { try session.giveTask(bread, to: ben) }
        }
        try await house.piece(.ben) { [ben, bread] session in
            try session.answerTask(bread, takes: true)
            #expect(throws: Refusal.self) { try session.giveTask(bread, to: ben) }
            #expect(throws: Refusal.self) { try session.takeTaskBack(bread) }
        }
        let back = try await house.piece { [bread] in try $0.takeTaskBack(bread) }
        let isGone = try await house.piece(.ben) { [bread] in try !$0.sees(.task(bread)) && $0.taskCount(.open) == 0 }
        #expect(back == ben.id && isGone)
    }

    @Test func `A time is one of the owner's clocks, whoever sets it`() async throws {
        try await relate(.follower)
        let zone = try #require(TimeZone(identifier: "Asia/Tokyo"))
        try await house.piece(.ben) { try $0.setTimeZone(zone) }
        try await house.piece { [ben, bread] in try $0.giveTask(bread, to: ben) }
        let due = try await house.piece(.ben) { [bread] session in
            try session.answerTask(bread, takes: true)
            var new = try session.draft(of: session.taskToChange(bread))
            new.due = FloatingTime(day: session.present.day + 3, minute: 600)
            return try #require(try session.reviseTask(bread, as: new).due)
        }
        let stored = try await house.store.read {
            try Double.fetchOne($0.db, sql: "SELECT due FROM reminder WHERE task IS NOT NULL")
        }
        #expect(stored == due.moment(in: .gmt).timeIntervalSince1970)
    }
}
