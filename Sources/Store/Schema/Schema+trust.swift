extension Schema {
    /// What a profile shows, who stands how to whom, and who may see and change what.
    ///
    /// `chosen` and `link` name a thing by kind and id without a foreign key: ids are never given twice, so that what
    /// they say of a deleted thing holds again when Undo brings it back.
    static let trust = profile + relations + groups + audiences

    private static let profile = """
        ALTER TABLE person ADD COLUMN username TEXT COLLATE NOCASE
            CHECK (length(username) BETWEEN 3 AND 30 AND username NOT GLOB '*[^a-zA-Z0-9_]*');
        ALTER TABLE person ADD COLUMN bio TEXT NOT NULL DEFAULT '' CHECK (length(bio) <= 300);
        ALTER TABLE person ADD COLUMN picture TEXT CHECK (length(picture) = 64);
        ALTER TABLE person ADD COLUMN isGuest INTEGER NOT NULL DEFAULT 0 CHECK (isGuest IN (0, 1));
        ALTER TABLE person ADD COLUMN approvesFollowers INTEGER NOT NULL DEFAULT 0 CHECK (approvesFollowers IN (0, 1));
        ALTER TABLE person ADD COLUMN hidesFollows INTEGER NOT NULL DEFAULT 0 CHECK (hidesFollows IN (0, 1));
        CREATE UNIQUE INDEX personByUsername ON person(username) WHERE username IS NOT NULL;

        """

    private static let relations = """
        CREATE TABLE follow (
            id INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
            follower INTEGER NOT NULL REFERENCES person(id) ON DELETE CASCADE,
            followed INTEGER NOT NULL REFERENCES person(id) ON DELETE CASCADE,
            isAccepted INTEGER NOT NULL CHECK (isAccepted IN (0, 1)),
            createdAt REAL NOT NULL,
            UNIQUE (follower, followed),
            CHECK (follower <> followed)
        ) STRICT;
        CREATE INDEX followOfFollowed ON follow(followed, isAccepted, id);

        CREATE TABLE closeFriend (
            id INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
            person INTEGER NOT NULL REFERENCES person(id) ON DELETE CASCADE,
            friend INTEGER NOT NULL REFERENCES person(id) ON DELETE CASCADE,
            UNIQUE (person, friend),
            CHECK (person <> friend)
        ) STRICT;
        CREATE INDEX closeFriendOfFriend ON closeFriend(friend);

        CREATE TABLE block (
            id INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
            person INTEGER NOT NULL REFERENCES person(id) ON DELETE CASCADE,
            blocked INTEGER NOT NULL REFERENCES person(id) ON DELETE CASCADE,
            UNIQUE (person, blocked),
            CHECK (person <> blocked)
        ) STRICT;
        CREATE INDEX blockOfBlocked ON block(blocked);

        """

    private static let groups = """
        ALTER TABLE groupChat ADD COLUMN changers TEXT NOT NULL DEFAULT 'all'
            CHECK (changers IN ('all', 'administrators', 'adders'));

        CREATE TABLE member (
            id INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
            groupChat INTEGER NOT NULL REFERENCES groupChat(id) ON DELETE CASCADE,
            person INTEGER NOT NULL REFERENCES person(id) ON DELETE CASCADE,
            isAdministrator INTEGER NOT NULL DEFAULT 0 CHECK (isAdministrator IN (0, 1)),
            UNIQUE (groupChat, person)
        ) STRICT;
        CREATE INDEX memberOfPerson ON member(person);

        """

    private static let audiences =
        ["place", "note", "heading", "reminder"].map { kind in
            """
            ALTER TABLE \(kind) ADD COLUMN audience TEXT NOT NULL DEFAULT 'only_me' CHECK (\(isAudience));
            ALTER TABLE \(kind) ADD COLUMN addedBy INTEGER REFERENCES person(id) ON DELETE SET NULL;
            CREATE INDEX \(kind)AddedBy ON \(kind)(addedBy) WHERE addedBy IS NOT NULL;

            """
        }.joined() + """
            CREATE TABLE chosen (
                id INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
                owner INTEGER NOT NULL REFERENCES owner(id) ON DELETE CASCADE,
                kind TEXT NOT NULL,
                thing INTEGER NOT NULL,
                person INTEGER NOT NULL REFERENCES person(id) ON DELETE CASCADE,
                UNIQUE (kind, thing, person)
            ) STRICT;
            CREATE INDEX chosenOfOwner ON chosen(owner);
            CREATE INDEX chosenOfPerson ON chosen(person);

            CREATE TABLE link (
                id INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
                owner INTEGER NOT NULL REFERENCES owner(id) ON DELETE CASCADE,
                kind TEXT NOT NULL,
                thing INTEGER NOT NULL,
                token TEXT NOT NULL UNIQUE CHECK (length(token) BETWEEN 22 AND 64),
                createdAt REAL NOT NULL,
                expiresAt REAL,
                isRevoked INTEGER NOT NULL DEFAULT 0 CHECK (isRevoked IN (0, 1))
            ) STRICT;
            CREATE INDEX linkOfThing ON link(kind, thing);
            CREATE INDEX linkOfOwner ON link(owner);

            CREATE TABLE linkHolder (
                link INTEGER NOT NULL REFERENCES link(id) ON DELETE CASCADE,
                person INTEGER NOT NULL REFERENCES person(id) ON DELETE CASCADE,
                PRIMARY KEY (link, person)
            ) STRICT, WITHOUT ROWID;
            CREATE INDEX linkHolderOfPerson ON linkHolder(person);
            """

    /// The words as they were when this migration was written; a later audience, as a later kind, needs one of its own.
    private static let isAudience = ["only_me", "close_friends", "chosen", "followers", "everyone"]
        .map { "audience = '\($0)'" }.joined(separator: " OR ")
}
