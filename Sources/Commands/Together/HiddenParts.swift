import Actions
import Core
import Store

extension Session {
    /// Where and at what moment it is to be done, where whoever is asked does not see that; a place can be shared with them.
    func hiddenParts(of id: TaskID, from person: ProfileRecord) throws -> (lines: [RichText], buttons: [[Button]]) {
        guard let task = try task(id) else { return ([], []) }
        var lines: [RichText] = [], buttons: [[Button]] = []
        if let place = task.place.map(Thing.place), try !sees(place, as: person.id), let name = try name(of: place) {
            lines.append(voice.say(HiddenReply.place(person.told, name)))
            let share = PickPerson(place, person.id, isChosen: true)
            buttons.append([share.button(HiddenReply.share(name, person.told), voice)])
        }
        if let occasion = task.occasion.map(Thing.occasion), try !sees(occasion, as: person.id),
            let name = try name(of: occasion)
        {
            lines.append(voice.say(HiddenReply.occasion(person.told, name)))
        }
        return (lines, buttons)
    }
}

enum HiddenReply: Reply {
    case place(String, String), occasion(String, String), share(String, String)

    var wording: Wording {
        switch self {
        case .place(let name, let place):
            Wording(
                "hidden.place", "{name} does not see where: *{place}* is not shared with them.",
                ["name": .text(name), "place": .text(place)])
        case .occasion(let name, let occasion):
            Wording(
                "hidden.occasion", "{name} does not see the moment: *{occasion}* is yours alone.",
                ["name": .text(name), "occasion": .text(occasion)])
        case .share(let place, let name):
            Wording("hidden.share", "Share {place} with {name}", ["place": .text(place), "name": .text(name)])
        }
    }
}
