/// How people refer in German to what was said just before.
enum GermanFollowUps {
    static let words = FollowUpWords(
        phrases: phrases, choices: choices, ones: ["von", "davon"], pair: ["beiden", "beide", "paar"],
        numbers: ["nummer", "nr", "#"], tails: tails,
        anew: anew, asides: "wie immer,wie üblich,wie gewohnt,wie sonst,nun doch,jetzt doch",
        insteadOf: ["statt", "anstatt", "anstelle von"],
        fields: WordPhrases(
            GermanWords.spelled(
                ["termin", "datum", "uhrzeit", "zeit", "frist"].flatMap { field in
                    ["von", "vom", "der", "des", "für"].map { "\(field) \($0)" }
                })),
        with: "mit", and: "und",
        hesitations: WordPhrases(
            GermanWords.spelled([
                "nein nein", "nein warte", "ne warte", "warte", "warte mal", "moment", "moment mal", "halt", "ach nein",
                "ach", "oh", "äh", "ähm", "hm",
            ])),
        meaning: "ich meine,ich meinte,ich mein,mein ich,meine ich",
        corrections: "doch,doch lieber,nein,nein doch,ne,warte,ach nein,eigentlich,sorry",
        several: [
            (WordPhrases(GermanWords.spelled(["beide", "beides", "alle beide", "alle zwei", "die beiden"])), 2),
            (WordPhrases(GermanWords.spelled(["alle drei", "alle 3", "die drei"])), 3),
            (WordPhrases(GermanWords.spelled(["alle vier", "alle 4", "die vier"])), 4),
            ("sie alle,alle davon", 0),
        ],
        restating: restating, lastIs: lastIs, seriesAsked: seriesAsked,
        agreeing: ["ja", "jo", "jep", "ok", "okay", "klar"],
        whole: "alle,alles",
        rest: spelled(
            "der rest,den rest,die anderen,alle anderen,die restlichen,das restliche,die übrigen,das übrige"),
        apart: spelled(
            "einzeln,getrennt,jeweils einzeln,jedes einzeln,aufteilen,teil es auf,teile es auf,teil das auf,teile das auf"
        ),
        noneOfThem:
            "keinen,keine,keins,keines,keinen davon,keine davon,keins davon,keinen von beiden,keine von beiden,keins von beiden,weder noch",
        itself: "es", lengthLinks: GermanWords.spelledSet("für in"),
        daysBeside: daysBeside, lateness: ["erst", "schon", "bereits"], onDay: "am",
        allBut: "ausser,ausgenommen,bis auf,nur nicht,nicht")

    private static let daysBeside: [(words: WordPhrases, days: Int, part: String)] = [
        (spelled("am tag davor,am tag vorher,am vortag,tags zuvor"), -1, ""),
        (spelled("am abend davor,am abend vorher,am vorabend"), -1, "abends"),
        (spelled("am tag danach,am nächsten tag,am tag darauf,tags darauf"), 1, ""),
        (spelled("am morgen danach,am nächsten morgen"), 1, "morgens"),
        (spelled("in der woche davor"), -7, ""),
        (spelled("in der woche danach"), 7, ""),
        (spelled("am selben tag,am gleichen tag,an dem tag"), 0, ""),
        (spelled("am selben abend,am gleichen abend,an dem abend"), 0, "abends"),
    ]

    static func spelled(_ list: String) -> WordPhrases { GermanWords.phrases(list) }

    private static let it = "(es|das|dies|sie|ihn|den|die|das da|die erinnerung|den termin|das letzte|die letzte)"
    /// Without words that are an article as well: "stell die Zeitzone auf Wien".
    private static let thisThing = "(es|dies|das|das da|die erinnerung|den termin|das letzte|die letzte)"
    private static let thing = "(es|das|dies|sie|ihn|den|die|das da|das letzte|die letzte|den letzten)"
    private static let oneThing = "(es|das|dies|sie|ihn|den|die|das da)"
    private static let lead = "[nein|ne|nee|nö|sorry|warte|ach|doch|ok|okay]"

    private static let phrases = said.merging(answers) { $0 + $1 }

