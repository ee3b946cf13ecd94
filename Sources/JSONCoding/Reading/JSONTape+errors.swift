extension JSONTape {
    func mismatch(_ type: any Any.Type, _ node: Int) -> DecodingError {
        let context = DecodingError.Context(
            codingPath: path(to: node), debugDescription: "\(type) was expected, not \(kind(at: node))")
        return kind(at: node) == .null ? .valueNotFound(type, context) : .typeMismatch(type, context)
    }

    func corrupted(_ story: String, _ node: Int) -> DecodingError {
        .dataCorrupted(.init(codingPath: path(to: node), debugDescription: story))
    }

    func missing(_ key: any CodingKey, in object: Int) -> DecodingError {
        .keyNotFound(key, .init(codingPath: path(to: object), debugDescription: "no member of that name"))
    }

    /// The names and indices on the way to a value.
    func path(to target: Int) -> [any CodingKey] {
        var path: [any CodingKey] = []
        var node = 0
        while node != target, let step = step(from: node, towards: target) {
            path.append(step.key)
            node = step.node
        }
        return path
    }

    private func step(from parent: Int, towards target: Int) -> (key: TapeKey, node: Int)? {
        let isObject = kind(at: parent) == .object
        var index = parent + 1
        var count = 0
        while index < nodes[parent].next {
            let value = isObject ? index + 1 : index
            let next = Int(nodes[value].next)
            if target < next {
                return (isObject ? TapeKey(stringValue: name(at: index)) : TapeKey(intValue: count), value)
            }
            index = next
            count += 1
        }
        return nil
    }

    /// A member's name as it is spelled; as it stands where it cannot be read.
    func name(at node: Int) -> String {
        let node = nodes[node]
        return node.kind == .text ? slice(node) : unescaped(node) ?? slice(node)
    }
}

/// A member's name or an element's index.
struct TapeKey: CodingKey {
    let stringValue: String
    let intValue: Int?

    init(stringValue: String) {
        self.stringValue = stringValue
        intValue = nil
    }

    init(intValue: Int) {
        stringValue = "\(intValue)"
        self.intValue = intValue
    }
}
