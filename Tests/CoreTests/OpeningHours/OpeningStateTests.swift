import Core
import Testing

struct OpeningStateTests {
    @Test(arguments: OpeningRows.read(weekly))
    func `Weekdays and times`(_ row: OpeningRows) throws { try check(row) }

    @Test(arguments: OpeningRows.read(pastMidnight))
    func `Hours that go on past midnight`(_ row: OpeningRows) throws { try check(row) }

    @Test(arguments: OpeningRows.read(dates))
    func `Months, dates, years and weeks`(_ row: OpeningRows) throws { try check(row) }

    @Test(arguments: OpeningRows.read(rules))
    func `Several rules, comments and holidays`(_ row: OpeningRows) throws { try check(row) }

    @Test(arguments: OpeningRows.read(hurried))
    func `What people write who have not read the specification`(_ row: OpeningRows) throws { try check(row) }

    private func check(_ row: OpeningRows) throws {
        let hours = try #require(OpeningHours(row.hours), "unreadable")
        for check in row.checks {
            let words = check.split(separator: " ", maxSplits: 2)
            let state = hours.state(at: try OpeningRows.time(words[0], words[1]))
            #expect(state.row == String(words[2]), "\(words[0]) \(words[1])")
        }
        #expect(!row.checks.isEmpty)
    }

    private static let weekly = """
        24/7
            Mo 00:00 open | Su 23:59 open | 2030-02-28 12:00 open
        Mo-Fr 08:00-18:00
            Mo 07:59 closed | Mo 08:00 open | Mo 17:59 open | Mo 18:00 closed | Fr 12:00 open | Sa 12:00 closed
        Mo-Fr 08:00-12:00,13:00-17:30
            Mo 11:59 open | Mo 12:00 closed | Mo 12:59 closed | Mo 13:00 open | Mo 17:30 closed
        Mo,We,Fr 10:00-14:00
            Mo 10:00 open | Tu 10:00 closed | We 13:59 open | Th 12:00 closed | Fr 12:00 open | Su 12:00 closed
        Mo-We,Fr 10:00-14:00
            We 10:00 open | Th 10:00 closed | Fr 10:00 open
        Sa-Su 10:00-14:00
            Fr 12:00 closed | Sa 12:00 open | Su 12:00 open | Mo 12:00 closed
        Fr-Mo 10:00-14:00
            Th 12:00 closed | Fr 12:00 open | Su 12:00 open | Mo 12:00 open | Tu 12:00 closed
        10:00-20:00
            Mo 09:59 closed | Mo 10:00 open | Su 19:59 open | Su 20:00 closed
        Mo-Su 00:00-24:00
            Mo 00:00 open | We 23:59 open
        Mo-Su
            Mo 00:00 open | Su 23:59 open
        Tu-Su
            Mo 12:00 closed | Tu 00:00 open | Su 23:59 open
        Mo
            Mo 00:00 open | Tu 00:00 closed
        open
            Mo 03:00 open
        closed
            Mo 12:00 closed
        off
            Mo 12:00 closed
        unknown
            Mo 12:00 unknown
        Mo-Fr 09:00-12:30; Sa 09:00-12:00; Su off
            Mo 12:29 open | Sa 12:15 closed | Su 10:00 closed
        Mo[1] 10:00-12:00
            Mo 11:00 closed | 2026-11-02 11:00 open | 2026-12-07 11:00 open | 2026-12-14 11:00 closed
        Th[-1] 10:00-12:00
            Th 11:00 closed | 2026-11-26 11:00 open | 2026-12-31 11:00 open | 2026-12-24 11:00 closed
        Sa[1,3] 10:00-12:00
            2026-11-07 11:00 open | 2026-11-14 11:00 closed | 2026-11-21 11:00 open | 2026-11-28 11:00 closed
        Sa[2-4] 10:00-12:00
            2026-11-07 11:00 closed | 2026-11-14 11:00 open | 2026-11-28 11:00 open
        Tu[5] 10:00-12:00
            2026-12-29 11:00 open | 2026-12-22 11:00 closed | 2026-11-24 11:00 closed
        Su[-2] 10:00-12:00
            2026-11-22 11:00 open | 2026-11-29 11:00 closed
        Su[1] +1 day 10:00-12:00
            2026-11-02 11:00 open | 2026-11-01 11:00 closed | 2026-11-09 11:00 closed
        Fr[-1] -2 days 10:00-12:00
            2026-11-25 11:00 open | 2026-11-27 11:00 closed
        We 14:00-18:00,Sa 10:00-12:00
            We 15:00 open | Sa 11:00 open | Sa 15:00 closed | We 11:00 closed
        Mo-Fr 10:00-19:00, Sa 10:00-18:00, Su off
            Fr 18:30 open | Sa 18:30 closed | Su 12:00 closed
        """

