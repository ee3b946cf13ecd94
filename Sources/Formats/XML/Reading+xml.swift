import Core
import Foundation

extension Reading {
    /// GPX, KML or TCX, by the root element.
    mutating func readXML(_ text: String) throws(FileProblem) {
        switch try root(of: text) {
        case "gpx": try readGPX(text)
        case "kml", "Document", "Folder", "Placemark": try readKML(text)
        case "TrainingCenterDatabase": try readTCX(text)
        default: throw .unknownFormat
        }
    }

    /// The root's name without its prefix.
    private func root(of text: String) throws(FileProblem) -> String {
        let document = try Prolog.checked(text)
        var rest = document[...]
        while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
            let name = rest[start...].dropFirst().prefix { !($0 <= 0x20 || $0 == 0x3E || $0 == 0x2F) }
            guard name.first == UInt8(ascii: "?") || name.first == UInt8(ascii: "!") else {
                let whole = String(decoding: name.prefix(100), as: UTF8.self)
                return whole.split(separator: ":").last.map(String.init) ?? whole
            }
            let isComment = rest[start...].starts(with: Array("<!--".utf8))
            let end = rest[start...].firstRange(of: Array((isComment ? "-->" : ">").utf8))
            guard let end else { throw .broken(line: nil) }
            rest = rest[end.upperBound...]
        }
        throw .broken(line: nil)
    }
}
