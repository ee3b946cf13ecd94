import Core
import Foundation
import MapData

/// `wayside import-map FILE`: an OpenStreetMap extract into the map database.
package enum ImportMapCommand {
    /// - Returns: the exit code: 0 when the map is there, 1 when it could not be imported, 2 for a wrong configuration or
    ///   a file that is not there, 70 for a fault of our own.
    package static func run(file: String, configurationFile: String?) -> Int32 {
        let configuration: ServerConfiguration
        do {
            configuration = try ServerConfiguration.load(file: configurationFile)
        } catch {
            complain("\(error)")
            return 2
        }
        let bar = ProgressBar(isShown: isatty(STDERR_FILENO) == 1)
        do {
            let clock = ContinuousClock(), start = clock.now
            let result = try MapImport(database: configuration.database.mapPath, now: WallClock.system.now)
                .run(file) { phase, share in bar.show(phase.words, phase.share(share)) }
            bar.end()
            Terminal.say(words(result, (clock.now - start) / .seconds(1)) + "\n")
            return 0
        } catch let problem as MapImportProblem {
            bar.end()
            complain(problem.description)
            if case .noSuchFile = problem { return 2 }
            return 1
        } catch {
            bar.end()
            complain("The map could not be imported: \(error). The old map is as it was.")
            return 70
        }
    }

    /// "monaco is imported (data of 2023-11-21): 1,234 places, ... It took 2.1 s."
    private static func words(_ result: MapImport.Result, _ seconds: Double) -> String {
        let extract = result.extract
        let date = extract.dataAt.map { " (data of \($0.formatted(.iso8601.year().month().day())))" } ?? ""
        let counts = "\(result.places) places, \(result.houses) addresses, \(result.drawings) shapes"
        return "\(extract.name) is imported\(date): \(counts), \(extract.attribution). "
            + String(format: "It took %.1f s.", seconds)
    }

    private static func complain(_ sentence: String) { Terminal.complain("\(sentence)\n") }
}

extension MapImport.Phase {
    fileprivate var words: String {
        switch self {
        case .reading: "reading the extract"
        case .places: "places and addresses"
        case .drawings: "streets and shapes"
        case .names: "names"
        }
    }

    /// How much of the whole is done: reading takes about half of the time.
    fileprivate func share(_ share: Double) -> Double {
        switch self {
        case .reading: 0.5 * share
        case .places: 0.5 + 0.15 * share
        case .drawings: 0.65 + 0.2 * share
        case .names: 0.85 + 0.15 * share
        }
    }
}

/// One line on standard error that fills up.
private final class ProgressBar {
    private let isShown: Bool
    private var last = ""

    init(isShown: Bool) { self.isShown = isShown }

    func show(_ words: String, _ share: Double) {
        guard isShown else { return }
        let full = Int((max(0, min(1, share)) * 30).rounded(.down))
        let bar = String(repeating: "#", count: full) + String(repeating: ".", count: 30 - full)
        let line = "[\(bar)] \(Int(share * 100)) %  \(words)"
        guard line != last else { return }
        last = line
        Terminal.complain("\r\u{1B}[K\(line)")
    }

    /// Takes the line away.
    func end() {
        if !last.isEmpty { Terminal.complain("\r\u{1B}[K") }
    }
}
