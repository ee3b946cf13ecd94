import Actions
import Core
import Language
import Store

extension Session {
    /// Answers "how do I share a list" with the topic of help that tells it.
    func explainHow(_ spoken: Spoken, _ understanding: Understanding) throws -> Bool {
        guard let wish = spoken.line.wishAskedFor,
            let area = try Understanding(wish, names: names()).area ?? understanding.area
        else { return false }
        try show(HelpCard(area: area))
        return true
    }
}

extension Understanding {
    /// What the likeliest command belongs to.
    fileprivate var area: Area? {
        if let best { return Self.command(of: best).about.area }
        let intent: String? =
            switch meaning {
            case .intent(let intent): intent
            case .doubt(let intents): intents.first
            case .nothing: nil
            }
        return intent.flatMap(CommandCatalog.place).map { CommandCatalog.commands[$0].about.area }
            ?? suggestion.map { Self.command(of: $0).about.area }
    }
}
