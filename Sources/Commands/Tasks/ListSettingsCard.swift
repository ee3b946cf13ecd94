import Actions
import Core
import Store

/// What a list of one's own is called, its colour and its category, and what can be changed of that.
struct ListSettingsCard: Card {
    enum Mode: String, CaseIterable { case main, colour }

    static let verb = "listEdit"
    let id: HeadingID
    let mode: Mode
    init(_ id: HeadingID, _ mode: Mode = .main) { (self.id, self.mode) = (id, mode) }
    init?(_ arguments: [String]) {
        guard arguments.count == 2, let id = HeadingID(arguments[0]), let mode = Mode(rawValue: arguments[1]) else {
            return nil
        }
        self.init(id, mode)
    }
    var arguments: [String] { ["\(id)", mode.rawValue] }
    var subject: String { "list:\(id)" }
    var thing: Thing? { .heading(id) }

    func render(in session: Session) throws -> CardFace? {
        guard let list = try session.heading(id), let whose = try session.whose(.heading(id)), whose.isOwn else {
            return nil
        }
        let voice = session.voice
        let colour = list.colour.flatMap { PinColour(rawValue: $0) }
        var lines = [RichText("☰ ") + RichText(list.name, .bold)]
        lines.append(voice.say(ListSettingsReply.colour(colour)))
        lines.append(voice.say(ListSettingsReply.category(list.category)))
        let buttons = mode == .colour ? colours(voice) : main(session)
        return CardFace(
            (lines + whose.lines).joined(), buttons: buttons,
            topics: ["heading:\(id)", "tasks:list:\(id)"] + whose.topics)
    }

    private func main(_ session: Session) -> [[Button]] {
        let voice = session.voice
        let share = session.isGroup ? [] : [ShowCard(ShareCard(.heading(id))).button(ShareReply.button, voice)]
        return [
            [
                ShowCard(ListSettingsCard(id, .colour)).button(ColourReply.button, voice),
                ListCategory(id, isRemoved: false).button(ListSettingsReply.categoryButton, voice),
            ],
            [
                ListPress(id: id, step: .rename).button(ListSettingsReply.rename, voice),
                ListPress(id: id, step: .delete).button(ListSettingsReply.delete, voice),
            ] + share,
            [
                MakeTemplate(id).button(TemplateDraftReply.make, voice),
                ShowCard(TasksCard(.list(id))).button(CommonReply.back, voice),
            ],
        ]
    }

    private func colours(_ voice: Voice) -> [[Button]] {
        let all = PinColour.allCases.map { ListColour(id, $0).button(ListSettingsReply.named($0), voice) }
        return [
            Array(all.prefix(4)), Array(all.dropFirst(4)),
            [
                ListColour(id, nil).button(ColourReply.none, voice),
                ShowCard(ListSettingsCard(id)).button(CommonReply.back, voice),
            ],
        ]
    }
}

/// Gives a list a colour, or none.
struct ListColour: Press {
    static let verb = "listColour"
    let id: HeadingID
    let colour: PinColour?
    init(_ id: HeadingID, _ colour: PinColour?) { (self.id, self.colour) = (id, colour) }
    init?(_ arguments: [String]) {
        guard arguments.count == 2, let id = HeadingID(arguments[0]) else { return nil }
        self.init(id, PinColour(rawValue: arguments[1]))
        guard colour != nil || arguments[1] == "none" else { return nil }
    }
    var arguments: [String] { ["\(id)", colour?.rawValue ?? "none"] }

    func perform(in session: Session) throws -> (any Reply)? {
        let list = try session.setColour(colour, ofList: id)
        try session.show(
            ListSettingsCard(list.id), note: session.lastEntry == nil ? nil : ListSettingsReply.colour(colour))
        return nil
    }
}

/// Asks for the category of a list.
struct ListCategory: Press {
    static let verb = "listCategory"
    let id: HeadingID
    let isRemoved: Bool
    init(_ id: HeadingID, isRemoved: Bool) { (self.id, self.isRemoved) = (id, isRemoved) }
    init?(_ arguments: [String]) {
        guard arguments.count == 2, let id = HeadingID(arguments[0]), ["ask", "none"].contains(arguments[1]) else {
            return nil
        }
        self.init(id, isRemoved: arguments[1] == "none")
    }
    var arguments: [String] { ["\(id)", isRemoved ? "none" : "ask"] }

    func perform(in session: Session) throws -> (any Reply)? {
        let list = try session.listToChange(id)
        guard !isRemoved else {
            _ = try session.setCategory(nil, ofList: id)
            try session.show(ListSettingsCard(id), note: ListSettingsReply.category(nil))
            return nil
        }
        try session.asNewMessage {
            try session.ask(ListCategoryQuestion(list: id))
            let none = ListCategory(id, isRemoved: true).button(ListSettingsReply.noCategory, session.voice)
            let cancel = CancelPress().button(CommonReply.cancel, session.voice)
            try session.say(Outgoing(session.voice.say(ListSettingsReply.what(list.name)), buttons: [[none, cancel]]))
        }
        return nil
    }
}

/// Waits for the category of a list.
struct ListCategoryQuestion: Question {
    static let verb = "listCategory"
    let list: HeadingID
    var subject: Thing? { .heading(list) }

    func answer(_ spoken: Spoken, in session: Session) throws -> Bool {
        guard spoken.isPlainAnswer else { return false }
        let heading = try session.setCategory(PlaceName(checking: spoken.unquoted).text, ofList: list)
        try session.clearQuestion()
        try session.show(ListSettingsCard(list), note: ListSettingsReply.category(heading.category))
        return true
    }
}

/// What is said of a list's own card.
enum ListSettingsReply: Reply {
    case colour(PinColour?), category(String?), categoryButton, noCategory, rename, delete
    case named(PinColour), what(String)

    var wording: Wording {
        switch self {
        case .colour(nil): Wording("listEdit.noColour", "Colour: none")
        case .colour(let colour?):
            Wording("listEdit.colour", "Colour: {colour}", ["colour": .wording(Self.named(colour).wording)])
        case .category(nil): Wording("listEdit.noCategory", "Category: none")
        case .category(let name?): Wording("listEdit.category", "Category: {name}", ["name": .text(name)])
        case .categoryButton: Wording("listEdit.categoryButton", "Category")
        case .noCategory: Wording("listEdit.without", "No category")
        case .rename: Wording("listEdit.rename", "Rename list")
        case .delete: Wording("listEdit.delete", "Delete list")
        case .named(let colour):
            Wording(
                "listEdit.named", "{sign} {word}",
                ["sign": .text(colour.square), "word": .wording(ColourReply.word(colour).wording)])
        case .what(let name):
            Wording(
                "listEdit.what", "What is *{name}* about? Type one or two words, like `home`.", ["name": .text(name)])
        }
    }
}
