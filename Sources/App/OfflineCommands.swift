import Commands
import Core
import Foundation
import Language
import Logging
import Sandbox
import ServiceLifecycle
import UnixSignals

/// `wayside --version`
package enum ServerVersion {
    package static let line = "Wayside \(Release.version) of \(Release.date)"
}

/// `wayside parse --jsonl`: a line of JSON in, a line of JSON out, until the input ends.
package enum ParseCommand {
    package static func run() {
        let service = CommandCatalog.parseService
        while let line = readLine(strippingNewline: true) {
            Terminal.say(service.answer(line: line) + "\n")
        }
    }
}

/// `wayside dates --jsonl`: the times of texts, a line of JSON in, a line of JSON out, until the input ends.
package enum DatesCommand {
    package static func run() {
        while let line = readLine(strippingNewline: true) {
            Terminal.say(DatesService.answer(line: line) + "\n")
        }
    }
}

/// `wayside sandbox`: the sandbox messenger alone, for any Bot API program.
package enum SandboxCommand {
    /// - Returns: the exit code: 0 after SIGTERM or SIGINT, 1 when the port is taken.
    package static func run(port: Int) async -> Int32 {
        let logger = Logger(label: "wayside")
        do {
            let server = SandboxServer(messenger: try SandboxMessenger(), port: port, logger: logger)
            try await server.messenger.populateIfEmpty()
            let configuration = ServiceGroupConfiguration(
                services: [server], gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
            async let greeting: Void = greet(server)
            try await ServiceGroup(configuration: configuration).run()
            try? await greeting
            return 0
        } catch {
            Terminal.complain("The sandbox could not start: \(error)\n")
            return 1
        }
    }

    private static func greet(_ server: SandboxServer) async throws {
        let port = try await server.port()
        let lines = """
            The sandbox messenger listens.
            Web chat:     http://localhost:\(port)
            Bot API base: http://localhost:\(port) (any token)

            """
        Terminal.say(lines)
    }
}
