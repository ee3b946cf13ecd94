import Core

/// How a wish to add something is worded in German.
enum GermanWishWords {
    static let words = WishWords(
        openings: openings,
        makers: set(
            "erstell erstelle erstellen mach mache anlegen leg lege neue neuer neues neuen schreib schreibe trag trage plan plane"
        ),
        putters: set(
            "setz setze setzen schreib schreibe schreiben pack packe füg füge tu tue gib leg lege nimm trag trage stell stelle"
        ),
        planners: phrases(
            """
            trag, trage, plane, plan, mach, mache, setz, setze, leg, lege, erstell, erstelle, schreib, ich hab, ich habe,
            wir haben, hab ich, habe ich, haben wir, hab, habe, ich hab einen, ich hab eine, wir haben einen, neuer
            """
        ),
        repeaters: set("nochmal nochmals noch einmal wieder dann auch"),
        noters: phrases("notier, notiere, notiere dir, notiz, schreib auf, merk dir, merke dir, halt fest, notier mir"),
        fillers: set("mir uns bitte mal noch ein eine einen einem einer neue neuer neues neuen"),
        kinds: [
            .task: phrases("aufgabe, aufgaben, todo, todos, to do, punkt"),
            .reminder: phrases("erinnerung, erinnerungen, wecker, alarm"),
            .event: phrases("termin, termine, eintrag, kalendereintrag"), .note: phrases("notiz, notizen"),
            .list: phrases("liste, listen, zettel"),
        ],
        connectors: set("an ans daran dass zu zum zur für über ob namens von mit"),
        closings: phrases(
            """
            setzen, schreiben, hinzufügen, packen, eintragen, eintrag, ein, notieren, stellen, legen, tun, dazu, drauf, hinzu, und erinnere mich,
            erinnere mich bitte, bitte erinnere mich, und erinner mich, ist aus, sind aus, ist alle, sind alle, ist leer
            """),
        determiners: set(
            """
            der die das den dem des ein eine einen einem einer eines mein meine meinen meinem meiner dein deine unser unsere ihr
            ihre sein seine dieser diese dieses diesen kein keine letzten letzte nächsten nächste
            """),
        articles: set("der die das den dem ein eine einen einem einer nen ne ner"),
        pronouns: set("es das die den sie davon"),
        requests: set("kannst könntest du bitte und dann also mal noch"), reasons: set("weil falls da denn wenn"),
        conditions: set("falls wenn"),
        joiners: ["und", "oder", "&"],
        copulas: set("ist sind is"),
        timeLinks: set("um am im ab bis in vor gegen fällig frist spätestens von zum zur"),
        starters: set("beginn beginnt beginnend start startet"),
        followers: set(
            """
            in im ins mit für von vom zu zum zur bei beim nach aus über und oder aber dass auf an am vor wegen den die das der
            dem des ein eine einen einem mein meine meinen meinem unser unsere bitte bevor nachdem wenn sobald ohne um bis ab
            """),
        holders: set("von vom über namens wie"),
        numbered: set("seite seiten kapitel nummer nr zimmer raum folge version teil gleis linie"),
        departures: set("bus flug zug"),
        arrivals: set("ankunft an ankommt landet landung"),
        returns: set("zurück retour rückfahrt rückflug"),
        purposes: set("für"), targets: set("auf zu"),
        compounds: set("abend morgen mittag vormittag nachmittag nacht"),
        meals: [
            "abendessen": .dinner, "fruhstuck": .breakfast, "fruehstueck": .breakfast, "brunch": .breakfast,
            "mittagessen": .lunch, "aufstehen": .breakfast, "wecken": .breakfast, "weckt": .breakfast,
            "aufwachen": .breakfast,
        ],
        evenings: set(
            """
            konzert party kneipe kino theater oper musical disco feier elternabend chor restaurant stammtisch essen pizza
            pizzaessen bier cocktails heuriger
            """
        ),
        isVerbLast: true,
        appointments: set(
            """
            zahnarzt arzt tierarzt friseur termin meeting besprechung treffen prüfung kurs unterricht physio massage training
            sport yoga fußball tennis schwimmen kaffee joggen laufen wandern klettern radfahren skifahren tanzen turnen putzfrau handwerker stammtisch blutabnahme
            hochzeitstag geburtstag namenstag elternabend elternsprechtag homeoffice
            tüv pickerl impfung vorsorge zahnreinigung hautarzt augenarzt kinderarzt frauenarzt hausarzt orthopäde kieferorthopäde osteopath
            hno mrt röntgen op therapie logopädie ergotherapie physiotherapie fußpflege maniküre kosmetik nagelstudio friseurin zahnärztin ärztin
            vorstellungsgespräch bewerbungsgespräch fahrprüfung vorlesung seminar workshop konferenz webinar probe chorprobe
            reitstunde klavierstunde gitarrenstunde fahrstunde tanzkurs nachhilfe hochzeit taufe beerdigung begräbnis kommunion
            erstkommunion firmung konfirmation weihnachtsfeier geburtstagsfeier sommerfest schulfest party flohmarkt picknick
            installateur elektriker rauchfangkehrer schornsteinfeger kaminkehrer ölwechsel reifenwechsel wohnungsbesichtigung
            """),
        invitations: set("kaffee treffen"),
        encounters: set("treffen"),
        readers: set("lies lesen schau schauen hör hören sieh"),
        habits: set("trinken wechseln tauschen meditieren üben joggen dehnen trainieren machen"),
        everything: set("todo todos todoliste aufgaben aufgabenliste kalender liste listen to do"),
        listLinks: set("zu zur zum auf aufs in ins an"),
        listEnds: ["liste", "zettel"],
        listing: ListingWords(
            joiners: ["und", "dann", "danach", "&"], links: set("auf zu zur zum aufs"), nouns: ["liste"],
            shopping: ["einkauf", "einkaufen"],
            purposes:
                "zum lesen,zum ausprobieren,zum probieren,zum anschauen,zum ansehen,zum kochen,zum backen,zum besuchen,zum kaufen,zum spielen,zum anhören",
            collections: set(
                "ideen geschenkideen geschenksideen rezeptideen ausflugsideen wünsche empfehlungen vorschläge")),
        counting: set("viele"), placeNouns: set("orte pins plätze"),
        listKinds: set("für mit"),
        placeLinks: set("in im beim bei @ am"), stateLinks: ["in"],
        placeMentions: set("von vom zu zum zur nach aus neben hinter vor"),
        personLinks: set("mit und für an von frag frage ruf rufe sag treffe triff schreib"),
        companyLinks: ["mit"], others: ["er"],
        relations: [
            .before: phrases("bevor, vor, vorm, ehe"), .after: phrases("nachdem, nach, nachm"),
            .when: phrases("wenn, immer wenn, jedes mal wenn, sobald, sowie, beim, auf dem, auf meinem, auf unserem"),
        ],
        speakers: set("ich wir"),
        momentLeads: phrases("das nächste mal, nächstes mal, wieder mal, mal wieder, wieder"),
        momentVerbs: set(
            """
            gehe geh gehen komme komm kommen verlasse verlassen heimkomme heimgehe heimkomm heimgeh ankomm weggeh losgeh losfahr ankomme fertig bin weggehe losgehe losfahre
            aufstehe aufwache aufhöre anfange fahre fahr einsteige aussteige heimfahre heimfahr zurückkomme zurückkomm rausgehe
            rausgeh wegfahre wegfahr abfahre abfahr aufsteh aufwach aufhör anfang einschlafe abreise verreise umziehe
            """),
        momentVerbForms: momentVerbForms,
        momentVerbsOfOthers: set(
            """
            kommt geht fährt ankommt heimkommt heimgeht heimfährt wegfährt losfährt losgeht abreist aufwacht aufsteht
            schläft einschläft zurückkommt kommen gehen fahren ankommen
            """),
        clauseOpeners: set("bevor ehe nachdem wenn sobald sowie"),
        vagueAmounts: set("viel vieles so sehr echt einiges etwas alles mehr genug allerhand"),
        askables: GermanChores.askable, chores: GermanChores.verbs, choreParticles: GermanChores.particles,
        earliers: set("vorher davor zuvor früher"),
        leavings: set("losgehen losfahren weggehen gehen fahren aufbrechen los"), doers: GermanChores.doers,
        household: GermanChores.household, eachTimes: phrases("jedes mal, jedesmal, immer wenn, immer"),
        choreNames: GermanChores.names, intakes: GermanChores.intakes,
        bills: GermanChores.bills,
        payers: GermanChores.payers,
        runners: GermanChores.runners, duties: GermanChores.duties, ownDuties: ownDuties, beings: ["sein"],
        programWords: GermanChores.programWords,
        deadlineLinks: set("bis vor spätestens fällig frist"), dues: set("fällig"),
        calls: set("anrufen fragen treffen besuchen schreiben"),
        family: set("mama mami mutter papa papi vater oma opa bruder schwester tante onkel schatz"),
        tellers: GermanChores.tellers,
        momentForms: set(
            "heimkommen heimgehen verlassen weggehen losgehen losfahren gehen fahren kommen aufstehen ankommen"),
        ways: phrases(
            """
            heimweg, nachhauseweg, rückweg, arbeitsweg, schulweg, weg nach hause, weg heim, weg zur arbeit, weg zur uni,
            weg zur schule, weg ins büro
            """),
        momentEnds: set("heim daheim zuhause da los fertig"),
        moments: set(
            """
            arbeit schule kindergarten vorlesung kurs training sport uni yoga schwimmen mittagessen abendessen frühstück schlafengehen
            umzug essen mittagspause pause abreise abfahrt ferien fußball tennis joggen laufen duschen aufstehen gym fitness
            schlafen feierabend dienst schicht einkaufen urlaub kirche büro meeting besprechung prüfung konzert party probe
            chor zahnarzt arzt turnen abflug
            """),
        deeds: set(
            """
            erledigt fertig gemacht gekauft bezahlt geschickt angerufen abgehakt hake hak ab ist sind war habe hab ich wir
            haben schon jetzt gerade lösche lösch streiche streich entferne entfern verschieb verschiebe schieb schiebe
            verleg verlege aufgabe todo die der das den dem mit auf bis von zu endlich
            """),
        priorities: [
            (
                phrases(
                    "dringend, eilig, sehr wichtig, hohe priorität, hohe prio, höchste priorität, prio 1, priorität 1, wichtig, wichtiger, dringender, sofort"
                ), 1
            ),
            (phrases("mittlere priorität, mittlere prio, prio 2, priorität 2"), 2),
            (phrases("niedrige priorität, niedrige prio, geringe priorität, prio 3, priorität 3, nicht dringend"), 3),
        ],
        priorityMarks: [
            (set("hoch dringend höchste"), 1), (set("mittel normal"), 2), (set("niedrig"), 3), (set("keine"), 4),
        ],
        priorityLeads: set("dringend eilig"), lessers: set("weniger nicht"),
        states: set(
            """
            geteilt privat öffentlich sichtbar versteckt leiser leise stumm kürzer länger größer kleiner besser früher später mehr
            weniger öfter seltener
            """),
        louds: set("laut lauter klingeln klingelt läuten"), nearLinks: set("nahe neben vor"),
        softeners: set("noch auch und dann mal bitte halt eben schnell"),
        manners: set("online virtuell telefonisch remote videocall"),
        definites: set("den die das"),
        forms: GermanDeedForms.forms, done: GermanChores.done, purchases: GermanChores.purchases,
        writings: GermanChores.writings,
        writingLinks: set("an"), whenAsked: whenAsked, absences: absences)

