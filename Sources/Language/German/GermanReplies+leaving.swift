extension GermanReplies {
    static let leaving = [
        "about.settings.leave": "Dein Konto und alle deine Daten löschen",
        "about.settings.stay": "Dein Konto doch behalten",
        "entry.accountLeaves": "Verlangt, das Konto nach 24 Stunden zu löschen",
        "entry.accountKept": "Das Konto behalten",
        "leaving.title": "Mein Konto löschen",
        "leaving.heading": "*Mein Konto und alle meine Daten löschen*",
        "leaving.goes":
            "Für immer weg wären: {counts}; dazu dein Profil, deine Einstellungen, dein Verlauf und dein Papierkorb.",
        "leaving.goesOnly":
            "Für immer weg wären: dein Profil, deine Einstellungen, dein Verlauf und dein Papierkorb; sonst ist hier nichts von dir.",
        "leaving.stays": "Was andere von dir kopiert haben, gehört weiter ihnen.",
        "leaving.staysAdded":
            "Ohne deinen Namen bliebe, was du für Gruppen oder andere hinzugefügt hast: {n:Sache|Sachen}; und was andere kopiert haben.",
        "leaving.copies": "Deine Vorlagen wurden von anderen {n:Mal|Mal} benutzt.",
        "leaving.linked":
            "{n:Konto|Konten} wären nicht länger mit deinem verbunden und hätten wieder, was ihnen selbst gehörte.",
        "leaving.lastAdministrator":
            "Du betreust diesen Server. Dann täte es niemand, bis jemand den Code benutzt, den er beim nächsten Start ausgibt.",
        "leaving.how":
            "Es geschieht 24 Stunden, nachdem du den zweiten Knopf gedrückt hast; bis dahin nimmt ein Druck es zurück. Wenn du eine Kopie willst, exportiere vorher.",
        "leaving.export": "Vorher exportieren", "leaving.leave": "Alles in 24 Stunden löschen",
        "leaving.keep": "Mein Konto behalten",
        "leaving.waits":
            "*Dein Konto und alles, was dir gehört, wird gelöscht: {moment}.*\nBis dahin geht alles wie bisher. `konto behalten`, `rückgängig` oder der Knopf nimmt es zurück.",
        "leaving.begun": "Ich werde dein Konto löschen. Noch ist nichts weg.",
        "leaving.begunElsewhere": "Das wurde in einem anderen Chat von dir verlangt. Warst du das nicht? Behalte es.",
        "leaving.kept": "Dein Konto bleibt, mit allem, was dir gehört.",
        "leaving.nothingToKeep":
            "Dein Konto soll nicht gelöscht werden. `lösch mein Konto` zeigt, was das hieße.",
        "leaving.withSomebodyGone": "Eine Änderung mit jemandem, der nicht mehr da ist",
        "leaving.receipt":
            "Dein Konto ist gelöscht: {counts}; dazu dein Profil, deine Einstellungen und dein Verlauf. {rest}",
        "leaving.receiptBare": "Dein Konto ist gelöscht: dein Profil, deine Einstellungen und dein Verlauf. {rest}",
        "leaving.rest":
            "Was davon noch in den Bytes der Dateien dieses Servers steht, auch von Bildern, wird innerhalb eines Tages überschrieben; Sicherungskopien des Betreibers verschwinden, wenn er sie ersetzt. Die Nachrichten in diesem Chat löschst du selbst. /start beginnt neu.",
        "leaving.tooLate": "Zu spät: Dein Konto wird in diesem Moment gelöscht.",
        "leaving.failed":
            "Dein Konto ist noch nicht gelöscht, ein Teil seines Verlaufs vielleicht schon: Hier ist etwas schiefgegangen, und wer diesen Server betreut, kann sehen, was. In einigen Stunden versuche ich es wieder.",
        "leaving.linkedReceipt":
            "Das Konto, mit dem dieses verbunden war, ist wie verlangt gelöscht. Dieser Chat hat wieder, was er selbst hatte.",
        "leaving.places": "{n:Pin|Pins}", "leaving.notes": "{n:Notiz|Notizen}",
        "leaving.lists": "{n:Liste oder Überschrift|Listen und Überschriften}",
        "leaving.reminders": "{n:Erinnerung|Erinnerungen}", "leaving.reviews": "{n:Bewertung|Bewertungen}",
        "leaving.tasks": "{n:Aufgabe|Aufgaben}", "leaving.occasions": "{n:Anlass|Anlässe}",
        "leaving.events": "{n:Termin|Termine}", "leaving.bundles": "{n:Bündel|Bündel}",
        "leaving.routines": "{n:Routine|Routinen}", "leaving.templates": "{n:Vorlage|Vorlagen}",
        "leaving.pictures": "{n:Bild oder Datei|Bilder und Dateien}", "leaving.followers": "{n:Follower|Follower}",
        "leaving.following": "{n:Mensch, dem du folgst|Menschen, denen du folgst}",
    ]
}
