import Foundation

/// Reads a transcript; every line of it is an action, an expectation, a blank line or a comment.
struct TranscriptReader {
    let file: String
    let lines: [String]
    private var next = 0
    private var blocks = [Block(action: nil, steps: [], speaker: nil)]
    private var groups: Set<String> = []
    private var speaker: String?

    /// - Throws: the first line that is none of the forms, with what is allowed.
    static func read(_ text: String, file: String, folder: URL) throws(TranscriptError) -> Transcript {
        var reader = TranscriptReader(text, file: file)
        while reader.next < reader.lines.count { try reader.readStep() }
        return Transcript(file: file, folder: folder, lines: reader.lines, blocks: reader.blocks)
    }

    private init(_ text: String, file: String) {
        self.file = file
        var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        self.lines = lines
    }

    private mutating func readStep() throws(TranscriptError) {
        let start = next
        let head = lines[start]
        next += 1
        if head.isBlank || head.first == "#" { return add(.nothing, start..<next) }
        let further = takeFurtherLines()
        do throws(Misread) {
            let entry = Entry(head: head, further: further, groups: groups, speaker: speaker)
            switch try entry.read() {
            case .action(let action):
                try check(action)
                begin(action, start..<next)
            case .expectation(let expectation): add(.expectation(expectation), start..<next)
            }
        } catch {
            throw TranscriptError(file: file, line: start + 1, sentence: error.sentence)
        }
    }

    /// Lines indented by four spaces; blank ones between them are empty lines of the same message.
    private mutating func takeFurtherLines() -> [String] {
        var further: [String] = []
        while true {
            let blank = lines[next...].prefix(while: \.isBlank).count
            guard next + blank < lines.count, lines[next + blank].hasPrefix("    ") else { return further }
            further += Array(repeating: "", count: blank) + [String(lines[next + blank].dropFirst(4))]
            next += blank + 1
        }
    }

    private func check(_ action: Action) throws(Misread) {
        let last = blocks.last { [.stop, .start].contains($0.action) }
        let isDown = last?.action == .stop
        switch action {
        case .start where !isDown: throw Misread("the server runs already; @stop comes before @start")
        case .stop where isDown, .restart where isDown, .kill where isDown:
            throw Misread("the server is down; @start comes first")
        default: break
        }
    }

    private mutating func begin(_ action: Action, _ range: Range<Int>) {
        switch action {
        case .group(let name, _, _): groups.insert(name)
        case .person(let name, _, _): speaker = name
        default: break
        }
        blocks.append(Block(action: action, steps: [Step(lines: range, content: .action)], speaker: speaker))
    }

    private mutating func add(_ content: Step.Content, _ range: Range<Int>) {
        blocks[blocks.count - 1].steps.append(Step(lines: range, content: content))
    }
}

/// Why a line cannot be read, as a sentence.
struct Misread: Error {
    let sentence: String
    init(_ sentence: String) { self.sentence = sentence }
}

extension StringProtocol {
    var isBlank: Bool { allSatisfy(\.isWhitespace) }

    /// What follows a beginning; nil where the text does not begin so.
    func dropping(_ beginning: String) -> SubSequence? { hasPrefix(beginning) ? dropFirst(beginning.count) : nil }
}
