import Core
import Testing

/// The usual moment of an occasion, as columns hold it.
struct OccasionHoursTests {
    @Test(arguments: [
        ([Int](), nil as String?, "FREQ=DAILY"),
        ([1, 2, 3, 4, 5], "MO,TU,WE,TH,FR", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"),
        ([7, 7, 6, 9, 0], "SA,SU", "FREQ=WEEKLY;BYDAY=SA,SU"), ([1, 2, 3, 4, 5, 6, 7], nil, "FREQ=DAILY"),
    ])
    func `Days are kept in their order, each once, and all of them as none`(days: [Int], text: String?, rule: String) {
        let hours = OccasionHours(days: days, minute: 1020)
        #expect(hours.text == text && hours.rule.text == rule)
        #expect(OccasionHours(text: text, minute: 1020) == hours)
    }

    @Test(arguments: [("MO", nil as Int?), ("XX", 5), ("MO", 1440), ("MO", -1), ("", 5)])
    func `What no column holds is refused`(text: String, minute: Int?) {
        #expect(OccasionHours(text: text, minute: minute) == nil)
    }

    @Test(arguments: [(-5, 0), (1500, 1439), (61, 61)])
    func `A minute lies within the day`(said: Int, kept: Int) { #expect(OccasionHours(minute: said).minute == kept) }
}
