import Core
import Store

extension Outgoing {
    /// The same for the same looks, in every run. Words and buttons, which are most of it, are taken as they are.
    var fingerprint: String {
        var rest = self
        (rest.text, rest.buttons) = (RichText(), [])
        var looks = rest == Outgoing(RichText()) ? [] : Self.json(rest)
        for span in text.spans {
            looks += span.text.utf8
            looks.append(0)
            if span.style != .plain { looks += Self.json(span.style) + [0] }
        }
        for row in buttons {
            for button in row { button.add(to: &looks) }
            looks.append(1)
        }
        let marks = (media == nil ? "" : Self.mediaMark) + (pin == true ? Self.topMark : "")
        return marks + Fingerprint(of: looks).text
    }

    fileprivate static func json(_ value: some Encodable) -> [UInt8] {
        Array((try? JSONText.encode(value))?.utf8 ?? "".utf8)
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

extension Button {
    fileprivate func add(to looks: inout [UInt8]) {
        guard case .press(let code) = action, tone == nil else { return looks += Outgoing.json(self) }
        looks += label.utf8
        looks.append(2)
        looks += code.utf8
        looks.append(3)
    }
}

extension CardRow {
    /// The card's message shows a picture or a file, as its hash tells.
    var showsMedia: Bool { hash?.hasPrefix(Outgoing.mediaMark) == true }

    /// The card's message was put on top of its chat, as its hash tells.
    var isOnTop: Bool { hash?.contains(Outgoing.topMark) == true }
}
