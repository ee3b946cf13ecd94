import Actions
import Core
import Language
import Store

/// Finds words in all that one has: pins, lists, notes, reminders, people, and what others share.
struct SearchCommand: Command {
    static let about = About(
        intent: "search", area: .maps, menu: "search", summary: "Search all that is yours",
        phrases: [
            "(find|search|search for|look for|look up) [for] [the] {words:few}",
            "(search|look) [in|through] [all] [of] my (things|stuff|notes|pins|places|reminders|lists|tasks|todos|to dos) [for|about] {words:text}",
            "(search|search for|find|look for) {words:text} in [all] [of] my (things|stuff|notes|pins|places|reminders|lists|tasks|todos|to dos)",
            "(find|search|search for|show) [me] [all] [of] [my] [the] (notes|pins|places|things|reminders) (about|with|saying|mentioning|that say|that mention|labelled|tagged|called) {words:text}",
            "where did i (write|note|put|save|keep) [down] (about|something about|anything about|that|that about) {words:text}",
            "where did i (write|note) [down] {words:text}", "where did i (put|save|keep) {words:few}",
            "(what|which) [of] [my] (notes|pins|places|reminders) (say|mention|are about|contain|have) {words:text}",
            "what did i (write|note|say|note down|write down) about {words:text}",
            "what do i know about [the|my] {words:text}",
            "(find|where is|wheres) [my] [the] (note|notes) (about|on|with|for) [the] {words:few}",
            "do i have (a note|notes|any notes) (about|on|with|saying) {words:text}",
            "do i have (anything|something) (about|with|saying) {words:text}",
            "(search|search my things|search everything|find something|search my notes)",
        ],
        examples: ["find bread", "search my notes for bread", "where did I write about squats"])

    let words: String?

    init(_ said: Said) throws { words = said.slots.text("words")?.trimmed }

    func perform(in session: Session) throws {
        guard let words, !words.isEmpty else {
            return try session.ask(SearchQuestion(), saying: SearchReply.what)
        }
        try session.showSearch(for: words)
    }
}

/// Waits for the words to look for.
struct SearchQuestion: Question {
    static let verb = "search"

    func answer(_ spoken: Spoken, in session: Session) throws -> Bool {
        guard !spoken.text.isEmpty, !spoken.meansCommand else { return false }
        try session.showSearch(for: spoken.unquoted)
        try session.clearQuestion()
        return true
    }
}

/// A command that looks for words in the world: what is not among one's own things is offered to it.
protocol SearchesMap: Command {
    /// The press that does it; nil where the words are too long for a button.
    static func search(for words: SearchWords) -> (any Press)?
}

extension SearchWords {
    /// What looks for them on the map; nil where nothing does.
    var onMap: (any Press)? {
        CommandCatalog.commands.lazy.compactMap { ($0 as? any SearchesMap.Type)?.search(for: self) }.first
    }
}

extension Session {
    func showSearch(for text: String) throws {
        guard let words = SearchWords(text) else { throw Refusal(SearchReply.what) }
        try show(SearchCard(words))
    }
}
