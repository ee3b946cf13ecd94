import App
import ArgumentParser
import Foundation
import Replay

/// The command line: arguments and exit codes, nothing else.
@main
struct Wayside: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "wayside", abstract: "A chat bot server for the things people do at places.",
        version: ServerVersion.line,
        subcommands: [
            Run.self, Doctor.self, Parse.self, Dates.self, ImportMap.self, Learn.self, Looks.self, ReplayFiles.self,
            Sandbox.self,
        ])

    /// The exit code of what was typed wrongly.
    private static let usedWrongly: Int32 = 2

    /// Runs what was typed; what was typed wrongly ends with 2, so that no service manager tries it again and again.
    static func main() async {
        do {
            var command = try parseAsRoot()
            if var asynchronous = command as? any AsyncParsableCommand {
                try await asynchronous.run()
            } else {
                try command.run()
            }
        } catch  where exitCode(for: error) == .validationFailure {
            try? FileHandle.standardError.write(contentsOf: Data("\(fullMessage(for: error))\n".utf8))
            Foundation.exit(usedWrongly)
        } catch {
            exit(withError: error)
        }
    }
}

struct Run: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Start everything; SIGTERM or SIGINT ends it.")

    @Option(help: "The configuration file; config.json of this folder when there is one.")
    var config: String?

    func run() async throws { throw ExitCode(await RunCommand.run(configurationFile: config)) }
}

struct Doctor: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Look at everything that the server needs; 1 where something is wrong.")

    @Option(help: "The configuration file; config.json of this folder when there is one.")
    var config: String?

    func run() async throws { throw ExitCode(await DoctorCommand.run(configurationFile: config)) }
}

struct Parse: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Say how texts are understood: one JSON object a line in, one a line out.")

    @Flag(help: "Lines of JSON on standard input and output; the only form there is.")
    var jsonl = false

    @Option(parsing: .upToNextOption, help: .hidden)
    var bench: [String] = []

    @Option(help: .hidden)
    var rounds = 10

    @Option(parsing: .upToNextOption, help: .hidden)
    var places: [Int] = []

    func validate() throws {
        if !jsonl && bench.isEmpty { throw ValidationError("say --jsonl: the texts come as lines of JSON") }
    }

    func run() throws {
        guard bench.isEmpty else { return print(try ParseBench(files: bench, rounds: rounds, places: places).report()) }
        ParseCommand.run()
    }
}

struct ImportMap: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import-map",
        abstract: "Read an OpenStreetMap extract into the map; a running server takes it up.",
        discussion: "Extracts are kept side by side, each under its file's name; the same name again replaces it.")

    @Option(help: "The configuration file; config.json of this folder when there is one.")
    var config: String?

    @Argument(help: "An extract: .osm.pbf, .osm or .osm.gz.")
    var file: String

    func run() throws { throw ExitCode(ImportMapCommand.run(file: file, configurationFile: config)) }
}

/// For whoever changes the language: `make learn`, `make understand`.
struct Learn: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Learn a language from its corpus, or say how well that goes.", shouldDisplay: false)

    @Option(help: "The language's tag.")
    var language = "en"

    @Option(help: "The Swift file to be written; without it a report is printed.")
    var write: String?

    @Argument(help: "The folder of the corpus.")
    var corpus: String

    func run() throws {
        let command = try LearnCommand(folder: URL(filePath: corpus), language: language)
        guard let write else { return print(command.report()) }
        try command.write(to: URL(filePath: write))
    }
}

/// For `make bench`.
struct Looks: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Say how long it takes to ask who may see what, or to ask the map.", shouldDisplay: false)

    @Option(help: "The people's file.")
    var bench: String?

    @Option(help: "An imported map.")
    var map: String?

    @Option(help: "A people's file full of timers; ten thousand of them are fired.")
    var timers: String?

    @Option(help: "A people's file with the things of one person, which are searched.")
    var own: String?

    func run() async throws {
        if let timers { print(try await TimerBench(file: timers).report()) }
        if let bench { print(try await LookBench(file: bench).report()) }
        if let own { print(try await OwnBench(file: own).report()) }
        guard let map else { return }
        guard let bench = MapBench(file: map) else { throw ValidationError("\(map) holds no map") }
        print(try bench.report())
    }
}

struct Dates: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Say what times texts mean: one JSON object a line in, one a line out.")

    @Flag(help: "Lines of JSON on standard input and output; the only form there is.")
    var jsonl = false

    func validate() throws {
        if !jsonl { throw ValidationError("say --jsonl: the texts come as lines of JSON") }
    }

    func run() throws { DatesCommand.run() }
}

struct ReplayFiles: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "replay", abstract: "Run transcripts through a fresh server and sandbox; 1 where they differ.")

    @Flag(help: "Rewrite what was expected with what came.")
    var update = false

    @Argument(help: "The transcripts.")
    var files: [String]

    func run() async throws {
        throw ExitCode(await ReplayCommand.replay(files: files, update: update) { print($0) })
    }
}

struct Sandbox: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Run the sandbox messenger alone.")

    @Option(help: "The port on loopback; 0 takes any free one.")
    var port = 8081

    func validate() throws {
        if !(0...65535).contains(port) { throw ValidationError("the port must be 0-65535") }
    }

    func run() async throws { throw ExitCode(await SandboxCommand.run(port: port)) }
}
