import Actions
import Core
import Language
import Store

extension Session {
    /// Answers "how do I share a list" with what can be typed for it, and all of its topic a tap away; what is perhaps
    /// nothing of the world either, with all topics.
    func explainHow(_ spoken: Spoken, _ understanding: Understanding) throws -> Bool {
        guard let wish = spoken.line.wishAskedFor, !understanding.asksWay else { return false }
        let asked = try Understanding(wish, names: names()).abouts
        let abouts = (asked.isEmpty ? understanding.abouts : asked).filter { $0.area != .server }
        guard let area = abouts.first?.area else {
            guard understanding.meaning == .nothing(nil) else { return false }
            try show(HelpCard(area: nil))
            return true
        }
        let more = HelpPress(area: area).button(HowReply.more(voice.words(HelpReply.area(area))), voice)
        try say(
            Outgoing(
                abouts.map { HelpCard.line(of: $0, voice) }.joined(),
                buttons: [[more, HelpPress(area: nil).button(CommonReply.help, voice)]]))
        return true
    }
}

extension Understanding {
    /// "how do I get to the museum" asks for the way, and not how to ask for one.
    fileprivate var asksWay: Bool {
        meaning == .intent(NavigateCommand.about.intent) || meaning == .intent(PlaceSearchCommand.about.intent)
    }

    /// What helps with the likeliest commands, up to three. "how do I cook an egg" is no question about keeping to-dos.
    fileprivate var abouts: [About] {
        if let best { return hasOwnWords ? [Self.command(of: best).about] : [] }
        let intents =
            switch meaning {
            case .intent(let intent): [intent]
            case .doubt(let intents): intents
            case .nothing: suggestion.map { [Self.command(of: $0).about.intent] } ?? []
            }
        return intents.filter { $0 != TaskCommand.about.intent }.compactMap { CommandCatalog.command(of: $0)?.about }
    }
}

enum HowReply: Reply {
    case more(String)

    var wording: Wording {
        switch self {
        case .more(let topic): Wording("how.more", "All about: {topic}", ["topic": .text(topic)])
        }
    }
}
