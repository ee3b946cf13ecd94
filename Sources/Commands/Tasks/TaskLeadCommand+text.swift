import Actions
import Core
import Foundation
import Language
import Store

extension Session {
    /// Keeps reminders of what is to be done so long before a thing: "2 days before the exam to print the card".
    func remind(of text: String, before thing: Thing, _ leads: [SaidLead]) throws {
        let start = try moment(of: thing)
        let dues = leads.compactMap { $0.moment(before: start, settings) }.filter { $0 > now }
        guard !dues.isEmpty else { throw Refusal(LeadReply.passed) }
        for due in dues.sorted() {
            let reminder = try keepReminder(NewReminder(text: text, due: due, isWallTime: true))
            try tell(reminder, ReadTime(date: due, isWallTime: true, assumed: []), others: [])
        }
    }

    private func moment(of thing: Thing) throws -> Date {
        switch thing.kind {
        case .event: try eventToChange(EventID(thing.id)).startOfLeads.moment(in: settings.timeZone)
        case .task: try startOfLeads(of: taskToChange(TaskID(thing.id))).moment(in: settings.timeZone)
        default: try reminderToChange(ReminderID(thing.id)).due
        }
    }
}
