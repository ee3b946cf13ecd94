import Core
package import Store

extension Session {
    /// Says hello to a group into which the bot came; at most once a day.
    package func greet() throws {
        guard isGroup, try mayGreet() else { return }
        try say(reply: StartReply.group)
    }
}
