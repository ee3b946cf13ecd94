import Actions
import Core
import Language
import Store

/// Takes a place off a list.
struct ListRemoveCommand: Command {
    static let about = About(
        intent: "list.remove", area: .visits, summary: "Take a place off a list",
        phrases: [
            "(remove|take|delete|drop) [my] [the] [pin] {place:place!} (from|off|out of) [my] [the] [list] {list:heading!} [list]",
            "list {list:heading!} : (remove|delete|drop|take off) {place:place!}",
        ],
        examples: ["remove Bakery from Ideas"])

    let place: NameMatch?
    let spoken: Spoken
    let list: NameMatch?
    init(_ said: Said) throws {
        (place, spoken) = (said.slots.name("place"), said.spoken)
        list = said.slots.name("list")
    }

    func perform(in session: Session) throws {
        guard let list = list?.id.map({ HeadingID($0) }), let heading = try session.heading(list) else {
            throw Refusal(ListReply.unknown(list?.typed ?? ""))
        }
        guard let id = try session.choosePlace(place, then: .open, of: spoken) else { return }
        let name = try session.name(of: .place(id)) ?? ""
        guard try session.unlist(id, from: list) else { throw Refusal(ListReply.notOn(name, heading.name)) }
        try session.showList(list, note: ListReply.removed(name, from: heading.name))
    }
}
