/// English names of holidays, without apostrophes.
enum EnglishHolidays {
    static let names: [(String, Holiday)] = rows.flatMap { names, holiday in names.map { ($0, holiday) } }

    private static let rows: [([String], Holiday)] = [
        (["new year", "new years", "new years day", "new year day"], .newYear),
        (["new year eve", "new years eve", "silvester"], .newYearsEve),
        (["epiphany", "three kings day"], .epiphany), (["groundhog day"], .groundhogDay),
        (["valentines", "valentines day", "valentine day", "saint valentines day", "st valentines day"], .valentines),
        (["womens day", "international womens day"], .womensDay), (["pi day"], .piDay),
        (
            [
                "saint patricks day", "st patricks day", "saint paddys day", "st paddys day", "saint patrick day",
                "st patrick day", "paddys day", "patricks day",
            ], .saintPatrick
        ),
        (["april fools", "april fools day", "april fool day"], .aprilFools), (["earth day"], .earthDay),
        (
            [
                "labour day", "international workers day", "workers day", "may day", "international labor day",
                "international labour day",
            ], .labourDay
        ),
        (["labor day"], .laborDayUS), (["cinco de mayo"], .cincoDeMayo), (["juneteenth"], .juneteenth),
        (["independence day"], .independenceDay), (["bastille day"], .bastilleDay),
        (["halloween", "halloween day", "all hallows eve"], .halloween),
        (["all saints", "all saints day"], .allSaints), (["all souls", "all souls day"], .allSouls),
        (["guy fawkes", "guy fawkes day", "guy fawkes night", "bonfire night"], .guyFawkes),
        (["veterans day", "veteran day", "remembrance day", "armistice day"], .veteransDay),
        (["st nicholas day", "saint nicholas day"], .saintNicholas),
        (["christmas eve", "xmas eve"], .christmasEve),
        (["christmas", "xmas", "christmas day", "xmas day", "x mas"], .christmas), (["boxing day"], .boxingDay),
        (
            ["mlk day", "martin luther king day", "martin luther king jr day", "martin luther kings day"],
            .martinLutherKing
        ),
        (["presidents day", "president day"], .presidentsDay), (["mothers day", "mother day"], .mothersDay),
        (["memorial day"], .memorialDay), (["fathers day", "father day"], .fathersDay),
        (["columbus day", "indigenous peoples day"], .columbusDay),
        (["thanksgiving", "thanksgiving day", "thanks giving", "thanks giving day"], .thanksgiving),
        (["black friday"], .blackFriday), (["cyber monday"], .cyberMonday), (["first advent"], .advent),
        (["second advent"], .secondAdvent),
        (["third advent"], .thirdAdvent), (["fourth advent"], .fourthAdvent),
        (["shrove tuesday", "pancake day", "mardi gras"], .shroveTuesday), (["ash wednesday"], .ashWednesday),
        (["palm sunday"], .palmSunday), (["maundy thursday"], .maundyThursday), (["good friday"], .goodFriday),
        (["easter", "easter day", "easter sunday"], .easter), (["easter monday"], .easterMonday),
        (["ascension day"], .ascension), (["pentecost", "whit sunday"], .pentecost), (["whit monday"], .whitMonday),
        (["corpus christi"], .corpusChristi),
        (
            [
                "chinese new year", "chinese new years", "chinese new years day", "chinese lunar new year",
                "chinese lunar new years day", "lunar new year",
            ], .chineseNewYear
        ),
        (
            [
                "islamic new year", "hijri new year", "arabic new year", "muslim new year", "islamic lunar new year",
            ], .islamicNewYear
        ),
        (["ramadan"], .ramadan), (["eid al fitr", "eid ul fitr"], .eidAlFitr),
        (["eid al adha", "eid ul adha"], .eidAlAdha), (["rosh hashanah", "rosh hashana"], .roshHashanah),
        (["yom kippur"], .yomKippur), (["passover"], .passover), (["hanukkah", "chanukah", "hanukah"], .hanukkah),
    ]
}
