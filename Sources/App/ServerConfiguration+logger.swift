import Foundation
package import Logging

extension ServerConfiguration {
    /// Logs to standard error at the configured level, as text or as JSON lines.
    package var logger: Logger {
        Logger(label: "wayside") { [log] label in
            switch log.format {
            case .text:
                var handler = StreamLogHandler.standardError(label: label)
                handler.logLevel = log.level
                return handler
            case .json: return JSONLogHandler(label: label, logLevel: log.level)
            }
        }
    }
}

/// One JSON object a line on standard error: time, level, label, message, metadata.
struct JSONLogHandler: LogHandler {
    let label: String
    var logLevel: Logger.Level
    var metadata: Logger.Metadata = [:]

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        var fields = metadata.merging(event.metadata ?? [:]) { _, new in new }.mapValues(\.description)
        fields["time"] = Date.now.ISO8601Format(.iso8601(timeZone: .gmt, includingFractionalSeconds: true))
        fields["level"] = event.level.rawValue
        fields["logger"] = label
        fields["message"] = event.message.description
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let line = try? encoder.encode(fields) else { return }
        FileHandle.standardError.write(line + Data("\n".utf8))
    }
}
