/// A day of the year that has a name, with the rule by which it falls.
package enum Holiday: String, Hashable, Sendable, Codable, CaseIterable {
    case newYear, newYearsEve, epiphany, groundhogDay, valentines, womensDay, piDay, saintPatrick, aprilFools, earthDay
    case labourDay, cincoDeMayo, juneteenth, independenceDay, bastilleDay, halloween, allSaints, allSouls
    case guyFawkes, veteransDay, saintMartin, saintNicholas, germanUnity, christmasEve, christmas, boxingDay
    case martinLutherKing, presidentsDay, mothersDay, memorialDay, fathersDay, laborDayUS, columbusDay
    case thanksgiving, blackFriday, cyberMonday, advent, secondAdvent, thirdAdvent, fourthAdvent
    case roseMonday, shroveTuesday, ashWednesday, palmSunday, maundyThursday, goodFriday, easter, easterMonday
    case ascension, pentecost, whitMonday, corpusChristi
    case chineseNewYear, islamicNewYear, ramadan, eidAlFitr, eidAlAdha, roshHashanah, yomKippur, passover, hanukkah

    enum Rule: Sendable {
        case fixed(month: Int, day: Int)
        /// Counted from the end of the month where negative; some days later.
        case weekday(Int, ordinal: Int, month: Int, plus: Int)
        /// Days after Easter Sunday.
        case easter(Int)
        /// Weeks after the fourth Sunday before Christmas Day.
        case advent(Int)
        case lunar(LunarCalendar, month: Int, day: Int)
    }

    var rule: Rule {
        switch self {
        case .newYear: .fixed(month: 1, day: 1)
        case .newYearsEve: .fixed(month: 12, day: 31)
        case .epiphany: .fixed(month: 1, day: 6)
        case .groundhogDay: .fixed(month: 2, day: 2)
        case .valentines: .fixed(month: 2, day: 14)
        case .womensDay: .fixed(month: 3, day: 8)
        case .piDay: .fixed(month: 3, day: 14)
        case .saintPatrick: .fixed(month: 3, day: 17)
        case .aprilFools: .fixed(month: 4, day: 1)
        case .earthDay: .fixed(month: 4, day: 22)
        case .labourDay: .fixed(month: 5, day: 1)
        case .cincoDeMayo: .fixed(month: 5, day: 5)
        case .juneteenth: .fixed(month: 6, day: 19)
        case .independenceDay: .fixed(month: 7, day: 4)
        case .bastilleDay: .fixed(month: 7, day: 14)
        case .halloween: .fixed(month: 10, day: 31)
        case .allSaints: .fixed(month: 11, day: 1)
        case .allSouls: .fixed(month: 11, day: 2)
        case .guyFawkes: .fixed(month: 11, day: 5)
        case .veteransDay, .saintMartin: .fixed(month: 11, day: 11)
        case .saintNicholas: .fixed(month: 12, day: 6)
        case .germanUnity: .fixed(month: 10, day: 3)
        case .christmasEve: .fixed(month: 12, day: 24)
        case .christmas: .fixed(month: 12, day: 25)
        case .boxingDay: .fixed(month: 12, day: 26)
        case .advent: .advent(0)
        case .secondAdvent: .advent(1)
        case .thirdAdvent: .advent(2)
        case .fourthAdvent: .advent(3)
        default: movingRule
        }
    }

    private var movingRule: Rule {
        switch self {
        case .martinLutherKing: .weekday(1, ordinal: 3, month: 1, plus: 0)
        case .presidentsDay: .weekday(1, ordinal: 3, month: 2, plus: 0)
        case .mothersDay: .weekday(7, ordinal: 2, month: 5, plus: 0)
        case .memorialDay: .weekday(1, ordinal: -1, month: 5, plus: 0)
        case .fathersDay: .weekday(7, ordinal: 3, month: 6, plus: 0)
        case .laborDayUS: .weekday(1, ordinal: 1, month: 9, plus: 0)
        case .columbusDay: .weekday(1, ordinal: 2, month: 10, plus: 0)
        case .thanksgiving: .weekday(4, ordinal: 4, month: 11, plus: 0)
        case .blackFriday: .weekday(4, ordinal: 4, month: 11, plus: 1)
        case .cyberMonday: .weekday(4, ordinal: 4, month: 11, plus: 4)
        case .roseMonday: .easter(-48)
        case .shroveTuesday: .easter(-47)
        case .ashWednesday: .easter(-46)
        case .palmSunday: .easter(-7)
        case .maundyThursday: .easter(-3)
        case .goodFriday: .easter(-2)
        case .easterMonday: .easter(1)
        case .ascension: .easter(39)
        case .pentecost: .easter(49)
        case .whitMonday: .easter(50)
        case .corpusChristi: .easter(60)
        default: lunarRule
        }
    }

    private var lunarRule: Rule {
        switch self {
        case .chineseNewYear: .lunar(.chinese, month: 1, day: 1)
        case .islamicNewYear: .lunar(.islamic, month: 1, day: 1)
        case .ramadan: .lunar(.islamic, month: 9, day: 1)
        case .eidAlFitr: .lunar(.islamic, month: 10, day: 1)
        case .eidAlAdha: .lunar(.islamic, month: 12, day: 10)
        case .roshHashanah: .lunar(.hebrew, month: 1, day: 1)
        case .yomKippur: .lunar(.hebrew, month: 1, day: 10)
        case .passover: .lunar(.hebrew, month: 8, day: 15)
        case .hanukkah: .lunar(.hebrew, month: 3, day: 25)
        default: .easter(0)
        }
    }

    /// How many days it lasts.
    var length: Int {
        switch self {
        case .ramadan: 30
        case .hanukkah: 8
        case .passover: 7
        default: 1
        }
    }
}
