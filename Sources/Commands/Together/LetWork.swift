import Actions
import Core
import Store

/// Lets one of the chosen people of a list, a bundle or a to-do tick and add there, or only look.
struct LetWork: Press {
    static let verb = "letWork"
    let thing: Thing
    let person: PersonID
    let mayWork: Bool
    let page: Int

    init(_ thing: Thing, _ person: PersonID, _ mayWork: Bool, page: Int) {
        (self.thing, self.person, self.mayWork, self.page) = (thing, person, mayWork, page)
    }

    init?(_ arguments: [String]) {
        guard arguments.count == 4, let thing = Thing(code: arguments[0]), thing.kind.isWorkedOn,
            let person = PersonID(arguments[1]),
            ["0", "1"].contains(arguments[2]), let page = PageCode.read(arguments[3])
        else { return nil }
        self.init(thing, person, arguments[2] == "1", page: page)
    }

    var arguments: [String] { [thing.code, "\(person)", mayWork ? "1" : "0", "\(page)"] }

    func perform(in session: Session) throws -> (any Reply)? {
        let sharing = try session.sharingToChange(of: thing)
        guard let profile = sharing.chosen.first(where: { $0.id == person }) else { throw Refusal(CommonReply.notHere) }
        try session.letWork(profile, on: thing, mayWork)
        try session.show(
            SharePeopleCard(thing, page: page),
            note: session.lastEntry == nil ? nil : AskReply.worker(profile.told, mayWork: mayWork))
        return nil
    }
}

extension SharePeopleCard {
    /// A button for one of the people; for one who is chosen for a list, a bundle or a to-do a second one: what they may
    /// do there.
    func row(_ person: ProfileRecord, isChosen: Bool, page: Int, in session: Session) throws -> [Button] {
        let pick = PickPerson(shared, person.id, isChosen: !isChosen, page: page)
        guard isChosen, shared.kind.isWorkedOn else {
            return [pick.button(ShareReply.person(person.called, isChosen: isChosen), session.voice)]
        }
        let mayWork = try session.mayWork(person.id, on: shared)
        return [
            pick.button(AskReply.worker(person.called, mayWork: mayWork), session.voice),
            LetWork(shared, person.id, !mayWork, page: page).button(
                AskReply.letWork(person.told, !mayWork), session.voice),
        ]
    }
}
