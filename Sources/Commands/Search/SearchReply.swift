import Core

/// What a search says.
enum SearchReply: Reply {
    case what, onMap
    case found(String, Int, isCut: Bool)
    case partly(String, Int)
    case near(String, Int)
    case nothing(String)
    case nothingInGroup(String)
    case part(SearchList.Part, Wording)
    case row(Int, String)

    var wording: Wording {
        switch self {
        case .what:
            Wording("search.what", "What do you look for? Type a word or two, like `bread` or `leg day`.")
        case .onMap: Wording("search.onMap", "Search the map")
        case .found(let words, let count, isCut: false):
            Wording("search.found", "🔎 *{words}*: {n} found", ["words": .text(words), "n": .number(count)])
        case .found(let words, let count, isCut: true):
            Wording(
                "search.foundMany", "🔎 *{words}*: over {n} found; one more word makes them fewer",
                ["words": .text(words), "n": .number(count)])
        case .partly(let words, let count):
            Wording(
                "search.partly", "🔎 Nothing has all of *{words}*; {n:hit has|hits have} some of it",
                ["words": .text(words), "n": .number(count)])
        case .near(let words, let count):
            Wording(
                "search.near", "🔎 Nothing says *{words}*; {n:name is|names are} near it",
                ["words": .text(words), "n": .number(count)])
        case .nothing(let words):
            Wording(
                "search.nothing",
                "🔎 Nothing of yours says *{words}*. I looked in your pins, labels, addresses, lists, notes and reminders, in the names of people you have to do with, and in what is shared with you.",
                ["words": .text(words)])
        case .nothingInGroup(let words):
            Wording(
                "search.nothingInGroup",
                "🔎 Nothing of this group says *{words}*. Your own things are searched in our private chat alone.",
                ["words": .text(words)])
        case .part(.own(let kind), let count): kind.face.found(count)
        case .part(.people, let count): Wording("search.people", "*People* ({n})", ["n": .wording(count)])
        case .part(.shared, let count): Wording("search.shared", "*Shared with you* ({n})", ["n": .wording(count)])
        case .row(let number, let name):
            Wording("search.row", "{n}. {name}", ["n": .number(number), "name": .text(name)])
        }
    }
}