    /// "ich gehe nicht zum", "ich schaffe es nicht zur".
    private static let absences = WordPhrases(
        ["ich gehe", "ich geh", "ich kann", "ich schaffe es", "ich schaffs", "wir gehen", "wir können"].flatMap { go in
            ["zu", "zum", "zur", "ins"].map { "\(go) nicht \($0)" }
        })

    /// "wann ist", "wann ist eigentlich", "wann muss ich wieder zum".
    private static let whenAsked = WordPhrases(
        ["", " nochmal", " noch mal", " eigentlich", " denn", " wieder", " denn nochmal"].flatMap { filler in
            [
                "wann ist", "wann is", "wann sind", "wann beginnt", "wann startet", "wann endet", "wie lange dauert",
                "wie lange geht", "bis wann geht", "bis wann dauert", "wann kommt", "wann kommen", "wann habe ich",
                "wann hab ich", "wann muss ich", "wann soll ich", "wann treff ich", "wann treffe ich", "wann seh ich",
                "wann sehe ich", "um wie viel uhr ist", "um wieviel uhr ist",
            ].map { $0 + filler }
                + ["zu", "zum", "zur"].map { "wann muss ich\(filler) \($0)" }
        })

    private static let momentVerbForms: [(said: String, plain: String)] = [
        ("gehe", "gehen"), ("geh", "gehen"), ("komme", "kommen"), ("komm", "kommen"), ("verlasse", "verlassen"),
        ("bin", "sein"), ("fahre", "fahren"), ("heimkomme", "heimkommen"), ("heimgehe", "heimgehen"),
        ("heimkomm", "heimkommen"), ("heimgeh", "heimgehen"),
        ("heimfahre", "heimfahren"), ("ankomme", "ankommen"), ("weggehe", "weggehen"), ("losgehe", "losgehen"),
        ("losfahre", "losfahren"), ("wegfahre", "wegfahren"), ("wegfahr", "wegfahren"), ("losfahr", "losfahren"),
        ("weggeh", "weggehen"), ("losgeh", "losgehen"), ("fahr", "fahren"), ("abfahre", "abfahren"),
        ("aufsteh", "aufstehen"), ("aufstehe", "aufstehen"), ("aufwache", "aufwachen"), ("aufhöre", "aufhören"),
        ("anfange", "anfangen"), ("einsteige", "einsteigen"), ("aussteige", "aussteigen"),
        ("zurückkomme", "zurückkommen"), ("rausgehe", "rausgehen"),
    ]

    private static let openings = phrases(
        """
        erinnere mich, erinner mich, erinnere uns, erinnerst du mich, erinnerung, vergiss nicht, nicht vergessen, denk daran,
        denk dran, ich muss, muss ich, müssen wir, ich muss noch, wir müssen, wir müssen noch, ich soll, ich sollte, wir sollten, ich will, ich möchte,
        ich brauche, ich brauch, wir brauchen, brauch noch, brauche noch, brauchen noch, muss noch, muss, sag mir, sag mir bescheid, gib mir bescheid, weck mich, wecke mich, todo,
        daran denken, dran denken, lass mich nicht vergessen, \(ownDutyList)
        """)

    private static let ownDuties = phrases(ownDutyList)

    private static let ownDutyList = """
        ich sollte endlich, ich muss endlich, ich muss unbedingt, ich muss dringend, ich sollte unbedingt,
        ich sollte dringend, ich sollte wirklich, ich sollte, ich darf nicht vergessen, wir dürfen nicht vergessen
        """

    private static func set(_ list: String) -> WordSet { WordSet(GermanWords.spelledSet(list)) }

    private static func phrases(_ list: String) -> WordPhrases { GermanWords.phrases(list) }
}
