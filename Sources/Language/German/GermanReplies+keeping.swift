extension GermanReplies {
    static let keeping: [String: String] = [aboutKeeping, kept, namedLists, reviewed, visited, remembered].reduce(
        into: [:]
    ) { $0.merge($1) { first, _ in first } }

    private static let aboutKeeping = [
        "about.favorite.add": "Einen Pin zum Favoriten machen",
        "about.favorite.delete": "Einen Pin aus den Favoriten nehmen", "about.favorite.list": "Deine Lieblingsorte",
        "about.pin.want": "Merken, wohin du willst", "about.pin.been": "Einen Tag merken, an dem du da warst",
        "about.pin.list.been": "Wo du gewesen bist", "about.pin.list.wanted": "Wohin du willst",
        "about.pin.list.labelled": "Deine Pins mit einem Label",
        "about.memory.list": "Besuche, Notizen und Fotos deiner Orte nach Tagen",
        "about.memory.list.day": "Was heute vor einem Jahr war",
        "about.place.review": "Einem Pin Sterne geben, und einen Satz dazu",
        "about.place.reviews": "Die Bewertungen eines Pins",
        "about.list.add": "Einen Ort auf eine eigene Liste setzen",
        "about.list.remove": "Einen Ort von einer Liste nehmen",
        "about.pin.visits": "Wann du an einem Pin warst",
        "about.list.ofPin": "Auf welchen Listen ein Pin ist",
        "about.list.all": "Deine Listen von Orten und Notizen", "about.list.show": "Eine Liste öffnen",
        "about.list.create": "Eine Liste anlegen", "about.list.update": "Eine Liste umbenennen",
        "about.list.delete": "Eine Liste mit Notizen und Aufgaben löschen; ihre Orte bleiben Pins",
    ]

    private static let kept = [
        "keep.liked": "*{name}* ist ein Favorit.", "keep.unliked": "*{name}* ist kein Favorit mehr.",
        "keep.wanted": "Du willst zu *{name}*.", "keep.unwanted": "*{name}* ist kein Wunsch mehr.",
        "keep.been": "Du warst {day} bei *{name}*.", "keep.like": "♥ Zum Favoriten", "keep.unlike": "♡ Kein Favorit",
        "keep.likeAlone": "♥ Nur für mich",
        "keep.want": "Will ich hin", "keep.unwant": "Kein Wunsch mehr", "keep.beenToday": "Heute da gewesen",
        "keep.beenAgain": "Heute wieder da", "keep.isLiked": "♥ Favorit", "keep.isWanted": "🚩 Da willst du hin",
        "keep.visits": "✓ {n:mal|mal} da gewesen: {days}", "keep.onLists": "☰ Auf {lists}",
        "keep.review": "Deine Bewertung: {marks}", "keep.visitsButton": "Besuche ({n})", "keep.listsButton": "Listen",
        "entry.liked": "{name} zum Favoriten gemacht", "entry.unliked": "{name} aus den Favoriten genommen",
        "entry.wanted": "Will zu {name}", "entry.unwanted": "Will nicht mehr zu {name}",
        "entry.tied": "{name} auf der Karte gefunden", "entry.visited": "Bei {name} gewesen, {day}",
        "entry.changedVisit": "Einen Besuch bei {name} geändert",
        "entry.deletedVisit": "Einen Besuch bei {name} gelöscht",
        "entry.reviewed": "{name} bewertet", "entry.deletedReview": "Die Bewertung von {name} gelöscht",
        "entry.listed": "{name} auf {list} gesetzt", "entry.unlisted": "{name} von {list} genommen",
        "entry.deletedList": "Die Liste {name} gelöscht", "entry.put": "Orte auf {list} gesetzt",
        "date.today": "heute", "date.yesterday": "gestern", "date.day": "am {day}",
        "sent.toPlace": "Das kommt zu *{name}*, das du offen hattest. `rückgängig` nimmt es wieder weg.",
        "sent.apart": "Was du dazu geschickt hast, ist als Notiz behalten.",
        "pins.lists": "Meine Listen", "pins.filter": "Zeigen: {what}", "pins.kind.all": "alle Pins",
        "pins.kind.liked": "Favoriten", "pins.kind.wanted": "will ich hin", "pins.kind.been": "da gewesen",
        "pins.kind.label": "#{label}",
        "pins.noneLiked":
            "Noch keine Favoriten. `Favorit Bäckerei` macht einen, oder das Herz auf der Karte eines Pins.",
        "pins.noneWanted": "Noch keine Wünsche. `ich will zu Bäckerei` merkt einen.",
        "pins.noneBeen": "Noch keine Besuche. `war gestern bei Bäckerei` merkt einen.",
        "pins.noneLabelled": "Kein Pin hat das Label #{label}. `label Bäckerei #{label}` gibt es einem.",
        "pins.titleLiked": "*Favoriten* ({n}), {order}", "pins.titleWanted": "*Will ich hin* ({n}), {order}",
        "pins.titleBeen": "*Wo du gewesen bist* ({n}), {order}",
        "pins.titleLabelled": "*Pins mit #{label}* ({n}), {order}",
        "pins.listTitle": "*{name}* ({n:Ort|Orte}), {order}",
        "pins.emptyList": "Auf *{name}* ist noch kein Ort. `setz Bäckerei auf {name}` setzt einen darauf.",
    ]

    private static let namedLists = [
        "lists.none": "Noch keine Listen. `Liste Bester Kaffee: Bäckerei` macht eine.", "lists.new": "Neue Liste",
        "entry.favouritesList": "Eine Liste der Favoriten gemacht",
        "listsOf.button": "Listen", "listsOf.title": "*Listen von {name}*, die du siehst",
        "listsOf.noFavourites": "{name} teilt keine Favoriten mit dir.",
        "listsOf.none": "{name} teilt keine Liste mit dir.",
        "lists.newName": "Schreib den Namen der neuen Liste, etwa `Bester Kaffee`.", "lists.favourites": "Favoriten",
        "lists.ofOthers": "Mit dir geteilt:",
        "lists.title": "*Deine Listen* ({n})", "lists.empty": "leer", "lists.places": "{p:Ort|Orte}",
        "lists.notes": "{n:Notiz|Notizen}", "lists.both": "{p:Ort|Orte}, {n:Notiz|Notizen}",
        "lists.tick": "Auf welchen Listen ist *{name}*? Ein Haken sagt, dass es darauf ist.",
        "lists.noneToTick": "Noch keine Listen, auf denen *{name}* sein könnte.",
        "lists.ticked": "✓ {list}: herunternehmen", "lists.unticked": "{list}: daraufsetzen",
        "lists.added": "Jetzt auf *{list}*: *{names}*.", "lists.removed": "*{name}* ist nicht mehr auf *{list}*.",
        "lists.notOn": "*{name}* ist nicht auf *{list}*.", "lists.onAlready": "Schon auf *{list}*.",
        "lists.made": "Die Liste *{name}* ist angelegt. `setz Bäckerei auf {name}` setzt einen Ort darauf.",
        "lists.thereIs": "Eine Liste namens *{name}* gibt es schon.",
        "entry.sortedList": "Neue Reihenfolge auf {list}",
        "lists.taken": "Du hast schon eine Liste namens *{name}*.",
        "lists.onlyLook":
            "*{name}* gehört jemand anderem, und du darfst nur hineinsehen. Nichts wurde behalten: Frag, ob du etwas ergänzen darfst.",
        "lists.unknown": "Du hast keine Liste namens *{name}*. `meine Listen` zeigt deine.",
        "lists.unknownPlace":
            "Du hast keinen Pin namens *{name}*. Wo ist das? Schick den Standort, oder schreib Koordinaten; dann kommt es auf *{list}*.",
        "lists.deleted": "Die Liste *{name}* ist gelöscht.",
        "lists.deletedKeepingPlaces": "Die Liste *{name}* ist gelöscht; {p:Ort bleibt ein Pin|Orte bleiben Pins}.",
        "lists.deletedWithTasks": "{list} {n:Aufgabe ist|Aufgaben sind} mit ihr weg.",
        "lists.deletedWithNotes": "Die Liste *{name}* ist mit {n:Notiz|Notizen} gelöscht.",
        "lists.deletedWithBoth":
            "Die Liste *{name}* ist mit {n:Notiz|Notizen} gelöscht; {p:Ort bleibt ein Pin|Orte bleiben Pins}.",
        "notes.places": "{n:Ort|Orte}",
    ]

    private static let reviewed = [
        "review.rate": "Bewerten", "review.open": "Deine Bewertung", "review.all": "Alle Bewertungen",
        "review.write": "Einen Satz schreiben", "review.rewrite": "Den Satz ändern", "review.openPlace": "Ort öffnen",
        "review.none": "Keine Bewertung, die du sehen kannst.",
        "review.origin": "Bewertungen sind von Leuten auf diesem Server, Freunde zuerst. Andere kenne ich nicht.",
        "review.you": "*Du*",
        "review.yours": "Deine Bewertung von *{name}*", "review.of": "{author} über *{name}*",
        "review.marks": "{signs} {n} von 5", "review.marksWithPrice": "{marks}, {price}",
        "review.stars": "{n} ★", "review.priceNow": "✓ {price}", "review.title": "*Bewertungen von {name}*",
        "review.average": "★ {whole}{mark}{tenth} von 5, aus {n:Bewertung|Bewertungen}",
        "review.averageWithPrice": "{stars}; {price}", "review.count": "Bewertungen ({n})",
        "review.howManyStars": "Wie gefällt dir *{name}*? 5 ist das Beste.",
        "review.typeLine": "Schreib einen Satz über *{name}*, höchstens 300 Zeichen.",
        "review.kept": "Deine Bewertung von *{name}* ist gemerkt.",
        "review.deleted": "Deine Bewertung von *{name}* ist gelöscht.",
        "review.tooLong":
            "Eine Bewertung hat höchstens 300 Zeichen; diese hat {length}. Eine Notiz darf länger sein.",
        "review.notStars": "„{typed}“ ist keine Zahl von Sternen: 1 bis 5 gibt es, etwa `bewerte Bäckerei 4`.",
        "review.cheap": "günstig", "review.middle": "mittlere Preise", "review.dear": "teuer",
        "share.hintOfReview": "_Wer sie sieht, erfährt deinen Namen und den des Ortes._",
        "share.review": "Bewertung: {name}",
    ]

    private static let visited = [
        "visit.another": "Ein anderer Tag", "visit.changeDay": "Den Tag ändern",
        "visit.whichDay": "An welchem Tag warst du da? Etwa `gestern`, `Freitag` oder `2. Mai`.",
        "visit.newDay": "An welchem Tag war es? Etwa `gestern`, `Freitag` oder `2. Mai`.",
        "visit.newNote": "Schreib einen Satz über diesen Besuch, oder `keine`.",
        "doHere.here": "☐ {title}: hier zu tun", "doHere.belongs": "Hier zu tun: {title}",
        "visit.future":
            "Ein Besuch steht bei einem Tag, der gewesen ist, etwa `war am 3. Mai bei Bäckerei`; `ich will zu …` merkt einen Wunsch.",
        "visit.noDay": "Das kann ich nicht als Tag lesen. Schreib einen wie `gestern`, `Freitag` oder `2. Mai`.",
        "visit.none": "Noch kein Besuch bei *{name}*. `war gestern bei {name}` merkt einen.",
        "visit.notOn": "Bei *{name}* ist {day} kein Besuch gemerkt. Nichts ist geändert.",
        "labels.none": "Keiner deiner Pins hat ein Label. `label Bäckerei #frühstück` gibt ihm eines.",
        "labels.title": "Die Labels deiner Pins, die häufigsten zuerst:", "labels.one": "#{label}",
        "visit.title": "Du warst {n:mal|mal} bei *{name}*", "visit.one": "Besuch bei *{name}*, {day}",
        "visit.row": "{text}", "visit.changed": "Der Besuch bei *{name}* ist geändert.",
        "visit.deleted": "Der Besuch bei *{name}*, {day}, ist gelöscht.",
        "visit.tooLong": "Ein Satz über einen Besuch hat höchstens 300 Zeichen; dieser hat {length}.",
    ]

    private static let remembered = [
        "memory.thisDay": "Dieser Tag in anderen Jahren", "memory.all": "Alle Erinnerungen an Orte",
        "memory.noYear": "Schreib ein Jahr mit vier Ziffern, etwa `Rückblick 2025`.",
        "memory.ofWords": "*Rückblick auf Orte mit „{words}“ in Name, Label oder Adresse*",
        "memory.ofYear": "*Rückblick auf {year}*", "memory.ofThisDay": "*Dieser Tag in anderen Jahren*",
        "memory.ofPlace": "*Rückblick auf {name}*", "memory.title": "*Rückblick*, der letzte Tag zuerst",
        "memory.noneThisDay": "Von diesem Tag in anderen Jahren ist nichts da.",
        "memory.noneOfYear": "Von {year} ist nichts da.",
        "memory.none": "Noch kein Rückblick: hier stehen Besuche, Notizen und Fotos deiner Orte nach Tagen.",
        "memory.row": "*{place}*: {what}", "memory.visit": "da gewesen", "memory.visitWith": "da gewesen – {text}",
        "memory.note": "notiert: „{text}“", "memory.photo": "ein Foto",
    ]
}
