extension GermanPhrases {
    private static let wake =
        "[(setz|setze|stell|stelle|mach|mache) [mir|uns] [bitte]] [ein|einen|nen|den|neuer|neuen] (wecker|alarm) [auf|für]"
    private static let what = "[zum|für|wegen|:]"

    /// What rings until it is heard.
    static let ringing: [String: CommandPhrases] = [
        "reminder.alarm": CommandPhrases(
            [
                "\(wake) {start:time} \(what) {title:rest}", "\(wake) {start:time}",
                "(weck|wecke) (mich|uns) {start:time} [zum|für|wegen] {title:rest}",
                "(weck|wecke) (mich|uns) {start:time}",
                "\(wake) {hour:number}", "(weck|wecke) (mich|uns)",
                "(setz|setze|stell|stelle) [mir|uns] [bitte] (einen|nen|den) wecker",
            ], examples: ["Wecker um 6:00: aufstehen", "weck mich um 7"]),
        "reminder.ring": CommandPhrases(
            [
                "(mach|mache) (das|es|dies) [zu|zum] [einem|einen|nen] (wecker|alarm)",
                "(mach|mache) [einen|nen] (wecker|alarm) (draus|daraus)", "klingel bis ich es höre",
            ], examples: ["mach einen Wecker draus"]),
        "reminder.nag": CommandPhrases(
            [
                "(nerv|nerve) (mich|uns) [bis es erledigt ist|bis es fertig ist]",
                "(erinner|erinnere) (mich|uns) (weiter|immer wieder) [daran] [bis es erledigt ist|bis es fertig ist]",
            ], examples: ["nerv mich bis es erledigt ist"]),
        "reminder.before": CommandPhrases(
            [
                "(erinner|erinnere) (mich|uns) {lead:text} (vorher|zuvor|davor|vor) [an|ans|:] [den|die|das|dem|der] {title:text} {start:time}",
                "(erinner|erinnere) (mich|uns) [an|ans|:] [den|die|das] {title:text} {start:time} [,] {lead:text} (vorher|zuvor|davor)",
            ], examples: ["erinnere mich 1 Tag und 1 Stunde vorher: Zahnarzt am Freitag um 15:00"]),
    ]
}
