import Core
import Foundation
import TestSupport
import Testing

@testable import BotAPI

/// Our coder beside the library's, on the wire types.
struct WireCodingTests {
    @Test(arguments: RequestSample.all)
    func `A request is written as the library writes it`(sample: RequestSample) throws {
        for request in [sample.minimal, sample.full] {
            #expect(try object(WireCoding.data(of: request)) == object(LibraryCoding.encoded(request)))
        }
    }

    private func object(_ json: Data) throws -> NSDictionary? {
        try JSONSerialization.jsonObject(with: json) as? NSDictionary
    }

    @Test func `A mutilated update is read as the library reads it`() throws {
        var random = SeededRandom(seed: 7)
        var read = 0
        for _ in 0..<3000 {
            let json = Data(random.mutilated([UInt8](random.pick(UpdateFuzzTests.updates))))
            guard let ours = try? Update.read(json) else {
                // The library does not look at what it does not read; nobody else refuses more than it does.
                let whole = try? JSONSerialization.jsonObject(with: json)
                #expect(
                    whole == nil || (try? LibraryCoding.decoded(Update.self, from: json)) == nil || Self.isLax(json),
                    "\(String(decoding: json, as: UTF8.self))")
                continue
            }
            read += 1
            #expect(try "\(ours)" == "\(LibraryCoding.decoded(Update.self, from: json))")
        }
        #expect(read > 100)
    }

    /// A comma at the end, which RFC 8259 does not know, or two underscores in a name, which are one to the library's.
    private static func isLax(_ json: Data) -> Bool {
        String(decoding: json, as: UTF8.self).contains(/,\s*[\]}]|__/)
    }

    @Test(.needsSharedAPI, arguments: FuzzRun.seeds(4))
    func `Updates with all that the Bot API knows are read as the library reads them`(seed: UInt64) throws {
        var maker = try SchemaSamples(api: SharedAPI.load(), random: SeededRandom(seed: seed))
        var read = 0
        for _ in 0..<100 {
            let json = try JSONSerialization.data(withJSONObject: maker.value(of: "Update"))
            let theirs = try? LibraryCoding.decoded(Update.self, from: json)
            let ours = try? Update.read(json)
            #expect(ours.map { "\($0)" } == theirs.map { "\($0)" })
            if ours != nil { read += 1 }
        }
        #expect(read > 50)
    }
}

/// Made-up values by the Bot API's own description.
struct SchemaSamples {
    let api: SharedAPI
    var random: SeededRandom

    /// Optional fields are seldom there, and deep down never.
    mutating func value(of type: String, depth: Int = 0) -> Any {
        if type.hasPrefix("Array of ") {
            let element = String(type.dropFirst("Array of ".count))
            return (0..<(depth > 4 ? 0 : 2)).map { _ in value(of: element, depth: depth + 1) }
        }
        switch type {
        case "Integer": return Int.random(in: -(1 << 52)...(1 << 52), using: &random)
        case "Float": return Double(Int32.random(in: .min ... .max, using: &random)) / 1e7
        case "Boolean", "True": return Bool.random(using: &random)
        case "String": return ["", "Ana", "a \"b\"\n", "🌊é"].randomElement(using: &random) ?? ""
        default: break
        }
        let fields = api.variants(of: type).randomElement(using: &random) ?? []
        return fields.reduce(into: [String: Any]()) { object, field in
            let isThere =
                field.required ? depth < 12 : depth < 5 && Int.random(in: 0..<(depth + 2), using: &random) == 0
            if isThere { object[field.name] = value(of: field.types[0], depth: depth + 1) }
        }
    }
}
