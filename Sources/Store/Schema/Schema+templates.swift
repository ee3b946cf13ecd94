extension Schema {
    /// Lists to begin from, one's own and those of others.
    ///
    /// Of a copy `origin` says whether everyone saw what it was made of, and `author` who had made that, as long as they
    /// are here. A row of `templateUse` is somebody who began from it, when last; it names the template without a
    /// foreign key, so that it counts again where Undo brings the template back. `uses` is their number without its owner.
    static let templates =
        """
        CREATE TABLE template (
            id INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
            owner INTEGER NOT NULL REFERENCES owner(id) ON DELETE CASCADE,
            name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
            line TEXT NOT NULL DEFAULT '' CHECK (length(line) <= 300),
            language TEXT NOT NULL CHECK (length(language) BETWEEN 2 AND 10),
            origin TEXT NOT NULL DEFAULT 'own' CHECK (origin = 'own' OR origin = 'published' OR origin = 'shared'),
            author INTEGER REFERENCES person(id) ON DELETE SET NULL,
            uses INTEGER NOT NULL DEFAULT 0,
            createdAt REAL NOT NULL,
            audience TEXT NOT NULL DEFAULT 'only_me' CHECK (audience = 'only_me' OR audience = 'close_friends'
                OR audience = 'chosen' OR audience = 'followers' OR audience = 'everyone'),
            addedBy INTEGER REFERENCES person(id) ON DELETE SET NULL,
            sharedAt REAL,
            CHECK (author IS NULL OR origin <> 'own')
        ) STRICT;
        CREATE INDEX templateOfOwner ON template(owner, name);
        CREATE INDEX templateAuthor ON template(author) WHERE author IS NOT NULL;
        CREATE INDEX templateAddedBy ON template(addedBy) WHERE addedBy IS NOT NULL;
        CREATE INDEX templateMostUsed ON template(language, uses, id) WHERE audience = 'everyone';
        CREATE INDEX templateNewest ON template(language, sharedAt) WHERE audience = 'everyone';
        CREATE INDEX templateOpen ON template(owner, sharedAt, audience)
            WHERE audience = 'followers' OR audience = 'everyone';
        CREATE INDEX templateClose ON template(owner, sharedAt) WHERE audience = 'close_friends';

        CREATE TABLE templateItem (
            id INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
            template INTEGER NOT NULL REFERENCES template(id) ON DELETE CASCADE,
            parent INTEGER REFERENCES templateItem(id) ON DELETE CASCADE,
            title TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 300),
            details TEXT NOT NULL DEFAULT '' CHECK (length(details) <= 4000),
            priority INTEGER CHECK (priority BETWEEN 1 AND 3),
            labels TEXT NOT NULL DEFAULT '',
            place TEXT CHECK (length(place) BETWEEN 1 AND 100),
            rank REAL NOT NULL
        ) STRICT;
        CREATE INDEX templateItemOfTemplate ON templateItem(template, rank);
        CREATE INDEX templateItemOfParent ON templateItem(parent) WHERE parent IS NOT NULL;

        CREATE TABLE templateUse (
            template INTEGER NOT NULL,
            person INTEGER NOT NULL REFERENCES person(id) ON DELETE CASCADE,
            at REAL NOT NULL,
            PRIMARY KEY (template, person)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX templateUseOfPerson ON templateUse(person, at);
        CREATE TRIGGER templateUseInsert AFTER INSERT ON templateUse BEGIN
            UPDATE template SET uses = uses + 1 WHERE id = NEW.template AND owner <> NEW.person;
        END;
        CREATE TRIGGER templateUseDelete AFTER DELETE ON templateUse BEGIN
            UPDATE template SET uses = uses - 1 WHERE id = OLD.template AND owner <> OLD.person;
        END;

        ALTER TABLE heading ADD COLUMN againAt REAL;

        """ + searchedTemplates
        + newestSharesAnew(of: ["place", "note", "heading", "review", "task", "template"])
}
