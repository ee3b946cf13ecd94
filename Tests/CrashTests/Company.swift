import Foundation
import Sandbox
import Synchronization

/// Everybody who acts, each with a role.
final class Company: Sendable {
    final class Member: Sendable {
        let role: Role
        let actor: Actor
        private let progress = Mutex((rounds: 0, isDone: false))

        init(_ role: Role, _ actor: Actor) {
            self.role = role
            self.actor = actor
        }

        /// Rounds that were played to their end.
        var rounds: Int { progress.withLock { $0.rounds } }
        var isDone: Bool { progress.withLock { $0.isDone } }

        /// Plays round after round until it is over.
        func live() async throws {
            while !actor.stage.isOver {
                try await role.play(actor, round: rounds)
                progress.withLock { $0.rounds += 1 }
            }
            progress.withLock { $0.isDone = true }
        }
    }

    let members: [Member]

    /// One person for each role, and pairs where it needs two.
    ///
    /// There may be more writers, and fewer roles. Whoever leaves needs a driver who lets their time come.
    init(
        on stage: Stage, roles: [Role] = Role.allCases.filter { $0 != .writer && $0 != .leaver },
        writers: Int = 0
    ) async throws {
        var members: [Member] = []
        for role in roles + Array(repeating: .writer, count: writers) {
            let person = try await stage.messenger.addPerson(role.rawValue.capitalized).id
            var actor = Actor(stage: stage, person: person, chat: person)
            if role == .travellers {
                let other = try await stage.messenger.addPerson("Friend").id
                let group = try await stage.messenger.addGroup("Trip", members: [person, other])
                actor = Actor(stage: stage, person: person, chat: group.id, other: other)
            }
            if role == .linker { actor.other = try await stage.messenger.addPerson("Phone").id }
            members.append(Member(role, actor))
        }
        self.members = members
    }

    var areDone: Bool { members.allSatisfy(\.isDone) }
}
