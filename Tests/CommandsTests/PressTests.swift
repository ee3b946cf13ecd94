import Actions
import Core
import Store
import Testing

@testable import Commands

/// Buttons against a real store: what one's own do, and that another person's do nothing.
struct PressTests {
    let house: House
    let anas: House.Things
    let bens: House.Things

    init() async throws {
        house = try House()
        anas = try await house.fill(.ana)
        bens = try await house.fill(.ben)
    }

    private static let nothingThere = ["That is no longer there", "There is nothing to undo."]

    /// Every press and card that names a thing, with the ids of one person's things.
    private func presses(on things: House.Things) -> [any Press] {
        let homes: [NoteHome] = [.place(things.place), .heading(things.heading)]
        let cards: [any Card] =
            [PlaceCard(things.place), PlaceCard(things.place, page: 3, isMore: true), DirectionsCard(things.place)]
            + [MapCard(.place(things.place))]
            + things.notes.flatMap { [NoteCard($0), MoveNoteCard($0, page: 0)] as [any Card] }
            + homes.map { NotesCard(home: $0) } + [EntryCard(id: things.entry), ReminderCard(things.reminder)]
        let steps: [PlacePress.Step] = [.rename, .move, .label, .earlier, .later, .delete]
        let noteSteps: [NotePress.Step] = [.edit, .photo, .earlier, .later, .delete]
        let onReminder = ReminderPress.Step.allCases.map { ReminderPress(id: things.reminder, step: $0) }
        let choices: [PlaceStep] = [.open, .rename, .move, .label, .directions, .map, .delete]
        let onPlace: [any Press] =
            choices.map { ChoosePlace(id: things.place, step: $0) }
            + steps.map { PlacePress(id: things.place, step: $0) }
        let onNotes: [any Press] = things.notes.flatMap { id in
            noteSteps.map { NotePress(id: id, step: $0) } + [MoveNote(id, .loose)] as [any Press]
        }
        return cards.map { ShowCard($0) } + homes.map { AddNote(home: $0) } + [PinHeading(id: things.heading)]
            + sharing(things) + [DirectionsPress(things.place), UndoPress(things.entry)] + onReminder
            + onPlace + onNotes
    }

    private func sharing(_ things: House.Things) -> [any Press] {
        let shared: [Thing] = [.place(things.place), .heading(things.heading), .note(things.notes[0])]
        return shared.flatMap { thing -> [any Press] in
            let cards: [any Card] = [
                ShareCard(thing), SharePeopleCard(thing), ShareLinkCard(thing), ThingHistoryCard(thing),
            ]
            return cards.map { ShowCard($0) } + [
                ShareTo(thing, .everyone), ShareTo(thing, .onlyMe), ChoosePeople(thing),
            ]
                + [SaveCopy(thing), NoteForMyself(thing), BlockOwner(thing), LeaveThing(thing, isSure: true)]
                + LinkPress.Step.allCases.map { LinkPress(thing, $0) }
        }
    }

    @Test func `Another person's button data changes nothing and tells nothing`() async throws {
        let before = try await house.state(of: .ben)
        for press in presses(on: bens) {
            let code = press.code
            let words = try #require(try await answer(to: code, by: .ana), "\(code)")
            #expect(Self.nothingThere.contains { words.hasPrefix($0) }, "\(code): \(words)")
        }
        #expect(try await house.state(of: .ben) == before)
    }

    /// Ben is a guest without a username whom Ana has nothing to do with: as if he were not there.
    @Test func `A person who cannot be found is not found by an id either`() async throws {
        let ben = try await house.piece(.ben) { $0.actor }
        let cards: [any Card] =
            [ProfileCard(ben), FollowRequestCard(ben)] + FollowList.allCases.map { FollowListCard(list: $0, of: ben) }
        let presses: [any Press] = PersonPress.Step.allCases.map { PersonPress(ben, $0) } + cards.map { ShowCard($0) }
        let before = try await house.state(of: .ben)
        for press in presses {
            let code = press.code
            let words = try #require(try await answer(to: code, by: .ana), "\(code)")
            #expect(words.hasPrefix("That is no longer there"), "\(code): \(words)")
        }
        #expect(try await house.state(of: .ben) == before)
    }

