/// A part of a calendar between BEGIN and END, with what we follow of it.
struct ICSComponent {
    /// Upper case.
    let name: String
    /// Of its BEGIN.
    let line: Int
    var properties: [ICSProperty] = []
    var parts: [ICSComponent] = []

    func first(_ name: String) -> ICSProperty? { properties.first { $0.name == name } }

    func all(_ name: String) -> [ICSProperty] { properties.filter { $0.name == name } }

    func text(_ name: String) -> String? { first(name).flatMap { ICSText.unescape($0.value).unlessBlank } }
}
