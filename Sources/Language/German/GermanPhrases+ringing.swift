extension GermanPhrases {
    private static let wake =
        "[(setz|setze|stell|stelle|mach|mache) [mir|uns] [bitte]] [ein|einen|nen|den|neuer|neuen] wecker [auf|für]"
    private static let what = "[zum|für|wegen|:]"

    /// What rings until it is heard.
    static let ringing: [String: CommandPhrases] = [
        "reminder.alarm": CommandPhrases(
            [
                "\(wake) {start:time} \(what) {title:rest}", "\(wake) {start:time}",
                "(weck|wecke) (mich|uns) {start:time} [zum|für|wegen] {title:rest}",
                "(weck|wecke) (mich|uns) {start:time}",
                "(weck|wecke) (mich|uns)", "(setz|setze|stell|stelle) [mir|uns] [bitte] (einen|nen|den) wecker",
            ], examples: ["Wecker um 6:00: aufstehen", "weck mich um 7"]),
        "reminder.before": CommandPhrases(
            [
                "(erinner|erinnere) (mich|uns) {lead:text} (vorher|zuvor|davor|vor) [an|ans|:] [den|die|das|dem|der] {title:text} {start:time}",
                "(erinner|erinnere) (mich|uns) [an|ans|:] [den|die|das] {title:text} {start:time} [,] {lead:text} (vorher|zuvor|davor)",
            ], examples: ["erinnere mich 1 Tag und 1 Stunde vorher: Zahnarzt am Freitag um 15:00"]),
    ]
}
