import Foundation
import HTTPTypes
import Hummingbird

/// Files for the browser: the page's own, Leaflet's, and what people and the bot sent.
enum PageFiles {
    private static let leafletFolder = URL(fileURLWithPath: "/usr/share/javascript/leaflet")
    private static let shown: Set<String> = ["image/png", "image/jpeg", "image/gif", "image/webp"]

    static func asset(_ name: String) -> Response {
        guard let bytes = PageAssets.files[name] else { return missing }
        return response(Data(bytes), SandboxFile.mediaType(ofName: name), [.cacheControl: "no-cache"])
    }

    /// Only what lies in Debian's folder, and no hidden file.
    static func leaflet(_ path: [String]) -> Response {
        let parts = path.map { FormReader.decode($0, plusIsSpace: false) }
        guard !parts.isEmpty, parts.allSatisfy({ !$0.hasPrefix(".") && !$0.contains("/") && !$0.contains("\0") }) else {
            return missing
        }
        let file = parts.reduce(leafletFolder) { $0.appendingPathComponent($1) }
        guard let bytes = try? Data(contentsOf: file) else { return missing }
        return response(bytes, SandboxFile.mediaType(ofName: file.lastPathComponent), [.cacheControl: "max-age=86400"])
    }

    /// Pictures are shown, all else is only saved: a sent page must never run as ours.
    static func upload(_ file: SandboxFile, _ bytes: Data) -> Response {
        let type = shown.contains(file.mediaType) ? file.mediaType : "application/octet-stream"
        let disposition = shown.contains(file.mediaType) ? "inline" : "attachment"
        let name = file.name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "file"
        let extra: HTTPFields = [
            .contentDisposition: "\(disposition); filename*=UTF-8''\(name)", .cacheControl: "max-age=86400",
            .contentSecurityPolicy: "sandbox; default-src 'none'",
        ]
        return response(bytes, type, extra)
    }

    private static var missing: Response { .json(["error": "There is no such file."], status: .notFound) }

    private static func response(_ bytes: Data, _ type: String, _ extra: HTTPFields) -> Response {
        let isText = type.hasPrefix("text/")
        var headers: HTTPFields = [
            .contentType: isText ? type + "; charset=utf-8" : type, .xContentTypeOptions: "nosniff",
            .contentSecurityPolicy: "default-src 'self'; img-src 'self' data: blob:; style-src 'self'; "
                + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        ]
        for field in extra { headers[field.name] = field.value }
        return Response(status: .ok, headers: headers, body: .init(bytes: bytes))
    }
}
