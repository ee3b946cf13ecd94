/// What Package.swift says of its targets, read as text.
struct Manifest {
    struct Target: Equatable {
        let name: String
        let isTest: Bool
        let dependencies: [String]
        /// In Package.swift, from 1.
        let line: Int
    }

    let targets: [Target]

    init(_ text: String) {
        let constants = Self.constants(in: text)
        let start = text.firstRange(of: "targets: [\n")?.lowerBound ?? text.startIndex
        let call = /(room|tests|\.target|\.executableTarget|\.systemLibrary|\.testTarget)\(\s*(?:name: )?"(\w+)"/
        targets = text[start...].matches(of: call).map { match in
            let arguments = Self.arguments(text[match.range.upperBound...])
            return Target(
                name: String(match.2), isTest: match.1.lowercased().contains("test"),
                dependencies: match.1 == ".systemLibrary" ? [] : Self.dependencies(in: arguments, constants),
                line: text[..<match.range.lowerBound].count { $0 == "\n" } + 1)
        }
    }

    /// `let grdb = product("GRDB", "GRDB.swift")` names a product.
    private static func constants(in text: String) -> [String: String] {
        let lines = text.matches(of: /let (\w+) = product\("(\w+)"/)
        return Dictionary(lines.map { (String($0.1), String($0.2)) }) { first, _ in first }
    }

    /// The rest of a call up to its closing parenthesis.
    private static func arguments(_ text: Substring) -> Substring {
        var depth = 1
        return text.prefix { character in
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            return depth > 0
        }
    }

    /// The first list of the arguments: target names, constants and products written in place.
    private static func dependencies(in arguments: Substring, _ constants: [String: String]) -> [String] {
        guard let list = arguments.firstMatch(of: /\[([^\]]*)\]/)?.1 else { return [] }
        let item = /\.?product\((?:name: )?"(\w+)"[^)]*\)|"(\w+)"|(\w+)/
        return list.matches(of: item).map { match in
            if let name = match.1 ?? match.2 { return String(name) }
            let word = match.3.map { String($0) } ?? ""
            return constants[word] ?? word
        }
    }
}
