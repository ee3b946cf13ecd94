extension Schema {
    /// Which entry of another's calendar, and which time of it, a slot is, and an occasion that is one: a
    /// `CalendarSlotName`. What was read before is read again, and gets its names so.
    static let followedEntries = """
        ALTER TABLE calendarSlot ADD COLUMN name TEXT;
        ALTER TABLE occasion ADD COLUMN slot TEXT;
        UPDATE calendar SET refreshAt = 0;
        """
}
