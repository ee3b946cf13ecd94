import Actions
import Core
import Language
import Store

/// Days of what repeats, named with it: "skip vitamins tomorrow", "pause the bins for 3 weeks".
extension Session {
    /// It is left out on the days that stand beside its name.
    /// - Returns: false where none do, or nothing that repeats is called so.
    func skipOwn(withDayIn words: String) throws -> Bool {
        let named = LineReader.read(words, language: language).nameOnDay
        guard named.isClear, let days = named.time.flatMap({ daysLeftOut($0) }),
            let thing = try series(named: named.name)
        else { return false }
        try leaveOut(days, of: thing)
        return true
    }

    /// The days that are said, of a length those from today on; until Monday it is left out, and on Monday it comes again.
    func daysLeftOut(_ said: SaidValue) -> ClosedRange<Int>? {
        let meant: SaidValue =
            switch said {
            case .length(let length): .span(.within(length))
            case .span(.until(let time, isWhole: false)): .span(.before(time))
            default: said
            }
        return meant.days(in: frame(of: nil), today: present.day)?.range
    }

    /// The only to-do or reminder of that name that repeats.
    func series(named name: String) throws -> Thing? {
        let tasks = try tasks(named: name, .wholly).filter { $0.repetition != nil }.map { Thing.task($0.id) }
        let reminders = try reminders(named: name).filter(\.isRepeated).map { Thing.reminder($0.id) }
        let found = tasks + reminders
        return found.count == 1 ? found[0] : nil
    }
}
