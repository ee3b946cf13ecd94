import Core
import Foundation

/// JSON as Foundation's objects, after its depth was looked at.
enum JSONTree {
    static func read(_ data: Data, depth: Int) throws(FileProblem) -> Any {
        guard isShallow(data, depth: depth) else { throw .tooDeep }
        do {
            return try JSONSerialization.jsonObject(with: data)
        } catch {
            throw .broken(line: nil)
        }
    }

    /// Brackets within each other, outside of strings.
    private static func isShallow(_ data: Data, depth: Int) -> Bool {
        var open = 0, isString = false, isEscaped = false
        for byte in data {
            if isEscaped {
                isEscaped = false
            } else if isString {
                if byte == UInt8(ascii: "\\") { isEscaped = true }
                if byte == UInt8(ascii: "\"") { isString = false }
            } else {
                switch byte {
                case UInt8(ascii: "\""): isString = true
                case UInt8(ascii: "{"), UInt8(ascii: "["): open += 1
                case UInt8(ascii: "}"), UInt8(ascii: "]"): open -= 1
                default: break
                }
                if open > depth { return false }
            }
        }
        return true
    }
}
