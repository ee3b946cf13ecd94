import Actions
import Core
import Language
import Store

extension Session {
    /// Answers "how do I share a list" with what can be typed for it; all of its topic is a tap away.
    func explainHow(_ spoken: Spoken, _ understanding: Understanding) throws -> Bool {
        guard let wish = spoken.line.wishAskedFor else { return false }
        let asked = try Understanding(wish, names: names()).abouts
        let abouts = (asked.isEmpty ? understanding.abouts : asked).filter { $0.area != .server }
        guard let area = abouts.first?.area else { return false }
        let more = HelpPress(area: area).button(HowReply.more(voice.words(HelpReply.area(area))), voice)
        try say(
            Outgoing(
                abouts.map { HelpCard.line(of: $0, voice) }.joined(),
                buttons: [[more, HelpPress(area: nil).button(CommonReply.help, voice)]]))
        return true
    }
}

extension Understanding {
    /// What helps with the likeliest commands, up to three.
    fileprivate var abouts: [About] {
        if let best { return [Self.command(of: best).about] }
        let intents =
            switch meaning {
            case .intent(let intent): [intent]
            case .doubt(let intents): intents
            case .nothing: suggestion.map { [Self.command(of: $0).about.intent] } ?? []
            }
        return intents.compactMap(CommandCatalog.place).map { CommandCatalog.commands[$0].about }
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
