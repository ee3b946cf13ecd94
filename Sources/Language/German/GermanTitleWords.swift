/// The German words around a title.
enum GermanTitleWords {
    static let words = TitleWords(
        leads: spelled(leads), links: spelled("zu zum zur auf aufs in im ins an ans am von vom für fürs ab um bei bis"),
        lists: spelled(lists),
        openings: spelled(
            "erinner erinnere notier notiere pin speicher lösch lösche teil stell setz trag schreib weck merk nerv nerve"
        ),
        joints: "und auch dann danach anschliessend bitte ausserdem plus +", wish: GermanWishWords.words)

    private static func spelled(_ list: String) -> String { GermanWords.spelledSet(list).joined(separator: " ") }

    private static let leads = """
        ich wir muss müssen müsst soll sollte sollten brauch brauche brauchen will wollen möchte möcht würde gern gerne
        hab habe haben kann kannst könntest du mir mich uns bitte mal noch doch auch jetzt dann danach anschließend hinterher ein eine einen einem
        einer neue neuer neuen neues der die das den dem meine meinen meiner meinem unsere unseren an daran dran dass zu
        zum zur auf aufs in im ins für fürs von vom und erinner erinnere erinnern erinnerung erinnerungen merk merke
        merken notier notiere notieren notiz notizen schreib schreibe schreiben eintragen trag trage leg lege anlegen
        setz setze stell stelle mach mache machen füg füge hinzufügen pack packe tu tue gib nimm aufgabe aufgaben todo
        todos task termin termine liste listen einkaufsliste einkaufszettel kalender wecker alarm weck wecke namens
        vergiss vergessen nicht sag sage bescheid es steht
        """

    private static let lists = """
        liste listen einkaufsliste einkaufszettel todos todo todoliste aufgaben aufgabenliste kalender einkauf zettel
        """
}
