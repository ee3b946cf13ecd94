/// The tables of the map database.
///
/// Ids hold the extract's number in their upper half, so that an extract's rows are a range. Within it they follow the
/// place on earth, so that rows which lie near on the map lie near on disk. Coordinates are whole steps of 1e-7 degrees.
enum MapSchema {
    /// `PRAGMA application_id`: "Wmap".
    static let applicationID = 0x576D_6170
    /// `PRAGMA user_version`: raised with every change of the tables. A file of another version is imported anew.
    static let version = 3

    static let tables = """
        CREATE TABLE extract (
            id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE,
            west INTEGER NOT NULL, east INTEGER NOT NULL, south INTEGER NOT NULL, north INTEGER NOT NULL,
            attribution TEXT NOT NULL, dataAt REAL, importedAt REAL NOT NULL);
        CREATE TABLE category (
            id INTEGER PRIMARY KEY, key TEXT NOT NULL, value TEXT NOT NULL, count INTEGER NOT NULL DEFAULT 0,
            UNIQUE (key, value));
        CREATE TABLE place (
            id INTEGER PRIMARY KEY, element INTEGER NOT NULL, category INTEGER NOT NULL REFERENCES category,
            longitude INTEGER NOT NULL, latitude INTEGER NOT NULL, zoom INTEGER NOT NULL, flags INTEGER NOT NULL,
            name TEXT NOT NULL, names TEXT NOT NULL, tags TEXT NOT NULL);
        CREATE VIRTUAL TABLE placeBox USING rtree_i32(id, west, east, south, north);
        CREATE VIRTUAL TABLE placeKind USING rtree_i32(id, west, east, south, north, low, high, +place INTEGER);
        CREATE TABLE region (
            id INTEGER PRIMARY KEY, element INTEGER NOT NULL, level INTEGER, kind TEXT,
            longitude INTEGER NOT NULL, latitude INTEGER NOT NULL,
            west INTEGER NOT NULL, east INTEGER NOT NULL, south INTEGER NOT NULL, north INTEGER NOT NULL,
            population INTEGER, name TEXT NOT NULL, names TEXT NOT NULL, tags TEXT NOT NULL, shape BLOB);
        CREATE VIRTUAL TABLE regionBox USING rtree_i32(id, west, east, south, north);
        CREATE TABLE street (
            id INTEGER PRIMARY KEY, name TEXT NOT NULL, town TEXT, postcode TEXT, country TEXT,
            longitude INTEGER NOT NULL, latitude INTEGER NOT NULL, names TEXT NOT NULL, context TEXT NOT NULL);
        CREATE TABLE house (
            id INTEGER PRIMARY KEY, street INTEGER NOT NULL REFERENCES street, number TEXT NOT NULL, postcode TEXT,
            longitude INTEGER NOT NULL, latitude INTEGER NOT NULL);
        CREATE VIRTUAL TABLE houseBox USING rtree_i32(id, west, east, south, north);
        CREATE TABLE drawing (
            id INTEGER PRIMARY KEY, kind INTEGER NOT NULL, layer INTEGER NOT NULL, flags INTEGER NOT NULL, name TEXT,
            ref TEXT, shape BLOB NOT NULL);
        """

    /// Made when all rows are in: that is quicker than keeping them up.
    static let indexes = """
        CREATE INDEX placeElement ON place (element);
        CREATE INDEX regionElement ON region (element);
        CREATE INDEX houseStreet ON house (street);
        """

    /// Where rows wait until they are put in order; a file of its own that is thrown away.
    static let waiting = """
        CREATE TABLE work.place (
            place INTEGER NOT NULL, element INTEGER NOT NULL, categories TEXT NOT NULL, longitude INTEGER NOT NULL,
            latitude INTEGER NOT NULL, zoom INTEGER NOT NULL, flags INTEGER NOT NULL, name TEXT NOT NULL,
            names TEXT NOT NULL, tags TEXT NOT NULL);
        CREATE TABLE work.region (
            element INTEGER NOT NULL, level INTEGER, kind TEXT, longitude INTEGER NOT NULL, latitude INTEGER NOT NULL,
            west INTEGER NOT NULL, east INTEGER NOT NULL, south INTEGER NOT NULL, north INTEGER NOT NULL,
            population INTEGER, name TEXT NOT NULL, names TEXT NOT NULL, tags TEXT NOT NULL, shape BLOB);
        CREATE TABLE work.address (
            place INTEGER NOT NULL, street TEXT NOT NULL, number TEXT, town TEXT, postcode TEXT, country TEXT,
            longitude INTEGER NOT NULL, latitude INTEGER NOT NULL, weight INTEGER NOT NULL);
        CREATE TABLE work.drawing (
            tier INTEGER NOT NULL, place INTEGER NOT NULL, kind INTEGER NOT NULL, zoom INTEGER NOT NULL,
            layer INTEGER NOT NULL, flags INTEGER NOT NULL, name TEXT, ref TEXT,
            west INTEGER NOT NULL, east INTEGER NOT NULL, south INTEGER NOT NULL, north INTEGER NOT NULL,
            shape BLOB NOT NULL);
        """
}
