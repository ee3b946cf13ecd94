/// An element with what it holds.
struct XMLNode {
    /// Without its namespace's prefix.
    let name: String
    let attributes: [String: String]
    var text = ""
    var children: [XMLNode] = []

    /// The first child of that name.
    func first(_ name: String) -> XMLNode? { children.first { $0.name == name } }

    func all(_ name: String) -> [XMLNode] { children.filter { $0.name == name } }

    /// The first child's text, trimmed; nil where that is empty.
    func text(of name: String) -> String? { first(name)?.text.unlessBlank }

    /// The texts of all within of that name, however deep.
    func texts(named name: String) -> [String] {
        children.flatMap { child in
            (child.name == name ? [child.text.unlessBlank].compactMap { $0 } : []) + child.texts(named: name)
        }
    }
}
