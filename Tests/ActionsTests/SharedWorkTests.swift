import Core
import Foundation
import GRDB
import Store
import Testing

@testable import Actions

/// A list of Ana's on which Ben works, Cara looks, and Dan is nobody.
struct SharedWorkTests {
    let house: House
    let list: HeadingID
    let milk: TaskID

    init() async throws {
        let house = try House()
        self.house = house
        var profiles: [House.Who: ProfileRecord] = [:]
        for who in House.Who.allCases {
            profiles[who] = try await house.piece(who) { session in
                _ = try session.makeAccount()
                return try session.profile(session.actor)
            }
        }
        let (ben, cara) = (try #require(profiles[.ben]), try #require(profiles[.cara]))
        (list, milk) = try await house.piece { session in
            let list = try session.keepList(named: "shopping")
            var new = NewTask("milk")
            new.heading = list
            let milk = try session.keepTask(new).id
            try session.share(.heading(list), with: [ben, cara])
            try session.letWork(cara, on: .heading(list), false)
            return (list, milk)
        }
    }

    private func titles() async throws -> [String] {
        try await house.store.read {
            try String.fetchAll(
                $0.db, sql: "SELECT title || iif(doneAt IS NULL, '', ' ✓') FROM task ORDER BY id")
        }
    }

    private func add(_ who: House.Who, _ title: String) async throws -> (task: TaskRecord, entry: EntryID) {
        try await house.piece(who) { [list] session in
            var new = NewTask(title)
            new.heading = list
            let task = try session.keepTask(new)
            return (task, try #require(session.lastEntry))
        }
    }

    @Test func `What is added to another's list is its owner's, and its adder takes it back`() async throws {
        let (butter, entry) = try await add(.ben, "butter")
        let people = try await (house.piece { $0.viewer }, house.piece(.ben) { $0.actor })
        #expect(butter.owner == people.0 && butter.addedBy == people.1)
        #expect(try await titles() == ["milk", "butter"])
        #expect(try await house.piece(.ana) { try $0.undo(entry).status } == .unknown)
        #expect(try await house.piece(.ben) { try $0.undo(entry).status } == .done)
        #expect(try await titles() == ["milk"])
    }

    @Test func `Of a list that is deleted only those are told who had it by name, and only of what is theirs`()
        async throws
    {
        _ = try await add(.ben, "butter")
        let entry = try await house.piece { [list] session in
            try session.deleteList(list)
            return try #require(session.lastEntry)
        }
        var told: [House.Who: [String]] = [:]
        for who in House.Who.allCases { told[who] = try await house.piece(who) { try $0.goneList(by: entry)?.titles } }
        #expect(told == [.ben: ["butter"], .cara: []])
        try await house.piece { _ = try $0.undo(entry) }
        #expect(try await house.piece(.ben) { try $0.goneList(by: entry) == nil })
    }

    @Test(arguments: [House.Who.cara, .dan])
    func `Who only looks, or is nobody, changes nothing`(who: House.Who) async throws {
        try await house.piece(who) { [list, milk] session in
            var new = NewTask("butter")
            new.heading = list
            #expect(throws: Refusal.self) { try session.keepTask(new) }
            #expect(throws: Refusal.self) { try session.finishTask(milk) }
            #expect(throws: Refusal.self) { try session.reviseTask(milk, as: new) }
            #expect(throws: Refusal.self) { try session.deleteTask(milk) }
            #expect(throws: Refusal.self) { try session.takeTaskBack(milk) }
            #expect(throws: Refusal.self) { try session.answerTask(milk, takes: true) }
        }
        #expect(try await titles() == ["milk"])
    }

    @Test func `Whoever works there ticks and changes, but deletes only what they added`() async throws {
        try await house.piece(.ben) { [milk] session in
            try session.finishTask(milk)
            try session.reopenTask(milk)
            var new = try session.draft(of: session.taskToChange(milk))
            new.title = "oat milk"
            try session.reviseTask(milk, as: new)
            #expect(throws: Refusal.self) { try session.deleteTask(milk) }
        }
        let butter = try await add(.ben, "butter").task
        #expect(try await titles() == ["oat milk", "butter"])
        try await house.piece(.ben) { try $0.deleteTask(butter.id) }
        #expect(try await titles() == ["oat milk"])
    }

    @Test func `Nobody ties another's task to a list, a place or a task of their own`() async throws {
        try await house.piece(.ben) { [list, milk] session in
            let own = try session.keepList(named: "mine"), place = try session.pin("Bakery")
            let whole = try session.keepTask(NewTask("whole")).id
            var new = try session.draft(of: session.taskToChange(milk))
            new.heading = own
            #expect(throws: Refusal.self) { try session.reviseTask(milk, as: new) }
            new.heading = nil
            #expect(throws: Refusal.self) { try session.reviseTask(milk, as: new) }
            new.heading = list
            new.parent = whole
            #expect(throws: Refusal.self) { try session.reviseTask(milk, as: new) }
            new.parent = nil
            new.place = place
            #expect(try session.reviseTask(milk, as: new).place == nil)
        }
    }

    /// A tick of each, and what is left of the other's after one of them takes theirs back.
    @Test(arguments: [House.Who.ana, .ben])
    func `Each takes back their own tick, and nobody the other's`(who: House.Who) async throws {
        let other: House.Who = who == .ana ? .ben : .ana
        let eggs = try await add(.ana, "eggs").task.id
        let mine = try await house.piece(who) { [milk] session in
            try session.finishTask(milk)
            return try #require(session.lastEntry)
        }
        let theirs = try await house.piece(other) { session in
            try session.finishTask(eggs)
            return try #require(session.lastEntry)
        }
        #expect(try await house.piece(who) { try $0.undo(theirs).status } == .unknown)
        #expect(try await house.piece(who) { try $0.undo(mine).status } == .done)
        #expect(try await titles() == ["milk", "eggs ✓"])
    }

    @Test func `A repeating task with its run and its reminder is taken back whole by whoever ticked it`() async throws
    {
        let task = try await house.piece { [list] session in
            var new = NewTask("bins")
            new.heading = list
            new.due = FloatingTime(now: session.now)
            new.repetition = Recurrence(text: "FREQ=DAILY").map {
                TaskRule($0, anchor: FloatingTime(now: session.now), isAfterDone: false)
            }
            return try session.keepTask(new)
        }
        let before = try await rows()
        let entry = try await house.piece(.ben) { session in
            try session.finishTask(task.id)
            return try #require(session.lastEntry)
        }
        #expect(try await rows() != before)
        #expect(try await house.piece(.ben) { try $0.undo(entry).status } == .done)
        #expect(try await rows() == before)
    }

    @Test func `What others did to it stays when its adder takes it back`() async throws {
        let (butter, entry) = try await add(.ben, "butter")
        try await house.piece { try $0.finishTask(butter.id) }
        #expect(try await house.piece(.ben) { try $0.undo(entry).status } == .nothing)
        #expect(try await titles() == ["milk", "butter ✓"])
    }

    @Test func `When sharing ends, nothing can be changed or taken back any more, and what was added stays`()
        async throws
    {
        let (butter, added) = try await add(.ben, "butter")
        let ticked = try await house.piece(.ben) { [milk] session in
            try session.finishTask(milk)
            return try #require(session.lastEntry)
        }
        let deleted = try await add(.ben, "jam")
        let gone = try await house.piece(.ben) { session in
            try session.deleteTask(deleted.task.id)
            return try #require(session.lastEntry)
        }
        try await house.piece { [list] in try $0.stopSharing(.heading(list)) }
        try await house.piece(.ben) { session in
            let seen = try session.task(butter.id)
            #expect(seen == nil)
            #expect(throws: Refusal.self) { try session.finishTask(butter.id) }
            for entry in [added, ticked, gone] {
                let status = try session.undo(entry).status
                #expect(status == .nothing)
            }
        }
        #expect(try await titles() == ["milk ✓", "butter"])
        let left = try await house.piece { [list] in try $0.taskCount(.list(list)) }
        #expect(left == 1)
    }

    @Test func `History tells each who ticked what, and no words of what was done elsewhere`() async throws {
        try await house.piece(.ben) { [milk] in try $0.finishTask(milk) }
        for who in [House.Who.ana, .ben, .cara] {
            let changes = try await house.piece(who) { [list] in
                try $0.changes(of: .heading(list), offset: 0, limit: 1)
            }
            // Cara and Ben have nothing to do with each other, and he has no username by which she could find him.
            let name = who == .cara ? nil : "Ben"
            #expect(changes.map(\.who) == [name] && changes.map(\.work) == [.done("milk")], "\(who)")
            #expect(changes.allSatisfy { $0.title == nil })
        }
        let others = try await house.piece(.dan) { [list] in try $0.changes(of: .heading(list), offset: 0, limit: 9) }
        #expect(others.isEmpty)
    }

    @Test(arguments: [ThingKind.heading, .bundle, .task])
    func `A thing's history is found without a look at what else happened`(kind: ThingKind) async throws {
        let plan = try await house.piece { session in
            let entries = session.entries(of: Thing(kind: kind, id: 1))
            return try SQLRow.fetchAll(session.db, literal: "EXPLAIN QUERY PLAN \(entries)").map {
                $0["detail"] as String
            }
        }
        #expect(plan.allSatisfy { !$0.contains("SCAN entry") && !$0.contains("SCAN change") }, "\(plan)")
    }

    @Test func `A single to-do that was shared by name is ticked, by those who may do more than look`() async throws {
        var profiles: [ProfileRecord] = []
        for who in [House.Who.ben, .cara] {
            profiles.append(try #require(try await house.piece(who) { try $0.profile($0.actor) }))
        }
        let lamp = try await house.piece { [profiles] session in
            let lamp = try session.keepTask(NewTask("lamp")).id
            try session.share(.task(lamp), with: profiles)
            try session.letWork(profiles[1], on: .task(lamp), false)
            #expect(try session.mayWork(profiles[0].id, on: .task(lamp)))
            #expect(try !session.mayWork(profiles[1].id, on: .task(lamp)))
            return lamp
        }
        for who in [House.Who.cara, .dan] {
            try await house.piece(who) { session throws in
                #expect(try session.sees(.task(lamp)) == (who == .cara))
                #expect(throws: Refusal.self) { try session.finishTask(lamp) }
            }
        }
        let ticked = try await house.piece(.ben) { session in
            try session.finishTask(lamp)
            #expect(throws: Refusal.self) { try session.deleteTask(lamp) }
            return try #require(session.lastEntry)
        }
        #expect(try await titles() == ["milk", "lamp ✓"])
        #expect(try await house.piece(.ben) { try $0.undo(ticked).status } == .done)
        #expect(try await titles() == ["milk", "lamp"])
    }

    private func rows() async throws -> [String] {
        try await house.store.read { transaction in
            try ["task", "taskLabel", "taskRun", "reminder"].flatMap { table in
                try Row.fetchAll(transaction.db, sql: "SELECT * FROM \(table) ORDER BY id").map { "\(table) \($0)" }
            }
        }
    }
}

extension FloatingTime {
    fileprivate init(now: Date) { self.init(now, in: .gmt) }
}