    @Test func `A guest is asked for an account first, and what was asked is done when it is made`() async throws {
        let ben = try await house.piece(.ben) { session in
            _ = try session.makeAccount()
            try session.setUsername(Username("ben"))
            return session.actor
        }
        let follow = PersonPress(ben, .follow)
        try await house.piece { session in
            do {
                _ = try follow.perform(in: session)
                Issue.record("a guest follows")
            } catch let refusal as Refusal {
                #expect(refusal.buttons == [[AgreePress(then: follow).button(AccountReply.agree, session.voice)]])
            }
            #expect(try session.relation(to: ben).follows == .no)
        }
        let code = AgreePress(then: follow).code
        for _ in 0..<2 {
            _ = try await answer(to: code, by: .ana)
            #expect(try await house.piece { try $0.relation(to: ben).follows } == .yes)
        }
        #expect(try await house.piece { try !$0.isGuest })
    }

    @Test func `A note cannot be moved to another person's pin or heading`() async throws {
        for home in [NoteHome.place(bens.place), .heading(bens.heading)] {
            let words = try await answer(to: MoveNote(anas.notes[0], home).code, by: .ana)
            #expect(words?.hasPrefix("That is no longer there") == true)
        }
    }

    @Test func `In a group a private thing's button does nothing`() async throws {
        let before = try await house.state(of: .ana)
        for press in presses(on: anas) {
            let code = press.code
            let words = try await answer(to: code, by: .ana, inGroup: true)
            #expect(words != nil, "\(code)")
        }
        #expect(try await house.state(of: .ana) == before)
    }

    @Test func `One's own buttons do what they say, one after another`() async throws {
        for press in presses(on: anas) where !(press is UndoPress) {
            let code = press.code
            if case let words? = try await answer(to: code, by: .ana) { #expect(!words.isEmpty, "\(code)") }
        }
        let (place, notes) = try await house.piece { session in
            try (session.place(anas.place), session.noteCount(in: nil))
        }
        #expect(place == nil && notes == 0)
    }

    @Test func `A button pressed twice acts once`() async throws {
        let codes = [
            MoveNote(anas.notes[0], .heading(anas.heading)).code, SetUnits(units: .imperial).code,
            SetClock(uses24Hours: false).code, SetWeek(day: 7).code, ZonePress(zone: "Asia/Tokyo").code,
            PreferMaps(.osmand, anas.place).code, NotePress(id: anas.notes[1], step: .delete).code,
            PlacePress(id: anas.place, step: .delete).code, ReminderPress(id: anas.reminder, step: .done).code,
            ReminderPress(id: anas.reminder, step: .tenMinutes).code,
            ReminderPress(id: anas.reminder, step: .delete).code,
        ]
        for code in codes {
            _ = try await answer(to: code, by: .ana)
            let once = try await house.piece { try $0.history(limit: 100).count }
            _ = try await answer(to: code, by: .ana)
            let twice = try await house.piece { try $0.history(limit: 100).count }
            #expect(twice == once, "\(code)")
        }
    }

    @Test(arguments: 0..<8)
    func `Mutilated button data never does harm`(seed: Int) async throws {
        let random = RandomSource.seeded(UInt64(seed))
        let codes = presses(on: anas).map(\.code) + presses(on: bens).map(\.code) + CodeSamples.presses.map(\.code)
        let before = try await house.state(of: .ben)
        for _ in 0..<60 { _ = try await answer(to: random.mutilated(codes), by: .ana) }
        #expect(try await house.state(of: .ben) == before)
        try await house.piece { session in
            for card in CodeSamples.cards { _ = try card.render(in: session) }
        }
    }

    /// The sentence with which a press was refused, or its pop-up; nil where it was simply done.
    private func answer(to code: String, by who: House.Who, inGroup: Bool = false) async throws -> String? {
        try await house.piece(who, inGroup: inGroup) { session in
            guard let press = CommandCatalog.press(code) else { return "unknown" }
            do {
                return try session.transaction.savepoint { try press.perform(in: session) }
                    .map { session.voice.words($0.wording) }
            } catch {
                guard let refusal = Refusal(error) else { throw error }
                return session.voice.words(refusal.wording)
            }
        }
    }
}
