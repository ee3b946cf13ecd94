import CPango
import CTurboJPEG
import Foundation

extension TileImage {
    /// A JPEG as a surface; nil where it is too large, broken, or packed in a way that needs more memory than a tile may.
    static func jpeg(_ data: Data) -> OpaquePointer? {
        guard let reader = tjInitDecompress() else { return nil }
        defer { tjDestroy(reader) }
        return data.withUnsafeBytes { bytes -> OpaquePointer? in
            let source = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), count = UInt(bytes.count)
            var width: Int32 = 0, height: Int32 = 0, sampling: Int32 = 0, colours: Int32 = 0
            guard tjDecompressHeader3(reader, source, count, &width, &height, &sampling, &colours) == 0,
                width > 0, height > 0, isBearable(UInt32(width), UInt32(height)),
                let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height)
            else { return nil }
            let target = cairo_image_surface_get_data(surface), stride = cairo_image_surface_get_stride(surface)
            // Cairo's pixels are whole numbers of the machine: blue first in memory (little endian).
            let flags = TJFLAG_STOPONWARNING | TJFLAG_LIMITSCANS
            guard let target,
                tjDecompress2(reader, source, count, target, width, stride, height, Int32(TJPF_BGRX.rawValue), flags)
                    == 0
            else {
                cairo_surface_destroy(surface)
                return nil
            }
            cairo_surface_mark_dirty(surface)
            return surface
        }
    }
}