    /// Answers to a notice.
    private static let answers: [FollowUp.Kind: [Phrase]] = [
        .done: [
            "[ok|okay|ja|danke] (fertig|erledigt|gemacht|schon gemacht|schon erledigt|schon fertig|hab ich|hab ich gemacht|ist erledigt|ist gemacht|verstanden|bin wach|ich bin wach)",
            "[ok|okay|ja|danke] (gehört|hab ich gehört|bin munter|ich bin munter|bin auf|bin schon auf|aus|genommen|hab ich genommen|schon genommen|hab sie genommen)",
            "[ok|okay|ja|danke] [ich] (hab|habe) (es|sie|ihn|das) [schon|gerade] (genommen|angerufen|bezahlt|gekauft|geschickt|gegossen|gefüttert|gepackt|gebucht)",
            "[ok|okay|ja|danke] (hab|habe) ich [schon|gerade|eh] (genommen|angerufen|bezahlt|gekauft|geschickt|gegossen|gefüttert|gepackt|gebucht|gemacht|erledigt)",
            "[ok|okay|ja|danke|so] (hab|habe) ich (schon|eh|grad|gerade|eben)",
            "[ok|okay|ja|danke|so] [,] [schon|gerade|grad|eben] (genommen|passiert|erledigt|gemacht|telefoniert|gesprochen)",
            "(er|sie) hat mich [schon|gerade|grad|eben] (angerufen|zurückgerufen)",
            "(hab|habe) [schon|gerade|grad|eben] [mit] (ihm|ihr) (telefoniert|gesprochen|geredet)",
            "[ok|okay|ja|danke] (schon|gerade) (angerufen|bezahlt|gekauft|geschickt|gegossen|gefüttert|gepackt|gebucht)",
        ],
        .putOff: [
            "[ok|okay] (später|nicht jetzt|noch nicht|jetzt nicht|später nochmal|erinner mich später|erinnere mich später|frag mich später|schlummern)",
            "[ok|okay|ja|danke|gut] [,] (später|gleich|nachher|dann später|später dann)",
            "[ich|jetzt|gerade|grad] [hab|habe] [jetzt|gerade|grad] keine zeit [jetzt|dafür|dazu]",
            "[er|sie|es] [geht|hebt] [gerade|grad] (nicht ran|nicht ab|keiner ran|keiner ab|niemand ran|niemand ab|nicht hin)",
            "[ist|war] [gerade|grad|immer|noch] besetzt",
            "(probier|probiere|versuch|versuche) (ich|ichs|ich es) {what:text} (nochmal|noch mal|noch einmal|wieder)",
            "(probier|probiere|versuch|versuche|mach|mache) (ich|ichs|ich es) (nochmal|noch mal|noch einmal|wieder) {what:rest}",
            "(bin|ich bin|sitz|sitze|steh|steh grad|hab|habe) [gerade|grad|noch] {other:few} , [erinner mich] {what:text} (nochmal|noch mal|noch einmal|wieder)",
            "[ok|okay] (mach ich später|mache ich später|später heute|gleich|gleich dann|geht gerade nicht|kann gerade nicht|bin beschäftigt)",
            "(mach|mache) ich {what:rest}",
            "(jetzt nicht|kann jetzt nicht|geht jetzt nicht|noch nicht) [,] (erinner|erinnere|frag) mich [nochmal|wieder] [um|am] {what:rest}",
            "[hab|habe] [ihn|sie|niemanden|niemand|keinen] nicht erreicht [,|.] {what:text} (nochmal|noch mal|noch einmal|wieder)",
            "[hab|habe] (ihn nicht|sie nicht|niemanden|keinen|nicht) erreicht",
            "noch {what:length}", "gib mir noch {what:length}",
            "(schlummern|schlummer|erinnere mich nochmal in|erinner mich nochmal in) {what:rest}",
        ],
        .skip: [
            "[ok|okay] (überspringen|überspring das|überspring es|überspringe das|überspringe es|auslassen|lass es aus|diesmal nicht|dieses mal nicht|heute nicht|heute nicht mehr)",
            "[ok|okay] (überspring|überspringe|lass) (es|das) (diesmal|dieses mal|diese woche|heute) [aus]",
            "[ok|okay|nein] (überspring|überspringe|nur) (das nächste|das nächste mal|dieses mal|den nächsten)",
        ],
        .stop: [
            "[ok|okay] (stopp|stop|aufhören|hör auf|hör auf damit|nicht mehr erinnern|erinner mich nicht mehr|erinnere mich nicht mehr|nie wieder|wiederhol das nicht mehr|wiederhole das nicht mehr|nicht mehr wiederholen)"
        ],
    ]

