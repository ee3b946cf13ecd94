import Core
import Language

extension Spoken {
    /// Words that are a part of a message, or of a button's: of no message themselves, so that its reference is empty.
    init(line: ReadLine) {
        let chat = ChatRef(messenger: .telegram, id: "")
        self.init(message: Incoming.Message(ref: MessageRef(chat: chat, id: ""), text: line.text), line: line)
    }
}
