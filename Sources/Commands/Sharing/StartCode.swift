import Actions
import Core
import Store

/// What stands behind `/start` where somebody came by a link of ours.
enum StartCode: Sendable, Equatable {
    /// A shared thing, by its link's token.
    case shared(String)
    /// Somebody comes from a group, so that they can be written to.
    case fromGroup
    /// Another account of whoever made the code.
    case device(DeviceCode)

    private static let groupCode = "group"

    /// nil for what no link of ours has.
    init?(_ text: String) {
        guard text != Self.groupCode else {
            self = .fromGroup
            return
        }
        let token = text.dropFirst()
        if text.first == "d", token.utf8.count == DeviceCode.length, let code = DeviceCode(String(token)) {
            self = .device(code)
            return
        }
        guard text.first == "s", (22...63).contains(token.utf8.count),
            token.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) })
        else { return nil }
        self = .shared(String(token))
    }

    /// As it stands in the address: at most 64 letters and digits.
    var text: String {
        switch self {
        case .shared(let token): "s\(token)"
        case .fromGroup: Self.groupCode
        case .device(let code): "d\(code.text)"
        }
    }
}

extension Session {
    /// Does what a start code asks for; false for one that is none of ours.
    func open(_ text: String) throws -> Bool {
        guard let code = StartCode(text) else { return false }
        switch code {
        case .fromGroup: try showStart()
        case .device(let code): try offerLink(code.text)
        case .shared(let token):
            guard let thing = try openLink(token), let card = try card(of: thing) else {
                throw Refusal(LinkReply.unknown)
            }
            try show(card, note: owner(of: thing)?.sharing)
        }
        return true
    }
}

extension ThingOwner {
    /// Above a card that was opened by a link.
    fileprivate var sharing: ShareReply? {
        if case .person(let person) = self { .from(person.name) } else { nil }
    }
}
