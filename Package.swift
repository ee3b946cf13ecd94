// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// `make check` sets this, so that a newer compiler's warnings stop no stranger.
let strict = ProcessInfo.processInfo.environment["WAYSIDE_WARNINGS_AS_ERRORS"] != nil

let settings: [SwiftSetting] =
    [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ] + (strict ? [.treatAllWarnings(as: .error)] : [])

/// Each function stands in a section of its own, so that the linker can put side by side what is needed at the start:
/// it would be spread over all commands otherwise, and the system reads 64 kB around each. Only gold sorts by patterns.
let gold = FileManager.default.isExecutableFile(atPath: "/usr/bin/ld.gold")
let inSections: [SwiftSetting] = [
    .unsafeFlags(["-Xfrontend", "-function-sections"], .when(platforms: [.linux], configuration: .release))
]
let sortedSections: [LinkerSetting] =
    gold
    ? [
        .unsafeFlags(
            ["-use-ld=gold", "-Xlinker", "--section-ordering-file=\(Context.packageDirectory)/scripts/link-order.txt"],
            .when(platforms: [.linux], configuration: .release))
    ] : []

func product(_ name: String, _ package: String) -> Target.Dependency { .product(name: name, package: package) }

let logging = product("Logging", "swift-log")
let httpTypes = product("HTTPTypes", "swift-http-types")
let grdb = product("GRDB", "GRDB.swift")
let sqlite = product("GRDBSQLite", "GRDB.swift")
let hummingbird = product("Hummingbird", "hummingbird")
let nioCore = product("NIOCore", "swift-nio")
let lifecycle = product("ServiceLifecycle", "swift-service-lifecycle")
let unixSignals = product("UnixSignals", "swift-service-lifecycle")
let crypto = product("Crypto", "swift-crypto")
let configuration = product("Configuration", "swift-configuration")
let argumentParser = product("ArgumentParser", "swift-argument-parser")

/// One room of the house. What it may import stands in docs/architecture.md, and a test compares the two.
func room(_ name: String, _ dependencies: [Target.Dependency], resources: [Resource] = []) -> Target {
    .target(
        name: name, dependencies: dependencies, resources: resources, swiftSettings: settings + inSections)
}

/// Tests are compiled as they stand, also in a build for use: to optimise them takes longer than it saves.
func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
    .testTarget(
        name: name, dependencies: dependencies, exclude: exclude,
        swiftSettings: settings + [.unsafeFlags(["-Onone"], .when(configuration: .release))])
}

