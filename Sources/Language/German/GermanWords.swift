/// German words that a typing error must not be read into, and words with a part in commands.
enum GermanWords {
    /// Folded, and with "ae", "oe", "ue" for umlauts.
    static func spelled(_ words: [String]) -> [String] {
        words.flatMap { words in
            let other = words.unicodeScalars.map { Folding.variant($0) ?? Folding.fold($0) }.joined()
            let folded = Folding.fold(words)
            return folded == other ? [folded] : [folded, other]
        }
    }

    /// Phrases of a list by commas, in both spellings.
    static func phrases(_ list: String) -> WordPhrases {
        WordPhrases(spelled(list.split(separator: ",").map(String.init)))
    }

    static func spelledSet(_ list: String) -> Set<String> {
        Set(spelled(list.split(whereSeparator: \.isWhitespace).map(String.init)))
    }

    static var common: Set<String> { spelledSet(list) }

    static let stops = spelledSet(
        """
        der die das den dem des ein eine einen einem einer eines mein meine meinen meinem meiner dein deine unser unsere
        ihr ihre sein seine ich du er sie es wir mich dich sich uns euch mir dir ihm ihn ihnen man in im an am auf aufs
        zu zum zur von vom bei beim mit für fürs nach vor aus um ab bis durch gegen ohne über unter und oder aber dass
        wenn weil ob als wie so ist sind war waren bin bist sei wird werden wurde hab habe hast hat haben hatte nicht
        kein keine nein ja hier da dort dann jetzt nun wann was wo wer wen wem wohin woher warum welche welcher welches
        alle alles etwas nichts noch schon auch nur mal bitte doch denn halt eben ja gar sehr kann kannst können soll
        will muss darf mag
        """)

    /// What people write short in the names of places.
    static let abbreviations: [String: [String]] = [
        "str": ["strasse"], "strasse": ["str"], "pl": ["platz"], "hbf": ["hauptbahnhof"], "bhf": ["bahnhof"],
        "uni": ["universitat"], "kh": ["krankenhaus"], "apo": ["apotheke"], "st": ["sankt"], "sankt": ["st"],
        "dr": ["doktor"], "g": ["gasse"], "bibo": ["bibliothek"], "bib": ["bibliothek"], "zentr": ["zentrum"],
        "kiga": ["kindergarten"], "schwimmi": ["schwimmbad"], "wg": ["wohnung"], "u": ["und"], "und": ["u"],
    ]

