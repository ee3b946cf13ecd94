extension GermanPhrases {
    private static let show = "[zeig|zeige|öffne] [mir] [mal]"
    private static let have = "(hab|habe) ich"

    static let house: [String: CommandPhrases] = [
        "undo": CommandPhrases(
            [
                "rückgängig [machen]", "(mach|mache) [das|es|dies|die letzte änderung] [wieder] rückgängig",
                "[das|die letzte änderung|letzte änderung] [wieder] rückgängig [machen]", "undo",
                "[mach|mache] [die] [letzten] {count:number} [änderungen|schritte] rückgängig", "undo {count:number}",
                "nimm (das|es|dies|die letzte änderung) [wieder] zurück", "[das] zurücknehmen",
                "(ups|hoppla|uups|hopla)",
                "(ups|hoppla) rückgängig [machen]",
            ], examples: ["rückgängig"]),
        "undo.bringBack": CommandPhrases(
            [
                "(hol|hole|gib|bring|bringe) (das|es|sie) [wieder] zurück",
                "[nein|ne|warte] doch nicht (löschen|streichen|absagen)",
                "[nein|ne|warte] (lösch|lösche|streich|streiche) (das|es|ihn|sie) doch nicht",
                "[doch|nein] behalt (das|es|sie) [doch]", "(nein|doch) behalten", "(das|es|sie) doch behalten",
            ], examples: ["hol es zurück", "behalt es doch"]),
        "restore": CommandPhrases(
            [
                "(stell|stelle) [die|das|den] {name:text} wieder her", "[die|das|den] {name:few} wiederherstellen",
                "(hol|hole) [die|das|den] {name:text} (aus dem papierkorb|zurück aus dem papierkorb)",
            ], examples: ["stell Bäckerei wieder her"]),
        "redo": CommandPhrases(
            [
                "[das|es] wiederherstellen", "(mach|mache) (das|es) [doch] wieder",
                "(stell|stelle) (das|es) wieder her", "redo",
            ],
            examples: ["wiederherstellen"]),
        "history": CommandPhrases(
            [
                "\(show) [meinen|den] verlauf", "was \(have) [zuletzt|alles] (geändert|gemacht)",
                "was wurde [zuletzt] geändert",
                "[zeig] [mir] [meine|die] [letzten] änderungen", "(historie|protokoll)",
            ], examples: ["verlauf"]),
        "trash": CommandPhrases(
            [
                "\(show) [meinen|den] (papierkorb|mülleimer)", "was \(have) [zuletzt|alles] gelöscht",
                "gelöschte (sachen|pins|notizen|dinge)", "gelöschtes",
            ], examples: ["papierkorb"]),
        "help.word": CommandPhrases(
            [
                "(was ist|was sind|was heisst|was heißt|was bedeutet|erklär|erkläre) [ein|eine|der|die|das] (check in|checkin|einchecken)",
                "(was ist|was sind|was heisst|was heißt|was bedeutet|erklär|erkläre) [ein|eine|der|die|das] (anlass|anlässe|bündel)",
                "(was ist|was sind|was heisst|was heißt|was bedeutet|erklär|erkläre) [ein|eine|der|die|das] (p1|p2|p3|priorität|live standort|livestandort)",
            ], examples: ["was ist ein Anlass", "was heißt p1"]),
        "help": CommandPhrases(
            [
                "hilfe", "hilf mir", "hilfe (zu|bei|mit|für|über) {topic:word}", "hilfe {topic:word}",
                "was kannst du [alles|so|denn] [alles]",
                "was kann ich [hier|dir] [alles] (sagen|tun|machen|schreiben|tippen)",
                "wie (funktioniert|geht) (das|das hier|es|dies|der bot) [hier]",
                "wie (benutze|benutz|verwende|bediene|nutze) ich (dich|das|den bot|es)", "(befehle|menü|anleitung)",
                "wie (benutze|verwende|nutze) ich [die|das|den|meine|meinen] {topic:word}",
                "wie (funktionieren|funktioniert|gehen) [die|das|der] {topic:word}",
                "(was|wer) bist du [eigentlich]", "was ist das [hier]", "?",
            ], examples: ["hilfe", "hilfe Notizen", "was kannst du"]),
        "about": CommandPhrases(
            [
                "über [wayside|dich|den bot|diesen bot]", "[welche] version [bist du|ist das|läuft hier|hast du]",
                "wie alt bist du",
            ], examples: ["über"]),
        "cancel": CommandPhrases(
            [
                "[sorry|ups|oh] (falscher chat|falsches fenster|falsche nachricht|falsch verbunden)",
                "abbrechen", "(brich|breche) [das|es] ab",
                "(stop|stopp|abbruch|halt|lass es|lass das|lass gut sein|egal|vergiss es|vergiss das|schon gut|doch nicht|jetzt nicht|nicht jetzt|passt schon)",
                "[das|es] (ist|brauch ich|brauche ich|brauchen wir|braucht es) nicht mehr [nötig|notwendig]",
                "nicht mehr (nötig|notwendig)",
            ], examples: ["abbrechen", "vergiss es"]),
        "greeting": CommandPhrases(
            [
                "start", "start {code:word}",
                "(hallo|hi|hey|servus|moin|grüss gott|grüss dich|grüezi|guten tag|guten morgen|guten abend|huhu|hallöchen|griass di|hoi) [bot|wayside|du|zusammen|alle|moin]",
            ], examples: ["hallo"]),
        "farewell": CommandPhrases(
            [
                "(gute nacht|tschüss|tschüs|ciao|bis bald|bis später|bis dann|bis morgen|auf wiedersehen|pfiati|baba) [bot|wayside|dann|zusammen|alle]",
                "(schönen|schönes) (tag|abend|feierabend|wochenende) [noch|dir]",
            ], examples: ["gute Nacht"]),
        "example.show": CommandPhrases(
            ["[zeig|zeige|mach|gib] [mir] [ein|das] beispiel", "[zeig|zeige] [mir] beispieldaten"],
            examples: ["zeig mir ein Beispiel"]),
        "example.remove": CommandPhrases(
            [
                "(entferne|entfern|lösch|lösche) [das|mein] (beispiel|beispieldaten)",
                "beispiel (weg|entfernen|löschen)",
            ],
            examples: ["entferne das Beispiel"]),
        "thanks": CommandPhrases(
            [
                "(danke|dankeschön|vielen dank|besten dank|herzlichen dank|tausend dank|merci|thx) [dir|schön|sehr|nochmal|bot|wayside|vielmals]",
                "(super|perfekt|toll|prima|klasse|cool|ok|okay|passt|spitze|top) [danke|vielen dank|dankeschön|danke dir]",
            ], examples: ["danke"]),
        "admin.failures": CommandPhrases(
            ["\(show) [die|alle] (fehler|fehlschläge)", "was ist (schiefgegangen|schief gegangen|fehlgeschlagen)"],
            examples: ["fehler"]),
        "admin.health": CommandPhrases(
            [
                "serverstatus", "\(show) [den] (server|bot) (status|zustand)", "zustand [des servers|vom server]",
                "wie geht es dem server",
            ], examples: ["serverstatus", "zustand des Servers"]),
    ]

    static let settings: [String: CommandPhrases] = [
        "settings.show": CommandPhrases(
            [
                "[zeig|zeige|öffne|änder|ändere] [mir] [mal] [meine|die] (einstellungen|optionen)",
                "[meine|die] einstellungen (zeigen|öffnen|ändern)", "einrichten",
            ], examples: ["einstellungen"]),
        "settings.timezone": CommandPhrases(
            [
                "[stell|stelle|setz|setze|änder|ändere] [meine|die] zeitzone [auf|in|zu|ist|:] {zone:rest}",
                "[stell|stelle|setz|setze|änder|ändere] [meine|die] zeitzone [um]",
                "[meine|die] zeitzone (ändern|einstellen)",
                "(ich bin|wir sind) in der zeitzone {zone:name}", "(nimm|nutze|verwende) die zeit (von|in) {zone:name}",
            ], examples: ["zeitzone Wien", "zeitzone UTC+2"]),
        "settings.units": CommandPhrases(
            [
                "(nimm|nutz|nutze|verwende|benutze|zeig|zeige|wechsle zu) [mir] [entfernungen in] (meilen|meile|fuss)",
                "(nimm|nutz|nutze|verwende|benutze|zeig|zeige|wechsle zu) [mir] [entfernungen in] (km|kilometer|kilometern|meter|metern)",
                "zurück (zu|auf) (meilen|km|kilometer|kilometern)", "wieder (meilen|km|kilometer)",
                "(meilen|km|kilometer) [wieder]",
                "einheiten {units:word}", "(entfernungen|distanzen|strecken) in {units:word} [anzeigen]",
                "(stell|stelle|änder|ändere|setz|setze) [meine|die] einheiten (auf|zu|in) {units:word}",
            ], examples: ["nimm Meilen", "einheiten km"]),
        "unread.keep": CommandPhrases(
            [
                "(behalt|behalte|merk dir|nimm|notier|notiere) [immer] (was|alles was) du nicht (verstehst|kennst) [immer] [als] [aufgabe|aufgaben]",
                "(was|alles was) du nicht (verstehst|kennst) (behalte|behalt|wird|ist|nimm) [immer] [als] [eine] [aufgabe]",
            ], examples: ["behalte was du nicht verstehst als Aufgabe"]),
        "unread.ask": CommandPhrases(
            [
                "(frag|frage) [mich] [immer] wenn du [etwas|was] nicht verstehst",
                "(frag|frage) [mich] [immer] [nach dem] was du nicht verstehst",
                "behalte nicht [mehr] [alles] was du nicht verstehst",
            ], examples: ["frag mich wenn du etwas nicht verstehst"]),
        "settings.clock": CommandPhrases(
            [
                "[nimm|nutze|verwende|zeig] [die|eine] {hours:number} (stunden|stunde|h) (uhr|anzeige|format|zeit)",
                "(uhr|uhrzeit|zeitformat) [auf] {hours:number} [h|stunden]",
            ], examples: ["24-Stunden-Uhr", "uhr 12"]),
        "settings.week": CommandPhrases(
            [
                "[meine|die] woche (beginnt|startet|fängt) [am|mit|mit dem] {day:word} [an]",
                "(beginn|beginne|starte) [meine|die] woche [am|mit] {day:word}", "wochenbeginn [ist|am|:] {day:word}",
                "[der] erste tag der woche [ist|:] {day:word}",
            ], examples: ["Woche beginnt am Montag"]),
        "settings.dayparts": CommandPhrases(
            [
                "[mein|meine|der|die] (morgens|früh|vormittag|mittagszeit|mittagspause|nachmittag|abend|abends|nacht|nachts) (heisst|heißt|bedeutet|meint|ist|beginnt) {at:time}",
                "(stell|stelle|setz|setze|änder|ändere) [meinen|meine|den|die] (vormittag|mittagszeit|nachmittag|abend|nacht) auf {at:rest}",
            ], examples: ["abends heißt 20:00", "stell den Abend auf 20:00"]),
        "settings.times": CommandPhrases(
            [
                "[zeig|zeige|änder|ändere] [mir] [meine|die] (tageszeiten|zeiten)",
                "(wann beginnt|was heisst|was heißt|wann ist) [bei mir|bei dir|der|die|mein|meine] (früh|vormittag|nachmittag|abend|abends|nacht|nachts)",
            ], examples: ["zeig meine Tageszeiten"]),
        "settings.dateorder": CommandPhrases(
            [
                "[bei] (daten|datum|datumsangaben) [mit|ist|sind] [der|den|dem] {first:word} (zuerst|voran|vorne|vorn)",
                "{first:word} zuerst [bei|in] [daten|datum|datumsangaben]",
                "(nimm|nutz|nutze|verwende) (amerikanische|amerikanisches) (daten|datum|datumsangaben)",
            ], examples: ["Datum Tag zuerst", "Datum Monat zuerst"]),
        "settings.language": CommandPhrases(
            [
                "[zeig|änder|ändere|wechsle|wechsel|stell|stelle|setz|setze] [meine|die|deine] sprache [um]",
                "[meine|die] sprache (ändern|wechseln|umstellen)",
                "[änder|ändere|wechsle|wechsel|stell|stelle|setz|setze] [meine|die|deine] sprache [auf|zu|in|ist|:] {language:word} [um]",
                "(sprich|red|rede|antworte) [mit mir|mir] [auf|in] {language:word} [mit mir]",
                "zurück (zu|auf) {language:word}", "wieder (deutsch|englisch|english)",
                "(english again|back to english)",
                "(sprichst|verstehst|kannst|kennst) du {asked:word}",
                "(welche|was für) sprachen (sprichst|kannst|verstehst) du",
                "sprachen",
            ], examples: ["sprache", "sprich Deutsch"]),
        "settings.admin": CommandPhrases(
            ["admin {code:word}", "admin {code:word} {more:word}", "admin"], examples: ["admin 1234abcd"]),
    ]
}
