import Actions
import Core
import Language
import Store

/// Makes several to-dos of one that names several things, by a button.
struct SplitTask: OnePress {
    static let verb = "splitTask"
    let about: TaskID
    init(_ about: TaskID) { self.about = about }

    func perform(in session: Session) throws -> (any Reply)? {
        let old = try session.taskToChange(about)
        let parts = DeedsInLine.parts(of: old.title, language: session.language)
        guard parts.count > 1, !old.isDone else { return SplitReply.isOne }
        try session.change(.change, session.voice.words(TaskChangeReply.changing(old.title)), subject: .task(about)) {
            let all = try session.split(session.draft(of: old), into: parts)
            for new in all.dropFirst() { try session.keepTask(new) }
            try session.reviseTask(about) { $0 = all[0] }
        }
        try session.show(TaskCard(about), note: SplitReply.split(parts))
        return nil
    }
}

extension Session {
    /// "call bank, pay rent Friday": each is due when it says; where one says so, what was said before is the first one's.
    fileprivate func split(_ old: NewTask, into parts: [String]) throws -> [NewTask] {
        let wishes = parts.map { part in
            let line = LineReader.read(part, language: language)
            return WishSlots.slots(of: line, for: TaskCommand.about.intent, names: .none, isAsked: true)
        }
        let times = wishes.map { try? WishTimes($0, in: frame(of: nil)) }
        let isTimed = times.contains { $0?.due != nil }
        return zip(parts, wishes).enumerated().map { place, part in
            var new = old
            guard let own = times[place], own.due != nil, let title = part.1.text("title") else {
                new.title = part.0
                if isTimed, place > 0 { (new.start, new.due) = (nil, nil) }
                return new
            }
            (new.title, new.start, new.due) = (title, own.start, own.due)
            new.repetition = own.repetition ?? old.repetition
            return new
        }
    }
}

extension Session {
    /// "separately", "3 to-dos please" of what was just kept and names several things to do; false for anything else.
    func splitJustKept(_ spoken: Spoken) throws -> Bool {
        guard spoken.isWordsAlone, spoken.line.saysApart || spoken.line.mayNameCount, let thing = try justKept(spoken),
            thing.kind == .task,
            let press = try splitButtons(of: taskToChange(TaskID(thing.id))).first?.first,
            spoken.line.saysApart || spoken.line.names(button: press.label)
        else { return false }
        _ = try SplitTask(TaskID(thing.id)).perform(in: self)
        return true
    }

    /// Offers to make several of it, where its words name several things to do.
    func splitButtons(of task: TaskRecord) throws -> [[Button]] {
        let parts = DeedsInLine.parts(of: task.title, language: language)
        guard parts.count > 1, task.repetition == nil, try steps(of: task.id).isEmpty else { return [] }
        return [[SplitTask(task.id).button(SplitReply.offer(parts.count), voice)]]
    }
}

enum SplitReply: Reply {
    case offer(Int), split([String]), isOne

    var wording: Wording {
        switch self {
        case .offer(let count): Wording("split.offer", "Make {n} to-dos of it", ["n": .number(count)])
        case .split(let parts):
            Wording(
                "split.done", "Now {n} to-dos: {parts}",
                ["n": .number(parts.count), "parts": .text(parts.joined(separator: "; "))])
        case .isOne: Wording("split.isOne", "It is one thing to do.")
        }
    }
}
