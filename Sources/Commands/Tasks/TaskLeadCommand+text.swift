import Actions
import Core
import Foundation
import Language
import Store

extension Session {
    /// "2 days before mum's birthday: buy flowers", whatever stands between the thing and what is to be done; false where
    /// nothing is called so.
    func remindBefore(_ spoken: Spoken) throws -> Bool {
        guard let around = SaidAround(before: spoken.line), case let lengths = around.lengths, !lengths.isEmpty else {
            return false
        }
        for (name, rest) in around.names where TitleFinder.isName(name, language: language) {
            let line = LineReader.read(rest, language: spoken.line.language), text = line.bareDeed
            guard !text.isEmpty, case let things = try things(dueCalled: name), things.count == 1,
                try self.name(of: things[0])?.isSaid(by: name) == true
            else { continue }
            let hour = try line.times.first?.time.get()
            let leads = lengths.map { length in hour.flatMap { SaidLead.length(length).at($0) } ?? .length(length) }
            try remind(of: ReminderText(checking: text).text, before: things[0], leads)
            return true
        }
        return false
    }

    /// Keeps reminders of what is to be done so long before a thing: "2 days before the exam to print the card".
    func remind(of text: String, before thing: Thing, _ leads: [SaidLead]) throws {
        if let start = try startToHangOn(thing) {
            let hung = try hangReminders(leads.compactMap { $0.lead(before: start, settings) }, of: text, on: thing)
            guard !hung.isEmpty else { throw Refusal(LeadReply.passed) }
            return try hung.forEach {
                try tell($0, ReadTime(date: $0.due, isWallTime: true, assumed: []), others: [])
            }
        }
        let start = try moment(of: thing)
        let dues = leads.compactMap { $0.moment(before: start, settings) }.filter { $0 > now }
        guard !dues.isEmpty else { throw Refusal(LeadReply.passed) }
        for due in dues.sorted() {
            let reminder = try keepReminder(NewReminder(text: text, due: due, isWallTime: true))
            try tell(reminder, ReadTime(date: due, isWallTime: true, assumed: []), others: [])
        }
    }

    /// From when times before an event or a to-do of one's own are counted; nil for what a reminder cannot hang on.
    private func startToHangOn(_ thing: Thing) throws -> FloatingTime? {
        switch thing.kind {
        case .event:
            let event = try eventToChange(EventID(thing.id))
            return event.owner == viewer ? event.startOfLeads : nil
        case .task:
            let task = try taskToChange(TaskID(thing.id))
            return task.owner == viewer && task.doer == viewer ? try startOfLeads(of: task) : nil
        default: return nil
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
