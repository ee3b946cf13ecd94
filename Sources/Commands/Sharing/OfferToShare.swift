import Actions
import Core
import Language
import Store

extension Session {
    /// "show cara the shopping list": whether she shall see it is asked; false for any other line.
    func offerToShow(_ spoken: Spoken) throws -> Bool {
        let words = spoken.text.withoutEnd.split(separator: " ")
        guard !isGroup, words.count > 2, spoken.line.begins(with: .showing),
            let person = try onlyAcquaintance(called: String(words[1]))
        else { return false }
        let name = words.dropFirst(2).joined(separator: " ")
        let match = try names().match(name, as: .heading, language: language)
        guard match.isExact, let list = match.id else { return false }
        try offerToShare(HeadingID(list), with: person)
        return true
    }

    /// Nobody sees a list before that was asked: what else stands in such a line is a thing to do as well.
    func offerToShare(_ list: HeadingID, with person: ProfileRecord) throws {
        try ask(ShareQuestion(things: [.heading(list)], deed: .withPeople([person.id])))
        let words = ShareReply.shallSee(person.told, try name(of: .heading(list)) ?? "")
        let share = ShareThis(.heading(list)).button(ShareReply.shareWith(person.told), voice)
        try say(Outgoing(voice.say(words), buttons: [[share], [CancelPress().button(CommonReply.cancel, voice)]]))
    }

    /// The one person of that name whom the viewer has to do with.
    func onlyAcquaintance(called name: String) throws -> ProfileRecord? {
        let people = try acquaintances(called: name)
        return people.count == 1 ? people.first : nil
    }
}
