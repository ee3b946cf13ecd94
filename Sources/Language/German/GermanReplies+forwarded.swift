extension GermanReplies {
    /// What was passed on to the bot.
    static let forwarded = [
        "forward.letter": "Das liest sich wie ein Brief. Als was soll ich es behalten?",
        "forward.event": "In meinen Kalender",
        "forward.which": "Das hast du weitergeleitet. Als was soll ich es behalten?",
        "forward.whichOf": "Das hat {name} geschrieben. Als was soll ich es behalten?",
    ]
}