let package = Package(
    name: "wayside",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "wayside", targets: ["wayside"])],
    dependencies: [
        .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.3.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.80.0"),
        .package(url: "https://github.com/apple/swift-crypto", "3.12.0"..<"5.0.0"),
        .package(url: "https://github.com/apple/swift-configuration", from: "1.0.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.5.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.10.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.6.0"),
    ],
    targets: [
        .systemLibrary(
            name: "CCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"])]),
        .target(name: "CurlShims", dependencies: ["CCurl"]),
        .target(name: "SQLiteShims"),
        .systemLibrary(
            name: "CPango", pkgConfig: "pangocairo",
            providers: [.apt(["libcairo2-dev", "libpango1.0-dev", "zlib1g-dev"])]),
        .systemLibrary(name: "CTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
        .systemLibrary(name: "CArchive", pkgConfig: "libarchive", providers: [.apt(["libarchive-dev"])]),
        room("Transport", ["CurlShims", httpTypes, logging]),
        room("JSONCoding", []),
        room("Core", [logging]),
        room("BotAPI", ["JSONCoding", "Transport", httpTypes, logging]),
        room("TelegramChat", ["BotAPI", "Core", logging]),
        room("Language", ["Core", logging]),
        room("Geo", ["Core", logging]),
        room("MapData", ["Core", "Geo", grdb, sqlite, logging]),
        room("Formats", ["Core", "Geo", "CArchive", logging]),
        room("Pictures", ["Core", "Geo", "MapData", "CPango", "CTurboJPEG", logging]),
        room("Outside", ["Core", "Geo", "Transport", httpTypes, logging]),
        room("Store", ["Core", "Geo", "JSONCoding", "SQLiteShims", grdb, sqlite, crypto, logging]),
        room("Queues", ["Core", "Store", logging]),
        room("Actions", ["Core", "Geo", "Store", "Queues", logging]),
        room("Commands", ["Core", "Language", "Geo", "Actions", "MapData", "Store", logging]),
        room(
            "Engine",
            [
                "Core", "Language", "Geo", "Store", "Queues", "Actions", "Commands", "MapData", "Pictures", "Outside",
                "Formats", lifecycle, logging,
            ]),
        room(
            "Sandbox", [hummingbird, nioCore, httpTypes, lifecycle, crypto, logging],
            resources: [.embedInCode("Assets")]),
        room("Web", ["Core", "Geo", hummingbird, nioCore, httpTypes, lifecycle, logging]),
        room(
            "App",
            [
                "Transport", "Core", "BotAPI", "TelegramChat", "Language", "Geo", "Store", "Queues", "Actions",
                "Commands", "Engine", "MapData", "Pictures", "Outside", "Formats", "Web", "Sandbox", httpTypes,
                lifecycle,
                unixSignals, configuration, logging,
            ]),
        room("Replay", ["App", "Core", "MapData", "Sandbox", "Store", "Transport", lifecycle, logging]),
        .executableTarget(
            name: "wayside", dependencies: ["App", "Replay", argumentParser, logging], swiftSettings: settings,
            linkerSettings: sortedSections),
        room("TestSupport", ["Core", "Store", grdb, logging]),
        tests("TransportTests", ["Transport", httpTypes, logging]),
        tests("BotAPITests", ["BotAPI", "Core", "TestSupport", "Transport", httpTypes, logging]),
        tests("TelegramChatTests", ["TelegramChat", "BotAPI", "Core", "TestSupport", "Transport", httpTypes, logging]),
        tests("CrashTests", ["Core", "MapData", "Sandbox", "Store", "Queues", grdb, lifecycle, logging]),
        tests("JSONCodingTests", ["Core", "JSONCoding", "TestSupport"]),
        tests("CoreTests", ["Core", "TestSupport"]),
        tests("ArchitectureTests", []),
        tests("ConfigurationTests", ["App", "Core", "TestSupport", "Transport", logging]),
        tests("SandboxTests", ["Sandbox", lifecycle, logging]),
        tests("WebTests", ["Geo", "Web", httpTypes, lifecycle, logging, "Transport"]),
        tests(
            "AppTests",
            [
                "App", "Core", "BotAPI", "Replay", "Sandbox", "Store", "Transport", "Web", grdb, lifecycle, httpTypes,
                logging,
            ]),
        tests("GeoTests", ["Core", "Geo"]),
        tests("MapDataTests", ["Core", "Geo", "MapData", "TestSupport", grdb, logging]),
        tests("FormatsTests", ["CArchive", "Core", "Formats", "Geo", "TestSupport"]),
        tests("PicturesTests", ["Core", "Geo", "MapData", "Pictures"]),
        tests("OutsideTests", ["Core", "Outside", "TestSupport", "Transport", httpTypes, lifecycle, logging]),
        tests("ReplayTests", ["Replay", "Core", "Sandbox"]),
        tests("StoreTests", ["Core", "Store", "TestSupport", grdb, logging]),
        tests("LanguageTests", ["Language", "Core", "TestSupport"], exclude: ["Times/Rows"]),
        tests("QueuesTests", ["Core", "Queues", "Store", grdb, logging]),
        tests("ActionsTests", ["Core", "Geo", "Store", "Actions", grdb, logging]),
        tests(
            "CommandsTests", ["Core", "Language", "Store", "Actions", "Commands", "TestSupport", grdb, logging],
            exclude: ["Corpus"]),
        tests(
            "FuzzTests", ["BotAPI", "Core", "Sandbox", "TelegramChat", "TestSupport", "Transport", httpTypes, logging]),
        tests(
            "FaultTests",
            [
                "BotAPI", "Core", "Engine", "Queues", "Replay", "Sandbox", "Store", "TelegramChat", "Transport", grdb,
                httpTypes, lifecycle, logging,
            ]),
        tests(
            "EngineTests",
            [
                "Core", "Language", "Store", "Queues", "Actions", "Commands", "Engine", "Outside", grdb, lifecycle,
                logging,
            ]),
    ]
)
