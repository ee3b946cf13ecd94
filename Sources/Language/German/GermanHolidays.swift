/// German names of holidays.
enum GermanHolidays {
    static let names: [(String, Holiday)] = [
        ("neujahr", .newYear), ("silvester", .newYearsEve), ("heilige drei konige", .epiphany),
        ("dreikonigstag", .epiphany), ("valentinstag", .valentines), ("rosenmontag", .roseMonday),
        ("faschingsdienstag", .shroveTuesday), ("aschermittwoch", .ashWednesday), ("palmsonntag", .palmSunday),
        ("grundonnerstag", .maundyThursday), ("karfreitag", .goodFriday), ("ostern", .easter),
        ("ostersonntag", .easter), ("ostermontag", .easterMonday), ("tag der arbeit", .labourDay),
        ("christi himmelfahrt", .ascension), ("pfingsten", .pentecost), ("pfingstsonntag", .pentecost),
        ("pfingstmontag", .whitMonday), ("fronleichnam", .corpusChristi), ("muttertag", .mothersDay),
        ("tag der deutschen einheit", .germanUnity), ("allerheiligen", .allSaints), ("allerseelen", .allSouls),
        ("martinstag", .saintMartin), ("nikolaus", .saintNicholas), ("erster advent", .advent),
        ("heiligabend", .christmasEve), ("heiliger abend", .christmasEve), ("weihnachten", .christmas),
        ("erster weihnachtstag", .christmas), ("zweiter weihnachtstag", .boxingDay), ("stephanstag", .boxingDay),
    ]
}
