import Core
import Foundation

/// The styles of a KML document, for the colours of its places.
struct KMLStyles {
    private var colours: [String: PinColour] = [:]
    /// A style map's style for the normal state.
    private var normal: [String: String] = [:]

    mutating func add(_ node: XMLNode, id: String) {
        if node.name == "StyleMap" {
            let pair = node.all("Pair").first { $0.text(of: "key") == "normal" } ?? node.first("Pair")
            normal[id] = pair?.text(of: "styleUrl")?.styleID
        } else {
            colours[id] = node.styleColour
        }
    }

    /// The colour of a `styleUrl`; Google's maps also write it into the style's name ("icon-1899-0288D1-nodesc").
    func colour(_ url: String) -> PinColour? {
        let id = url.styleID
        if let colour = colours[normal[id] ?? id] ?? colours[id] { return colour }
        let parts: [Substring] = id.split(separator: "-")
        let hex = parts.first { $0.count == 6 && $0.allSatisfy(\.isHexDigit) }
        return hex.flatMap { PinColour(file: "#\($0)") }
    }
}

extension XMLNode {
    /// The colour of the icon, else a colour's name in the icon's address.
    var styleColour: PinColour? {
        let style = name == "CascadingStyle" ? first("Style") : self
        guard let icon = style?.first("IconStyle") else { return nil }
        return icon.text(of: "color").flatMap { PinColour(kml: $0) }
            ?? icon.first("Icon")?.text(of: "href").flatMap { PinColour(sign: $0) }
    }
}

extension String {
    fileprivate var styleID: String {
        split(separator: "#", omittingEmptySubsequences: false).last.map(String.init) ?? self
    }
}
