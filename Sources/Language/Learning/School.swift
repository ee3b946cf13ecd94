package import Foundation

/// Reads a language's corpus from its folder and learns from it.
package struct School {
    package let language: LanguageID
    /// By name of file, without its ending.
    package let files: [(name: String, blocks: [CorpusFile.Block])]
    private let frames: SentenceFrames
    private let tables: RankingTables
    /// All that is learned from in one number, as text.
    package let digest: String

    /// `folder` holds the corpus; files whose names begin with "frames" hold sentence frames.
    /// - Throws: what is wrong with the files; nil for a language without words to learn with.
    package init?(folder: URL, language: LanguageID) throws {
        guard let tables = LanguageTables.tables(for: language).ranking else { return nil }
        self.tables = tables
        self.language = language
        let urls = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "txt" }.sorted { $0.lastPathComponent < $1.lastPathComponent }
        var frames = SentenceFrames(topics: tables.topics)
        var files: [(name: String, blocks: [CorpusFile.Block])] = []
        var all =
            tables.topics + tables.functionWords + tables.drawnTogether + tables.wishStarts + tables.families
            + "\(Self.form)"
        for url in urls {
            let text = try String(contentsOf: url, encoding: .utf8)
            let name = url.deletingPathExtension().lastPathComponent
            all += "\n\(name)\n" + text
            if name.hasPrefix("frames") { frames.add(text) } else { files.append((name, try CorpusFile(text: text).blocks)) }
        }
        self.frames = frames
        self.files = files
        digest = String(FeatureReader.hash(all), radix: 16)
    }

    /// Raised when features or the way of learning change, so that the model is learned anew.
    private static let form = 1

    /// What stands in the model's source file.
    package func modelText() -> String { Learner(lessons(files.flatMap(\.blocks))).quantised().text(digest: digest) }

    /// A ranker that learned only from some blocks.
    package func ranker(from blocks: [CorpusFile.Block]) -> Ranker? {
        Ranker(tables, model: Learner(lessons(blocks)).wholeModel())
    }

    private func lessons(_ blocks: [CorpusFile.Block]) -> [Lessons.Lesson] {
        var lessons = Lessons(tables: tables, language: language)
        lessons.add(blocks)
        lessons.add(frames, sentencesEach: 40)
        return lessons.all
    }
}
