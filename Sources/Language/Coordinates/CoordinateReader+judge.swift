import Core

extension CoordinateReader {
    /// Decides whether two angles are a coordinate, cannot be one, or were something else.
    func judge(_ first: Angle, _ second: Angle, gap: Range<Int>) -> Reading? {
        guard let isCertain = certainty(first, second, gap: gap) else { return nil }
        guard let (latitude, longitude) = ordered(first, second) else { return nil }
        let range = first.range.lowerBound..<second.range.upperBound
        if let tooMany = first.tooMany ?? second.tooMany {
            return Reading(value: .problem(.sixty(tooMany)), isCertain: isCertain, range: range)
        }
        if let point = Coordinate(latitude: latitude.degrees, longitude: longitude.degrees) {
            return Reading(value: .coordinate(point), isCertain: isCertain, range: range)
        }
        let problem: CoordinateProblem =
            abs(latitude.degrees) > 90
            ? .latitude(latitude.degrees, longitude: longitude.degrees) : .longitude(longitude.degrees)
        return Reading(value: .problem(problem), isCertain: isCertain, range: range)
    }

    /// Latitude comes first unless the letters say otherwise; nil where both say the same.
    private func ordered(_ first: Angle, _ second: Angle) -> (Angle, Angle)? {
        switch (first.axis, second.axis) {
        case (.latitude, .latitude), (.longitude, .longitude): nil
        case (.longitude, _), (_, .latitude): (second, first)
        default: (first, second)
        }
    }

    /// nil: no coordinate; false: only where one is asked for.
    private func certainty(_ first: Angle, _ second: Angle, gap: Range<Int>) -> Bool? {
        if first.axis != nil, second.axis != nil { return true }
        if first.isMarked, second.isMarked { return true }
        if first.isMarked || second.isMarked || first.axis != nil || second.axis != nil { return nil }
        guard let a = first.decimals, let b = second.decimals, a > 0, b > 0 else { return nil }
        guard (1...3).contains(first.wholeDigits), (1...3).contains(second.wholeDigits) else { return nil }
        let isSigned = first.isSigned || second.isSigned
        let isBlank = gap.allSatisfy { text.scalars[$0].isSpace }
        // "19.90 15.4." is a price and a day.
        if isBlank, max(a, b) < 3, text[second.range.upperBound] == "." { return nil }
        if isBlank ? min(a, b) >= 4 : max(a, b) >= 4 && min(a, b) >= 2 { return true }
        if isSigned ? min(a, b) >= 2 : max(a, b) >= 3 && min(a, b) >= (isBlank ? 3 : 2) { return true }
        return isPlausible(first, second) ? false : nil
    }

    private func isPlausible(_ first: Angle, _ second: Angle) -> Bool {
        abs(first.degrees) <= 90 && abs(second.degrees) <= 180
    }
}
