import Core
import MapData
import Testing

@testable import Pictures

@Suite struct StyleTests {
    @Test func `Every ink has its row, in order`() {
        #expect(Palette.rows.map(\.ink) == Ink.allCases)
    }

    static let words: [Ink] = [
        .text, .quietText, .placeText, .waterText, .natureText, .streetText, .signFood, .signShop, .signHealth,
        .signStay,
        .signCulture, .signTransport, .signService, .signNature,
    ]

    @Test(arguments: words)
    func `Words and signs can be read by day and by night`(ink: Ink) {
        #expect(Palette.light[ink].contrast(with: Palette.light[.halo]) >= 4.5)
        #expect(Palette.dark[ink].contrast(with: Palette.dark[.halo]) >= 4.5)
    }

    @Test func `The source of the map is read on its plate`() {
        for palette in [Palette.light, .dark] { #expect(palette[.plateText].contrast(with: palette[.plate]) >= 7) }
    }

    @Test(arguments: FeatureKind.allCases)
    func `Every kind is drawn in some way`(kind: FeatureKind) {
        #expect(AreaStyle.of(kind) != nil || LineStyle.of(kind) != nil || LabelStyle.of(kind) != nil)
    }

    @Test func `Roads grow with the zoom, and greater roads are wider`() {
        let roads: [FeatureKind] = [.service, .residentialStreet, .tertiary, .secondary, .primary, .motorway]
        for kind in roads {
            let widths = stride(from: 10.0, through: 20, by: 0.5).compactMap { LineStyle.of(kind)?.width(at: $0) }
            #expect(widths == widths.sorted() && !widths.isEmpty)
        }
        for zoom in stride(from: 15.0, through: 19, by: 0.5) {
            let widths = roads.compactMap { LineStyle.of($0)?.width(at: zoom) }
            #expect(widths == widths.sorted() && widths.count == roads.count, "zoom \(zoom)")
        }
    }

    @Test func `Every sign has an outline within its size`() {
        #expect(Symbol.all.count > 180)
        for (tag, symbol) in Symbol.all {
            #expect(symbol.steps.count > 2 && symbol.width > 0 && symbol.height > 0, "\(tag)")
        }
        for tag in ["amenity=cafe", "amenity=restaurant", "shop=bakery", "amenity=pharmacy", "tourism=hotel"] {
            #expect(Symbol.all[tag] != nil, "\(tag)")
        }
    }

    @Test(arguments: ["", "@a=b", "@a=b\n#x y\nM 1,1", "@a=b\n#1\nM", "@a=b\n#4 4\nM 1 L Q 9,9"])
    func `A sheet of signs that is none gives no wrong sign`(sheet: String) {
        #expect(Symbol.read(sheet).values.allSatisfy { $0.width > 0 })
    }
}
