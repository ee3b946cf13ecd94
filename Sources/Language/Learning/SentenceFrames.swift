/// Sentence frames: "(a|b) chooses, [a] may be missing, {set} is a word of a set"; `% set = a|b` names a set.
struct SentenceFrames {
    struct Frame {
        let intent: String
        let parts: [Part]
    }

    indirect enum Part {
        case text(String)
        case choice([[Part]])
        case option([[Part]])
        case set(String)
    }

    private(set) var frames: [Frame] = []
    private var sets: [String: [[Part]]] = [:]

    /// `topics` are sets too.
    init(topics: String) {
        for entry in RankingTables.entries(of: topics) {
            sets[String(entry.name)] = entry.words.map { word in
                [.text(word.split(separator: "_").joined(separator: " "))]
            }
        }
    }

    mutating func add(_ text: String) {
        var intent = ""
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            if line.hasPrefix("% "), let equals = line.firstIndex(of: "=") {
                let name = line[line.index(line.startIndex, offsetBy: 2)..<equals].trimmingBlanks
                sets[name] = FrameParser.alternatives(line[line.index(after: equals)...].trimmingBlanks)
            } else if line.hasPrefix("= ") {
                intent = line.dropFirst(2).prefix { $0 != "|" }.trimmingBlanks
            } else {
                frames.append(Frame(intent: intent, parts: FrameParser.parts(String(line))))
            }
        }
    }

    /// A sentence of a frame.
    func sentence(_ frame: Frame, _ random: inout SeededNumbers) -> String {
        var result = ""
        write(frame.parts, to: &result, &random, depth: 0)
        return result.split(separator: " ").joined(separator: " ")
    }

    private func write(_ parts: [Part], to result: inout String, _ random: inout SeededNumbers, depth: Int) {
        for part in parts {
            switch part {
            case .text(let text): result += text
            case .choice(let all): write(random.element(of: all), to: &result, &random, depth: depth)
            case .option(let all):
                if random.below(2) == 0 { write(random.element(of: all), to: &result, &random, depth: depth) }
            case .set("pw"): result += random.inventedWord()
            case .set(let name):
                guard let all = sets[name], depth < 8 else { continue }
                write(random.element(of: all), to: &result, &random, depth: depth + 1)
            }
        }
    }
}

/// Reads the brackets of a frame.
enum FrameParser {
    static func parts(_ text: String) -> [SentenceFrames.Part] {
        var rest = Substring(text)
        return alternatives(&rest, until: nil).first ?? []
    }

    static func alternatives(_ text: String) -> [[SentenceFrames.Part]] {
        var rest = Substring("(" + text + ")").dropFirst()
        return alternatives(&rest, until: ")")
    }

    private static func alternatives(_ rest: inout Substring, until close: Character?) -> [[SentenceFrames.Part]] {
        var result: [[SentenceFrames.Part]] = [[]]
        while let character = rest.popFirst(), character != close {
            switch character {
            case "|" where close != nil: result.append([])
            case "(": result[result.count - 1].append(.choice(alternatives(&rest, until: ")")))
            case "[": result[result.count - 1].append(.option(alternatives(&rest, until: "]")))
            case "{":
                let name = rest.prefix { $0 != "}" }
                rest = rest.dropFirst(name.count + 1)
                result[result.count - 1].append(.set(String(name)))
            default: result[result.count - 1].append(.text(String(character)))
            }
        }
        return result
    }
}
