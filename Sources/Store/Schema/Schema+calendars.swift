extension Schema {
    /// What takes place in one's own calendar, calendars of others that one reads, and the secret address under which
    /// programs read one's own.
    ///
    /// `start` and `finish` of an event are days, or what the clocks of `zone` show (RFC 5545, form 3 of 3.3.5), so that
    /// a meeting stays where it is when its owner travels; of days `finish` is the last one.
    /// `calendarSlot` holds the next year of a calendar: its `day` is when `start` is a whole day, wherever one is. It is
    /// written anew at every reading; `calendar.file` is the text that was read last.
    static let calendars =
        """
        CREATE TABLE event (
            id INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
            owner INTEGER NOT NULL REFERENCES owner(id) ON DELETE CASCADE,
            title TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 300),
            details TEXT NOT NULL DEFAULT '' CHECK (length(details) <= 4000),
            location TEXT NOT NULL DEFAULT '' CHECK (length(location) <= 300),
            place INTEGER REFERENCES place(id) ON DELETE SET NULL,
            start TEXT NOT NULL CHECK (start GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]*'),
            finish TEXT CHECK (length(finish) = length(start) AND finish >= start),
            zone TEXT CHECK ((zone IS NULL) = (length(start) = 10)),
            rule TEXT CHECK (length(rule) <= 500),
            lead INTEGER CHECK (lead BETWEEN 0 AND 2419200),
            createdAt REAL NOT NULL,
            audience TEXT NOT NULL DEFAULT 'only_me' CHECK (audience = 'only_me' OR audience = 'close_friends'
                OR audience = 'chosen' OR audience = 'followers' OR audience = 'everyone'),
            addedBy INTEGER REFERENCES person(id) ON DELETE SET NULL,
            sharedAt REAL
        ) STRICT;
        CREATE INDEX eventOfOwner ON event(owner, start);
        CREATE INDEX eventOfPlace ON event(place) WHERE place IS NOT NULL;
        CREATE INDEX eventAddedBy ON event(addedBy) WHERE addedBy IS NOT NULL;

        ALTER TABLE reminder ADD COLUMN event INTEGER REFERENCES event(id) ON DELETE CASCADE;
        CREATE INDEX reminderOfEvent ON reminder(event) WHERE event IS NOT NULL;

        CREATE TABLE calendar (
            id INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
            owner INTEGER NOT NULL REFERENCES owner(id) ON DELETE CASCADE,
            name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
            colour TEXT NOT NULL,
            url TEXT CHECK (length(url) <= 2000),
            createdAt REAL NOT NULL,
            file TEXT CHECK (length(file) = 64),
            etag TEXT,
            changedAt TEXT,
            checkedAt REAL,
            problem TEXT,
            refreshAt REAL NOT NULL DEFAULT 0,
            isCut INTEGER NOT NULL DEFAULT 0 CHECK (isCut IN (0, 1)),
            CHECK (url IS NOT NULL OR file IS NOT NULL)
        ) STRICT;
        CREATE INDEX calendarOfOwner ON calendar(owner, id);

        CREATE TABLE calendarSlot (
            id INTEGER PRIMARY KEY,
            calendar INTEGER NOT NULL REFERENCES calendar(id) ON DELETE CASCADE,
            start REAL NOT NULL,
            finish REAL NOT NULL,
            day INTEGER,
            lastDay INTEGER CHECK ((lastDay IS NULL) = (day IS NULL)),
            title TEXT NOT NULL,
            location TEXT NOT NULL,
            isTask INTEGER NOT NULL CHECK (isTask IN (0, 1))
        ) STRICT;
        CREATE INDEX calendarSlotOfCalendar ON calendarSlot(calendar, start);

        CREATE TABLE feedAddress (
            owner INTEGER PRIMARY KEY REFERENCES owner(id) ON DELETE CASCADE,
            token TEXT NOT NULL UNIQUE CHECK (length(token) >= 20),
            createdAt REAL NOT NULL
        ) STRICT;

        \(refreshing)
        """ + searchedEvents + ["person", "groupChat"].map(summaryColumns).joined()

    /// What comes with the summaries.
    private static func summaryColumns(of table: String) -> String {
        ["wantsTips", "wantsLookBack"].map { column in
            "ALTER TABLE \(table) ADD COLUMN \(column) INTEGER NOT NULL DEFAULT 0 CHECK (\(column) IN (0, 1));\n"
        }.joined()
    }

    /// A calendar that comes, or comes back, is read at once: its slots are nobody's to keep.
    private static let refreshing = """
        CREATE TRIGGER calendarTimerInsert AFTER INSERT ON calendar BEGIN
            INSERT INTO timer (due, kind, row) VALUES (0, 'calendar', NEW.id);
        END;
        CREATE TRIGGER calendarTimerUpdate AFTER UPDATE OF refreshAt ON calendar BEGIN
            INSERT INTO timer (due, kind, row) VALUES (NEW.refreshAt, 'calendar', NEW.id)
                ON CONFLICT (kind, row) DO UPDATE SET due = excluded.due;
        END;
        CREATE TRIGGER calendarTimerDelete AFTER DELETE ON calendar BEGIN
            DELETE FROM timer WHERE kind = 'calendar' AND row = OLD.id;
        END;

        """
}
