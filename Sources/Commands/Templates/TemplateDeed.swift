import Actions
import Core
import Language
import Store

/// What is to be done with a template that was named by some of its words.
enum TemplateDeed: Codable, Sendable {
    /// On a list of that name.
    case use(String?)
    case show, publish, takeBack, share, delete
    case rename(String), add(String), remove(String)

    /// Templates of others will do.
    fileprivate var isForAll: Bool {
        switch self {
        case .use, .show: true
        default: false
        }
    }
}

extension Session {
    private static let mostNamed = 500

    /// Does it with the one that is meant; asks where several fit, and says where none does.
    func act(_ deed: TemplateDeed, onTemplateNamed words: String) throws {
        if !deed.isForAll, isGroup { throw Refusal(TemplateRefusal.onlyInPrivate) }
        let all = try templatesNamed(limit: Self.mostNamed)
        let known = deed.isForAll ? all : try all.filter { try isOwn(.template(TemplateID($0.id))) }
        let finder = TitleFinder(known, language: language)
        let found = finder.find(words).map { TemplateID($0) }
        switch found.count {
        case 0: throw try unknownTemplate(words)
        // What is only near the words is not changed unasked.
        case 1 where deed.isForAll || !finder.find(words, .surely).isEmpty: try act(deed, on: found[0])
        default: try askWhich(of: found, for: deed, words)
        }
    }

    func act(_ deed: TemplateDeed, on id: TemplateID) throws {
        switch deed {
        case .use(let name): try beginSaying(from: id, named: name)
        case .show: try show(TemplateCard(id))
        case .publish: try show(TemplateCard(id, .publish))
        case .takeBack: _ = try PublishTemplate(id, false).perform(in: self)
        case .share: try show(ShareCard(.template(id)))
        case .delete: try deleteTemplateSaying(id)
        case .rename(let name): try renameTemplateSaying(id, to: name)
        case .add(let words): try addSaying(words, to: id)
        case .remove(let words): try removeSaying(words, from: id)
        }
    }

    private func unknownTemplate(_ words: String) throws -> Refusal {
        let store = ShowCard(TemplatesCard(.init(.used))).button(TemplateReply.store, voice)
        let help = HelpPress(area: .tasks).button(CommonReply.help, voice)
        return Refusal(TemplateReply.unknown(words), buttons: [[store, help]])
    }

    /// In a group nobody is shown what somebody else has for themselves.
    private func askWhich(of ids: [TemplateID], for deed: TemplateDeed, _ words: String) throws {
        let seen = try ids.filter { try sees(.template($0)) }.prefix(MoreThings.most)
        guard !seen.isEmpty else { throw Refusal(TemplateReply.several(words)) }
        try askWhich(WhichTemplateQuestion(deed: deed, templates: Array(seen)))
    }
}

/// Something that could be done with several templates waits for the one that is meant.
struct WhichTemplateQuestion: ThingChoice {
    static let verb = "whichTemplate"
    let deed: TemplateDeed
    let templates: [TemplateID]

    var things: [Thing] { templates.map { .template($0) } }

    func act(on thing: Thing, in session: Session, isTyped: Bool) throws {
        try session.act(deed, on: TemplateID(thing.id))
    }
}
