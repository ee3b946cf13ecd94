/// What is the same in all languages: signs, and the codes of ISO 4217.
enum CurrencyTable {
    static let signs: [QuantityWords.Row] = [
        ("$", .money("USD", isAssumed: true)), ("usd", .money("USD")), ("€,eur", .money("EUR")),
        ("£,gbp", .money("GBP")),
        ("¥", .money("JPY", isAssumed: true)), ("₹,inr", .money("INR")), ("₽", .money("RUB")), ("₺", .money("TRY")),
        ("₴", .money("UAH")), ("₪", .money("ILS")), ("₩", .money("KRW")), ("₫", .money("VND")), ("₦", .money("NGN")),
        ("₱", .money("PHP")), ("฿", .money("THB")), ("₡", .money("CRC")), ("₲", .money("PYG")), ("₸", .money("KZT")),
        ("₮", .money("MNT")), ("zl", .money("PLN")), ("¢", .money("USD", parts: 100, isAssumed: true)),
        ("cad", .money("CAD")), ("aud", .money("AUD")), ("chf,sfr", .money("CHF")),
        ("jpy", .money("JPY")),
        ("cny", .money("CNY")), ("nzd", .money("NZD")), ("hkd", .money("HKD")), ("sgd", .money("SGD")),
        ("km", .length(1000)), ("mm", .length(0.001)), ("cm", .length(0.01)), ("dm", .length(0.1)), ("m", .length(1)),
        ("' '", .length(0.0254)), ("″", .length(0.0254)), ("'", .length(0.3048)), ("′", .length(0.3048)),
        ("★,⭐,⭐️,🌟", .star),
    ]

    /// Of the letters that stand before "$": "A$".
    static let dollars = [
        "us": "USD", "a": "AUD", "au": "AUD", "c": "CAD", "ca": "CAD", "nz": "NZD", "hk": "HKD", "s": "SGD",
        "sg": "SGD",
        "nt": "TWD", "r": "BRL", "mx": "MXN",
    ]

    /// A code that is written in capitals.
    static func code(_ typed: some StringProtocol) -> String? {
        guard typed.utf8.count == 3, let first = typed.utf8.first, (0x41...0x5A).contains(first) else { return nil }
        let code = String(typed)
        return codes.contains(code) ? code : nil
    }

    private static let codes = """
        AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP
        CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF
        IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD
        MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB
        RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD
        UYU UZS VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW ZWL
        """.words
}
