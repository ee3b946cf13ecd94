import Foundation
import Synchronization

/// The real server, as a process of its own that a test may kill.
final class Child: Sendable {
    enum End: Sendable, Equatable {
        case exited(Int32)
        case killed(Int32)
    }

    private let process = Process()
    private let ended = Mutex<(end: End?, waiting: [CheckedContinuation<End, Never>])>((nil, []))

    /// Starts `wayside` in a folder with nothing but these variables. What it says is added to `log` there.
    init(in folder: URL, _ variables: [String: String], arguments: [String] = ["run"]) throws {
        let log = folder.appending(path: "log")
        if !FileManager.default.fileExists(atPath: log.path) { try Data().write(to: log) }
        let output = try FileHandle(forWritingTo: log)
        try output.seekToEnd()
        process.executableURL = Self.executable
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = variables
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = output
        process.terminationHandler = { [weak self] process in self?.settle(process) }
        try process.run()
        try output.close()
    }

    var id: Int32 { process.processIdentifier }

    /// Bytes of memory in use (proc(5): VmRSS).
    var residentMemory: Int {
        let status = try? String(contentsOfFile: "/proc/\(id)/status", encoding: .utf8)
        let line = status?.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
        return (line?.split(whereSeparator: \.isWhitespace).dropFirst().first).flatMap { Int($0) }.map { $0 << 10 } ?? 0
    }

    func signal(_ signal: Int32) {
        guard process.isRunning else { return }
        kill(process.processIdentifier, signal)
    }

    /// How it ended, as soon as it has.
    func end() async -> End {
        await withCheckedContinuation { continuation in
            let end = ended.withLock { ended in
                if ended.end == nil { ended.waiting.append(continuation) }
                return ended.end
            }
            if let end { continuation.resume(returning: end) }
        }
    }

    /// Seconds that a process may take to end on a busy machine.
    static let patience = 240.0

    /// How it ended within so many seconds; nil where it lives on.
    func end(within seconds: Double) async -> End? {
        let deadline = ContinuousClock.now + .seconds(seconds)
        while ContinuousClock.now < deadline {
            if let end = ended.withLock({ $0.end }) { return end }
            try? await Task.sleep(for: .milliseconds(3))
        }
        return nil
    }

    private func settle(_ process: Process) {
        let isSignal = process.terminationReason == .uncaughtSignal
        let end: End = isSignal ? .killed(process.terminationStatus) : .exited(process.terminationStatus)
        let waiting = ended.withLock { ended in
            ended.end = end
            defer { ended.waiting = [] }
            return ended.waiting
        }
        for continuation in waiting { continuation.resume(returning: end) }
    }

    /// The executable lies beside the bundle of the tests.
    private static var executable: URL {
        let own = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        return own.deletingLastPathComponent().appending(path: "wayside")
    }
}
