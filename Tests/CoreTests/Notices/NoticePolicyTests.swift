import Core
import Foundation
import Testing

/// Now, later or never: by kind, level, quiet hours and pause.
struct NoticePolicyTests {
    typealias Verdict = NoticePolicy.Verdict

    struct Row: Sendable, CustomTestStringConvertible {
        let name: String
        var kind = NoticeKind.reminders
        var level = NoticeLevel.loud
        var quiet: String? = "22:00-07:00"
        var paused: String?
        var isUrgent = false
        var askedAt: String?
        var lapsesAt: String?
        let now: String
        let verdict: Verdict

        var testDescription: String { name }
    }

    static let evening = "2026-03-16T20:00:00+01:00"
    static let night = "2026-03-16T23:00:00+01:00"
    static let morning = Verdict.hold(until: Date(timeIntervalSince1970: 1_773_727_200))
    /// Of the holidays, as in `paused`.
    static let back = Verdict.hold(until: Date(timeIntervalSince1970: 1_773_993_600))

    static let rows = [
        Row(name: "by day", now: evening, verdict: .now(isSilent: false)),
        Row(name: "by day, silent", level: .silent, now: evening, verdict: .now(isSilent: true)),
        Row(name: "by day, off", level: .off, now: evening, verdict: .drop),
        Row(name: "by night", now: night, verdict: morning),
        Row(name: "by night, silent ones too", level: .silent, now: night, verdict: morning),
        Row(name: "by night, off", level: .off, now: night, verdict: .drop),
        Row(name: "by night without quiet hours", quiet: nil, now: night, verdict: .now(isSilent: false)),
        Row(name: "urgent by night", isUrgent: true, now: night, verdict: .now(isSilent: false)),
        Row(name: "urgent, though silent", level: .silent, isUrgent: true, now: night, verdict: .now(isSilent: false)),
        Row(name: "urgent, though off", level: .off, isUrgent: true, now: evening, verdict: .now(isSilent: false)),
        Row(
            name: "asked for in the same night", askedAt: "2026-03-16T22:30:00+01:00", now: night,
            verdict: .now(isSilent: false)),
        Row(name: "asked for in the evening before", askedAt: evening, now: night, verdict: morning),
        Row(name: "asked for in another night", askedAt: "2026-03-15T23:00:00+01:00", now: night, verdict: morning),
        Row(name: "paused", paused: "2026-03-20T09:00:00+01:00", now: evening, verdict: back),
        Row(name: "paused, by night", paused: "2026-03-20T09:00:00+01:00", now: night, verdict: back),
        Row(
            name: "paused, and asked for in the night", paused: "2026-03-20T09:00:00+01:00",
            askedAt: "2026-03-16T22:30:00+01:00", now: night, verdict: back),
        Row(
            name: "a pause that ends in quiet hours", paused: "2026-03-16T23:30:00+01:00", now: evening,
            verdict: morning),
        Row(
            name: "urgent in a pause", paused: "2026-03-20T09:00:00+01:00", isUrgent: true, now: evening,
            verdict: .now(isSilent: false)),
        Row(
            name: "a pause that is over", paused: "2026-03-16T19:00:00+01:00", now: evening,
            verdict: .now(isSilent: false)),
        Row(
            name: "of what begins before the morning", lapsesAt: "2026-03-17T06:30:00+01:00", now: night,
            verdict: .now(isSilent: false)),
        Row(
            name: "of what begins before the morning, silent", level: .silent, lapsesAt: "2026-03-17T06:30:00+01:00",
            now: night, verdict: .now(isSilent: true)),
        Row(
            name: "of what begins before the morning, off", level: .off, lapsesAt: "2026-03-17T06:30:00+01:00",
            now: night, verdict: .drop),
        Row(
            name: "of what begins when the night ends", lapsesAt: "2026-03-17T07:00:00+01:00", now: night,
            verdict: morning),
        Row(
            name: "of what begins before the morning, in a pause", paused: "2026-03-20T09:00:00+01:00",
            lapsesAt: "2026-03-17T06:30:00+01:00", now: night, verdict: back),
        Row(name: "what others share, by night", kind: .shares, now: night, verdict: morning),
        Row(name: "whether an occasion has come", kind: .checkIns, now: evening, verdict: .now(isSilent: false)),
        Row(name: "whether an occasion has come, by night", kind: .checkIns, now: night, verdict: .drop),
        Row(
            name: "whether an occasion has come, paused", kind: .checkIns, paused: "2026-03-20T09:00:00+01:00",
            now: evening, verdict: .drop),
        Row(
            name: "a word after two weeks, in a pause", kind: .hello, paused: "2026-03-20T09:00:00+01:00",
            now: evening, verdict: .drop),
    ]

    @Test(arguments: rows) func `Each comes as it was wished`(row: Row) throws {
        let settings = NoticeSettings(
            quiet: row.quiet.flatMap { QuietHours($0) }, pausedUntil: try row.paused.map(moment),
            levels: [row.kind: row.level])
        let policy = NoticePolicy(settings, zone: try #require(TimeZone(identifier: "Europe/Vienna")))
        let verdict = policy.verdict(
            on: row.kind, isUrgent: row.isUrgent, askedAt: try row.askedAt.map(moment),
            lapsesAt: try row.lapsesAt.map(moment), at: try moment(row.now))
        #expect(verdict == row.verdict)
    }
}
