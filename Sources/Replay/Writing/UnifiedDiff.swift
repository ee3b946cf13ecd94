/// The difference of two texts in the unified form (POSIX diff -u), with few lines around.
struct UnifiedDiff {
    private static let context = 3

    private struct Line {
        let sign: Character
        let text: Substring
        /// Numbers from 1 in either text, of this line or the one that would stand here.
        let old: Int
        let new: Int
    }

    private let file: String
    private let lines: [Line]

    init(_ old: String, _ new: String, file: String) {
        self.file = file
        lines = Self.lines(Self.split(old), Self.split(new))
    }

    /// Empty where the texts are the same.
    var text: String {
        let hunks = hunks()
        return hunks.isEmpty ? "" : "--- \(file) (expected)\n+++ \(file) (came)\n" + hunks.map(written).joined()
    }

    private static func split(_ text: String) -> [Substring] {
        text.hasSuffix("\n")
            ? text.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
            : text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    private static func lines(_ old: [Substring], _ new: [Substring]) -> [Line] {
        let difference = new.difference(from: old)
        var removed: Set<Int> = [], inserted: Set<Int> = []
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var lines: [Line] = []
        var (left, right) = (0, 0)
        while left < old.count || right < new.count {
            if removed.contains(left) {
                lines.append(Line(sign: "-", text: old[left], old: left + 1, new: right + 1))
                left += 1
            } else if inserted.contains(right) {
                lines.append(Line(sign: "+", text: new[right], old: left + 1, new: right + 1))
                right += 1
            } else {
                lines.append(Line(sign: " ", text: old[left], old: left + 1, new: right + 1))
                left += 1
                right += 1
            }
        }
        return lines
    }

    /// Changed lines with those around them; what touches is one.
    private func hunks() -> [Range<Int>] {
        var hunks: [Range<Int>] = []
        for index in lines.indices where lines[index].sign != " " {
            let range = max(0, index - Self.context)..<min(lines.count, index + Self.context + 1)
            if let last = hunks.last, last.upperBound >= range.lowerBound {
                hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
            } else {
                hunks.append(range)
            }
        }
        return hunks
    }

    private func written(_ hunk: Range<Int>) -> String {
        let lines = lines[hunk]
        let old = lines.count { $0.sign != "+" }
        let new = lines.count { $0.sign != "-" }
        let head = "@@ -\(lines.first?.old ?? 0),\(old) +\(lines.first?.new ?? 0),\(new) @@\n"
        return head + lines.map { "\($0.sign)\($0.text)\n" }.joined()
    }
}
