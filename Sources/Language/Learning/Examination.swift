/// How well lines that were not learned from are understood.
package struct Examination: Sendable {
    /// A line, what it means and how it was read.
    package struct Answer: Sendable {
        package let line: String
        package let wanted: String
        package let given: String
        package let mark: Mark
    }

    package enum Mark: Sendable {
        case right
        /// It would be asked, and the right one is among up to three.
        case asked
        case wrong
    }

    package private(set) var answers: [Answer] = []

    package func share(of mark: Mark) -> Double {
        Double(answers.count { $0.mark == mark }) / Double(max(1, answers.count))
    }

    /// Of the lines that ask for nothing, those with which something would be done.
    package var falseActions: Double {
        let nothing = answers.filter { $0.wanted == Ranking.nothing }
        let done = nothing.count { $0.mark == .wrong && $0.given != Ranking.nothing && !Ranking.isTalk($0.given) }
        return Double(done) / Double(max(1, nothing.count))
    }

    mutating func take(_ block: CorpusFile.Block, _ ranker: Ranker, _ read: Reading, _ language: LanguageID) {
        let names = block.names(in: language)
        for text in block.lines {
            let line = LineReader.read(text, language: language)
            let ranking = ranker.ranking(of: line, names: names)
            let given = read(line, names) ?? ranking.sure?.intent ?? Ranking.nothing
            let isRight = block.accepts(given)
            let isAsked = given == Ranking.nothing && ranking.thinkable.contains { block.accepts($0.intent) }
            answers.append(
                Answer(
                    line: text, wanted: block.intent, given: given,
                    mark: isRight ? .right : isAsked ? .asked : .wrong))
        }
    }

    /// The intent that a phrase surely reads in a line; nil where none does.
    package typealias Reading = (ReadLine, Names) -> String?
}

extension School {
    /// Learns from nine tenths and examines the rest, ten times; what is said in several ways stays in one tenth.
    package func tenfold(_ read: Examination.Reading) -> Examination {
        var blocks = files.flatMap(\.blocks)
        var random = SeededNumbers(seed: 10)
        random.shuffle(&blocks)
        var examination = Examination()
        for fold in 0..<10 {
            let known = blocks.enumerated().filter { $0.offset % 10 != fold }.map(\.element)
            guard let ranker = ranker(from: known) else { continue }
            for (number, block) in blocks.enumerated() where number % 10 == fold {
                examination.take(block, ranker, read, language)
            }
        }
        return examination
    }

    /// Learns from what is not held, and examines what is.
    package func held(_ read: Examination.Reading) -> Examination {
        var examination = Examination()
        guard let ranker = ranker(from: files.filter { !$0.isHeld }.flatMap(\.blocks)) else { return examination }
        for file in files where file.isHeld {
            for block in file.blocks { examination.take(block, ranker, read, language) }
        }
        return examination
    }
}
