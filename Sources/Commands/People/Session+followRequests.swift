import Actions
import Core
import Language
import Store

extension Session {
    /// Answers whoever is named; the only one who asks where nobody is, and of several or none shows the list.
    ///
    /// - Throws: a `Refusal` where nobody of that name asks to follow.
    func answerRequest(ofSaid who: String?, _ step: PersonPress.Step) throws {
        try requirePrivacy()
        let asking = try people(in: .requests, of: actor, offset: 0, limit: Session.mostListed)
        guard let who else {
            guard asking.count == 1 else { return try show(FollowListCard(list: .requests, of: actor)) }
            return try `do`(step, with: asking[0].id)
        }
        guard let person = try SaidPerson(who).flatMap({ try choose($0, among: asking) }) else {
            throw Refusal(PersonReply.asksNothing(who))
        }
        try `do`(step, with: person.id)
    }

    func `do`(_ step: PersonPress.Step, withSaid who: String) throws {
        try requirePrivacy()
        let people = try people(saidAs: who)
        guard people.count > 1 else { return try `do`(step, with: people[0]) }
        try together { for person in people { try `do`(step, with: person) } }
    }

    /// "ben and cara" as two, where nobody is called so; all have to be known before it is done with any.
    private func people(saidAs who: String) throws -> [PersonID] {
        guard case .people(let said)? = try? SaidAudience(who), said.count > 1, try acquaintances(called: who).isEmpty
        else {
            return [try somebody(saidAs: who).id]
        }
        return try said.map { try somebody(saidAs: $0.typed).id }
    }
}
