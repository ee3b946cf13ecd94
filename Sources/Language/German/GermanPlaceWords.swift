/// What German calls the places of the world (OSM: map features).
enum GermanPlaceWords {
    static let words = PlaceWords(
        kinds: [kinds, shops, sights, services, groups].joined(separator: "\n"),
        cuisines: """
            italian italienisch italienische italienisches italienischer italienischen !italiener
            pizza Pizza pizzen !pizzeria !pizzerien
            chinese chinesisch chinesische chinesisches chinesischer chinesischen chinese chinesen
            japanese japanisch japanische japanisches japanischer japanischen japaner
            sushi Sushi
            ramen Ramen
            thai thailändisch thai thailändische thailändisches thailändischer
            vietnamese vietnamesisch vietnamesische vietnamesisches vietnamese vietnamesen
            korean koreanisch koreanische koreanisches koreaner
            indian indisch indische indisches indischer indischen inder
            turkish türkisch türkische türkisches türkischer türkischen türke
            kebab Kebab döner kebap
            greek griechisch griechische griechisches griechischer griechischen grieche griechen
            spanish spanisch spanische spanisches spanischer spanier
            mexican mexikanisch mexikanische mexikanisches mexikaner
            burger Burger
            french französisch französische französisches französischer franzose
            german deutsch deutsche deutsches
            austrian österreichisch österreichische österreichisches
            regional regional regionale regionales heimische heimisches gutbürgerlich
            arab arabisch arabische arabisches
            asian asiatisch asiatische asiatisches asiatischer asiate
            seafood Meeresfrüchte fisch austern hummer
            chicken Huhn backhendl hendl hühnchen
            soup Suppe suppen
            salad Salat
            sausage Würstel bratwurst
            barbecue Grillhendl spareribs rippchen
            steak_house Steak steaks !steakhaus !steakhouse
            breakfast Frühstück brunch
            falafel Falafel
            """,
        diets: """
            vegan vegan vegane veganes veganer veganen
            vegetarian vegetarisch vegetarische vegetarisches vegetarischer vegetarischen
            halal halal
            kosher koscher koschere koscheres
            gluten_free glutenfrei glutenfreie glutenfreies
            """,
        features: """
            wifi wlan wifi wi-fi wi_-_fi internet gratis_wlan internetzugang
            outside terrasse terrassen gastgarten gastgärten schanigarten schanigärten sitzplätze_draußen plätze_draußen \
            sitzplätzen_draußen draußen_sitzen
            takeaway zum_mitnehmen take_away
            delivery lieferservice lieferdienst lieferung
            dogs hundefreundlich hundefreundliche hundefreundliches hunde_erlaubt
            children kinderfreundlich kinderfreundliche kinderfreundliches familienfreundlich familienfreundliche familienfreundliches
            free gratis kostenlos kostenlose kostenloses kostenloser gebührenfrei gebührenfreie
            cards kartenzahlung kreditkarte kreditkarten
            smokeFree nichtraucher rauchfrei rauchfreie
            organic bio
            always 24_stunden 24h 24/7 24_/_7 rund_um_die_uhr 24_stunden_offen 24_stunden_geöffnet
            """,
        wheelchair: """
            rollstuhlgerecht rollstuhlgerechte rollstuhlgerechtes rollstuhlgerechten barrierefrei barrierefreie \
            barrierefreies barrierefreien rollstuhl mit_rollstuhl für_rollstühle
            """,
        cheap: "günstig günstige günstiges günstigen billig billige billiges billigen preiswert preiswerte preiswertes",
        middle: "mittlere_preise mittlerer_preis mittelpreisig mittel_teuer mittelteuer",
        dear: "teuer teure teures teuren gehoben gehobene gehobenes edel nobel",
        lessKnown: "geheimtipp geheimtipps unbekannte unbekanntere weniger_bekannte abseits",
        openNow: """
            jetzt_offen jetzt_geöffnet gerade_offen gerade_geöffnet noch_offen noch_geöffnet jetzt_noch_offen offen \
            geöffnet hat_offen haben_offen hat_jetzt_offen haben_jetzt_offen hat_noch_offen haben_noch_offen \
            hat_gerade_offen haben_gerade_offen die_offen_haben momentan_offen jetzt_auf noch_auf das_jetzt_offen_hat die_jetzt_offen_haben
            """,
        open: "offen_am offen_um geöffnet_am geöffnet_um offen_ab",
        hereabouts: """
            in_der_nähe hier_in_der_nähe in_meiner_nähe in_der_umgebung in_meiner_umgebung hier_herum hier_rum \
            ums_eck um_die_ecke zu_fuß_erreichbar hier nahebei bei_mir in_der_gegend neben_mir in_unserer_nähe
            """,
        wherever: "stadt ort",
        near: "in_der_nähe_von in_der_nähe_vom in_der_nähe_der in_der_nähe_des nahe bei beim neben nähe um rund_um",
        inside: "in im innerhalb_von auf",
        me: "mir uns hier meinem_standort",
        qualities: """
            ruhig ruhige ruhiges ruhigen gemütlich gemütliche gemütliches gemütlichen romantisch romantische romantisches \
            beliebt beliebte beliebtes angesagt angesagte angesagtes traditionell traditionelle traditionelles sauber saubere saubere \
            berühmt berühmte berühmtes freundlich freundliche freundliches
            """,
        best: "beste bestes besten bester",
        fillers: """
            alle ein eine einen einem einer eines der die das den dem gute guter gutes guten gutes nette nettes netten schöne \
            schönes schönen nur bloß mit und oder zum zur es gibt mir man am um auf_der_karte \
            nächste nächsten nächstes nächster nächstgelegene nächstgelegenen irgendein irgendeine irgendwo wo was \
            essen ich von für küche
            """)

