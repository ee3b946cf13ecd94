extension Schema {
    /// What is to be done. `start` and `due` are days, or days with a time of day, in the owner's own zone (RFC 5545,
    /// floating): their texts are in the order of time. A list is a heading, with places and notes beside.
    ///
    /// The partial indexes keep what is open quick however much was done. `anchor` is where `rule` is counted from;
    /// each time that a repeating one was done or skipped is a row of `taskRun`.
    static let tasks =
        """
        CREATE TABLE task (
            id INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
            owner INTEGER NOT NULL REFERENCES owner(id) ON DELETE CASCADE,
            title TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 300),
            details TEXT NOT NULL DEFAULT '' CHECK (length(details) <= 4000),
            heading INTEGER REFERENCES heading(id) ON DELETE CASCADE,
            place INTEGER REFERENCES place(id) ON DELETE SET NULL,
            parent INTEGER REFERENCES task(id) ON DELETE CASCADE,
            start TEXT CHECK (start GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]*'),
            due TEXT CHECK (due GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]*'),
            priority INTEGER CHECK (priority BETWEEN 1 AND 3),
            rule TEXT CHECK (length(rule) <= 500),
            anchor TEXT CHECK ((anchor IS NULL) = (rule IS NULL)),
            isAfterDone INTEGER NOT NULL DEFAULT 0 CHECK (isAfterDone IN (0, 1)),
            assignee INTEGER REFERENCES person(id) ON DELETE SET NULL,
            isAccepted INTEGER NOT NULL DEFAULT 0 CHECK (isAccepted IN (0, 1)),
            rank REAL NOT NULL,
            doneAt REAL,
            doneBy INTEGER REFERENCES person(id) ON DELETE SET NULL,
            createdAt REAL NOT NULL,
            audience TEXT NOT NULL DEFAULT 'only_me' CHECK (audience = 'only_me' OR audience = 'close_friends'
                OR audience = 'chosen' OR audience = 'followers' OR audience = 'everyone'),
            addedBy INTEGER REFERENCES person(id) ON DELETE SET NULL,
            sharedAt REAL,
            CHECK (rule IS NULL OR due IS NOT NULL)
        ) STRICT;
        CREATE INDEX taskOpenOfOwner ON task(owner, due) WHERE doneAt IS NULL;
        CREATE INDEX taskDoneOfOwner ON task(owner, doneAt) WHERE doneAt IS NOT NULL;
        CREATE INDEX taskOfHeading ON task(heading) WHERE heading IS NOT NULL;
        CREATE INDEX taskOfPlace ON task(place) WHERE place IS NOT NULL;
        CREATE INDEX taskOfParent ON task(parent) WHERE parent IS NOT NULL;
        CREATE INDEX taskOfAssignee ON task(assignee) WHERE assignee IS NOT NULL;
        CREATE INDEX taskAddedBy ON task(addedBy) WHERE addedBy IS NOT NULL;
        CREATE INDEX taskDoneBy ON task(doneBy) WHERE doneBy IS NOT NULL;
        CREATE INDEX taskOpen ON task(owner, sharedAt, audience) WHERE audience = 'followers' OR audience = 'everyone';
        CREATE INDEX taskClose ON task(owner, sharedAt) WHERE audience = 'close_friends';

        CREATE TABLE taskLabel (
            id INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
            task INTEGER NOT NULL REFERENCES task(id) ON DELETE CASCADE,
            label TEXT NOT NULL CHECK (length(label) BETWEEN 1 AND 100),
            UNIQUE (task, label)
        ) STRICT;
        CREATE INDEX taskLabelOfLabel ON taskLabel(label);

        CREATE TABLE taskRun (
            id INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
            task INTEGER NOT NULL REFERENCES task(id) ON DELETE CASCADE,
            due TEXT NOT NULL,
            at REAL NOT NULL,
            person INTEGER REFERENCES person(id) ON DELETE SET NULL,
            isSkipped INTEGER NOT NULL DEFAULT 0 CHECK (isSkipped IN (0, 1))
        ) STRICT;
        CREATE INDEX taskRunOfTask ON taskRun(task, at);
        CREATE INDEX taskRunOfPerson ON taskRun(person) WHERE person IS NOT NULL;

        ALTER TABLE heading ADD COLUMN colour TEXT;
        ALTER TABLE heading ADD COLUMN category TEXT CHECK (length(category) BETWEEN 1 AND 100);

        ALTER TABLE reminder ADD COLUMN task INTEGER REFERENCES task(id) ON DELETE CASCADE;
        CREATE INDEX reminderOfTask ON reminder(task) WHERE task IS NOT NULL;

        """ + searchedTasks + newestSharesAnew(of: ["place", "note", "heading", "review", "task"])
}
