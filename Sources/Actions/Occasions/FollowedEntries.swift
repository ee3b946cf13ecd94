import Core
import Store

extension Session {
    /// A calendar of somebody else was read anew: the occasions that are its entries go where these are now. That is no
    /// change of the viewer's, so that no Undo of theirs takes it back. What is called off stays as it was, unasked.
    func followEntries(of calendar: CalendarRecord, _ following: CalendarFollowing) throws {
        let occasions = try OccasionRecord.fetchAll(
            db, literal: "SELECT * FROM occasion WHERE calendar = \(calendar.id) AND \(own(.occasion))")
        for occasion in occasions {
            let name = try occasion.slot.map(following.name) ?? nameOfSlot(of: occasion)
            guard let name, let item = try item(named: name, of: calendar) else { continue }
            guard item.entry != occasion.entry || name != occasion.slot else { continue }
            let (entry, slot) = (item.entry, name)
            try transaction.withoutJournal {
                try db.run(
                    """
                    UPDATE occasion SET startAt = \(entry.start.stored), endAt = \(entry.end.stored),
                        isWholeDay = \(entry.isWholeDay), slot = \(slot) WHERE id = \(occasion.id)
                    """)
            }
            try markTasks(tiedTo: occasion)
        }
    }

    private func item(named name: CalendarSlotName, of calendar: CalendarRecord) throws -> CalendarItem? {
        try CalendarSlotRecord.fetchOne(
            db, literal: "SELECT * FROM calendarSlot WHERE calendar = \(calendar.id) AND name = \(name) LIMIT 1"
        ).map { item($0, of: calendar) }
    }

    /// Of what was tied before slots had names: by its time and its title.
    private func nameOfSlot(of occasion: OccasionRecord) throws -> CalendarSlotName? {
        guard let start = occasion.startAt?.stored else { return nil }
        return try CalendarSlotName.fetchOne(
            db,
            literal: """
                SELECT name FROM calendarSlot WHERE calendar = \(occasion.calendar) AND start = \(start)
                    AND instr(\(occasion.name), substr(title, 1, 60)) = 1 LIMIT 1
                """)
    }
}
