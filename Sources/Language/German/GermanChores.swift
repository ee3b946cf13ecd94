/// What people who speak German do themselves; the verb stands last: "Auto waschen".
enum GermanChores {
    static let verbs = set(
        """
        abdrehen abgeben abholen abheben abkleben abonnieren abschleifen absenden abspülen abschicken abstauben abtauen abwaschen anmalen
        anstreichen aufhängen aufpumpen aufräumen ausdrucken ausfüllen ausleeren ausmisten ausräumen ausschneiden
        austauschen auswechseln auspacken backen basteln beantragen begleichen bemalen beschriften besorgen bezahlen
        bohren bringen bügeln dekorieren drucken desinfizieren düngen einfrieren einkaufen einlagern einlösen einpacken
        einräumen einreichen einsammeln einwerfen einzahlen entkalken entrümpeln entsorgen ernten erneuern falten
        fegen fensterputzen füttern gießen grillen hacken häkeln holen impfen jäten kaufen kehren kleben kochen kopieren
        kündigen leeren leihen machen mähen mitbringen mitnehmen montieren nähen ölen packen pflanzen pflücken
        polieren proben putzen rasieren rausbringen recyceln reinigen renovieren reparieren sammeln saubermachen
        saugen schälen schleifen schneiden schrubben schippen sortieren spenden spülen staubsaugen stapeln
        streichen stricken stutzen tapezieren tanken trocknen umtauschen umtopfen unterschreiben üben verlängern
        verpacken verschenken vorbeibringen vorbereiten vorkochen wachsen waschen wechseln wegbringen wegwerfen wickeln
        wiegen wischen zersägen zudrehen zurückbringen zurückgeben zusammenbauen
        """)

    /// Of things of the house what is done with a verb that says little: "Tablette nehmen", "Müll rausstellen".
    static let doers = set("nehmen einnehmen geben stellen rausstellen hinausstellen raustragen tun holen")
    static let household = set(
        """
        abfall altglas altpapier auto betten biomüll biotonne blumen fahrrad fenster gelbe gelben gelber geschirr hund katze kleidung koffer kompost
        medikament medikamente medizin mistkübel müll müllsack müllsäcke mülltonne mülltonnen papiertonne pflanzen pille
        pillen restmüll sack säcke schlüssel spülmaschine tablette tabletten tonne tonnen tropfen vitamine wäsche
        """)

    /// What could be asked of a program as well.
    static let askable = set(
        """
        anrufen schreiben schicken senden buchen bestellen fragen prüfen überweisen zahlen lesen lernen sagen melden
        vereinbaren absagen reservieren suchen treffen besuchen
        """)

    static let tellers = set(
        "ich du er sie wir ihr mir dir uns euch mich dich ist sind war waren wird werden hat haben habe")

    static let duties = set("ich wir muss müssen soll sollte noch auch nicht vergessen todo")

    static let programWords = set(
        """
        karte karten notiz notizen pin pins liste listen erinnerung erinnerungen kalender termin termine anlass anlässe
        bündel routine routinen vorlage vorlagen filter reise reisen route einstellungen konto profil verlauf papierkorb
        """)

    private static func set(_ list: String) -> WordSet { WordSet(GermanWords.spelledSet(list)) }
}
