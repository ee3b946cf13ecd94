import Core

/// Several wishes in one line: "bread to the shopping list, and remind me at 6".
package struct WishSplit {
    /// Parts of a line; what is behind the last of them is left whole.
    package static let most = 12

    /// The parts of a line, each a wish by itself; nothing where the line is one wish.
    ///
    /// Cut is only before a word that begins a wish of its own, behind a comma or "and", and only where both sides are
    /// understood alone: "remind me to buy milk and call mum" stays whole; so long before what is said first needs no
    /// comma: "dentist Friday at 15:00 remind me 1 hour before". A part that asks for reminders at several
    /// moments is one for each, and so is each of several things that have days of their own: "dentist Friday at 10 and
    /// haircut Saturday at 11".
    package static func parts(of said: ReadLine, isSure: (ReadLine) -> Bool) -> [String] {
        let line = said.withDayOfEachPart ?? said
        let wishes = wishes(of: line, isSure)
        let parts =
            wishes.isEmpty
            ? ofTimes(line, isSure)
            : wishes.flatMap { wish in
                let reminders = whole(reminders(in: LineReader.read(wish, language: line.language)), isSure, line)
                return reminders.isEmpty ? [wish] : reminders
            }
        return underDay(of: line, parts.count > most ? wishes : parts)
    }

    /// The parts of a line that says when: a timetable, reminders, or several things.
    private static func ofTimes(_ line: ReadLine, _ isSure: (ReadLine) -> Bool) -> [String] {
        let table = whole(timetable(line), isSure, line)
        guard table.isEmpty else { return table }
        let reminders = whole(reminders(in: line), isSure, line)
        return reminders.isEmpty ? days(of: line, isSure) : reminders
    }

    /// Nothing where one of them is not understood alone.
    private static func whole(_ parts: [String], _ isSure: (ReadLine) -> Bool, _ line: ReadLine) -> [String] {
        let lines = parts.map { LineReader.read($0, language: line.language) }
        return lines.allSatisfy { isSure($0) || $0.isToDoByTime } ? parts : []
    }

    private static func days(of line: ReadLine, _ isSure: (ReadLine) -> Bool) -> [String] {
        let parts = underDay(of: line, things(ofDaysIn: line))
        let unsure = parts.map { LineReader.read($0, language: line.language) }.filter {
            !isSure($0) && !$0.isToDoByTime
        }
        // One of several that says when is asked about alone: "laundry tomorrow, gym at 6, dinner with max friday 8pm".
        let isClear = unsure.isEmpty || parts.count > 2 && unsure.count == 1 && !moments(of: unsure[0]).isEmpty
        return isClear ? parts : []
    }

    private static func wishes(of line: ReadLine, _ isSure: (ReadLine) -> Bool) -> [String] {
        let words = line.titleWords
        var parts: [String] = []
        var start = 0
        for (end, next) in cuts(line, words) where end > start && parts.count < most - 1 {
            let part = line.string(line.bytes(ofTokens: start..<end))
            let rest = asReminder(line.text(from: next), line.language)
            // What looks like a wish behind a comma is mostly none.
            guard isSure(LineReader.read(rest, language: line.language)),
                isSure(LineReader.read(part, language: line.language))
            else { continue }
            parts.append(part)
            start = next
        }
        guard start > 0 else { return [] }
        parts.append(line.text(from: start))
        return remindersOfBefore(parts.map { asReminder($0, line.language) }, line.language)
    }

    /// Each is tried by understanding both of its sides.
    private static let mostCuts = 12

    /// Where a part may end, and where the next one would begin.
    private static func cuts(_ line: ReadLine, _ words: TitleWords) -> [(end: Int, next: Int)] {
        let tokens = line.tokens
        let cuts: [(end: Int, next: Int)] = tokens.indices.dropFirst().prefix(WordLine.limit).compactMap { position in
            guard words.openings.contains(tokens[position].key) || beginsLead(line, position),
                !tokens[position].isQuoted, !line.starts.contains(position), !isOfNotice(line, position, words)
            else { return nil }
            var end = position
            while end > 0, isBetween(tokens[end - 1], words) { end -= 1 }
            return (end < position || isLead(line, position)) && end > 0 ? (end, position) : nil
        }
        return Array(cuts.prefix(mostCuts))
    }

    static func isBetween(_ token: Token, _ words: TitleWords) -> Bool {
        guard !token.isQuoted else { return false }
        return token.kind == .lineBreak || token.isSeparator && token.key != ":" || words.joints.contains(token.key)
    }
}
