/// Holds a request against the table and names the first thing that the specification does not allow.
enum StrictReader {
    /// Throws a 400 whose text names the parameter.
    static func check(_ call: BotCall) throws(BotRefusal) {
        guard let method = MethodTable.methods[call.method.lowercased()] else { return }
        guard method.name == call.method else { throw fault("the method is written \(method.name)") }
        for name in Set(call.values.keys).union(call.uploads.keys).sorted() {
            if let parameter = method.parameters[name] {
                try check(call, parameter)
            } else if call.uploads[name] == nil || !isAttached(name, call) {
                throw fault("\(method.name) has no parameter \"\(name)\"")
            }
        }
        for parameter in method.parameters.values.sorted(by: { $0.name < $1.name }) where parameter.isRequired {
            guard call.values[parameter.name] != nil || call.uploads[parameter.name] != nil else {
                throw fault("\(method.name) needs \"\(parameter.name)\"")
            }
        }
    }

    static func fault(_ text: String) -> BotRefusal { .bad("strict: " + text) }

    /// A part that some other parameter names as attach://part.
    private static func isAttached(_ name: String, _ call: BotCall) -> Bool {
        call.values.keys.contains { call.string($0).contains("attach://\(name)") }
    }

    private static func check(_ call: BotCall, _ parameter: Parameter) throws(BotRefusal) {
        if call.uploads[parameter.name] != nil {
            guard parameter.types.contains("InputFile") else { throw fault("\"\(parameter.name)\" is no file") }
            return
        }
        switch call.values[parameter.name] {
        case .json(let json): try TypeChecker.check(json, parameter.types, parameter.name)
        case .text(let text): try TypeChecker.check(text: text, parameter.types, parameter.name)
        case nil: break
        }
    }
}

/// Holds one value against the types it may have.
private enum TypeChecker {
    private static let plain: Set<String> = ["Integer", "Float", "Boolean", "String", "InputFile"]

    /// From a query string or form: numbers are digits, objects are JSON.
    static func check(text: String, _ types: Set<String>, _ path: String) throws(BotRefusal) {
        if types.contains("String") { return }
        if types.contains("Integer"), Int64(text) != nil { return }
        if types.contains("Float"), Double(text) != nil { return }
        if types.contains("Boolean"), ["true", "false"].contains(text.lowercased()) { return }
        guard types.isDisjoint(with: plain), let json = JSON(text: text) else { throw wrong(path, types) }
        try check(json, types, path)
    }

    static func check(_ json: JSON, _ types: Set<String>, _ path: String) throws(BotRefusal) {
        switch json {
        case .string(let text):
            if types.contains("String") { return }
            guard types.isDisjoint(with: plain) else { throw wrong(path, types) }
            try check(text: text, types, path)
        case .integer where !types.isDisjoint(with: ["Integer", "Float"]): return
        case .fraction where types.contains("Float"): return
        case .bool where types.contains("Boolean"): return
        case .array(let elements): try check(elements, types, path)
        case .object(let members): try check(members, types, path)
        default: throw wrong(path, types)
        }
    }

    private static func check(_ elements: [JSON], _ types: Set<String>, _ path: String) throws(BotRefusal) {
        let inner = types.filter { $0.hasPrefix("[") }.map { String($0.dropFirst().dropLast()) }
        guard !inner.isEmpty else { throw wrong(path, types) }
        for (index, element) in elements.enumerated() { try check(element, Set(inner), "\(path)[\(index)]") }
    }

    private static func check(_ members: [String: JSON], _ types: Set<String>, _ path: String) throws(BotRefusal) {
        guard types.contains(where: { !plain.contains($0) && !$0.hasPrefix("[") }) else { throw wrong(path, types) }
        guard let (name, rows) = try object(members, types, path) else { return }
        for (key, value) in members.sorted(by: { $0.key < $1.key }) {
            guard let row = rows[key] else { throw StrictReader.fault("\(name) has no member \"\(path).\(key)\"") }
            try check(value, row.types, "\(path).\(key)")
        }
    }

    /// The one object of these types that the members can be; nil where the table does not know it.
    private static func object(
        _ members: [String: JSON], _ types: Set<String>, _ path: String
    ) throws(BotRefusal) -> (String, [String: Parameter])? {
        var names = types
        let isMedia = types.contains { $0.hasPrefix("InputMedia") }
        for type in isMedia ? ["InputMedia"] : types {
            guard let variants = ObjectTable.variants[type] else { continue }
            guard let variant = members["type"]?.string.flatMap({ variants[$0] }) else { throw wrong(path, types) }
            names = [variant]
        }
        let known = names.sorted().compactMap { name in ObjectTable.objects[name].map { (name, $0) } }
        if known.isEmpty { return nil }
        let fitting = known.first { $0.1.values.allSatisfy { !$0.isRequired || members[$0.name] != nil } }
        guard let fitting else { throw StrictReader.fault("\"\(path)\" lacks a required member of \(known[0].0)") }
        return fitting
    }

    private static func wrong(_ path: String, _ types: Set<String>) -> BotRefusal {
        StrictReader.fault("\"\(path)\" is not \(types.sorted().joined(separator: " or "))")
    }
}
