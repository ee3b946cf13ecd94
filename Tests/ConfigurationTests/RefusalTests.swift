import Testing

@testable import App

struct RefusalTests {
    @Test(arguments: [
        (#"{"web": {"port": 70000}}"#, "web.port must be a whole number 0-65535, got 70000"),
        (#"{"web": {"port": -1}}"#, "web.port must be a whole number 0-65535, got -1"),
        (#"{"web": {"port": 80.5}}"#, "web.port must be a whole number 0-65535, got 80.5"),
        (#"{"web": {"port": "8080"}}"#, "web.port must be a whole number 0-65535, got \"8080\""),
        (#"{"web": {"port": true}}"#, "web.port must be a whole number 0-65535, got true"),
        (#"{"web": {"port": [1]}}"#, "web.port must be a whole number 0-65535, got a list"),
        (#"{"web": {"port": 1e300}}"#, "web.port must be a whole number 0-65535, got 1e+300"),
        (#"{"web": {"host": ""}}"#, "web.host must be a text, got \"\""),
        (
            #"{"web": {"publicURL": "example.org"}}"#,
            "web.publicURL must be an http or https address, got \"example.org\""
        ),
        (#"{"telegram": {"pollTimeout": 0}}"#, "telegram.pollTimeout must be a whole number 1-50, got 0"),
        (
            #"{"limits": {"messagesPerChat": -1}}"#,
            "limits.messagesPerChat must be a number 0-1000000 (0: no limit), got -1"
        ),
        (
            #"{"limits": {"storagePerPerson": 500}}"#,
            "limits.storagePerPerson must be a size such as \"500 MB\", got 500"
        ),
        (#"{"routing": {"kind": "google"}}"#, "routing.kind must be one of osrm, valhalla, got \"google\""),
        (#"{"log": {"format": "xml"}}"#, "log.format must be one of text, json, got \"xml\""),
        (
            #"{"maps": {"tileURL": "https://tiles.example/"}}"#,
            "maps.tileURL must be an http or https address with {z}, {x} and {y}, got \"https://tiles.example/\""
        ),
        (#"{"web": 8080}"#, "web must be an object with keys such as web.host"),
        (#"[]"#, "config.json must hold an object: { \"web\": { \"port\": 8080 } }"),
    ])
    func `A wrong value in the file is named`(json: String, line: String) {
        #expect(complaint { try load(json) } == line)
    }

    @Test(arguments: [
        (#"{"telegram": {"tokem": "x"}}"#, "unknown key telegram.tokem; did you mean telegram.token?"),
        (#"{"telegarm": {"token": "x"}}"#, "unknown key telegarm.token; did you mean telegram.token?"),
        (#"{"web": {"publicUrl": "x"}}"#, "unknown key web.publicUrl; did you mean web.publicURL?"),
        (#"{"web": {"port": {"number": 1}}}"#, "unknown key web.port.number"),
        (#"{"web": {"portFile": "x"}}"#, "unknown key web.portFile; did you mean web.port?"),
        (#"{"entirely": {}}"#, "unknown key entirely"),
    ])
    func `An unknown key is named, with the nearest one`(json: String, line: String) {
        #expect(complaint { try load(json) } == line)
    }

    @Test(arguments: [
        ("WAYSIDE_WEB_PORT", "70000", "web.port must be a whole number 0-65535, got \"70000\" (WAYSIDE_WEB_PORT)"),
        ("WAYSIDE_WEB_PORT", "80 80", "web.port must be a whole number 0-65535, got \"80 80\" (WAYSIDE_WEB_PORT)"),
        (
            "WAYSIDE_LIMITS_MESSAGES_PER_SECOND", "nan",
            "limits.messagesPerSecond must be a number 0-1000000 (0: no limit), got \"nan\""
                + " (WAYSIDE_LIMITS_MESSAGES_PER_SECOND)"
        ),
        ("WAYSIDE_WEBPORT", "1", "unknown variable WAYSIDE_WEBPORT; did you mean WAYSIDE_WEB_PORT?"),
        ("WAYSIDE_LOG_LEVEL", "a\nb", ""),
    ])
    func `A wrong variable is named, on one line`(name: String, value: String, line: String) throws {
        let said = try #require(complaint { try load("{}", [name: value]) })
        #expect(!said.contains("\n"))
        #expect(line.isEmpty || said == line)
    }

    @Test(arguments: ["{", "", #"{"web": {"port": 1}"#, "{\"web\": {\"port\": 1,, }}"])
    func `What is not JSON is refused on one line`(json: String) throws {
        let said = try #require(complaint { try load(json) })
        #expect(said.hasPrefix("config.json is not JSON"))
        #expect(!said.contains("\n"))
    }

    @Test(arguments: [
        (#"{"routing": {"url": "http://localhost"}}"#, "routing.kind must be given with routing.url: osrm or valhalla"),
        (
            #"{"matrix": {"user": "@bot:example.org"}}"#,
            "matrix.homeserver, matrix.user and matrix.token must be given together"
        ),
        (#"{"smtp": {"host": "mail.example.org"}}"#, "smtp.from must be given with smtp.host"),
        (#"{"database": {"mapPath": "wayside.sqlite"}}"#, "database.mapPath must be another file than database.path"),
    ])
    func `Keys that need each other are named`(json: String, line: String) {
        #expect(complaint { try load(json) } == line)
    }
}
