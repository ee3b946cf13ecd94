extension GermanReplies {
    static let devices = deviceLinks.merging(deviceProblems) { first, _ in first }

    private static let deviceLinks = [
        "device.title": "Geräte",
        "device.heading": "*Geräte*\nDiese Konten bist alle du: jedes sieht und ändert alles, was du hast.",
        "device.another": "Weiteres Gerät verbinden", "device.copy": "Link kopieren",
        "device.link": "Dieses Konto verbinden", "device.leave": "Abbrechen", "device.left": "Nichts wurde verbunden.",
        "device.ownHere": "{number}. {name}: das erste Konto; dieser Chat",
        "device.own": "{number}. {name}: das erste Konto",
        "device.linkedHere": "{number}. {name}: verbunden {moment}; dieser Chat",
        "device.linkedElsewhere": "{number}. {name}: verbunden {moment}",
        "device.code":
            "*Ein weiteres Konto verbinden*\nÖffne diesen Link mit dem anderen Konto, oder schreib mir dort `verbinde {code}`. Er gilt einmal, 10 Minuten lang.",
        "device.secret":
            "Wer ihn benutzt, sieht und ändert alles, was du hast; gib ihn also niemandem sonst. Geräte mit demselben Messenger-Konto brauchen nichts: sie zeigen diesen Chat schon.",
        "device.server": "Du betreust diesen Server; das verbundene Konto dann auch.",
        "device.offer":
            "Dieser Code ist von *{name}*. Verbinde dieses Konto nur, wenn du das bist: Was du hier schreibst, gehört dann jenem Konto, alles von dort ist hier zu sehen, und in Gruppen handelst du unter diesem Namen.",
        "device.ownThings":
            "Was dieses Konto selbst hat ({count:Sache|Sachen}, Profil und Follower), bleibt, wie es ist, aber unsichtbar und ohne Erinnerungen, bis du `trennen` schreibst. Es wird nicht mitgenommen.",
        "device.linked":
            "Verbunden: dieser Chat ist jetzt {name}. Was fällig wird, melde ich im zuletzt benutzten Chat. `trennen` nimmt es zurück, `geräte` zeigt alle.",
        "device.wasLinked":
            "Ein zweites Konto, *{name}*, wurde mit deinem verbunden und sieht alles, was du hast. Warst du das nicht? Trenn es.",
        "device.unlink": "{name} trennen",
        "device.unlinked": "{name} ist getrennt. Was dort schon gezeigt wurde, steht noch in jenem Chat.",
        "device.isUnlinked": "Dieser Chat ist nicht mehr mit {name} verbunden. Er hat wieder, was er selbst hatte.",
    ]

    private static let deviceProblems = [
        "device.notHere":
            "Codes sind für unseren privaten Chat. Andere konnten diesen lesen, er gilt also nicht mehr: mach dort mit `gerät verbinden` einen neuen.",
        "device.notLinked": "Dieses Konto ist nicht verbunden.",
        "device.noCode":
            "„{typed}“ ist kein Code. `gerät verbinden` macht einen, mit 8 Buchstaben und Ziffern; um anderen einen Link zu geben, schreib `teilen` und den Namen.",
        "device.wrong":
            "Dieser Code ist falsch, benutzt oder älter als 10 Minuten. Schreib `gerät verbinden` auf dem anderen Konto, dann bekommst du einen neuen.",
        "device.tooMany":
            "Es wurden zu viele falsche Codes probiert. Bitte warte 10 Minuten und nimm dann einen neuen Code.",
        "device.ownCode": "Das ist dein eigener Code: öffne seinen Link, oder tipp ihn, mit dem anderen Konto.",
        "device.isLinked": "Dieses Konto ist schon verbunden. Erst `trennen`, dann gib den Code noch einmal ein.",
        "device.isAdministrator":
            "Dieses Konto betreut den Server und könnte es dann nicht mehr. Mach es andersherum: hier `gerät verbinden`, und gib den Code dort ein.",
        "device.isBusy":
            "Ich bin mit dem noch nicht fertig, worum du hier gebeten hast. Versuch den Code bitte in einer Minute.",
        "device.isFull": "Dieser Mensch hat schon zehn Konten. Trenn dort erst eines.",
        "about.settings.link": "Ein Konto auf mehreren Geräten und Messengern benutzen",
        "about.settings.devices": "Welche Konten und Geräte deine sind",
        "about.settings.unlink": "Ein Konto trennen; es hat dann wieder, was es selbst hatte",
    ]
}
