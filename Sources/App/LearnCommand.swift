import Commands
import Core
package import Foundation
import Language

/// `wayside learn FOLDER`: learns the model of a language from its corpus, or says how well it can be learned.
package struct LearnCommand {
    private let school: School

    /// - Throws: what is wrong with the corpus.
    package init(folder: URL, language: String) throws {
        guard let school = try School(folder: folder, language: LanguageID(rawValue: language)) else {
            throw LearnProblem.unknownLanguage(language)
        }
        self.school = school
    }

    /// Writes the Swift file that holds what was learned.
    package func write(to file: URL) throws {
        let name = file.deletingPathExtension().lastPathComponent
        let text = """
            /// What was learned from Corpus/\(school.language.rawValue); written by `make learn`, never by hand.
            enum \(name) {
                // swift-format-ignore
                static let text = #\"""
            \(Self.inLines(school.modelText()))
            \"""#
            }

            """
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    /// Long lines go on in the next one of the source, which belongs to no line of the text.
    private static func inLines(_ text: String) -> String {
        text.split(separator: "\n").map { line in
            Array(line.utf8).slices(of: lineLength).map { String(decoding: $0, as: UTF8.self) }
                .joined(separator: "\\#\n")
        }.joined(separator: "\n")
    }

    private static let lineLength = 108

    /// Ten-fold, and the held files with a model that has not seen them; the worst intents, with some lines.
    package func report(examples: Int = 3) -> String {
        let service = CommandCatalog.parseService
        let read: Examination.Reading = { line, names in service.phraseIntent(of: line, names: names) }
        return [("ten-fold", school.tenfold(read)), ("held files", school.held(read))].map { name, examination in
            Self.summary(name, examination) + "\n" + Self.worst(examination, examples)
        }.joined(separator: "\n")
    }

    private static func summary(_ name: String, _ examination: Examination) -> String {
        let percent = { (share: Double) in String(format: "%.1f %%", 100 * share) }
        return
            "own corpus, \(name): \(examination.answers.count) lines, right \(percent(examination.share(of: .right)))"
            + ", asked with the right one \(percent(examination.share(of: .asked)))"
            + ", false actions \(percent(examination.falseActions)) of the lines that ask for nothing"
    }

    private static func worst(_ examination: Examination, _ examples: Int) -> String {
        let byIntent = Dictionary(grouping: examination.answers, by: \.wanted)
        let wrong = byIntent.mapValues { $0.filter { $0.mark == .wrong } }.filter { !$0.value.isEmpty }
        return wrong.sorted { ($0.value.count, $1.key) > ($1.value.count, $0.key) }.prefix(12).map { intent, answers in
            let shown = answers.prefix(examples).map { "    \($0.given): \($0.line)" }
            return (["  \(intent): \(answers.count) of \(byIntent[intent]?.count ?? 0) wrong"] + shown)
                .joined(separator: "\n")
        }.joined(separator: "\n")
    }
}

/// Why nothing can be learned.
enum LearnProblem: Error, CustomStringConvertible {
    case unknownLanguage(String)

    var description: String {
        switch self {
        case .unknownLanguage(let language): "no words are known to learn \"\(language)\" with"
        }
    }
}
