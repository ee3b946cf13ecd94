import Actions
import Core
import Language
import Store

/// Puts places on a named list.
struct ListAddCommand: Command {
    static let about = About(
        intent: "list.add", area: .visits, summary: "Put a place on a list of your own",
        phrases: [
            "list {list:name} : [add|put] {places:rest}",
            "(add|put|save) [my] [the] [pin] {place:place!} (to|on|onto|in|into) [my] [the] list {list:name}",
            "(add|put|save) [my] [the] [pin] {place:place!} (to|on|onto|in|into) [my] [the] {list:heading!} [list]",
            "(add|put|save) [my] [the] [pin] {place:place!} (to|on|onto|in|into) [my] [the] {list:heading+} list",
            "(add|put|save) [my] [the] [pin] {place:place!} (to|on|onto|in|into) [my] [the] [lists] {list:heading!} (and|,) [on] [my] [the] {second:heading!} [lists]",
            "(add|put|save) [my] [the] [pin] {place:place!} (to|on|onto|in|into) [my] [the] [list] {list:heading!} (and|,) [on|onto|to] (a|the|my) [new] list [called|named] {second:name}",
            "(add|put|save) [my] [the] [pin] {place:place!} (to|on|onto|in|into) [my] [the] list {list:name} (and|,) [on|onto|to] (a|the|my) [new] list [called|named] {second:name}",
            "(add|put|save) [my] [the] [pin] {place:place!} (to|on|onto|in|into) [my] [the] lists {list:name} (and|,) [on|onto|to] {second:name}",
        ],
        examples: ["list Best coffee: add Bakery", "add gym to the list Sports"])

    /// The places that a "list X: add A, B" names.
    let places: String?
    let place: NameMatch?
    let spoken: Spoken
    let list: String
    /// Another list that it goes onto as well.
    let second: String?

    init(_ said: Said) throws {
        places = said.slots.text("places")
        (place, spoken) = (said.slots.name("place"), said.spoken)
        list = try PlaceName(checking: said.slots.text("list") ?? "").text
        second = said.slots.text("second")
    }

    func perform(in session: Session) throws {
        let lists = try [list, second].compactMap(\.self).map { try session.listName($0) }
        if let places, try areThings(places, session) {
            let things = ThingsInLine.each(of: places, language: session.language)
            return try session.keepSaying(things, onListNamed: lists[0])
        }
        if let places { return try session.put(places, on: lists[0]) }
        guard let id = try session.choosePlace(place, then: .open, of: spoken) else { return }
        try session.together { for list in lists { try session.putSaying([.pin(id)], onListNamed: list) } }
    }
}

extension ListAddCommand {
    /// "list presents: socks", in small letters and without a word that adds: no pin is called so.
    private func areThings(_ words: String, _ session: Session) throws -> Bool {
        let said = spoken.text.split(separator: ":", maxSplits: 1).last?.trimmed ?? ""
        guard words.first?.isLowercase == true, said == words else { return false }
        return try ThingsInLine.each(of: words, language: session.language).allSatisfy {
            try session.pin(surelyCalled: $0) == nil
        }
    }
}
