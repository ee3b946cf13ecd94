import App
import ArgumentParser
import Foundation

/// The command line: arguments and exit codes, nothing else.
@main
struct Wayside: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "wayside", abstract: "A chat bot server for the things people do at places.",
        subcommands: [Run.self])
}

struct Run: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Start everything; SIGTERM or SIGINT ends it.")

    @Option(help: "The configuration file; config.json of this folder when there is one.")
    var config: String?

    func run() async throws {
        throw ExitCode(await RunCommand.run(configurationFile: config))
    }
}
