extension GermanPlaceWords {
    /// Handwerk, Büros und Freizeit.
    static let services = """
        craft=brewery | Brauerei/Brauereien brauhaus/brauhäuser
        craft=winery | Weingut/Weingüter heuriger/heurige heurigen
        craft=distillery | Brennerei/Brennereien destillerie/destillerien
        craft=tailor,shop=tailor | Schneiderei/Schneidereien ?schneider/schneider änderungsschneiderei/änderungsschneidereien
        craft=shoemaker,shop=shoe_repair | Schuster/Schuster schuhmacher/schuhmacher
        craft=locksmith,shop=locksmith | Schlüsseldienst/Schlüsseldienste ?schlosser/schlosser aufsperrdienst/aufsperrdienste
        craft=photographer,shop=photo | Fotostudio/Fotostudios ?fotograf/fotografen
        craft=carpenter | ?Tischler/Tischler tischlerei/tischlereien
        craft=plumber | ?Installateur/Installateure ?klempner/klempner
        craft=electrician | ?Elektriker/Elektriker
        shop=copyshop | Copyshop/Copyshops
        shop=tattoo | Tattoostudio/Tattoostudios
        shop=massage | Massagesalon/Massagesalons | massage
        shop=garden_centre | Gartencenter/Gartencenter gärtnerei/gärtnereien baumschule/baumschulen
        shop=seafood | Fischgeschäft/Fischgeschäfte fischhändler/fischhändler fischmarkt/fischmärkte
        shop=deli | Feinkostladen/Feinkostläden feinkostgeschäft/feinkostgeschäfte delikatessenladen/delikatessenläden
        shop=second_hand,shop=charity | Secondhandladen/Secondhandläden second_hand_laden/second_hand_läden
        shop=pawnbroker | Pfandleihe/Pfandleihen leihhaus/leihhäuser
        shop=storage_rental | Lagerraum/Lagerräume
        shop=ski,shop=ski_rental | Skiverleih/Skiverleihe schiverleih/schiverleihe
        office=lawyer | ?Anwalt/Anwälte rechtsanwalt/rechtsanwälte anwaltskanzlei/anwaltskanzleien
        office=notary | ?Notar/Notare notariat/notariate
        office=accountant,office=tax_advisor | ?Steuerberater/Steuerberater
        office=insurance | Versicherungsbüro/Versicherungsbüros
        office=estate_agent | Immobilienbüro/Immobilienbüros ?makler/makler immobilienmakler/immobilienmakler
        office=coworking,amenity=coworking_space | Coworking/Coworking_Spaces coworking_space/coworking_spaces
        amenity=courthouse | Gericht/Gerichte gerichtsgebäude/gerichtsgebäude
        amenity=grave_yard | Friedhof/Friedhöfe
        amenity=shower | Dusche/Duschen
        amenity=luggage_locker | Schließfach/Schließfächer gepäckaufbewahrung/gepäckaufbewahrungen
        amenity=concert_hall,amenity=theatre,amenity=music_venue | Konzertsaal/Konzertsäle konzerthaus/konzerthäuser ?oper/opern opernhaus/opernhäuser
        amenity=spa,leisure=spa | Spa/Spas therme/thermen
        amenity=ferry_terminal,leisure=marina | ?Hafen/Häfen
        amenity=cafe,shop=tea | Teehaus/Teehäuser teestube/teestuben | tee bubble_tea waffeln
        amenity=cafe,shop=bakery,shop=pastry | Konditorei/Konditoreien | torte kuchen donuts krapfen croissants
        emergency=defibrillator | Defibrillator/Defibrillatoren defi/defis
        leisure=sauna | ?Sauna/Saunen
        leisure=ice_rink | Eislaufplatz/Eislaufplätze eisbahn/eisbahnen
        leisure=amusement_arcade | Spielhalle/Spielhallen
        leisure=escape_game | Escape_Room/Escape_Rooms
        leisure=miniature_golf | Minigolfplatz/Minigolfplätze | minigolf
        leisure=water_park | Erlebnisbad/Erlebnisbäder wasserpark/wasserparks
        leisure=horse_riding | Reitstall/Reitställe reitschule/reitschulen
        leisure=stadium,leisure=sports_hall | ?Arena/Arenen
        leisure=picnic_table,tourism=picnic_site | Picknickplatz/Picknickplätze picknicktisch/picknicktische
        natural=water | ?See/Seen badesee/badeseen
        waterway=waterfall | Wasserfall/Wasserfälle
        natural=cave_entrance | ?Höhle/Höhlen
        tourism=motel | Motel/Motels
        """
}
