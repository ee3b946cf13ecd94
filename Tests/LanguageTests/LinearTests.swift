import Foundation
import Testing

@testable import Language

/// Four times as much of anything takes at the most about four times as many steps.
///
/// Steps are counted rather than time, so that a busy machine changes nothing.
struct LinearTests {
    static let pieces = [
        "a ", "every ", "every monday and ", "mondays, tuesdays ", "friday ", "january ", "jan feb ", "5 ", "twenty ",
        "7 pm ", "at 8 ", "half past ", "the day after ", "the first of the ", "in 2 days and ", "3 weeks before ",
        "from 3 to ", "between 5 and ", "until ", "next ", "last week of ", "and ", "1 hour 5 minutes ", "1/2 ", "'",
        "thanks ", "please ", "could you ", "to the list ", "on the list for ", "before i leave ", "with ana at gym ",
        "p1 ", "!!! ", "urgent ", "@home ", "#a ", "+b ", "~30m ", "(", "[] ", ", ", "\n", "\"a\" ", "\"", "5 km and ",
        "10 minutes on foot ", "twenty dollars and ", "4 out of 5 ", "€", "48.2, 16.4 ", "N48 ", "1:", "gym ",
        "remind me ", "add milk and ", "ü", "jeden montag und ", "um halb ", "in drei tagen ", "auf die liste ",
        "übernächsten ", "🙂", "a\u{301}", "\u{FE0F}",
    ]

    private static let intents = ["task.add", "list.add", "reminder.add", "event.add", "note.add", "pin.near"]

    private static func understand(_ text: String, _ language: LanguageID) {
        let line = LineReader.read(text, language: language)
        _ = PhraseTests.catalog.candidates(for: line, names: PhraseTests.names)
        _ = PhraseTests.catalog.otherReadings(of: line, names: PhraseTests.names)
        _ = Ranker.of(language)?.ranking(of: line.inLikeliestLanguage)
        for intent in intents {
            _ = WishSlots.slots(of: line, for: intent, names: PhraseTests.names, isAsked: intent == "task.add")
        }
        _ = line.times
        _ = DatesService.answer(DatesRequest(text: text, now: "2026-03-14T09:00:00", language: language.rawValue))
    }

    #if DEBUG
    @Test(arguments: pieces, [LanguageTables.english.id, LanguageTables.german.id])
    func `Steps grow with the line and not faster`(piece: String, language: LanguageID) {
        let scalars = piece.unicodeScalars.count
        let steps = [1000, 4000].map { length in
            let text = String(repeating: piece, count: length / scalars)
            return Effort.steps { Self.understand(text, language) }
        }
        #expect(steps[0] > 0)
        #expect(steps[1] <= 5 * steps[0] + 2000, "\(steps)")
    }
    #endif
}
