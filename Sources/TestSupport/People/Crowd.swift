package import Core
import Foundation
import GRDB
import Store

/// Ana with a thing of each kind for each audience, and one person for each standing to her. Everybody also stands to
/// others in ways that must not matter for her things.
package final class Crowd: Sendable {
    /// A thing of Ana's and by whose audience it is seen: its own, or that of the list it is in.
    package struct Made: Sendable {
        package let thing: Thing
        package let shared: Thing
        package let audience: Audience
    }

    package let fixture: Fixture
    package let made: [Made]
    package let viewers: [(standing: Standing, person: PersonID)]
    /// For each kind of block a group with one of them in it, besides Ben; and one with Ana herself.
    package let groups: [(standing: Standing, group: OwnerID)]
    /// A thing of each kind of the group that everybody but Ana is in.
    package let club: [ThingKind: Thing]
    /// What others have to do with the tasks of somebody else.
    package let company: Company

    package init() async throws {
        let fixture = try await Fixture()
        let ana = fixture.ana
        let (made, viewers, groups, clubThings, company) = try await fixture.store.write { transaction in
            let db = transaction.db
            try db.pauseJournal()
            let made = try db.makeThings(of: ana)
            let other = try db.makePerson("other"), club = try db.makeGroup(),
                noise = try db.makeThings(of: other, hasBundles: false)
            // Only its owner's list shares a place.
            for list in noise where list.thing.kind == .heading {
                for place in made where place.thing.kind == .place { try db.list(place.thing, on: list.thing) }
            }
            for one in made { try db.makeLinks(to: one.shared, of: ana) }
            for one in noise { try db.makeLinks(to: one.shared, of: other) }
            let viewers = try Standing.all.map { standing in
                let person = try db.makePerson("viewer", isGuest: standing.isGuest)
                try db.makeNoise(
                    person, with: ana, other, club, things: made.map(\.shared), others: noise.map(\.shared))
                // Blocks come last: nothing begins over one.
                try db.relate(person, to: ana, as: standing, things: made.map(\.shared))
                return (standing, person)
            }
            try db.linkBlocked(by: ana)
            let inGroups = viewers.filter { [Standing(), Standing(block: $0.0.block)].contains($0.0) }
            let groups = try (inGroups + [(Standing(), ana)]).map {
                let group = try db.makeGroup()
                try db.join($0.1, group)
                try db.join(fixture.ben, group)
                return ($0.0, group)
            }
            defer { try? db.pauseJournal(false) }
            let things = try ThingKind.allCases.map { ($0, try db.make($0, of: club)) }
            let company = try Company(of: db.makePerson("boss"), db)
            return (made, viewers, groups, Dictionary(uniqueKeysWithValues: things), company)
        }
        (self.fixture, self.made, self.viewers, self.club) = (fixture, made, viewers, clubThings)
        (self.groups, self.company) = (groups, company)
    }

    /// What a viewer should see.
    package func seen(by standing: Standing, _ kind: ThingKind) -> Set<Int64> {
        Set(made.filter { $0.thing.kind == kind && Truth.sees(standing, $0.audience) }.map(\.thing.id))
    }
}
