extension SaidTime.Clock {
    /// The first end of a range as its second explains it: "4:30 to 6pm" and "11 to 1pm" have the half of the day that
    /// makes the range short, and "4:30 to 6" is of the clock of twelve hours.
    func explained(by end: SaidTime.Clock) -> SaidTime.Clock {
        guard half == nil, (1...12).contains(hour) else { return self }
        var first = self
        if let half = end.half {
            let isBefore = (hour % 12, minute) < (end.hour % 12, end.minute)
            first.half = isBefore ? half : half == .pm ? .am : .pm
        } else if end.isNumber, end.hour <= 12 {
            first.isWholeHour = true
        } else if end.hour > 12, (hour, minute) < (end.hour, end.minute) {
            // "6-14", "6 to 14:00" are of the clock of 24 hours.
            first.half = hour == 12 ? .pm : .am
        }
        return first
    }
}
