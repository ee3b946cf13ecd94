import Core

/// A table of text: RFC 4180, with any of the separators that programs write.
struct CSVTable {
    /// Trimmed, lower case.
    let header: [String]
    let rows: [[String]]

    /// The separator is the one that the first line has most of.
    init(_ text: String) throws(FileProblem) {
        var scanner = CSVScanner(text)
        header = try scanner.row()?.map { $0.trimmed.lowercased() } ?? []
        var rows: [[String]] = []
        while let row = try scanner.row() {
            if row.contains(where: { !$0.isEmpty }) { rows.append(row) }
        }
        self.rows = rows
    }
}

/// Reads fields, one row after another.
private struct CSVScanner {
    private let bytes: [UInt8]
    private let separator: UInt8
    private var index = 0
    private var line = 1

    init(_ text: String) {
        var bytes = Array(text.utf8)
        // Spreadsheets may name their separator in a first line: "sep=;".
        if text.lowercased().hasPrefix("sep="), let end = bytes.firstIndex(of: 0x0A) {
            bytes.removeSubrange(...end)
        }
        self.bytes = bytes
        let first = bytes.prefix { $0 != 0x0A && $0 != 0x0D }
        let marks = [",", ";", "\t", "|"].map { UInt8(ascii: Unicode.Scalar($0) ?? ",") }
        separator =
            marks.max { left, right in first.count { $0 == left } < first.count { $0 == right } } ?? UInt8(ascii: ",")
    }

    /// nil at the end.
    mutating func row() throws(FileProblem) -> [String]? {
        guard index < bytes.count else { return nil }
        var fields: [String] = []
        while true {
            fields.append(try field())
            guard index < bytes.count else { return fields }
            let mark = bytes[index]
            index += 1
            if mark == separator { continue }
            if mark == 0x0D, index < bytes.count, bytes[index] == 0x0A { index += 1 }
            line += 1
            return fields
        }
    }

    private mutating func field() throws(FileProblem) -> String {
        guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { return plain() }
        let first = line
        index += 1
        var field: [UInt8] = []
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte == UInt8(ascii: "\"") {
                guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
                    return String(decoding: field, as: UTF8.self) + plain()
                }
                index += 1
            }
            if byte == 0x0A { line += 1 }
            field.append(byte)
        }
        throw .broken(line: first)
    }

    private mutating func plain() -> String {
        let start = index
        while index < bytes.count, bytes[index] != separator, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }
}
