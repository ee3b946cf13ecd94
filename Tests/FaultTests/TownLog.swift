import Logging
import Synchronization

/// Keeps what the operator is told: warnings and errors.
final class TownLog: Sendable {
    private let kept = Mutex<[String]>([])

    var lines: [String] { kept.withLock { $0 } }
    var logger: Logger { Logger(label: "town") { _ in Handler(log: self) } }

    private struct Handler: LogHandler {
        let log: TownLog
        var metadata: Logger.Metadata = [:]
        var logLevel = Logger.Level.notice

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) { log.kept.withLock { $0.append("\(event.level): \(event.message)") } }
    }
}
