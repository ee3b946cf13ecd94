import Core
import Foundation
import JSONCoding
import TestSupport
import Testing

/// Ours beside the library's coders.
struct DifferentialTests {
    @Test(arguments: FuzzRun.seeds(8))
    func `What one coder writes the other reads`(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        for _ in 0..<150 {
            let sample = Sample.random(&random)
            let ours = try JSONCoder().data(of: sample)
            #expect(try JSONDecoder().decode(Sample.self, from: ours) == sample)
            #expect(try JSONCoder().read(Sample.self, from: JSONEncoder().encode(sample)) == sample)
            #expect(try JSONCoder().read(Sample.self, from: ours) == sample)
        }
    }

    @Test func `Equal values are the same bytes with sorted names`() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var random = SeededRandom(seed: 9)
        for _ in 0..<2000 {
            let value = ["a": Sample.text(&random)]
            #expect(try JSONCoder().data(of: value) == encoder.encode(value))
            let number = Sample.double(&random)
            #expect(try JSONCoder().data(of: [number]) == encoder.encode([number]))
        }
    }

    @Test func `Names in snake case are the library's`() throws {
        let encoder = JSONEncoder()
        encoder.keyEncodingStrategy = .convertToSnakeCase
        var random = SeededRandom(seed: 10)
        for _ in 0..<300 {
            var sample = Sample.random(&random)
            // The library keeps the names of these as they are.
            sample.table = [:]
            let coder = JSONCoder(naming: .snakeCase)
            let theirs = try encoder.encode(sample)
            #expect(try coder.read(Sample.self, from: theirs) == sample)
            let ours = try coder.data(of: sample)
            #expect(try JSONCoder().read(JSONValue.self, from: ours) == JSONCoder().read(JSONValue.self, from: theirs))
        }
    }

    @Test(.enabled(if: !sharedFiles.isEmpty, "skipped: ../shared/data/telegram is not there"), arguments: sharedFiles)
    func `A real file is the same to both`(file: URL) throws {
        let data = try Data(contentsOf: file)
        let texts = file.pathExtension == "jsonl" ? data.split(separator: UInt8(ascii: "\n")).map { Data($0) } : [data]
        for text in texts {
            let value = try JSONCoder().read(JSONValue.self, from: text)
            #expect(try value == JSONDecoder().decode(JSONValue.self, from: text))
            #expect(try JSONCoder().read(JSONValue.self, from: JSONCoder().data(of: value)) == value)
        }
    }

    static let sharedFiles: [URL] = {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../shared/data/telegram").standardizedFileURL
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().filter { $0.contains(".json") }.map { folder.appending(path: $0) }
    }()
}
