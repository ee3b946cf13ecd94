import Configuration

/// The configuration file's values, each under a key that exists.
struct FileSource {
    private var leaves: [String: JSONValue]

    init(_ document: JSONValue, secrets files: SettingFiles) throws(ConfigurationError) {
        leaves = document.leaves().filter { $0.value != .null && $0.key != "" }
        for name in leaves.keys.sorted() { try check(name) }
        for setting in ServerConfiguration.settings where setting.isSecret {
            guard let twin = leaves.removeValue(forKey: setting.fileName) else { continue }
            guard leaves[setting.name] == nil else {
                throw ConfigurationError("\(setting.name) and \(setting.fileName) must not both be given")
            }
            guard case .text(let path) = twin else {
                throw ConfigurationError("\(setting.fileName) must be a file's path, got \(twin)")
            }
            leaves[setting.name] = .text(try files.secret(at: path, key: setting.fileName))
        }
    }

    var provider: InMemoryProvider {
        let values = ServerConfiguration.settings.compactMap { setting in
            content(of: setting).map { (AbsoluteConfigKey(ConfigKey(setting.name)), $0) }
        }
        return InMemoryProvider(name: "file", values: Dictionary(uniqueKeysWithValues: values))
    }

    func given(_ setting: Setting) -> GivenValue? {
        leaves[setting.name].map { GivenValue(shown: $0.description, variable: nil) }
    }

    private static let names = ServerConfiguration.settings.flatMap {
        $0.isSecret ? [$0.name, $0.fileName] : [$0.name]
    }

    private func check(_ name: String) throws(ConfigurationError) {
        if Self.names.contains(name) { return }
        let members = Self.names.filter { $0.hasPrefix(name + ".") }
        if let first = members.first {
            if leaves[name] == .object([:]) { return }
            throw ConfigurationError("\(name) must be an object with keys such as \(first)")
        }
        throw ConfigurationError("unknown key \(name)" + Spelling.suggestion(for: name, among: Self.names))
    }

    /// A number goes in as what the setting asks for; what does not fit is refused when it is read.
    private func content(of setting: Setting) -> ConfigValue? {
        guard let leaf = leaves[setting.name] else { return nil }
        let content: ConfigContent =
            switch (leaf, setting.kind) {
            case (.text(let text), _): .string(text)
            case (.number(let number), .whole): Int(exactly: number).map { .int($0) } ?? .double(number)
            case (.number(let number), _): .double(number)
            default: .stringArray([])
            }
        return ConfigValue(content, isSecret: setting.isSecret)
    }
}
