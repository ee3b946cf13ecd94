import Core
import Store
import Testing

@testable import Actions

/// What a template takes of a list, what it gives, and who may do what with it.
struct TemplateTests {
    /// Ana's list with a tent, something of Ben's and, done, a lamp.
    private func pack(_ house: House) async throws -> HeadingID {
        try await house.piece { session throws in
            let list = try session.keepList(named: "Packing")
            for (title, details) in [("tent", "behind the door"), ("stove from Ben", ""), ("lamp", "")] {
                var task = NewTask(title)
                (task.heading, task.details, task.labels) = (list, details, ["camp"])
                let kept = try session.keepTask(task)
                if title == "tent" { try session.addSteps([NewStep("pegs")], to: kept.id) }
                if title == "lamp" { try session.finishTask(kept.id) }
            }
            return list
        }
    }

    /// Ana and Ben are in a group, so that each knows the other.
    private func meet(_ house: House) async throws {
        for who in [House.Who.ana, .ben] {
            try await house.piece(who, inGroup: true) { try $0.transaction.note(.present, of: $0.actor, in: $0.viewer) }
        }
    }

    private func save(_ house: House, _ parts: TemplateParts = []) async throws -> TemplateRecord {
        let list = try await pack(house)
        try await meet(house)
        return try await house.piece { try $0.keepTemplate($0.templateDraft(of: list, with: parts).template) }
    }

