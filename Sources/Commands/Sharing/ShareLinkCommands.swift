import Language

/// Makes or shows the link to a thing.
struct ShareLinkCommand: ActsOnThing {
    static let about = About(
        intent: "share.create", key: "share.link", area: .sharing, summary: "A link that opens it for whoever has it",
        phrases: [
            "(give|send|make|get|show) me (a|the) link (to|for|of) [my] [the] [pin|place|list] {what:place|heading!}",
            "(make|create|get) (a|the) link (to|for|of) [my] [the] [pin|place|list] {what:place|heading!}",
            "[the] link (to|for|of) [my] [the] [pin|place|list] {what:place|heading!}",
            "[give me|make] (a|the) link (to|for|of) [my] [the] note {note:text}",
            "[give me|make] (a|the) link (to|for|of) [my] [the] (task|todo|to do) {task:text}",
            "share {what:place|heading!} (by|with a|as a) link",
        ],
        examples: ["give me a link to Bakery"])

    static let deed = ShareDeed.link
    let thing: SaidThing
}

/// Ends the link to a thing.
struct StopLinkCommand: ActsOnThing {
    static let about = About(
        intent: "share.remove", key: "share.stopLink", area: .sharing, summary: "End the link to it",
        phrases: [
            "(stop|end|revoke|delete|remove|cancel|kill|disable) [the|my] link (to|for|of) [my] [the] [pin|place|list] {what:place|heading!}",
            "(stop|end|revoke|delete|remove|cancel|kill|disable) [the|my] link (to|for|of) [my] [the] note {note:text}",
            "(stop|end|revoke|delete|remove|cancel|kill|disable) [the|my] link (to|for|of) [my] [the] (task|todo|to do) {task:text}",
            "(stop|end|revoke|delete|remove|cancel|kill|disable) (the|its|my) link",
        ],
        examples: ["stop the link to Bakery"])

    static let deed = ShareDeed.stopLink
    let thing: SaidThing
}
