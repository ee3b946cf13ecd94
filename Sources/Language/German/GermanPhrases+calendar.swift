extension GermanPhrases {
    private static let shown = "[zeig|zeige|öffne] [mir] [mal]"
    private static let whose = "[mein|meine|meinen|meiner|den|der|die]"
    private static let filler = "[nochmal|noch mal|eigentlich|denn|wieder|denn nochmal]"
    private static let event = "(termin|verabredung|kalendereintrag)"

    /// The calendar, events and tips.
    static let calendar: [String: CommandPhrases] = [
        "calendar.free": CommandPhrases(
            [
                "(habe|hab) ich [am|im|um] {when:time} [noch] (zeit|frei)",
                "bin ich [am|im|um] {when:time} [noch] (frei|verplant|beschäftigt)",
                "bin ich [um] {when:time} [noch] (frei|verplant|beschäftigt) [am] {day:time}",
                "(habe|hab) ich [um] {when:time} [noch] (zeit|frei) [am] {day:time}",
                "ist [der|mein] {when:time} [noch] frei", "{when:time} [noch|schon] (frei|verplant)",
                "(passt|geht|ginge|passt es|geht es|wäre) [es] [mir|bei mir|dir] [am|im|um] {when:time} [noch|bei mir|mir]",
                "steht [bei mir] [am|im|um] {when:time} [schon] (was|etwas) an",
                "(habe|hab) ich [am|im|um] {when:time} [schon|noch] (was|etwas|was vor|etwas vor|termine|einen termin)",
                "(haben|sind) wir [beide|alle] [am|im|um] {when:time} [noch|beide|alle] (zeit|frei|verplant)",
                "(haben|sind) [@] {with:word} und ich [beide] [am|im|um] {when:time} [beide|noch] (zeit|frei)",
                "(haben|sind) ich und [@] {with:word} [beide] [am|im|um] {when:time} [beide|noch] (zeit|frei)",
                "wann (haben|sind) [@] {with:word} und ich [beide] [am|im|um] [{when:time}] [beide] (zeit|frei)",
            ], examples: ["hab ich am Freitag Zeit"]),
        "calendar.theirs": CommandPhrases(
            [
                "ist {who:word} [am|im|um] {when:time} [noch] (frei|verplant|beschäftigt)",
                "hat {who:word} [am|im|um] {when:time} [noch] (zeit|frei|was vor|etwas vor|schon was vor)",
                "wann (hat|ist) {who:word} [am|im|um] [{when:time}] (zeit|frei)",
                "[zeig|zeige] [mir] [den] kalender von [@] {whose:word}",
                "[zeig|zeige] [mir] [@] {whose:word} kalender",
            ], examples: ["hat Ben am Freitag Zeit"]),
        "calendar.until": CommandPhrases(
            [
                "wie (lange|lang|viele tage|viel tage|viele wochen|viel zeit|viele stunden) [ist es|sind es|habe ich|hab ich] [noch] bis [zu|zum|zur] [der|die|das|den|dem|mein|meine|meiner|meinem|meinen] {title:few!}",
                "(tage|wochen) bis [zu|zum|zur] [der|die|das|den|dem|mein|meine|meiner|meinem|meinen] {title:few!}",
                "(wann|bis wann) (ist|sind) [der|die|das|mein|meine] {title:few!} (fällig|dran)",
            ], examples: ["wie viele Tage noch bis zur Prüfung"]),
        "calendar.date": CommandPhrases(
            [
                "(welcher|was für ein) (tag|wochentag) (ist|wird) [am|der] {when:time}",
                "(welcher|was für ein) (tag|wochentag) war [am|der] {was:time}",
                "(welches datum|was) (ist|haben wir) {when:time} für ein (tag|datum|wochentag)",
                "(welches datum|welcher tag) (ist|haben wir) {when:time}",
                "wie viele (tage|wochen) [sind es|ist es|ist es her|liegen|sind|sind vergangen] {span:time}",
                "(tage|wochen) {span:time}",
                "wann (wird|werden|stellt man|stellen wir) [wieder] [die] (uhr|uhren|zeit) [wieder] (umgestellt|um)",
                "wann (ist|beginnt|endet|kommt) [die] (sommerzeit|winterzeit|zeitumstellung)",
            ],
            examples: ["wie viele Tage zwischen 1. März und 1. Mai", "wann werden die Uhren umgestellt"]),
        "calendar.week": CommandPhrases(
            ["(welche|was für eine) (woche|kalenderwoche|kw) (ist|haben wir|ist es) [jetzt|gerade|heute]"],
            examples: ["welche Kalenderwoche ist gerade"]),
        "calendar.next": CommandPhrases(
            [
                "was (kommt|steht|ist|hab ich|habe ich) als nächstes [an|dran|vor]", "als nächstes",
                "was steht [alles|so] an",
                "was (hab|habe) ich [alles] vor",
                "(wann|was) ist mein nächster eintrag",
            ], examples: ["was kommt als nächstes"]),
        "calendar.nextEvent": CommandPhrases(
            [
                "(wann|was|wo) (ist|sind) (mein|meine) (nächster|nächsten|nächstes) (termin|termine|treffen)",
                "[zeig|zeige] [mir] [meine|die|mein|der] (nächsten|nächster|kommenden) (termine|termin)",
            ], examples: ["wann ist mein nächster Termin"]),
        "calendar.show": CommandPhrases(
            [
                "\(shown) \(whose) (kalender|terminkalender)",
                "\(shown) \(whose) (kalender|terminkalender) [für|von|im|am|in] {when:time}",
                "\(shown) \(whose) (kalender|terminkalender) [für|von|im] [das|des] [jahr|jahres] {year:number}",
                "(zeig|zeige) [mir] {when:time}", "\(shown) \(whose) termine [für|von|im|am|in] {when:time}",
                "\(shown) \(whose) [alle] termine", "(zeig|zeige|öffne) [mir] {year:year}",
                "was ist [{when:time}] (los|geplant)", "(plan|plane) (meinen|den) monat",
                "welche termine habe ich {when:time}", "was (habe|hab) ich {when:time} [vor|geplant|zu tun]",
                "(habe|hab) ich [am|im|um] {when:time} (was vor|etwas vor|schon was|schon etwas|termine)",
                "was steht [am|im] {when:time} [alles] (an|auf dem programm|auf dem plan)",
                "(wie|was) sieht [der|mein] {when:time} [für mich] aus", "wie (ist|wird) [mein] {when:time}",
                "(zeig|zeige|sag|sag mir|zeig mir) was [ich] [am|im] {when:time} [alles] (ansteht|vorhabe|habe|geplant ist)",
                "ist [am|im|für] {when:time} (etwas|was|irgendwas) (geplant|los)", "was kommt {when:time} auf mich zu",
                "wie viele termine (habe|hab) ich [am|im] {when:time}",
                "(habe|hab) ich [am|im|um] {when:time} (etwas|was|irgendwas) [vor|geplant]",
                "was (mach|mache|machen) (ich|wir) {when:time}",
                "was ist [am|im] {when:time}", "(termine|pläne) [am|im|für] {when:time}",
                "[mein|meine] (plan|pläne) [am|im|für] {when:time}", "\(shown) [das] jahr {year:number}",
                "\(shown) [die|meine] (monatsansicht|monatsübersicht)",
            ], examples: ["Kalender", "zeig mir Dezember", "Kalender nächste Woche"]),
        "event.add": CommandPhrases(
            [
                "[neuer|neue|neuen] \(event) [:] {title:rest}", "(termin|neuer termin)",
                "[neuer|neue|neuen] \(event) (beim|bei der|bei dem|bei) {title:rest}",
                "(setz|setze|schreib|schreibe|trag|trage) {title:text} in (meinen|den|unseren) kalender [ein]",
            ],
            examples: ["Termin: Abendessen mit Ana am Freitag um 19 Uhr", "Termin: Zahnarzt 2. Dezember 10:00-11:00"]),
        "event.birthday": CommandPhrases(
            [
                "{whose:word} (geburtstag|gebi) (ist|:) [am] {start:time}",
                "[am] {start:time} ist {whose:word} (geburtstag|gebi)", "[am] {start:time} hat {who:few} geburtstag",
                "geburtstag von {who:few} [ist] [:] [am] {start:time}",
                "{who:few} hat [am] {start:time} geburtstag", "{who:few} hat geburtstag [am] {start:time}",
                "{who:few} (ist|wurde) [am] {start:time} geboren",
            ], examples: ["Mamas Geburtstag ist am 12. März"]),
        "event.update": CommandPhrases(
            [
                "(verschieb|verschiebe|verleg|verlege) (den|meinen) termin {title:text} (auf|nach) {when:time}",
                "[den|meinen] termin {title:text} auf {when:time} (verschieben|verlegen)",
            ], examples: ["verschieb den Termin Zahnarzt auf Montag um 9"]),
        "event.delete": CommandPhrases(
            [
                "(lösch|lösche|streich|streiche|entferne) (den|meinen) termin [:|mit] {title:rest}",
                "(lösch|lösche|streich|streiche|entferne) {title:text} (aus|von) (meinem|dem|unserem) kalender",
                "sag (den|meinen) termin [mit] {title:text} ab",
                "(sag|sage) [bitte] [den|die|das|meinen|meine|mein] {title:few} [wieder] ab",
                "(lösch|lösche|streich|streiche|entferne) (den|meinen) {title:text} termin",
            ], examples: ["lösch den Termin Abendessen"]),
        "calendar.list": CommandPhrases(
            [
                "kalenderliste", "\(shown) (meine|alle) kalender", "(lies|füg|füge) einen kalender [hinzu]",
                "kalender (hinzufügen|abonnieren|importieren|einlesen)",
                "(lies|importier|importiere) (meinen|den|unseren) (arbeitskalender|schulkalender|familienkalender|anderen kalender)",
            ], examples: ["Kalenderliste"]),
        "calendar.feed": CommandPhrases(
            [
                "(kalenderadresse|kalenderlink)",
                "\(shown) (adresse|link) (meines|von meinem) (kalenders|kalender)",
                "kalender [mit|auf] [meinem|dem] handy (verbinden|verknüpfen)",
                "verbinde meinen kalender mit [meinem|dem] handy", "kalender (link|adresse|feed)",
                "[meinen] kalender (aufs|auf das|auf mein|auf dem|am) handy",
                "[kalender] mit [meinem|dem] (handy|google|apple|outlook|iphone) [kalender] (verbinden|verknüpfen|synchronisieren)",
                "(neue|neuer|neuen) (kalenderadresse|kalenderlink)", "kalender (exportieren|herunterladen)",
            ], examples: ["Kalenderadresse"]),
        "calendar.add": CommandPhrases(
            [
                "(abonnier|abonniere) [den] [kalender] {address:rest}", "lies den kalender {address:rest}",
                "kalender hinzufügen [:] {address:rest}",
            ],
            examples: ["abonniere https://example.org/feiertage.ics"]),
        "tip.show": CommandPhrases(
            [
                "[gib|zeig|sag] [mir] [noch] [ein|einen] (tipp|tipps)", "tipp des tages",
                "wie (werde|bin|arbeite) ich (produktiver|besser)", "wie schaffe ich mehr",
            ], examples: ["Tipp"]),
        "tip.on": CommandPhrases(
            [
                "(jeden (tag|morgen)|täglich) [bitte] (ein|einen) tipp",
                "(ein|einen) tipp (jeden tag|jeden morgen|am tag|pro tag|täglich)",
                "tägliche tipps [bitte]", "tipps (ein|einschalten|an)",
                "(schick|schicke|gib) mir (jeden tag|jeden morgen|täglich) (ein|einen) tipp",
            ], examples: ["jeden Tag ein Tipp"]),
        "tip.off": CommandPhrases(
            [
                "(keine|keinen) [täglichen] (tipp|tipps) mehr", "tipps (aus|ausschalten|abbestellen|abschalten)",
                "ich (will|möchte|mag) keine tipps [mehr]",
            ], examples: ["keine Tipps mehr"]),
        "tip.week": CommandPhrases(
            [
                "wie (war|lief) [meine|die] [letzte|diese] woche",
                "[zeig|zeige] [mir] [meinen|den|ein] wochenrückblick",
                "rückblick", "rückblick auf (die|meine|diese) woche", "(motiviere|motivier) mich",
                "ich brauche motivation",
                "was (habe|hab) ich [schon] (erreicht|geleistet)",
            ], examples: ["wie war meine Woche", "Wochenrückblick"]),
        "event.show": CommandPhrases(
            [
                "wann (ist|sind|beginnt|war) \(filler) [mein|meine|der|die|das] [termin] {title:few!}",
                "wann (habe|hab|treff|treffe|seh|sehe) ich \(filler) [den|das|die] {title:few!}",
                "(um wie viel uhr|um wieviel uhr|an welchem tag) (ist|sind|beginnt) [mein|meine|der|die|das] {title:few!}",
            ], examples: ["wann ist der Zahnarzt"]),
        "event.where": CommandPhrases(
            [
                "(änder|ändere|setz|setze|verleg|verlege) den ort (von|vom|der|des) {title:text} (auf|in|zu|nach) {where:rest}",
                "[der|die|das|mein|meine] {title:few!} findet (in|im|bei|beim|an|am) [der|dem] {where:text} statt",
            ], examples: ["ändere den Ort vom Zahnarzt auf Hauptstraße 5"]),
        "day.clear": CommandPhrases(
            [
                "(räum|räume|mach|mache) [mir] [den|meinen] (kalender|tag|terminkalender) [für|am] {day:time} (frei|leer)",
                "(räum|räume) [mir] {day:time} frei", "(leer|leere) [den|meinen] kalender [für|am] {day:time}",
                "(alle|meine) termine [für|am|von] {day:time} (absagen|löschen|streichen)",
            ], examples: ["räum meinen Kalender für morgen frei"]),
        "event.skip": CommandPhrases(
            [
                "(überspring|überspringe|streich|streiche) (diese|nächste|diesen|nächsten) (woche|monat) {title:rest}",
                "(überspring|überspringe) [den|das|die|mein|meinen|meine] (termin|kurs) {title:rest}",
                "{title:text} (diese|nächste) woche (auslassen|ausfallen lassen|absagen)",
            ], examples: ["überspring den Termin Yoga am Dienstag"]),
        "event.rename": CommandPhrases(
            [
                "(benenn|benenne|nenn|nenne) (den|meinen) termin {title:text} (um in|in) {new:rest}",
                "(benenn|benenne) (den|meinen) termin {title:text} in {new:text} um",
            ], examples: ["benenne den Termin Zahnarzt um in Zahnarzt Dr. Huber"]),
        "event.file": CommandPhrases(
            [
                "(schick|schicke|gib|exportier|exportiere) [mir] [den|die|das|meinen] [termin] {title:text} als [eine] (kalenderdatei|ics|ics datei|datei)",
                "[den|die|das|meinen] {title:few} als [eine] (kalenderdatei|ics|ics datei)",
            ], examples: ["Zahnarzt als Kalenderdatei"]),
    ]
}
