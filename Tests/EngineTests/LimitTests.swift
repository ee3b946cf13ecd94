import Core
import Testing

@testable import Engine

struct LimitTests {
    enum Step: Sendable {
        /// Tries to send in a chat, or an answer (nil), at a moment; and when it may where it has to wait.
        case take(String?, Double, Double?)
        case pause(String?, Double)
    }

    struct Play: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let rates: SendLimits.Rates
        let steps: [Step]
    }

    static let unlimited = SendLimits.Rates(overallPerSecond: 0, chatPerSecond: 0, groupPerMinute: 0)
    static let slow = SendLimits.Rates(overallPerSecond: 2, chatPerSecond: 0, groupPerMinute: 0)

    static let plays: [Play] = [
        Play(
            testDescription: "no limit", rates: unlimited,
            steps: (0..<100).map { _ in .take("a", 0, nil) }),
        Play(
            testDescription: "overall", rates: slow,
            steps: [
                .take("a", 0, nil), .take("b", 0, nil), .take("c", 0, 0.501), .take(nil, 0, nil),
                .take("c", 0.5, nil), .take("c", 0.5, 1.001), .take("c", 0.99, 1.001), .take("c", 1, nil),
                .take("a", 100, nil), .take("a", 100, nil), .take("a", 100, 100.501),
            ]),
        Play(
            testDescription: "a pause of one chat", rates: unlimited,
            steps: [
                .pause("a", 30), .take("a", 0, 30), .take("b", 0, nil), .take(nil, 0, nil), .pause("a", 10),
                .take("a", 29.9, 30), .take("a", 30, nil),
            ]),
        Play(
            testDescription: "a pause of everything", rates: unlimited,
            steps: [
                .pause(nil, 5), .take("a", 0, 5), .take(nil, 0, 5), .pause(nil, 3), .take("a", 0, 5),
                .take(nil, 5, nil), .take("a", 5, nil),
            ]),
        Play(
            testDescription: "a clock that goes back", rates: slow,
            steps: [.take("a", 10, nil), .take("a", 10, nil), .take("a", 9, 9.501), .take("a", 10.5, nil)]),
    ]

    @Test(arguments: plays)
    func `The limits let go what they may, and say when the rest may`(_ play: Play) {
        var limits = SendLimits(play.rates)
        for (index, step) in play.steps.enumerated() {
            switch step {
            case .take(let chat, let now, let moment):
                let verdict = chat.map { limits.take(.test($0), isGroup: false, at: now) }
                let told = (verdict ?? limits.answer(in: .test("a"), at: now)).moment
                #expect(told.map { ($0 * 1000).rounded() } == moment.map { ($0 * 1000).rounded() }, "step \(index)")
            case .pause(let chat, let moment): limits.pause(chat.map(ChatRef.test), until: moment)
            }
        }
    }

    /// Bot FAQ, "My bot is hitting limits".
    @Test(arguments: [(false, 1.0, 60.0), (true, 20.0 / 60, 600.0)])
    func `A chat never gets more than its burst and its rate, and gets nearly that`(
        isGroup: Bool, rate: Double, span: Double
    ) {
        var limits = SendLimits(SendLimits.Rates())
        var burst = 0
        while limits.take(.test("a"), isGroup: isGroup, at: 0) == .goes { burst += 1 }
        #expect(burst == 20)
        let sent = stride(from: 0.1, through: span, by: 0.1).count {
            limits.take(.test("a"), isGroup: isGroup, at: $0) == .goes
        }
        #expect(Double(sent) <= rate * span + 1 && Double(sent) >= 0.85 * rate * span)
    }

    @Test func `Thirty a second in all, whoever it is for`() {
        var limits = SendLimits(SendLimits.Rates())
        let sent = (0..<1000).count {
            limits.take(.test("\($0)"), isGroup: false, at: Double($0) / 100) == .goes
        }
        #expect((300...331).contains(sent))
    }

    @Test func `What was refused may go at the moment that was told`() {
        let random = RandomSource.seeded(3)
        var limits = SendLimits(SendLimits.Rates(overallPerSecond: 5, chatPerSecond: 1, groupPerMinute: 20))
        var now = 0.0
        for _ in 0..<2000 {
            let chat = ChatRef.test("\(random.next() % 3)")
            guard let next = limits.take(chat, isGroup: false, at: now).moment else { continue }
            #expect(next > now)
            now = next
            let again = limits.take(chat, isGroup: false, at: now)
            #expect(again == .goes)
        }
    }

    @Test func `An answer that cannot leave waits, and the chat's messages do not`() {
        var limits = SendLimits(SendLimits.Rates())
        limits.pauseAnswers(in: .test("a"), until: 5)
        #expect(limits.answer(in: .test("a"), at: 4) == .waits(until: 5))
        let mayWrite = limits.take(.test("a"), isGroup: false, at: 4)
        #expect(mayWrite == .goes)
        #expect(limits.answer(in: .test("a"), at: 5) == .goes)
    }

    @Test(arguments: [(1, true), (2, true), (3, false)])
    func `A messenger that asks for a pause in three chats at once means everything`(chats: Int, mayGo: Bool) {
        var limits = SendLimits(SendLimits.Rates())
        for chat in 0..<chats { limits.asked(in: .test("\(chat)"), at: 0, until: 30) }
        let early = limits.take(.test("other"), isGroup: false, at: 1)
        #expect(early == (mayGo ? .goes : .waits(until: 30)))
        let later = limits.take(.test("other"), isGroup: false, at: 30)
        #expect(later == .goes)
    }
}

extension SendLimits.Verdict {
    fileprivate var moment: Double? { if case .waits(let moment) = self { moment } else { nil } }
}

extension ChatRef {
    static func test(_ id: String) -> ChatRef { ChatRef(messenger: .telegram, id: id) }
}
