import Core
import Store

/// What one of several wishes is answered with.
struct PartAnswer {
    /// Said together with the other parts.
    private(set) var text: [RichText] = []
    private(set) var buttons: [[Button]] = []
    /// What can only be a message of its own: a card that was asked for, a choice that goes when it is made, a keyboard.
    private(set) var apart: [HeldReply] = []

    init(_ replies: [HeldReply]) {
        for reply in replies { add(reply) }
    }

    private mutating func add(_ reply: HeldReply) {
        switch reply {
        case .message(let outgoing) where outgoing.canBeJoined: add(outgoing)
        case .card(_, let code, let preface?):
            add(preface)
            if let card = CommandCatalog.card(code) { buttons.append([Button("", .press(ShowCard(card).code))]) }
        default: apart.append(reply)
        }
    }

    private mutating func add(_ outgoing: Outgoing) {
        text.append(outgoing.text)
        buttons += outgoing.buttons
    }

    /// What was not done is named by its words, since other parts were.
    func naming(_ words: String, _ voice: Voice) -> PartAnswer {
        let isKept = !buttons.joined().contains { $0.pressCode.flatMap(CommandCatalog.press) is KeepAsNote }
        guard !isKept, !text.isEmpty else { return self }
        var named = self
        named.text = [voice.say(SeveralReply.words(words, text.joined()))]
        return named
    }

    /// The same with the name of what it is about, where nothing in it says that.
    func about(_ name: String, _ voice: Voice) -> PartAnswer {
        let said = text.joined()
        guard !text.isEmpty, !said.plain.contains(name) else { return self }
        var named = self
        let isFollowed = says(ReminderReply.followed, voice)
        named.text = [voice.say(isFollowed ? SeveralReply.followed(name) : .words(name, said))]
        return named
    }

    /// It is answered with that and nothing else.
    func says(_ reply: some Reply, _ voice: Voice) -> Bool { text.joined().plain == voice.say(reply).plain }

    /// The same with another sentence for what was done.
    func telling(_ text: RichText) -> PartAnswer {
        var told = self
        if !buttons.isEmpty { told.text = [text] }
        return told
    }

    /// The buttons of the part, as they stand under the answer to all: what only leads elsewhere is left out. Those of
    /// one of several say its number, from 1.
    func rows(_ number: Int?, _ voice: Voice) -> (opening: [Button], rows: [[Button]]) {
        var opening: [Button] = []
        let rows = buttons.map { row in
            row.compactMap { button -> Button? in
                guard let press = button.pressCode.flatMap(CommandCatalog.press) else { return button }
                switch press {
                case is HelpPress, is UndoPress, is ZonePress, is PinHeading: return nil
                case is ShowCard:
                    let label = number.map { SeveralReply.open($0).wording } ?? CommonReply.open.wording
                    opening.append(Button(voice.words(label), button.action))
                    return nil
                case is KeepAsTask:
                    return number.map { Button(voice.words(SeveralReply.keepTask($0)), button.action) } ?? button
                case is KeepAsNote:
                    return number.map { Button(voice.words(SeveralReply.keep($0)), button.action) } ?? button
                default: return button
                }
            }
        }
        return (Array(opening.prefix(1)), rows.filter { !$0.isEmpty })
    }
}

extension Outgoing {
    /// It can be a part of a longer message.
    fileprivate var canBeJoined: Bool {
        let presses = buttons.joined().compactMap(\.pressCode).compactMap(CommandCatalog.press)
        return keyboard == nil && media == nil
            && !presses.contains { $0 is IntentPress || $0 is ChoosePlace || $0 is FollowThing }
    }
}

extension Session {
    /// All parts in one message, with one Undo; then what can only stand alone.
    func say(_ parts: [PartAnswer]) throws {
        let told = parts.filter { !$0.text.isEmpty }
        if !told.isEmpty { try say(Outgoing(text(of: told), buttons: buttons(of: told))) }
        for reply in parts.flatMap(\.apart) {
            switch reply {
            case .message(let outgoing): try say(outgoing)
            case .card(let subject, let code, let preface): try show(subject: subject, code: code, preface: preface)
            }
        }
    }

    private func text(of parts: [PartAnswer]) -> RichText {
        let texts = parts.enumerated().map { index, part in
            let text = part.text.joined()
            return parts.count == 1 ? text : voice.say(SeveralReply.part(index + 1, text))
        }
        return (texts + (hasTimes ? assumedZone : [])).joined()
    }

    private func buttons(of parts: [PartAnswer]) throws -> [[Button]] {
        let all = parts.enumerated().map { $0.element.rows(parts.count == 1 ? nil : $0.offset + 1, voice) }
        let last = try all.flatMap(\.opening) + (undoButton.map { [$0] } ?? [])
        return all.flatMap(\.rows) + (hasTimes ? zoneButtons : []) + (last.isEmpty ? [] : [last])
    }

    /// Times are told, which are right only in the right zone.
    private var hasTimes: Bool { subjects.contains { $0.kind == .reminder } }
}
