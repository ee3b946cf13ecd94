import Actions
import Core
import Language
import Store

/// Help: all topics, or one.
struct HelpCommand: Command {
    static let about = About(
        intent: "help", area: .talk, menu: "help", summary: "What you can say",
        phrases: [
            "help [me]", "help [me] (with|about|on|for) {topic:word}", "help {topic:word}",
            "what can (you|u|i) (do|say|type) [here]",
            "how (do i|to) (use|start) [this|it|you]", "how does (this|it) work", "commands", "menu", "what are you",
            "[how] (do i|to) use {topic:word}", "how do {topic:word} work", "how does {topic:word} work",
            "(resources|how to|howto|tutorial|guide|manual|instructions)",
            "who are you", "where (do|should|can) i (start|begin)", "(ok|okay) now what",
            "what is this", "?",
        ],
        examples: ["help", "help notes", "what can you do"])

    let topic: String?
    init(_ said: Said) throws { topic = said.slots.text("topic") }

    func perform(in session: Session) throws {
        try session.show(HelpCard(area: topic.flatMap { HelpCard.area(named: $0, session.voice) }))
    }
}
