import Core

extension Schema {
    /// Runs of an occasion, what was picked for each, and routines: what is picked again and again.
    ///
    /// `relation` is the side of the occasion at which somebody checked in. An entry keeps its title for the review, whatever
    /// becomes of its task; one of a routine may have none. `leftAt` is when it was put back into the pile. Not journaled:
    /// `touchedAt`, when somebody last did anything with an open bundle, and `askedAt`, when its people were
    /// asked whether they are still at it and nobody has touched it since. `occasion.next` is what begins when a bundle of the occasion is finished.
    static let bundles = """
        ALTER TABLE occasion ADD COLUMN next INTEGER REFERENCES occasion(id) ON DELETE SET NULL;
        CREATE INDEX occasionOfNext ON occasion(next) WHERE next IS NOT NULL;

        CREATE TABLE routine (
            id INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
            owner INTEGER NOT NULL REFERENCES owner(id) ON DELETE CASCADE,
            occasion INTEGER REFERENCES occasion(id) ON DELETE SET NULL,
            relation TEXT CHECK (relation IN ('before', 'after', 'when')),
            name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
            createdAt REAL NOT NULL,
            \(audience)
        ) STRICT;
        CREATE INDEX routineOfOwner ON routine(owner);
        CREATE INDEX routineOfOccasion ON routine(occasion) WHERE occasion IS NOT NULL;
        CREATE INDEX routineAddedBy ON routine(addedBy) WHERE addedBy IS NOT NULL;

        CREATE TABLE routineEntry (
            id INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
            routine INTEGER NOT NULL REFERENCES routine(id) ON DELETE CASCADE,
            title TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 300),
            priority INTEGER CHECK (priority BETWEEN 1 AND 3),
            rank REAL NOT NULL
        ) STRICT;
        CREATE INDEX routineEntryOfRoutine ON routineEntry(routine, rank);

        CREATE TABLE bundle (
            id INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
            owner INTEGER NOT NULL REFERENCES owner(id) ON DELETE CASCADE,
            occasion INTEGER REFERENCES occasion(id) ON DELETE SET NULL,
            relation TEXT CHECK (relation IN ('before', 'after', 'when')),
            routine INTEGER REFERENCES routine(id) ON DELETE SET NULL,
            name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
            icon TEXT CHECK (length(icon) BETWEEN 1 AND 20),
            startedAt REAL NOT NULL,
            endedAt REAL,
            outcome TEXT CHECK (outcome IN ('finished', 'abandoned')),
            \(audience),
            touchedAt REAL NOT NULL,
            askedAt REAL,
            CHECK ((endedAt IS NULL) = (outcome IS NULL))
        ) STRICT;
        CREATE INDEX bundleOfOwner ON bundle(owner, startedAt);
        CREATE INDEX bundleOpen ON bundle(owner) WHERE endedAt IS NULL;
        CREATE INDEX bundleOfOccasion ON bundle(occasion, startedAt) WHERE occasion IS NOT NULL;
        CREATE INDEX bundleOfRoutine ON bundle(routine) WHERE routine IS NOT NULL;
        CREATE INDEX bundleAddedBy ON bundle(addedBy) WHERE addedBy IS NOT NULL;

        CREATE TABLE bundleEntry (
            id INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
            bundle INTEGER NOT NULL REFERENCES bundle(id) ON DELETE CASCADE,
            task INTEGER REFERENCES task(id) ON DELETE SET NULL,
            title TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 300),
            rank REAL NOT NULL,
            isRoutine INTEGER NOT NULL DEFAULT 0 CHECK (isRoutine IN (0, 1)),
            doneAt REAL,
            doneBy INTEGER REFERENCES person(id) ON DELETE SET NULL,
            leftAt REAL,
            CHECK (doneAt IS NULL OR leftAt IS NULL)
        ) STRICT;
        CREATE INDEX bundleEntryOfBundle ON bundleEntry(bundle, rank);
        CREATE INDEX bundleEntryOfTask ON bundleEntry(task) WHERE task IS NOT NULL;
        CREATE INDEX bundleEntryDoneBy ON bundleEntry(doneBy) WHERE doneBy IS NOT NULL;

        """ + searchedBundles + bundleTimer.triggers

    private static let audience = """
        audience TEXT NOT NULL DEFAULT 'only_me' CHECK (audience = 'only_me' OR audience = 'close_friends'
                OR audience = 'chosen' OR audience = 'followers' OR audience = 'everyone'),
            addedBy INTEGER REFERENCES person(id) ON DELETE SET NULL
        """

    /// Comes due when an open bundle was long untouched; whoever touches it again is asked again.
    static let bundleTimer = TimerKind(
        table: "bundle", kind: "bundle", columns: ["endedAt", "touchedAt", "askedAt"],
        moment: "NEW.touchedAt + \(ForgottenBundle.patience)",
        isArmed: "NEW.endedAt IS NULL AND NEW.askedAt IS NULL")
}
