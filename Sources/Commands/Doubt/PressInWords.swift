import Actions
import Core
import Language
import Store

/// A button that can be pressed by its words, too.
struct OfferedButton: Codable, Sendable, Hashable {
    let label: String
    /// The press's code.
    let code: String
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
    /// of them. `byPlace`: a number may be one of them.
    func press(namedIn spoken: Spoken, byPlace: Bool = true) throws -> Bool {
        guard spoken.isWordsAlone, spoken.line.tokens.count <= Self.longestLabel,
            let recall = try lastRecall, let buttons = recall.buttons
        else { return false }
        if let place = byPlace ? spoken.line.placeAlone : nil, buttons.indices.contains(place - 1) {
            return try press(buttons[place - 1])
        }
        if SignalWord.nodding.isSaid(by: spoken.text.withoutEnd) { return try pressOnlyOffer() }
        if let named = Self.button(named: spoken.line, among: buttons) { return try press(named) }
        // "calendar, Friday" says when, too.
        let bare = LineReader.read(spoken.line.withoutTimes, language: spoken.line.language)
        guard !bare.tokens.isEmpty, !spoken.line.timeValues.isEmpty, let line = try lineToKeep,
            let named = Self.button(named: bare, among: buttons)
        else { return false }
        try addToUnread(line, spoken.line.wordsOfTime)
        return try press(named)
    }

    private static let longestLabel = 6

    private static func button(named line: ReadLine, among buttons: [OfferedButton]) -> OfferedButton? {
        let named = buttons.filter { line.names(button: $0.label) }
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
