import Actions
import Core
import Language
import Store

/// What is thought of a place that was spoken of, without its name.
extension Session {
    /// "5 stars", "great cake, 5 stars" of the place that was spoken of last, and "make it 3 stars", "actually 3" of its
    /// review: so many stars, never new words; false where no stars are said.
    func rate(saidIn spoken: Spoken, _ understanding: Understanding) throws -> Bool {
        guard understanding.best == nil || spoken.followUp != nil, !spoken.line.asks,
            spoken.message.attachments.isEmpty,
            let thing = try spokenOf(spoken.repliedThing).last, let place = try place(about: thing)
        else { return false }
        let anew = spoken.followUp.flatMap { $0.wordsAnew }
        guard
            let rated = try rating(in: anew ?? spoken.text.withoutEnd, isFigure: anew != nil && thing.kind == .review),
            anew == nil ? rated.line == nil || spoken.line.setsStarsApart : rated.line == nil
        else {
            return try thing.kind == .review && addLine(saidIn: spoken, to: ReviewID(thing.id))
        }
        guard let stars = rated.stars else { throw notStars(anew ?? spoken.text.withoutEnd, place) }
        let text = try rated.line.map { try ReviewText(checking: $0).text }
        try rate(.pin(place), ReviewChange(stars: stars, price: rated.price, text: text))
        return true
    }

    /// What words say of stars; nil where they say nothing of them. `isFigure`: a number alone are stars, too.
    private func rating(in words: String, isFigure: Bool) throws -> RatedText? {
        let rated = RatedText(words, language: language)
        if rated.stars != nil { return rated }
        if rated.line != nil,
            RatedText(LineReader.read(words, language: language).saying(figure: "1"), language: language).saysOnlyStars
        {
            return RatedText(stars: nil)
        }
        guard isFigure, let number = Int(words.trimmed) else { return nil }
        return RatedText(stars: (1...5).contains(number) ? number : nil)
    }

    /// "add: nice staff" right after a review: below the line that it has.
    private func addLine(saidIn spoken: Spoken, to id: ReviewID) throws -> Bool {
        // "and milk" is for a list.
        guard let followUp = spoken.followUp, followUp.kind == .add,
            spoken.line.tokens.contains(where: { $0.key == ":" }),
            let old = try review(id)?.review.text
        else { return false }
        try writeReview(id, [old, followUp.words].filter { !$0.isEmpty }.joined(separator: ", "))
        return true
    }
}

extension FollowUp {
    /// What a thing is to be instead: "3 stars" of "make it 3 stars", "3" of "actually 3"; nil where it says no such thing.
    fileprivate var wordsAnew: String? {
        if kind == .pick, case .number(let number)? = choice { return "\(number)" }
        return [.change, .correct, .rather, .nearly, .meant].contains(kind) ? words : nil
    }
}

extension ReadLine {
    /// "great cake, 5 stars", "5 stars, great cake", but not "hotel with 5 stars", which is looked for.
    fileprivate var setsStarsApart: Bool {
        found.contains { found in
            guard case .rating = found.value else { return false }
            return found.tokens.lowerBound == 0 || tokens[found.tokens.lowerBound - 1].kind == .punctuation
        }
    }
}
