import Core

/// What is said of what cannot be shown as it is.
enum CourierReply: Reply {
    case below, notDrawn, noFile, notShared, olderPicture, mayNotPin

    var wording: Wording {
        switch self {
        case .below: Wording("card.below", "_↓ Shown again further down._")
        case .notDrawn: Wording("picture.notDrawn", "_The picture could not be drawn this time._")
        case .noFile: Wording("picture.noFile", "_Its picture or file could not be read._")
        case .notShared:
            Wording(
                "picture.notShared",
                "_Its file stays with its owner: it may say where it was made, and I cannot take that out._")
        case .olderPicture:
            Wording("picture.older", "_The picture above is an older one: the new one could not be made this time._")
        case .mayNotPin:
            Wording(
                "sticker.mayNot",
                "_I may not pin messages in this chat. Make me an administrator who may, then press Keep on top again._"
            )
        }
    }
}
