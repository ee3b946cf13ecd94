import CurlShims
import Foundation

/// Bytes on their way up, handed to libcurl piece by piece without a copy of the whole.
final class CurlUpload {
    private let data: Data
    private let isRewindable: Bool
    private var position = 0

    init(_ data: Data, isRewindable: Bool) {
        self.data = data
        self.isRewindable = isRewindable
    }

    /// Everything was handed over.
    var isDrained: Bool { position == data.count }

    static let read: shim_transfer_callback = { buffer, size, count, context in
        guard let buffer, let upload = from(context) else { return Int(CURL_READFUNC_ABORT) }
        return upload.copy(to: buffer, size * count)
    }

    static let seek: shim_seek_callback = { context, offset, origin in
        guard let upload = from(context), origin == SEEK_SET, upload.rewind(to: Int(offset)) else {
            return CURL_SEEKFUNC_FAIL
        }
        return CURL_SEEKFUNC_OK
    }

    private func copy(to buffer: UnsafeMutablePointer<CChar>, _ room: Int) -> Int {
        let piece = data.dropFirst(position).prefix(room)
        piece.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return }
            UnsafeMutableRawPointer(buffer).copyMemory(from: start, byteCount: bytes.count)
        }
        position += piece.count
        return piece.count
    }

    private func rewind(to offset: Int) -> Bool {
        guard isRewindable || position == 0, (0...data.count).contains(offset) else { return false }
        position = offset
        return true
    }

    private static func from(_ context: UnsafeMutableRawPointer?) -> CurlUpload? {
        context.map { Unmanaged<CurlUpload>.fromOpaque($0).takeUnretainedValue() }
    }
}
