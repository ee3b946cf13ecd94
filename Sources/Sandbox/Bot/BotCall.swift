package import Foundation

/// One request of the bot, its parameters as they came.
package struct BotCall: Sendable {
    package enum Value: Sendable, Hashable {
        /// From a query string, a form or a part.
        case text(String)
        /// From a JSON body.
        case json(JSON)
    }

    /// An uploaded file.
    package struct Upload: Sendable, Hashable {
        package let name: String
        package let mediaType: String
        package let bytes: Data
    }

    /// As it stood in the address; names ignore case.
    package let method: String
    package var values: [String: Value]
    package var uploads: [String: Upload]

    package init(method: String, values: [String: Value] = [:], uploads: [String: Upload] = [:]) {
        self.method = method
        self.values = values
        self.uploads = uploads
    }
}

extension BotCall {
    /// The parameter's text; a JSON value that is no string counts as its own text.
    package func string(_ name: String) -> String {
        switch values[name] {
        case .text(let text), .json(.string(let text)): text
        case .json(.null), nil: ""
        case .json(let json): json.text
        }
    }

    /// As Telegram's server reads numbers: what is no number is nil, here and there taken as 0.
    func integer(_ name: String) -> Int? { Int(string(name)) }

    func double(_ name: String) -> Double? { Double(string(name)).flatMap { $0.isFinite ? $0 : nil } }

    func flag(_ name: String) -> Bool { ["true", "yes", "1"].contains(string(name).lowercased()) }

    /// A complex parameter: an object or array, or its JSON text. nil when absent.
    func json(_ name: String, else refusal: @autoclosure () -> BotRefusal) throws(BotRefusal) -> JSON? {
        switch values[name] {
        case nil, .json(.null): return nil
        case .text(let text), .json(.string(let text)):
            if text.isEmpty { return nil }
            guard let json = JSON(text: text) else { throw refusal() }
            return json
        case .json(let json): return json
        }
    }

    /// The parameters as one object, for the log.
    package var logged: JSON {
        var members = values.mapValues { value -> JSON in
            switch value {
            case .text(let text): .string(text)
            case .json(let json): json
            }
        }
        for (name, upload) in uploads { members[name] = .string("<\(upload.name), \(upload.bytes.count) bytes>") }
        return .object(members)
    }
}
