import Actions
import Core
import Store

/// How maps look: the size of their letters, light or dark.
struct PicturesCard: BareCard {
    static let verb = "pictures"

    func render(in session: Session) throws -> CardFace? {
        let voice = session.voice, settings = session.settings
        let lines = [
            voice.say(PicturesReply.title), voice.say(PicturesReply.size(settings.pictureSize)),
            voice.say(PicturesReply.theme(isDark: settings.hasDarkPictures)), voice.say(session.audienceLine),
        ]
        let sizes = PictureSize.allCases.filter { $0 != settings.pictureSize }.map {
            SetPictureSize(size: $0).button(PicturesReply.setSize($0), voice)
        }
        let theme = SetPictureTheme(isDark: !settings.hasDarkPictures)
        let foot = [MapHere().button(PicturesReply.see, voice)].filter { _ in !session.isGroup }
        return CardFace(
            lines.joined(),
            buttons: [
                sizes, [theme.button(PicturesReply.setTheme(isDark: theme.isDark), voice)],
                foot + [ShowCard(SettingsCard()).button(CommonReply.back, voice)],
            ], topics: ["settings:\(session.viewer)"])
    }
}

/// The size of letters, by a button.
struct SetPictureSize: Press {
    static let verb = "picsize"
    let size: PictureSize
    init(size: PictureSize) { self.size = size }
    init?(_ arguments: [String]) {
        guard arguments.count == 1, let size = PictureSize(rawValue: arguments[0]) else { return nil }
        self.size = size
    }
    var arguments: [String] { [size.rawValue] }

    func perform(in session: Session) throws -> (any Reply)? {
        try session.setPictureSize(size)
        try session.show(PicturesCard(), note: PicturesReply.size(size))
        return nil
    }
}

/// Light or dark, by a button.
struct SetPictureTheme: Press {
    static let verb = "pictheme"
    let isDark: Bool
    init(isDark: Bool) { self.isDark = isDark }
    init?(_ arguments: [String]) {
        guard arguments == ["dark"] || arguments == ["light"] else { return nil }
        isDark = arguments == ["dark"]
    }
    var arguments: [String] { [isDark ? "dark" : "light"] }

    func perform(in session: Session) throws -> (any Reply)? {
        try session.setDarkPictures(isDark)
        try session.show(PicturesCard(), note: PicturesReply.theme(isDark: isDark))
        return nil
    }
}

/// What is said of how pictures look.
enum PicturesReply: Reply {
    case title, button, see, which
    case now(PictureSize, isDark: Bool)
    case size(PictureSize)
    case setSize(PictureSize)
    case theme(isDark: Bool)
    case setTheme(isDark: Bool)

    var wording: Wording {
        switch self {
        case .title: Wording("pictures.title", "*Maps*: how they look")
        case .button: Wording("pictures.button", "Maps")
        case .see: Wording("pictures.see", "Show a map")
        case .which: Wording("pictures.which", "I know `small maps`, `medium maps` and `large maps`.")
        case .now(let size, let isDark):
            Wording(
                "pictures.now", "Maps: {size}, {theme}",
                ["size": .wording(Self.word(size)), "theme": .wording(Self.word(isDark: isDark))])
        case .size(let size):
            Wording("pictures.size", "Maps have {size}", ["size": .wording(Self.word(size))])
        case .theme(let isDark):
            Wording("pictures.theme", "Maps are {theme}", ["theme": .wording(Self.word(isDark: isDark))])
        case .setSize(.small): Wording("pictures.setSmall", "Small letters")
        case .setSize(.medium): Wording("pictures.setMedium", "Medium letters")
        case .setSize(.large): Wording("pictures.setLarge", "Large letters")
        case .setTheme(true): Wording("pictures.setDark", "Dark maps")
        case .setTheme(false): Wording("pictures.setLight", "Light maps")
        }
    }

    private static func word(_ size: PictureSize) -> Wording {
        switch size {
        case .small: Wording("pictures.small", "small letters")
        case .medium: Wording("pictures.medium", "medium letters")
        case .large: Wording("pictures.large", "large letters")
        }
    }

    private static func word(isDark: Bool) -> Wording {
        isDark ? Wording("pictures.dark", "dark") : Wording("pictures.light", "light")
    }
}
