import Actions
import Core
import Language
import Store

extension Session {
    /// "give it back": what it replies to, or else of what was taken, before what still waits for an answer; false where
    /// there is neither.
    func handBack(_ spoken: Spoken) throws -> Bool {
        let taken = try takenTasks(limit: Self.mostAsked), asked = try unansweredTasks(limit: Self.mostAsked)
        if let thing = spoken.repliedThing {
            guard let meant = (taken + asked).first(where: { .task($0.id) == thing }) else { return false }
            return try answerAsks([meant], .handBack, spoken)
        }
        let held = taken.isEmpty ? asked : taken
        let last = try lastThing
        return try answerAsks(held.first { .task($0.id) == last }.map { [$0] } ?? held, .handBack, spoken)
    }
}
