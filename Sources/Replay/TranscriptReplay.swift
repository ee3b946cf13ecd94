package import Foundation

/// One transcript that was run: what its file expected, and what came.
package struct TranscriptReplay: Sendable {
    /// A file that is missing or no transcript.
    package struct Unreadable: Error, CustomStringConvertible {
        package let description: String
    }

    package let file: URL
    /// The file as messages name it.
    package let name: String
    package let expected: String
    package let came: String
    /// Requests that the messenger's specification does not allow.
    package let invalidRequests: [TranscriptError]

    package var isAsExpected: Bool { expected == came }
    package var difference: String { UnifiedDiff(expected, came, file: name).text }

    /// Runs a transcript on a fresh server.
    /// - Throws: `Unreadable`; `TranscriptError` where a line cannot be done; what kept the server from running.
    package static func run(_ file: URL, named name: String) async throws -> TranscriptReplay {
        let transcript: Transcript
        let text: String
        do {
            text = try String(contentsOf: file, encoding: .utf8)
            transcript = try TranscriptReader.read(text, file: name, folder: file.deletingLastPathComponent())
        } catch let problem as TranscriptError {
            throw Unreadable(description: problem.description)
        } catch {
            throw Unreadable(description: "\(name): the file cannot be read")
        }
        let performance = try await TranscriptRunner.run(transcript)
        return TranscriptReplay(
            file: file, name: name, expected: text, came: TranscriptWriter.rewrite(transcript, with: performance),
            invalidRequests: performance.invalidRequests)
    }

    /// Rewrites the file with what came.
    package func update() throws { try Data(came.utf8).write(to: file, options: .atomic) }
}
