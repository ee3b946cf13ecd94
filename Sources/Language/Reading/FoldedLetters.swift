/// Small letters with accents and in other forms, of Latin, Greek, Cyrillic and their additions.
enum FoldedLetters {
    /// What each of them is folded to.
    static var bases: [Unicode.Scalar: String] {
        var bases: [Unicode.Scalar: String] = [:]
        for line in rows.split(separator: "\n") {
            let row = line.split(separator: " ")
            for letter in row[1].unicodeScalars { bases[letter] = String(row[0]) }
        }
        return bases
    }

    /// The plain form, and the letters that have it.
    private static let rows = """
        ; \u{37E}
        ` \u{1FEF}
        a àáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặ
        ae æǣǽ
        b ḃḅḇ
        c çćĉċčḉ
        d ðďđḋḍḏḑḓ
        e èéêëēĕėęěȅȇȩḕḗḙḛḝẹẻẽếềểễệ
        f ḟ
        g ĝğġģǧǵḡ
        h ĥħȟḣḥḧḩḫẖ
        i ìíîïĩīĭįıǐȉȋḭḯỉị
        j ĵǰ
        k ķǩḱḳḵ
        l ĺļľłḷḹḻḽ
        m ḿṁṃ
        n ñńņňǹṅṇṉṋ
        o òóôõöøōŏőơǒǫǭǿȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợ
        oe œ
        p ṕṗ
        r ŕŗřȑȓṙṛṝṟ
        s śŝşšșṡṣṥṧṩ
        ss ß
        t ţťțṫṭṯṱẗ
        th þ
        u ùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữự
        v ṽṿ
        w ŵẁẃẅẇẉẘ
        x ẋẍ
        y ýÿŷȳẏẙỳỵỷỹ
        z źżžẑẓẕ
        \u{A8} \u{385}\u{1FC1}\u{1FED}\u{1FEE}
        \u{B4} \u{1FFD}
        \u{B7} \u{387}
        ſ ẛ
        ʒ ǯ
        \u{2B9} \u{374}
        α άἀἁἂἃἄἅἆἇὰάᾀᾁᾂᾃᾄᾅᾆᾇᾰᾱᾲᾳᾴᾶᾷ
        ε έἐἑἒἓἔἕὲέ
        η ήἠἡἢἣἤἥἦἧὴήᾐᾑᾒᾓᾔᾕᾖᾗῂῃῄῆῇ
        ι ΐίϊἰἱἲἳἴἵἶἷὶίιῐῑῒΐῖῗ
        ο όὀὁὂὃὄὅὸό
        ρ ῤῥ
        σ ς
        υ ΰϋύὐὑὒὓὔὕὖὗὺύῠῡῢΰῦῧ
        ω ώὠὡὢὣὤὥὦὧὼώᾠᾡᾢᾣᾤᾥᾦᾧῲῳῴῶῷ
        ϒ ϓϔ
        а ӑӓ
        г ѓ
        е ѐёӗ
        ж ӂӝ
        з ӟ
        и йѝӣӥ
        к ќ
        о ӧ
        у ўӯӱӳ
        ч ӵ
        ы ӹ
        э ӭ
        і ї
        ѵ ѷ
        ә ӛ
        ө ӫ
        \u{1FBF} \u{1FCD}\u{1FCE}\u{1FCF}
        \u{1FFE} \u{1FDD}\u{1FDE}\u{1FDF}
        """
}
