import Core

extension FileProblem {
    /// Why a file is not read, and what works.
    func wording(for name: String) -> Wording {
        switch self {
        case .tooLarge:
            Wording(
                "file.tooLarge",
                "*{name}* is too large for me. I read up to 20 MB, 64 MB when unpacked, 50,000 places and 5,000 tracks.",
                ["name": .text(name)])
        case .unknownFormat:
            Wording(
                "file.unknown",
                "I see no places in *{name}*. I read Google Takeout, GPX, KML, KMZ, GeoJSON, and CSV with columns for latitude and longitude. To keep the file itself, send it with a caption like `note my backup`.",
                ["name": .text(name)])
        case .broken(let line?):
            Wording(
                "file.brokenAt",
                "*{name}* is damaged, or breaks off (line {line}). Please save it again and send that.",
                ["name": .text(name), "line": .number(line)])
        case .broken(nil):
            Wording(
                "file.broken", "*{name}* is damaged, or breaks off. Please save it again and send that.",
                ["name": .text(name)])
        case .tooDeep:
            Wording(
                "file.tooDeep", "*{name}* packs too many things into each other. I do not follow it that deep.",
                ["name": .text(name)])
        case .forbidden:
            Wording(
                "file.forbidden",
                "*{name}* defines words of its own (a DOCTYPE). That can do harm, so I do not read it. Saved without that it works.",
                ["name": .text(name)])
        case .encoding:
            Wording(
                "file.encoding", "I cannot make out the letters of *{name}*. Please save it as UTF-8 and send that.",
                ["name": .text(name)])
        case .locked:
            Wording("file.locked", "*{name}* has a password. Please send it without one.", ["name": .text(name)])
        case .empty: Wording("file.empty", "There is nothing in *{name}*.", ["name": .text(name)])
        }
    }
}