    static let signals: [SignalWord: Set<String>] = [
        .here: ["hier", "hierher", "hierhin"], .this: ["diesen", "dieses", "diese", "das", "den"],
        .note: ["notiz", "notizen"],
        .beforeParking: ["auf", "im", "in", "hier"], .leavingPlace: ["verlassen", "verlasse"],
        .eve: ["vorabend"],
        .able: ["kann", "darf"], .lacking: ["kein", "keine", "keinen"],
        .postponing: ["aufschieben", "vertag", "vertage", "vertagen", "vertagt", "warten"],
        .excusing: ["krank", "müde", "spät", "verspätet", "unterwegs", "weg", "verschlafen"],
        .correcting: [
            "nein", "ne", "nee", "doch", "eigentlich", "warte", "sorry", "hm", "hmm", "lieber", "eher", "besser",
            "halt",
        ],
        .me: ["mir", "uns", "mich"],
        .having: ["ich", "wir", "hab", "habe", "haben", "schon"],
        .completed: [
            "bezahlt", "gezahlt", "gekauft", "besorgt", "genommen", "geputzt", "gewaschen", "gebucht", "angerufen",
            "abgeholt",
            "repariert", "eingepackt", "verschickt", "abgeschickt", "weggebracht", "rausgebracht", "hinausgebracht",
            "gegossen",
            "gefuttert", "gewechselt", "bestellt", "abgegeben", "unterschrieben", "gesaugt", "gebugelt", "gekocht",
            "gebacken",
            "geschrieben", "gelesen", "verlangert", "ausgefullt", "aufgeraumt", "gestrichen", "zuruckgebracht",
        ],
        .yearlyDay: ["geburtstag", "hochzeitstag", "jahrestag", "namenstag", "todestag"],
        .finished: ["erledigt", "fertig", "gemacht", "gekauft", "geschafft", "✓", "✔", "✅"],
        .being: Set(spelled(["ist", "sind", "is", "hat", "hab", "habe", "fällt", "fallen", "wird", "wurde"])),
        .taking: [
            "mach ich", "ok mach ich", "okay mach ich", "ja mach ich", "klar mach ich", "wird gemacht", "wird erledigt",
            "ich mach das", "ich mache das", "ich machs", "ich mach es", "ich ubernehme", "ich ubernehme das", "klar",
            "ja klar", "ok klar", "na klar", "gern", "gerne", "ja gern", "ja gerne", "kein problem", "geht klar",
            "ich mach es selbst", "ich machs selbst", "ich mache es selbst", "mach ich selbst", "ich mach das selbst",
            "passt mach ich", "bin dran", "schon dabei", "bin schon dabei", "kann ich machen", "naturlich", "sicher",
        ],
        .takingOver: [
            "mach ich", "ich mach es", "ich machs", "ich mach das", "ich mach es selbst", "ich machs selbst",
            "ich mach das selbst", "ich mache es selbst", "ich mache das selbst", "mach ich selbst",
        ],
        .nodding: ["ok", "okay", "passt", "gut", "alles klar", "in ordnung", "👍"],
        .refusing: [
            "ich nicht", "kann nicht", "ich kann nicht", "geht nicht", "geht leider nicht", "leider nein",
            "leider nicht", "nein leider", "nein sorry", "sorry nein", "nein danke", "keine zeit", "ich hab keine zeit",
            "ich habe keine zeit", "kann leider nicht", "ich kann leider nicht",
        ],
        .failing: ["konnte", "konnten", "hab", "habe", "haben", "habs", "wollte"],
        .inTime: ["vorher", "davor", "rechtzeitig", "vorab", "im voraus", "zeitgerecht"],
        .reminding: ["erinner", "erinnere", "erinnern"],
        .onlyOnce: [
            "nur einmal", "nur ein mal", "einmalig", "das ist einmalig", "nur einmalig", "ist nur einmal",
            "das ist nur einmal", "nein nur einmal", "nicht jede woche", "nicht jeden tag", "nicht jeden monat",
            "nicht jedes jahr", "nicht wochentlich", "nicht taglich", "wiederholt sich nicht",
            "das wiederholt sich nicht", "keine wiederholung", "ohne wiederholung", "nicht wiederholen",
        ],
        .enoughToday: [
            "genug fur heute", "das reicht fur heute", "reicht fur heute", "fur heute reicht es", "fur heute reichts",
            "heute nicht mehr", "heute keine mehr", "schluss fur heute", "fur heute ist schluss", "fertig fur heute",
            "fur heute fertig", "das wars fur heute",
        ],
        .chatting: Set(
            spelled([
                "lol", "haha", "hihi", "hehe", "xd", "cool", "super", "toll", "spitze", "perfekt", "klasse", "geil",
                "schön", "klingt gut", "hm", "hmm", "aha", "echt", "wirklich", "ach so", "achso", "na ja", "naja",
                "jaja",
                "ja ja", "oje", "ohje", "oh je", "schade", "passt scho", "mhm", "aja", "ah", "oh", "uff", "puh",
                "krass",
                "boah", "wow", "tja", "ja eh", "eh klar", "na gut", "na dann", "hahaha", "jo eh", "ui", "mist", "so so",
                "stimmt", "stimmt so", "stimmt genau", "genau", "genau so", "eh", "richtig",
            ])),
        .waiting: [
            "spater", "jetzt nicht", "noch nicht", "vielleicht", "vielleicht spater", "mal sehen", "mal schauen",
            "ich schau mal", "moment", "moment mal", "sekunde", "warte", "warte mal", "gleich", "weiss ich noch nicht",
            "weiss ich nicht", "weiss nicht", "keine ahnung", "muss ich schauen", "muss ich erst schauen",
            "muss ich nachschauen", "sag ich dir", "sag ich dir noch", "sag ich dir gleich", "sag ich dir spater",
            "sag ich dir morgen", "sag ich noch", "kommt noch", "wie war das nochmal", "weiss noch nicht",
            "ich weiss noch nicht", "frag mich spater",
        ],
        .dayFirst: ["tag", "tage", "dmy"], .monthFirst: ["monat", "monate", "mdy", "amerikanisch", "amerikanische"],
        .imperial: ["meilen", "meile", "mi", "fuss", "ft", "imperial", "imperiale", "yards"],
        .metric: spelledSet("km kilometer kilometern meter metern m metrisch metrische"),
        .administrators: ["admin", "admins", "administrator", "administratoren", "verwalter"],
        .small: spelledSet("klein kleine kleiner kleinere kleinen winzig"),
        .medium: spelledSet("normal normale mittel mittlere mittleren"),
        .large: spelledSet("groß große größer größere großen riesige riesig"),
        .dark: spelledSet("dunkel dunkle dunkler dunkelmodus nachtmodus"), .light: spelledSet("hell helle heller"),
        .adders: ["hinzugefugt", "hinzufuger", "ersteller", "urheber"],
        .none: ["keine", "keins", "nichts", "ohne", "leer"], .intoName: ["in", "zu", "auf", "um", "bis"],
        .onlyMe: spelledSet("niemandem niemand mir"),
        .closeFriends: Set(
            spelled(["engen freunden", "meinen engen freunden", "enge freunde", "meine engen freunde"])),
        .followers: Set(spelled(["followern", "meinen followern", "meine follower", "follower", "allen followern"])),
        .reservedName: Set(
            spelled([
                "ich", "du", "dir", "dich", "uns", "wir", "er", "sie", "ihr", "ihm", "ihnen", "jemand", "ausgewählte",
                "freunde", "gruppe", "die gruppe", "diese gruppe", "rückgängig", "hilfe", "stopp", "abbrechen", "ja",
                "nein", "einstellungen", "der bot", "system",
            ])),
        .inviting: spelledSet("lade lad einladen einladung"),
        .noOrder: spelledSet(
            """
            darf dürfen kann können soll sollen ich nicht nichts nie niemals kein keine geht ginge passt gibt gibts steht
            kannst könnte könnten wäre hat hast
            """),
        .thingsOfSomebody: spelledSet("orte pins notizen sachen dinge"),
        .forOneself: Set(
            spelled([
                "nur ich", "nur mich", "nur mir", "nur für mich", "für mich allein", "für mich selbst",
                "an mich selbst",
                "privat", "heimlich", "in meinen kalender", "in meinem kalender", "auf meine liste",
                "auf meiner liste", "in meine liste", "zu meinen aufgaben", "in meine aufgaben", "zu meinen notizen",
                "in meine notizen", "in mein tagebuch",
            ])),
        .officialName: ["kundendienst", "administration", "moderation", "betreiber"],
        .oneself: spelledSet("mich mir"), .everyone: spelledSet("allen alle jedem jeder öffentlich"),
        .and: ["und"], .profile: ["profil"], .favourites: spelledSet("favoriten lieblingsorte"),
        .lists: ["listen"], .ofSomebody: spelledSet("zeig zeige öffne mir mal das die den der von"),
        .mine: spelledSet("ich mein meine meinen"),
        .ours: spelledSet("unser unsere unseren unserer unserem"),
        .askingWho: ["wer"],
        .asking: spelledSet(
            """
            was wo wann wer wie welche welcher welches welchen wessen wem wen woher wohin warum wieso wofür womit ist sind
            war waren hab habe hat haben gibt muss soll
            """),
        .showing: Set(spelled(["zeig", "zeige", "zeigen", "öffne", "öffnen", "anzeigen"])),
        .cancelling: Set(
            spelled(["absagen", "streich", "streiche", "streichen", "storniere", "stornieren", "lösche", "löschen"])),
        .filtering: ["filter", "filtere", "filtern"],
        .anyEvent: spelledSet("termin termine eintrag"),
        .nextTime: spelledSet("nächste nächsten nächster nächstes nächstem"),
        .turns: spelledSet("male termine"), .atPresent: spelledSet("jetzt nun"),
        .backAgain: spelledSet("wieder zurück"),
        .movingOut: ["ausgezogen", "mehr"], .clearing: ["leer", "leere", "nimm"],
        .denying: spelledSet("nicht kein keine keinen keins nie vergessen ohne"),
        .late: Set(spelled(["überfällig", "überfällige", "überfälliges"])),
        .changing: Set(spelled(["änder", "ändere", "ändern"])),
        .skipping: Set(spelled(["überspring", "überspringe", "überspringen", "auslassen", "skip"])),
        .stating: spelledSet(
            """
            ist sind mag mögen liebt hasst hat haben wohnt arbeitet kostet trägt isst trinkt heißt spricht spielt sammelt
            """),
        .nothing: ["nichts", "frei", "-"], .mistaken: ["falsch", "verkehrt", "unsinn"],
        .past: spelledSet("war waren hatte hatten ging gingen traf trafen sah kam gab bekam"),
        .both: ["beide", "beides"], .thirdPerson: ["ihn", "ihm"],
        .everything: ["alles", "alle", "beides", "beide"],
        .pausing: ["pausier", "pausiere", "pausieren", "pausiert"],
        .without: ["kein", "keine", "keinen", "nicht"],
        .calledOff: Set(spelled(["aus", "abgesagt", "gestrichen", "flach", "entfällt"])),
        .stopping: Set(spelled(["stopp", "stoppe", "beende", "beenden"])),
        .removing: Set(spelled(["entfern", "entferne", "nimm", "streich", "streiche"])),
        .askingOthers: ["bitte", "bitten", "frag", "frage"], .toDo: [":", "darum", "dass"],
        .it: Set(spelled(["es", "dazu", "dort", "dorthin"])), .there: ["da", "dort", "dorthin", "hin"],
        .undoing: Set(spelled(["undo", "rückgängig"])),
        .opening: Set(
            spelled([
                "offen", "geöffnet", "öffnet", "auf", "öffnungszeiten", "schließt", "geschlossen", "zu", "macht",
                "sperrt",
            ])),
        .naming: ["name", "nenn", "nenne", "heisst"],
        .saving: Set(spelled(["speicher", "speichere", "speichern", "behalt", "behalte"])),
        .asName: ["als", "es", "das", "unter", ":"],
        .presenting: Set(
            spelled([
                "das", "dies", "hier", "ist", "ich", "bin", "wir", "sind", "jetzt", "gerade", "bei", "beim", "im", "in",
            ])),
        .locating: Set(spelled(["ist", "bei", "beim", "im", "in"])),
        .discarding: Set(
            spelled([
                "nein", "nö", "verwerfen", "verwirf es", "verwirf das", "löschen", "lösch es", "lösche es", "weg damit",
                "nicht speichern", "nicht behalten", "falscher ort",
            ])),
        .hedging: Set(
            spelled(
                """
                vielleicht eventuell wohl lieber besser eher am besten sagen sag sagt sage wir mach mache machen setz setze
                stell stelle ja jo jep ok okay gut passt super prima perfekt danke bitte gern gerne sicher also äh ähm hm
                hmm dann nochmal wieder nur erst schon etwa ungefähr circa ca gegen spätestens frühestens irgendwann früh
                spät gleich selbe selben zeit uhr tag erinner erinnere erinnerung mich doch nein sorry meinte meine wäre
                würde ginge geht könnte denke halt
                """.split(whereSeparator: \.isWhitespace).map(String.init))),
        .except: ["ausser", "ohne", "minus", "bis"],
        .alone: ["nur", "allein", "auch", "sonst niemand", "niemand sonst", "sonst keiner"],
        .forSomebody: spelledSet("für"), .delegating: ["delegier", "delegiere", "weis", "weise", "teil", "teile"],
        .beforeName: ["herr", "herrn", "frau", "fr", "dr", "doktor", "prof", "nach", "bei", "beim", "von", "m"],
        .lying: ["ist", "sind", "wohnt", "wohnen", "liegt", "liegen", "bei", "auf"],
        .attending: Set(
            spelled([
                "bin dabei", "ich bin dabei", "ich komme", "ich komm", "komme", "komme gern", "ich kann nicht",
                "kann nicht", "ich kann nicht kommen", "kann nicht kommen", "ich komme nicht", "bin nicht dabei",
                "ich bin nicht dabei", "wer kommt", "wer ist dabei", "wer kommt alles", "wer kommt mit",
            ])),
        .lasting: ["dauert", "geht"], .ending: Set(spelled(["endet", "ende", "verfällt"])),
        .extending: Set(spelled(["verlänger", "verlängere", "verlängern"])),
        .longer: spelledSet("länger mehr"), .shorter: spelledSet("kürzer"),
        .setting: ["setz", "setze", "leg", "lege", "stell", "stelle"],
        .making: ["mach", "mache"], .whetherDone: ["hab", "habe"],
        .doing: ["machen", "mach", "erledigen", "tun", "zu"], .called: ["namens", "genannt"],
        .secret: ["geheim", "heimlich", "privat"],
        .muting: ["mute", "ignorier", "ignoriere"], .unmuting: ["unmute"],
        .declining: ["lehn", "lehne"],
        .moved: ["verschoben", "verlegt", "vorverlegt", "jetzt", "nun", "erst", "schon", "doch"],
        .moving: Set(spelled(["verschieb", "verschiebe", "verschieben", "verleg", "verlege", "verlegen"])),
        .filler: Set(spelled(["äh", "ähm", "öh", "öhm"])), .fillerBeforeVerb: [],
        .labelling: ["markier", "markiere"],
        .repeating: ["wiederhol", "wiederhole", "wiederholen"],
        .amount: Set(
            spelled(
                "g kg dag deka l ml cl dose dosen packung packungen flasche flaschen glas gläser becher bund kiste kisten tüte tüten scheiben stück tafel tafeln"
                    .split(separator: " ").map(String.init))),
        .contact: ["tel", "telefon", "fax", "handy", "mobil"],
        .checkIn: ["check", "checkin", "einchecken"], .occasion: spelledSet("anlass anlässe"),
        .bundle: spelledSet("bündel"), .priority: spelledSet("p1 p2 p3 priorität prioritäten"),
        .live: ["live", "livestandort"],
        .sign: ["icon", "zeichen", "emoji", "symbol", "piktogramm"],
        .detail: spelledSet(
            "tel telefon telefonnummer fax handy mobil nummer adresse anschrift webseite website homepage email mail öffnungszeiten"
        ),
        .onceMore: ["nochmal", "noch", "mal", "nochmals", "gleich"],
        .salutation: ["hi", "hallo", "hey", "servus", "sehr"],
        .formalSalutation: Set(spelled(["liebe", "lieber"])),
        .closingLetter: Set(spelled(["grüße", "grüßen", "gruß", "lg", "mfg", "vg", "glg"])),
        .how: ["wie"], .asker: ["ich", "wir", "man", "du"],
        .byName: Set(spelled(["name", "namen", "alphabet", "alphabetisch"])),
        .nearest: Set(spelled(["entfernung", "nähe", "nächste", "nächsten", "distanz", "abstand"])),
        .newest: Set(spelled(["datum", "neu", "neueste", "neuesten", "neuste", "alter"])),
        .mostUsed: Set(spelled(["häufigkeit", "nutzung", "häufigste", "häufigsten", "benutzte", "benutzten", "oft"])),
        .rated: Set(
            spelled([
                "bewertung", "bewertungen", "sterne", "sternen", "beste", "besten", "bestbewertete", "bestbewerteten",
                "bewertete", "bewerteten",
            ])),
        .home: Set(spelled(["zuhause", "zu hause", "daheim", "mein zuhause", "meinem zuhause", "meiner wohnung"])),
    ]

