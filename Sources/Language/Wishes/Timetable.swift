/// The same thing on several days of the week, each with hours of its own: "gym mon 7 wed 8", "pickup 4pm mon to thu, 2pm
/// fri".
struct Timetable {
    /// Days with the hours that are theirs.
    struct Row: Equatable {
        var days: [TimetableDays] = []
        /// In their words: "4pm", "9-11".
        var hours: [String] = []
    }

    let rows: [Row]
    /// Where the line says it.
    let tokens: Range<Int>
    /// It is so every week.
    let isRepeating: Bool

    /// nil where a line says no two such rows, nor one hour before several days, "at 3 on sat and sun", nor a mere number behind
    /// them: "mon, wed 7".
    init?(_ line: ReadLine) {
        let reader = TimetableReader(line)
        guard reader.mayBeTimetable else { return nil }
        let starts = line.tokens.indices.lazy.filter(reader.mayBegin).prefix(Self.mostStarts)
        guard let read = starts.compactMap({ reader.timetable(from: $0) }).first else { return nil }
        self = read
    }

    /// Each is tried by reading all that follows it.
    private static let mostStarts = 4

    /// What one list of days and hours says; nil where a day has no hour, or an hour no day.
    /// `endsBare`: a mere number, without "at", stands last.
    init?(_ items: [TimetableItem], _ tokens: Range<Int>, isRepeating: Bool, endsBare: Bool) {
        guard let rows = Self.rows(items) else { return nil }
        self.tokens = tokens
        self.isRepeating = isRepeating || rows.contains { $0.days.contains(where: \.isRepeating) }
        // What else stands in one row is read as one time.
        let isPlain = items.first?.isOfDays == false || endsBare && rows[0].hours.count == 1
        guard rows.count > 1 || rows[0].days.count > 1 && isPlain && !self.isRepeating else { return nil }
        self.rows = self.isRepeating ? Self.withoutNamedDays(rows) : rows
    }

    /// Between "and" and commas each list of days with its hours is a row; days alone are of the hours behind them, or in
    /// front of them where the hours come first, and so are hours alone.
    private static func rows(_ items: [TimetableItem]) -> [Row]? {
        guard let isOfDays = items.first?.isOfDays else { return nil }
        var rows: [Row] = []
        var waiting: [TimetableItem] = []
        for piece in items.split(whereSeparator: { $0 == .joint }).map(Array.init) {
            let isAlone = piece.allSatisfy { $0.isOfDays == piece[0].isOfDays }
            if isAlone, piece[0].isOfDays != isOfDays, waiting.isEmpty, !rows.isEmpty {
                rows[rows.count - 1].add(piece)
            } else if isAlone, waiting.isEmpty || waiting[0].isOfDays == piece[0].isOfDays {
                waiting += piece
            } else {
                guard let read = wholeRows(waiting + piece) else { return nil }
                rows += read
                waiting = []
            }
        }
        return waiting.isEmpty ? rows : nil
    }

    /// "mon wed 7 fri 6": each list of days is followed by hours, or each list of hours by days.
    private static func wholeRows(_ items: [TimetableItem]) -> [Row]? {
        var rows: [Row] = []
        for item in items {
            let first = items[0].isOfDays
            if item.isOfDays == first, rows.last?.isWhole != false { rows.append(Row()) }
            rows[rows.count - 1].add([item])
        }
        return rows.allSatisfy(\.isWhole) ? rows : nil
    }

    /// "every weekday at 4, fridays at 2": a day that is named by itself is none of the many; "mon-fri 8-12, tue 14-18" is both.
    private static func withoutNamedDays(_ rows: [Row]) -> [Row] {
        rows.map { row in
            let others = rows.filter { !$0.isApart(from: row) }.flatMap(\.days)
            let named = others.filter { $0.numbers.count == 1 }.flatMap(\.numbers)
            var row = row
            for index in row.days.indices where row.days[index].numbers.count > 1 {
                row.days[index].numbers.removeAll { named.contains($0) }
            }
            return row
        }
    }
}

extension Timetable.Row {
    fileprivate var isWhole: Bool { !days.isEmpty && !hours.isEmpty }

    /// Both are stretches of the day, of which one is over when the other begins.
    fileprivate func isApart(from other: Self) -> Bool {
        guard let own = hours.first.flatMap(Self.stretch), let its = other.hours.first.flatMap(Self.stretch) else {
            return false
        }
        return own.last <= its.first || its.last <= own.first
    }

    /// 9 and 11 of "9-11".
    private static func stretch(_ words: String) -> (first: Int, last: Int)? {
        let ends = words.split(separator: "-").compactMap { Int($0) }
        return ends.count == 2 ? (ends[0], ends[1]) : nil
    }

    fileprivate mutating func add(_ items: [TimetableItem]) {
        for item in items {
            switch item {
            case .days(let days): self.days.append(days)
            case .hours(let words): hours.append(words)
            case .joint: break
            }
        }
    }
}

/// One piece of a timetable.
enum TimetableItem: Equatable {
    case days(TimetableDays)
    case hours(String)
    /// "and", a comma.
    case joint

    var isOfDays: Bool { if case .days = self { true } else { false } }
}

/// "mon", "mon to thu", "weekdays".
struct TimetableDays: Equatable {
    /// ISO 8601: Monday is 1.
    var numbers: [Int]
    /// "tuesdays", "every", a run of days.
    let isRepeating: Bool
}
