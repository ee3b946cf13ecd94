extension Schema {
    /// Check-ins that are asked for: at an occasion's usual time, around the calendar entry that it is, and where its
    /// owner comes to its place or leaves it.
    ///
    /// `startAt` and `endAt` are those of the entry, of a whole day midnights; `event` is the entry where it is an event of
    /// one's own, `calendar` where it stands in another's calendar. `asks`: its owner wants to be asked. Not journaled:
    /// `settledAt`, up to when nothing is asked any more; NULL for what was made before there was any asking.
    static let askedCheckIns =
        """
        ALTER TABLE occasion ADD COLUMN startAt REAL;
        ALTER TABLE occasion ADD COLUMN endAt REAL
            CHECK ((endAt IS NULL) = (startAt IS NULL) AND (endAt IS NULL OR endAt >= startAt));
        ALTER TABLE occasion ADD COLUMN isWholeDay INTEGER NOT NULL DEFAULT 0 CHECK (isWholeDay IN (0, 1));
        ALTER TABLE occasion ADD COLUMN event INTEGER REFERENCES event(id) ON DELETE SET NULL;
        ALTER TABLE occasion ADD COLUMN calendar INTEGER REFERENCES calendar(id) ON DELETE SET NULL;
        ALTER TABLE occasion ADD COLUMN asks INTEGER NOT NULL DEFAULT 1 CHECK (asks IN (0, 1));
        ALTER TABLE occasion ADD COLUMN settledAt REAL;
        CREATE INDEX occasionOfEvent ON occasion(event) WHERE event IS NOT NULL;
        CREATE INDEX occasionOfCalendar ON occasion(calendar) WHERE calendar IS NOT NULL;

        """ + ["person", "groupChat"].map(owners).joined() + checkInTimer.triggers
        // Served at once: that time is long over, and the next one is found.
        + "INSERT INTO timer (due, kind, row) SELECT 0, 'occasion', id FROM occasion WHERE minute IS NOT NULL;"

    /// Comes due when it is to be asked whether an occasion has come.
    static let checkInTimer = TimerKind(
        table: "occasion", kind: "occasion",
        columns: ["days", "minute", "startAt", "endAt", "isWholeDay", "asks", "settledAt"],
        moment: """
            nextCheckIn(NEW.days, NEW.minute, NEW.startAt, NEW.endAt, NEW.isWholeDay,
                coalesce(NEW.settledAt, NEW.createdAt), coalesce(
                (SELECT timeZone FROM person WHERE id = NEW.owner),
                (SELECT timeZone FROM groupChat WHERE id = NEW.owner)))
            """,
        isArmed: "NEW.asks AND (NEW.minute IS NOT NULL OR NEW.startAt IS NOT NULL)")

    /// How check-ins are asked for; usual times are those of the zone that their owner is in.
    private static func owners(in table: String) -> String {
        """
        ALTER TABLE \(table) ADD COLUMN checkInsLevel TEXT CHECK (checkInsLevel = 'silent' OR checkInsLevel = 'off');
        CREATE TRIGGER occasionZone_\(table) AFTER UPDATE OF timeZone ON \(table)
        WHEN OLD.timeZone IS NOT NEW.timeZone BEGIN
            DELETE FROM timer WHERE kind = 'occasion' AND row IN (SELECT id FROM occasion WHERE owner = NEW.id);
            \(checkInTimer.rearming(owner: "NEW.id"))
        END;

        """
    }
}
