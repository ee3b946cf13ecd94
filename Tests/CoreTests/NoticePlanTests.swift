import Core
import Foundation
import Testing

struct NoticePlanTests {
    private static let now = Date(timeIntervalSince1970: 1_773_475_200)

    /// How many seconds ago each came due, and how it is told.
    static let rows: [([Double], NoticePlan)] = [
        ([], .apart), ([0], .apart), ([0, 0, 0], .apart), ([86_400, 3600, 0], .apart),
        ([0, 0, 0, 0], .together(wasAway: false)), ([60, 59, 1, 0], .together(wasAway: false)),
        ([61, 0, 0, 0], .together(wasAway: true)), ([86_400, 3600, 60, 30, 0], .together(wasAway: true)),
    ]

    @Test(arguments: rows)
    func `A few are told apart, many in one message`(ages: [Double], plan: NoticePlan) {
        #expect(NoticePlan(ages.map { Self.now - $0 }, now: Self.now) == plan)
    }

    @Test(arguments: [(0, .apart), (1, .apart), (2, .held), (3, .held)] as [(Int, NoticePlan)])
    func `What was held is one message`(held: Int, plan: NoticePlan) {
        #expect(NoticePlan([Self.now, Self.now, Self.now - 3600], held: held, now: Self.now) == plan)
    }

    @Test(arguments: [(-1.0, false), (0, false), (5, false), (60, false), (60.5, true), (3600, true)])
    func `A few seconds are not late`(seconds: Double, isLate: Bool) {
        #expect(NoticePlan.isLate(Self.now, toldAt: Self.now + seconds) == isLate)
    }
}
