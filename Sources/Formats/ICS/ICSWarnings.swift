import Core

/// What could not be read, the first of it in full and the rest as a number.
struct ICSWarnings {
    private(set) var first: [CalendarWarning] = []
    private(set) var count = 0
    private static let most = 100

    mutating func add(_ kind: CalendarWarning.Kind, _ line: Int, _ subject: String = "") {
        count += 1
        if first.count < Self.most {
            first.append(CalendarWarning(kind, line: line, subject: String(subject.prefix(60))))
        }
    }
    func adding(_ more: ICSWarnings) -> ICSWarnings {
        var sum = self
        sum.first += more.first.prefix(Self.most - first.count)
        sum.count += more.count
        return sum
    }
}
