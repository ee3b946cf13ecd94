/// Ratings: "★★★", "4 out of 5", "4/5 stars".
extension QuantityReader {
    /// Signs of stars; hollow ones count for the best there is.
    func stars(at index: Int) -> (value: SaidQuantity, end: Int)? {
        var (full, hollow, end) = (0, 0, index)
        while end < tokens.count, tokens[end].kind == .symbol, end == index || isAttached(end), end < index + 10 {
            for scalar in tokens[end].key.unicodeScalars {
                switch scalar {
                case "★", "⭐", "🌟": full += 1
                case "☆": hollow += 1
                case "\u{FE0F}": continue
                default: return nil
                }
            }
            end += 1
        }
        guard full > 1 || full == 1 && hollow > 0, full + hollow <= 10 else { return nil }
        return (.rating(SaidRating(value: Double(full), best: hollow > 0 ? Double(full + hollow) : nil)), end)
    }

    /// "4 out of 5", "4 of 5 stars", "4/5 stars"
    func rating(at index: Int) -> (value: SaidQuantity, end: Int)? {
        guard index < tokens.count, tokens[index].kind == .number || tokens[index].kind == .word,
            let number = number(at: index).map({ $0.value < 1 ? figure(index) : $0 }) ?? nil, number.value <= 100
        else { return nil }
        if let next = words.outOf.end(in: tokens, at: number.end, limit: tokens.count) {
            return best(number.value, at: next, isSaid: next > number.end + 1)
        }
        guard key(number.end) == "/", isAttached(number.end) else { return nil }
        return best(number.value, at: number.end + 1, isSaid: false)
    }

    /// The number alone, without what makes a fraction of it.
    private func figure(_ index: Int) -> Number? { Double(key(index)).map { Number(value: $0, end: index + 1) } }

    private func best(_ value: Double, at index: Int, isSaid: Bool) -> (value: SaidQuantity, end: Int)? {
        guard let best = number(at: index), [5, 6, 10, 100].contains(best.value), value <= best.value else {
            return nil
        }
        if let unit = words.unit(in: tokens, at: best.end), unit.unit == .star {
            return (.rating(SaidRating(value: value, best: best.value)), unit.end)
        }
        guard isSaid else { return nil }
        return (.rating(SaidRating(value: value, best: best.value)), best.end)
    }
}
