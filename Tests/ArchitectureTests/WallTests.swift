import Testing

/// The project itself against its rules.
struct WallTests {
    let walls: Walls
    let sources: [Repository.File]

    init() throws {
        walls = Walls(
            table: RoomTable(markdown: try Repository.file("docs/architecture.md").text),
            manifest: Manifest(try Repository.file("Package.swift").text))
        sources = try Repository.files(under: "Sources", endings: ["swift"])
    }

    @Test func `Every room imports only what the table allows`() {
        let found = sources.flatMap { walls.violations(in: SourceText($0), room: $0.room) }
        #expect(found.isEmpty, "\(list(found))")
    }

    @Test func `The manifest gives every room only what the table allows`() {
        #expect(walls.manifestViolations.isEmpty, "\(list(walls.manifestViolations))")
    }

    @Test func `Folders, targets and table name the same rooms`() throws {
        let found = walls.roomViolations(folders: try Repository.folders(in: "Sources"))
        #expect(found.isEmpty, "\(list(found))")
    }

    @Test func `The code keeps the house rules`() throws {
        let found = try sources.flatMap { try CodeRule.violations(in: SourceText($0), room: $0.room) }
        #expect(found.isEmpty, "\(list(found))")
    }

    @Test func `The checks see the project`() {
        #expect(walls.table.rooms.isSuperset(of: ["Core", "Store", "Web", "wayside"]))
        #expect(walls.manifest.targets.contains { $0.name == "ArchitectureTests" && $0.isTest })
        #expect(sources.count > 10)
    }
}

func list(_ violations: [String]) -> String { "\n" + violations.joined(separator: "\n") }
