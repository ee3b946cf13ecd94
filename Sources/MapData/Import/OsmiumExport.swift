import Foundation

/// `osmium export`, read line by line while it runs: no more than one line is held at a time.
struct OsmiumExport {
    let osmium: Osmium
    let file: String
    /// A folder for what osmium keeps beside.
    let folder: URL
    /// Bytes of a file from which on the places of its nodes are kept on disk: the index is 16 bytes a node.
    var diskIndexFrom: Int64 = 100 << 20

    /// Calls `body` with every line. `share` tells how far in the file osmium is, 0...1.
    /// - Throws: `MapImportProblem.notReadable` where osmium ends badly, and what `body` throws, which ends osmium.
    func lines(_ body: (UnsafeBufferPointer<UInt8>, _ share: () -> Double) throws -> Void) throws {
        let process = Process(), output = Pipe()
        let complaint = folder.appendingPathComponent("complaint"), settings = folder.appendingPathComponent("settings")
        try Data().write(to: complaint)
        try Data(Self.settings.utf8).write(to: settings)
        process.executableURL = osmium.program
        process.arguments =
            ["export", "-f", "geojsonseq", "-x", "print_record_separator=false", "--add-unique-id=type_id"]
            + ["--config", settings.path, "--index-type", index, "-o", "-", file]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = try FileHandle(forWritingTo: complaint)
        try process.run()
        do {
            let reading = FilePosition(process: process.processIdentifier, file: file)
            try Self.split(output.fileHandleForReading.fileDescriptor) { try body($0, { reading.share }) }
        } catch {
            process.terminate()
            process.waitUntilExit()
            throw error
        }
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            let words = (try? String(contentsOf: complaint, encoding: .utf8)) ?? ""
            throw MapImportProblem.notReadable(file, reason: Osmium.reason(words))
        }
    }

    private var index: String {
        let size = (try? FileManager.default.attributesOfItem(atPath: file)[.size] as? Int64) ?? 0
        return size < diskIndexFrom ? "flex_mem" : "sparse_file_array,\(folder.appendingPathComponent("nodes").path)"
    }

    /// Gives each line of what can be read there, without its end.
    private static func split(
        _ descriptor: Int32, _ body: (UnsafeBufferPointer<UInt8>) throws -> Void
    ) throws {
        var buffer = [UInt8](repeating: 0, count: 1 << 18), filled = 0
        while true {
            if filled == buffer.count { buffer += [UInt8](repeating: 0, count: buffer.count) }
            let count = buffer.withUnsafeMutableBytes {
                read(descriptor, $0.baseAddress.map { $0 + filled }, $0.count - filled)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            let used = try buffer.withUnsafeBufferPointer { bytes in
                try lines(in: UnsafeBufferPointer(rebasing: bytes[..<(filled + count)]), from: filled, body)
            }
            filled += count - used
            if used > 0, filled > 0 { buffer.replaceSubrange(0..<filled, with: Array(buffer[used..<(used + filled)])) }
        }
    }

    /// How many bytes made up whole lines; the first `known` hold no end of a line.
    private static func lines(
        in bytes: UnsafeBufferPointer<UInt8>, from known: Int, _ body: (UnsafeBufferPointer<UInt8>) throws -> Void
    ) throws -> Int {
        guard let base = bytes.baseAddress else { return 0 }
        var start = 0, looked = known
        while let end = memchr(base + looked, Int32(UInt8(ascii: "\n")), bytes.count - looked) {
            let position = UnsafeRawPointer(end) - UnsafeRawPointer(base)
            if position > start { try body(UnsafeBufferPointer(start: base + start, count: position - start)) }
            start = position + 1
            looked = start
        }
        return start
    }
}

/// How far another process has read a file; Linux tells it in /proc, elsewhere it stays 0.
private struct FilePosition {
    private let place: String?
    private let size: Double

    init(process: Int32, file: String) {
        let folder = "/proc/\(process)/fd"
        let wanted = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
        let numbers = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let number = numbers.first {
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")) == wanted
        }
        place = number.map { "/proc/\(process)/fdinfo/\($0)" }
        size = Double((try? FileManager.default.attributesOfItem(atPath: file)[.size] as? Int64) ?? 0)
    }

    var share: Double {
        guard let place, size > 0, let text = try? String(contentsOfFile: place, encoding: .utf8),
            let position = text.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({ Double($0) })
        else { return 0 }
        return min(1, position / size)
    }
}