    private static let pastMidnight = """
        Mo-Su 18:00-02:00
            Mo 17:59 closed | Mo 18:00 open | Tu 01:59 open | Tu 02:00 closed
        Fr 22:00-04:00
            Fr 21:59 closed | Fr 23:00 open | Sa 03:59 open | Sa 04:00 closed | Fr 03:00 closed
        Fr 22:00-28:00
            Fr 23:00 open | Sa 03:59 open | Sa 04:00 closed
        Mo-Th 11:00-01:00; Fr,Sa 11:00-03:00; Su 11:00-23:00
            Fr 00:30 open | Fr 01:00 closed | Sa 02:59 open | Su 02:59 open | Su 03:00 closed | Su 23:00 closed
            Mo 00:30 closed
        Fr,Sa 18:00-02:00; Su off
            Su 01:00 open | Su 02:00 closed | Su 19:00 closed
        Sa 20:00-44:00
            Su 12:00 open | Su 19:59 open | Su 20:00 closed | Mo 00:00 closed
        Mo 00:00-00:00
            Mo 00:00 open | Mo 23:59 open | Tu 00:00 closed
        Mo 08:00-08:00
            Mo 07:59 closed | Mo 08:00 open | Tu 07:59 open | Tu 08:00 closed
        Dec 31 20:00-06:00
            2026-12-31 21:00 open | 2027-01-01 05:59 open | 2027-01-01 06:00 closed | 2027-01-01 21:00 closed
        18:00+
            Mo 17:59 closed | Mo 18:00 unknown openEnd | Mo 23:59 unknown openEnd | Tu 03:59 unknown openEnd
            Tu 04:00 closed
        Fr 18:00-22:00+
            Fr 18:00 open | Fr 21:59 open | Fr 22:00 unknown openEnd | Sa 05:59 unknown openEnd | Sa 06:00 closed
        10:00+
            Mo 09:00 closed | Mo 10:00 unknown openEnd | Mo 23:59 unknown openEnd | Tu 00:00 closed
        Sa 22:00+ "till the last guest"
            Sa 23:00 unknown openEnd "till the last guest" | Su 05:59 unknown openEnd "till the last guest"
            Su 06:00 closed
        """

