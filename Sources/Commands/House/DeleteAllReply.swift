import Core

/// What is asked where all is to be deleted.
enum DeleteAllReply: Reply {
    case what, account, nothing
    case shown(Int), tasks(Int), done(Int), notes(Int), pins(Int)

    var count: Int {
        switch self {
        case .shown(let count), .tasks(let count), .done(let count), .notes(let count), .pins(let count): count
        case .what, .account, .nothing: 0
        }
    }

    var wording: Wording {
        switch self {
        case .what: Wording("deleteAll.what", "Delete all of what? Nothing is deleted yet.")
        case .nothing: Wording("deleteAll.nothing", "There is nothing here to delete.")
        case .account: Wording("deleteAll.account", "Everything about me: my account")
        case .shown: Wording("deleteAll.shown", "The list above ({n:to-do|to-dos})", ["n": .number(count)])
        case .tasks: Wording("deleteAll.tasks", "All to-dos ({n})", ["n": .number(count)])
        case .done: Wording("deleteAll.done", "What is done ({n})", ["n": .number(count)])
        case .notes: Wording("deleteAll.notes", "All notes ({n})", ["n": .number(count)])
        case .pins: Wording("deleteAll.pins", "All pins ({n})", ["n": .number(count)])
        }
    }
}
