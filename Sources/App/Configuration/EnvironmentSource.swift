import Configuration

/// The environment's values, each under a variable that exists. An empty variable is as good as none.
struct EnvironmentSource {
    private var values: [String: String]

    init(_ environment: [String: String], secrets files: SettingFiles) throws(ConfigurationError) {
        values = environment.filter { $0.key.hasPrefix(Setting.prefix) && !$0.value.isEmpty }
        for name in values.keys.sorted() where !Self.names.contains(name) && !Self.notSettings.contains(name) {
            throw ConfigurationError("unknown variable \(name)" + Spelling.suggestion(for: name, among: Self.names))
        }
        for setting in ServerConfiguration.settings where setting.isSecret {
            guard let path = values.removeValue(forKey: setting.fileVariable) else { continue }
            guard values[setting.variable] == nil else {
                throw ConfigurationError("\(setting.variable) and \(setting.fileVariable) must not both be given")
            }
            values[setting.variable] = try files.secret(at: path, key: setting.fileVariable)
        }
    }

    var provider: EnvironmentVariablesProvider {
        let bare = values.map { (String($0.key.dropFirst(Setting.prefix.count)), $0.value) }
        return EnvironmentVariablesProvider(
            environmentVariables: Dictionary(uniqueKeysWithValues: bare), secretsSpecifier: .all)
    }

    func given(_ setting: Setting) -> GivenValue? {
        values[setting.variable].map { GivenValue(shown: "\"\($0)\"", variable: setting.variable) }
    }

    private static let names = ServerConfiguration.settings.flatMap {
        $0.isSecret ? [$0.variable, $0.fileVariable] : [$0.variable]
    }

    /// Variables with our prefix that are the build's and the tests', not the server's.
    private static let notSettings = ["WAYSIDE_WARNINGS_AS_ERRORS", "WAYSIDE_SOAK"]
}
