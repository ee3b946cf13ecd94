import Actions
import Core
import Language
import Store

/// Another reminder behind what was spoken of.
extension Session {
    /// "and at 6 about the bins" behind a reminder: another one; "and jim at 11" behind tomorrow's "call tom": tomorrow, and
    /// with the same verb.
    func remindOfMore(_ followUp: FollowUp, _ recall: Recall, _ spoken: Spoken) throws -> Bool {
        let line = LineReader.read(followUp.words, language: followUp.language)
        guard let last = recall.things.last, last.kind == .reminder, !line.times.isEmpty,
            case let bare = line.withoutTimes.trimmed, !bare.isEmpty
        else { return false }
        let old = try LineReader.read(self.words(of: last), language: followUp.language)
        if line.saysClockAlone, old.isTitleOfCall, !line.namesAppointment, let words = old.withObject(bare),
            let said = try line.times.first?.time.get()
        {
            try remind(words, at: sameDay(said, as: last), frame(of: spoken), isTyped: true)
            return true
        }
        let lead = LanguageTables.tables(for: followUp.language).leads.reminder
        return try act(on: spoken.saying("\(lead) \(followUp.words)"))
    }

    /// "remind me again at 9" of what was spoken of, where no notice waits to be put off.
    func remindAgain(_ spoken: Spoken) throws -> Bool {
        guard let followUp = spoken.followUp, [.putOff, .again].contains(followUp.kind), spoken.line.says(.onceMore),
            let time = try followUp.time?.get(), let thing = try spokenOf(spoken.repliedThing).last,
            [.task, .event, .reminder, .note].contains(thing.kind), try sees(thing)
        else { return false }
        return try `do`(
            thing.kind == .reminder ? .again(time) : .remind(time), with: thing, frame(of: spoken), isTyped: true)
    }
}
