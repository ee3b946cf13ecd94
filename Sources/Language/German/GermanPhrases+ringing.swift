extension GermanPhrases {
    private static let wake =
        "[(setz|setze|stell|stelle|mach|mache) [mir|uns] [bitte]] [ein|einen|nen|den|neuer|neuen] (wecker|alarm) [auf|für]"
    private static let set =
        "(setz|setze|stell|stelle|mach|mache|starte|start) [mir|uns] [bitte] [ein|einen|nen|den|neuen]"
    private static let what = "[zum|für|wegen|:]"

    private static let again = "(immer wieder|ständig|dauernd)"
    private static let ask = "(erinner|erinnere|nerv|nerve) (mich|uns) [\(again)]"
    private static let nag = "((nerv|nerve) (mich|uns) [\(again)]|(erinner|erinnere) (mich|uns) \(again))"
    private static let whose = "[an|ans|daran|mit|wegen] [,] [der|die|das|den|dem]"
    private static let move = "(verschieb|verschiebe|schieb|schiebe|verleg|verlege|änder|ändere)"
    private static let until =
        "bis (erledigt|fertig|(es|das|sie|er) (erledigt|fertig|gemacht|getan) ist|ich fertig bin|ich (es|das) (mache|tue)|ich (es|das|sie|ihn) {deed:word} habe)"

    /// What rings until it is heard.
    static let ringing: [String: CommandPhrases] = [
        "reminder.alarm": CommandPhrases(
            [
                "\(wake) {start:time} \(what) {title:rest}", "\(wake) {start:time}",
                "(weck|wecke) (mich|uns) {start:time} [zum|für|wegen] {title:rest}",
                "(weck|wecke) (mich|uns) {start:time}",
                "[ich|wir] (brauch|brauche|brauchen) einen wecker [um|für] {start:time}",
                "ich (muss|möchte|will) {start:time} (aufstehen|geweckt werden|aufwachen|raus)",
                "(mich|uns) [bitte] {start:time} [bitte] (wecken|aufwecken)",
                "\(wake) in {minutes:number}", "(weck|wecke) (mich|uns) in {minutes:number}",
                "\(wake) {hour:number}", "(weck|wecke) (mich|uns)",
                "(setz|setze|stell|stelle) [mir|uns] [bitte] (einen|nen|den) wecker",
            ], examples: ["Wecker um 6:00: aufstehen", "weck mich um 7"]),
        "reminder.alarmOff": CommandPhrases(
            [
                "(schalt|schalte|stell|stelle|dreh|drehe|mach|mache) [den|meinen] [nächsten] wecker [um|für|auf|von] [{start:time}] (ab|aus)",
                "(lösch|lösche|stopp|stoppe|streich|streiche) [den|meinen] [nächsten] wecker [um|für|auf|von] [{start:time}]",
                "[den|meinen] wecker [um|für|auf|von] [{start:time}] (ausschalten|abstellen|löschen|aus|abschalten)",
                "[den|meinen] wecker [um|für|auf|von] [{start:time}] (brauche|brauch) (ich|wir) nicht [mehr]",
                "[den|meinen] wecker [um|für|auf|von] [{start:time}] (brauche|brauch) (ich|wir) nicht [mehr] [,] [bitte] (ausschalten|abstellen|löschen|abschalten)",
                "wecker {start:time} aus", "wecker {start:time} aus [,] {more:rest}",
                "keinen wecker {start:time}", "ich (brauch|brauche) [{start:time}] keinen wecker [mehr]",
            ], examples: ["schalte den Wecker aus", "Wecker morgen löschen"]),
        "reminder.timer": CommandPhrases(
            [
                "[\(set)] (timer|countdown|eieruhr|küchenwecker) [auf|für|von|über] {length:length} [zum|für|wegen|:] {title:rest}",
                "[\(set)] (timer|countdown|eieruhr|küchenwecker) [auf|für|von|über] {length:length}",
                "[\(set)] timer {span:time}", "[\(set)] timer [auf|für] {minutes:number}",
                "\(set) timer", "timer", "[der|die|das] {title:runner} [für|in|:] {length:length}",
                "{length:length} [für|:] {title:runner}",
                "[\(set)] {length:length} timer", "[\(set)] timer für {title:few} [auf|von|:] {length:length}",
            ], examples: ["Timer 10 Minuten", "stell einen Timer auf 5 Minuten"]),
        "reminder.snooze": CommandPhrases(
            [
                "(schlummer|schlummere|schlummern|snooze) [die] [erinnerung] [an|für] {title:text} (bis|für) {when:rest}",
                "(schlummer|schlummere|schlummern|snooze) [die|meine] [erinnerung] [an|für] [den|die|das] {title:text} [bis] {when:time}",
                "(schlummer|schlummere|schlummern|snooze) [die|meine] [erinnerung] [an|für] [den|die|das] {title:text} [für|um] {when:length}",
                "(schlummer|schlummere|schlummern|snooze) [die] [erinnerung] [an|für] {title:rest}",
                "(schlummern|schlummer|snooze)",
            ], examples: ["schlummer Mama anrufen bis morgen um 9"]),
        "reminder.move": CommandPhrases(
            [
                "\(move) [die|meine] erinnerung [an|ans] [den|die|das] {title:text} (auf|bis|um) {when:rest}",
                "\(move) [die|meine] erinnerung [an|ans] [den|die|das] {title:text} [auf|bis] {when:time}",
                "[die|meine] erinnerung (an|ans) [den|die|das] {title:text} (auf|bis) {when:time} (verschieben|verlegen)",
            ], examples: ["verschiebe die Erinnerung an Mama anrufen auf morgen um 9"]),
        "reminder.ring": CommandPhrases(
            [
                "(mach|mache) (das|es|dies) [zu|zum] [einem|einen|nen] (wecker|alarm)",
                "(mach|mache) [einen|nen] (wecker|alarm) (draus|daraus)", "klingel bis ich es höre",
            ], examples: ["mach einen Wecker draus"]),
        "reminder.nag": CommandPhrases(
            [
                "(nerv|nerve) (mich|uns) [bis es erledigt ist|bis es fertig ist|bis zum erledigen|bis zur erledigung]",
                "(nerv|nerve) (mich|uns) {often:time}",
                "(erinner|erinnere) (mich|uns) (weiter|immer wieder) [daran] [bis es erledigt ist|bis es fertig ist]",
            ], examples: ["nerv mich bis es erledigt ist"]),
        "reminder.untilDone": CommandPhrases(
            [
                "\(ask) {start:time} \(until) [:|,] \(whose) {title:rest}",
                "\(ask) {start:time} [:|,] \(whose) {title:text} [,] \(until)",
                "\(ask) \(whose) {title:text} {start:time} [,] \(until)", "\(ask) \(whose) {title:text} [,] \(until)",
                "\(ask) {start:time} [:|,] \(whose) {title:text} [,] {time:time} [,] \(until)",
                "\(nag) {start:time} [:|,] \(whose) {title:rest}", "\(nag) \(whose) {title:text} {start:time}",
                "\(nag) {start:time} [:|,] \(whose) {title:text} {time:time}",
                "\(nag) (mit|wegen|an|ans|damit|daran) [,] [der|die|das|den|dem] {title:rest}",
                "(nerv|nerve) (mich|uns) (bis zum erledigen|bis zur erledigung|bis es erledigt ist|bis es fertig ist) (mit|wegen|an) [den|die|das|dem|der] {title:rest}",
            ],
            examples: [
                "erinnere mich um 18 Uhr an die Tablette bis ich sie genommen habe", "nerv mich um 18 Uhr: Tablette",
            ]
        ),
        "reminder.before": CommandPhrases(
            [
                "(erinner|erinnere) (mich|uns) {lead:text} (vorher|zuvor|davor|vor) [an|ans|:] [den|die|das|dem|der] {title:text} {start:time}",
                "(erinner|erinnere) (mich|uns) [an|ans|:] [den|die|das] {title:text} {start:time} [,] {lead:text} (vorher|zuvor|davor)",
            ], examples: ["erinnere mich 1 Tag und 1 Stunde vorher: Zahnarzt am Freitag um 15:00"]),
    ]
}
