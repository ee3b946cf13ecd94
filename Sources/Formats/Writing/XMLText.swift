/// Builds XML, a line for each element.
struct XMLText {
    private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

    mutating func open(_ name: String, _ attributes: KeyValuePairs<String, String> = [:]) {
        text += "<\(name)\(Self.written(attributes))>\n"
    }

    mutating func close(_ name: String) { text += "</\(name)>\n" }

    /// Nothing where there is no value.
    mutating func add(_ name: String, _ value: String?, _ attributes: KeyValuePairs<String, String> = [:]) {
        guard let value, !value.isEmpty else { return }
        text += "<\(name)\(Self.written(attributes))>\(value.escapedForXML)</\(name)>\n"
    }

    mutating func empty(_ name: String, _ attributes: KeyValuePairs<String, String>) {
        text += "<\(name)\(Self.written(attributes))/>\n"
    }

    private static func written(_ attributes: KeyValuePairs<String, String>) -> String {
        attributes.map { " \($0.key)=\"\($0.value.escapedForXML.replacing("\n", with: "&#10;"))\"" }.joined()
    }
}
