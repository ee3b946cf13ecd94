import Logging
import Synchronization

/// Keeps the last warnings and errors of the server, for when a transcript goes wrong.
final class LogTail: Sendable {
    private static let length = 20

    private let lines = Mutex<[String]>([])

    /// The lines so far, oldest first.
    var text: String { lines.withLock { $0 }.map { "\n    " + $0 }.joined() }

    var logger: Logger { Logger(label: "transcript") { _ in Handler(tail: self) } }

    fileprivate func add(_ line: String) {
        lines.withLock { lines in
            lines.append(line)
            if lines.count > Self.length { lines.removeFirst() }
        }
    }

    private struct Handler: LogHandler {
        let tail: LogTail
        var metadata: Logger.Metadata = [:]
        var logLevel = Logger.Level.warning

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            let values = (event.metadata ?? [:]).sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
            tail.add("\(event.level): \(event.message)\(values)")
        }
    }
}
