extension GermanPhrases {
    private static let all =
        "[alle|alles|meine|die|unsere] [nachrichten|benachrichtigungen|erinnerungen|meldungen|hinweise]"
    private static let summary =
        """
        (übersicht|tagesübersicht|morgenübersicht|abendübersicht|zusammenfassung|tageszusammenfassung|\
        morgenzusammenfassung|abendzusammenfassung|überblick|tagesüberblick)
        """
    private static let lead = "[schick|schicke|gib|zeig|zeige] [mir|uns] [eine|die|meine] [tägliche]"

    static let notices: [String: CommandPhrases] = [
        "settings.notices": CommandPhrases(
            [
                "[zeig|zeige|öffne|ändere] [mir] [meine|die] (nachrichten|benachrichtigungen|meldungen|hinweise)",
                "(niemand|keiner|nur freunde|nur meine freunde|nur follower) (darf|soll) (mich um etwas bitten|mir aufgaben geben|etwas mit mir teilen|mit mir teilen)",
                "keine (anfragen|bitten) [mehr] [von (anderen|fremden|niemandem)]",
                "[meine|die] (benachrichtigungseinstellungen|nachrichteneinstellungen)",
                "was schickst du [mir] [von selbst|alles]",
                "welche (nachrichten|benachrichtigungen|meldungen|hinweise|mitteilungen) (bekomme|kriege|bekomm|krieg) ich",
                "[meine|die|alle] (benachrichtigungen|meldungen|hinweise|mitteilungen) (ausschalten|einschalten|abschalten|abstellen|aus|an)",
                "(schalt|schalte|stell|stelle) [meine|die|alle] (benachrichtigungen|meldungen|hinweise|mitteilungen) (aus|ein|an|ab)",
                "[schalt|schalte|stell|stelle|mach|mache] [meine|die|alle] (erinnerungen|übersichten|nachrichten|benachrichtigungen) (stumm|lautlos|leise|laut) [schalten|stellen]",
            ],
            examples: ["benachrichtigungen", "was schickst du mir von selbst"]),
        "settings.journey": CommandPhrases(
            [
                "(ich bin|wir sind) [gerade|grad|jetzt|nun] in {zone:zone} [jetzt|gerade|angekommen|gelandet]",
                "[gerade|grad] in {zone:zone} (gelandet|angekommen)",
            ],
            examples: ["ich bin in Tokio"]),
        "settings.quiet": CommandPhrases(
            [
                "[meine|unsere] (ruhe|ruhezeit|ruhezeiten|nachtruhe) [ist|sind|von|zwischen] {hours:time}",
                "[meine|unsere] (ruhe|ruhezeit|ruhezeiten|nachtruhe) [ist|sind|von|zwischen] {from:number} [uhr] [bis|und] {until:number} [uhr]",
                "(keine|nie) (nachrichten|benachrichtigungen|erinnerungen|meldungen) {hours:time}",
                "(stör|störe|weck|wecke) mich nicht {hours:time}",
                "(nicht|bitte nicht) (stören|wecken) {hours:time}",
                "[sei|bleib] [bitte] (leise|still|ruhig) {hours:time}",
                "[zeig|zeige] [mir] [meine|die|unsere] (ruhezeit|ruhezeiten)", "wann ist [meine|unsere] ruhezeit",
            ],
            examples: ["ruhe 22-7", "keine Nachrichten zwischen 22 und 7 Uhr"]),
        "settings.quiet.off": CommandPhrases(
            [
                "[meine|die|unsere] (ruhe|ruhezeit|ruhezeiten|nachtruhe) (aus|weg|löschen|beenden|ausschalten)",
                "keine (ruhezeit|ruhezeiten|nachtruhe) [mehr]",
                "(lösch|lösche|beende) [meine|die|unsere] (ruhezeit|ruhezeiten|nachtruhe)",
            ],
            examples: ["ruhezeit aus"]),
        "settings.pause": CommandPhrases(
            [
                "(pause|pausiere|pausier) \(all) {when:time}",
                "(pause|pausiere|pausier) \(all) (bis|für|bis nach) {when:rest}",
                "(halt|halte) \(all) an (bis|für) {when:rest}",
                "keine (nachrichten|benachrichtigungen|erinnerungen|meldungen) (bis|für) {when:rest}",
                "[ich bin|wir sind] [im|auf] (urlaub|ferien) (bis|für) {when:rest}",
                "(lass|lasst) (mich|uns) in ruhe (bis|für) {when:rest}",
                "[bitte] (sei|bleib) (still|ruhig|leise) (bis|für) {when:rest}", "(nicht stören|bitte nicht stören)",
                "(nachrichten|benachrichtigungen|meldungen) aus",
                "(eine|einen|ein) {unit:word} pause [von (erinnerungen|nachrichten)]",
                "{when:length} pause [von (erinnerungen|nachrichten)]", "(pause|pausiere|pausier) \(all)",
                "(schalt|schalte|dreh|drehe) [alle] [meine|die] (nachrichten|benachrichtigungen|erinnerungen|meldungen) (ab|aus)",
                "[alle] [meine|die] (nachrichten|benachrichtigungen|erinnerungen|meldungen) (abschalten|ausschalten)",
            ],
            examples: ["pause bis 5. Januar", "pause für eine Woche", "pause 3.-10. August"]),
        "settings.resume": CommandPhrases(
            [
                "(beende|ende|stopp|stoppe) [die|meine|unsere] pause",
                "(schalt|schalte|dreh|drehe) [alle] [meine|die] (nachrichten|benachrichtigungen|erinnerungen|meldungen) [wieder] (ein|an)",
                "[die|meine|unsere] pause (beenden|aus|ende|vorbei)",
                "[ich bin|wir sind] zurück aus (dem urlaub|den ferien)",
            ],
            examples: ["pause beenden"]),
        "settings.summary": CommandPhrases(
            [
                "\(lead) \(summary) [am morgen|am abend|morgens|abends] [jeden tag|täglich] {at:time}",
                "\(lead) \(summary) [am morgen|am abend|morgens|abends] [um] {hour:number} [uhr]",
                "\(lead) \(summary) (jeden morgen|jeden abend|morgens|abends)",
                "\(lead) \(summary) {at:time} und {second:time}",
                "(schalt|schalte) [die|meine|unsere] \(summary) [am morgen|am abend|morgens|abends] (ein|an)",
                "\(lead) \(summary) {at:time} und [um] {secondHour:number} [uhr]",
                "\(lead) \(summary) [um] {hour:number} [uhr] und [um] {secondHour:number} [uhr]",
                "(schick|schicke|gib|zeig|zeige) (mir|uns) (jeden morgen|jeden abend|morgens|abends) [eine|die|meine|einen] \(summary)",
            ],
            examples: ["übersicht um 7:30", "übersicht abends um 21"]),
        "settings.summary.off": CommandPhrases(
            [
                "[die|meine|unsere] \(summary) [am morgen|am abend|morgens|abends] (aus|weg|ausschalten|beenden)",
                "keine [tägliche] \(summary) [am morgen|am abend|morgens|abends] [mehr]",
            ],
            examples: ["übersicht aus"]),
        "reminder.summary": CommandPhrases(
            ["[zeig|zeige|gib] [mir] [meine|die|unsere] \(summary) [von heute|für heute|des tages]"],
            examples: ["übersicht"]),
    ]
}
