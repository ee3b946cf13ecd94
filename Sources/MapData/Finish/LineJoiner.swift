/// Makes long lines of the many short ones that a road or a railway consists of: from afar few rows then hold all of it.
struct LineJoiner {
    private var byEnd: [FixedPoint: [Int]] = [:]
    private var lines: [[FixedPoint]?] = []

    /// Lines that look alike.
    init(_ lines: [[FixedPoint]]) {
        self.lines = lines
        for (index, line) in lines.enumerated() {
            guard let first = line.first, let last = line.last, first != last else { continue }
            byEnd[first, default: []].append(index)
            byEnd[last, default: []].append(index)
        }
    }

    /// Lines go on where exactly two meet; which way they run does not count.
    mutating func joined() -> [[FixedPoint]] {
        var result: [[FixedPoint]] = []
        for index in lines.indices {
            guard var line = lines[index] else { continue }
            lines[index] = nil
            extend(&line)
            line.reverse()
            extend(&line)
            result.append(line)
        }
        return result
    }

    private mutating func extend(_ line: inout [FixedPoint]) {
        while let end = line.last, let ways = byEnd[end], ways.count == 2,
            let next = ways.first(where: { lines[$0] != nil }), let more = lines[next]
        {
            lines[next] = nil
            line += more.first == end ? more.dropFirst() : more.reversed().dropFirst()
        }
    }
}
