import Core
import Foundation
package import Store

extension Session {
    /// A tip with each morning's summary; where none comes, one does from then on, at `morning` minutes.
    package func setTips(_ isWanted: Bool, morning: Int) throws {
        try setNotices(.summary) {
            $0.wantsTips = isWanted
            if isWanted { $0.morningAt = $0.morningAt ?? morning }
        }
    }

    /// On Sunday evenings what was finished in the week; `evening` as with tips.
    package func setLookBack(_ isWanted: Bool, evening: Int) throws {
        try setNotices(.summary) {
            $0.wantsLookBack = isWanted
            if isWanted { $0.eveningAt = $0.eveningAt ?? evening }
        }
    }

    /// How many to-dos the viewer finished in the seven days that end with a day (since 1970-01-01).
    package func finishedCount(inWeekUntil day: Int) throws -> Int {
        let week = moments(ofWeekUntil: day)
        return try Int.fetchOne(
            db,
            literal: """
                SELECT (SELECT count(*) FROM task WHERE \(toDo) AND parent IS NULL AND rule IS NULL
                        AND doneAt >= \(week.start) AND doneAt < \(week.end))
                    + (SELECT count(*) FROM taskRun JOIN task ON task.id = taskRun.task WHERE \(toDo)
                        AND NOT isSkipped AND at >= \(week.start) AND at < \(week.end))
                """) ?? 0
    }

    /// How many bundles the viewer finished in those days.
    package func finishedBundleCount(inWeekUntil day: Int) throws -> Int {
        let week = moments(ofWeekUntil: day)
        return try Int.fetchOne(
            db,
            literal: """
                SELECT count(*) FROM bundle WHERE \(own(.bundle)) AND outcome = \(BundleOutcome.finished.rawValue)
                    AND endedAt >= \(week.start) AND endedAt < \(week.end)
                """) ?? 0
    }

    private func moments(ofWeekUntil day: Int) -> (start: Double, end: Double) {
        let start = FloatingTime(day: day - 6), end = FloatingTime(day: day + 1)
        return (start.moment(in: settings.timeZone).stored, end.moment(in: settings.timeZone).stored)
    }
}
