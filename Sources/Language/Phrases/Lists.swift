/// Lists of numbers, one after the other in one array.
struct Lists: Sendable {
    /// Where each list begins, and where the last one ends.
    private var starts: [Int32]
    private var numbers: [Int32]

    /// What belongs to each of so many lists, in the order in which it comes.
    init(_ entries: [(list: Int, number: Int)], count: Int) {
        starts = Array(repeating: 0, count: count + 1)
        numbers = Array(repeating: 0, count: entries.count)
        for entry in entries { starts[entry.list + 1] += 1 }
        for list in 0..<count { starts[list + 1] += starts[list] }
        var next = starts
        for entry in entries {
            numbers[Int(next[entry.list])] = Int32(entry.number)
            next[entry.list] += 1
        }
    }

    subscript(list: Int) -> some Sequence<Int> {
        numbers[Int(starts[list])..<Int(starts[list + 1])].lazy.map { Int($0) }
    }
}
