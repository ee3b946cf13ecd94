import Core
import Store

/// What one of several wishes is answered with.
struct PartAnswer {
    /// From 1.
    let number: Int
    /// Said together with the other parts.
    private(set) var text: [RichText] = []
    private(set) var buttons: [[Button]] = []
    /// What can only be a message of its own: a card that was asked for, a choice that goes when it is made, a keyboard.
    private(set) var apart: [HeldReply] = []

    init(number: Int, _ replies: [HeldReply]) {
        self.number = number
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

    /// The buttons of the part, as they stand under the answer to all: what only leads elsewhere is left out.
    func rows(_ voice: Voice) -> (opening: [Button], rows: [[Button]]) {
        var opening: [Button] = []
        let rows = buttons.map { row in
            row.compactMap { button -> Button? in
                guard let press = button.pressCode.flatMap(CommandCatalog.press) else { return button }
                switch press {
                case is HelpPress, is UndoPress, is ZonePress, is PinHeading: return nil
                case is ShowCard:
                    opening.append(Button(voice.words(SeveralReply.open(number)), button.action))
                    return nil
                case is KeepAsNote: return Button(voice.words(SeveralReply.keep(number)), button.action)
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
            && !presses.contains { $0 is Meant || $0 is ChoosePlace || $0 is FollowThing }
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
        let texts = parts.map { part in
            parts.count == 1
                ? part.text.joined() : voice.say(SeveralReply.part(part.number, part.text.joined()))
        }
        return (texts + (hasTimes ? assumedZone : [])).joined()
    }

    private func buttons(of parts: [PartAnswer]) throws -> [[Button]] {
        let all = parts.map { $0.rows(voice) }
        let last = try all.flatMap(\.opening) + (undoButton.map { [$0] } ?? [])
        return all.flatMap(\.rows) + (hasTimes ? zoneButtons : []) + (last.isEmpty ? [] : [last])
    }

    /// Times are told, which are right only in the right zone.
    private var hasTimes: Bool { subjects.contains { $0.kind == .reminder } }
}
