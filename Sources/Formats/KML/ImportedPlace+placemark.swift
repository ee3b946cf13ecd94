import Core
import Foundation

extension ImportedPlace {
    /// Everything of a placemark but its geometry.
    init(placemark node: XMLNode, folder: String?) {
        let data = KMLData(node)
        let description = node.text(of: "description").map { PlainText.from(html: $0) } ?? ""
        self.init(
            name: node.text(of: "name") ?? "", address: node.text(of: "address"),
            note: ([description.trimmed] + data.lines(beside: description)).filter { !$0.isEmpty }
                .joined(separator: "\n").unlessBlank,
            lists: ([folder].compactMap { $0 } + data.lists).withoutDoubles, labels: data.labels,
            colour: node.first("Style")?.styleColour ?? data.colour,
            url: node.first("link")?.attributes["href"]?.unlessBlank,
            createdAt: (node.first("TimeStamp")?.text(of: "when") ?? node.first("TimeSpan")?.text(of: "begin"))
                .flatMap(Instant.read))
    }
}

/// A placemark's `ExtendedData`: ours is understood, all other goes into the note.
private struct KMLData {
    private(set) var lists: [String] = []
    private(set) var labels: [String] = []
    private(set) var colour: PinColour?
    private var others: [(name: String, value: String)] = []

    init(_ node: XMLNode) {
        guard let data = node.first("ExtendedData") else { return }
        for field in data.all("Data") { add(field.attributes["name"], field.text(of: "value")) }
        for field in data.all("SchemaData").flatMap({ $0.all("SimpleData") }) {
            add(field.attributes["name"], field.text.unlessBlank)
        }
    }

    private mutating func add(_ name: String?, _ value: String?) {
        guard let name, let value else { return }
        switch name {
        case "wayside:list": lists.append(value)
        case "wayside:label": labels.append(value)
        case "wayside:colour": colour = PinColour(rawValue: value)
        default: others.append((name, value))
        }
    }

    /// "Opened: 1954", except what the description says already.
    func lines(beside description: String) -> [String] {
        others.filter { !description.contains($0.value) }.map { "\($0.name): \(PlainText.from(html: $0.value))" }
    }
}

extension [String] {
    /// The first of each, in their order.
    var withoutDoubles: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
