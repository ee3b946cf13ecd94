import Foundation

/// The program osmium-tool, which reads OpenStreetMap's files.
struct Osmium {
    let program: URL

    /// Looks along PATH, then in the folders where it usually is.
    /// - Throws: `MapImportProblem.noOsmium`.
    init(
        path: String? = ProcessInfo.processInfo.environment["PATH"],
        others: [Substring] = ["/usr/bin", "/usr/local/bin"]
    ) throws {
        let folders = (path ?? "").split(separator: ":") + others
        let found = folders.map { "\($0)/osmium" }.first { FileManager.default.isExecutableFile(atPath: $0) }
        guard let found else { throw MapImportProblem.noOsmium }
        program = URL(fileURLWithPath: found)
    }

    /// What the file's head says of it.
    func head(of file: String) throws -> ExtractHead {
        let answer = try run(["fileinfo", "--json", file], of: file)
        guard let head = ExtractHead(fileInfo: answer) else {
            throw MapImportProblem.notReadable(file, reason: "its head says nothing")
        }
        return head
    }

    private func run(_ arguments: [String], of file: String) throws -> Data {
        let process = Process(), output = Pipe(), complaint = Pipe()
        process.executableURL = program
        process.arguments = arguments
        (process.standardInput, process.standardOutput) = (FileHandle.nullDevice, output)
        process.standardError = complaint
        try process.run()
        let answer = output.fileHandleForReading.readDataToEndOfFile()
        let words = complaint.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw MapImportProblem.notReadable(file, reason: Self.reason(String(decoding: words, as: UTF8.self)))
        }
        return answer
    }

    /// The last thing that osmium said, on one line.
    static func reason(_ complaint: String) -> String {
        let lines = complaint.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
        let last = lines.last { !$0.isEmpty && !$0.hasPrefix("[") } ?? lines.last ?? ""
        return last.isEmpty ? "osmium did not say why" : String(last.prefix(200))
    }
}

/// What an extract's head tells: its box and of when its data are.
struct ExtractHead {
    var box: FixedBox?
    var dataAt: Date?

    /// The answer of `osmium fileinfo --json`; nil where it is none.
    init?(fileInfo: Data) {
        guard let info = try? JSONDecoder().decode(Info.self, from: fileInfo) else { return nil }
        let corners = info.header.boxes.compactMap { box -> [FixedPoint]? in
            guard box.count == 4, box.allSatisfy({ abs($0) <= 180 }) else { return nil }
            let steps = box.map { Int32(($0 * FixedPoint.perDegree).rounded()) }
            return [FixedPoint(x: steps[0], y: steps[1]), FixedPoint(x: steps[2], y: steps[3])]
        }
        box = FixedBox(corners.joined())
        let moment = info.header.option?["timestamp"] ?? info.header.option?["osmosis_replication_timestamp"]
        dataAt = moment.flatMap { try? Date($0, strategy: .iso8601) }
    }

    private struct Info: Decodable {
        struct Header: Decodable {
            var boxes: [[Double]]
            var option: [String: String]?
        }
        var header: Header
    }
}
