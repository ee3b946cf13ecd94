import Commands
import Core
import Foundation
import Language

/// `wayside parse --bench FILE...`: how many lines one core understands in a second, as the server does with each
/// message: read, matched with every phrase, ranked to a command. Nothing is written but the result.
package struct ParseBench {
    private let lines: [String]

    /// Lines of text; of a table's rows the first column, and none of its # comments.
    package init(files: [String]) throws {
        lines = try files.flatMap { file in
            try String(contentsOfFile: file, encoding: .utf8).split(whereSeparator: \.isNewline)
                .filter { !$0.hasPrefix("#") }.map { String($0.prefix { $0 != "\t" }) }
        }
    }

    /// What was measured, a line for each number of places.
    package func report() -> String {
        guard !lines.isEmpty else { return "parse: there are no lines to be read" }
        return [0, 30, 10_000].map { count in
            let names = Self.names(count)
            let runs = (0..<5).map { _ in Run(work: { understand(names) }) }.sorted { $0.seconds < $1.seconds }
            let speed = { (run: Run) in Int((Double(lines.count * Self.rounds) / run.seconds).rounded()) }
            let fixed = runs.map(\.fixed).sorted()[2]
            return "parse: \(lines.count) different lines, \(count) places: \(speed(runs[2])) lines/s on one core"
                + " (median of five, \(speed(runs[4]))-\(speed(runs[0]))); the fixed loop beside it took "
                + String(format: "%.3f s", fixed)
        }.joined(separator: "\n")
    }

    private static let rounds = 10

    private func understand(_ names: Names) -> Int {
        var meant = 0
        for _ in 0..<Self.rounds {
            for line in lines where Understanding(LineReader.read(line), names: names).best != nil { meant += 1 }
        }
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

/// One measured piece of work, and a loop that is always the same, so that two machines or hours can be compared.
private struct Run {
    /// Of this thread on the processor.
    let seconds: Double
    let fixed: Double

    init(work: () -> Int) {
        seconds = Self.time(work)
        fixed = Self.time {
            var hasher = Hasher()
            for step in 0..<10_000_000 { hasher.combine(step) }
            return hasher.finalize()
        }
    }

    private static func time(_ work: () -> Int) -> Double {
        let start = now
        let result = work()
        // The result is used, so that the optimizer cannot leave the work out.
        return result == .min ? 0 : now - start
    }

    private static var now: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }
}
