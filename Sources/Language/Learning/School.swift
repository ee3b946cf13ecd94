package import Foundation

/// Reads a language's corpus from its folder and learns from it.
package struct School {
    /// A file of the corpus; one whose name ends in "-held" is never looked at by whoever writes phrases and frames.
    package struct File: Sendable {
        package let name: String
        package let blocks: [CorpusFile.Block]
        package var isHeld: Bool { name.hasSuffix("-held") }
    }

    package let language: LanguageID
    package let files: [File]
    /// All that is learned from in one number, as text.
    package let digest: String
    private let tables: RankingTables
    private let frames: [Lessons.Lesson]

    /// `folder` holds the corpus; files whose names begin with "frames" hold sentence frames.
    /// - Returns: nil for a language without words to learn with.
    /// - Throws: what is wrong with the files.
    package init?(folder: URL, language: LanguageID) throws {
        guard let tables = LanguageTables.tables(for: language).ranking else { return nil }
        let texts = try Self.texts(in: folder)
        self.tables = tables
        self.language = language
        files = try texts.filter { !$0.isFrames }.map {
            File(name: $0.name, blocks: try CorpusFile(text: $0.text).blocks)
        }
        var frames = SentenceFrames(topics: tables.topics)
        for text in texts where text.isFrames { frames.add(text.text) }
        var lessons = Lessons(tables: tables, language: language)
        lessons.add(frames, sentencesEach: 160)
        self.frames = lessons.all
        digest = tables.digest(with: texts.map { "\($0.name)\n\($0.text)" })
    }

    /// What a model of a folder would be learned from, without learning.
    package static func digest(of folder: URL, language: LanguageID) throws -> String? {
        let texts = try texts(in: folder).map { "\($0.name)\n\($0.text)" }
        return LanguageTables.tables(for: language).ranking?.digest(with: texts)
    }

    /// What the model in use was learned from.
    package static func digestInUse(of language: LanguageID) -> String? {
        LanguageTables.tables(for: language).ranking.map { ModelText.digest(of: $0.model) }
    }

    private typealias Text = (name: String, text: String, isFrames: Bool)

    private static func texts(in folder: URL) throws -> [Text] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "txt" }.sorted { $0.lastPathComponent < $1.lastPathComponent }
            .map { file in
                let name = file.deletingPathExtension().lastPathComponent
                return (name, try String(contentsOf: file, encoding: .utf8), name.hasPrefix("frames"))
            }
    }

    /// What stands in the model's source file.
    package func modelText() -> String {
        Learner(lessons(files.flatMap(\.blocks))).quantised().text(digest: digest)
    }

    /// A ranker that learned only from some blocks, and the frames.
    /// - Returns: nil where there is nothing to learn.
    func ranker(from blocks: [CorpusFile.Block]) -> Ranker? {
        Learner(lessons(blocks)).wholeModel().map { Ranker(tables, model: $0) }
    }

    private func lessons(_ blocks: [CorpusFile.Block]) -> [Lessons.Lesson] {
        var lessons = Lessons(tables: tables, language: language)
        lessons.add(blocks)
        return lessons.all + frames
    }
}

extension RankingTables {
    /// Raised when features or the way of learning change, so that the model is learned anew.
    private static let form = 4

    func digest(with texts: [String]) -> String {
        let words = [topics, functionWords, drawnTogether, wishStarts, families, "\(Self.form)"]
        return String(Features.hash((words + texts).joined(separator: "\n")), radix: 16)
    }
}