    private static let dates = """
        Apr-Sep 10:00-18:00
            2026-03-31 12:00 closed | 2026-04-01 10:00 open | 2026-09-30 17:59 open | 2026-10-01 12:00 closed
        Oct-Mar Mo-Fr 10:00-16:00
            Mo 12:00 open | Sa 12:00 closed | 2027-01-04 12:00 open | 2027-04-01 12:00 closed
        Nov-Feb off; Mar-Oct 09:00-20:00
            Mo 12:00 closed | 2027-02-28 12:00 closed | 2027-03-01 12:00 open
        May
            2027-05-01 00:00 open | 2027-05-31 23:59 open | 2027-06-01 00:00 closed
        Jan,Mar,May 10:00-12:00
            2027-01-10 11:00 open | 2027-02-10 11:00 closed | 2027-03-10 11:00 open | 2027-04-10 11:00 closed
        Dec 24 10:00-14:00
            2026-12-24 11:00 open | 2026-12-25 11:00 closed | 2027-12-24 11:00 open
        Dec 24,31 10:00-14:00
            2026-12-24 11:00 open | 2026-12-25 11:00 closed | 2026-12-31 11:00 open
        Dec 24-26,31 off; 10:00-14:00
            2026-12-25 11:00 open
        10:00-14:00; Dec 24-26,31 off
            2026-12-23 11:00 open | 2026-12-24 11:00 closed | 2026-12-26 11:00 closed | 2026-12-27 11:00 open
            2026-12-31 11:00 closed
        Dec 20-Jan 6 10:00-14:00
            2026-12-19 11:00 closed | 2026-12-20 11:00 open | 2027-01-06 11:00 open | 2027-01-07 11:00 closed
        2026 Dec 20-2027 Jan 6 10:00-14:00
            2026-12-20 11:00 open | 2027-01-06 11:00 open | 2027-12-20 11:00 closed | 2026-01-03 11:00 closed
        2026 Dec 20-Jan 6 10:00-14:00
            2026-12-20 11:00 open | 2027-01-06 11:00 open | 2027-12-20 11:00 closed
        2026 Dec 24 10:00-12:00
            2026-12-24 11:00 open | 2027-12-24 11:00 closed
        2027 10:00-12:00
            Mo 11:00 closed | 2027-01-01 11:00 open | 2028-01-01 11:00 closed
        2026-2028 10:00-12:00
            2025-12-31 11:00 closed | 2026-01-01 11:00 open | 2028-12-31 11:00 open | 2029-01-01 11:00 closed
        2026-2034/2 10:00-12:00
            2026-05-05 11:00 open | 2027-05-05 11:00 closed | 2028-05-05 11:00 open
        2027+ 10:00-12:00
            Mo 11:00 closed | 2027-05-05 11:00 open | 2055-05-05 11:00 open
        2026,2028 May 10:00-12:00
            2026-05-05 11:00 open | 2027-05-05 11:00 closed | 2028-05-05 11:00 open | 2028-06-05 11:00 closed
        2027 Jan-Mar 10:00-12:00
            2027-02-05 11:00 open | 2028-02-05 11:00 closed
        2027 Jan 5+
            2027-01-04 11:00 closed | 2027-01-05 11:00 open | 2031-01-01 11:00 open
        Nov 20+ 10:00-12:00
            2026-11-19 11:00 closed | 2026-11-20 11:00 open | 2026-12-31 11:00 open | 2027-01-01 11:00 closed
        Feb 29 10:00-12:00
            2028-02-29 11:00 open | 2027-02-28 11:00 closed | 2027-03-01 11:00 closed
        Mar Su[-1]-Oct Su[-1] 10:00-12:00
            2026-03-28 11:00 closed | 2026-03-29 11:00 open | 2026-10-25 11:00 open | 2026-10-26 11:00 closed
        Mar Su[-1]-Oct Su[-1] -1 day 10:00-12:00
            2026-10-24 11:00 open | 2026-10-25 11:00 closed
        Mar Su[-1] +1 day-Oct 15 10:00-12:00
            2026-03-29 11:00 closed | 2026-03-30 11:00 open | 2026-10-15 11:00 open
        Mar-Oct Su[-1] 10:00-12:00
            2026-03-29 11:00 open | 2026-05-31 11:00 open | 2026-05-24 11:00 closed | 2026-11-29 11:00 closed
        Nov Th[4] 10:00-12:00
            2026-11-26 11:00 open | 2026-11-19 11:00 closed | 2026-12-24 11:00 closed
        easter 10:00-12:00
            2027-03-28 11:00 open | 2027-03-29 11:00 closed | 2026-04-05 11:00 open | 2025-04-20 11:00 open
        easter -2 days off; 10:00-12:00
            2027-03-26 11:00 open
        10:00-12:00; easter -2 days off; easter +1 day off
            2027-03-26 11:00 closed | 2027-03-27 11:00 open | 2027-03-29 11:00 closed | 2027-03-30 11:00 open
        easter-Oct 31 10:00-12:00
            2027-03-27 11:00 closed | 2027-03-28 11:00 open | 2027-10-31 11:00 open
        easter -2 days-easter +1 day off
            2027-03-28 11:00 closed
        Dec 25 -Su 10:00-12:00
            2026-12-20 11:00 open | 2026-12-25 11:00 closed | 2026-12-27 11:00 closed
        Dec 25 +Mo 10:00-12:00
            2026-12-28 11:00 open | 2026-12-25 11:00 closed
        week 1-10 Mo 10:00-12:00
            2027-01-04 11:00 open | 2027-03-08 11:00 open | 2027-03-15 11:00 closed
        week 47 10:00-12:00
            Mo 11:00 open | Su 11:00 open | 2026-11-23 11:00 closed | 2026-11-15 11:00 closed
        week 1-53/2 Mo 10:00-12:00
            Mo 11:00 open | 2026-11-23 11:00 closed | 2026-11-30 11:00 open
        week 2-52/2 Mo 10:00-12:00
            Mo 11:00 closed | 2026-11-23 11:00 open
        week 53 10:00-12:00
            2026-12-31 11:00 open | 2027-01-03 11:00 open | 2027-01-04 11:00 closed
        week 50-2 10:00-12:00
            2026-12-10 11:00 open | 2027-01-11 11:00 open | 2027-01-18 11:00 closed | 2026-12-01 11:00 closed
        Jun-Aug: Mo-Fr 08:00-20:00
            2027-06-01 19:00 open | 2027-06-05 19:00 closed | Mo 12:00 closed
        Jan 1,May 1,Dec 25 off
            2027-05-01 12:00 closed
        00:00-24:00; Jan 1,May 1,Dec 25 off
            2027-01-01 12:00 closed | 2027-05-01 12:00 closed | 2026-12-25 12:00 closed | 2026-12-26 12:00 open
        24/7; Dec 25 off
            2026-12-24 12:00 open | 2026-12-25 12:00 closed
        Mo-Fr 09:00-18:00; Dec 24 09:00-13:00; Dec 25-26 off
            2026-12-23 17:00 open | 2026-12-24 12:00 open | 2026-12-24 14:00 closed | 2026-12-25 12:00 closed
        Jun 15-Sep 15 Mo-Su 09:00-19:00; Sep 16-Jun 14 Tu-Su 10:00-17:00
            Mo 12:00 closed | Tu 12:00 open | 2027-06-14 12:00 closed | 2027-06-15 18:00 open | 2027-07-05 18:00 open
        """

