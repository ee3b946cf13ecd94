import Core

/// One line of `osmium export`: what it is of, its shape and its tags.
struct ExportedFeature {
    let element: OSMElement
    let shape: FixedShape
    let tags: Tags
}

/// The tags of an element, in the order of the file; few, so that a list is the quickest.
struct Tags {
    var pairs: [(key: String, value: String)]

    subscript(_ key: String) -> String? {
        for pair in pairs where pair.key == key { return pair.value }
        return nil
    }
}

extension OSMElement {
    /// The ids of osmium: "n12", "w12", and for areas "a24" of the way 12, "a25" of the relation 12 (osmium-export, -u).
    init?(exported id: Substring.UTF8View) {
        guard let letter = id.first, let number = Int64(Substring(id.dropFirst())), number > 0 else { return nil }
        switch letter {
        case UInt8(ascii: "n"): self.init(.node, number)
        case UInt8(ascii: "w"): self.init(.way, number)
        case UInt8(ascii: "a"): self.init(number % 2 == 0 ? .way : .relation, number / 2)
        default: return nil
        }
    }

    /// One number for the database: the id with two bits of the kind below.
    var code: Int64 {
        switch kind {
        case .node: id << 2
        case .way: id << 2 | 1
        case .relation: id << 2 | 2
        }
    }

    init?(code: Int64) {
        switch code & 3 {
        case 0: self.init(.node, code >> 2)
        case 1: self.init(.way, code >> 2)
        case 2: self.init(.relation, code >> 2)
        default: return nil
        }
    }
}
