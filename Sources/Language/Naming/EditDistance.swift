/// Typing errors between two words: letters left out, added, changed, or two neighbours swapped.
enum EditDistance {
    typealias Letters = UnsafeBufferPointer<UInt32>

    /// The optimal string alignment distance; `bound + 1` where it is more than `bound`.
    static func between(_ a: ArraySlice<UInt32>, _ b: ArraySlice<UInt32>, atMost bound: Int) -> Int {
        a.withUnsafeBufferPointer { a in b.withUnsafeBufferPointer { b in between(a, b, atMost: bound) } }
    }

    static func between(_ a: Letters, _ b: Letters, atMost bound: Int) -> Int {
        guard abs(a.count - b.count) <= bound else { return bound + 1 }
        let least = min(a.count, b.count)
        var start = 0, end = 0
        while start < least, a[start] == b[start] { start += 1 }
        while end < least - start, a[a.count - 1 - end] == b[b.count - 1 - end] { end += 1 }
        return rest(
            Letters(rebasing: a[start..<a.count - end]), Letters(rebasing: b[start..<b.count - end]), atMost: bound)
    }

    /// Of what is left when the same letters at both ends are gone.
    private static func rest(_ a: Letters, _ b: Letters, atMost bound: Int) -> Int {
        let (least, most) = (min(a.count, b.count), max(a.count, b.count))
        if least == 0 || most == 1 { return min(most, bound + 1) }
        if most == 2 { return min(a.first == b.last && a.last == b.first ? 1 : 2, bound + 1) }
        return bound < 2 ? bound + 1 : aligned(a, b, atMost: bound)
    }

    private static func aligned(_ a: Letters, _ b: Letters, atMost bound: Int) -> Int {
        var older = [Int](repeating: 0, count: b.count + 1)
        var previous = Array(0...b.count)
        var row = older
        for i in a.indices {
            row[0] = i + 1
            var least = row[0]
            for j in b.indices {
                var value = min(previous[j] + (a[i] == b[j] ? 0 : 1), previous[j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { value = min(value, older[j - 1] + 1) }
                row[j + 1] = value
                least = min(least, value)
            }
            if least > bound { return bound + 1 }
            (older, previous, row) = (previous, row, older)
        }
        return min(previous[b.count], bound + 1)
    }
}
