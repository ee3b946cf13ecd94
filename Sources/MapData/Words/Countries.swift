import Foundation

/// The countries by their codes, from Debian's iso-codes where that is installed.
package struct Countries: Sendable {
    package static let shared = Countries(file: "/usr/share/iso-codes/json/iso_3166-1.json")

    private let byCode: [String: [String]]

    /// Without the file no country is known.
    package init(file: String) {
        let list = (try? Data(contentsOf: URL(fileURLWithPath: file))).flatMap {
            try? JSONDecoder().decode([String: [Entry]].self, from: $0)["3166-1"]
        }
        let pairs = (list ?? []).map {
            ($0.alpha_2, [$0.common_name ?? $0.name, $0.name, $0.official_name, $0.alpha_3])
        }
        byCode = Dictionary(pairs.map { ($0, $1.compactMap(\.self)) }) { first, _ in first }
    }

    /// The usual English name; nil for a code that nobody gave out. `code` has two letters (ISO 3166-1 alpha-2).
    package func name(of code: String) -> String? { byCode[code.uppercased()]?.first }

    /// All that it is called in English, and its code of three letters.
    package func names(of code: String) -> [String] { byCode[code.uppercased()] ?? [] }

    private struct Entry: Decodable {
        var alpha_2: String
        var alpha_3: String
        var name: String
        var common_name: String?
        var official_name: String?
    }
}
