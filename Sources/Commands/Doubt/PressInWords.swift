import Actions
import Core
import Language
import Store

/// A button that can be pressed by its words, too.
struct OfferedButton: Codable, Sendable, Hashable {
    let label: String
    /// The press's code.
    let code: String

    /// It keeps the line that waits, as it is.
    fileprivate var keepsLine: Bool {
        let press = CommandCatalog.press(code)
        return press is KeepAsTask || press is KeepAsNote || press is IntentPress
    }

    /// It answers what was asked, where others only lead on, or name something of one's own; one of several things is told
    /// apart by its day, since a part of its name may be a wish.
    fileprivate func isAnswer(to line: ReadLine) -> Bool {
        let press = CommandCatalog.press(code)
        return press is any KeepsLine || press is IntentPress || press is MakeListOf || press is RemindOn
            || press is FollowThing && (!line.timeValues.isEmpty || line.placeAlone != nil)
    }
}

extension Session {
    /// The buttons under what this piece says; nil where it changes anything, or offers none.
    var offeredButtons: [OfferedButton]? {
        guard lastEntry == nil, shown.isEmpty else { return nil }
        let buttons = buttonsSaid.compactMap { button in
            button.pressCode.map { OfferedButton(label: button.label, code: $0) }
        }.filter { !(CommandCatalog.press($0.code) is HelpPress) }
        return buttons.isEmpty ? nil : buttons
    }

    /// "note please", "the first one", "calendar, Friday" of the buttons that were just offered; false where it may be none
    /// of them.
    func press(namedIn spoken: Spoken, _ understanding: Understanding) throws -> Bool {
        guard let buttons = try buttonsMeant(by: spoken),
            try understanding.asksForWords || openQuestion() is any ThingChoice
        else { return false }
        if let place = spoken.line.placeAlone, buttons.indices.contains(place - 1),
            buttons[place - 1].isAnswer(to: spoken.line)
        {
            return try press(buttons[place - 1])
        }
        if SignalWord.nodding.isSaid(by: spoken.text.withoutEnd) { return try pressOnlyOffer() }
        if let named = Self.button(named: spoken.line, among: buttons) { return try press(named) }
        // "calendar, Friday" says when, too.
        let bare = LineReader.read(spoken.line.withoutTimes, language: spoken.line.language)
        guard !bare.tokens.isEmpty, !spoken.line.timeValues.isEmpty, let line = try lineToKeep,
            let named = Self.button(named: bare, among: buttons), named.keepsLine
        else { return false }
        try addToUnread(line, spoken.line.wordsOfTime)
        return try press(named)
    }

    /// The same of the words of one of them alone.
    func press(labelledBy spoken: Spoken) throws -> Bool {
        try buttonsMeant(by: spoken).flatMap { Self.button(named: spoken.line, among: $0) }.map(press) ?? false
    }

    private static let longestLabel = 6

    private func buttonsMeant(by spoken: Spoken) throws -> [OfferedButton]? {
        guard spoken.isWordsAlone, spoken.line.tokens.count <= Self.longestLabel else { return nil }
        return try lastRecall?.buttons
    }

    private static func button(named line: ReadLine, among buttons: [OfferedButton]) -> OfferedButton? {
        let named = buttons.filter { $0.isAnswer(to: line) && line.names(button: $0.label) }
        return named.count == 1 ? named[0] : nil
    }

    private func press(_ button: OfferedButton) throws -> Bool {
        guard let press = CommandCatalog.press(button.code) else { return false }
        if let reply = try press.perform(in: self) { try say(reply: reply) }
        return true
    }

    /// Says of a line that waits to be kept when it is.
    func addToUnread(_ line: String, _ when: String) throws {
        guard let unread = try takeUnread(of: line) else { return }
        try keepUnread(UnreadLine(text: "\(unread.text) \(when)", home: unread.home), of: line)
    }
}

extension Understanding {
    /// No command is meant, or one that keeps something and is not told what: "note please", "new list".
    fileprivate var asksForWords: Bool {
        guard let best else { return true }
        let intent = Self.command(of: best).about.intent
        return [".add", ".create", "thanks"].contains { intent.hasSuffix($0) }
            && best.slots.all.allSatisfy { line.isPronoun($0.typed) || $0.typed.isEmpty }
    }
}
