import Actions
import Core
import Language
import Store

extension Session {
    /// Tells in a line what became of a thing, which can be opened; cards of it that stand in the chat show it anyway.
    func tell(_ reply: some Reply, of thing: Thing, buttons: [[Button]] = []) throws {
        let open = try card(of: thing).map { [[ShowCard($0).button(CommonReply.open, voice)]] } ?? []
        try tell(reply, buttons: buttons + open, about: thing)
    }
}
