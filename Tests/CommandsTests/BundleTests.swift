import Actions
import Core
import Foundation
import Store
import Testing

@testable import Commands

/// Bundles as they are ticked, thrown back and ended, and who may do it.
struct BundleTests {
    /// A bundle of two to-dos, of which the second comes again every day.
    private func begin(_ house: House, inGroup: Bool = false) async throws -> (BundleID, [BundleEntryID], [TaskID]) {
        try await house.piece(inGroup: inGroup) { session throws in
            let occasion = try session.keepOccasion(named: "leave home").id
            let tasks = try ["keys", "pills"].map { title in
                var new = NewTask(title)
                new.tie = OccasionTie(occasion, .before)
                if title == "pills" {
                    let today = FloatingTime(day: session.present.day)
                    (new.due, new.repetition) = (today, TaskRule(Recurrence(.daily), anchor: today, isAfterDone: false))
                }
                return try session.keepTask(new)
            }
            var new = NewBundle(name: "morning")
            (new.occasion, new.relation) = (occasion, .before)
            new.entries = tasks.map { NewBundleEntry(task: $0.id, title: $0.title) }
            let bundle = try session.beginBundle(new).id
            return (bundle, try session.entries(of: bundle).map(\.id), tasks.map(\.id))
        }
    }

    @Test func `A tick finishes the task, and taking it back opens it again, also one that repeats`() async throws {
        let house = try House()
        let (_, entries, tasks) = try await begin(house)
        try await house.piece { session throws in
            let today = session.present.day
            for entry in entries { #expect(try session.tickEntry(entry, true).isDone) }
            #expect(try session.task(tasks[0])?.isDone == true)
            #expect(try session.task(tasks[1])?.due?.day == today + 1)
            for entry in entries { #expect(try !session.tickEntry(entry, false).isDone) }
            #expect(try session.task(tasks[0])?.isDone == false)
            #expect(try session.task(tasks[1])?.due?.day == today)
        }
    }

    @Test func `Ticking twice acts once`() async throws {
        let house = try House()
        let (bundle, entries, tasks) = try await begin(house)
        try await house.piece { session throws in
            let today = session.present.day
            for _ in 1...2 { try session.tickEntry(entries[1], true) }
            #expect(try session.task(tasks[1])?.due?.day == today + 1)
            #expect(try session.tally(of: bundle) == BundleTally(session.entries(of: bundle)))
            #expect(try session.tally(of: bundle).done == 1)
        }
    }

    @Test func `What is done, skipped or opened elsewhere is so in the open bundle, and Undo takes both back`()
        async throws
    {
        let house = try House()
        let (bundle, _, tasks) = try await begin(house)
        let done = try await house.piece { session throws in
            try session.finishTask(tasks[0])
            return try (session.lastEntry, session.entries(of: bundle).map(\.isDone))
        }
        #expect(done.1 == [true, false])
        let entry = try #require(done.0)
        try await house.piece { session throws in
            _ = try session.undo(entry)
            #expect(try session.entries(of: bundle).map(\.isDone) == [false, false])
            try session.finishTask(tasks[0])
            try session.reopenTask(tasks[0])
            try session.skipTask(tasks[1])
            #expect(try session.entries(of: bundle).map(\.isDone) == [false, false])
            #expect(try session.entries(of: bundle).map(\.isLeft) == [false, true])
        }
    }

    @Test(arguments: [BundleRest.back, .done])
    func `Finishing decides what becomes of the rest, and Undo brings the bundle back as it was`(
        rest: BundleRest
    ) async throws {
        let house = try House()
        let (bundle, entries, tasks) = try await begin(house)
        let entry = try await house.piece { session throws in
            try session.tickEntry(entries[0], true)
            try session.finishBundle(bundle, rest: rest)
            return session.lastEntry
        }
        let id = try #require(entry)
        try await house.piece { session throws in
            let ended = try session.entries(of: bundle)
            #expect(ended.map(\.isDone) == [true, rest == .done] && ended.map(\.isLeft) == [false, rest == .back])
            #expect(try session.bundle(bundle)?.outcome == .finished)
            _ = try session.undo(id)
            #expect(try session.bundle(bundle)?.isOpen == true)
            #expect(try session.entries(of: bundle).map(\.isLeft) == [false, false])
            #expect(try session.task(tasks[0])?.isDone == true)
        }
    }

    @Test func `Nobody else sees a bundle, nor does anything with it`() async throws {
        let house = try House()
        let (bundle, entries, tasks) = try await begin(house)
        let presses: [any Press] =
            BundlePress.Step.allCases.map { BundlePress(bundle, $0) } + entries.map { BundleTick($0, true) }
            + [BundleBack(entries[0]), BundleReturn(entries[0]), BundleAdd(bundle, tasks[0]), BundleIcon(bundle, "🛒")]
        try await house.piece(.ben) { session throws in
            for press in presses {
                #expect(throws: Refusal.self, "\(press.code)") { _ = try press.perform(in: session) }
            }
            #expect(try session.bundle(bundle) == nil && session.bundleCount(.all) == 0)
        }
        try await house.piece { session throws in
            #expect(try session.entries(of: bundle).allSatisfy { !$0.isDone && !$0.isLeft })
        }
    }

    @Test func `Another person's to-do, occasion or lookup in a button is refused`() async throws {
        let house = try House()
        let (_, _, tasks) = try await begin(house)
        let ofAna = try await house.piece { session throws in
            let occasion = try #require(try session.occasion(named: "leave home"))
            return (occasion.id, try session.keepLookup(Picking(at: occasion.id, .before, in: session)))
        }
        let ofBen = try await house.piece(.ben) { session throws in
            try session.beginBundle(NewBundle(name: "mine")).id
        }
        let presses: [any Press] = [
            BundleAdd(ofBen, tasks[0]), CheckIn(ofAna.0, .before), BeginBundle(ofAna.1),
            Pick(ofAna.1, "t\(tasks[0])", true, page: 0), PickBin(ofAna.1, "t\(tasks[0])", page: 0),
            SetNext(ofAna.0, nil),
        ]
        try await house.piece(.ben) { session throws in
            for press in presses {
                #expect(throws: Refusal.self, "\(press.code)") { _ = try press.perform(in: session) }
            }
            #expect(try session.entries(of: ofBen).isEmpty)
        }
    }

    @Test func `A group's bundle is its members'; each tick says whose it is`() async throws {
        let house = try House()
        let (bundle, entries, _) = try await begin(house, inGroup: true)
        try await house.piece(.ben, inGroup: true) { session throws in
            try session.tickEntry(entries[0], true)
            let face = try #require(try BundleCard(bundle).render(in: session))
            #expect(face.outgoing.text.plain.contains("keys – Ben, "))
        }
        try await house.piece(.ben) { session throws in
            #expect(throws: Refusal.self) { try session.tickEntry(entries[0], false) }
        }
    }

    @Test func `A routine keeps what was in the bundle, and a to-do of the same title is the same thing`() async throws
    {
        let house = try House()
        let (bundle, entries, _) = try await begin(house)
        try await house.piece { session throws in
            for entry in entries { try session.tickEntry(entry, true) }
            try session.finishBundle(bundle, rest: .back)
            let routine = try session.saveRoutine(of: bundle, named: "morning")
            #expect(try session.entries(of: routine.id).map(\.title) == ["keys", "pills"])
            let occasion = try #require(routine.occasion)
            var new = NewTask("Keys")
            new.tie = OccasionTie(occasion, .before)
            let task = try session.keepTask(new)
            let picking = try Picking(at: occasion, .before, in: session)
            let rows = try picking.rows(in: session)
            #expect(rows.count == 2 && rows.allSatisfy { $0.isRoutine && picking.has($0.code) })
            #expect(rows.first?.task?.id == task.id)
        }
    }

    @Test func `A check-in calls for what is tied to its side`() {
        let ties: [OccasionRelation?] = [.before, .when, .after, nil]
        func covered(_ side: OccasionRelation?) -> [Bool] { ties.map { CheckInSide.covers($0, at: side) } }
        #expect(covered(.before) == [true, true, false, true])
        #expect(covered(.when) == [false, true, true, true])
        #expect(covered(.after) == [false, false, true, true])
        #expect(covered(nil) == [true, true, true, true])
    }
}
