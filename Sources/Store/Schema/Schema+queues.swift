extension Schema {
    /// What waits: to be read, sent, shown, done, or told.
    static let queues = """
        CREATE TABLE inbox (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            messenger TEXT NOT NULL,
            updateID TEXT NOT NULL,
            json BLOB NOT NULL,
            receivedAt REAL NOT NULL,
            state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'done', 'failed', 'aside'))
        ) STRICT;
        CREATE INDEX inboxOfUpdate ON inbox(messenger, updateID);
        CREATE INDEX inboxWaiting ON inbox(id) WHERE state = 'waiting';

        CREATE TABLE cursor (
            messenger TEXT PRIMARY KEY,
            value TEXT NOT NULL
        ) STRICT;

        CREATE TABLE card (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            chat INTEGER NOT NULL REFERENCES chat(id) ON DELETE CASCADE,
            subject TEXT NOT NULL,
            code TEXT NOT NULL,
            message TEXT,
            hash TEXT,
            isLive INTEGER NOT NULL DEFAULT 1 CHECK (isLive IN (0, 1))
        ) STRICT;
        CREATE INDEX cardOfSubject ON card(chat, subject) WHERE isLive;
        CREATE INDEX cardOfMessage ON card(chat, message);

        CREATE TABLE cardTopic (
            topic TEXT NOT NULL,
            card INTEGER NOT NULL REFERENCES card(id) ON DELETE CASCADE,
            PRIMARY KEY (topic, card)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX cardTopicOfCard ON cardTopic(card);

        CREATE TABLE outbox (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            chat INTEGER NOT NULL REFERENCES chat(id) ON DELETE CASCADE,
            class TEXT NOT NULL CHECK (class IN ('answer', 'reply', 'notice', 'broadcast')),
            kind TEXT NOT NULL CHECK (kind IN ('message', 'card', 'edit', 'retire', 'delete', 'answer')),
            payload TEXT,
            card INTEGER REFERENCES card(id) ON DELETE CASCADE,
            state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sending')),
            notBefore REAL,
            expiresAt REAL,
            tries INTEGER NOT NULL DEFAULT 0,
            maybeTwice INTEGER NOT NULL DEFAULT 0,
            createdAt REAL NOT NULL,
            CHECK ((card IS NOT NULL) = (kind IN ('card', 'edit', 'retire'))),
            CHECK (payload IS NOT NULL OR card IS NOT NULL)
        ) STRICT;
        CREATE INDEX outboxOfChat ON outbox(chat, id);
        CREATE INDEX outboxInOrder ON outbox(class, id) WHERE state = 'waiting';
        CREATE INDEX outboxOfCard ON outbox(card) WHERE card IS NOT NULL;

        CREATE TABLE timer (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            due REAL NOT NULL,
            kind TEXT NOT NULL,
            row INTEGER NOT NULL,
            UNIQUE (kind, row)
        ) STRICT;
        CREATE INDEX timerDue ON timer(due);

        CREATE TABLE job (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            kind TEXT NOT NULL,
            payload TEXT NOT NULL,
            actor INTEGER NOT NULL REFERENCES person(id) ON DELETE CASCADE,
            viewer INTEGER NOT NULL REFERENCES owner(id) ON DELETE CASCADE,
            chat INTEGER REFERENCES chat(id) ON DELETE SET NULL,
            cause TEXT,
            state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'running')),
            notBefore REAL,
            tries INTEGER NOT NULL DEFAULT 0,
            createdAt REAL NOT NULL
        ) STRICT;

        CREATE TABLE failure (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            source TEXT NOT NULL,
            reference TEXT NOT NULL,
            reason TEXT NOT NULL,
            happenedAt REAL NOT NULL,
            payload TEXT
        ) STRICT;
        """

    /// The heads of a chat's lines are found by chat and class, and what expires by its moment.
    static let outboxHeads = """
        DROP INDEX outboxOfChat;
        DROP INDEX outboxInOrder;
        CREATE INDEX outboxOfChat ON outbox(chat, class, id);
        CREATE INDEX outboxExpiring ON outbox(expiresAt) WHERE expiresAt IS NOT NULL;
        """

    /// What the outbox waits for are the messenger's limits, which are not on disk.
    static let noOutboxMoments = "DROP INDEX outboxHeldBack;"

    /// The same tables without `IN` lists of more than two words in their checks: SQLite builds a table of such a list
    /// for each row it checks, which cost more than the row.
    static let quickChecks =
        rebuilt(
            "inbox",
            """
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            messenger TEXT NOT NULL,
            updateID TEXT NOT NULL,
            json BLOB NOT NULL,
            receivedAt REAL NOT NULL,
            state TEXT NOT NULL DEFAULT 'waiting'
                CHECK (state = 'waiting' OR state = 'done' OR state = 'failed' OR state = 'aside')
            """)
        + rebuilt(
            "outbox",
            """
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            chat INTEGER NOT NULL REFERENCES chat(id) ON DELETE CASCADE,
            class TEXT NOT NULL CHECK (class = 'reply' OR class = 'notice' OR class = 'answer' OR class = 'broadcast'),
            kind TEXT NOT NULL,
            payload TEXT,
            card INTEGER REFERENCES card(id) ON DELETE CASCADE,
            state TEXT NOT NULL DEFAULT 'waiting' CHECK (state = 'waiting' OR state = 'sending'),
            notBefore REAL,
            expiresAt REAL,
            tries INTEGER NOT NULL DEFAULT 0,
            maybeTwice INTEGER NOT NULL DEFAULT 0,
            createdAt REAL NOT NULL,
            CHECK (
                card IS NULL AND payload IS NOT NULL AND (kind = 'message' OR kind = 'delete' OR kind = 'answer')
                OR card IS NOT NULL AND (kind = 'card' OR kind = 'edit' OR kind = 'retire'))
            """)
            + """
            CREATE INDEX inboxOfUpdate ON inbox(messenger, updateID);
            CREATE INDEX inboxWaiting ON inbox(id) WHERE state = 'waiting';
            CREATE INDEX outboxOfChat ON outbox(chat, class, id);
            CREATE INDEX outboxOfCard ON outbox(card) WHERE card IS NOT NULL;
            CREATE INDEX outboxHeldBack ON outbox(notBefore) WHERE notBefore IS NOT NULL;
            CREATE INDEX outboxExpiring ON outbox(expiresAt) WHERE expiresAt IS NOT NULL;
            """

    /// A table with its rows under other rules; no id that it gave is ever given again. Its indexes go. `added` are the
    /// values of columns that are new, at the end.
    static func rebuilt(_ table: String, _ columns: String, added: String = "") -> String {
        """
        CREATE TABLE new (\(columns)) STRICT;
        INSERT INTO new SELECT *\(added) FROM \(table);
        DELETE FROM sqlite_sequence WHERE name = 'new';
        INSERT INTO sqlite_sequence SELECT 'new', seq FROM sqlite_sequence WHERE name = '\(table)';
        DROP TABLE \(table);
        ALTER TABLE new RENAME TO \(table);

        """
    }
}
