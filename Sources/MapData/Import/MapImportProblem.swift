/// Why no map could be imported; it knows its sentence.
package enum MapImportProblem: Error, Equatable, CustomStringConvertible {
    case noOsmium
    case noSuchFile(String)
    case notReadable(String, reason: String)
    case nothingInside(String)
    case otherVersion(String)
    case diskFull(String)
    case notWritable(String)
    case alreadyImporting(String)
    case cancelled

    package var description: String {
        switch self {
        case .noOsmium:
            "The program osmium is missing; install it (Debian and Ubuntu: apt install osmium-tool) and try again."
        case .noSuchFile(let path): "There is no file \(path)."
        case .notReadable(let path, let reason):
            "\(path) cannot be read as an OpenStreetMap file (\(reason)). It must be a whole .osm.pbf, .osm or .osm.gz."
        case .nothingInside(let path): "\(path) holds nothing that a map could show."
        case .otherVersion(let path):
            "\(path) was made by another version of Wayside; move it away and import all extracts again."
        case .diskFull(let folder): "The disk is full: the map needs more room in \(folder). The old map is as it was."
        case .notWritable(let path): "\(path) cannot be written; give the server's user the right to its folder."
        case .alreadyImporting(let folder): "Another import is at work in \(folder); wait until it is done."
        case .cancelled: "The import was stopped. The old map is as it was."
        }
    }
}
