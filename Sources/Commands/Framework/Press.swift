package import Core
package import Store

/// A button as a typed value. It says the state to reach, so that pressing it twice acts once.
package protocol Press: Coded {
    /// Does it; what it returns is shown as a pop-up.
    func perform(in session: Session) throws -> (any Reply)?
}

extension Press {
    /// A button with a label in the person's language.
    package func button(_ label: some Reply, _ voice: Voice, _ tone: Button.Tone? = nil) -> Button {
        Button(voice.words(label), .press(code), tone)
    }
}
