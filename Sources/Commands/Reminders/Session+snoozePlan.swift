import Actions
import Core
import Foundation
import Language
import Store

extension Session {
    func snoozePlan(for reminder: ReminderRecord) -> SnoozePlan {
        let frame = frame(of: nil)
        let zone = settings.timeZone
        return SnoozePlan(
            now: now, zone: zone, evening: frame.conventions.hours(of: .evening).usual,
            time: WallTime(reminder.toldDue ?? reminder.due, in: zone).minuteOfDay)
    }
}
