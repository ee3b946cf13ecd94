package import Core

/// What a session was told of single things since something was written last: a card asks some of it several times.
package struct ThingAnswers {
    /// What is asked of a thing; each has one type of answer.
    package enum Question: Hashable {
        case row, isSeen, isOwn, isChangeable
        case photos, labels, lists
    }

    fileprivate struct Key: Hashable {
        let question: Question
        let thing: Thing
    }

    /// All are forgotten when they are so many.
    fileprivate static let most = 500
    fileprivate var answers: [Key: Any] = [:]
    /// `Transaction.writes` of then.
    fileprivate var writes = 0
}

extension Session {
    /// The answer to a question of a thing, looked for once as long as nothing is written.
    package func remembered<Answer>(
        _ question: ThingAnswers.Question, of thing: Thing, _ look: () throws -> Answer
    ) throws -> Answer {
        let writes = transaction.writes
        if thingAnswers.writes != writes || thingAnswers.answers.count == ThingAnswers.most {
            thingAnswers = ThingAnswers(writes: writes)
        }
        let key = ThingAnswers.Key(question: question, thing: thing)
        if let known = thingAnswers.answers[key], let answer = known as? Answer { return answer }
        let answer = try look()
        thingAnswers.answers[key] = answer
        return answer
    }
}