    private static let rules = """
        Mo-Fr 08:00-18:00; Fr 08:00-12:00
            Th 15:00 open | Fr 11:00 open | Fr 15:00 closed
        Mo-Fr 08:00-12:00, We 14:00-18:00
            We 11:00 open | We 15:00 open | Th 15:00 closed
        Mo-Fr 08:00-12:00; We 14:00-18:00
            We 11:00 closed | We 15:00 open
        Mo-Fr 08:00-18:00; 12:00-13:00 off
            Mo 11:59 open | Mo 12:30 closed | Mo 13:00 open | Sa 09:00 closed
        10:00-18:00; We off
            Tu 12:00 open | We 12:00 closed
        We off; 10:00-18:00
            We 12:00 open
        Mo-Fr 08:00-18:00 || "by appointment"
            Mo 12:00 open | Mo 19:00 unknown "by appointment" | Sa 12:00 unknown "by appointment"
        Mo-Fr 08:00-18:00 || open "ring the bell"
            Mo 19:00 open "ring the bell" | Mo 09:00 open
        Mo-Fr 08:00-18:00; Sa off || unknown
            Sa 12:00 unknown | Mo 12:00 open
        Mo-Fr 08:00-12:00 "by appointment"
            Mo 09:00 unknown "by appointment" | Mo 12:00 closed
        Mo-Fr 08:00-12:00 open "with a card"
            Mo 09:00 open "with a card" | Mo 12:00 closed
        Mo-Fr 08:00-12:00 "with a card" open
            Mo 09:00 open "with a card"
        "by appointment"
            Mo 09:00 unknown "by appointment"
        "Uwagi: po   uzgodnieniu"
            Mo 09:00 unknown "Uwagi: po uzgodnieniu"
        closed "renovation till spring"
            Mo 09:00 closed "renovation till spring"
        Mo-Fr 10:00-12:00; Dec 1-10 off "stocktaking"
            2026-12-02 11:00 closed "stocktaking" | Mo 11:00 open
        "in summer": Mo-Fr 10:00-12:00
            Mo 11:00 unknown "in summer" | Mo 13:00 closed
        Mo-Fr 08:00-18:00; PH off
            Mo 12:00 open ph=closed | Mo 19:00 closed | Sa 12:00 closed
        Mo-Sa 08:00-18:00; Su,PH 10:00-12:00
            Su 11:00 open | Mo 09:00 open ph=closed | Mo 11:00 open | Mo 15:00 open ph=closed
        PH 10:00-12:00
            Mo 11:00 closed ph=open | Mo 13:00 closed
        Mo-Fr,PH 10:00-12:00
            Sa 11:00 closed ph=open | Mo 11:00 open
        PH Mo-Fr 10:00-12:00
            Sa 11:00 closed | Mo 11:00 closed ph=open
        10:00-18:00; PH -1 day 10:00-14:00
            Mo 15:00 open
        SH off; Mo-Fr 08:00-15:00
            Mo 12:00 open
        Mo-Fr 08:00-15:00; SH off
            Mo 12:00 unknown schoolHolidays | Mo 16:00 closed | Sa 12:00 closed
        Mo-Fr 14:00-18:00; SH Mo-Fr 10:00-18:00
            Mo 11:00 unknown schoolHolidays | Mo 15:00 open | Sa 11:00 closed
        SH,PH 10:00-12:00
            Mo 11:00 unknown schoolHolidays ph=open
        Mo-Fr 08:00-18:00; PH,SH off
            Mo 12:00 unknown schoolHolidays ph=closed
        Mo-Fr 08:00-18:00; Sa,Su,PH off
            Mo 12:00 open ph=closed | Sa 12:00 closed
        24/7; PH off
            Mo 12:00 open ph=closed
        Mo 10:00-12:00 off
            Mo 11:00 closed
        Mo-Su 08:00-22:00; Tu[1] off
            2026-11-03 12:00 closed | 2026-11-10 12:00 open
        sunrise-sunset
            Mo 12:00 unknown sun
        Mo-Fr 10:00-12:00, Mo 11:00-14:00
            Mo 13:00 open | Tu 13:00 closed
        Mo-Fr 10:00-20:00 unknown "weather"
            Mo 12:00 unknown "weather" | Mo 21:00 closed
        Tu-Su 12:00-14:30,18:00-22:30; Mo off; PH 12:00-15:00
            Mo 13:00 closed ph=open | Tu 14:45 closed ph=open | Tu 19:00 open ph=closed | Su 22:29 open ph=closed
        """

