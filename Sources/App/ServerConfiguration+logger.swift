import Foundation
package import Logging

extension ServerConfiguration {
    /// Logs to standard error at the configured level, as text or as JSON lines.
    package var logger: Logger { logger(writingTo: Terminal.complain) }

    /// The same into another place, which is given each line with its line feed.
    package func logger(writingTo write: @escaping @Sendable (String) -> Void) -> Logger {
        Logger(label: "wayside") { [log] label in
            LineLogHandler(label: label, logLevel: log.level, format: log.format, write: write)
        }
    }
}

/// One line for each event: time, level, label, message and metadata, as text or as a JSON object.
struct LineLogHandler: LogHandler {
    let label: String
    var logLevel: Logger.Level
    let format: ServerConfiguration.Log.Format
    let write: @Sendable (String) -> Void
    var metadata: Logger.Metadata = [:]

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        let values = metadata.merging(event.metadata ?? [:]) { _, new in new }.mapValues(\.description)
        switch format {
        case .text: write(text(event, values))
        case .json: write(json(event, values))
        }
    }

    /// A message of several lines stays on one.
    private func text(_ event: LogEvent, _ values: [String: String]) -> String {
        let pairs = values.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
        let line = "\(moment) \(event.level.rawValue) \(label): \(event.message)\(pairs)"
        return line.replacing("\n", with: "\\n") + "\n"
    }

    private func json(_ event: LogEvent, _ values: [String: String]) -> String {
        var fields = values
        fields["time"] = moment
        fields["level"] = event.level.rawValue
        fields["logger"] = label
        fields["message"] = event.message.description
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(fields)).map { String(decoding: $0, as: UTF8.self) + "\n" } ?? ""
    }

    private var moment: String { Date.now.ISO8601Format(.iso8601(timeZone: .gmt, includingFractionalSeconds: true)) }
}
