import Actions
import Core
import Language
import Store

/// Keeps a place: here, at coordinates, or wherever is sent next.
struct PinCommand: Command {
    static let about = About(
        intent: "pin.create", area: .places, menu: "pin", summary: "Keep a place",
        phrases: [
            "(pin|save|keep|mark|drop|add|bookmark) here", "pin [it|that]",
            "(pin|save|keep|mark|bookmark|remember) [this|my] [current] (place|spot|location|position) [here]",
            "(pin|save|keep|mark|bookmark) (this|where i am)",
            "(drop|add|set|create|make|place|put) [a|an|the] [new] pin [here]",
            "(drop|add|set|create|make|place|put) [a|an|the] [new] (pin|place) [here] [at] {point:coordinate}",
            "(drop|add|set|create|make) [a|an] [new] (pin|place) (called|named|:) {name:name} [here]",
            "(drop|add|set|create|make) [a|an] [new] pin for {name:name} [here]",
            "(drop|add|set|create|make|put) [a|an] [new] (pin|place) [called|named] {name:name} [at] {point:coordinate}",
            "(pin|save|keep|mark|bookmark|add) (this|here) [place|spot] [here] as {name:name}",
            "pin (it|that) [here] as {name:name}",
            "(pin|save|keep|mark|bookmark|add) [my] [current] (place|spot|location|position) as {name:name}",
            "(pin|save|bookmark|mark) {name:name} here",
            "(pin|save|keep|mark|drop|add|bookmark) here (as|called|named|:) {name:name}",
            "(pin|save|keep|mark|bookmark) here {name:name}",
            "(pin|save|keep|add|mark|bookmark) {name:name} [at|:] {point:coordinate}",
            "(pin|save|keep|add|mark|bookmark) {point:coordinate} [as|:|called|named] {name:name}",
            "my {name:name} is [now] [at] {point:coordinate}",
            "{name:name} [is] at {point:coordinate}", "{name:word} {point:coordinate}",
            "[pin|save|keep|add|mark|bookmark] {point:coordinate}",
            "(pin|save|keep|add|mark|bookmark) {name:text} [at|:] {point:coordinate}",
            "pin {name:name}",
            "new (pin|place) [{name:name}]",
        ],
        examples: ["pin here", "pin Bakery here", "pin Bakery 48.2082, 16.3738", "pin 48.2082, 16.3738 Dom"])

    let name: String?
    let point: Coordinate?
    let isHere: Bool
    /// A position alone, or with a name, but no word of what to do with it.
    let isPasted: Bool
    /// A short plus code, whose meaning depends on what it is near to.
    let code: PlusCode?
    let labels: [String]
    let note: String?
    let spoken: Spoken

    init(_ said: Said) throws {
        let told = said.slots.text("name").map { name in
            // "mum lives at ..." tells where she is, "pin Mum at ..." says what it is called.
            said.begins(with: "name") ? LineReader.read(name, language: said.spoken.line.language).withoutLying : name
        }
        let words = told.flatMap { $0.isEmpty ? nil : $0 } ?? said.spoken.line.symbols
        code = said.shortCode
        let written = try code == nil ? said.slots.coordinate("point") : nil
        let tags = LabelText.labels(in: words ?? "")
        labels = tags
        let rest = tags.isEmpty ? words : words.map(LabelText.rest)
        let pair = written == nil ? try rest.flatMap { try TrailingPair($0) } : nil
        if written == nil, pair == nil { try said.spoken.line.refuseWrongCoordinates() }
        point = written ?? pair?.point
        let named = tags.isEmpty ? pair?.name ?? rest : (pair?.name ?? rest).map(said.spoken.line.withoutHere)
        name =
            try named.flatMap { tags.isEmpty || !$0.isEmpty ? try PlaceName(checking: $0).text : nil }
            ?? PlaceName(linkedIn: said.spoken.line)?.text
        note = try pair?.note.map { try NoteText(checking: $0).text }
        isHere = said.saysHere
        isPasted = said.isAllSlots || told == ""
        spoken = said.spoken
    }

    func perform(in session: Session) throws {
        if let spot = try spotMeant(in: session) {
            _ = try PinWorld(spot).perform(in: session)
            return
        }
        let draft = PinDraft(
            name: name, labels: labels, note: note, attachments: spoken.message.attachments,
            album: spoken.message.albumID)
        session.hasPlacedFiles = true
        if let point = try point ?? code.map({ try session.point(of: $0, near: name) }) {
            if isPasted, !session.isGroup { return try session.startDraft(draft, at: point) }
            return try keep(draft, at: Fix(coordinate: point, accuracy: nil, date: session.now), in: session)
        }
        if isHere || name == nil, let fix = try session.freshPosition() {
            try session.closeDraft(at: fix.coordinate)
            return try keep(draft, at: fix, in: session)
        }
        try session.askWhere(draft, saying: name.map { PinReply.whereIs($0) } ?? PinReply.whereAreYou)
    }

    /// "pin it", "save this place" of the place of the map that was shown last.
    private func spotMeant(in session: Session) throws -> OSMElement? {
        guard name == nil, point == nil, code == nil, spoken.message.attachments.isEmpty, !spoken.line.says(.here),
            spoken.line.says(.it) || spoken.line.says(.this)
        else { return nil }
        return try session.spotSpokenOf
    }

    private func keep(_ draft: PinDraft, at fix: Fix, in session: Session) throws {
        var draft = draft
        draft.fix = fix
        try draft.save(in: session)
    }
}

extension ReadLine {
    /// "Spar" of "Spar here", where a label stands behind it.
    fileprivate func withoutHere(_ name: String) -> String {
        let words = name.split(separator: " ")
        return words.last.map { means(String($0), .here) } == true ? words.dropLast().joined(separator: " ") : name
    }
}

extension Said {
    /// "here", "this" or, outside of the name, "it" of what was sent just before: "pin it as Office".
    fileprivate var saysHere: Bool {
        let name = slots["name"]?.range, line = spoken.line
        return line.says(.here) || line.says(.this)
            || line.tokens.contains { line.means($0.key, .it) && name?.contains($0.range.lowerBound) != true }
    }

    fileprivate var shortCode: PlusCode? {
        if case .problem(let problem) = slots[SlotName.point]?.value { problem.shortCode } else { nil }
    }

    fileprivate func begins(with slot: String) -> Bool {
        slots[slot]?.range.lowerBound == spoken.line.tokens.first?.range.lowerBound
    }

    /// No word of the line is a command's own.
    var isAllSlots: Bool {
        spoken.line.tokens.filter { $0.kind == .word }.allSatisfy { token in
            let bytes = token.range
            return slots.all.contains {
                $0.range.lowerBound <= bytes.lowerBound && bytes.upperBound <= $0.range.upperBound
            }
        }
    }
}

extension Session {
    /// A pasted position: the draft of a pin, which one tap keeps.
    fileprivate func startDraft(_ draft: PinDraft, at point: Coordinate) throws {
        var draft = draft
        draft.fix = Fix(coordinate: point, accuracy: nil, date: now)
        try ask(DraftQuestion(draft: draft))
        try show(DraftCard())
    }
}

extension PinCommand: FollowsEdit {
    func follow(_ thing: Thing, in session: Session) throws -> Bool {
        guard thing.kind == .place else { return false }
        let id = PlaceID(thing.id)
        let old = try session.placeToChange(id)
        try session.revisePlace(id, name: name == old.name ? nil : name, point: point == old.coordinate ? nil : point)
        try session.show(PlaceCard(id), note: PinReply.followed)
        return true
    }
}
