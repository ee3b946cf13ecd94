import Language

/// Tells who changed a thing, and when.
struct ThingHistoryCommand: ActsOnThing {
    static let about = About(
        intent: "history", key: "history.thing", area: .sharing, summary: "Who changed it, and when",
        phrases: [
            "[show] [me] [the] (history|log|changes) (of|for|to|on) [my] [the] [pin|place|list] {what:place|heading|list!}",
            "[show] [me] [the] (history|log|changes) (of|for|to|on) [my] [the] note {note:text}",
            "who (changed|edited) [what on|something on|things on] [my] [the] [pin|place|list] {what:place|heading|list!}",
            "who (added|ticked|ticked off) [the] {task:few}",
            "who (changed|edited) [my] [the] note {note:text}",
            "(history of|changes to|who changed|who edited) (it|this|that)",
            "[show] [me] [the] (history|log) (of|for) [my] [the] [pin|place|list] {what:text}",
            "who (changed|edited) [my|the] [pin|place|list] {what:word}",
        ],
        examples: ["history of Bakery", "who changed Bakery?"])

    static let deed = ShareDeed.history
    let thing: SaidThing
}
