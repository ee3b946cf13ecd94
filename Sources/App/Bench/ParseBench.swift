import Commands
import Core
import Foundation
import Language

/// `wayside parse --bench FILE...`: how many lines one core understands in a second, as the server does with each
/// message (read, matched with every phrase, ranked where none fits), how long one takes, and what the language costs
/// in time and memory before the first. Nothing is written but the result.
package struct ParseBench {
    private let lines: [String]
    private let rounds: Int
    private let places: [Int]

    /// Lines of text; of a table's rows the first column, of a corpus no heads of blocks, and no # comments.
    package init(files: [String], rounds: Int = 10, places: [Int] = []) throws {
        lines = try files.flatMap { file in
            try String(contentsOfFile: file, encoding: .utf8).split(whereSeparator: \.isNewline)
                .filter { !$0.hasPrefix("#") && !$0.hasPrefix("= ") }.map { String($0.prefix { $0 != "\t" }) }
        }
        self.rounds = max(1, rounds)
        self.places = places.isEmpty ? [0, 30, 10_000] : places
    }

    /// What was measured: the start, then two lines for each number of places.
    package func report() -> String {
        guard !lines.isEmpty else { return "parse: there are no lines to be read" }
        let start = startUp()
        let read = lines.count { Understanding(LineReader.read($0), names: .none).best != nil }
        let kinds = "parse: \(lines.count) different lines, of which phrases read \(read) and the others are ranked"
        return ([start, kinds] + places.flatMap { [speed($0), latency($0)] }).joined(separator: "\n")
    }

    /// The tables, the phrases and the models of all languages, which the first line makes ready.
    private func startUp() -> String {
        let before = Run.peakMemory, own = Run.ownMemory
        let seconds = Run.time { LanguageTables.all.map { understand("hm", $0.id, .none) }.count { $0 } }
        let memory = Double(Run.peakMemory - before) / 1_048_576
        let grown = String(
            format: "parse: tables, phrases and models are ready after %.3f s; peak memory (RSS) has grown by %.1f MB",
            seconds, memory)
        guard let own, let now = Run.ownMemory else { return grown }
        return grown + String(format: ", %.1f of them no pages of the program's file", Double(now - own) / 1_048_576)
    }

    private func speed(_ count: Int) -> String {
        let names = Self.names(count)
        let runs = (0..<5).map { _ in Run(work: { understandAll(names) }) }.sorted { $0.seconds < $1.seconds }
        let speed = { (run: Run) in Int((Double(lines.count * rounds) / run.seconds).rounded()) }
        let fixed = runs.map(\.fixed).sorted()[2]
        return "parse: \(count) places: \(speed(runs[2])) lines/s on one core"
            + " (median of five, \(speed(runs[4]))-\(speed(runs[0]))); the fixed loop beside it took "
            + String(format: "%.3f s", fixed)
    }

    /// How long a single line takes, by the slowest of all.
    private func latency(_ count: Int) -> String {
        let names = Self.names(count)
        var times: [Double] = []
        for _ in 0..<rounds {
            times += lines.map { line in Run.time { understand(line, .english, names) ? 1 : 0 } * 1_000_000 }
        }
        times.sort()
        return String(
            format: "parse: %d places: one line takes %.0f us (p50), %.0f us (p99), %.0f us (max)", count,
            times[times.count / 2], times[times.count * 99 / 100], times[times.count - 1])
    }

    private func understand(_ line: String, _ language: LanguageID, _ names: Names) -> Bool {
        Understanding(LineReader.read(line, language: language), names: names).best != nil
    }

    private func understandAll(_ names: Names) -> Int {
        var meant = 0
        for _ in 0..<rounds { for line in lines where understand(line, .english, names) { meant += 1 } }
        return meant
    }

    /// Names as people give them, of one to three words: a few usual ones, and others that are all different.
    private static func names(_ count: Int) -> Names {
        let owners = ["", "Grandma's ", "Ana's ", "Old ", "Café ", "Blue ", "North "]
        let kinds = [
            "Bakery", "Gym", "Office", "Garage", "Parking", "School", "Market", "Cinema", "Dentist", "Library",
            "Station", "Garden House", "Swimming Pool", "Coffee Shop", "Book Store",
        ]
        let syllables = ["ka", "lo", "mi", "ren", "sta", "tor", "ve", "bu", "gan", "dri", "sel"]
        return Names(
            places: (0..<count).map { index in
                let word = [1, 11, 121].map { syllables[index / $0 % syllables.count] }.joined().capitalized
                let usual = owners[index % owners.count] + kinds[index % kinds.count]
                return Named(id: Int64(index + 1), name: index < 100 ? usual : "\(word) \(kinds[index % kinds.count])")
            })
    }
}
