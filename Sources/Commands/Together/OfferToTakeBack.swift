import Actions
import Core
import Store

extension Session {
    /// "forget it" right after somebody was asked, or said that they do it: they still do, and a button takes it back;
    /// false where nobody was asked.
    func offersToTakeBack() throws -> Bool {
        guard let person = try askedLast, let thing = try lastThing,
            let task = try task(TaskID(thing.id))
        else { return false }
        let take = TakeBack(task.id).button(AskReply.takeBack(person.told), voice)
        let delete = TaskPress(task.id, .delete).button(CommonReply.delete, voice)
        offered = [take].compactMap(\.pressCode)
        let reply = task.isAccepted ? AskReply.stillDoes(person.told, task.title) : .stillAsked(person.told, task.title)
        try say(Outgoing(voice.say(reply), buttons: [[take, delete]]))
        return true
    }
}
