package import Core
package import Foundation
import GRDB

/// Reads an OpenStreetMap extract into the map database.
///
/// It is written to a file beside the database, which takes its place when all of it is on disk: until then, and where
/// the import ends early for whatever reason, the old map is as it was.
package struct MapImport: Sendable {
    package enum Phase: String, Sendable, CaseIterable { case reading, places, drawings, names }

    /// What was imported, and how much of it there is.
    package struct Result: Sendable {
        package let extract: MapExtract
        package let places: Int
        package let houses: Int
        package let drawings: Int
    }

    /// The database; it need not be there yet.
    package let database: String
    /// For the date of the import.
    package let now: Date

    package static let attribution = "© OpenStreetMap contributors"

    package init(database: String, now: Date) {
        self.database = database
        self.now = now
    }

    /// Imports a file under its own name. What was imported under that name before is replaced, other extracts stay.
    ///
    /// `progress` is called now and then with what is done and how far it is, 0...1; what it throws stops the import.
    /// - Returns: what was imported.
    /// - Throws: `MapImportProblem`.
    @discardableResult
    package func run(
        _ file: String, progress: (Phase, Double) throws -> Void = { _, _ in }
    ) throws -> Result {
        guard FileManager.default.fileExists(atPath: file) else { throw MapImportProblem.noSuchFile(file) }
        let workshop = try MapWorkshop(database: database)
        defer { workshop.close() }
        do {
            let result = try make(file, in: workshop, progress)
            try workshop.deliver()
            return result
        } catch let error as DatabaseError where error.resultCode == .SQLITE_FULL {
            throw MapImportProblem.diskFull(workshop.folder.path)
        } catch is CancellationError {
            throw MapImportProblem.cancelled
        }
    }

    private func make(
        _ file: String, in workshop: MapWorkshop, _ progress: (Phase, Double) throws -> Void
    ) throws -> Result {
        let osmium = try Osmium(), head = try osmium.head(of: file)
        return try workshop.queue.writeWithoutTransaction { db in
            try workshop.prepare(db)
            var result: Result?
            try db.inTransaction {
                result = try fill(
                    db, from: OsmiumExport(osmium: osmium, file: file, folder: workshop.folder), head, progress)
                return .commit
            }
            guard let result else { throw MapImportProblem.nothingInside(file) }
            return result
        }
    }

    private func fill(
        _ db: Database, from export: OsmiumExport, _ head: ExtractHead, _ progress: (Phase, Double) throws -> Void
    ) throws -> Result {
        let name = Self.name(of: export.file)
        let number = try OtherExtracts(db, database: database).copy(without: name)
        let box = try read(export, head, into: db, progress)
        try finish(MapFinisher(db: db, base: MapFinisher.base(number), head: head, box: box), db, progress)
        try fillWordIndexes(db, progress)
        let extract = try write(name, number, box, head, db)
        KillPoint.mapFilled.pass()
        return try Result(
            extract: extract, places: count("place", of: number, db), houses: count("house", of: number, db),
            drawings: count("drawing", of: number, db))
    }

    /// - Returns: what of the world is in it.
    private func read(
        _ export: OsmiumExport, _ head: ExtractHead, into db: Database, _ progress: (Phase, Double) throws -> Void
    ) throws -> FixedBox {
        var filler = try MapFiller(db), lines = 0
        try progress(.reading, 0)
        KillPoint.mapBegun.pass()
        try export.lines { line, share in
            if let feature = try FeatureLineReader.read(line) { try filler.add(feature) }
            lines += 1
            if lines % 5_000 == 0 { try progress(.reading, share()) }
        }
        KillPoint.mapRead.pass()
        guard filler.count > 0, let box = head.box ?? filler.box else {
            throw MapImportProblem.nothingInside(export.file)
        }
        try filler.drawSea(in: box)
        return box
    }

    /// Makes what was read fit to be searched and drawn.
    private func finish(
        _ finisher: MapFinisher, _ db: Database, _ progress: (Phase, Double) throws -> Void
    ) throws {
        try progress(.places, 0)
        try finisher.finishRegions()
        try progress(.places, 0.1)
        try finisher.finishPlaces()
        try progress(.places, 0.5)
        try finisher.finishAddresses()
        try finisher.finishDrawings { try progress(.drawings, $0) }
        try db.execute(sql: MapSchema.indexes)
        try finisher.dropDoubles()
        try finisher.countCategories()
    }

    private func fillWordIndexes(_ db: Database, _ progress: (Phase, Double) throws -> Void) throws {
        try progress(.names, 0)
        try WordIndex.region.fill(db, words: "names")
        try WordIndex.place.fill(db, words: "names")
        try progress(.names, 0.5)
        try WordIndex.street.fill(db, words: "names || ' ' || context")
        try progress(.names, 1)
    }

    /// How many rows of a table are of the extract with that number.
    private func count(_ table: String, of number: Int64, _ db: Database) throws -> Int {
        let ids = "id BETWEEN \(MapFinisher.base(number)) AND \(MapFinisher.base(number + 1) - 1)"
        return try Int.fetchOne(db, sql: "SELECT count(*) FROM \(table) WHERE \(ids)") ?? 0
    }

    private func write(
        _ name: String, _ number: Int64, _ box: FixedBox, _ head: ExtractHead, _ db: Database
    ) throws -> MapExtract {
        try db.execute(
            sql: "INSERT INTO extract VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            arguments: [
                number, name, box.west, box.east, box.south, box.north, Self.attribution,
                head.dataAt?.timeIntervalSince1970, now.timeIntervalSince1970,
            ])
        return MapExtract(
            name: name, southWest: FixedPoint(x: box.west, y: box.south).coordinate,
            northEast: FixedPoint(x: box.east, y: box.north).coordinate, attribution: Self.attribution,
            dataAt: head.dataAt, importedAt: now)
    }

    /// "monaco" of "/maps/monaco.osm.pbf" and of "monaco-latest.osm.pbf".
    package static func name(of file: String) -> String {
        var name = URL(fileURLWithPath: file).lastPathComponent
        for ending in [".gz", ".bz2", ".pbf", ".osm", "-latest"] where name.hasSuffix(ending) {
            name.removeLast(ending.count)
        }
        return name.isEmpty ? "map" : name
    }
}
