import Core
import Foundation
import Store
import Testing

@testable import Actions

/// What lists and links show is what the one rule lets one see.
struct SharingTests {
    let house: House

    init() async throws {
        house = try House()
        for who in House.Who.allCases {
            try await house.piece(who) { session in
                _ = try session.makeAccount()
                try session.setUsername(Username("\(who)_here"))
            }
        }
    }

    private func id(_ who: House.Who) async throws -> PersonID { try await house.piece(who) { $0.actor } }

    private func profiles(_ people: [House.Who]) async throws -> [ProfileRecord] {
        var found: [ProfileRecord] = []
        for who in people {
            found.append(try #require(try await house.piece(who) { try $0.profile($0.actor) }))
        }
        return found
    }

    @Test(arguments: 0..<6)
    func `Lists of what is shared hold just what one sees, newest first, page after page`(seed: Int) async throws {
        let random = RandomSource.seeded(UInt64(seed) + 7)
        var things: [House.Who: [Thing]] = [:]
        for who in House.Who.allCases { things[who] = try await make(who) }
        for _ in 0..<40 {
            let who = House.Who.allCases[random.below(4)], other = House.Who.allCases[random.below(4)]
            guard who != other else { continue }
            let mine = things[who] ?? []
            try await relate(who, other, mine[random.below(mine.count)], by: random)
        }
        for viewer in House.Who.allCases {
            for owner in House.Who.allCases where owner != viewer {
                try await compare(viewer, owner, things[owner] ?? [])
            }
            try await comparePages(viewer)
        }
    }

    private func make(_ who: House.Who) async throws -> [Thing] {
        try await house.piece(who) { session in
            let places = try (0..<4).map { Thing.place(try session.pin("\(who) \($0)")) }
            let notes = try (0..<3).map { Thing.note(try session.note("\(who) \($0)")) }
            let list = try session.headingForNotes(named: "\(who)s list")
            try session.note("in the list", .heading(list))
            return places + notes + [.heading(list)]
        }
    }

    private func relate(_ who: House.Who, _ other: House.Who, _ thing: Thing, by random: RandomSource) async throws {
        let ids = (try await id(who), try await id(other))
        let step = random.below(10), audience = Audience.allCases[random.below(5)], at = Double(random.below(9_999))
        let chosen = try await profiles([other])
        let token = try await house.piece(who, at: at) { session -> String? in
            switch step {
            case 0..<4 where audience == .chosen: try session.share(thing, with: chosen)
            case 0..<4: try session.share(thing, with: audience)
            case 4: return try session.makeLink(to: thing, until: nil).token
            case 5: try session.stopLink(to: thing)
            case 6: try session.setClose(ids.1, true)
            case 7: if random.below(3) == 0 { try session.block(ids.1) }
            default: _ = try? session.follow(ids.1)
            }
            return nil
        }
        if let token { _ = try await house.piece(other, at: at) { try $0.openLink(token) } }
    }

    private func compare(_ viewer: House.Who, _ owner: House.Who, _ things: [Thing]) async throws {
        let ownerID = try await id(owner)
        try await house.piece(viewer, at: 10_000) { session in
            let seen = try Set(things.filter { try session.sees($0) })
            let listed = try session.things(sharedBy: ownerID, offset: 0, limit: 100).map(\.thing)
            #expect(listed.count == Set(listed).count)
            #expect(Set(listed) == seen, "\(viewer) of \(owner)")
            let withMe = try Set(
                session.sharedWithMe(offset: 0, limit: 200).filter { $0.owner == ownerID.owner }.map(\.thing))
            #expect(withMe.isSubset(of: seen))
            let relation = try session.relation(to: ownerID)
            if relation.follows == .yes { #expect(withMe == seen, "\(viewer) follows \(owner)") }
        }
    }

    private func comparePages(_ viewer: House.Who) async throws {
        try await house.piece(viewer, at: 10_000) { session in
            let all = try session.sharedWithMe(offset: 0, limit: 200).map(\.thing)
            let pages = try (0..<40).flatMap { try session.sharedWithMe(offset: $0 * 3, limit: 3).map(\.thing) }
            #expect(pages == all)
        }
    }

    @Test func `What one shares oneself is listed with what is only linked`() async throws {
        let bens = try await profiles([.ben])
        try await house.piece { session in
            let bakery = Thing.place(try session.pin("Bakery")), gym = Thing.place(try session.pin("gym"))
            let note = Thing.note(try session.note("squats"))
            try session.share(bakery, with: .everyone)
            try session.share(note, with: bens)
            try session.makeLink(to: gym, until: nil)
            let mine = try session.things(sharedBy: session.actor, offset: 0, limit: 9)
            #expect(Set(mine.map(\.thing)) == [bakery, note, gym])
            #expect(try session.audienceCounts() == [.onlyMe: 1, .everyone: 1, .chosen: 1])
        }
    }

    /// When it is opened, by whom, and whether it leads anywhere.
    enum Opening: String, CaseIterable {
        case byStranger, twice, byOwner, atItsEnd, afterItsEnd, stopped, replaced, byBlocked, byBlocking, inGroup,
            deleted

        var leads: Bool { [.byStranger, .twice, .byOwner].contains(self) }
    }

    @Test(arguments: Opening.allCases)
    func `A link leads somewhere only while it is good, and between people who know of each other`(
        opening: Opening
    ) async throws {
        let ids = (ana: try await id(.ana), ben: try await id(.ben))
        let (token, thing) = try await house.piece { session in
            let thing = Thing.place(try session.pin("Bakery"))
            let token = try session.makeLink(to: thing, until: session.now.addingTimeInterval(60)).token
            switch opening {
            case .stopped: try session.stopLink(to: thing)
            case .replaced: try session.makeLink(to: thing, until: nil)
            case .byBlocked: try session.block(ids.ben)
            case .deleted: try session.deletePlace(PlaceID(thing.id))
            default: break
            }
            return (token, thing)
        }
        if opening == .byBlocking { try await house.piece(.ben) { try $0.block(ids.ana) } }
        let at: Double = opening == .atItsEnd ? 60 : opening == .afterItsEnd ? 3600 : 59
        for _ in 0..<(opening == .twice ? 2 : 1) {
            let found = try await house.piece(opening == .byOwner ? .ana : .ben, at: at, inGroup: opening == .inGroup) {
                try $0.openLink(token)
            }
            #expect(found == (opening.leads ? thing : nil))
        }
        let holders = try await house.piece(at: 59) { try $0.sharing(of: thing)?.holders }
        #expect(holders == (opening == .deleted ? nil : opening == .byStranger || opening == .twice ? 1 : 0))
    }

    @Test func `Undo brings back who was chosen, the audience and the link`() async throws {
        let people = try await profiles([.ben, .cara])
        let thing = try await house.piece { Thing.place(try $0.pin("Bakery")) }
        try await house.piece { _ = try $0.share(thing, with: people) }
        let token = try await house.piece { try $0.makeLink(to: thing, until: nil).token }
        let entry = try await house.piece { session in
            try session.stopSharing(thing)
            #expect(try session.sharing(of: thing)?.audience == .onlyMe && session.sharing(of: thing)?.link == nil)
            return session.lastEntry
        }
        try await house.piece { session in
            #expect(try session.undo(#require(entry)).status == .done)
            let sharing = try #require(try session.sharing(of: thing))
            #expect(sharing.audience == .chosen && sharing.chosen.map(\.name) == ["Ben", "Cara"])
            #expect(sharing.link?.token == token)
        }
        for who in [House.Who.ben, .cara] { #expect(try await house.piece(who) { try $0.sees(thing) }) }
        #expect(try await !house.piece(.dan) { try $0.sees(thing) })
    }

    @Test func `Only its owner shares a thing, and a group's is not shared`() async throws {
        let thing = try await house.piece { Thing.place(try $0.pin("Bakery")) }
        try await house.piece { try $0.share(thing, with: .everyone) }
        let groups = try await house.piece(inGroup: true) { Thing.place(try $0.pin("Hut")) }
        let tries: [@Sendable (Session, Thing) throws -> Void] = [
            { try $0.share($1, with: .onlyMe) }, { try $0.stopSharing($1) }, { try $0.makeLink(to: $1, until: nil) },
            { try $0.stopLink(to: $1) },
        ]
        for attempt in tries {
            await #expect(throws: Refusal.self) { try await house.piece(.ben) { try attempt($0, thing) } }
            await #expect(throws: Refusal.self) { try await house.piece(inGroup: true) { try attempt($0, groups) } }
            await #expect(throws: Refusal.self) { try await house.piece(.ana) { try attempt($0, groups) } }
        }
        #expect(try await house.piece(.ben) { try $0.sharing(of: thing) == nil && $0.sees(thing) })
    }

    @Test func `Others learn of a thing's changes only since it is shared, and no words`() async throws {
        let thing = try await house.piece { session in
            let id = try session.pin("Secret name")
            _ = try session.renamePlace(id, to: "Bakery")
            try session.share(.place(id), with: .everyone)
            try session.labelPlace(id, with: ["bread"])
            try session.share(.place(id), with: .followers)
            try session.share(.place(id), with: .everyone)
            try session.labelPlace(id, with: ["cake"])
            return Thing.place(id)
        }
        let told = try await house.piece(.ben) { try $0.changes(of: thing, offset: 0, limit: 20) }
        #expect(told.map(\.kind) == [.change] && told.allSatisfy { $0.title == nil && $0.who == "Ana" })
        let own = try await house.piece { try $0.changes(of: thing, offset: 0, limit: 20) }
        #expect(own.count == 7 && own.last?.title?.contains("Secret name") == true)
    }

    @Test func `What a link opened can be left, and opened with it again`() async throws {
        let (thing, token) = try await house.piece { session in
            let note = try session.keepNote(NewNote(text: "salt", home: .loose))
            return (Thing.note(note.id), try session.makeLink(to: .note(note.id), until: nil).token)
        }
        #expect(try await house.piece(.ben) { try $0.openLink(token) } == thing)
        #expect(try await house.piece(.ben) { try $0.leaveShared(thing) } == .link)
        #expect(try await house.piece(.ben) { try $0.sees(thing) } == false)
        #expect(try await house.piece(.ben) { try $0.sharer(of: thing) } == nil)
        #expect(try await house.piece(.ben) { try $0.openLink(token) } == thing)
        #expect(try await house.piece(.ben) { try $0.sharer(of: thing) } == .link)
    }

    @Test func `Whoever is chosen later is told what is done from then on, and whoever opens a link since they did`()
        async throws
    {
        let (thing, token) = try await house.piece { session in
            let id = try session.pin("Bakery")
            try session.share(.place(id), with: [#require(try session.profile(username: "cara_here"))])
            try session.labelPlace(id, with: ["bread"])
            return (Thing.place(id), try session.makeLink(to: .place(id), until: nil).token)
        }
        try await house.piece { try $0.labelPlace(PlaceID(thing.id), with: ["cake"]) }
        #expect(try await house.piece(.ben) { try $0.openLink(token) } == thing)
        #expect(try await house.piece(.ben) { try $0.changes(of: thing, offset: 0, limit: 9) }.isEmpty)
        #expect(try await house.piece(.cara) { try $0.changes(of: thing, offset: 0, limit: 9) }.count == 2)
        try await house.piece { try $0.labelPlace(PlaceID(thing.id), with: ["tea"]) }
        #expect(try await house.piece(.ben) { try $0.changes(of: thing, offset: 0, limit: 9) }.count == 1)
    }

    @Test func `A copy is one's own, for oneself alone, and Undo takes it away whole`() async throws {
        let things = try await house.piece { session in
            let place = Thing.place(try session.pin("Bakery"))
            let list = try session.headingForNotes(named: "gym")
            for text in ["squats", "bench press"] { try session.note(text, .heading(list)) }
            for thing in [place, .heading(list)] { try session.share(thing, with: .everyone) }
            return [place, .heading(list)]
        }
        let before = try await house.piece(.ben) { try ($0.placeCount(), $0.noteCount(in: nil)) }
        for thing in things {
            let entry = try await house.piece(.ben) { session in
                let copy = try session.saveCopy(of: thing)
                #expect(try session.owner(of: copy)?.isOwn == true && session.sharing(of: copy)?.audience == .onlyMe)
                #expect(try session.name(of: copy) == session.name(of: thing))
                return session.lastEntry
            }
            try await house.piece(.ben) { _ = try $0.undo(#require(entry)) }
        }
        let after = try await house.piece(.ben) { try ($0.placeCount(), $0.noteCount(in: nil)) }
        #expect(before == after)
        await #expect(throws: Refusal.self) {
            try await house.piece { try $0.share(things[0], with: .onlyMe) }
            _ = try await house.piece(.ben) { try $0.saveCopy(of: things[0]) }
        }
    }

    @Test func `A copy has the files that others may see, without hidden data, and the place that they see`()
        async throws
    {
        let (task, note) = try await house.piece { session in
            let place = try session.pin("Bakery")
            try session.share(.place(place), with: .everyone)
            var new = NewTask("order a cake")
            new.place = place
            let task = Thing.task(try session.keepTask(new).id), note = Thing.note(try session.note("squats", .loose))
            for thing in [task, note] {
                for name in ["photo.jpg", "voice.ogg", "film.webm"] {
                    _ = try session.keepPhoto(String(repeating: "a", count: 64), name: name, on: thing)
                }
                try session.share(thing, with: .everyone)
            }
            return (task, note)
        }
        try await house.piece(.ben) { session in
            let before = try (session.placeCount(), session.noteCount(in: nil), session.taskCount(.open))
            for thing in [task, note] {
                #expect(try session.filesThatStay(with: thing) == 1)
                let copy = try session.saveCopy(of: thing), entry = try #require(session.lastEntry)
                let files = try session.photos(of: copy)
                #expect(files.map(\.name) == ["photo.jpg", "voice.ogg"])
                #expect(files.allSatisfy { $0.media(asOwn: true)?.source == .bareFile(hash: $0.hash) })
                if copy.kind == .task {
                    let place = try #require(session.task(TaskID(copy.id))?.place)
                    #expect(try session.isOwn(.place(place)) && session.place(place)?.name == "Bakery")
                }
                #expect(try session.undo(entry).status == .done)
            }
            #expect(try (session.placeCount(), session.noteCount(in: nil), session.taskCount(.open)) == before)
        }
        let own = try await house.piece { try $0.photos(of: task).map { $0.media(asOwn: true)?.source } }
        #expect(own.allSatisfy { $0 == .file(hash: String(repeating: "a", count: 64)) })
    }

    @Test func `What somebody adds to another's to-do is shown to its owner without hidden data`() async throws {
        try await house.piece { _ = try $0.makeAccount() }
        let ben = try await house.piece(.ben) { session in
            _ = try session.makeAccount()
            return try #require(try session.profile(session.actor))
        }
        let task = try await house.piece { session in
            let task = try session.keepTask(NewTask("paint the fence")).id
            try session.share(.task(task), with: [ben])
            return task
        }
        _ = try await house.piece(.ben) {
            try $0.keepPhoto(String(repeating: "b", count: 64), name: "photo.jpg", on: .task(task))
        }
        let shown = try await house.piece { try $0.photos(of: .task(task)).map { $0.media(asOwn: true)?.source } }
        #expect(shown == [.bareFile(hash: String(repeating: "b", count: 64))])
    }
}

extension RandomSource {
    fileprivate func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
}
