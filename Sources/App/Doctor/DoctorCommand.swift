import Foundation
import Logging
import Transport

/// `wayside doctor`: one line for each thing looked at.
package enum DoctorCommand {
    /// - Returns: the exit code: 0 where all is fine, 1 where something is not.
    package static func run(configurationFile: String?) async -> Int32 {
        let transport = CurlTransport(logger: Logger(label: "doctor") { _ in SwiftLogNoOpLogHandler() })
        let doctor = Doctor(configurationFile: configurationFile, surroundings: .init(transport: transport))
        let findings = await doctor.examine { Terminal.say("\($0.line)\n") }
        await transport.shutdown()
        let count = findings.count { $0.level != .ok }
        let end = count == 0 ? "All is well." : count == 1 ? "1 thing to look after." : "\(count) things to look after."
        Terminal.say("\(end)\n")
        return count == 0 ? 0 : 1
    }
}