    private static let hurried = """
        mo-fr 8:00-18:00
            Mo 07:59 closed | Mo 08:00 open
        Mon-Fri 08:00-18:00; Sat 09:00-12:00
            Fr 17:00 open | Sa 10:00 open
        Monday-Friday 08:00 - 18:00
            Fr 17:00 open
        Mo-Fr: 08:00-18:00
            Fr 17:00 open | Sa 12:00 closed
        Mo–Fr 08:00–18:00
            Fr 17:00 open
        Mo-Fr 08.00-18.00
            Fr 17:00 open
        Mo-Fr 9-17
            Mo 09:00 open | Mo 16:59 open | Mo 17:00 closed
        Mo-Fr 9:00 am-5:30 pm
            Mo 17:00 open | Mo 17:30 closed
        Mo-Fr 9am-5pm
            Mo 09:00 open | Mo 17:00 closed
        Fr 8:00pm-12:00am
            Fr 19:59 closed | Fr 23:59 open | Sa 00:00 closed
        12:00 am-12:00 pm
            Mo 00:00 open | Mo 11:59 open | Mo 12:00 closed
        Mo-Fr 08:00-12:00 13:00-17:00
            Mo 12:30 closed | Mo 14:00 open
        Mo-Fr 08:00-12:00, 13:00-17:00
            Mo 12:30 closed | Mo 14:00 open | Sa 14:00 closed
        Mo-Fr 08:00-18:00;
            Mo 12:00 open
        ;Mo-Fr 08:00-18:00;;Sa 10:00-12:00
            Mo 12:00 open | Sa 11:00 open
        Mo-Fr 08:00-18:00;Sa 10:00-12:00
            Sa 11:00 open
        Mo - Fr 08:00-18:00 , Sa 10:00-12:00
            Sa 11:00 open | Fr 11:00 open
        24/7 open
            Mo 12:00 open
        Mo-Su 24/7
            Mo 12:00 open
        MO-FR 08:00-18:00; PH OFF
            Mo 12:00 open ph=closed
        Dec 25: 10:00-12:00
            2026-12-25 11:00 open | 2026-12-26 11:00 closed
        """
}
