import Foundation
import Replay
import Testing

/// Every transcript of the project, through a fresh server and sandbox of its own.
@Suite(.serialized) struct TranscriptTests {
    static let files = transcripts()

    @Test(arguments: files) func `A transcript goes as it is written`(_ file: String) async throws {
        let replay = try await TranscriptReplay.run(Self.folder.appendingPathComponent(file), named: file)
        for request in replay.invalidRequests { Issue.record(Comment(rawValue: request.description)) }
        guard !replay.isAsExpected else { return }
        Issue.record(Comment(rawValue: "wayside replay --update rewrites it\n" + replay.difference))
    }

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Transcripts")

    private static func transcripts() -> [String] {
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".chat") }.sorted()
    }
}