    private static let said: [FollowUp.Kind: [Phrase]] = [
        .change: [
            Phrase(
                "\(lead) (mach|mache|änder|ändere) \(thisThing) [doch|lieber|bitte] [auf|zu|um|für|am] {what:rest}"),
            // On a list or another day, "auf" moves it.
            Phrase("\(lead) (setz|setze|stell|stelle) \(thisThing) [doch|lieber|bitte] (um|für|am) {what:rest}"),
            Phrase("\(lead) (mach|mache) [doch|lieber] {what:text} (draus|daraus)"),
            Phrase("\(lead) (mach|mache) (draus|daraus) [doch|lieber|bitte] {what:rest}"),
            Phrase("\(lead) erinner (mich|uns) [lieber|doch|stattdessen] {what:text} (stattdessen|statt dessen)"),
            Phrase("\(lead) erinnere (mich|uns) (lieber|doch|stattdessen) {what:rest}"),
        ],
        .move: [
            Phrase(
                "\(lead) (verschieb|verschiebe|schieb|schiebe|leg|lege|verleg|verlege|pack|packe|tu|setz|setze|stell|steck) \(it) [doch|lieber|bitte] (auf|zu|zum|zur|nach|in|ins|unter|in den|in die|in das|auf den) {what:rest}"
            ),
            Phrase("\(lead) (das|es) gehört (zu|zum|zur|in|ins|unter) {what:rest}"),
        ],
        .later: [Phrase("\(lead) [und] [lieber] {what:text} später")],
        .delay: [
            Phrase("\(lead) (verschieb|verschiebe|schieb|schiebe|verleg|verlege) \(it) [um] {what:text} [nach hinten]"),
            Phrase("\(lead) (schlummer|schlummere|snooze) \(it) [um|für] [weitere|noch] {what:rest}"),
            Phrase("\(lead) (mach|mache|setz|stell) \(it) {what:text} später"),
            Phrase("\(lead) (mach|mache|verschieb|erinner mich) \(it) [etwas|ein bisschen] später"),
            "(lieber|besser|doch|doch lieber) [etwas|ein bisschen|ein wenig|bissl|a bissl] später",
        ],
        .earlier: [Phrase("\(lead) [lieber] {what:text} (früher|eher)")],
        .advance: [
            Phrase(
                "\(lead) (mach|mache|setz|stell|verschieb|zieh) \(it) [um] {what:text} (früher|eher|vor|nach vorne)"),
            Phrase("\(lead) (mach|mache|verschieb) \(it) [etwas|ein bisschen] (früher|eher)"),
            "(lieber|besser|doch|doch lieber) [etwas|ein bisschen|ein wenig|bissl|a bissl] (früher|eher)",
        ],
        .correct: [
            Phrase("\(lead) [um|am] {what:text} [,|und] nicht [um|am] {old:number}"),
            Phrase("\(lead) [um|am] {what:text} [,|und] nicht [um|am] {old:time}"), Phrase("aber {what:rest}"),
            Phrase(
                "(nein|ne|nee|nö|sorry|warte|ach|doch|lieber|besser|moment|quatsch|mist|ups|hoppla) [,] [nein|ne|nee|sorry|quatsch|mist|warte] [,] [doch|lieber|besser|erst|ich meine|ich meinte|nicht das] {what:rest}"
            ),
            Phrase("(ich meine|ich meinte|sagen wir|doch erst|doch lieber) {what:rest}"),
            Phrase("\(lead) (verschieb|verschiebe|verschieben|verleg|verlege|verlegen) (auf|bis|um) {what:rest}"),
            Phrase("\(lead) [doch|lieber] (auf|bis) {what:text} (verschieben|verlegen)"),
            Phrase("{what:text} [,] (sorry|meine ich|mein ich|meinte ich)"),
            Phrase("[aber|und] [bitte] {what:text} nicht vergessen"),
            Phrase("(erst|schon|doch erst|doch schon) (bis|am|um) {what:rest}"),
            Phrase("\(lead) (eher|besser|lieber) [schon|erst] {what:rest}"),
            Phrase("(nein|ne|nee|nö|doch) in {what:rest}"),
            Phrase(
                "\(lead) [das|die|den] (mach|mache|schaff|schaffe|schaffs|erledig|erledige|probier|probiere) ich [es|das] {what:rest}"
            ),
            Phrase("\(lead) {what:time} (reicht [auch]|passt [mir] besser|ginge [mir] besser|wäre [mir] besser)"),
            Phrase(
                "\(lead) [um] {what:number} (reicht [auch]|passt [mir] besser|ginge [mir] besser|wäre [mir] besser)"),
            Phrase("\(lead) {what:text} (stattdessen|statt dessen)"),
            Phrase("\(lead) (zurück|wieder|doch wieder) auf {what:rest}"),
            Phrase("\(lead) (früher|später) (,|:|-) [um|ab] {what:rest}"),
            Phrase("\(lead) [am] (gleichen|gleicher|selben|selber) tag [,|aber|nur] [um] {what:rest}"),
            Phrase(
                "\(lead) (beginnt|startet|beginn|start) (doch|stattdessen|lieber|jetzt) [erst|schon] (um|ab|am) {what:rest}"
            ),
        ],
        .only: [
            Phrase("\(lead) (nur|bloß) [noch] {what:rest}"), Phrase("\(lead) {what:text} (erst|nur|bloß) {at:rest}"),
        ],
        .thisOnce: [
            Phrase("\(lead) [nur] (diesmal|dieses mal|dies mal|ausnahmsweise) [,] [erst|schon|nur] {what:rest}"),
            Phrase("\(lead) {what:text} [nur] (diesmal|dieses mal|ausnahmsweise)"),
            Phrase(
                "\(lead) (nächstes mal|das nächste mal|nächster termin|der nächste) [ist] [erst|schon|nur] (um|am) {what:rest}"
            ),
            Phrase("\(lead) {what:text} [nur] (diesmal|ausnahmsweise) [am|erst|schon] {at:rest}"),
        ],
        .not: [
            Phrase("\(lead) nicht {other:number} [,] sondern {what:number}"),
            Phrase("\(lead) nicht {other:text} [,] sondern {what:rest}"),
            Phrase("\(lead) (statt|anstatt|anstelle von) {other:word} [,] [lieber|doch] {what:rest}"),
            Phrase("\(lead) nicht {what:rest}"), Phrase("\(lead) {what:text} [,|und] nicht {other:rest}"),
            Phrase("\(lead) {what:text} (statt|anstatt) {other:rest}"),
        ],
        .leaveOut: [
            Phrase("\(lead) [aber] (nicht|außer|ausser|ausgenommen|bis auf) [am|im|in] {what:rest}"),
            Phrase("\(lead) [aber] {what:text} (nicht|aus|auslassen|überspringen|ausfallen lassen)"),
            Phrase("\(lead) {what:text} (fällt|fallt|entfällt) (es|das|er|sie) [aus]"),
            Phrase("\(lead) [am] {what:text} (fällt|fallt|entfällt) [leider|mal] [aus]"),
            Phrase("\(lead) (es|das|er|sie) (fällt|entfällt|findet) {what:text} (aus|nicht statt)"),
            Phrase("\(lead) (überspring|überspringe|lass|lasse) [es|das|nur] {what:text} [aus|ausfallen]"),
            Phrase("\(lead) (streich|streiche|lösch|lösche|lass) (die|den|alle) {what:text} [weg|aus]"),
            Phrase("\(lead) nicht (während|in|im|über) {what:rest}"),
            Phrase("\(lead) (pausier|pausiere|unterbrich) (es|das) {what:rest}"),
            Phrase("\(lead) {what:text} (pausieren|pause)"),
            Phrase("\(lead) (pause|pausier|pausiert) [im|in|am|ab|von|während] {what:time}"),
        ],
        .hide: [
            Phrase("\(lead) (versteck|verstecke|verbirg|verberge) \(thisThing) bis [zum|am] {what:rest}"),
            Phrase("\(lead) (blend|blende) \(thisThing) bis [zum|am] {what:text} aus"),
            Phrase("\(lead) (zeig|zeige) (mir \(thisThing)|\(thisThing)) erst [wieder] [ab|am] {what:rest}"),
        ],
        .name: [
            Phrase("\(lead) (nenn|nenne|benenn|benenne) \(thing) [lieber|doch|um in|in] {what:rest}"),
            Phrase("\(lead) (nenn|nenne) \(thing) [lieber|doch] {what:text} [um]"),
            Phrase("\(lead) [\(thing)|den termin|die aufgabe|die notiz] umbenennen (in|zu|auf) {what:rest}"),
            Phrase("\(lead) (nenn|nenne|benenn|benenne) (den termin|die aufgabe|die erinnerung) [um] [in] {what:rest}"),
        ],
        .meant: [
            Phrase("\(lead) ich (meine|meinte|wollte) [natürlich] {what:rest}"),
            Phrase("\(lead) (es|das) (soll|sollte|muss) {what:text} (heißen|sein|lauten)"),
            Phrase("(korrektur|tippfehler) [:] {what:rest}"),
        ],
        .rather: [
            Phrase("(eigentlich|doch|lieber|besser|doch lieber) {what:rest}"),
            Phrase("{what:text} [,] (meine ich|mein ich|meinte ich|eigentlich|doch lieber)"),
        ],
        .nearly: [Phrase("(nein|ne|nee|nö|sorry|warte) {what:rest}")],
        .pick: [
            Phrase("\(lead) [nicht das] [zeig|zeige|öffne|nimm] [mir] [der|die|das|den] {which:word}"),
            Phrase("[was ist|was war|zeig|zeige|öffne] (nummer|nr) {which:word}"),
        ],
        .pickDelete: [
            Phrase(
                "\(lead) (lösch|lösche|entfern|entferne|streich|storniere|stornier) [der|die|das|den] {which:word} [erinnerung|notiz|pin|aufgabe]"
            ),
            Phrase("\(lead) (lösch|lösche) nummer {which:word}"),
            Phrase(
                "\(lead) (der|die|das|den) {which:word} [erinnerung|notiz|aufgabe|termin] [kann] (weg|raus|löschen|streichen)"
            ),
        ],
        .pickDone: [
            Phrase("\(lead) [der|die|das] {which:word} [aufgabe] ist (erledigt|fertig|gekauft|gemacht)"),
            Phrase("\(lead) (erledigt|fertig) [:] [der|die|das] {which:word}"),
            Phrase("\(lead) (hak|hake) [der|die|das] {which:word} [aufgabe] ab"),
        ],
        .pickMove: [
            Phrase(
                "\(lead) (verschieb|verschiebe|schieb|schiebe|leg|lege|stell|stelle|setz|setze) [der|die|das|den] {which:word} [erinnerung|notiz|aufgabe] (auf|um|zu|nach|unter|in) {what:rest}"
            )
        ],
        .pickChange: [
            Phrase("\(lead) (mach|mache) aus (dem|der) {which:word} [erinnerung|notiz|aufgabe] {what:rest}"),
            Phrase("\(lead) (nenn|nenne) [die|das|den] {which:word} [erinnerung|notiz|aufgabe] {what:rest}"),
        ],
        .done: [
            Phrase("\(lead) \(oneThing) (ist|sind) [schon|jetzt] (erledigt|fertig|gemacht|gekauft|bezahlt)"),
            Phrase("\(lead) (hak|hake) \(oneThing) ab"),
            Phrase("\(lead) ich (hab|habe) \(oneThing) [schon|jetzt] (erledigt|gemacht|gekauft|bezahlt)"),
        ],
        .add: [
            Phrase("(und|plus) [auch|noch|auch noch] {what:rest}"), Phrase("ach und [auch|noch] {what:rest}"),
            Phrase("(auch|auch noch|noch) {what:rest}"),
            Phrase("[und] (auch|auch noch|noch) {what:text} (drauf|dazu)"),
            Phrase("[und] {what:text} (auch|auch noch|dazu|ebenfalls)"),
            Phrase("(ergänze|ergänz|dazu|füge an) [:] {what:rest}"), Phrase("(füge|füg) {what:text} (hinzu|an|dazu)"),
        ],
        .repetition: [
            Phrase("\(lead) (wiederhol|wiederhole) [es|das|sie] {what:rest}"),
            Phrase("\(lead) [es|das] {what:text} wiederholen"),
            Phrase("\(lead) (ab jetzt|ab sofort|künftig|in zukunft|von jetzt an) [immer|nur] {what:rest}"),
        ],
        .lengthen: [
            Phrase("\(lead) [noch] {what:text} (länger|dazu|drauf)"), Phrase("\(lead) plus {what:rest}"),
        ],
        .count: [Phrase("\(lead) {what:number} (davon|stück|von denen)")],
        .calm: [
            "[es|das] (eilt nicht|hat zeit|hat keine eile|pressiert nicht)", "keine eile [damit]",
            "(irgendwann|wann auch immer)",
        ],
        .label: [
            Phrase("\(lead) (markier|markiere|beschrifte) \(thisThing) [mit|als] {what:rest}"),
            Phrase("\(lead) (gib|gebe) (ihm|ihr|dem) [das] (label|etikett) {what:rest}"),
        ],
        .detail: [
            Phrase("\(lead) (notier|notiere|schreib|schreibe) (dazu|dabei) [:] {what:rest}"),
            Phrase("notiz dazu [:] {what:rest}"),
        ],
        .location: [
            Phrase("(wo|ort|treffpunkt) : {what:rest}"),
            Phrase("\(lead) [es ist|das ist|wir treffen uns] (bei|beim) {what:rest}"),
        ],
        .invite: [
            Phrase("\(lead) (lad|lade) {what:text} [dazu|auch] ein"),
            Phrase("\(lead) {what:text} [auch|dazu] einladen"),
        ],
        .guest: [Phrase("\(lead) (füge|füg|nimm) {what:text} (hinzu|dazu)")],
        .absent: [
            Phrase("\(lead) [aber] (ohne|nicht mit) {what:rest}"),
            Phrase("\(lead) (kein|keine|keinen) {what:rest}"),
            Phrase("\(lead) [den|die|das] {what:text} (weg|raus|runter|streichen)"),
            Phrase(
                "\(lead) [den|die|das] {what:text} (brauch|brauche|brauchen) (ich|wir|ma|wa) [doch] (nicht|nimmer|nicht mehr)"
            ),
            Phrase(
                "\(lead) {what:text} (haben|ham|habn|hab|hamma|hamwa) [wir|ich|ma] [noch|doch noch|genug|noch genug|schon]"
            ),
            Phrase("\(lead) {what:text} (kommt|kommen) [doch] nicht [mit|mehr]"),
            Phrase("\(lead) {what:text} (kann|können) [doch] nicht [kommen|mitkommen|mehr]"),
            Phrase("\(lead) {what:text} (hat|haben) abgesagt"), Phrase("\(lead) {what:text} (sagt|sagen) ab"),
        ],
        .keepAs: [
            Phrase(
                "[ja|ok|okay] [bitte] (behalt|behalte|speicher|speichere|nimm|merk dir|notier|notiere) [es|das|dies|die zeile] als {what:rest}"
            ),
            Phrase("[ja|ok|okay] [bitte] als {what:text} [behalten|speichern|notieren|merken]"),
        ],
        .mistaken: [
            Phrase(
                "\(lead) [das ist|es ist] [der|die|das] (falscher|falsche|falsches|falschen) (tag|datum|uhrzeit|zeit|woche|stunde)"
            ),
            Phrase("\(lead) (der tag|das datum|die uhrzeit|die zeit) (stimmt nicht|ist falsch)"),
        ],
        .askWhen: [
            "[und] wann (ist|war|wäre) (es|das|sie|er) [nochmal|genau|wieder|fällig|dran]",
            "[und] (um wie viel uhr|um wieviel uhr|wann) [ist (es|das)] [nochmal|genau]",
            "[und] (wie lange|wie viel zeit|wie lang) [ist|hab ich|habe ich|sind es] [es|das] [noch] (noch|bis dahin)",
            "[und] (wann ist|wann wäre|was ist mit) [das|der|die|dem] (nächste mal|nächste|nächsten|danach) [dann|wieder]",
            "[und] [das|der|die] danach",
            "wann (läutet es|klingelt es|beginnt es|beginnt das|fängt es an|erinnerst du mich)",
        ],
        .askMore: [
            "[und] wo (ist|war) (es|das) [nochmal|genau]", "[und] wie lange (dauert|geht|ist) (es|das) [denn]",
            "[und] wann (endet|ist) (es|das) [aus|vorbei|zu ende]",
            "[und] (bis wann|wie lange|für wie lange) [geht es|geht das|dauert es]",
            "[und] wie oft [ist das|ist es|kommt das|kommt es|wiederholt es sich|hab ich das]",
            "[und] wo (essen wir|treffen wir uns|gehen wir hin|müssen wir hin|muss ich hin|findet es statt|findet das statt)",
            "[und] (was ist|wie ist) die adresse [davon|nochmal]",
            "[und] wer (macht|übernimmt|erledigt|wollte|will) (es|das)",
            "[und] wer hat (es|das) (gefragt|geschrieben|hinzugefügt|übernommen)",
        ],
        .look: [
            Phrase(
                "[ok|okay] [und] (was ist|wie ist es|wie wäre es|wie sieht es|wie siehts|was) (mit|am|mit dem|an) {what:rest}"
            ),
            Phrase("[ok|okay] und [am|im] {what:rest}"),
        ],
        .again: [
            Phrase(
                "[und] (noch eine|noch eins|noch einmal|nochmal|noch mal|eine|eins|dasselbe|das gleiche|das selbe|gleiches) {what:rest}"
            ),
            Phrase("[und] (kopier es|kopiere es|kopier das|kopier den termin) [auf|für] {what:rest}"),
            Phrase("(und|plus) {what:text} (auch|auch noch|nochmal|noch einmal)"),
            Phrase("[und] erinner (mich|uns) (nochmal|noch mal|noch einmal|auch) {what:rest}"),
        ],
        .remind: [
            Phrase("[und] (erinner|erinnere) (mich|uns) (daran|dran|an das|an es) {what:rest}"),
            Phrase("[und] (erinner|erinnere) (mich|uns) {what:text} (daran|dran|an das|an es)"),
            Phrase(
                "[und] (erinner|erinnere) (mich|uns) [später|nachher|dann|nochmal|noch einmal] (daran|dran|an das|an es)"
            ),
        ],
        .delete: [
            Phrase("\(lead) (lösch|lösche|entfern|entferne|streich|streiche) \(oneThing) [wieder]"),
            Phrase("\(lead) (lösch|lösche|streich|streiche|entferne) (die ganze serie|die serie)"),
            Phrase(
                "\(lead) (nimm|tu|schmeiss|wirf|hau) (\(oneThing)|den termin|die aufgabe|die erinnerung|die notiz) [wieder] (raus|weg|runter)"
            ),
            Phrase(
                "\(lead) (lösch|lösche|streich|streiche|entferne) (den termin|die aufgabe|die erinnerung) [wieder]"),
            Phrase("\(lead) weg damit"), Phrase("\(lead) (das|es|die) kann weg"),
        ],
        .cancel: [
            Phrase("\(lead) (storniere|stornier) \(oneThing)"), Phrase("\(lead) (brich|sag) \(oneThing) ab"),
            Phrase("\(lead) [ist|wurde] abgesagt"),
            Phrase("\(lead) (sie|er) (hat|haben) [es|das|mir|uns] abgesagt"),
            "(ignorier|ignoriere) (das|es)",
            "[ach|ne|nee|nein|na|naa] (lieber|besser|doch|doch lieber|eher) [doch|gar] (nicht|ned|net|nich)",
            Phrase("\(lead) [da ist|es ist] (kein bedarf mehr|nicht mehr nötig)"),
        ],
        .show: [
            Phrase("\(lead) (zeig|zeige|öffne|öffn) [mir] \(oneThing) [nochmal|noch mal|noch einmal|wieder]"),
            Phrase("\(lead) (lies|les) [mir] \(oneThing) [nochmal] [vor]"), "(zeig|zeige) mal [her]",
        ],
    ]

