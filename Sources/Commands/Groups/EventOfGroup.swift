import Actions
import Core
import Language
import Store

extension Session {
    /// "move the party to Saturday", "the party is at 8 now", where that is a group's: it is changed there. False where one's own is meant, or none.
    func sayWhoseEvent(_ spoken: Spoken) throws -> Bool {
        let signals: [SignalWord] = [.moving, .cancelling, .changing]
        let object = signals.lazy.compactMap { spoken.line.object(of: $0) }.first
        let named = object.map { LineReader.read($0, language: spoken.line.language).nameBeforeTime }
        guard let name = named ?? spoken.line.toldAnew?.name, let reply = try whoseEvent(titled: name) else {
            return false
        }
        try say(reply: reply)
        return true
    }

    /// Where what takes place in a group is to be changed; nil where nothing there is called so, or something of one's own.
    func whoseEvent(titled words: String) throws -> EventOfGroupReply? {
        let name = TitleFinder.bare(words, language: language)
        guard !isGroup, !name.isEmpty, let event = try eventOfGroup(titled: name), try eventsNamed(name).isEmpty else {
            return nil
        }
        return .saidThere(event.title, event.group, heard ?? words)
    }
}

extension ReadLine {
    /// "the party" of "the party to Saturday".
    fileprivate var nameBeforeTime: String {
        var words = withoutTimes.split(separator: " ")
        while let last = words.last, means(String(last), .intoName) { words.removeLast() }
        return words.joined(separator: " ")
    }
}

enum EventOfGroupReply: Reply {
    case saidThere(String, String, String)

    var wording: Wording {
        switch self {
        case .saidThere(let title, let group, let line):
            Wording(
                "groupEvent.saidThere", "*{title}* is in the calendar of *{group}*: say `/{line}` there.",
                ["title": .text(title), "group": .text(group), "line": .text(line)])
        }
    }
}
