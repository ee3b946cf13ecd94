/// What people who speak German do themselves; the verb stands last: "Auto waschen".
enum GermanChores {
    static let verbs = set(verbList)
    private static let verbList = """
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
        abklären anfertigen aufstellen buchen lernen nachfüllen reden reservieren sprechen
        telefonieren vereinbaren zurückrufen zurückschicken
        messen vorheizen einschalten ausschalten aufladen laden zähneputzen eincremen lüften einheizen zusperren absperren
        rausnehmen herausnehmen reinstellen reinholen mitgeben
        zumachen zuziehen zuschließen aufbauen abbauen umgraben umräumen ummelden abheften aussortieren wegräumen
        wegstellen wegschmeißen ausfegen ausklopfen auskehren abputzen abtrocknen abmontieren
        anbringen anschließen annähen aufhängen aufkleben auffüllen auftauen ausborgen ausbessern einkleben
        einpflanzen einstecken laminieren lackieren verputzen versiegeln verspachteln dübeln schweißen
        entlüften enteisen flicken frisieren herrichten hinbringen herbringen hinstellen kämmen kneten
        marinieren pürieren rechen raspeln säen säubern schnippeln schmücken stopfen striegeln tauschen überziehen
        umpflanzen unterschreiben vorbeischauen vorbeifahren wienern zubereiten zuschneiden zusammenlegen
        zusammenräumen
        """

    /// Of things of the house what is done with a verb that says little: "Tablette nehmen", "Müll rausstellen".
    static let doers = set(doerList)
    private static let doerList = "nehmen einnehmen geben stellen rausstellen hinausstellen raustragen tun holen"
    static let household = set(
        """
        abfall altglas altpapier auto betten biomüll biotonne blumen fahrrad fenster gelbe gelben gelber geschirr hund katze kleidung koffer kompost
        medikament medikamente medizin mistkübel müll müllabfuhr sperrmüll papierabfuhr müllsack müllsäcke mülltonne mülltonnen papiertonne pflanzen pille
        pillen restmüll sack säcke schlüssel spülmaschine tablette tabletten tonne tonnen tropfen vitamine wäsche
        taschengeld strafzettel \(billList)
        """)

    /// Of them what is a chore by its name alone.
    static let names = set(
        """
        wäsche abwasch geschirr hausaufgaben haushalt einkauf abendessen mittagessen frühstück steuererklärung gartenarbeit
        """)

    /// What is paid at its day.
    static let bills = set(billList)
    static let payers = set("zahlen bezahlen überweisen begleichen einzahlen")
    private static let billList = """
        abo beitrag gebühr gebühren handyrechnung internetrechnung kreditrate miete netflix rate rechnung rechnungen rundfunkbeitrag spotify
        steuer steuern strom stromrechnung versicherung
        """

    /// Where such a thing goes: "Müll raus".
    static let particles = set("raus rein runter weg rauf hinaus hinein hinunter")

    /// What could be asked of a program as well.
    static let askable = set(askableList)
    private static let askableList = """
        schmieren anrufen schreiben schicken senden bestellen fragen prüfen überweisen zahlen lesen sagen melden absagen suchen
        treffen besuchen aufmachen ausmachen anmachen abschalten abstellen einrichten installieren umstellen anmelden abmelden
        abschließen entfernen einscannen
        """

    /// Each of those verbs as it is written.
    static let all = [verbList, doerList, askableList].flatMap {
        $0.split(whereSeparator: \.isWhitespace).map(String.init)
    }

    /// What is got so is a thing, whatever programs keep by that name: "Kalender 2027 kaufen".
    static let purchases = set("abholen besorgen bezahlen buchen drucken ausdrucken kaufen mitbringen")

    /// What is written to somebody: "Brief an Finanzamt".
    static let writings = set("antwort brief email fax mail nachricht paket päckchen postkarte rückmeldung sms")

    /// What is ready, or over, by itself.
    static let runners = set(
        """
        auflauf bohnen braten brot ei eier erdäpfel fisch gemüse gulasch huhn kartoffeln kekse kuchen lasagne nickerchen nudeln ofen pasta pizza plank pomodoro reis
        linsen risotto sauna sosse spaghetti steak suppe tee trockner waschmaschine würstel wäsche
        """)

    /// Medicine.
    static let intakes = set(
        """
        antibiotika antibiotikum aspirin augentropfen hustensaft ibu ibuprofen insulin magnesium medikament medikamente medizin
        ohrentropfen paracetamol pille pillen schmerzmittel tablette tabletten tropfen vitamin vitamine
        """)

    static let tellers = set(
        "ich du er sie wir ihr man mir dir uns euch mich dich bin bist ist sind seid war waren wird werden hat haben habe"
    )

    static let duties = set("ich wir muss müssen soll sollte noch auch nicht vergessen todo")

    static let programWords = set(
        """
        karte karten notiz notizen pin pins liste listen erinnerung erinnerungen kalender termin termine anlass anlässe
        bündel routine routinen vorlage vorlagen filter reise reisen route einstellungen konto profil verlauf papierkorb
        """)

    private static func set(_ list: String) -> WordSet { WordSet(GermanWords.spelledSet(list)) }

    /// What says that something is done, and what was to be done; folded.
    static let done = DoneForms(
        [
            "bezahlt gezahlt": "zahlen bezahlen uberweisen", "angerufen": "anrufen",
            "gekauft besorgt abgeholt bestellt": "kaufen besorgen holen abholen bestellen mitnehmen einkaufen",
            "geputzt gewaschen gesaugt aufgeraumt": "putzen waschen saugen aufraumen machen wischen",
            "repariert gewechselt": "reparieren wechseln tauschen richten", "genommen": "nehmen",
            "verschickt abgeschickt": "schicken verschicken abschicken senden",
            "weggebracht rausgebracht hinausgebracht zuruckgebracht abgegeben":
                "bringen wegbringen rausbringen hinausbringen zuruckbringen abgeben zuruckgeben",
            "gegossen": "giessen", "gefuttert": "futtern", "geschrieben": "schreiben", "gelesen": "lesen",
            "gebucht": "buchen reservieren", "gekocht gebacken": "kochen backen machen", "gestrichen": "streichen",
        ], regular: GermanPast.regular)
}
