import Foundation
import Logging
import Sandbox
import ServiceLifecycle
import Store

/// `wayside run`: everything, until SIGTERM or SIGINT.
package enum RunCommand {
    /// - Returns: the exit code: 0 after a clean end, 1 when it could not start or failed, 2 for a wrong configuration.
    package static func run(configurationFile: String?) async -> Int32 {
        Terminal.outliveReaders()
        SQLiteProcess.stopCountingMemory()
        // What people keep is for nobody else on this machine to read.
        umask(0o077)
        let configuration: ServerConfiguration
        do {
            configuration = try ServerConfiguration.load(file: configurationFile)
        } catch {
            complain("\(error)")
            return 2
        }
        do {
            let host = configuration.web.host
            let (listening, listens) = AsyncStream.makeStream(of: Int.self)
            let application = try await Application.build(
                configuration, webListens: { listens.yield($0) }, logger: configuration.logger)
            try await withThrowingTaskGroup { group in
                group.addTask {
                    for await port in listening {
                        if let sandbox = application.sandbox { greet(port: try await sandbox.port()) }
                        greet(web: host, port)
                    }
                }
                try await application.run(stopsOnSignals: true)
                group.cancelAll()
            }
            return 0
        } catch {
            complain(error is StartProblem ? "\(error)" : "Wayside could not go on: \(error)")
            return 1
        }
    }

    private static func greet(web host: String, _ port: Int) {
        let name = Application.localName(of: host)
        let line = "Web: http://\(name):\(port) serves /health, /metrics, map tiles and the addresses of calendars.\n"
        Terminal.say(line)
    }

    private static func greet(port: Int) {
        let lines = """

            Wayside is ready, in the sandbox (no messenger token is configured).
            Open http://localhost:\(port) in a browser and talk to it.

            """
        Terminal.say(lines)
    }

    private static func complain(_ sentence: String) { Terminal.complain("\(sentence)\n") }
}
