/// Lists of small numbers in one array, those that are the same only once.
struct SharedLists {
    private(set) var numbers: [UInt16] = []
    private var places: [[UInt16]: Range<Int>] = [:]

    /// Where a list stands.
    mutating func range(of list: [UInt16]) -> Range<Int> {
        if let known = places[list] { return known }
        let range = numbers.count..<numbers.count + list.count
        numbers += list
        places[list] = range
        return range
    }
}
