/// What German words are about, in general words; a word may stand in several topics, and the first counts most.
/// "a_b" are words that follow each other.
enum GermanTopics {
    /// Folded, and with "ae", "oe", "ue" for umlauts.
    static let text = spelled(list)

    static func spelled(_ text: String) -> String {
        text.split(separator: "\n").map { line in
            let words = GermanWords.spelled(line.split(separator: " ").map(String.init))
            return (line.hasPrefix(" ") ? " " : "") + words.joined(separator: " ")
        }.joined(separator: "\n")
    }

    private static let list = """
        remind: erinner erinnere erinnern erinnerst erinnerung erinnerungen erinnert wecker weck wecke wecken timer alarm
            bescheid sag_bescheid sag_mir_bescheid gib_bescheid vergiss_nicht nicht_vergesse meld melde dran_denken
            denk_dran snooze schlummern schlummer nochmal_in später_nochmal
        list: liste listen checkliste packliste zettel einkaufsliste einkaufszettel wunschliste listn
        todo: aufgabe aufgaben todo todos to_do to_dos task tasks erledigung erledigungen pflicht zu_tun zu_erledigen
            ansteht offene_punkte
        shop: einkauf einkaufen einkäufe einkaufs shopping besorgen kaufen kauf kaufe besorg holen mitbringen mitnehmen
        cal: kalender terminkalender agenda woche_ansteht ansteht tagesplan wochenplan termine frei_am hab_ich_frei bin_ich_frei
        event: termin termine treffen meeting meetings besprechung treff verabredung party feier feiern geburtstagsfeier
            hochzeit konferenz sitzung gespräch vorstellungsgespräch prüfung konzert elternabend kaffeeklatsch essen_mit
            mittagessen abendessen frühstück_mit brunch stammtisch probe training kurs unterricht vorlesung seminar
            geburtstag jubiläum taufe zahnarzttermin arzttermin friseurtermin call telefonat date verabredet
        cancelw: absagen abgesagt sag_ab fällt_aus ausfallen stornieren storniere storno abblasen fällt_flach
        delete: lösch lösche löschen gelöscht entfern entferne entfernen streich streiche streichen gestrichen raus weg
            wegmachen schmeiss schmeisse wegwerfen rausnehmen rauswerfen vernichten leeren leere kübel hau_weg raushauen
            tu_weg nimm_raus kann_weg nicht_mehr_gebraucht
        done: erledigt fertig geschafft gemacht abgehakt hak_ab hake_ab abhaken abgeschlossen bezahlt_hab hab_schon done
            gekauft_hab ist_gemacht hab_gekauft
        add: füg füge hinzufügen dazu hinzu ergänz ergänze ergänzen eintragen trag trage pack packe schreib schreibe setz
            setze tu leg lege draufschreiben aufnehmen drauf rein noch_dazu rauf
        create: erstell erstelle erstellen anlegen mach mache machen neu neue neuen neues neuer leg_an lege_an starte
            starten beginn aufsetzen erzeug
        change: änder ändere ändern geändert verschieb verschiebe verschieben verschoben verleg verlege verlegen vorverlegen
            umbenennen benenn umbenenn bearbeite bearbeiten korrigier korrigiere anpassen aktualisier aktualisiere tausch
            tauschen ersetz ersetze statt doch_erst stattdessen später_machen umstellen stell_um
        show: zeig zeige zeigen anzeigen lies vorlesen lese sag nenn auflisten liste_auf seh sehen schau schauen anschauen
            aufmachen öffne öffnen gib_mir was_steht was_hab_ich welche überblick übersicht ansehen
        find: such suche suchen finde finden find gefunden gesucht wo_gibt gibt_es gibts empfehl empfiehl empfehlen
            empfehlung tipp tipps vorschlag vorschläge kennst_du stöber
        book: buch_mir buche buchen reservier reserviere reservieren reservierung tisch_für
        keep: merk merke merken speicher speichere speichern gespeichert sicher sichere sichern behalt behalten pin pins pinn
            pinne anpinnen markier markiere markieren festhalten ablegen hinterleg hinterlege abspeichern bookmark
            karte_aufnehmen wiederfinden
        share: teil teile teilen geteilt freigeben freigabe schick schicke schicken senden sende weiterleiten link
            zugriff sichtbar öffentlich veröffentlich
        near: nähe nah nahe nächste nächsten nächster nächstes nächstgelegene umgebung umkreis ringsum um_mich herum hier_herum
            gleich_hier ums_eck um_die_ecke ummi in_der_gegend gegend unweit meter_von_hier bei_mir
        place: restaurant restaurants café cafe lokal wirtshaus gasthaus kneipe bar pub pizzeria imbiss dönerladen bäcker
            bäckerei konditorei eisdiele eisdielen biergarten heuriger supermarkt spar billa hofer aldi lidl rewe edeka
            penny migros coop dm rossmann ikea mcdonalds kebap döner beisl
        venue: tankstelle tankstellen apotheke apotheken spital krankenhaus krankenhäuser klinik bankomat geldautomat bank
            laden läden geschäft geschäfte einkaufszentrum museum museen park parks kino kinos theater fitnessstudio gym
            bibliothek bücherei schule parkplatz parkplätze parkhaus garage flughafen bahnhof haltestelle hotel hotels hostel
            pension post postamt briefkasten friseur friseursalon waschsalon zahnarzt tierarzt arzt zoo tierpark aquarium
            strand schwimmbad freibad hallenbad see kirche stadion spielplatz markt buchhandlung buchladen baumarkt
            schloss burg sehenswürdigkeit sehenswürdigkeiten campingplatz toilette klo wc polizei botschaft universität uni
            kindergarten kita blumenladen werkstatt rathaus gemeindeamt ladestation ladesäule trafik kiosk
        food_kind: italienisch italiener chinesisch chinese mexikaner mexikanisch thai inder indisch japaner japanisch
            koreanisch grieche griechisch vietnamese sushi pizza burger ramen döner falafel vegan vegetarisch schnitzel
            steak tapas asiatisch türkisch eis nudeln
        route: weg wege route routen navigier navigiere navigation navi fahr fahre fahren führ führe führen bring_mich
            komm_ich komme_ich wie_komm hinkommen hingehen anfahrt wegbeschreibung lotse leite lauf laufen zu_fuss richtung
        eta: wie_lang wie_lange dauer dauert brauch_ich brauche_ich brauch_i ankunft ankomm ankommen wie_weit weit_ist entfernt
            entfernung fahrzeit fahrtzeit gehzeit unterwegs_bin wann_bin_ich komm_ich_an komme_ich_an
        transit: bus busse zug züge ubahn sbahn strassenbahn tram bim fähre bahn fahrplan verbindung verspätung gleis öffi
            öffis sbb öbb db
        taxi: taxi uber bolt
        flight: flug flüge flieger flugzeug boarding landung abflug gate lufthansa ryanair eurowings swiss
        loc: standort position wo_bin_ich wo_bin_i koordinaten aufenthaltsort wo_sind_wir wo_ich_bin gps
        hereword: hier hierher dieser_ort diese_stelle da_wo_ich
        fav: favorit favoriten favorisier favorisiere lieblingsort lieblingsorte lieblings lieblingsplatz lieblingslokal
            herzerl stern_drauf
        openh: offen geöffnet öffnet öffnungszeiten geschlossen schliesst macht_auf macht_zu hat_offen sperrt zusperrt aufsperrt
            auf_hat offen_hat
        rating: bewertung bewertungen bewerte bewerten sterne stern rezension rezensionen note_für gut_bewertet taugt
            empfehlenswert punkte_für von_5
        reserv: reservierung_nötig reservieren_muss
        busyw: voll_ist wartezeit andrang überfüllt schlange
        placefact: adresse telefonnummer speisekarte website homepage parkplätze_hat barrierefrei rollstuhl preise
        travel: reise reisen urlaub ferien trip tour städtereise ausflug ausflüge kurzurlaub reiseplan reiseplanung etappe
            sightseeing besichtigen anschauen_in rundreise wanderung wochenendtrip sehenswert unternehmen_in unternehmung
        hello: hallo hi hey servus moin griass grüss grüezi guten_tag guten_morgen guten_abend hallöchen tach huhu hoi na_du
            wie_gehts wie_geht salü mahlzeit tag_auch
        thank: danke dankeschön dank merci thx dankbar vergelts bedanke
        praise: super toll klasse spitze perfekt genial großartig prima bravo gut_gemacht leiwand geil mega brav wunderbar
        yesw: ja jo jep jup jawohl genau stimmt richtig klar sicher passt gerne gern einverstanden okay ok freilich eh_klar
            unbedingt jaa jawoll korrekt
        now: nein nö nee na ne nicht falsch keinesfalls auf_keinen niemals keineswegs nope lieber_nicht bloss_nicht
        stop: stopp stop abbrechen abbruch halt vergiss_es vergiss_das lass_es lass_das egal schon_gut doch_nicht lassma
            jetzt_nicht nicht_jetzt hör_auf aufhören passt_schon lass_gut
        repeat: nochmal noch_mal noch_einmal wiederhol wiederhole wiederholen bitte_was wie_bitte was_hast_du_gesagt
            nicht_verstanden hab_ich_nicht_verstanden sag_das_nochmal versteh_nicht letzte_nachricht
        help: hilfe hilf helfen was_kannst anleitung funktionierst funktioniert befehle möglichkeiten wie_geht_das
            bedienung was_kann_ich funktionen kannst_du_alles tutorial
        name: name namen vorname nachname spitzname nenn_mich heisse heiss nickname
        profile: profil profilbild avatar bio benutzername username kontoname anzeigename
        setting: einstellung einstellungen optionen stell stelle umstellen konfiguration standard zurücksetzen werkseinstellung
            benachrichtigung benachrichtigungen ruhemodus stumm nicht_stören lautlos ruhezeit
        language: sprache sprachen deutsch englisch französisch spanisch italienisch_sprache english german türkisch_sprache
        units: kilometer meilen metrisch einheiten celsius fahrenheit 24_stunden 12_stunden zeitzone
        undo: rückgängig undo zurücknehmen nimm_zurück macht_ungeschehen ungeschehen wiederherstellen war_falsch ups hoppla
            zurückholen
        note: notiz notizen notier notiere notieren notierst notiert memo vermerk vermerke aufschreiben schreib_auf
            aufgeschrieben schreib_mir merkzettel zettl notizbuch
        item: schlüssel geldbörse geldbeutel brieftasche portemonnaie handy ausweis pass reisepass regenschirm schirm
            brille ladegerät ladekabel rucksack tasche koffer laptop kopfhörer sache sachen dinge ding gegenstand jacke
            geldtasche dabei_hab dabeihab dabei eingepackt
        occasion: anlass anlässe gelegenheit beim_losgehen bevor_ich_gehe wenn_ich_gehe wenn_ich_heimkomme beim_heimkommen
            losgehe feierabend
        arrive: angekommen ankomme komm_an bin_da bin_jetzt bin_grad geh_jetzt gehe_jetzt fahr_los fahre_los los losgehen
            losfahren verlasse daheim_angekommen heimgekommen eingecheckt checke check_in einchecken raus_hier
            hab_feierabend bin_zuhause bin_daheim bin_los grad_angekommen gerade_angekommen mach_mich_auf
        people: folge folgen entfolgen entfolge blockier blockiere blockieren entblocken follower freundschaft enge_freunde
            freunde_liste folgt abonnieren wem_folge
        kin: mama mami mutter papa vater eltern oma opa tante onkel bruder schwester sohn tochter frau mann freund freundin
            kind kinder familie chef chefin kollege kollegin kollegen nachbar nachbarin nachbarn mitbewohner enkel nichte neffe
            cousin cousine schwiegermutter vermieter hausverwaltung babysitter wg
        firstname: anna ana lena lisa laura julia sarah katharina maria eva sophie marie hannah mia emma lea leonie clara klara
            nina tina sandra sabine petra monika karin andrea martina claudia susanne barbara christine brigitte ursula heidi
            greta paul max felix jonas lukas leon tim tom jan finn elias noah david daniel michael thomas stefan andreas
            martin peter christian markus florian sebastian alexander jakob simon philipp fabian tobias johannes klaus hans
            wolfgang franz josef karl georg ben kathi steffi susi toni sepp uli jürgen uwe ahmed ali mehmet fatma aylin
        city: wien berlin münchen hamburg köln frankfurt stuttgart düsseldorf leipzig dresden nürnberg hannover bremen graz
            linz salzburg innsbruck klagenfurt zürich basel bern genf luzern bregenz bozen rom paris london madrid lissabon
            prag budapest amsterdam venedig florenz mailand barcelona athen istanbul kopenhagen stockholm dublin brüssel
            tokio york innenstadt altstadt zentrum kreuzberg
        country: österreich deutschland schweiz italien frankreich spanien portugal griechenland kroatien türkei polen
            tschechien ungarn holland niederlande belgien dänemark schweden norwegen england usa amerika japan china
            europa tirol kärnten bayern südtirol island
        day: heute heut morgen übermorgen gestern montag dienstag mittwoch donnerstag freitag samstag sonntag montags
            dienstags mittwochs donnerstags freitags samstags sonntags wochenende werktags mo di mi do fr sa so sonnabend
        daypart: früh vormittag mittag nachmittag abend nacht abends morgens mittags nachts vormittags nachmittags mitternacht
        month: januar jänner februar feber märz april mai juni juli august september oktober november dezember jan feb mär
            apr jun jul aug sep okt nov dez
        period: woche wochen tag tage tagen monat monate jahr jahre stunde stunden minute minuten min std sekunden
        clock: uhr halb viertel dreiviertel
        price: euro teuer billig günstig preis preise kostet kosten günstige preiswert franken cent
        quality: gut gute guten bester beste besten schön schöne nett toll schlecht mies beliebt
        truth: wahr falsch richtig
        numberword: eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig dreissig hundert
        ordinal: erste ersten zweite zweiten dritte letzte letzten nächste
        member: bündel paket_aufgaben durchgang
        bundle: bündel bundle aufgabenpaket
        routine: routine routinen ablauf abläufe morgenroutine abendroutine putzroutine
        template: vorlage vorlagen template muster
        feed: feed neuigkeiten neues_von was_machen_meine was_gibts_neues timeline aktivitäten
        import: importier importiere importieren einlesen hochladen hereinholen übernehmen_aus google_maps gpx kml takeout
        export: exportier exportiere exportieren export csv datei_mit herunterladen backup als_datei sicherung daten_haben
        feedback: feedback lob kritik nervt_mich verbesserung verbesserungsvorschlag fehler_gefunden bug gefällt_mir
        pricew: rechnung rechnungen
        bank: konto kontostand überweisung überweise überweisen sparkonto kredit kreditkarte karte_gesperrt bankkarte
            zinsen lastschrift dauerauftrag guthaben gehalt gehaltszettel paypal abbuchung iban depot aktien pin_code
        insurance: versicherung versichert polizze haftpflicht selbstbehalt
        weather: wetter regen regnet regnen schnee schneit schneien sonne scheint sonnig bewölkt grad temperatur heiss kalt
            wind windig sturm gewitter nebel hagel vorhersage wetterbericht unwetter sonnenaufgang sonnenuntergang bise föhn
            schnei
        music: musik lied lieder song songs playlist album band sänger sängerin spotify radio podcast podcasts hörbuch
            lauter leiser lautstärke titel_weiter konzertkarten mucke nummer_spielen ö3
        play: spiel spiele abspielen hören anhören überspring
        watch: film filme serie serien fernsehen netflix youtube streaming kinofilm tatort staffel schauspieler
        game: schach quiz würfel münze rätsel witz_spiel
        home: licht lichter lampe lampen heizung thermostat staubsauger saugroboter rolladen jalousien garagentor steckdose
            backofen herd waschmaschine spülmaschine kaffeemaschine einschalten ausschalten anmachen ausmachen dimm dimme
            schalte schalt dreh aufdrehen abdrehen klimaanlage ventilator alarmanlage
        email: email emails mail mails posteingang gmail newsletter anhang spam antworte_auf
        call: ruf anruf anrufen telefonier telefonieren wähl_nummer auflegen ruf_an
        text: sms whatsapp nachricht nachrichten signal_nachricht schreib_ihm schreib_ihr textnachricht
        social: facebook instagram insta twitter tweet tiktok posten snapchat hashtag
        news: schlagzeile schlagzeilen zeitung wahl wahlen politik präsident kanzler kanzlerin krieg bundestag tagesschau
            nachrichten_heute
        stock: börse dax bitcoin aktienkurs kurs_von
        fact: wer_ist wer_war wer_hat hauptstadt einwohner wie_hoch_ist wie_alt_ist erfunden erfinder planet planeten mond
            geschichte_von fussball bundesliga weltmeister olympia rekord gewonnen größte höchste längste berg fluss tier
            tiere warum_ist wieviele_einwohner wann_wurde
        define: bedeutet bedeutung was_heisst definition erklär erkläre erklären wikipedia was_versteht
        spell: buchstabier buchstabiere schreibt_man geschrieben_wird
        translate: übersetz übersetze übersetzen übersetzung auf_englisch auf_spanisch auf_französisch auf_italienisch
        math: plus minus mal_acht geteilt wurzel prozent rechne rechner ausrechnen gleichung wieviel_ist umrechnen dollar_in
        joke: witz witze lustig lach erzähl_mir_was scherz
        cook: rezept rezepte koch koche kochen backen braten kalorien zutaten zutat gar_ist wie_lange_kocht
        order: bestell bestelle bestellen bestellung lieferung liefern lieferando paket_verfolgen sendung sendungsnummer amazon
            zurückschicken
        car: auto_öl reifen tank benzin sprit diesel bremsen pickerl tüv motor werkstatttermin
        carrent: mietwagen leihwagen
        visa_topic: visum impfung impfungen zoll einreise
        timeq: wie_spät wie_viel_uhr uhrzeit welcher_tag welches_datum
        traffic: stau verkehr verkehrslage unfall baustelle
        bot: du bist_du dir dein deine roboter ki computer mensch siri alexa bot echt_bist magst_du kannst_du_fühlen
            wer_hat_dich alt_bist dich
        swear: scheisse scheiss depp trottel idiot blöd blöder dumm arsch verdammt mist deppert kacke nervst
        emotion: liebe hasse traurig glücklich müde langweilig einsam hunger durst freu freue angst sauer gestresst krank stolz
            wütend verliebt kaputt schlecht_gehts geht_mir
        device: bluetooth wlan wifi internet akku lade_handy app_stürzt taschenlampe
        quantitative: kilo kg liter dose flasche packung becher stück dutzend deka gramm kiste sackerl tüte
        grocery: milch brot eier butter käse äpfel bananen orangen huhn rind fisch reis nudeln mehl zucker salz pfeffer kaffee
            tee saft joghurt tomaten kartoffeln erdäpfel zwiebeln knoblauch salat karotten gurke paprika spinat bohnen mais
            suppe öl essig senf honig marmelade schokolade kekse bier wein wasser klopapier küchenrolle taschentücher seife
            shampoo zahnpasta waschmittel windeln katzenfutter hundefutter batterien semmeln brötchen wurst schinken rahm sahne
            topfen quark obst gemüse hefe germ
        chore: wäsche waschen putzen saugen staubsaugen aufräumen abwasch geschirr bügeln mähen rasen giessen blumen müll
            müll_raus rausbringen miete bezahlen zahlen überweis rechnung_zahlen reparieren abholen abgeben zurückgeben
            kündigen verlängern anrufen steuer steuererklärung ölwechsel reifenwechsel packen streichen_wand hausaufgaben
            üben tanken ausmisten zurückrufen anmelden beantragen vereinbaren ausmachen
        """
}
