import Core
import Foundation
import Geo
import Testing

@testable import Pictures

/// Tiles that come as JPEG: 32 pixels wide, red beside green above blue beside yellow.
@Suite struct JPEGTileTests {
    static let colours: [UInt32] = [0xC82828, 0x28A03C, 0x283CC8, 0xE6DC50]

    @Test(arguments: [plain, progressive])
    func `A JPEG is drawn below the picture, its quarters where they belong`(jpeg: Data) throws {
        let seen = try Self.quarters(of: jpeg)
        #expect(zip(seen, Self.colours).allSatisfy { $0.isLike($1) }, "\(seen)")
    }

    @Test func `One without colours is grey`() throws {
        let seen = try Self.quarters(of: Self.grey)
        #expect(zip(seen, [0x585858, 0x717171, 0x464646, 0xCFCFCF]).allSatisfy { $0.isLike($1) }, "\(seen)")
    }

    @Test func `One in printers' colours and one that is cut or changed are not read`() {
        let short = Self.plain.prefix(Self.plain.count / 2), odd = Data([0xFF, 0xD8, 0xFF]) + Data(count: 400)
        for jpeg in [Self.printed, short, Self.plain.prefix(2), odd] {
            #expect(throws: PictureProblem.unreadableTile) { try TileImage(jpeg) }
        }
    }

    /// The colours in the middle of the quarters of a tile that stands in the middle of a picture.
    private static func quarters(of jpeg: Data) throws -> [UInt32] {
        let tile = TileNumber(of: place(0.00001, 0.00001), zoom: 16), half = 0.5 / Double(1 << 16)
        let center = WorldPoint(x: tile.origin.x + half, y: tile.origin.y + half).coordinate
        let sheet = TileSheet(tiles: [tile: jpeg], attribution: "Somebody")
        let canvas = try MapArtist(ground: nil).plain(MapPicture(center: center, zoom: 16), over: sheet)
        return try [(136, 86), (264, 86), (136, 214), (264, 214)].map { try canvas.colour($0, $1) }
    }
}

extension UInt32 {
    /// Each part of two colours differs by no more than decoders may.
    fileprivate func isLike(_ other: UInt32) -> Bool {
        [0, 8, 16].allSatisfy { abs(Int(self >> $0 & 0xFF) - Int(other >> $0 & 0xFF)) < 8 }
    }
}

/// Made with Pillow from a picture of four plain squares.
extension JPEGTileTests {
    static let plain = read(
        """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAUDBAQEAwUEBAQFBQUGBwwIBwcHBw8LCwkMEQ8SEhEPERETFhwXExQaFRERGCEYGh0dHx8fExciJC
        IeJBweHx7/2wBDAQUFBQcGBw4ICA4eFBEUHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh7/wAARCAAg
        ACADAREAAhEBAxEB/8QAFwABAQEBAAAAAAAAAAAAAAAAAAYIB//EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAXAQEBAQEAAAAAAAAAAAAAAAAACA
        YD/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8A5+yigAFQ5IsAS7qtMBUOSLAHOlStiA22hdvAGJF0MGA22hdvAH//2Q==
        """)

    static let progressive = read(
        """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAUDBAQEAwUEBAQFBQUGBwwIBwcHBw8LCwkMEQ8SEhEPERETFhwXExQaFRERGCEYGh0dHx8fExciJC
        IeJBweHx7/2wBDAQUFBQcGBw4ICA4eFBEUHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh7/wgARCAAg
        ACADAREAAhEBAxEB/8QAFwABAQEBAAAAAAAAAAAAAAAAAAUHBv/EABcBAQEBAQAAAAAAAAAAAAAAAAAHBQL/2gAMAwEAAhADEAAAAefyaAKnMV
        Evq1CpzFRzlS2Rt0L3hiN0wRt0L3h//8QAFBABAAAAAAAAAAAAAAAAAAAAQP/aAAgBAQABBQIH/8QAFBEBAAAAAAAAAAAAAAAAAAAAQP/aAAgB
        AwEBPwEH/8QAFBEBAAAAAAAAAAAAAAAAAAAAQP/aAAgBAgEBPwEH/8QAFBABAAAAAAAAAAAAAAAAAAAAQP/aAAgBAQAGPwIH/8QAFBABAAAAAA
        AAAAAAAAAAAAAAQP/aAAgBAQABPyEH/9oADAMBAAIAAwAAABBIlInZLZL/xAAUEQEAAAAAAAAAAAAAAAAAAABA/9oACAEDAQE/EAf/xAAUEQEA
        AAAAAAAAAAAAAAAAAABA/9oACAECAQE/EAf/xAAUEAEAAAAAAAAAAAAAAAAAAABA/9oACAEBAAE/EAf/2Q==
        """)

    private static let grey = read(
        """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAUDBAQEAwUEBAQFBQUGBwwIBwcHBw8LCwkMEQ8SEhEPERETFhwXExQaFRERGCEYGh0dHx8fExciJC
        IeJBweHx7/wAALCAAgACABAREA/8QAFwABAQEBAAAAAAAAAAAAAAAAAAYIB//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8A5+KgS4qB
        zobbGJBtsf/Z
        """)

    private static let printed = read(
        """
        /9j/7gAOQWRvYmUAZAAAAAAA/9sAQwAFAwQEBAMFBAQEBQUFBgcMCAcHBwcPCwsJDBEPEhIRDxERExYcFxMUGhURERghGBodHR8fHxMXIiQiHi
        QcHh8e/8AAFAgAIAAgBEMRAE0RAFkRAEsRAP/EABgAAQEBAQEAAAAAAAAAAAAAAAAICQYH/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAA4EQwBN
        AFkASwAAPwD3NOScllgDP9YDoAAaAI/c+ADP9YDoAAEvrgABpg0AR+ADM9n+sAAGmDQBH4AP/9k=
        """)

    private static func read(_ text: String) -> Data {
        Data(base64Encoded: text, options: .ignoreUnknownCharacters) ?? Data()
    }
}
