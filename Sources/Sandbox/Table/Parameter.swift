/// One row of the table: a parameter of a method, or a member of an object.
struct Parameter: Sendable, Hashable {
    /// The types of the specification; arrays stand in brackets: `[MessageEntity]`.
    let types: Set<String>
    let name: String
    let isRequired: Bool

    /// Reads rows written as `name: Type|Type, name!: Type`; `!` marks what must be there.
    static func rows(_ text: String) -> [Parameter] {
        text.split(separator: ",").map { row in
            let parts = row.split(separator: ":").map { String($0).trimmingBlanks }
            let isRequired = parts[0].hasSuffix("!")
            return Parameter(
                types: Set(parts[1].split(separator: "|").map(String.init)),
                name: isRequired ? String(parts[0].dropLast()) : parts[0], isRequired: isRequired)
        }
    }
}
