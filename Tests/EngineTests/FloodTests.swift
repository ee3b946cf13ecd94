import Core
import Foundation
import Testing

@testable import Engine

/// How much one person may send: 60 in a minute, 120 at once.
struct FloodRuleTests {
    private static let start = Date(timeIntervalSince1970: 1_773_000_000)
    let rule: FloodRule
    init() throws { rule = try #require(FloodRule(perMinute: 60)) }

    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// Seconds at which something is sent, and how many at once.
        let sent: [(at: Double, count: Int)]
        let acted: Int
        let warnings: Int
    }

    static let rows = [
        Row(
            testDescription: "one a second for ten minutes", sent: (0..<600).map { (Double($0), 1) }, acted: 600,
            warnings: 0),
        Row(testDescription: "a hundred forwarded at once", sent: [(0, 100)], acted: 100, warnings: 0),
        Row(testDescription: "thirty a second", sent: (0..<10).map { (Double($0), 30) }, acted: 124, warnings: 1),
        Row(
            testDescription: "thirty a second for a minute", sent: (0..<60).map { (Double($0), 30) },
            acted: 124 + 20 * 2, warnings: 3),
        Row(testDescription: "a flood, then a rest", sent: [(0, 130), (20, 5)], acted: 125, warnings: 1),
        Row(testDescription: "a flood, then too early", sent: [(0, 130), (19, 5)], acted: 120, warnings: 1),
        Row(
            testDescription: "a day's worth, come late", sent: (0..<1000).map { (Double($0) * 80, 1) }, acted: 1000,
            warnings: 0),
        Row(
            testDescription: "a clock that goes back", sent: [(100, 100), (0, 10), (100, 10)], acted: 120, warnings: 0),
        Row(
            testDescription: "a flood with a clock that goes back", sent: [(100, 130), (0, 10), (121, 1)], acted: 121,
            warnings: 1),
    ]

    @Test(arguments: rows) func `What is acted upon, and how often somebody is warned`(row: Row) {
        var sender: FloodRule.Sender?
        var verdicts: [FloodRule.Verdict] = []
        for (at, count) in row.sent {
            for _ in 0..<count { verdicts.append(rule.judge(&sender, at: Self.start + at)) }
        }
        #expect(verdicts.count { if case .act = $0 { true } else { false } } == row.acted)
        #expect(verdicts.count { $0 == .warn(seconds: 20) } == row.warnings)
    }

    @Test func `What was left undone is counted once, with the first that is acted upon again`() {
        var sender: FloodRule.Sender?
        for _ in 0..<120 { #expect(rule.judge(&sender, at: Self.start) == .act(skipped: 0)) }
        #expect(rule.judge(&sender, at: Self.start) == .warn(seconds: 20))
        #expect(rule.judge(&sender, at: Self.start + 5) == .skip(secondsLeft: 15))
        #expect(rule.judge(&sender, at: Self.start + 19.5) == .skip(secondsLeft: 1))
        #expect(rule.judge(&sender, at: Self.start + 20) == .act(skipped: 3))
        #expect(rule.judge(&sender, at: Self.start + 20) == .act(skipped: 0))
    }

    @Test(arguments: [(0, nil), (-1, nil), (60, 20), (2, 30), (0.5, 120)] as [(Double, Int?)])
    func `The pause lasts until at least one more is free`(perMinute: Double, seconds: Int?) {
        let rule = FloodRule(perMinute: perMinute)
        #expect((rule == nil) == (seconds == nil))
        guard let rule, let seconds else { return }
        var sender: FloodRule.Sender?
        var verdict = FloodRule.Verdict.act(skipped: 0)
        while case .act = verdict { verdict = rule.judge(&sender, at: Self.start) }
        #expect(verdict == .warn(seconds: seconds))
        #expect(rule.judge(&sender, at: Self.start + Double(seconds)) == .act(skipped: 1))
    }

    @Test func `Each person has a bucket of their own, and who is at rest is forgotten`() throws {
        let gate = try #require(FloodGate(rule))
        for _ in 0..<121 { _ = gate.judge(PersonID(1), at: Self.start) }
        #expect(gate.judge(PersonID(1), at: Self.start) == .skip(secondsLeft: 20))
        #expect(gate.judge(PersonID(2), at: Self.start) == .act(skipped: 0))
        for person in 3..<10_010 { _ = gate.judge(PersonID(Int64(person)), at: Self.start) }
        // Ana's flood is remembered, the crowd of an hour ago is not.
        for person in 20_000..<20_010 { _ = gate.judge(PersonID(Int64(person)), at: Self.start + 3600) }
        #expect(gate.memory.count == 11)
        #expect(gate.judge(PersonID(1), at: Self.start + 3600) == .act(skipped: 2))
    }
}
