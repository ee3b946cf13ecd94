/// Everything in a picture that has a colour of its own.
enum Ink: Int, Hashable, Sendable, CaseIterable {
    case unknown, grid, land, sea, residential, industrial, farmland, grass, park, wood, sand, rock, glacier, wetland
    case pitch, cemetery, campus, parking, airport, military, water, pier, square, building, buildingEdge
    case motorway, motorwayEdge, trunk, trunkEdge, primary, primaryEdge, secondary, secondaryEdge, tertiaryEdge
    case street, streetEdge, walk, walkEdge, footway, steps, cycleway, track, rail, railGap, tram, runway, ferry,
        stream, border, oneWay
    case text, quietText, halo, placeText, waterText, natureText, streetText
    case signFood, signShop, signHealth, signStay, signCulture, signTransport, signService, signNature
    case plate, plateText, me, route, routeEdge, circle
    case page, restDay, weekLine, otherMonth, amount
}

/// The colours of a picture by day or by night.
struct Palette: Sendable {
    static let light = Palette(rows.map { Colour($0.light) })
    static let dark = Palette(rows.map { Colour($0.dark) })

    private let colours: [Colour]

    private init(_ colours: [Colour]) { self.colours = colours }

    subscript(ink: Ink) -> Colour { colours[ink.rawValue] }

    /// In the order of `Ink`; a test compares the two.
    static let rows: [(ink: Ink, light: UInt32, dark: UInt32)] = [
        (.unknown, 0xE9E7E3, 0x181B20), (.grid, 0xD3D0CA, 0x2A2F37), (.land, 0xF4F1EB, 0x20242B),
        (.sea, 0xA9D3E2, 0x12293A), (.residential, 0xE3E0DC, 0x272B33), (.industrial, 0xEADFE8, 0x2C2932),
        (.farmland, 0xEFF0DA, 0x25291F), (.grass, 0xD2EBBB, 0x22331F), (.park, 0xC5EBC3, 0x20382A),
        (.wood, 0xB1D6A2, 0x1B3323), (.sand, 0xF5E9C5, 0x38331F), (.rock, 0xE7E0D8, 0x2C2B2A),
        (.glacier, 0xE2F1F3, 0x33444C), (.wetland, 0xCFE4D6, 0x1D3532), (.pitch, 0xA5DCC3, 0x23463B),
        (.cemetery, 0xB5D3B6, 0x26382C), (.campus, 0xFBF7DB, 0x31302A), (.parking, 0xEEECEA, 0x2B2F36),
        (.airport, 0xE7E5E6, 0x282C36), (.military, 0xF2E0DA, 0x35282A), (.water, 0xA9D3E2, 0x12293A),
        (.pier, 0xF4F1EB, 0x20242B), (.square, 0xE4E2EA, 0x31353F), (.building, 0xDAD1C9, 0x343A44),
        (.buildingEdge, 0xC2B6AA, 0x424954),
        (.motorway, 0xE88FA0, 0x9A5467), (.motorwayEdge, 0xC24668, 0x5A2E3C), (.trunk, 0xF8B095, 0x93604C),
        (.trunkEdge, 0xC8603F, 0x53362A), (.primary, 0xFBD59F, 0x86693F), (.primaryEdge, 0xA97418, 0x4A3A24),
        (.secondary, 0xF6F7B8, 0x6C6B43), (.secondaryEdge, 0x7F8A22, 0x3D3D2A), (.tertiaryEdge, 0x98948D, 0x0F1115),
        (.street, 0xFFFFFF, 0x505763), (.streetEdge, 0xBDB8B0, 0x15181D), (.walk, 0xDEDDE9, 0x464B5C),
        (.walkEdge, 0xA09CA9, 0x171A20),
        (.footway, 0xF08A78, 0xA8705F), (.steps, 0xE9705C, 0xB8735F), (.cycleway, 0x5B78E0, 0x6C82CE),
        (.track, 0xA4824F, 0x84704E), (.rail, 0x77757A, 0x8B8E97), (.railGap, 0xF7F7F7, 0x2A2E35),
        (.tram, 0x55535A, 0x8E919A), (.runway, 0xBDBBC9, 0x464B59), (.ferry, 0x5C8BD0, 0x5E8CC9),
        (.stream, 0x9CCADC, 0x1B3C53), (.border, 0x9A6CA6, 0x9C78AA), (.oneWay, 0x77726B, 0xB4B9C2),
        (.text, 0x33312F, 0xE3E5E9), (.quietText, 0x5C5955, 0xB9BDC4), (.halo, 0xFFFFFF, 0x171A1F),
        (.placeText, 0x1F1E24, 0xF2F3F5), (.waterText, 0x2F6A97, 0x86B8DD), (.natureText, 0x2F6B2F, 0x97CB94),
        (.streetText, 0x3E3B38, 0xD9DCE1),
        (.signFood, 0xB0620E, 0xE5A55E), (.signShop, 0x9C2F9A, 0xDA8FDA), (.signHealth, 0xBA1E2B, 0xF08A8F),
        (.signStay, 0x0069B4, 0x7DBDF2), (.signCulture, 0x6E4A2B, 0xD3AC84), (.signTransport, 0x0A6AC7, 0x82B8F5),
        (.signService, 0x5A4D44, 0xC4B6AA), (.signNature, 0x2E7530, 0x93CE92),
        (.plate, 0xFFFFFF, 0x14171B), (.plateText, 0x33312F, 0xD9DCE1), (.me, 0x1A73E8, 0x5AA2FF),
        (.route, 0x2563EB, 0x6FA8FF), (.routeEdge, 0xFFFFFF, 0x0E1116), (.circle, 0x7C3AED, 0xB693FF),
        (.page, 0xFFFFFF, 0x1B1E24), (.restDay, 0xF3F2EF, 0x23272F), (.weekLine, 0xDAD7D1, 0x363C46),
        (.otherMonth, 0xA8A49D, 0x666D78), (.amount, 0x2F6FD0, 0x7FB2FF),
    ]
}
