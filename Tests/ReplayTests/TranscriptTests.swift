import Foundation
import Replay
import Testing

/// Every transcript of the project, through a fresh server and sandbox of its own.
@Suite(.serialized) struct TranscriptTests {
    static let files = transcripts()

    @Test(arguments: files) func `A transcript goes as it is written`(_ file: String) async throws {
        let replay = try await TranscriptReplay.run(Self.folder.appendingPathComponent(file), named: file)
        #expect(replay.invalidRequests.isEmpty, "\(replay.invalidRequests.map(\.description).joined(separator: "\n"))")
        #expect(replay.isAsExpected, "rewrite it with: wayside replay --update\n\(replay.difference)")
    }

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Transcripts")

    private static func transcripts() -> [String] {
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".chat") }.sorted()
    }
}
