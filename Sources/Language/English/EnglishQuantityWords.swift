/// English words of measures.
enum EnglishQuantityWords {
    static let words = QuantityWords(
        rows: lengths + money + [("star,stars", .star)],
        bounds: [
            ("about,around,roughly,approximately,approx,circa,some,nearly,almost,~", .about),
            (
                """
                under,below,less than,no more than,not more than,at most,up to,within,max,maximum,cheaper than,as much as,
                fewer than,a maximum of,closer than,nearer than,<
                """, .most
            ),
            ("over,above,more than,no less than,not less than,at least,min,minimum,from at least,>", .least),
            ("exactly,precisely,just", nil),
        ],
        links: "to and - until", openings: "between from", and: "and &", one: "a an one", half: "half",
        quarter: "quarter", of: "of",
        scales: ["hundred": 100, "thousand": 1000, "lakh": 1e5, "million": 1e6, "crore": 1e7, "billion": 1e9],
        minutes: "minute minutes min mins minutes'", hours: "hour hours hr hrs h",
        walks: """
            on foot,by foot,walk,walks,walking,walk away,of walking,walking distance,stroll,of walk,away on foot,away walking,
            away by foot,s walk
            """,
        outOf: "out of,of,stars out of,stars of")

    private static let lengths: [QuantityWords.Row] = [
        ("km,kms,k m,kilometre,kilometres,kilometer,kilometers,kilo meter,klick,klicks", .length(1000)),
        ("metre,metres,meter,meters,mtr,mtrs", .length(1)),
        ("centimetre,centimetres,centimeter,centimeters,cms", .length(0.01)),
        ("millimetre,millimetres,millimeter,millimeters", .length(0.001)), ("mi,mile,miles", .length(1609.344)),
        ("nautical mile,nautical miles,nm", .length(1852)), ("yard,yards,yd,yds", .length(0.9144)),
        ("foot,feet,ft", .length(0.3048)), ("inch,inches", .length(0.0254)),
    ]

    private static let money: [QuantityWords.Row] = [
        ("dollar,dollars,buck,bucks", .money("USD", isAssumed: true)), ("us dollar,us dollars", .money("USD")),
        ("cent,cents,c", .money("USD", parts: 100, isAssumed: true)), ("euro,euros", .money("EUR")),
        ("euro cent,euro cents", .money("EUR", parts: 100)),
        ("quid,pound,pounds,pound sterling,pounds sterling", .money("GBP")),
        ("pence,penny,pennies", .money("GBP", parts: 100)), ("canadian dollar,canadian dollars", .money("CAD")),
        ("australian dollar,australian dollars,aussie dollars", .money("AUD")), ("yen", .money("JPY")),
        ("new zealand dollar,new zealand dollars,kiwi dollars", .money("NZD")), ("yuan,rmb,renminbi", .money("CNY")),
        ("franc,francs,swiss franc,swiss francs", .money("CHF")), ("rupee,rupees,rs,rs .,indian rupees", .money("INR")),
        ("rouble,roubles,ruble,rubles", .money("RUB")), ("lira,turkish lira,liras", .money("TRY")),
        ("krona,kronor", .money("SEK")), ("krone,kroner", .money("NOK", isAssumed: true)),
        ("kr", .money("SEK", isAssumed: true)),
        ("zloty,zlotys,zlotych", .money("PLN")), ("forint,forints", .money("HUF")),
        ("czech crown,czech crowns,koruna", .money("CZK")),
        ("lei,romanian lei", .money("RON")), ("hryvnia,hryvnias,hryvnya", .money("UAH")),
        ("kopiyka,kopiykas", .money("UAH", parts: 100)), ("shekel,shekels", .money("ILS")),
        ("rm,ringgit,ringgits,malaysian ringgit,malaysian ringgits,malaysia ringgit,malaysia ringgits", .money("MYR")),
        ("baht", .money("THB")), ("dong,vietnamese dong", .money("VND")), ("won,korean won", .money("KRW")),
        ("peso,pesos", .money("MXN", isAssumed: true)), ("real,reais", .money("BRL")), ("rand,rands", .money("ZAR")),
        ("dirham,dirhams", .money("AED", isAssumed: true)), ("riyal,riyals", .money("SAR", isAssumed: true)),
        ("rial,rials", .money("IRR", isAssumed: true)), ("dinar,dinars", .money("KWD", isAssumed: true)),
        ("egyptian pound,egyptian pounds", .money("EGP")), ("tugrik,tugriks,togrog", .money("MNT")),
        ("rupiah", .money("IDR")), ("naira", .money("NGN")), ("shilling,shillings", .money("KES", isAssumed: true)),
    ]
}
