import Actions
import Core
package import Store

extension Session {
    /// The sign and the word before a row of one's own list; nothing where only oneself can see the thing.
    func sign(before audience: Audience) -> RichText {
        isGroup || audience == .onlyMe ? "" : RichText(voice.words(audience.words)) + " – "
    }

    /// Who may see the rows of a list of one's own.
    func audienceLine(ofRows audiences: [Audience]) -> Wording {
        isGroup || audiences.allSatisfy { $0 == .onlyMe } ? audienceLine : WhoseReply.mixed.wording
    }

    /// The same of things to do; nil where others see one whose row does not say so, as on a list that is shared.
    func audienceLine(ofTasks tasks: [TaskRecord]) throws -> Wording? {
        guard !isGroup else { return audienceLine }
        let (named, own) = (tasks.filter(isOfOthers), tasks.filter { !isOfOthers($0) })
        if try own.contains(where: { try whose(.task($0.id))?.isShared == true }) { return nil }
        return named.isEmpty ? audienceLine : WhoseReply.mixed.wording
    }

    /// Its row names whose it is, or who does it.
    private func isOfOthers(_ task: TaskRecord) -> Bool { task.owner != viewer || task.assignee != nil }

    /// The answer where a thing is not there: what became of one's own can be looked up.
    func gone(_ thing: Thing?) throws -> CommonReply {
        guard let thing else { return .gone }
        return try hasHistory(of: thing) ? .gone : .notHere
    }

    /// What a card says that is gone. That of another's thing comes back when it is shared again; that of another person
    /// does not, which would tell of an end to a block.
    package func goneFace(showing topics: [String]) throws -> CardFace {
        if topics.contains(where: { $0.hasPrefix("sight:") }) {
            return CardFace(voice.say(CommonReply.notHere), topics: topics)
        }
        let isOfOthers = topics.contains { $0.hasPrefix("relation:") }
        return CardFace(voice.say(isOfOthers ? CommonReply.notHere : .gone), topics: [])
    }
}
