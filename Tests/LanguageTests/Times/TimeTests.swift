import Core
import Foundation
import Testing

@testable import Language

/// Times as people say them: what is read, and what it means when and where.
struct TimeTests {
    static let said: [(String, String)] = [
        ("in 20 minutes", "in 1200 s"), ("in 20min", "in 1200 s"), ("in twenty minutes", "in 1200 s"),
        ("in twenty five minutes", "in 1500 s"), ("in an hour", "in 3600 s"), ("in half an hour", "in 1800 s"),
        ("in a quarter of an hour", "in 900 s"), ("in an hour and a half", "in 5400 s"), ("in 1.5 hours", "in 5400 s"),
        ("in 2 hours and 10 minutes", "in 7800 s"), ("in 2 hours 10 min", "in 7800 s"), ("in 90 s", "in 90 s"),
        ("20 minutes from now", "in 1200 s"), ("in 3 days", "+3"), ("in a week", "+7"), ("in 2 days at 8", "+2 8:00"),
        ("in half a day", "in 43200 s"), ("in one hour and a half", "in 5400 s"), ("in 0 minutes", "in 0 s"),
        ("at 18:00", "18:00"), ("18:00", "18:00"), ("at 18.30", "18:30"), ("at 6", "6:00"), ("at six", "6:00"),
        ("at 6pm", "6:00 pm"), ("6 pm", "6:00 pm"), ("at 6 p.m.", "6:00 pm"), ("6:30am", "6:30 am"),
        ("at 6 o'clock", "6:00"), ("at noon", "12:00 pm"), ("midnight", "24:00"), ("@ 7", "7:00"),
        ("half past six", "6:30"), ("at quarter to 7 pm", "6:45 pm"), ("at a quarter past 7", "7:15"),
        ("ten past six", "6:10"), ("at half past six in the evening", "evening 6:30"),
        ("today at 8", "+0 8:00"), ("tomorrow at 8am", "+1 8:00 am"), ("at 8 tomorrow", "+1 8:00"),
        ("tomorrow", "+1"), ("tmrw 18:00", "+1 18:00"), ("tomorrow, at 8", "+1 8:00"),
        ("tomorrow morning", "+1 morning"),
        ("the day after tomorrow at 9", "+2 9:00"), ("day after tomorrow", "+2"), ("this evening", "+0 evening"),
        ("tonight", "+0 night"), ("tonight at 9", "+0 night 9:00"), ("at 9 tonight", "+0 night 9:00"),
        ("at 8 in the morning", "morning 8:00"), ("at 2 at night", "night 2:00"),
        ("friday at 3", "weekday 5 3:00"), ("on Friday at 3pm", "weekday 5 3:00 pm"),
        ("at 3pm on fri", "weekday 5 3:00 pm"),
        ("next monday at 9", "next weekday 1 9:00"), ("this sunday morning", "weekday 7 morning"),
        ("on sun at 9", "weekday 7 9:00"), ("wed 18:00", "weekday 3 18:00"), ("FRIDAY AT 15:00", "weekday 5 15:00"),
    ]

    @Test(arguments: said) func `What was said is read`(text: String, expected: String) {
        let found = LineReader.read(text).found.compactMap { found -> (SaidTime, Range<Int>)? in
            if case .time(let time) = found.value { (time, found.range) } else { nil }
        }
        guard !expected.isEmpty else { return #expect(found.isEmpty) }
        #expect(found.map(\.0.description) == [expected])
        #expect(found.first?.1 == 0..<text.utf8.count)
    }

    @Test(arguments: [
        "buy milk", "the sun is up", "march to the gate", "may I", "5 minutes", "version 1.2.3", "gate 12", "2 pm2",
        "12 eggs", "an hour", "read the daily report", "a second look", "the morning paper", "sat down", "next door",
        "the last night of the proms", "in the house", "at home", "in 5", "on 5", "10 percent", "\"tomorrow at 8\"",
        "on the table", "every customer", "call 0664 1234567", "100M", "room 7", "at Anas", "half the cake", "to be or",
        "https://x.org/tomorrow",
    ])
    func `What is no time is left alone`(text: String) {
        #expect(LineReader.read(text).times.isEmpty, "\(LineReader.read(text).found)")
    }

    @Test(arguments: [
        ("at 25:00", "time.noSuchClock"), ("at 18:75", "time.noSuchClock"), ("13pm", "time.noSuchClock"),
        ("at 0 pm", "time.noSuchClock"), ("24:30", "time.noSuchClock"), ("tomorrow at 25:00", "time.noSuchClock"),
        ("31 June", "time.noSuchDay"), ("on 30 February at 8", "time.noSuchDay"), ("June 31st", "time.noSuchDay"),
        ("29 February 2027", "time.noSuchDay"), ("31/6/2026", "time.noSuchDay"),
        ("from 29 to 31 June", "time.noSuchDay"),
        ("29 February", ""), ("31 July", ""), ("every other", ""),
        ("in 5000 days", "time.tooFar"), ("in 99999999999 hours", "time.tooFar"), ("in 50 years", "time.tooFar"),
    ])
    func `What is meant as a time but cannot be one is told`(text: String, key: String) {
        let problems = LineReader.read(text).found.compactMap { found -> TimeProblem? in
            if case .timeProblem(let problem) = found.value { problem } else { nil }
        }
        #expect(problems.map(\.wording.key) == (key.isEmpty ? [] : [key]))
    }

    @Test(arguments: [
        "every day at 8", "at 8 every day", "on Mondays at 9", "from 3 to 5 pm", "before Friday", "the next 3 days",
    ])
    func `What is no single moment is told where one is needed`(text: String) {
        let line = LineReader.read(text)
        #expect(line.times.count == 1)
        for time in line.times { #expect(throws: TimeProblem.self) { try time.time.get() } }
    }

    @Test func `Two halves of a time join, and what is said twice does not`() {
        let tomorrow = SaidTime(day: .ahead(1)), eight = SaidTime(clock: .init(hour: 8))
        #expect(tomorrow.joined(with: eight) == SaidTime(day: .ahead(1), clock: .init(hour: 8)))
        #expect(SaidTime(day: .unit(.week, 1)).joined(with: eight)?.description == "week +1 8:00")
        #expect(eight.joined(with: tomorrow) == tomorrow.joined(with: eight))
        #expect(tomorrow.joined(with: tomorrow) == nil)
        #expect(SaidTime(seconds: 60).joined(with: tomorrow) == nil)
    }
}