    private static let list = """
        ab abend abends aber abfahrt abfahren abgeben abgesagt abgesagte
        abholen ablage absagen abschnitt abstand acht achtung adresse affe
        ahnung aktion aktuell alle allein allen aller allerdings alles allgemein als also alt alte alten alter altes am
        ampel amt an anbieten andere anderen anderer anderes anders anfang anfangen angabe angebot angeblich angst
        anhalten ankommen ankunft anlage anlass anmelden annahme anruf anrufe anrufen ansage anschauen anschluss
        ansehen antrag antwort antworten anwalt anzahl anziehen anzug apfel apotheke april arbeit arbeiten arbeitet arm
        art arzt atem auch auf aufgabe aufgaben aufhören aufmachen aufnehmen aufpassen aufräumen aufstehen auftrag
        auge augen august aus ausflug ausgabe ausgang ausgehen auskunft ausland ausmachen ausnahme aussehen ausser
        aussicht auswahl auto autos bach backen bad bahn bahnhof bald ball band bank bar bauen bauch bauer baum bauch
        beachten bedarf bedeuten bedingung beeilen beginn beginnen bei beide beiden bein beispiel bekannt bekommen
        bekommt benutzen benzin bereit berg bericht beruf besitzen besonders besser beste besten besuch besuchen betrag
        betrieb bett bevor beweis bezahlen bier bild bilder billig bin birne bis bist bitte bitten blatt blau bleib
        bleiben bleibt blick blume blumen blut boden boot böse brauche brauchen brauchst braucht braun breit brief
        brille bringen bringt brot bruder brücke buch bücher bunt büro bus butter café chef computer da dabei dach
        dadurch dafür dagegen daheim daher dahin damals dame damit danach dank danke dann daran darauf daraus darf darin
        darüber darum das dass dasselbe daten datum dauer dauern dauert davon davor dazu decke dein deine deinen deiner
        dem den denen denken denkst denn der deren des deshalb dessen deutlich dezember dich dicht dick die dienst
        dienstag dies diese diesem diesen dieser dieses ding dinge dir direkt doch doktor donnerstag doppelt dorf dort
        dorthin draussen drei dreissig dringend drin dritte drogerie druck drucker du dumm dunkel dünn durch dürfen durst
        dusche eben ebenso echt ecke egal ehe eher ehrlich ei eier eigen eigene eigentlich eile ein einander eine einem
        einen einer eines einfach eingang einige einkauf einkaufen einladen einladung einmal eins eintrag einzeln
        einzige eis eltern email ende enden endlich eng enkel ente entfernt entlang entscheiden entschuldigung entweder
        er erde ereignis erfahren erfolg ergebnis erhalten erinnern erinnerung erklären erlauben ernst erst erste ersten
        erster erwarten erzähl erzählen es esse essen etwa etwas euch euer euro fach fahr fahre fahren fahrer fährst fährt
        fahrrad fahrt fall fallen falls falsch familie fangen farbe fast februar fehler fehlt feier feiern feiertag
        feld fenster ferien fern fernsehen fertig fest feuer fieber film finde finden findest findet finger firma fisch
        flach flasche fleisch fliegen flug flughafen fluss folgen folgende form fort foto fotos frage fragen fragt frau
        frauen frei freitag fremd freude freuen freund freunde freundin frisch friseur froh frucht früh früher frühling
        frühstück fühlen führen führt fünf für furcht fuss fussball gab gabel gang ganz ganze ganzen gar garage garten
        gas gast gäste gebäude geben gebracht geburtstag gedanke gefahr gefallen gefällt gefühl gegen gegend gegenüber
        geh gehe gehen gehört gehst geht gelb geld gelernt gemacht gemeinsam gemüse genau genug geplant gepäck gerade
        gericht gern gerne gesagt geschäft geschehen geschenk geschichte geschirr geschlossen gesehen gesicht gespräch
        gestern gesund getränk getränke gewesen gewicht gewinnen gewiss gewöhnlich gibt gift ging glas glauben glaube
        gleich gleiche glück glücklich gold gott grad grau grenze gross grosse grossen grosser grün grund gruppe gruss gut
        gute guten guter gutes haar haare hab habe haben habt hafen hallo hals halt halten hammer hand handy hängen
        hart hase hast hat hatte hatten hätte haufen haupt haus hause haut heft heim heiss heissen heisst heizung helfen
        hell hemd her herbst herd herr herz heute hier hilfe hilft himmel hin hinaus hinein hinten hinter hitze hoch
        hochzeit hof hoffe hoffen hoffentlich hoffnung hohe holen holz honig hören hört hose hotel hund hundert hunger
        husten hut ich idee ihm ihn ihnen ihr ihre ihrem ihren ihrer im immer in indem information innen ins insel
        interessant internet ist ja jacke jahr jahre jahren jährlich januar je jede jedem jeden jeder jedes jemand
        jemanden jetzt job joggen juli jung junge junger juni kaffee kalt kam kamera kann kannst karte karten kartoffel
        käse kasse kasten katze kaufe kaufen kauft kaum kein keine keinem keinen keiner keller kennen kennst kennt kette
        kilo kind kinder kindern kino kirche kirsche kiste klar klasse kleid kleidung klein kleine kleinen kleiner kleines
        klima klingel klug knie koch kochen koffer kommen komme kommst kommt komplett können konnte könnte könnten konto
        kontrolle kopf korb körper kosten kostet kraft krank krankenhaus kreis kreuz kuchen küche kuh kühl kultur kunde
        kunst kurs kurz kurze lachen laden lag lage lager lampe land landen lang lange langen länger langsam lass lassen
        lässt lauf laufe laufen läuft laut leben leer legen lehrer leicht leid leiden leider leise lernen lesen letzte
        letzten letzter leute licht lieb liebe lieber lied liegen liegt linie links liste löffel los luft lust machen mache
        machst macht mädchen mag magst mai mal maler mama man manche manchmal mann markt märz maschine maus mehr mein
        meine meinem meinen meiner meist meisten mensch menschen merken messer meter mich miete milch million minute
        minuten mir mit mitgebracht mitglied mitkommen mitnehmen mittag mittags mitte mittel mitten mittwoch möbel möchte
        möchten möglich moment monat monate montag morgen morgens motor müde müll mund museum musik muss musst müssen
        musste mut mutter mama nach nachbar nachdem nachher nachmittag nachricht nachrichten nächste nächsten nächster
        nacht nachts nah nahe nähe name namen nase nass natur natürlich neben nebenbei nehme nehmen nein nennen nett netz
        neu neue neuen neuer neues neun nicht nichte nichts nie niedrig niemals niemand nimm nimmt nirgends noch norden
        normal not notfall notwendig november nudel nudeln null nummer nun nur nuss ob oben obst oder offen öffnen oft
        ohne ohr oktober öl oma onkel opa ordnung ort osten ostern paar paket papa papier park parken parkplatz party
        pass passen passieren passiert passt patient pause person personen pfeffer pferd pflanze pflanzen pfund pizza plan
        planen platte platz plötzlich polizei post postkarte praktisch preis preise privat pro probe problem programm
        prüfung punkt putzen quelle quer rad radio rand rasen rat rauch raum raus rechnung recht rechts rede reden
        regal regel regen reich reicht reif reihe rein reis reise reisen rennen reparieren rest restaurant richtig
        richtung ring rock rolle rot rücken ruf rufe rufen ruft ruhe ruhig rund sache sachen sack saft sagen sage sagst
        sagt salat salz sammeln samstag sand sauber sauer schade schaf schaffen schal scharf schatten schatz schau schauen
        scheinen schenken schere schick schicken schiff schild schirm schlaf schlafen schlag schlange schlecht schliessen
        schlimm schloss schlüssel schmal schmecken schmerz schmutzig schnee schneiden schnell schokolade schon schön
        schöne schrank schreiben schritt schuh schuhe schuld schule schüler schulter schüssel schutz schwach schwarz
        schwein schwer schwester schwimmen sechs see sehen sehr sehe sei seid seife sein seine seinem seinen seiner seit
        seite selbst selten senden september sessel setzen sich sicher sie sieben sieht silber sind singen sinn sitzen
        sitz so sobald socken sofa sofort sogar sohn solche soll sollen sollte sollten sommer sondern sonne sonnig sonntag
        sonst sorge sowieso spannend spass spät später spiegel spiel spiele spielen spielt sport sprache sprechen springen
        spülen staat stadt stand stark start statt staub stehen steht stein stell stelle stellen sterben stern steuer
        stift still stimme stimmt stock stoff stolz stoppen strand strasse strassen streit strom stück stuhl stunde stunden
        sturm suche suchen sucht süden suppe süss system tabelle tablette tabletten tafel tag tage tagen täglich tal
        tanken tante tanzen tasche tasse tat tatsache tausend taxi tee teil teile teilen telefon teller temperatur
        teppich termin termine test teuer text theater thema ticket tief tier tiere tisch tochter tod toilette toll
        tomate tomaten ton topf tor torte tot träumen traurig treffen treffer trennen treppe treten treu trinken trocken
        trotz trotzdem tuch tun tunnel tür turm tust tut typ übel üben über überall überhaupt überlegen übermorgen
        übrigens übung ufer uhr um umziehen umzug und unfall ungefähr universität unmöglich uns unser unsere unserem
        unseren unten unter unterricht unterschied unterwegs urlaub vater verabreden verbinden verboten verdienen verein
        vergangen vergessen vergiss vergleich verkaufen verkehr verlassen verletzt verlieren verloren vermieten
        verschieben verschieden versicherung versprechen verstehe verstehen versteht versuch versuchen vertrag verwandte
        verwenden verzeihung viel viele vielen vielleicht vier viertel villa vogel voll völlig vom von vor vorbei vorbereiten
        vorgestern vorher vorhin vorige vormittag vorn vorne vorschlag vorsicht vorstellen wach wachsen wagen wahl
        wahr während wahrheit wahrscheinlich wald wand wanderung wann war wäre waren ware warm wärme warst wart warten
        wartet warum was wäsche waschen wasser weder weg wegen weh weich weihnachten weil wein weiss weisst weit weite
        weiter welche welchem welchen welcher welches welt wem wen wenig wenige weniger wenigstens wenn wer werde werden
        werkzeug wert wessen westen wette wetter wichtig wichtige wie wieder wiegen wiese wieso will willst wind winter
        wir wird wirklich wirst wissen witz wo woche wochen wochenende wofür woher wohin wohl wohnen wohnung wolke wolle
        wollen wollte wollten womit wort worte wörter wozu wurde würde würden wunder wunsch wünschen wurst wütend zahl
        zahlen zahn zähne zehn zeichen zeige zeigen zeigt zeit zeiten zeitung zelt zentrum zettel ziehen ziel ziemlich
        zimmer zu zucker zuerst zufällig zufrieden zug zuhause zuletzt zum zumindest zunge zur zurück zusammen zuschauen
        zustand zwanzig zwar zweck zwei zweite zweiten zwiebel zwischen zwölf
        nix bissl bisschen grad drauf drin dran dazu ned net isch nimmer ois oida heit ebs mei gell gel eh halt etz jo nö
        """
}