    @Test func `A template holds what is and was to be done, without names and descriptions unless wanted`()
        async throws
    {
        let house = try House()
        let bare = try await save(house)
        let list = try await house.piece { try #require(try $0.heading(named: "Packing")) }
        try await house.piece { session throws in
            let items = try session.items(of: bare.id)
            #expect(items.map(\.item.title) == ["tent", "stove from …", "lamp"])
            #expect(items.allSatisfy { $0.item.details.isEmpty && $0.item.labelList == ["camp"] })
            #expect(items[0].steps.map(\.title) == ["pegs"])
            let whole = try session.templateDraft(of: list, with: [.people, .details])
            #expect(whole.template.items.map(\.title) == ["tent", "stove from Ben", "lamp"])
            #expect(whole.template.items[0].details == "behind the door")
            #expect(whole.has == [.people, .details] && whole.names == 0)
        }
    }

    @Test func `Begun from, it is a list of open things, which one Undo takes back`() async throws {
        let house = try House()
        let template = try await save(house)
        let before = try await house.rows()
        let entry = try await house.piece { session throws in
            let (list, count) = try session.begin(from: template.id)
            #expect(try session.heading(list)?.name == "Packing 2" && count == 3)
            #expect(try session.tasks(.list(list), sort: .mine, offset: 0, limit: 9).map(\.title).count == 3)
            return try #require(session.lastEntry)
        }
        try await house.piece { session throws in #expect(try session.undo(entry).status == .done) }
        #expect(try await house.rows() == before)
    }

    @Test func `Others see and begin from it once it is published, and keep their copies when it is taken back`()
        async throws
    {
        let house = try House()
        let template = try await save(house)
        try await house.piece(.dan) { session throws in
            #expect(try session.template(template.id) == nil && session.items(of: template.id).isEmpty)
            #expect(throws: Refusal.self) { try session.begin(from: template.id) }
            #expect(throws: Refusal.self) { try session.saveCopy(of: .template(template.id)) }
            #expect(throws: Refusal.self) { try session.deleteTemplate(template.id) }
        }
        try await house.piece { try $0.share(.template(template.id), with: .everyone) }
        let copy = try await house.piece(.dan) { session throws in
            #expect(try session.templates(TemplateSelection(.used), offset: 0, limit: 9).map(\.id) == [template.id])
            _ = try session.begin(from: template.id)
            _ = try session.begin(from: template.id, named: "Sea")
            return TemplateID(try session.saveCopy(of: .template(template.id)).id)
        }
        try await house.piece { session throws in
            #expect(try session.template(template.id)?.uses == 1)
            try session.share(.template(template.id), with: .onlyMe)
        }
        try await house.piece(.dan) { session throws in
            #expect(try session.template(template.id) == nil)
            let kept = try #require(try session.template(copy))
            #expect(try session.items(of: copy).count == 3 && kept.origin == .published)
            guard case .person(let author) = try session.author(of: kept) else {
                Issue.record("not a person")
                return
            }
            #expect(author.name == "Ana")
        }
    }

    @Test func `Whoever is gone is someone`() async throws {
        let house = try House()
        let template = try await save(house)
        try await house.piece { try $0.share(.template(template.id), with: .everyone) }
        let copy = try await house.piece(.dan) { TemplateID(try $0.saveCopy(of: .template(template.id)).id) }
        try await house.store.write { try $0.forget(template.owner, retitling: { _ in "gone" }) }
        try await house.piece(.dan) { session throws in
            let kept = try #require(try session.template(copy))
            #expect(try session.author(of: kept) == .someone)
            #expect(try session.items(of: copy).count == 3)
        }
    }

    @Test func `Whoever showed theirs only to some is named to nobody but who copied it`() async throws {
        let house = try House()
        let template = try await save(house)
        let ben = try await house.piece(.ben) { try #require(try $0.profile($0.actor)) }
        try await house.piece { _ = try $0.share(.template(template.id), with: [ben]) }
        let copy = try await house.piece(.ben) { session throws in
            let copy = TemplateID(try session.saveCopy(of: .template(template.id)).id)
            #expect(try session.author(of: #require(try session.template(copy))) != .someone)
            try session.share(.template(copy), with: .everyone)
            return copy
        }
        try await house.piece(.dan) { session throws in
            #expect(try session.author(of: #require(try session.template(copy))) == .someone)
        }
    }

    @Test func `A block hides a published template from both sides`() async throws {
        let house = try House()
        let template = try await save(house)
        try await house.piece { try $0.share(.template(template.id), with: .everyone) }
        let ben = try await house.piece(.ben) { $0.actor }
        try await house.piece { try $0.block(ben) }
        try await house.piece(.ben) { session throws in
            #expect(try session.templates(TemplateSelection(.new), offset: 0, limit: 9).isEmpty)
            #expect(try session.templateCount(TemplateSelection(.used, words: SearchWords("tent"))) == 0)
            #expect(throws: Refusal.self) { try session.begin(from: template.id) }
        }
    }

    @Test func `A group's list becomes a template of whoever may change it there`() async throws {
        let house = try House()
        let list = try await house.piece(inGroup: true) { session throws in
            let list = try session.keepList(named: "Trip")
            var task = NewTask("map")
            task.heading = list
            try session.keepTask(task)
            return list
        }
        try await meet(house)
        try await house.piece(.ben) { session throws in
            #expect(try session.templateDraft(of: list, with: []).template.items.map(\.title) == ["map"])
        }
        try await house.piece(.dan) { session throws in
            #expect(throws: Refusal.self) { try session.templateDraft(of: list, with: []) }
        }
    }

    @Test func `In a group one may begin from a template of one's own, and from nobody else's`() async throws {
        let house = try House()
        let template = try await save(house)
        try await house.piece(inGroup: true) { session throws in
            let (list, _) = try session.begin(from: template.id)
            #expect(try session.heading(list)?.owner == session.viewer)
            #expect(try session.templatesToBeginFrom(offset: 0, limit: 9).isEmpty)
        }
        try await house.piece(.ben, inGroup: true) { session throws in
            #expect(throws: Refusal.self) { try session.begin(from: template.id) }
        }
    }

    @Test func `Gone through again, what was done since the last time is to be done once more`() async throws {
        let house = try House()
        let list = try await pack(house)
        @Sendable func open(_ session: Session) throws -> [String] {
            try session.tasks(.list(list), sort: .mine, offset: 0, limit: 9).map(\.title)
        }
        try await house.piece(at: 60) { session throws in
            #expect(try session.againCount(list) == 1)
            try session.beginAgain(list)
            #expect(try open(session) == ["tent", "stove from Ben", "lamp"])
            #expect(try session.againCount(list) == 0 && session.beginAgain(list) == 0)
            #expect(try session.doneCount(from: 0, to: 99_999) == 1)
        }
        try await house.piece(at: 120) { session throws in
            let tent = try #require(try session.tasks(.list(list), sort: .mine, offset: 0, limit: 9).first)
            try session.finishTask(tent.id)
            try session.beginAgain(list)
            #expect(try open(session) == ["stove from Ben", "lamp", "tent"])
            let again = try session.tasks(.list(list), sort: .mine, offset: 2, limit: 1)
            #expect(try session.steps(of: again[0].id).map(\.title) == ["pegs"])
        }
    }
}