    static let kinds = """
        amenity=cafe | Café/Cafés cafe/cafes kaffeehaus/kaffeehäuser kaffeehäusern coffeeshop/coffeeshops | kaffee
        amenity=restaurant | Restaurant/Restaurants gasthaus/gasthäuser wirtshaus/wirtshäuser gaststätte/gaststätten lokal/lokale beisl/beisln beiz/beizen speiselokal/speiselokale | mittagessen abendessen
        amenity=fast_food | Imbiss/Imbisse imbissbude/imbissbuden würstelstand/würstelstände schnellrestaurant/schnellrestaurants | fastfood
        amenity=bar | ?Bar/Bars cocktailbar/cocktailbars weinbar/weinbars | cocktails
        amenity=pub | Kneipe/Kneipen pub/pubs | bier
        amenity=biergarten | Biergarten/Biergärten gastgarten/gastgärten
        amenity=nightclub | Nachtclub/Nachtclubs ?club/clubs disco/discos diskothek/diskotheken
        amenity=ice_cream | Eisdiele/Eisdielen eissalon/eissalons eiscafé/eiscafés gelateria/gelaterias | eis
        amenity=pharmacy | Apotheke/Apotheken apoteke/apoteken
        amenity=hospital | Krankenhaus/Krankenhäuser spital/spitäler klinikum/kliniken notaufnahme/notaufnahmen
        amenity=doctors | ?Arzt/Ärzte ?arztpraxis/arztpraxen hausarzt/hausärzte
        amenity=clinic | ?Klinik/Kliniken
        amenity=dentist | ?Zahnarzt/Zahnärzte
        amenity=veterinary | ?Tierarzt/Tierärzte
        amenity=atm | Geldautomat/Geldautomaten bankomat/bankomaten bankautomat/bankautomaten atm/atms | bargeld
        amenity=bank | ?Bank/Banken sparkasse/sparkassen
        amenity=bureau_de_change | Wechselstube/Wechselstuben geldwechsel
        amenity=post_office | Post/Postämter postamt/postämter postfiliale/postfilialen
        amenity=post_box | Briefkasten/Briefkästen postkasten/postkästen
        amenity=fuel | Tankstelle/Tankstellen | benzin diesel
        amenity=charging_station | Ladestation/Ladestationen ladesäule/ladesäulen stromtankstelle/stromtankstellen ladepunkt/ladepunkte
        amenity=parking | Parkplatz/Parkplätze parkhaus/parkhäuser tiefgarage/tiefgaragen parkgarage/parkgaragen | parken
        amenity=bicycle_parking | Fahrradständer/Fahrradständer fahrradabstellplatz/fahrradabstellplätze
        amenity=bicycle_rental | Fahrradverleih/Fahrradverleihe radverleih/radverleihe
        amenity=car_rental | Autovermietung/Autovermietungen mietwagen
        amenity=car_wash | Waschanlage/Waschanlagen autowäsche
        amenity=taxi | Taxistand/Taxistände
        amenity=toilets | Toilette/Toiletten klo/klos wc/wcs ?öffentliche_toilette/öffentliche_toiletten
        amenity=drinking_water | Trinkbrunnen/Trinkbrunnen trinkwasserbrunnen | trinkwasser
        amenity=bench | Sitzbank/Sitzbänke parkbank/parkbänke | sitzen hinsetzen
        amenity=library | ?Bibliothek/Bibliotheken ?bücherei/büchereien
        amenity=school | ?Schule/Schulen
        amenity=kindergarten | ?Kindergarten/Kindergärten kita/kitas
        amenity=university | Universität/Universitäten uni/unis
        amenity=cinema | ?Kino/Kinos
        amenity=theatre | ?Theater/Theater
        amenity=police | Polizeistation/Polizeistationen polizei polizeiwache/polizeiwachen
        amenity=townhall | Rathaus/Rathäuser gemeindeamt/gemeindeämter
        amenity=embassy,office=diplomatic | Botschaft/Botschaften konsulat/konsulate
        amenity=place_of_worship | ?Kirche/Kirchen moschee/moscheen synagoge/synagogen kapelle/kapellen dom/dome
        amenity=community_centre | Gemeindezentrum/Gemeindezentren
        amenity=marketplace | ?Markt/Märkte wochenmarkt/wochenmärkte bauernmarkt/bauernmärkte
        amenity=casino | Casino/Casinos spielbank/spielbanken
        amenity=recycling | Altglascontainer/Altglascontainer wertstoffhof/wertstoffhöfe recyclinghof/recyclinghöfe
        amenity=fountain | ?Brunnen/Brunnen
        amenity=ferry_terminal | Fähranleger/Fähranleger
        highway=bus_stop | Bushaltestelle/Bushaltestellen ?haltestelle/haltestellen
        amenity=bus_station | Busbahnhof/Busbahnhöfe
        railway=station,railway=halt | ?Bahnhof/Bahnhöfe
        railway=tram_stop | Straßenbahnhaltestelle/Straßenbahnhaltestellen
        railway=subway_entrance,station=subway | U-Bahn-Station/U-Bahn-Stationen ubahnstation/ubahnstationen
        aeroway=aerodrome | Flughafen/Flughäfen
        aeroway=helipad | Hubschrauberlandeplatz/Hubschrauberlandeplätze
        leisure=park,leisure=garden | ?Park/Parks garten_zum_spazieren
        leisure=playground | Spielplatz/Spielplätze
        leisure=fitness_centre | Fitnessstudio/Fitnessstudios fitnesscenter/fitnesscenters
        leisure=swimming_pool,leisure=sports_centre | Schwimmbad/Schwimmbäder freibad/freibäder hallenbad/hallenbäder
        leisure=sports_centre | Sportzentrum/Sportzentren sporthalle/sporthallen
        leisure=pitch | Sportplatz/Sportplätze fußballplatz/fußballplätze
        leisure=stadium | Stadion/Stadien
        leisure=golf_course | Golfplatz/Golfplätze
        leisure=marina | Jachthafen/Jachthäfen yachthafen/yachthäfen
        leisure=dog_park | Hundewiese/Hundewiesen hundezone/hundezonen
        leisure=bowling_alley | Bowlingbahn/Bowlingbahnen kegelbahn/kegelbahnen
        natural=beach | ?Strand/Strände
        natural=peak | Gipfel/Gipfel
        """

