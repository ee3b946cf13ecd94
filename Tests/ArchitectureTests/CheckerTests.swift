import Testing

/// The checks against made-up violations: a wall that nothing can hit is no wall.
struct CheckerTests {
    static let table = RoomTable(
        markdown: """
            ## Rooms
            | target | holds | may import (besides Foundation and Logging) |
            |---|---|---|
            | Shims (C) | a wrapper | libcurl |
            | Core | values | nothing |
            | Store | records | Core, GRDB |
            | Commands | what is said | Core, Store (never GRDB) |
            | App | the wiring | all but Tool; Configuration |
            | Tool (executable) | arguments | App |

            ## Something else
            | Other | a table | that is none of rooms |
            """)

    static let manifest = Manifest(
        """
        let grdb = product("GRDB", "GRDB.swift")
        let package = Package(
            targets: [
                .systemLibrary(name: "Shims", pkgConfig: "libcurl", providers: [.apt(["libcurl-dev"])]),
                room("Core", []),
                room("Store", ["Core", grdb]),
                room(
                    "Commands",
                    ["Core", grdb]),
                .executableTarget(name: "Tool", dependencies: ["App", .product(name: "Args", package: "args")]),
                tests("StoreTests", ["Store", "Commands"]),
            ]
        )
        """)

    static func source(_ text: String, room: String) -> SourceText {
        SourceText(Repository.File(path: "Sources/\(room)/File.swift", text: text))
    }

    @Test func `The table is read with its words for many and none`() {
        #expect(Self.table.rooms == ["Shims", "Core", "Store", "Commands", "App", "Tool"])
        #expect(Self.table.allowed["Core"] == [])
        #expect(Self.table.allowed["Commands"] == ["Core", "Store"])
        #expect(Self.table.allowed["App"] == ["Shims", "Core", "Store", "Commands", "App", "Configuration"])
    }

    @Test func `The manifest is read with constants and products`() {
        #expect(Self.manifest.targets.map(\.name) == ["Shims", "Core", "Store", "Commands", "Tool", "StoreTests"])
        #expect(Self.manifest.targets.map(\.line) == [4, 5, 6, 7, 10, 11])
        let dependencies = Self.manifest.targets.map(\.dependencies)
        #expect(
            dependencies == [[], [], ["Core", "GRDB"], ["Core", "GRDB"], ["App", "Args"], ["Store", "Commands"]])
        #expect(Self.manifest.targets.map(\.isTest) == [false, false, false, false, false, true])
    }

    @Test(arguments: [
        ("Store", "import Core\npackage import GRDB\nimport Synchronization", ""),
        ("Commands", "import Foundation\n\nimport GRDB", "Sources/Commands/File.swift:3: Commands may not import GRDB"),
        ("Core", "@preconcurrency import struct GRDB.Row", "Sources/Core/File.swift:1: Core may not import GRDB"),
        ("Core", "  package   import Store", "Sources/Core/File.swift:1: Core may not import Store"),
        ("Core", "// import Store\nlet text = \"import Store\"\n/*\nimport Store\n*/", ""),
        ("Core", "import FoundationNetworking", "Sources/Core/File.swift:1: Core may not import FoundationNetworking"),
        ("Commands", "import Store", "Sources/Commands/File.swift:1: Commands imports Store, which Package.swift"),
        ("Attic", "import Core", "Sources/Attic/File.swift:1: Attic may not import Core"),
    ])
    func `A forbidden import is found and named`(room: String, text: String, expected: String) {
        let walls = Walls(table: Self.table, manifest: Self.manifest)
        let found = walls.violations(in: Self.source(text, room: room), room: room)
        #expect(found.count == (expected.isEmpty ? 0 : 1))
        #expect((found.first ?? "").hasPrefix(expected))
    }

    @Test func `A forbidden dependency is found and named`() {
        let walls = Walls(table: Self.table, manifest: Self.manifest)
        #expect(
            walls.manifestViolations == [
                "Package.swift:7: Commands may not depend on GRDB (docs/architecture.md)",
                "Package.swift:10: Tool may not depend on Args (docs/architecture.md)",
            ])
    }

    @Test func `A room that is not in the table, or in no target, is found`() {
        let walls = Walls(table: Self.table, manifest: Self.manifest)
        #expect(
            walls.roomViolations(folders: ["Shims", "Core", "Store", "Commands", "Attic"]) == [
                "Sources/Attic: no such room in docs/architecture.md",
                "Sources/Attic: no such target in Package.swift",
                "Package.swift: Tool has no folder under Sources",
            ])
    }

    @Test(arguments: [
        ("let now = Date()", 1), ("let now = Date.now", 1), ("let day = Date(timeIntervalSince1970: 0)", 0),
        ("try await Task.sleep(for: .seconds(1))", 1), ("Task { await run() }", 1), ("Task.detached {", 1),
        ("Task(priority: .high) {", 1), ("struct Task {", 1), ("struct TaskList {", 0), ("group.addTask {", 0),
        ("print(text)", 1), ("debugPrint(text)", 1), ("blueprint(text)", 0), ("\"print(text)\" // print(text)", 0),
        ("final class Box: @unchecked Sendable {}", 1), ("nonisolated(unsafe) var x = 1", 1),
        ("public struct Thing {}", 1), ("    public init() {}", 1), ("open class Thing {}", 1), ("let open = 1", 0),
        ("case close, open\n    case gone", 0),
        ("package struct Thing {}", 0), ("\"\"\"\nDate()\n\"\"\"", 0),
    ])
    func `A broken house rule is found`(text: String, count: Int) throws {
        #expect(try CodeRule.violations(in: Self.source(text, room: "Core"), room: "Core").count == count)
    }

    @Test func `A rule's exception counts only for its place`() throws {
        func found(_ path: String, room: String) throws -> [String] {
            let file = Repository.File(path: path, text: "// when\nlet now = Date()")
            return try CodeRule.violations(in: SourceText(file), room: room)
        }
        #expect(try found("Sources/Core/Time.swift", room: "Core") == [])
        #expect(try found("Sources/App/Run.swift", room: "App") == [])
        #expect(
            try found("Sources/Core/Run.swift", room: "Core")
                == ["Sources/Core/Run.swift:2: the clock and the waits are handed in"])
    }
}
