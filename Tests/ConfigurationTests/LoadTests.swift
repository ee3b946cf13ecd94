import Foundation
import Logging
import Testing

@testable import App

struct LoadTests {
    @Test func `Nothing given means the defaults`() throws {
        #expect(try load() == ServerConfiguration())
    }

    @Test func `The file sets what it names`() throws {
        let configuration = try load(
            """
            {"web": {"port": 0, "publicURL": "https://example.org"}, "limits": {"messagesPerChat": 0.5},
             "log": {"level": "debug", "format": "json"}, "routing": {"url": "http://localhost:5000", "kind": "osrm"}}
            """)
        var expected = ServerConfiguration()
        expected.web.port = 0
        expected.web.publicURL = URL(string: "https://example.org")
        expected.limits.messagesPerChat = 0.5
        expected.log.level = .debug
        expected.log.format = .json
        expected.routing.url = URL(string: "http://localhost:5000")
        expected.routing.kind = .osrm
        #expect(configuration == expected)
    }

    @Test func `The environment goes before the file`() throws {
        let json = #"{"web": {"port": 1000, "host": "0.0.0.0"}}"#
        let configuration = try load(json, ["WAYSIDE_WEB_PORT": "2000", "HOME": "/somewhere"])
        #expect(configuration.web.port == 2000)
        #expect(configuration.web.host == "0.0.0.0")
    }

    @Test func `Null and an empty variable are as good as nothing`() throws {
        let json = #"{"telegram": {"token": null}, "web": {}}"#
        #expect(try load(json, ["WAYSIDE_MATRIX_TOKEN": ""]) == ServerConfiguration())
    }

    @Test func `The build's own variable is no setting`() throws {
        #expect(try load("{}", ["WAYSIDE_WARNINGS_AS_ERRORS": "1"]) == ServerConfiguration())
    }

    @Test func `A base address loses the slash at its end`() throws {
        let configuration = try load("{}", ["WAYSIDE_TELEGRAM_API_BASE": "http://127.0.0.1:8081/"])
        #expect(configuration.telegram.apiBase == "http://127.0.0.1:8081")
    }

    @Test(arguments: [
        ("500 MB", 500_000_000), ("1GB", 1_000_000_000), ("1.5 gb", 1_500_000_000), ("20 kB", 20_000), ("7 B", 7),
    ])
    func `A size is read with its unit`(text: String, bytes: Int) throws {
        #expect(try load("{}", ["WAYSIDE_LIMITS_STORAGE_PER_PERSON": text]).limits.storagePerPerson == bytes)
    }

    @Test func `config json of the working directory is taken when no file is named`() throws {
        try inFolder(["config.json": #"{"sandbox": {"port": 9}}"#, "other.json": #"{"sandbox": {"port": 10}}"#]) {
            let unnamed = try ServerConfiguration.load(environment: [:], directory: $0)
            let named = try ServerConfiguration.load(file: "other.json", environment: [:], directory: $0)
            #expect(unnamed.sandbox.port == 9)
            #expect(named.sandbox.port == 10)
        }
        try inFolder {
            let alone = try ServerConfiguration.load(environment: [:], directory: $0)
            #expect(alone == ServerConfiguration())
        }
    }

    @Test func `A named file that is not there stops the start`() throws {
        try inFolder { folder in
            let line = complaint { try .load(file: "gone.json", environment: [:], directory: folder) }
            #expect(line == "the configuration file gone.json cannot be read")
        }
    }
}
