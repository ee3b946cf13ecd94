import Foundation

extension String {
    /// Where words stand that are no part of longer ones, whatever their capitals: "3", but not in "13".
    func wholeRanges(of words: String) -> [Range<String.Index>] {
        let isPart = { (character: Character) in character.isLetter || character.isNumber }
        var found: [Range<String.Index>] = [], start = startIndex
        while let range = range(of: words, options: .caseInsensitive, range: start..<endIndex), !range.isEmpty {
            let isBegun = range.lowerBound == startIndex || !isPart(self[index(before: range.lowerBound)])
            if isBegun, range.upperBound == endIndex || !isPart(self[range.upperBound]) { found.append(range) }
            start = range.upperBound
        }
        return found
    }
}
