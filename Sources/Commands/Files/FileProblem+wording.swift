import Core

extension FileProblem {
    /// Why a file is not read, and what works.
    func wording(for name: String) -> Wording {
        let values: [String: WordingValue] = ["name": .text(name)]
        return switch self {
        case .tooLarge:
            Wording(
                "file.tooLarge",
                "*{name}* is too large for me. I read up to 20 MB, 64 MB when unpacked, and 50,000 places.", values)
        case .unknownFormat:
            Wording(
                "file.unknown",
                "I see no places in *{name}*. I read Google Takeout, GPX, KML, KMZ, GeoJSON, and CSV with columns for latitude and longitude. To keep the file itself, send it with a caption like `note my backup`.",
                values)
        case .broken(let line?):
            Wording(
                "file.brokenAt",
                "*{name}* is damaged, or breaks off (line {line}). Please save it again and send that.",
                values.merging(["line": .number(line)]) { first, _ in first })
        case .broken(nil):
            Wording(
                "file.broken", "*{name}* is damaged, or breaks off. Please save it again and send that.", values)
        case .tooDeep:
            Wording(
                "file.tooDeep", "*{name}* packs too many things into each other. I do not follow it that deep.", values)
        case .forbidden:
            Wording(
                "file.forbidden",
                "*{name}* defines words of its own (a DOCTYPE). That can do harm, so I do not read it. Saved without that it works.",
                values)
        case .encoding:
            Wording(
                "file.encoding", "I cannot make out the letters of *{name}*. Please save it as UTF-8 and send that.",
                values)
        case .locked:
            Wording("file.locked", "*{name}* has a password. Please send it without one.", values)
        case .empty: Wording("file.empty", "There is nothing in *{name}*.", values)
        }
    }
}
