/// The German words with which a line's intent is ranked where no phrase fits. "a_b" are words that follow each other.
enum GermanRanking {
    static let table = RankingTables(
        topics: GermanTopics.text, functionWords: GermanTopics.spelled(functionWords),
        drawnTogether: drawnTogether, wishStarts: GermanTopics.spelled(wishStarts),
        families: GermanTopics.spelled(families),
        forms: forms, wrapping: wrapping, talkTopics: "bot emotion joke swear", foreignTopics: foreignTopics,
        model: GermanModel.text)

    /// Small words that are looked at as they are.
    private static let functionWords = """
        ich du er sie es wir ihr mich dich sich uns euch mir dir ihm ihn ihnen man der die das den dem des ein eine einen
        einem einer eines mein meine meinen meiner meinem dein deine deinen unser unsere sein ihre kein keine keinen nicht
        nichts nix noch schon auch nur mal bitte doch denn eh ja nein und oder aber dass wenn weil ob als wie so ist sind
        war bin bist wird werden wurde hab habe hast hat haben hatte kann kannst könnte könntest können soll sollte will
        wollte möchte muss musst müssen darf mag in im ins an am ans auf aufs zu zum zur von vom bei beim mit für fürs nach
        vor aus um ab bis durch gegen ohne über unter hier da dort dann jetzt was wo wer wen wem wann warum wohin welche
        welcher welches alle alles etwas viel viele mehr geht gibt gib nimm mach mache tu lass stell leg schreib zeig sag
        brauch brauche würde würdest gerade grad gleich heute morgen wieder immer nie sehr zu
        """

    /// What people draw together or write short, and what it stands for; folded.
    private static let drawnTogether = """
        gehts=geht_es gibts=gibt_es habs=hab_es ists=ist_es machs=mach_es wars=war_es hats=hat_es tus=tu_es nimms=nimm_es
        aufm=auf_dem ausm=aus_dem aufn=auf_den inn=in_den furn=fur_den kannste=kannst_du haste=hast_du biste=bist_du
        willste=willst_du isses=ist_es hamma=haben_wir samma=sind_wir hob=hab i=ich mi=mich di=dich ned=nicht net=nicht
        nid=nicht nd=nicht isch=ist is=ist hani=hab_ich nimmer=nicht_mehr ne=eine nen=einen n=ein ner=einer a=ein des=das
        dat=das wat=was mer=wir ma=man heut=heute heit=heute moin=hallo morgn=morgen vllt=vielleicht bzgl=wegen usw=und
        plz=bitte pls=bitte thx=danke kk=ok jz=jetzt jzt=jetzt etz=jetzt iwie=irgendwie evtl=vielleicht tel=telefon
        termin=termin nr=nummer str=strasse whg=wohnung gebtag=geburtstag bday=geburtstag zb=beispiel
        """

    /// Words before the wish itself.
    private static let wishStarts = """
        bitte kannst_du kannst_du_bitte könntest_du könntest_du_bitte kannst_du_mir könntest_du_mir würdest_du magst_du
        ich_möchte ich_will ich_würde_gern ich_würde_gerne ich_hätte_gern ich_muss ich_müsste ich_sollte ich_brauche hey
        hallo hi servus moin ok okay also äh ähm so na du jetzt dann und lass_uns wir_müssen wir_sollten bot wayside siri
        alexa geh könnt_ihr kann_ich darf_ich ich_hab ich_habe kurz schnell ach oh
        """

    private static let foreignTopics = """
        bank insurance weather music play watch game home email call text social news stock fact define spell translate
        math cook order car carrent visa_topic timeq traffic taxi flight device transit
        """

    private static let wrapping = Wrapping(
        before: [
            "bitte", "kannst du bitte", "kannst du", "könntest du", "hey", "hi", "ok", "hallo", "kannst du mir",
            "sei so lieb und", "du", "also", "äh", "und", "jetzt",
        ],
        light: ["hey", "also", "ok", "hi", "äh", "bot", "bitte", "du", "so", "hallo"],
        after: ["bitte", "danke", "?", ".", "!", "bitte danke", "jetzt", "mal", "okay"],
        verbs: [
            "zeig", "zeige", "füg", "füge", "setz", "setze", "schreib", "leg", "lösch", "lösche", "streich", "such",
            "finde",
            "erinner", "erinnere", "mach", "stell", "trag", "verschieb", "teil", "speicher", "merk", "bring",
            "navigier",
            "nimm", "pack", "starte", "öffne", "gib", "schick", "änder", "ändere", "benenn", "lies", "wie", "wo", "was",
        ])

    private static let forms = WordForms(
        endings: [
            .init("innen", other: "in", least: 8), .init("ungen", other: "ung", least: 8), .init("sten", least: 7),
            .init("test", other: "en", least: 7), .init("chen", least: 7), .init("en", other: "e", least: 5),
            .init("en", least: 5), .init("er", least: 5), .init("em", least: 5), .init("es", least: 5),
            .init("st", other: "en", least: 5), .init("et", other: "en", least: 5), .init("t", other: "en", least: 4),
            .init("e", other: "en", least: 4), .init("e", least: 4), .init("n", least: 4), .init("s", least: 4),
            .init("l", least: 6), .init("erl", least: 6), .init("", other: "en", least: 4),
            .init("", other: "e", least: 4),
        ], joinsWords: true)

    /// By which words the members of a family of intents are told apart; the first that fits, else the last.
    private static let families = """
        profile: name=name,namen,nenn,heisse,nachname,spitzname username=benutzername,username picture=bild,foto,profilbild,profilfoto,avatar
            bio=bio,beschreibung update=änder,ändere,setz,stell,mach,schreib show
        settings: language=sprache,deutsch,englisch,sprich,rede reset=zurücksetzen,standard,werkseinstellung,werkseinstellungen
            units=einheiten,meilen,kilometer,metrisch timezone=zeitzone quiet=ruhe,ruhemodus,stören,lautlos,stumm
            notifications=benachrichtigung,benachrichtigungen update=stell,stelle,änder,ändere,schalt,schalte,setz,mach show
        share: delete=aufheben,beenden,nicht,mehr,privat,entziehen,widerruf,zurücknehmen,wegnehmen,stopp,lösch
            show=wer,wem,welche,zeig create
        people: unfollow=entfolge,entfolgen,unfollow,nicht unblock=entblocken,entblock,entsperr,entsperre,freigeben
            follow=folge,folgen,follow,abonnier block=blockier,blockiere,block,blockieren,sperr mute=stumm
            close=eng,enge,engen,engste search=such,suche,find,finde,gibt list
        bundle: add=dazu,hinzu,füg,pack,tu return=zurück,raus,verschieb,wieder finish=fertig,erledigt,abschliessen,abgeschlossen,beende,beenden
            abandon=abbrechen,verwerf,verwirf,aufgeben,lass,vergiss,sein show
        routine: save=speicher,speichere,merk,sicher,mach,anlegen,erstell,neue start=start,starte,beginn,los,los,leg
            delete=lösch,lösche,entfern,weg update=änder,ändere,dazu,füg,ergänz list
        template: save=speicher,speichere,mach,merk,sicher,anlegen publish=veröffentlich,veröffentliche,teil,teile,öffentlich,stell
            search=such,suche,find,finde,stöber,gibt start=nimm,nutz,verwende,start,starte,aus,mit delete=lösch,lösche update=änder,ändere list
        """
}
