import Foundation

/// Reads multipart/form-data (RFC 7578).
enum Multipart {
    /// Parts with a file name are files, the rest are texts. What has no name is passed over.
    static func read(_ body: Data, contentType: String) -> BodyContent {
        guard let boundary = parameter("boundary", of: contentType), !boundary.isEmpty else { return BodyContent() }
        var content = BodyContent()
        for part in parts(body, Data("--\(boundary)".utf8)) {
            guard let split = part.range(of: Data("\r\n\r\n".utf8)) else { continue }
            let head = String(decoding: part[..<split.lowerBound], as: UTF8.self)
            add(Data(part[split.upperBound...]), head, to: &content)
        }
        return content
    }

    private static func parts(_ body: Data, _ delimiter: Data) -> [Data] {
        var result: [Data] = []
        guard var start = body.range(of: delimiter)?.upperBound else { return [] }
        let inner = Data("\r\n".utf8) + delimiter
        while let end = body.range(of: inner, in: start..<body.endIndex) {
            result.append(body[start..<end.lowerBound].dropFirst(2))
            start = end.upperBound
        }
        return result
    }

    private static func add(_ bytes: Data, _ head: String, to content: inout BodyContent) {
        let lines = head.components(separatedBy: "\r\n")
        let value: (String) -> String? = { name in
            lines.first { $0.lowercased().hasPrefix(name + ":") }
                .map { String($0.dropFirst(name.count + 1)).trimmingBlanks }
        }
        guard let disposition = value("content-disposition"), let name = parameter("name", of: disposition) else {
            return
        }
        if let file = parameter("filename", of: disposition) {
            let type = value("content-type") ?? SandboxFile.mediaType(ofName: file)
            content.uploads[name] = BotCall.Upload(name: file, mediaType: type, bytes: bytes)
        } else {
            content.values[name] = .text(String(decoding: bytes, as: UTF8.self))
        }
    }

    /// A parameter of a header, quoted or not; browsers write a quote in a name as %22.
    private static func parameter(_ name: String, of header: String) -> String? {
        for field in fields(header).dropFirst() {
            let parts = field.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, String(parts[0]).trimmingBlanks.lowercased() == name else { continue }
            var value = String(parts[1]).trimmingBlanks
            if value.hasPrefix("\""), value.hasSuffix("\""), value.count > 1 {
                value = String(value.dropFirst().dropLast()).replacing("\\\"", with: "\"").replacing("%22", with: "\"")
            }
            return value
        }
        return nil
    }

    /// A header's fields between semicolons that stand outside quotes.
    private static func fields(_ header: String) -> [String] {
        var fields = [""]
        var isQuoted = false
        var last: Character = " "
        for character in header {
            if character == "\"", last != "\\" { isQuoted.toggle() }
            if character == ";", !isQuoted { fields.append("") } else { fields[fields.count - 1].append(character) }
            last = character
        }
        return fields
    }
}
