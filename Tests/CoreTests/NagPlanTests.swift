import Core
import Foundation
import Testing

struct NagPlanTests {
    @Test(
        arguments: [
            (false, nil, 1, nil), (false, 900, 1, 900), (false, 900, 500, 900), (true, nil, 1, 120),
            (true, nil, 9, 120),
            (true, nil, 10, nil), (true, 3600, 9, 120), (true, 3600, 10, 3600),
        ] as [(Bool, Int?, Int, Double?)])
    func `An alarm rings ten times, a nag for ever`(_ row: (Bool, Int?, Int, Double?)) {
        let now = Date(timeIntervalSince1970: 1_800_000_000)
        let next = NagPlan(isAlarm: row.0, nag: row.1).next(given: row.2, now: now)
        #expect(next?.timeIntervalSince(now) == row.3)
    }
}
