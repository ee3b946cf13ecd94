extension GermanReplies {
    /// Doing one thing with many.
    static let selecting = [
        "select.select": "Auswählen", "select.untickAll": "Alle abwählen", "select.tickAll": "Alle {n} auswählen",
        "select.back": "Zurück zur Liste",
        "select.over": "Diese Auswahl ist vorbei; drück auf der Liste noch einmal Auswählen.",
        "select.nothingTicked": "Nichts ist ausgewählt. Hake erst ein paar Zeilen an.",
        "select.none": "*Auswählen*: hake Zeilen an, dann wähl, was mit allen geschehen soll.",
        "select.title": "*Auswählen*: {n} von {all} angehakt", "select.row": "{sign} {name}",
        "select.tooMany": "Höchstens {n} können auf einmal angehakt sein.",
        "select.tickedMore": "Angehakt: *{names}* und {n} weitere", "select.ticked": "Angehakt: *{names}*",
        "select.putOnList": "Auf eine Liste",
        "select.whichLabel": "Welches Label sollen alle bekommen? Wähl eins, oder schreib es, etwa `#essen`.",
        "select.whichColour": "Welche Farbe sollen alle haben?",
        "select.whichList": "Auf welche Liste? Wähl eine, oder schreib den Namen einer neuen.",
        "select.withWhom": "Wer darf alle sehen?",
        "many.labelled": "{n:Pin hat|Pins haben} jetzt {labels}",
        "many.uncoloured": "{n:Pin hat|Pins haben} keine eigene Farbe mehr",
        "many.coloured": "{n:Pin ist|Pins sind} jetzt {colour}",
        "many.listed": "{n:Pin|Pins} auf *{list}* gesetzt",
        "many.shared": "Wer {n:Pin|Pins} jetzt sieht: {audience}", "many.deleted": "{n:Pin|Pins} gelöscht",
    ]
}
