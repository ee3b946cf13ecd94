/// Writes a transcript as it really went: what people do, comments and met expectations stay as they stand.
struct TranscriptWriter {
    /// The file's new text; the same as before where all went as expected.
    static func rewrite(_ transcript: Transcript, with performance: Performance) -> String {
        zip(transcript.blocks, performance.blocks).flatMap { block, came in
            BlockWriter(transcript.lines, block, came).written()
        }.map { $0 + "\n" }.joined()
    }
}

/// Writes one block. What was not expected stands where it came in its lane, at the latest behind the last expectation.
private struct BlockWriter {
    /// The lines of one lane and how far they are written.
    private struct Progress {
        var lines: [BotLine] = []
        var met: [Int?] = []
        var nextLine = 0
        var nextExpectation = 0

        /// The lines before the next that is still expected.
        mutating func takeUnexpected() -> ArraySlice<BotLine> {
            let end = met.dropFirst(nextExpectation).lazy.compactMap(\.self).first ?? lines.count
            defer { nextLine = end }
            return lines[nextLine..<end]
        }

        /// Goes on to the next expectation; true where it was met.
        mutating func meet() -> Bool {
            let isMet = met[nextExpectation] != nil
            nextExpectation += 1
            if isMet { nextLine += 1 }
            return isMet
        }
    }

    private let source: [String]
    private let block: Block
    private var lanes: [Lane: Progress] = [:]
    /// Lanes in the order in which they are written.
    private var order: [Lane] = []
    private var output: [String] = []

    init(_ source: [String], _ block: Block, _ came: [BotLine]) {
        self.source = source
        self.block = block
        let expectations = block.steps.compactMap(\.expectation)
        let ordered = expectations.map(\.lane) + Self.order(of: came, speaker: block.speaker)
        for lane in ordered where lanes[lane] == nil {
            let lines = came.filter { $0.lane == lane }
            let expected = expectations.filter { $0.lane == lane && !$0.isSilence }
            lanes[lane] = Progress(lines: lines, met: Alignment(expected, lines).met)
            order.append(lane)
        }
    }

    func written() -> [String] {
        var writer = self
        let last = block.steps.lastIndex { if case .nothing = $0.content { false } else { true } }
        if last == nil { writer.writeRest() }
        for (index, step) in block.steps.enumerated() {
            writer.write(step)
            if index == last { writer.writeRest() }
        }
        return writer.output
    }

    private mutating func write(_ step: Step) {
        let raw = source[step.lines]
        guard let expectation = step.expectation else { return output += raw }
        let lane = expectation.lane
        if expectation.isSilence {
            if let progress = lanes[lane], progress.nextLine == progress.lines.count { output += raw }
            return
        }
        for line in lanes[lane]?.takeUnexpected() ?? [] { output += line.written(speaker: block.speaker) }
        if lanes[lane]?.meet() == true { output += raw }
    }

    private mutating func writeRest() {
        for lane in order {
            for line in lanes[lane]?.takeUnexpected() ?? [] { output += line.written(speaker: block.speaker) }
        }
    }

    /// The speaker's lanes first, pop-ups before messages; the same in every run.
    private static func order(of lines: [BotLine], speaker: String?) -> [Lane] {
        Set(lines.map(\.lane)).sorted { left, right in
            if left.chat != right.chat {
                return left.chat == speaker || right.chat != speaker && left.chat < right.chat
            }
            return left.isPopUp && !right.isPopUp
        }
    }
}

extension Step {
    fileprivate var expectation: Expected? {
        if case .expectation(let expectation) = content { expectation } else { nil }
    }
}

extension Expected {
    fileprivate var isSilence: Bool { if case .silence = self { true } else { false } }
}
