/// Swift source as the walls see it.
struct SourceText {
    let path: String
    /// The text without comments and without what stands in quotes, line for line.
    let code: String

    init(_ file: Repository.File) {
        path = file.path
        code = Self.code(of: file.text)
    }

    struct Import: Equatable {
        let module: String
        /// From 1.
        let line: Int
    }

    var imports: [Import] {
        let statement =
            /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:\w+\s+)?import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)/
        let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
        return zip(1..., lines).filter { $0.1.contains("import ") }.compactMap { number, line in
            line.firstMatch(of: statement).map { Import(module: String($0.1), line: number) }
        }
    }

    /// Blanks comments and quoted text and keeps the line breaks. A quoted text of one line ends with its line, so
    /// that an odd quotation mark harms only that line.
    private static func code(of text: String) -> String {
        var rest = text[...]
        var code = ""
        while !rest.isEmpty {
            let plain = rest.prefix { !"\"#/".contains($0) }
            code += plain
            rest = rest[plain.endIndex...]
            if let quoted = rest.prefixMatch(of: Self.quoted) {
                code += quoted.0.filter { $0 == "\n" }
                rest = rest[quoted.range.upperBound...]
            } else if let mark = rest.popFirst() {
                code.append(mark)
            }
        }
        return code
    }

    private static var quoted: Regex<Substring> {
        /"""[\s\S]*?"""|#"[^\n]*?"#|"(?:\\.|[^"\\\n])*"|\/\*[\s\S]*?\*\/|\/\/[^\n]*/
    }
}
