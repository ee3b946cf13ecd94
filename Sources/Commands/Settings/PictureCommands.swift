import Actions
import Core
import Language
import Store

/// Chooses the size of letters on maps by a line.
struct PictureSizeCommand: Command {
    private static let size =
        "(small|smaller|smallest|tiny|medium|normal|large|larger|largest|big|bigger|biggest|huge)"

    static let about = About(
        intent: "settings.pictures", key: "settings.mapsize", area: .settings, summary: "The size of letters on maps",
        phrases: [
            Phrase("[use|show|make|set] [me] [the] \(size) (map|maps)"),
            Phrase("[use|show|make] [the] \(size) (letters|text|writing|names|font) on [the|my] (map|maps)"),
            Phrase("[use|show|make|set] [the] (map|maps) \(size)"),
            Phrase("[the] (letters|text|writing|names|font) on [the|my] (map|maps) \(size)"),
            "[set] [my|the] map size [to|is|:] {size:word}", "(set|change) [my] [the] map size",
            "map (letters|text|font) {size:word}",
        ],
        examples: ["map size large", "small maps"])

    let size: PictureSize

    init(_ said: Said) throws {
        let sizes: [(SignalWord, PictureSize)] = [(.small, .small), (.medium, .medium), (.large, .large)]
        let line = said.spoken.line
        guard let size = sizes.first(where: { line.says($0.0) })?.1 else { throw Refusal(PicturesReply.which) }
        self.size = size
    }

    func perform(in session: Session) throws {
        try session.setPictureSize(size)
        try session.tell(PicturesReply.size(size))
    }
}

/// Chooses light or dark maps by a line.
struct PictureThemeCommand: Command {
    static let about = About(
        intent: "settings.pictures", key: "settings.maptheme", area: .settings, summary: "Light or dark maps",
        phrases: [
            "[use|show|make|set] [me] [the] (dark|light|bright|night|black|white) (map|maps)",
            "[use|show|make|set] [the] (map|maps) [to|in] (dark|light|bright|night) [mode]",
            "(dark|light|night) mode [for] [the|my] (map|maps)", "(dark|light|night) mode",
            "[use] (dark|light) (map|maps|pictures) [please]", "map theme (dark|light)",
        ],
        examples: ["dark maps", "light maps"])

    let isDark: Bool
    init(_ said: Said) throws { isDark = said.spoken.line.says(.dark) }

    func perform(in session: Session) throws {
        try session.setDarkPictures(isDark)
        try session.tell(PicturesReply.theme(isDark: isDark))
    }
}
