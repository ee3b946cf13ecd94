extension Schema {
    /// What ties a pin to the world's map and to the person's life: the map's element and category, favourites, wishes,
    /// visits, lists and reviews.
    ///
    /// The two partial indexes keep the lists of favourites and of wishes quick however many pins there are.
    static let placesInTheWorld =
        """
        ALTER TABLE place ADD COLUMN element TEXT CHECK (element GLOB '[nwr][1-9]*');
        ALTER TABLE place ADD COLUMN category TEXT CHECK (category GLOB '?*=?*');
        ALTER TABLE place ADD COLUMN likedAt REAL;
        ALTER TABLE place ADD COLUMN wantedAt REAL;
        CREATE INDEX placeOfElement ON place(element, owner) WHERE element IS NOT NULL;
        CREATE INDEX placeLiked ON place(owner, likedAt) WHERE likedAt IS NOT NULL;
        CREATE INDEX placeWanted ON place(owner, wantedAt) WHERE wantedAt IS NOT NULL;

        CREATE TABLE listed (
            id INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
            heading INTEGER NOT NULL REFERENCES heading(id) ON DELETE CASCADE,
            place INTEGER NOT NULL REFERENCES place(id) ON DELETE CASCADE,
            rank REAL NOT NULL,
            UNIQUE (heading, place)
        ) STRICT;
        CREATE INDEX listedOfPlace ON listed(place);

        CREATE TABLE visit (
            id INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
            place INTEGER NOT NULL REFERENCES place(id) ON DELETE CASCADE,
            day TEXT NOT NULL CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
            note TEXT CHECK (length(note) BETWEEN 1 AND 300),
            createdAt REAL NOT NULL
        ) STRICT;
        CREATE INDEX visitOfPlace ON visit(place, day);

        CREATE TABLE review (
            id INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
            owner INTEGER NOT NULL REFERENCES owner(id) ON DELETE CASCADE,
            place INTEGER NOT NULL REFERENCES place(id) ON DELETE CASCADE,
            author INTEGER NOT NULL REFERENCES person(id) ON DELETE CASCADE,
            stars INTEGER NOT NULL CHECK (stars BETWEEN 1 AND 5),
            price INTEGER CHECK (price BETWEEN 1 AND 3),
            text TEXT NOT NULL DEFAULT '' CHECK (length(text) <= 300),
            createdAt REAL NOT NULL,
            audience TEXT NOT NULL DEFAULT 'only_me' CHECK (audience = 'only_me' OR audience = 'close_friends'
                OR audience = 'chosen' OR audience = 'followers' OR audience = 'everyone'),
            addedBy INTEGER REFERENCES person(id) ON DELETE SET NULL,
            sharedAt REAL,
            UNIQUE (place, author)
        ) STRICT;
        CREATE INDEX reviewOfOwner ON review(owner);
        CREATE INDEX reviewOfAuthor ON review(author);
        CREATE INDEX reviewAddedBy ON review(addedBy) WHERE addedBy IS NOT NULL;
        CREATE INDEX reviewOpen ON review(owner, sharedAt, audience) WHERE audience = 'followers' OR audience = 'everyone';
        CREATE INDEX reviewClose ON review(owner, sharedAt) WHERE audience = 'close_friends';

        """ + newestSharesAnew(of: ["place", "note", "heading", "review"])
}
