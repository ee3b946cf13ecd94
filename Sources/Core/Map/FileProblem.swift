/// Why a file of somebody's is not read: each has a sentence of its own.
package enum FileProblem: Error, Hashable, Sendable, Codable {
    /// More bytes, places or tracks than we read, packed or unpacked.
    case tooLarge
    /// Not a format that we know.
    case unknownFormat
    /// It breaks off or breaks its format's rules, at that line where a line is known.
    case broken(line: Int?)
    /// Too many levels within each other.
    case tooDeep
    /// It names a document type or entities of its own, which we do not follow.
    case forbidden
    /// Not text in a writing that we know.
    case encoding
    /// An archive with a password.
    case locked
    /// Nothing in it that could be kept.
    case empty
}
