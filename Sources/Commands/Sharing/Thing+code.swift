import Core

extension Thing {
    /// The letter of its kind and its number, as codes carry it: "p12".
    var code: String { "\(kind.face.letter)\(id)" }

    /// nil for anything else: a client can send anything.
    init?(code: String) {
        guard let letter = code.first, let kind = ThingKind.allCases.first(where: { $0.face.letter == letter }),
            let id = Int64(code.dropFirst()), id > 0, code.dropFirst() == "\(id)"
        else { return nil }
        self.init(kind: kind, id: id)
    }
}

/// A value that is about one thing.
protocol ThingCoded: OneCoded where About == Thing {}
