import Actions
import Core

extension NewTask {
    /// What is due on a day is due at nine on it.
    mutating func beginInTheMorning() {
        due = due?.withMorning
        repetition = repetition.map { TaskRule($0.rule, anchor: $0.anchor.withMorning, isAfterDone: $0.isAfterDone) }
    }
}
