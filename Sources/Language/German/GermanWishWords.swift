/// How a wish to add something is worded in German; folded, with "ae", "oe", "ue" where people type them so.
enum GermanWishWords {
    static let words = WishWords(
        openings: phrases(openings),
        makers: set(
            "mach mache erstell erstelle leg lege setz setze schreib schreibe neue neuer neuen neues trag trage füg füge"
        ),
        putters: set("setz setze schreib schreibe pack packe tu tue gib füg füge leg lege trag trage nimm"),
        planners: phrases(
            "trag, trage, plan, plane, leg, lege, mach, setz, ich hab, ich habe, wir haben, termin, neuer termin, blockier, reservier"
        ),
        noters: phrases("schreib auf, notier, notiere, notier dir, notier mir, merk dir, vermerk"),
        fillers: set("mir uns dir bitte mal noch eine einen ein neue neuen neues weitere"),
        kinds: [
            "task": phrases("aufgabe, aufgaben, todo, todos, to do, task, punkt"),
            "reminder": phrases("erinnerung, erinnerungen, wecker, alarm"),
            "event": phrases("termin, termine, kalendereintrag, eintrag, treffen"),
            "note": phrases("notiz, notizen, memo"),
            "occasion": phrases("anlass"), "list": phrases("liste, listen"),
        ],
        connectors: set("an ans daran dran dass zu für wegen namens heißt"),
        closings: phrases(
            "hinzufügen, hinzu, dazu, ein, eintragen, an, anlegen, auf, aufschreiben, erinnern, nicht vergessen, und erinner mich, und erinnere mich"
        ),
        determiners: set(
            "der die das den dem des ein eine einen einem einer mein meine meinen meinem dein unser unsere jeder jede jeden nächster nächste nächsten letzter letzte letzten diese dieser diesen"
        ),
        articles: set("der die das den dem ein eine einen"), pronouns: set("es das die den ihn sie dies noch"),
        requests: set("bitte kannst könntest würdest du also dann ich wir muss will möchte brauch"),
        reasons: set("wenn weil falls denn da"), joiners: ["und", "oder", "&"],
        timeLinks: set("um am im bis ab von vor nach für gegen spätestens seit fällig"),
        followers: set(
            "mit bei zu zum zur für von vom über an auf in im und oder wenn weil dass der die das den dem ein eine mein meine"
        ),
        holders: set("von über namens kapitel seite zimmer folge staffel teil version nummer nr linie zug bus gleis"),
        purposes: ["fur", "fuer"], targets: ["an"],
        meals: [
            "abendessen": .dinner, "mittagessen": .lunch, "fruhstuck": .breakfast, "fruehstueck": .breakfast,
            "brunch": .breakfast,
        ],
        readers: set("lesen schauen anschauen hören anhören"),
        everything: set("todo todos aufgaben aufgabenliste todoliste kalender liste"),
        listLinks: set("auf zu zur in"), listKinds: ["fur", "fuer", "mit"], placeLinks: set("bei beim im in am @"),
        placeMentions: set("von vom zu zum zur nach hinter neben um"), personLinks: set("mit für von an frag sag ruf"),
        relations: [
            .before: phrases("bevor, vor, vor dem, vor der, ehe"),
            .after: phrases("nach, nach dem, nach der, nachdem, sobald"),
            .when: phrases("wenn, sobald, beim, falls, während, als nächstes wenn"),
        ],
        speakers: set("ich wir"),
        momentVerbs: set(
            "gehe geh fahre fahr komme komm verlasse ankomme heimkomme heimgehe losgehe losfahre aufstehe bin"),
        momentForms: set("gehen fahren kommen verlassen ankommen heimkommen heimgehen losgehen losfahren aufstehen"),
        momentEnds: set("heim daheim zuhause da los fertig"),
        moments: set("arbeit schule sport training kirche vorlesung schlafengehen urlaub büro einkaufen feierabend"),
        priorities: [
            (
                phrases(
                    "dringend, sehr wichtig, wichtig, höchste priorität, hohe priorität, priorität 1, prio 1, priorität eins, asap"
                ), 1
            ),
            (phrases("mittlere priorität, priorität 2, prio 2, normale priorität"), 2),
            (phrases("niedrige priorität, priorität 3, prio 3, unwichtig, nicht dringend, nicht eilig"), 3),
        ],
        priorityMarks: [
            (set("hoch dringend wichtig"), 1), (set("mittel normal"), 2), (set("niedrig"), 3), (set("keine"), 4),
        ],
        priorityLeads: set("dringend wichtig asap"))

    private static let openings = """
        erinner mich, erinnere mich, erinner uns, erinnere uns, erinner mich daran, erinnere mich daran, erinnerung, nicht vergessen,
        vergiss nicht, ich darf nicht vergessen, ich muss, ich müsste, ich soll, ich sollte, wir müssen, wir sollten, muss, müssen,
        ich muss noch, wir müssen noch, ich will, ich möchte, ich brauche, ich brauch, wir brauchen, wir brauchen noch,
        ich brauche noch, ich brauch noch, sag mir bescheid, gib mir bescheid, weck mich, todo, denk dran, denk daran
        """

    private static func set(_ list: String) -> Set<String> { GermanWords.spelledSet(list) }

    private static func phrases(_ list: String) -> WordPhrases {
        WordPhrases(
            GermanWords.spelled(
                list.split(separator: ",").map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }))
    }
}
