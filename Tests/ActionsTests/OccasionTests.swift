import Core
import Store
import Testing

@testable import Actions

/// Occasions and what is tied to them.
struct OccasionTests {
    let house: House
    init() throws { house = try House() }

    private func task(_ title: String, _ occasion: String, _ relation: OccasionRelation? = nil) -> NewTask {
        var new = NewTask(title)
        new.newOccasion = NewOccasion(occasion, relation)
        return new
    }

    @Test func `An occasion is one of its name, whatever the capitals`() async throws {
        try await house.piece { session in
            let one = try session.keepOccasion(named: " Über die Brücke ")
            #expect(try session.keepOccasion(named: "über DIE brücke").id == one.id && one.name == "Über die Brücke")
            let other = try session.keepOccasion(named: "lunch")
            #expect(throws: Refusal.self) { try session.renameOccasion(other.id, to: "ÜBER die Brücke") }
            try session.renameOccasion(other.id, to: "Lunch")
            #expect(try session.occasion(other.id)?.name == "Lunch")
            for name in ["", "  ", String(repeating: "x", count: 101)] {
                #expect(throws: Refusal.self) { try session.keepOccasion(named: name) }
            }
        }
    }

    @Test func `A task with a new occasion is one change, and Undo takes both back`() async throws {
        try await house.piece { session in
            let kept = try session.keepTask(task("buy beef", "leave work", .before))
            #expect(try session.occasion(of: kept)?.name == "leave work" && kept.relation == .before)
            let entry = try #require(session.lastEntry)
            #expect(try session.undo(entry).status == .done)
            #expect(try session.occasionCount() == 0)
            #expect(try session.undo(#require(session.lastEntry)).status == .done)
            #expect(try session.task(kept.id)?.tie == kept.tie)
        }
    }

    @Test func `Undo leaves an occasion to which something else was tied since`() async throws {
        try await house.piece { session in
            let beef = try session.keepTask(task("buy beef", "leave work", .before))
            let entry = try #require(session.lastEntry)
            let milk = try session.keepTask(task("milk", "leave work", .after))
            #expect(try session.undo(entry).status == .partly)
            #expect(try session.task(beef.id) == nil && session.task(milk.id)?.tie == milk.tie)
        }
    }

    @Test func `The most used occasion is first, the newest of equals before older ones`() async throws {
        try await house.piece { session in
            for name in ["lunch", "bed", "gym"] { try session.keepOccasion(named: name) }
            let done = try session.keepTask(task("a", "lunch"))
            try session.finishTask(done.id)
            try session.keepTask(task("b", "lunch"))
            let rows = try session.occasions(offset: 0, limit: 9)
            #expect(rows.map(\.occasion.name) == ["lunch", "gym", "bed"] && rows.map(\.open) == [1, 0, 0])
        }
    }

    @Test func `What is to be done stands by its side, the most urgent first`() async throws {
        try await house.piece { session in
            for (title, side) in [
                ("any", nil), ("after", OccasionRelation.after), ("before", .before), ("when", .when),
            ] {
                try session.keepTask(task(title, "lunch", side))
            }
            var urgent = task("urgent", "lunch", .before)
            urgent.priority = 1
            try session.keepTask(urgent)
            let id = try #require(try session.occasion(named: "lunch")?.id)
            let titles = try session.tasks(.occasion(id), offset: 0, limit: 9).map(\.title)
            #expect(titles == ["urgent", "before", "when", "after", "any"])
        }
    }

    @Test func `Merging moves the tasks and fills what was not said, and Undo parts them again`() async throws {
        try await house.piece { session in
            let milk = try session.keepTask(task("milk", "leave work", .before))
            let eggs = try session.keepTask(task("eggs", "leave office", .after))
            let (gone, kept) = (try #require(milk.occasion), try #require(eggs.occasion))
            try session.setIcon("🏢", of: gone)
            try session.setHours(OccasionHours(days: [1], minute: 60), of: gone)
            try session.setHours(OccasionHours(minute: 90), of: kept)
            try session.merge(gone, into: kept)
            let entry = try #require(session.lastEntry)
            let joined = try #require(try session.occasion(kept))
            #expect(joined.icon == "🏢" && joined.hours == OccasionHours(minute: 90))
            #expect(try session.task(milk.id)?.tie == OccasionTie(kept, .before) && session.occasion(gone) == nil)
            #expect(try session.undo(entry).status == .done)
            #expect(try session.task(milk.id)?.occasion == gone && session.occasion(kept)?.icon == nil)
            #expect(throws: Refusal.self) { try session.merge(kept, into: kept) }
        }
    }

    @Test func `Deleting leaves the tasks, and Undo ties them again`() async throws {
        try await house.piece { session in
            let milk = try session.keepTask(task("milk", "lunch", .before))
            let id = try #require(milk.occasion)
            try session.deleteOccasion(id)
            let entry = try #require(session.lastEntry)
            #expect(try session.task(milk.id)?.tie == nil && session.isUnused(id))
            #expect(try session.undo(entry).status == .done)
            #expect(try session.task(milk.id)?.tie == milk.tie)
        }
    }

    @Test func `Nobody ties to another's occasion, nor another's task to an own one`() async throws {
        let (lunch, milk) = try await house.piece { session in
            (try session.keepOccasion(named: "lunch").id, try session.keepTask(NewTask("milk")).id)
        }
        try await house.piece(.ben) { session in
            let own = try session.keepTask(NewTask("eggs"))
            #expect(throws: Refusal.self) { try session.tie(own.id, to: OccasionTie(lunch)) }
            #expect(try session.occasion(lunch) == nil && session.occasions(offset: 0, limit: 9).isEmpty)
            for body in [
                { try session.deleteOccasion(lunch) }, { try session.renameOccasion(lunch, to: "x") },
                { try session.setIcon("🏢", of: lunch) }, { try session.tie(milk, to: nil) },
            ] { #expect(throws: Refusal.self) { try body() } }
        }
        try await house.piece(inGroup: true) { session in
            #expect(try session.occasionCount() == 0)
            let task = try session.keepTask(NewTask("tent"))
            #expect(throws: Refusal.self) { try session.tie(task.id, to: OccasionTie(lunch)) }
            let own = try session.keepTask(self.task("rope", "set off", .before))
            #expect(try session.occasion(of: own)?.owner == session.viewer)
        }
    }

    @Test func `Whoever works on a shared list keeps its owner's tie as it is and cannot change it`() async throws {
        let ben = try await house.piece(.ben) { session in
            _ = try session.makeAccount()
            return try #require(try session.profile(session.actor))
        }
        let milk = try await house.piece { session in
            _ = try session.makeAccount()
            var new = task("milk", "lunch", .before)
            new.heading = try session.keepList(named: "shopping")
            let kept = try session.keepTask(new)
            try session.share(.heading(#require(kept.heading)), with: [ben])
            return kept
        }
        try await house.piece(.ben) { session in
            var new = try session.draft(of: session.taskToChange(milk.id))
            new.title = "oat milk"
            #expect(try session.reviseTask(milk.id, as: new).tie == milk.tie)
            #expect(try session.occasion(of: milk) == nil)
            #expect(throws: Refusal.self) { try session.tie(milk.id, to: nil) }
            new.newOccasion = NewOccasion("bed", nil)
            #expect(throws: Refusal.self) { try session.reviseTask(milk.id, as: new) }
            #expect(try session.occasionCount() == 0)
        }
    }
}
