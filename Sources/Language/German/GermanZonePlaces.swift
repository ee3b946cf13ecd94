/// Cities and countries that name a time zone without standing in the time zone database, in German and folded.
enum GermanZonePlaces {
    static let table: [String: [String]] = {
        var table = EnglishZonePlaces.table
        for (names, zones) in rows {
            for name in GermanWords.spelled(names) { table[name] = zones }
        }
        return table
    }()

    private static let rows: [([String], [String])] = [
        (["wien", "graz", "linz", "salzburg", "innsbruck", "klagenfurt", "bregenz", "österreich"], ["Europe/Vienna"]),
        (
            [
                "münchen", "hamburg", "köln", "frankfurt", "stuttgart", "düsseldorf", "leipzig", "dresden", "nürnberg",
                "hannover", "bremen", "essen", "dortmund", "bonn", "deutschland", "bayern",
            ], ["Europe/Berlin"]
        ),
        (["zürich", "genf", "basel", "bern", "luzern", "schweiz", "die schweiz"], ["Europe/Zurich"]),
        (["mailand", "rom", "venedig", "florenz", "neapel", "turin", "südtirol", "bozen", "italien"], ["Europe/Rome"]),
        (["paris", "lyon", "strassburg", "nizza", "frankreich"], ["Europe/Paris"]),
        (["spanien"], ["Europe/Madrid", "Atlantic/Canary"]), (["kanaren", "teneriffa"], ["Atlantic/Canary"]),
        (["lissabon", "portugal"], ["Europe/Lisbon"]), (["brüssel", "belgien"], ["Europe/Brussels"]),
        (["niederlande", "holland"], ["Europe/Amsterdam"]), (["luxemburg"], ["Europe/Luxembourg"]),
        (["kopenhagen", "dänemark"], ["Europe/Copenhagen"]), (["schweden"], ["Europe/Stockholm"]),
        (["norwegen"], ["Europe/Oslo"]), (["finnland"], ["Europe/Helsinki"]), (["island"], ["Atlantic/Reykjavik"]),
        (["irland"], ["Europe/Dublin"]), (["grossbritannien", "england", "schottland"], ["Europe/London"]),
        (["warschau", "krakau", "danzig", "polen"], ["Europe/Warsaw"]),
        (["prag", "brünn", "tschechien"], ["Europe/Prague"]),
        (["slowakei", "pressburg"], ["Europe/Bratislava"]), (["ungarn"], ["Europe/Budapest"]),
        (["slowenien", "laibach"], ["Europe/Ljubljana"]), (["kroatien", "agram"], ["Europe/Zagreb"]),
        (["serbien", "belgrad"], ["Europe/Belgrade"]), (["rumänien", "bukarest"], ["Europe/Bucharest"]),
        (["bulgarien"], ["Europe/Sofia"]), (["griechenland", "athen"], ["Europe/Athens"]),
        (["türkei"], ["Europe/Istanbul"]), (["ukraine", "kiew"], ["Europe/Kyiv"]), (["moskau"], ["Europe/Moscow"]),
        (["estland"], ["Europe/Tallinn"]), (["lettland"], ["Europe/Riga"]), (["litauen"], ["Europe/Vilnius"]),
        (["kairo", "ägypten"], ["Africa/Cairo"]), (["marokko"], ["Africa/Casablanca"]),
        (["kapstadt"], ["Africa/Johannesburg"]),
        (["indien"], ["Asia/Kolkata"]), (["peking", "china"], ["Asia/Shanghai"]), (["tokio", "japan"], ["Asia/Tokyo"]),
        (["korea", "südkorea"], ["Asia/Seoul"]), (["singapur"], ["Asia/Singapore"]), (["thailand"], ["Asia/Bangkok"]),
        (["neuseeland"], ["Pacific/Auckland"]),
        (["mexiko"], ["America/Mexico_City", "America/Tijuana", "America/Cancun"]),
        (["brasilien"], ["America/Sao_Paulo", "America/Manaus"]), (["argentinien"], ["America/Argentina/Buenos_Aires"]),
        (["kalifornien"], ["America/Los_Angeles"]), (["hawaii"], ["Pacific/Honolulu"]),
        (["mitteleuropa", "mitteleuropäische"], ["Europe/Berlin", "Europe/Vienna"]),
    ]
}
