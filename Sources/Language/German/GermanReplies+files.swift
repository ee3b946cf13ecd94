extension GermanReplies {
    /// What bringing in and giving away files says.
    static let files = [
        "about.track.list": "Wege, die mit Dateien kamen", "about.track.show": "Ein Weg auf der Karte",
        "about.import": "Orte aus anderen Apps hereinholen", "about.export": "Deine Sachen als Datei",
        "about.import.list": "Dateien, die du hereingeholt hast", "about.import.undo": "Einen Import zurücknehmen",
        "import.list": "*Importe* der letzten 30 Tage, neueste zuerst",
        "import.list.none":
            "In den letzten 30 Tagen wurde nichts hereingeholt. `importieren` sagt, welche Dateien ich lese.",
        "import.unknown": "Kein Import namens *{name}*. `importe` zeigt sie.", "import.open": "{name}",
        "import.row": "{i}. *{name}* – {n:Ort|Orte}, {day}",
        "entry.importing": "Holt {name} herein",
        "entry.imported": "{n:Ort|Orte} aus {name} hereingeholt",
        "import.how":
            "Schick mir die Datei hier als Dokument; bevor ich etwas behalte, zeige ich, was darin ist. Ich lese Google Takeout (gespeicherte Orte, auch das ganze ZIP), GPX, KML, KMZ, GeoJSON und CSV mit Spalten für Breite und Länge.",
        "import.onlyPrivately":
            "Aus Dateien mit Orten werden deine eigenen Pins, darum habe ich sie in der Gruppe nicht gelesen. Schick sie mir hier.",
        "import.unnamed": "Die Datei", "import.nothingNew": "Nichts darin würde ein Pin oder ein Weg.",
        "import.tooOld":
            "Das habe ich vor mehr als einer Woche gelesen und nicht aufgehoben. Schick die Datei bitte noch einmal.",
        "import.failed": "Ich konnte die Datei nicht holen. Schick sie bitte noch einmal.",
        "import.see": "Ansehen", "import.map": "Karte", "import.stopLabel": "Anhalten", "import.myPins": "Meine Pins",
        "import.label": "{n} hereinholen", "import.reading": "Ich lese *{name}* …",
        "import.cancelled": "Von *{name}* wurde nichts behalten.", "import.title": "*{name}*",
        "import.running": "Ich hole *{name}* herein: {done} von {all} …",
        "import.done": "*{n:Ort|Orte}* aus {name} hereingeholt.",
        "import.stopped": "Angehalten: {n:Ort|Orte} aus {name} sind behalten.",
        "import.undone": "Was aus *{name}* kam, ist zurückgenommen.",
        "import.new": "📍 {n:Ort wird ein Pin|Orte werden Pins}",
        "import.known": "{n:Ort ist|Orte sind} schon da (keine 30 m weit, ähnlicher Name)",
        "import.repeated": "{n:Ort steht|Orte stehen} noch einmal in der Datei",
        "import.unplaced": "{n:Ort hat|Orte haben} keine Koordinaten: weggelassen",
        "import.mended":
            "{n:Name oder Notiz|Namen oder Notizen} zu lang, leer oder mit unsichtbaren Zeichen: ausgebessert",
        "import.tracks": "〰 {n:Weg|Wege} zum Ansehen auf der Karte",
        "import.knownTracks": "{n:Weg ist|Wege sind} schon da",
        "import.doneTracks": "*{n:Weg|Wege}* aus {name} hereingeholt.",
        "entry.importedTracks": "{n:Weg|Wege} aus {name} hereingeholt",
        "entry.deletedTrack": "Weg {name} gelöscht", "entry.deletedTrackUnnamed": "Weg gelöscht",
        "export.placesAndTracks": "{n:Ort|Orte} und {tracks:Weg|Wege} als {format}.",
        "track.mine": "Meine Wege", "track.title": "*Deine Wege* ({n}), die neuesten zuerst",
        "track.none":
            "Noch keine Wege. Schick mir eine GPX-, KML- oder GeoJSON-Datei, und die Wege darin sind hier anzusehen.",
        "track.unnamed": "Ein Weg ohne Namen", "track.row": "{n}. *{name}* – {length}",
        "track.rowOn": "{n}. *{name}* – {length}, {day}",
        "track.open": "{n} {name}", "track.length": "{length}", "track.lengthOn": "{length}, {day}",
        "track.lasted": "{length}, {day}, in {time}", "track.deleted": "*{name}* ist gelöscht.",
        "track.unknown": "Du hast keinen Weg namens *{name}*. `meine Wege` zeigt deine.",
        "import.lists": "Listen: {names}", "import.listsMore": "Listen: {names} und {n} weitere",
        "import.areas": "{n:Umriss|Umrisse}: nicht behalten", "import.pictures": "{n:Bild|Bilder}: nicht behalten",
        "import.links": "{n:Verweis|Verweise} auf andere Server: nicht befolgt",
        "import.otherFiles": "{n:andere Datei|andere Dateien} darin: übergangen",
        "import.brokenFiles": "{n:Datei|Dateien} darin sind nicht lesbar",
        "import.history": "{n:Punkt|Punkte} eines Standortverlaufs: so einen Verlauf behalte ich nicht",
        "import.namesNew": "*Werden Pins*", "import.namesKnown": "*Schon da*",
        "import.located": "{n:Ort hatte|Orte hatten} keine Koordinaten: nach dem Namen auf der Karte gefunden",
        "import.namesLocated": "*Auf der Karte gefunden*",
        "import.namesUnplaced": "*Ohne Koordinaten*", "import.namesMended": "*Ausgebessert*",
        "import.namesTracks": "*Wege*", "import.more": "und {n} weitere",
        "file.tooLarge":
            "*{name}* ist mir zu groß. Ich lese bis zu 20 MB, ausgepackt 64 MB, 50.000 Orte und 5.000 Wege.",
        "file.unknown":
            "In *{name}* sehe ich keine Orte. Ich lese Google Takeout, GPX, KML, KMZ, GeoJSON und CSV mit Spalten für Breite und Länge. Um die Datei selbst zu behalten, schick sie mit einer Zeile wie `Notiz meine Sicherung`.",
        "file.brokenAt":
            "*{name}* ist beschädigt oder bricht ab (Zeile {line}). Speichere sie bitte neu und schick sie dann.",
        "file.broken": "*{name}* ist beschädigt oder bricht ab. Speichere sie bitte neu und schick sie dann.",
        "file.tooDeep": "*{name}* packt zu vieles ineinander. So tief gehe ich nicht.",
        "file.forbidden":
            "*{name}* führt eigene Wörter ein (einen DOCTYPE). Das kann schaden, darum lese ich es nicht. Ohne das gespeichert geht es.",
        "file.encoding": "Ich kann die Buchstaben von *{name}* nicht lesen. Speichere sie bitte als UTF-8.",
        "file.locked": "*{name}* hat ein Passwort. Schick sie bitte ohne.",
        "file.empty": "In *{name}* ist nichts.",
        "export.begun": "Ich mache die Datei; sie kommt gleich.",
        "export.already": "Ich mache schon eine Datei; sie kommt gleich.",
        "export.noPlaces": "Es gibt keine Pins. `exportiere alles` gibt dir den ganzen Rest.",
        "export.onlyPassing":
            "Du hast nur {n:Pin, der von selbst geht|Pins, die von selbst gehen}; in eine Datei von Orten kommt so etwas nicht. `exportiere alles` hat alles.",
        "export.passing": "{n:Pin, der von selbst geht, blieb|Pins, die von selbst gehen, blieben} draußen.",
        "export.failed": "Die Datei ließ sich nicht machen. Versuch es bitte noch einmal.",
        "export.notAlone":
            "Ich gebe alles von einer Art als Datei, und nicht *{word}* allein. Um das jemandem zu zeigen, teil es.",
        "export.unknown":
            "{word} kenne ich nicht. Ich mache GPX, KML, GeoJSON und CSV aus deinen Orten, und ein ZIP mit allem.",
        "export.chooseNone": "*Deine Sachen als Datei.* Du hast noch keine Pins; alles andere ist im ZIP.",
        "export.choose":
            "*Deine Sachen als Datei.* {n:Ort|Orte} in einem Format, das andere Apps lesen, oder alles mit Notizen, Erinnerungen und Bildern als ZIP.",
        "export.gpx": "GPX", "export.kml": "KML", "export.geojson": "GeoJSON", "export.csv": "CSV",
        "export.all": "Alles (ZIP)", "export.places": "{n:Ort|Orte} als {format}.",
        "export.everything": "Alles, mit {places:Ort|Orten} und {pictures:Bild|Bildern}.",
        "export.everythingBut":
            "Alles, mit {places:Ort|Orten} und {pictures:Bild|Bildern}. {left:Bild hatte|Bilder hatten} keinen Platz: eine Datei hier darf 50 MB haben.",
    ]
}
