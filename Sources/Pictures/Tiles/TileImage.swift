import CPango
import Foundation

/// A picture that somebody else made, decoded. Owns its C object.
final class TileImage {
    let surface: OpaquePointer
    let width: Double
    let height: Double

    /// Most pixels on one side, looked at before anything is decoded.
    static let maxSide: UInt32 = 1024
    /// Most bytes.
    static let maxBytes = 2_000_000

    /// Reads PNG and JPEG; anything else, anything too large and anything broken is `unreadableTile`.
    init(_ data: Data) throws(PictureProblem) {
        guard data.count <= Self.maxBytes, let surface = data.first == 0xFF ? Self.jpeg(data) : Self.png(data) else {
            throw .unreadableTile
        }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            throw .unreadableTile
        }
        self.surface = surface
        width = Double(cairo_image_surface_get_width(surface))
        height = Double(cairo_image_surface_get_height(surface))
    }

    deinit { cairo_surface_destroy(surface) }

    private static func png(_ data: Data) -> OpaquePointer? {
        guard let (width, height) = sides(of: data), isBearable(width, height) else { return nil }
        let reader = ByteReader(data)
        return withExtendedLifetime(reader) {
            cairo_image_surface_create_from_png_stream(
                { context, target, length in
                    guard let context, let target else { return CAIRO_STATUS_READ_ERROR }
                    let reader = Unmanaged<ByteReader>.fromOpaque(context).takeUnretainedValue()
                    return reader.read(into: target, Int(length)) ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_READ_ERROR
                }, Unmanaged.passUnretained(reader).toOpaque())
        }
    }

    static func isBearable(_ width: UInt32, _ height: UInt32) -> Bool {
        (1...maxSide).contains(width) && (1...maxSide).contains(height)
    }

    /// Width and height as the header says them (PNG 11.2.2).
    private static func sides(of png: Data) -> (UInt32, UInt32)? {
        let bytes = [UInt8](png.prefix(24))
        guard bytes.count == 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
            bytes[12..<16].elementsEqual("IHDR".utf8)
        else { return nil }
        func number(_ from: Int) -> UInt32 { bytes[from..<from + 4].reduce(0) { $0 << 8 | UInt32($1) } }
        return (number(16), number(20))
    }
}

/// Hands out bytes in order.
private final class ByteReader {
    private let data: [UInt8]
    private var offset = 0

    init(_ data: Data) { self.data = [UInt8](data) }

    /// False where so many are no longer there.
    func read(into target: UnsafeMutablePointer<UInt8>, _ count: Int) -> Bool {
        guard count <= data.count - offset else { return false }
        for index in 0..<count { target[index] = data[offset + index] }
        offset += count
        return true
    }
}
