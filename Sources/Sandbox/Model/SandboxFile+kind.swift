import Foundation

extension SandboxFile {
    /// Where the file lies for the bot, under `/file/bot{token}/`.
    var path: String {
        let folder = mediaType.hasPrefix("image/") ? "photos" : "documents"
        let suffix = (name as NSString).pathExtension
        return "\(folder)/file_\(uniqueID)" + (suffix.isEmpty ? "" : "." + suffix)
    }

    /// Media type by the name's ending; octets where it is not known.
    static func mediaType(ofName name: String) -> String {
        types[(name as NSString).pathExtension.lowercased()] ?? "application/octet-stream"
    }

    /// What a picture's first bytes say it is; nil for what is none (PNG, JPEG, GIF, WebP).
    static func imageType(_ bytes: Data) -> String? {
        let head = Array(bytes.prefix(12))
        if head.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "image/png" }
        if head.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
        if head.starts(with: Array("GIF8".utf8)) { return "image/gif" }
        if head.starts(with: Array("RIFF".utf8)), head.dropFirst(8).elementsEqual("WEBP".utf8) { return "image/webp" }
        return nil
    }

    private static let types = [
        "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp",
        "svg": "image/svg+xml", "pdf": "application/pdf", "txt": "text/plain", "csv": "text/csv",
        "json": "application/json", "gpx": "application/gpx+xml", "kml": "application/vnd.google-earth.kml+xml",
        "kmz": "application/vnd.google-earth.kmz", "ics": "text/calendar", "zip": "application/zip",
        "ogg": "audio/ogg", "oga": "audio/ogg", "mp3": "audio/mpeg", "mp4": "video/mp4", "html": "text/html",
        "js": "text/javascript", "css": "text/css", "map": "application/json",
    ]
}
