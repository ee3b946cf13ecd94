import App
import Core
import Foundation
import Sandbox

extension TranscriptRunner {
    /// Real seconds after which a server that is not at rest is given up.
    private static let patience = 300.0
    /// Real seconds between two looks.
    private static let glance = 0.002
    /// So many looks without anything happening mean that only a wait goes on.
    private static let calmGlances = 12
    /// The same where a request hangs, since that looks like work: long, so that a busy machine gets everything else done.
    private static let hangingGlances = 500

    /// Returns when nothing more happens until somebody acts.
    ///
    /// Where the server is only waiting (a limit, a back-off), the waiting clock moves to the next moment.
    func rest(_ application: Application, line: Int) async throws {
        let start = realWaits.elapsed
        var seen = await messenger.activity
        var (calm, still) = (0, 0)
        while still < 2 {
            let activity = await messenger.activity
            let isHanging = await messenger.hanging > abandoned
            let isCalm = activity == seen && (isHanging || !application.isWorking)
            calm = isCalm ? calm + 1 : 0
            seen = activity
            still = try await isAtRest(application) ? still + 1 : 0
            if still == 0, calm >= (isHanging ? Self.hangingGlances : Self.calmGlances) {
                if isHanging { return }
                calm = 0
                waits.moveToNextMoment()
            }
            guard realWaits.elapsed - start < Self.patience else { throw await impatience(application, line) }
            if still < 2 { try await realWaits.sleep(seconds: Self.glance) }
        }
    }

    /// Files come later than all that is sent meanwhile, one after the other, so that their order is always the same.
    static func delay(_ call: BotCall, _ waits: VirtualWaits) async {
        guard call.method.lowercased() == "getfile" else { return }
        let digits = call.string("file_id").unicodeScalars.prefix(4).reduce(0) { $0 * 128 + Double($1.value % 128) }
        try? await waits.sleep(seconds: 0.5 + digits / 0x1000_0000)
    }

    private func isAtRest(_ application: Application) async throws -> Bool {
        guard await messenger.isConfirmed, await messenger.isPolling else { return false }
        return try await application.isAtRest()
    }

    private func impatience(_ application: Application, _ line: Int) async -> TranscriptError {
        let isConfirmed = await messenger.isConfirmed
        let isPolling = await messenger.isPolling
        let state = """
            updates \(isConfirmed ? "confirmed" : "not confirmed"), poll \(isPolling ? "waiting" : "not waiting"), \
            server \((try? await application.isAtRest()) == true ? "at rest" : "busy")
            """
        return error(line, "the server did not come to rest in \(Int(Self.patience)) s: \(state)" + log.text)
    }

    /// Moves the clock; timers that come due on the way fire at their own moments, in order.
    func move(to moment: Date, _ application: Application?, line: Int) async throws {
        guard moment >= clock.now else { throw error(line, "the clock cannot go back") }
        guard let application else { return clock.set(moment) }
        var last: Date?
        while let due = try await application.nextTimerMoment(), due <= moment, last.map({ $0 < due }) ?? true {
            last = due
            clock.set(max(due, clock.now))
            application.clockMoved()
            try await rest(application, line: line)
        }
        clock.set(moment)
        application.clockMoved()
    }
}
