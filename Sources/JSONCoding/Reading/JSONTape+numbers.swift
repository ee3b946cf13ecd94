extension JSONTape {
    /// A whole number, also written as 5.0 or 1e3 below 2⁵³.
    func integer<Number: FixedWidthInteger>(_ type: Number.Type = Number.self, at node: Int) throws -> Number {
        let number: Number? =
            switch kind(at: node) {
            case .integer: integer(nodes[node])
            case .fraction: whole(try double(at: node))
            default: throw mismatch(type, node)
            }
        guard let number else { throw corrupted("the number does not fit \(type)", node) }
        return number
    }

    private func integer<Number: FixedWidthInteger>(_ node: Node) -> Number? {
        let isNegative = bytes[Int(node.start)] == UInt8(ascii: "-")
        let digits = Int(node.start) + (isNegative ? 1 : 0)..<Int(node.end)
        // So many fit an Int64 whatever they are.
        guard digits.count <= 18 else { return Number(slice(node)) }
        let magnitude = digits.reduce(Int64(0)) { $0 &* 10 &+ Int64(bytes[$1] & 0x0F) }
        return Number(exactly: isNegative ? -magnitude : magnitude)
    }

    /// From 2⁵³ on, a number may have been another one before it was rounded.
    private func whole<Number: FixedWidthInteger>(_ double: Double) -> Number? {
        double.magnitude < 0x1p53 ? Number(exactly: double) : nil
    }
}

extension JSONTape {
    func double(at node: Int) throws -> Double {
        guard kind(at: node) == .integer || kind(at: node) == .fraction else { throw mismatch(Double.self, node) }
        if let number = shortDouble(nodes[node]) { return number }
        guard let number = Double(slice(nodes[node])), number.isFinite else {
            throw corrupted("the number does not fit Double", node)
        }
        return number
    }

    func float(at node: Int) throws -> Float {
        guard kind(at: node) == .integer || kind(at: node) == .fraction else { throw mismatch(Float.self, node) }
        guard let number = Float(slice(nodes[node])), number.isFinite else {
            throw corrupted("the number does not fit Float", node)
        }
        return number
    }

    /// A number of few digits without an exponent: its digits and the power of ten are both exact, so their quotient is
    /// the nearest one (W. Clinger, How to read floating point numbers accurately, 1990).
    private func shortDouble(_ node: Node) -> Double? {
        let isNegative = bytes[Int(node.start)] == UInt8(ascii: "-")
        var digits: Int64 = 0
        var places: Int?
        guard node.end - node.start <= 17 else { return nil }
        for position in Int(node.start) + (isNegative ? 1 : 0)..<Int(node.end) {
            let byte = bytes[position]
            if byte.isDigit {
                digits = digits * 10 + Int64(byte & 0x0F)
                places? += 1
            } else if byte == UInt8(ascii: ".") {
                places = 0
            } else {
                return nil
            }
        }
        guard digits < 1 << 53 else { return nil }
        let number = Double(digits) / Self.powers[places ?? 0]
        return isNegative ? -number : number
    }

    /// Of ten.
    private static let powers: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    ]
}
