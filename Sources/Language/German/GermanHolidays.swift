/// German names of holidays.
enum GermanHolidays {
    /// Folded, and as they are typed without umlauts; also with the preposition before them: "an Silvester".
    static let names: [(String, Holiday)] = rows.flatMap { names, holiday in
        GermanWords.spelled(names).flatMap { [($0, holiday), ("an \($0)", holiday), ("zu \($0)", holiday)] }
    }

    private static let rows: [([String], Holiday)] = [
        (["neujahr", "neujahrstag"], .newYear), (["silvester", "sylvester", "silvesterabend"], .newYearsEve),
        (["heilige drei könige", "dreikönig", "dreikönigstag", "heilig drei könig"], .epiphany),
        (["valentinstag"], .valentines), (["frauentag", "weltfrauentag"], .womensDay),
        (["tag der arbeit", "maifeiertag", "staatsfeiertag"], .labourDay),
        (["tag der deutschen einheit", "einheitstag"], .germanUnity), (["halloween"], .halloween),
        (["allerheiligen"], .allSaints), (["allerseelen"], .allSouls), (["martinstag", "sankt martin"], .saintMartin),
        (["nikolaus", "nikolaustag", "nikolo"], .saintNicholas),
        (["heiligabend", "heiliger abend", "heilig abend", "weihnachtsabend"], .christmasEve),
        (["weihnachten", "erster weihnachtstag", "weihnachtstag", "christtag"], .christmas),
        (["zweiter weihnachtstag", "stefanitag", "stephanstag"], .boxingDay), (["muttertag"], .mothersDay),
        (["erster advent", "ersten advent", "advent"], .advent), (["zweiter advent", "zweiten advent"], .secondAdvent),
        (["dritter advent", "dritten advent"], .thirdAdvent), (["vierter advent", "vierten advent"], .fourthAdvent),
        (["rosenmontag"], .roseMonday),
        (["faschingsdienstag", "fasching", "fastnacht"], .shroveTuesday),
        (["aschermittwoch"], .ashWednesday), (["palmsonntag"], .palmSunday), (["gründonnerstag"], .maundyThursday),
        (["karfreitag"], .goodFriday), (["ostern", "ostersonntag"], .easter), (["ostermontag"], .easterMonday),
        (["christi himmelfahrt", "himmelfahrt", "auffahrt", "vatertag"], .ascension),
        (["pfingsten", "pfingstsonntag"], .pentecost), (["pfingstmontag"], .whitMonday),
        (["fronleichnam"], .corpusChristi), (["thanksgiving"], .thanksgiving),
        (["ramadan"], .ramadan), (["zuckerfest"], .eidAlFitr), (["opferfest"], .eidAlAdha), (["chanukka"], .hanukkah),
    ]
}
