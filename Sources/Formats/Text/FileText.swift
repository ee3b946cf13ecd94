import Core
import Foundation

/// The text of a file, whatever it is written in.
enum FileText {
    /// By the byte order mark, else by where zeros stand, else by what an XML declaration says, else UTF-8.
    ///
    /// With `mayBeWestern`, what is not UTF-8 is Windows-1252, as tables often are.
    static func decode(_ data: Data, mayBeWestern: Bool = false) throws(FileProblem) -> String {
        let text = data.starts(with: [0xEF, 0xBB, 0xBF]) ? utf8(data.dropFirst(3)) : unmarked(data, mayBeWestern)
        guard let text, !text.utf8.contains(0) else { throw .encoding }
        return text
    }

    private static func unmarked(_ data: Data, _ mayBeWestern: Bool) -> String? {
        if let wide = wide(data) { return wide.text }
        switch declaredEncoding(data) {
        case "utf-8", "utf8", "us-ascii": return utf8(data)
        case "iso-8859-1", "windows-1252", "latin1", "cp1252": return western(data)
        case "iso-8859-15": return String(data: data, encoding: .init(rawValue: 0x8000_020F)) ?? western(data)
        case .some: return nil
        case nil: return utf8(data) ?? (mayBeWestern ? western(data) : nil)
        }
    }

    private static func utf8(_ data: Data) -> String? { String(validating: data, as: UTF8.self) }

    private static func western(_ data: Data) -> String? { String(data: data, encoding: .windowsCP1252) }

    /// nil for writings of one byte; a text of nil where the bytes are no text in theirs.
    private static func wide(_ data: Data) -> (text: String?, Void)? {
        let bytes = Array(data.prefix(4))
        switch bytes {
        case [0xFF, 0xFE, 0, 0]: return (utf32(data.dropFirst(4), bigEndian: false), ())
        case [0, 0, 0xFE, 0xFF]: return (utf32(data.dropFirst(4), bigEndian: true), ())
        case _ where bytes.starts(with: [0xFF, 0xFE]): return (utf16(data.dropFirst(2), bigEndian: false), ())
        case _ where bytes.starts(with: [0xFE, 0xFF]): return (utf16(data.dropFirst(2), bigEndian: true), ())
        case _ where bytes.count == 4 && bytes[0] != 0 && bytes[1] == 0 && bytes[2] != 0 && bytes[3] == 0:
            return (utf16(data, bigEndian: false), ())
        case _ where bytes.count == 4 && bytes[0] == 0 && bytes[1] != 0 && bytes[2] == 0 && bytes[3] != 0:
            return (utf16(data, bigEndian: true), ())
        default: return nil
        }
    }

    private static func utf16(_ data: Data, bigEndian: Bool) -> String? {
        guard data.count.isMultiple(of: 2) else { return nil }
        let bytes = Array(data)
        let units = stride(from: 0, to: bytes.count, by: 2).map { index in
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            return bigEndian ? first << 8 | second : second << 8 | first
        }
        return String(validating: units, as: UTF16.self)
    }

    private static func utf32(_ data: Data, bigEndian: Bool) -> String? {
        guard data.count.isMultiple(of: 4) else { return nil }
        let bytes = Array(data)
        let units = stride(from: 0, to: bytes.count, by: 4).map { index in
            let four = bigEndian ? Array(bytes[index..<index + 4]) : bytes[index..<index + 4].reversed()
            return four.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        }
        return String(validating: units, as: UTF32.self)
    }

    /// Lower case; what the declaration of an XML document says (XML 1.0, 4.3.3).
    private static func declaredEncoding(_ data: Data) -> String? {
        guard let start = String(validating: data.prefix(200).filter { $0 < 0x80 }, as: UTF8.self),
            start.hasPrefix("<?xml"), let end = start.range(of: "?>"),
            let name = start[..<end.lowerBound].range(of: "encoding")
        else { return nil }
        let quoted = start[name.upperBound..<end.lowerBound].split { $0 == "\"" || $0 == "'" }
        return quoted.dropFirst().first?.lowercased()
    }
}
