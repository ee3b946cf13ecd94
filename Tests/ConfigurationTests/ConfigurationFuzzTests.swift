import Core
import Foundation
import TestSupport
import Testing

@testable import App

/// Any file and any environment: a configuration, or one line that names what is wrong.
struct ConfigurationFuzzTests {
    private static let names = ServerConfiguration.settings.flatMap { [$0.name, $0.fileName] }
    private static let variables = ServerConfiguration.settings.flatMap { [$0.variable, $0.fileVariable] }
    private static let example = try? String(contentsOf: root.appending(path: "config.example.json"), encoding: .utf8)

    private static let values = [
        "0", "-1", "1e300", "1e999", "80.5", "true", "null", "\"\"", "\"a\\nb\"", "\"http://x\"", "\"http://\"", "[]",
        "{}",
        "[1,[2]]", "{\"a\":{}}", "\"500 MB\"", "\"99999999999999999999 GB\"", "\"\\u0000\"", "\"🙂\"",
        "9223372036854775808",
    ]

    @Test(arguments: FuzzRun.seeds(40))
    func `A file with strange values is taken, or refused by its key`(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        for _ in 0..<25 {
            var members: [String: [String: String]] = [:]
            for _ in 0...random.below(4) {
                let parts = random.pick(Self.names).split(separator: ".").map(String.init)
                let key = random.below(8) == 0 ? random.mutated(parts[1]) : parts[1]
                members[parts[0], default: [:]][key] = random.pick(Self.values)
            }
            try check(Self.json(members), [:]) { line in
                Self.names.contains { line.contains($0) } || line.hasPrefix("unknown key ")
                    || line.hasPrefix("config.json is not JSON") || members.keys.contains { line.hasPrefix($0) }
            }
        }
    }

    @Test(arguments: FuzzRun.seeds(20))
    func `A mutilated file is taken, or refused on one line`(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let example = try #require(Self.example)
        for _ in 0..<25 {
            let text = String(decoding: random.mutilated([UInt8](example.utf8)), as: UTF8.self)
            try check(text, [:]) { _ in true }
        }
    }

    @Test(arguments: FuzzRun.seeds(40))
    func `A strange environment is taken, or refused by its variable`(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        for _ in 0..<25 {
            let name = random.pick(Self.variables)
            let variable = random.below(6) == 0 ? "WAYSIDE_" + random.mutated(String(name.dropFirst(8))) : name
            let value = random.below(2) == 0 ? random.mutated("http://a.example:80/1") : random.pick(Self.values)
            try check("{}", [variable: value]) { line in
                line.contains(variable) || line.hasPrefix("unknown variable WAYSIDE_")
                    || Self.names.contains { line.contains($0) }
            }
        }
    }

    private func check(_ json: String, _ environment: [String: String], names: (String) -> Bool) throws {
        do {
            _ = try load(json, environment)
        } catch {
            let line = "\(error)"
            #expect(error is ConfigurationError, "\(json) \(environment) \(line)")
            #expect(!line.isEmpty && !line.contains(where: \.isNewline), "\(json) \(environment) \(line)")
            #expect(line.unicodeScalars.allSatisfy { $0.value >= 0x20 }, "\(json) \(environment) \(line)")
            #expect(names(line), "\(json) \(environment) \(line)")
        }
    }

    private static func json(_ members: [String: [String: String]]) throws -> String {
        let groups = try members.map { group, fields in
            let inner = try fields.map { try "\(quoted($0.key)):\($0.value)" }.joined(separator: ",")
            return try "\(quoted(group)):{\(inner)}"
        }
        return "{\(groups.joined(separator: ","))}"
    }

    private static func quoted(_ text: String) throws -> String {
        String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    }
}
