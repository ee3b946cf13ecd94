import CPango
import Foundation

extension Canvas {
    /// What was drawn, as PNG with its description as the text "Description". Throws where any step has failed.
    func png(saying description: String) throws -> Data {
        try check()
        return try PNGWriter.data(of: self, texts: [("Description", description)])
    }
}

/// Turns a canvas into PNG (ISO/IEC 15948): 8 bits a colour, no transparency, and words of its own.
enum PNGWriter {
    /// zlib's 1...9: what is quick and still packs a map well.
    private static let level: Int32 = 1

    /// `texts` are keyword and value of tEXt or, beyond Latin letters, iTXt chunks.
    static func data(of canvas: Canvas, part: PixelPart? = nil, texts: [(String, String)] = []) throws -> Data {
        let part = part ?? PixelPart(x: 0, y: 0, width: canvas.width, height: canvas.height)
        var png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        let header = bigEndian(UInt32(part.width)) + bigEndian(UInt32(part.height)) + [8, 2, 0, 0, 0]
        png.append(chunk("IHDR", Data(header)))
        for (keyword, text) in texts {
            png.append(chunk("iTXt", Data(keyword.utf8) + [0, 0, 0, 0, 0] + Data(text.utf8)))
        }
        png.append(chunk("IDAT", try packed(filteredRows(canvas, part))))
        png.append(chunk("IEND", Data()))
        return png
    }

    private static func bigEndian(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    private static func chunk(_ kind: String, _ body: Data) -> Data {
        var chunk = Data(bigEndian(UInt32(body.count)))
        let content = Data(kind.utf8) + body
        chunk.append(content)
        let sum = content.withUnsafeBytes { crc32(0, $0.bindMemory(to: UInt8.self).baseAddress, UInt32($0.count)) }
        chunk.append(contentsOf: bigEndian(UInt32(truncatingIfNeeded: sum)))
        return chunk
    }

    /// Rows as red, green, blue, each with filter 2 in front: the difference from the row above (PNG 9.2, "Up").
    private static func filteredRows(_ canvas: Canvas, _ part: PixelPart) throws -> [UInt8] {
        let rowLength = 1 + 3 * part.width
        return try canvas.withPixels { pixels, stride in
            [UInt8](unsafeUninitializedCapacity: rowLength * part.height) { rows, count in
                for y in 0..<part.height {
                    let row = UnsafeMutableBufferPointer(rebasing: rows[y * rowLength..<(y + 1) * rowLength])
                    let from = (part.y + y) * stride + 4 * part.x
                    writeRow(row, pixels, from: from, above: y == 0 ? nil : from - stride)
                }
                count = rowLength * part.height
            }
        }
    }

    private static func writeRow(
        _ row: UnsafeMutableBufferPointer<UInt8>, _ pixels: UnsafeRawBufferPointer, from: Int, above: Int?
    ) {
        row[0] = above == nil ? 0 : 2
        var out = 1, offset = from
        let back = from - (above ?? 0)
        while out < row.count {
            for part in 0..<3 {
                let value = pixels[offset + 2 - part]
                row[out + part] = above == nil ? value : value &- pixels[offset + 2 - part - back]
            }
            out += 3
            offset += 4
        }
    }

    private static func packed(_ bytes: [UInt8]) throws -> Data {
        var length = compressBound(uLong(bytes.count))
        var packed = Data(count: Int(length))
        let status = packed.withUnsafeMutableBytes { target in
            compress2(
                target.bindMemory(to: UInt8.self).baseAddress, &length, bytes, uLong(bytes.count), level)
        }
        guard status == Z_OK else { throw PictureProblem.drawing("zlib") }
        return packed.prefix(Int(length))
    }
}

/// A part of a canvas in pixels.
struct PixelPart: Hashable, Sendable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
}