    static let shops = """
        shop=supermarket | Supermarkt/Supermärkte lebensmittelgeschäft/lebensmittelgeschäfte | lebensmittel
        shop=convenience | Nahversorger/Nahversorger tante_emma_laden
        shop=bakery | Bäckerei/Bäckereien bäcker/bäckern | brot semmeln brötchen
        shop=butcher | Fleischerei/Fleischereien metzgerei/metzgereien metzger fleischhauer fleischer
        shop=greengrocer | Gemüseladen/Gemüseläden | gemüse
        shop=pastry,shop=confectionery | Konditorei/Konditoreien | kuchen torte
        shop=florist | Blumenladen/Blumenläden blumengeschäft/blumengeschäfte | blumen
        shop=clothes | Kleidergeschäft/Kleidergeschäfte modegeschäft/modegeschäfte boutique/boutiquen | kleidung
        shop=shoes | Schuhgeschäft/Schuhgeschäfte | schuhe
        shop=jewelry | Juwelier/Juweliere
        shop=optician | Optiker/Optiker | brillen
        shop=hairdresser | ?Friseur/Friseure ?frisör/frisöre friseursalon/friseursalons
        shop=beauty | Kosmetikstudio/Kosmetikstudios nagelstudio/nagelstudios
        shop=laundry | Wäscherei/Wäschereien waschsalon/waschsalons
        shop=dry_cleaning | Reinigung/Reinigungen putzerei/putzereien
        shop=books | Buchhandlung/Buchhandlungen buchladen/buchläden | bücher
        shop=stationery | Papiergeschäft/Papiergeschäfte
        shop=toys | Spielzeugladen/Spielzeugläden | spielzeug
        shop=electronics | Elektronikgeschäft/Elektronikgeschäfte
        shop=mobile_phone | Handyladen/Handyläden
        shop=doityourself,shop=hardware | Baumarkt/Baumärkte
        shop=furniture | Möbelhaus/Möbelhäuser | möbel
        shop=sports | Sportgeschäft/Sportgeschäfte
        shop=bicycle | Fahrradladen/Fahrradläden radgeschäft/radgeschäfte
        shop=car_repair | Autowerkstatt/Autowerkstätten kfz_werkstatt/kfz_werkstätten
        shop=chemist | Drogerie/Drogerien drogeriemarkt/drogeriemärkte
        shop=kiosk | Kiosk/Kioske trafik/trafiken
        shop=tobacco | Tabakladen/Tabakläden | zigaretten
        shop=alcohol | Weinhandlung/Weinhandlungen | wein
        shop=gift | Geschenkladen/Geschenkläden souvenirladen/souvenirläden | souvenirs
        shop=pet | Zoohandlung/Zoohandlungen tierhandlung/tierhandlungen
        shop=mall | Einkaufszentrum/Einkaufszentren shoppingcenter/shoppingcenters
        shop=department_store | Kaufhaus/Kaufhäuser
        shop=travel_agency | Reisebüro/Reisebüros
        """

