import Core
import Foundation
import TestSupport
import Testing

@testable import Language

struct FuzzTests {
    static let seeds = [
        "pin Bakery 48.2082, 16.3738", "note gym: “squats” #sport 5 kg", "N 48° 12.500 E 016° 22.500",
        "rename blue bottle to The 'Old' Café, thanks!", "https://www.google.com/maps/@48.2082,16.3738,17z",
        "remind me on Friday at half past 3 in the afternoon", "in an hour and a half, every day at 25:00 on 24/12",
        "geo:48.2,16.37;u=35?q=1", "add milk to shopping\n- eggs\n\n- bread", "could you please undo that 🙂👨‍👩‍👧",
        "every! 3 days at 8 and 18:00, starting next Monday until the end of May", "the 2nd last Friday of each month",
        "from Tuesday the 3rd to the 5th of October '26, 9:30-11 am CET", "within 2 1/2 hours, a week on Friday",
        "put eggs and milk on my to do list !!1 @ana #food ~30m before i leave work, due in three weeks",
        "p1 4/5 stars",
        "20 quid and 5 cents, about 3-5 km or a 10-minute walk, 7 feet and 10 inches, ★★★☆☆, USD3.14",
    ]

    static let german = [
        "erinner mich übernächsten Freitag um dreiviertel sieben an den Müll", "jeden 2. Montag im Monat um 15 Uhr 30",
        "setz Milch, Eier und Brot auf die Einkaufsliste und erinnere mich in anderthalb Stunden",
        "heute Abend gegen 8",
        "vom 3. bis 5. Oktober, spätestens Ende nächster Woche", "in drei Tagen 500 m von der Bäckerei, für 12,50 €",
    ]

    private static let languages = LanguageTables.all.map(\.id)

    /// Whatever is read: places lie in the text, in order, and candidates are whole.
    static func check(_ text: String, in language: LanguageID = .english) {
        let line = LineReader.read(text, language: language)
        checkPlaces(line)
        checkMeanings(line)
        checkTimes(line)
        for zone in TimeZoneReader.read(text) { #expect(!zone.name.isEmpty) }
    }

    private static func checkPlaces(_ line: ReadLine) {
        let text = line.text
        var end = 0
        for token in line.tokens {
            #expect(
                token.range.lowerBound >= end && token.range.upperBound <= text.utf8.count, "\(text.debugDescription)")
            end = token.range.upperBound
        }
        for found in line.found { #expect(found.tokens.upperBound <= line.tokens.count, "\(text.debugDescription)") }
    }

    private static func checkMeanings(_ line: ReadLine) {
        let text = line.text
        for candidate in PhraseTests.catalog.candidates(for: line, names: PhraseTests.names) {
            #expect((0...1).contains(candidate.score), "\(text.debugDescription)")
            for filled in candidate.slots.all { #expect(line.string(filled.range) == filled.typed) }
        }
        let entries = Ranker.of(line.language)?.ranking(of: line).entries ?? []
        for entry in entries { #expect(entry.lead.isFinite, "\(text.debugDescription)") }
        for intent in Set(entries.prefix(1).map(\.intent) + ["task.add", "event.add", "note.add"]) {
            for filled in WishSlots.slots(of: line, for: intent, names: PhraseTests.names).all {
                #expect(filled.range.upperBound <= text.utf8.count, "\(text.debugDescription)")
            }
        }
    }

    private static func checkTimes(_ line: ReadLine) {
        let frame = TimeFrame(now: Date(timeIntervalSince1970: 1_773_475_200), zone: .gmt)
        for case .time(let time) in line.found.map(\.value) { _ = time.reading(in: frame) }
        let request = DatesRequest(text: line.text, now: "2026-03-14T09:00:00", language: line.language.rawValue)
        for found in DatesService.answer(request)?.found ?? [] {
            #expect(!found.text.isEmpty, "\(line.text.debugDescription)")
        }
    }

    @Test(arguments: FuzzRun.seeds(8)) func `Mutated lines never break the reader`(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        for _ in 0..<100 {
            Self.check(random.mutated(random.pick(Self.seeds + Self.german)), in: random.pick(Self.languages))
        }
    }

    @Test func `A line that broke it once is read`() {
        Self.check("put eggs and milk on my too ll\tst !!!1 @ana#food ~30m before i leave work due in three weeks")
    }

    @Test(arguments: FuzzRun.seeds(4)) func `Random bytes never break the reader`(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        for _ in 0..<100 {
            let bytes = (0..<random.below(200)).map { _ in UInt8(random.below(256)) }
            Self.check(String(decoding: bytes, as: UTF8.self), in: random.pick(Self.languages))
        }
    }

    @Test func `Every plane of Unicode is read`() {
        for plane in UInt32(0)...16 {
            let scalars = stride(from: plane << 16, to: (plane + 1) << 16, by: 61).compactMap(Unicode.Scalar.init)
            Self.check("note " + String(String.UnicodeScalarView(scalars)))
        }
    }

    @Test(arguments: [
        "a ", "\"", " \"a", "'a ", "48.2 ", "48.2, ", "1:", "48°12'30\"N ", "N48 ", ":", "\n", "pin ", "to ", "🙂", "#a",
        "https://a ", "\u{301}", "gym ", "please ", "thanks ", "lat ", "(", "«", "gate 12 to ",
        "every day ", "at 8 ", "in 2 days ", "24/12 ", "the ", "friday ", "1:00 ", "every ", "january ", "and ", "7 ",
        "5 km ", "€", "to the list ", "before i leave ", "!", "@a ", "until ", "from 3 to ", "the first of ", "jeden ",
        "👩‍👩‍👧‍👦", "a\u{300}\u{301}\u{302}", "\u{FE0F}", "\u{200F}שלום ", "\u{202E}abc ", "🇦🇹", "\u{200D}",
    ])
    func `The same thing thousands of times is read in a moment`(piece: String) {
        let text = String(repeating: piece, count: 100_000 / piece.utf8.count)
        Self.check("note " + text)
        Self.check("rename " + text, in: Self.languages[1])
        Self.check(text)
    }

    @Test(arguments: ["1 ", "12:30 ", "3.5, ", "january ", "monday and ", "twenty ", "every monday ", "2026-03-14 "])
    func `Five hundred numbers and names of days in one line are read`(piece: String) {
        for language in Self.languages {
            Self.check("remind me to " + String(repeating: piece, count: 500), in: language)
        }
    }

    @Test(arguments: FuzzRun.seeds(4)) func `Words of times, measures and wishes in any order are read`(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let words = (Self.seeds + Self.german).flatMap { $0.split(separator: " ").map(String.init) }
        for _ in 0..<60 {
            let said = (0...random.below(30)).map { _ in random.pick(words) }
            Self.check(said.joined(separator: random.pick([" ", ""])), in: random.pick(Self.languages))
        }
    }
}
