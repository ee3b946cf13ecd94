import Core
import Store

extension Outgoing {
    /// The same for the same looks, in every run.
    var fingerprint: String {
        let json = (try? JSONText.encode(self)) ?? ""
        let marks = (media == nil ? "" : Self.mediaMark) + (pin == true ? Self.topMark : "")
        return marks + Fingerprint(of: json.utf8).text
    }

    /// What is said above it this once: its text first, its buttons last.
    func under(_ preface: Outgoing) -> Outgoing {
        var whole = self
        whole.text = preface.text + "\n\n" + text
        whole.buttons += preface.buttons
        whole.effect = preface.effect
        return whole
    }

    static let mediaMark = "media-"
    static let topMark = "top-"

    /// A picture gives way where its words would not fit under it; a photo of somebody's never does.
    func withWords(fitting abilities: Abilities?) -> Outgoing {
        guard media?.picture != nil, let abilities, text.plain.unicodeScalars.count > abilities.captionLength else {
            return self
        }
        var words = self
        words.media = nil
        return words
    }
}

extension CardRow {
    /// The card's message shows a picture or a file, as its hash tells.
    var showsMedia: Bool { hash?.hasPrefix(Outgoing.mediaMark) == true }

    /// The card's message was put on top of its chat, as its hash tells.
    var isOnTop: Bool { hash?.contains(Outgoing.topMark) == true }
}