    static let sights = """
        tourism=hotel | ?Hotel/Hotels
        tourism=hostel | Hostel/Hostels jugendherberge/jugendherbergen
        tourism=guest_house | Pension/Pensionen gästehaus/gästehäuser
        tourism=apartment | Ferienwohnung/Ferienwohnungen
        tourism=camp_site | Campingplatz/Campingplätze zeltplatz/zeltplätze | camping
        tourism=museum | ?Museum/Museen
        tourism=gallery | Galerie/Galerien kunstgalerie/kunstgalerien
        tourism=attraction | Attraktion/Attraktionen
        tourism=viewpoint | Aussichtspunkt/Aussichtspunkte aussicht
        tourism=artwork | Kunstwerk/Kunstwerke skulptur/skulpturen statue/statuen
        tourism=zoo | ?Zoo/Zoos tiergarten/tiergärten tierpark/tierparks
        tourism=aquarium | ?Aquarium/Aquarien
        tourism=theme_park | Freizeitpark/Freizeitparks vergnügungspark/vergnügungsparks
        tourism=information | Touristeninformation touristinfo tourismusbüro/tourismusbüros
        tourism=picnic_site | Picknickplatz/Picknickplätze
        historic=monument | Denkmal/Denkmäler
        historic=memorial | Gedenkstätte/Gedenkstätten mahnmal/mahnmale
        historic=castle | ?Burg/Burgen ?schloss/schlösser
        historic=ruins | Ruine/Ruinen
        """

    static let groups = """
        tourism=museum,tourism=gallery,tourism=attraction,tourism=viewpoint,tourism=zoo,tourism=aquarium,tourism=theme_park,historic=*,leisure=park,leisure=garden,natural=beach,natural=peak | sehenswürdigkeit/sehenswürdigkeiten ausflugsziel/ausflugsziele
        tourism=hotel,tourism=hostel,tourism=guest_house,tourism=motel,tourism=apartment | unterkunft/unterkünfte übernachtungsmöglichkeit/übernachtungsmöglichkeiten
        amenity=restaurant,amenity=fast_food,amenity=cafe,amenity=food_court | | essen etwas_zu_essen
        amenity=bar,amenity=pub,amenity=biergarten,amenity=nightclub | nachtleben
        shop=* | ?geschäft/geschäfte ?laden/läden
        """
}
