import Core
import Language

/// "great coffee, cheap, 5 stars": stars and a price mark within a line, and what else it says.
struct RatedText {
    let stars: Int?
    /// 1 cheap to 3 dear: a part between commas that says nothing else.
    let price: Int?
    /// nil where stars and a price are all that it says.
    let line: String?

    var saysOnlyStars: Bool { stars != nil && line == nil && price == nil }

    /// Stars and nothing else; nil where there are not so many.
    init(stars: Int?) { (self.stars, price, line) = (stars, nil, nil) }

    init(_ words: String, language: LanguageID) {
        let found = LineReader.read(words, language: language).found.lazy.compactMap { found -> (Int, Range<Int>)? in
            guard case .rating(let rating) = found.value, let stars = rating.ofFive else { return nil }
            return (stars, found.range)
        }.first
        stars = found?.0
        let rest = found.map { words.without($0.1).trimmingMarks } ?? words.trimmed
        let parts = rest.split { ",;".contains($0) }.map { String($0).trimmed }
        price = parts.lazy.compactMap { language.price(called: $0) }.first?.rawValue
        let said = price == nil ? rest : parts.filter { language.price(called: $0) == nil }.joined(separator: ", ")
        line = said.isEmpty && (stars != nil || price != nil) ? nil : said
    }
}

extension SaidRating {
    /// 1-5 stars; nil for what is none of these.
    var ofFive: Int? {
        let stars = (value * SaidRating.stars / (best ?? SaidRating.stars)).rounded()
        return value == value.rounded() && (1...5).contains(stars) ? Int(stars) : nil
    }
}

extension String {
    /// The words around a range of UTF-8 offsets.
    fileprivate func without(_ range: Range<Int>) -> String {
        let bytes = Array(utf8)
        return String(decoding: bytes[..<range.lowerBound] + bytes[range.upperBound...], as: UTF8.self).trimmed
    }

    /// Without the commas and dashes that stood round what was taken out.
    fileprivate var trimmingMarks: String {
        let marks: Set<Character> = [",", ";", "-", "–", ".", " ", ":"]
        var part = self[...]
        while let first = part.first, marks.contains(first) { part = part.dropFirst() }
        while let last = part.last, marks.contains(last) && last != "." { part = part.dropLast() }
        return String(part)
    }
}
