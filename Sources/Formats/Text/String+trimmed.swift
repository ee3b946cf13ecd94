import Foundation

extension StringProtocol {
    /// Without white space round it.
    var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }

    /// Trimmed; nil where nothing is left.
    var unlessBlank: String? {
        let text = trimmed
        return text.isEmpty ? nil : text
    }
}
