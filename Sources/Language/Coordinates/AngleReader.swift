/// Reads one half of a coordinate: "48.2082", "N48.2082", "48°12'29.5\"N", "48 12.492 N", "lat: 48.2".
struct AngleReader {
    let text: ScalarText
    let lexicon: Lexicon
    let decimal: Unicode.Scalar

    func read(at start: Int) -> Angle? {
        var index = start
        var axis = word(at: &index)
        var hemisphere = axis == nil ? letter(at: &index) : nil
        let sign = sign(at: &index)
        guard let degrees = number(at: &index) else { return nil }
        var angle = Angle(
            degrees: degrees.value, decimals: degrees.decimals, wholeDigits: degrees.wholeDigits, isMarked: false,
            isSigned: sign != nil, range: start..<index)
        let mayGoOn = degrees.decimals == 0
        if degreeSign(at: &index) { angle.isMarked = true }
        if mayGoOn { parts(of: &angle, at: &index, isLettered: hemisphere != nil || axis != nil) }
        if hemisphere == nil, axis == nil { hemisphere = letterBehind(at: &index) }
        if let hemisphere { axis = hemisphere.isLatitude ? .latitude : .longitude }
        guard hemisphere == nil || sign == nil else { return nil }
        angle.degrees *= sign ?? hemisphere?.sign ?? 1
        angle.axis = axis
        angle.range = start..<index
        return angle
    }

    /// Minutes and seconds, where they are written with their marks, or bare between letters.
    private func parts(of angle: inout Angle, at index: inout Int, isLettered: Bool) {
        let before = index
        let isMarked = angle.isMarked
        guard let minutes = part(at: &index, mark: isMinuteMark) else { return }
        var total = minutes.value / 60
        var tooMany = minutes.value >= 60 ? minutes.value : nil
        var marks = minutes.isMarked
        if minutes.decimals == 0, let seconds = part(at: &index, mark: isSecondMark) {
            total += seconds.value / 3600
            if seconds.value >= 60 { tooMany = tooMany ?? seconds.value }
            marks = marks || seconds.isMarked
        }
        var behind = index
        guard isMarked || marks || isLettered || letterBehind(at: &behind) != nil else {
            index = before
            return
        }
        angle.degrees += total
        angle.tooMany = tooMany
        angle.decimals = nil
        angle.isMarked = isMarked || marks
    }

    private func part(
        at index: inout Int, mark: (Int) -> Int
    ) -> (value: Double, decimals: Int, isMarked: Bool)? {
        var end = index
        skipBlanks(&end)
        if text[end] == ":" { end += 1 }
        guard let number = number(at: &end), number.wholeDigits <= 2 else { return nil }
        var behind = end
        skipBlanks(&behind)
        let length = mark(behind)
        index = length > 0 ? behind + length : end
        return (number.value, number.decimals, length > 0)
    }
}
