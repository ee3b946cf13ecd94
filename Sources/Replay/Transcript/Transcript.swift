import Foundation

/// A readable dialogue that is also a test, as it stands in its file.
struct Transcript: Sendable {
    /// The file as messages name it.
    let file: String
    /// Where the files that the dialogue sends lie.
    let folder: URL
    /// Every line of the file, without line ends.
    let lines: [String]
    /// In order; the first has no action.
    let blocks: [Block]
}

/// One thing that is done, and all that is expected of it.
struct Block: Sendable {
    /// Absent in the first block: what stands before anything is done.
    let action: Action?
    /// Every line of the block, the action's own first.
    var steps: [Step]
    /// Whose chat plain `bot:` lines mean.
    let speaker: String?

    /// The number of its first line, from 1.
    var line: Int { (steps.first?.lines.lowerBound ?? 0) + 1 }
}

/// One entry of a transcript: a line with its further lines.
struct Step: Sendable {
    enum Content: Sendable {
        /// A blank line or a comment.
        case nothing
        case action
        case expectation(Expected)
    }

    /// Indices into the transcript's lines.
    let lines: Range<Int>
    let content: Content
}

/// What keeps a transcript from being read or run, as a sentence with its place.
package struct TranscriptError: Error, Sendable, Hashable, CustomStringConvertible {
    package let file: String
    /// From 1.
    package let line: Int
    package let sentence: String
    package var description: String { "\(file):\(line): \(sentence)" }
}
