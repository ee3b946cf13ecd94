import Configuration
import Foundation

extension ServerConfiguration {
    /// The configuration of a start: defaults, then the file, then the environment.
    ///
    /// `file` is the one given by --config; nil takes `config.json` of `directory` if there is one.
    package static func load(
        file: String? = nil, environment: [String: String] = ProcessInfo.processInfo.environment,
        directory: String = FileManager.default.currentDirectoryPath
    ) throws(ConfigurationError) -> ServerConfiguration {
        let files = SettingFiles(directory: directory)
        let document = try files.document(named: file)
        return try ServerConfiguration(document: document, environment: environment, files: files)
    }

    /// Checks every name first, so that a misspelt key is named before anything else is said.
    init(
        document: JSONValue, environment: [String: String], files: SettingFiles
    ) throws(ConfigurationError) {
        let file = try FileSource(document, secrets: files)
        let variables = try EnvironmentSource(environment, secrets: files)
        let reader = ConfigReader(providers: [variables.provider, file.provider])
        for setting in Self.settings {
            guard let given = variables.given(setting) ?? file.given(setting) else { continue }
            do {
                try setting.read(reader, &self)
            } catch {
                throw setting.refusal(given)
            }
        }
        try checkTogether()
    }
}

/// A value as it was given, for the error that refuses it.
struct GivenValue {
    let shown: String
    /// Where it stands: "WAYSIDE_WEB_PORT"; nil for the file.
    let variable: String?
}

extension Setting {
    fileprivate func refusal(_ given: GivenValue) -> ConfigurationError {
        let origin = given.variable.map { " (\($0))" } ?? ""
        let got = isSecret ? "" : ", got \(given.shown.prefix(80))"
        return ConfigurationError("\(name) must be \(wanted)\(got)\(origin)")
    }
}
