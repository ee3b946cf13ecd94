import Actions
import Core
import Store

/// A list to begin from: what is in it, from whom, and what can be done with it.
struct TemplateCard: Card {
    enum Mode: String, CaseIterable { case main, edit, publish }

    static let verb = "template"
    let id: TemplateID
    let mode: Mode

    init(_ id: TemplateID, _ mode: Mode = .main) { (self.id, self.mode) = (id, mode) }

    init?(_ arguments: [String]) {
        guard arguments.count == 2, let id = TemplateID(arguments[0]), let mode = Mode(rawValue: arguments[1]) else {
            return nil
        }
        self.init(id, mode)
    }

    var arguments: [String] { ["\(id)", mode.rawValue] }
    var subject: String { "template:\(id)" }
    var thing: Thing? { .template(id) }

    func render(in session: Session) throws -> CardFace? {
        guard let template = try session.template(id), let whose = try session.whose(.template(id)) else { return nil }
        let lines = try TemplateLines(template, in: session)
        let text =
            switch whose.isOwn ? mode : .main {
            case .main: try lines.all + whose.lines
            case .edit: try lines.all + [session.voice.say(TemplateReply.addHint(template.name))] + whose.lines
            case .publish: try [session.voice.say(TemplateReply.preview)] + lines.asOthersSee
            }
        let buttons = try whose.isOwn ? ownButtons(template, whose, session) : othersButtons(whose, session)
        return CardFace(text.joined(), buttons: buttons, topics: ["template:\(id)"] + lines.topics + whose.topics)
    }

    private func othersButtons(_ whose: Whose, _ session: Session) throws -> [[Button]] {
        let use = UseTemplate(id).button(TemplateReply.use, session.voice)
        let store = ShowCard(TemplatesCard(.init(.used))).button(TemplateReply.store, session.voice)
        return try whose.buttons([[use, store]], in: session)
    }

    private func ownButtons(_ template: TemplateRecord, _ whose: Whose, _ session: Session) throws -> [[Button]] {
        let voice = session.voice
        let back = ShowCard(TemplateCard(id)).button(CommonReply.back, voice)
        switch mode {
        case .edit: return editButtons(session) + [[back]]
        case .publish: return [[PublishTemplate(id, true).button(TemplateReply.publish, voice), back]]
        case .main: break
        }
        let publish =
            template.isPublished
            ? PublishTemplate(id, false).button(TemplateReply.takeBack, voice)
            : ShowCard(TemplateCard(id, .publish)).button(TemplateReply.publish, voice)
        let share = ShowCard(ShareCard(.template(id))).button(ShareReply.button, voice)
        let history = ShowCard(ThingHistoryCard(.template(id))).button(ThingHistoryReply.button, voice)
        return [
            [
                UseTemplate(id).button(TemplateReply.use, voice), publish, share,
                ShowCard(TemplateCard(id, .edit)).button(TemplateReply.edit, voice),
            ],
            (whose.isShared ? [history] : []) + [
                TemplatePress(id, .delete).button(CommonReply.delete, voice),
                ShowCard(TemplatesCard(.init(.mine))).button(TemplateReply.mine, voice),
                HelpPress(area: .tasks).button(CommonReply.help, voice),
            ],
        ]
    }

    private func editButtons(_ session: Session) -> [[Button]] {
        [
            [TemplatePress.Step.add, .rename, .describe].map {
                TemplatePress(id, $0).button(TemplateReply.step($0), session.voice)
            }
        ]
    }
}

/// What is known of a template, line by line.
struct TemplateLines {
    static let shown = 15
    private let template: TemplateRecord
    private let session: Session
    private let author: TemplateAuthor

    init(_ template: TemplateRecord, in session: Session) throws {
        (self.template, self.session) = (template, session)
        author = try session.author(of: template)
    }

    var topics: [String] { if case .person(let person) = author { ["person:\(person.id)"] } else { [] } }

    var all: [RichText] {
        get throws {
            var lines = try head + items
            if template.uses > 0 { lines.append(session.voice.say(TemplateReply.uses(template.uses))) }
            return lines
        }
    }

    /// The viewer's own one with their name.
    var asOthersSee: [RichText] {
        get throws {
            let name = try session.profile(session.actor).map { [session.voice.say(WhoseReply.by($0.called))] } ?? []
            return try head + items + name
        }
    }

    private var head: [RichText] {
        var lines = [session.voice.say(TemplateReply.title(template.name))]
        if !template.line.isEmpty { lines.append(RichText(template.line, .italic)) }
        switch author {
        case .owner: break
        case .person(let person): lines.append(session.voice.say(TemplateReply.after(person.called)))
        case .someone: lines.append(session.voice.say(TemplateReply.afterSomeone))
        }
        return lines
    }

    private var items: [RichText] {
        get throws {
            let count = try session.itemCount(of: template.id)
            let items = try session.items(of: template.id, limit: Self.shown)
            let rows = items.enumerated().flatMap { Self.rows($0.offset + 1, NewTemplateItem($0.element)) }
            let more = session.voice.say(TemplateReply.more(count - items.count))
            return rows + (count > items.count ? [more] : [])
        }
    }

    /// One thing and its steps.
    static func rows(_ number: Int, _ item: NewTemplateItem) -> [RichText] {
        let facts = item.labels.map { "#\($0)" } + (item.place.map { ["📍 \($0)"] } ?? [])
        let priority = item.priority.map { "P\($0) " } ?? ""
        var row = RichText("\(number). \(priority)") + RichText(item.title, .bold)
        if !facts.isEmpty { row = row + RichText(" · " + facts.joined(separator: " · ")) }
        let details = item.details.split(whereSeparator: \.isNewline).first.map { [RichText("    \($0)", .italic)] }
        return [row] + (details ?? []) + item.steps.prefix(shown).map { RichText("    ☐ \($0)") }
    }
}
