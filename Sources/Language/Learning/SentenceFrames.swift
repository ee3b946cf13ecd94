import Core

/// Sentence frames: "(a|b) chooses, [a] may be missing, {set} is a word of a set"; `% set = a|b` names a set.
/// `{@trip}` is the name of one of the person's trips, and so for every kind of things.
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

    /// What a frame says, with the names of the person's things in it, by the fields of a `ParseRequest`.
    struct Sentence: Hashable {
        fileprivate(set) var text = ""
        fileprivate(set) var names: [String: [String]] = [:]
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
                let name = line[line.index(line.startIndex, offsetBy: 2)..<equals].trimmed
                sets[name] = FrameParser.alternatives(line[line.index(after: equals)...].trimmed)
            } else if line.hasPrefix("= ") {
                intent = line.dropFirst(2).prefix { $0 != "|" }.trimmed
            } else {
                frames.append(Frame(intent: intent, parts: FrameParser.parts(String(line))))
            }
        }
    }

    func sentence(_ frame: Frame, _ random: inout SeededNumbers) -> Sentence {
        var result = Sentence()
        write(frame.parts, to: &result, &random, depth: 0)
        result.text = result.text.split(separator: " ").joined(separator: " ")
        return result
    }

    private func write(_ parts: [Part], to result: inout Sentence, _ random: inout SeededNumbers, depth: Int) {
        for part in parts {
            switch part {
            case .text(let text): result.text += text
            case .choice(let all): write(random.element(of: all), to: &result, &random, depth: depth)
            case .option(let all):
                if random.below(2) == 0 { write(random.element(of: all), to: &result, &random, depth: depth) }
            case .set("pw"): result.text += random.inventedWord()
            case .set(let name):
                guard let all = sets[name], depth < 8 else { continue }
                let start = result.text.endIndex
                write(random.element(of: all), to: &result, &random, depth: depth + 1)
                guard let field = Self.fields[name] else { continue }
                result.names[field, default: []].append(result.text[start...].trimmed)
            }
        }
    }

    private static let fields = [
        "@place": "places", "@list": "lists", "@item": "items", "@person": "people", "@occasion": "occasions",
        "@trip": "trips",
    ]
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
