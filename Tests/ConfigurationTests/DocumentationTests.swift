import Foundation
import Testing

@testable import App

struct DocumentationTests {
    @Test func `config example json has every key with its default`() throws {
        let data = try Data(contentsOf: root.appending(path: "config.example.json"))
        let leaves = try SettingFiles.parse(data, name: "config.example.json").leaves()
        let settings = ServerConfiguration.settings.map { ($0.name, $0.standard) }
        #expect(leaves == Dictionary(uniqueKeysWithValues: settings))
        #expect(try load(String(decoding: data, as: UTF8.self)) == ServerConfiguration())
    }

    @Test func `The README's table has every key with its default and meaning`() throws {
        let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
        let rows = readme.split(separator: "\n").filter { $0.contains(/^\| `[a-z]+\.[A-Za-z.]+` \|/) }
        #expect(rows.joined(separator: "\n") == ServerConfiguration.settings.map(\.tableRow).joined(separator: "\n"))
    }

    @Test func `A variable is the key in capitals`() {
        let variables = ServerConfiguration.settings.map(\.variable)
        #expect(variables.contains("WAYSIDE_TELEGRAM_API_BASE"))
        #expect(variables.contains("WAYSIDE_WEB_PUBLIC_URL"))
        #expect(variables.contains("WAYSIDE_LIMITS_MESSAGES_PER_SECOND"))
        #expect(Set(variables).count == variables.count)
    }

    @Test(arguments: ServerConfiguration.settings)
    func `Every key can be set by its variable`(setting: Setting) {
        // A value that every kind refuses must come back with the key's name: so the variable was read.
        let line = complaint { try load("{}", [setting.variable: "\u{1} /"]) }
        let anyText = ["a text"].contains(setting.wanted)
        #expect(anyText ? line?.hasPrefix(setting.name) != true : line?.hasPrefix(setting.name) == true)
    }
}

extension Setting {
    /// The key's row in the README.
    fileprivate var tableRow: String {
        let shown = standard == .null ? "none" : "`\(standard.description.replacing("\"", with: ""))`"
        return "| `\(name)` | \(shown) | \(meaning) |"
    }
}
