import Foundation
import Testing

@testable import BotAPI

/// Our requests against the Bot API's own description: a new version of it shows here as a list.
@Suite(.needsSharedAPI)
struct RequestSchemaTests {
    let api: SharedAPI
    init() throws { api = try SharedAPI.load() }

    @Test(arguments: RequestSample.all)
    func `Parameters are those of the method`(sample: RequestSample) throws {
        let method = try #require(api.methods[sample.method], "\(sample.method) is no method of \(api.version)")
        let minimal = try #require(try object(sample.minimal))
        let full = try #require(try object(sample.full))
        #expect(mismatches(full, method.fields ?? [], at: sample.method) == [])
        let missing = (method.fields ?? []).filter(\.required).map(\.name).filter { minimal[$0] == nil }
        #expect(missing == [], "required by \(api.version)")
    }

    @Test(arguments: RequestSample.all)
    func `The full sample leaves nothing out`(sample: RequestSample) {
        let unset = Mirror(reflecting: sample.full).children.filter { child in
            let mirror = Mirror(reflecting: child.value)
            return mirror.displayStyle == .optional && mirror.children.isEmpty
        }
        #expect(unset.map(\.label) == [])
    }

    @Test(arguments: RequestSample.all)
    func `The result is what the method gives`(sample: RequestSample) throws {
        let returns = try #require(api.methods[sample.method]?.returns)
        #expect(returns.contains(wireName(ofResult: sample.minimal)))
    }

    private func wireName(ofResult request: some BotRequest) -> String {
        let name = String(describing: type(of: request).Result.self)
        let ours = [
            "Bool": "Boolean", "SentMessage": "Message", "EditedMessage": "Message", "RawElements": "Array of Update",
        ]
        if name.hasPrefix("Array<") { return "Array of \(name.dropFirst(6).dropLast())" }
        return ours[name] ?? name
    }

    private func object(_ request: some BotRequest) throws -> [String: Any]? {
        try JSONSerialization.jsonObject(with: WireCoding.data(of: request)) as? [String: Any]
    }

    /// Fields that the type has not, that are of another kind, or that it needs and we left out (inside a parameter).
    private func mismatches(_ object: [String: Any], _ fields: [SharedAPI.Field], at path: String) -> [String] {
        object.sorted { $0.key < $1.key }.flatMap { name, value -> [String] in
            guard let field = fields.first(where: { $0.name == name }) else { return ["\(path).\(name) is unknown"] }
            let faults = field.types.map { fault(value, $0, at: "\(path).\(name)") }
            return faults.contains([]) ? [] : faults.first ?? ["\(path).\(name) has no type"]
        }
    }

    private func fault(_ value: Any, _ type: String, at path: String) -> [String] {
        if type.hasPrefix("Array of "), let list = value as? [Any] {
            return list.flatMap { fault($0, String(type.dropFirst("Array of ".count)), at: path) }
        }
        if let object = value as? [String: Any] {
            let faults = api.variants(of: type).map { fields in
                mismatches(object, fields, at: path)
                    + fields.filter { $0.required && object[$0.name] == nil }.map { "\(path).\($0.name) is missing" }
            }
            return faults.contains([]) ? [] : faults.first ?? ["\(path) is no \(type)"]
        }
        return kinds(of: value).contains(type) ? [] : ["\(path) is no \(type)"]
    }

    private func kinds(of value: Any) -> [String] {
        if value is String { return ["String"] }
        guard let number = value as? NSNumber else { return [] }
        if String(cString: number.objCType) == "c" { return ["Boolean"] }
        return number.doubleValue == number.doubleValue.rounded() ? ["Integer", "Float"] : ["Float"]
    }
}
