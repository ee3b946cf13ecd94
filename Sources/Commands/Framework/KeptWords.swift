import Core
import Store

extension String {
    /// What was typed as it is kept: without NUL and without space around it.
    ///
    /// Longer than so many code points, which is what SQLite's `length()` counts, it is refused in those words.
    func kept(upTo longest: Int, orRefuse tooLong: (Int) -> some Reply) throws -> String {
        let clean = String(UnicodeScalarView(unicodeScalars.filter { $0 != "\0" })).trimmed
        let length = clean.unicodeScalars.count
        guard length <= longest else { throw Refusal(tooLong(length)) }
        return clean
    }

    /// Its lines as one.
    var asOneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}
