import Core

extension RichText {
    /// The text cut with "…" to that many Unicode scalars, between two characters: the last guard,
    /// since whatever can be long pages before it comes here.
    func fitted(to limit: Int) -> RichText {
        // There are no more scalars than bytes.
        guard spans.reduce(0, { $0 + $1.text.utf8.count }) > limit,
            spans.reduce(0, { $0 + $1.text.unicodeScalars.count }) > limit
        else { return self }
        var room = limit - 1
        var result = RichText()
        for span in spans {
            let kept = span.text.fitting(room)
            result.spans.append(Span(String(kept), span.style))
            room -= kept.unicodeScalars.count
            if kept.endIndex < span.text.endIndex { break }
        }
        result.spans.append(Span("…"))
        return result
    }
}

extension String {
    /// The longest beginning of whole characters that has at most that many scalars.
    fileprivate func fitting(_ room: Int) -> Substring {
        var rest = room
        return prefix { character in
            rest -= character.unicodeScalars.count
            return rest >= 0
        }
    }

    /// The text cut with "…" to that many Unicode scalars.
    func fitted(to limit: Int) -> String { RichText(self).fitted(to: limit).plain }
}
