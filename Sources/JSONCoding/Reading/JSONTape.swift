/// A JSON text that was gone through once: its values in a row, each knowing where the one after it stands.
///
/// An object's values stand right behind it, each after its name; a list's too.
final class JSONTape {
    struct Node {
        let kind: Kind
        /// Of a text: between its quotes.
        let start: Int32
        var end: Int32
        /// The index of the node behind this one and all inside of it.
        var next: Int32
    }

    enum Kind: UInt8 {
        case null, yes, no, integer, fraction, text, escapedText, list, object
    }

    /// UTF-8, then a zero.
    let bytes: [UInt8]
    let nodes: [Node]
    let naming: KeyNaming

    init(_ scanned: TapeScanner, naming: KeyNaming) {
        bytes = scanned.bytes
        nodes = scanned.nodes
        self.naming = naming
    }

    func kind(at node: Int) -> Kind { nodes[node].kind }

    /// The node of the member's value; the first where several have that name.
    func member(_ name: String, of object: Int) -> Int? {
        var name = name
        return name.withUTF8 { name in
            let end = Int(nodes[object].next)
            var index = object + 1
            while index < end {
                if isName(name, at: index) { return index + 1 }
                index = Int(nodes[index + 1].next)
            }
            return nil
        }
    }

    private func isName(_ name: UnsafeBufferPointer<UInt8>, at node: Int) -> Bool {
        let node = nodes[node]
        guard node.kind == .text else { return isName(name, escaped: node) }
        var position = Int(node.start)
        let isStart = naming.spell(name) { byte in
            defer { position += 1 }
            // Behind the text stands its quote, which is part of no spelling that could go on here.
            return position < node.end && bytes[position] == byte
        }
        return isStart && position == node.end
    }

    private func isName(_ name: UnsafeBufferPointer<UInt8>, escaped node: Node) -> Bool {
        var spelled: [UInt8] = []
        _ = naming.spell(name) { byte in
            spelled.append(byte)
            return true
        }
        return unescaped(node).map { $0.utf8.elementsEqual(spelled) } ?? false
    }
}