    private static let choices: [String: FollowUp.Choice] = [
        "erste": .number(1), "ersten": .number(1), "erstes": .number(1), "zweite": .number(2), "zweiten": .number(2),
        "dritte": .number(3), "dritten": .number(3), "vierte": .number(4), "vierten": .number(4),
        "funfte": .number(5), "fuenfte": .number(5), "funften": .number(5), "sechste": .number(6),
        "siebte": .number(7), "achte": .number(8), "letzte": .last, "letzten": .last, "unterste": .last,
        "oberste": .number(1), "andere": .other, "anderen": .other, "anderes": .other,
    ]

    private static let tails = WordPhrases(
        GermanWords.spelled(
            [
                "stattdessen", "statt dessen", "auch", "auch noch", "bitte", "nochmal", "noch mal", "lieber", "dann",
                "doch", "dazu", "noch",
                "gleiche zeit", "gleiche uhrzeit", "zur gleichen zeit", "selbe zeit", "zur selben zeit",
            ] + anewWords))

    private static let anew = WordPhrases(GermanWords.spelled(anewWords + ["stattdessen", "statt dessen", "lieber"]))

    private static let anewWords = [
        "ab jetzt", "von jetzt an", "ab heute", "von nun an", "ab sofort", "künftig", "in Zukunft", "zukünftig",
    ]
}
