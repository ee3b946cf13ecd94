import Actions
import Core
import Language
package import Store

extension Session {
    /// Does several wishes of one line, each as if it had been typed alone, and answers once; false where the line is
    /// one wish. One Undo takes back all of it.
    package func answerSeveral(_ spoken: Spoken) throws -> Bool {
        guard spoken.mayBeSeveral else { return false }
        let parts = try parts(of: spoken)
        guard !parts.isEmpty else { return false }
        try say(together { try parts.enumerated().map { try answer($0.element, isFirst: $0.offset == 0) } })
        return true
    }

    /// Does each of several wishes that one line stands for, and answers once.
    func answer(_ texts: [String], of spoken: Spoken) throws {
        let parts = texts.enumerated().map { spoken.saying($0.element, id: spoken.partRef($0.offset).id) }
        try say(together { try parts.enumerated().map { try answer($0.element, isFirst: $0.offset == 0) } })
    }

    /// What an edited message makes of the things that its parts had made; false where it had made none.
    package func followSeveral(_ spoken: Spoken) throws -> Bool {
        let old = try (0..<WishSplit.most).map { try things(ofPart: spoken.partRef($0)) }
        guard old.contains(where: { !$0.isEmpty }) else { return false }
        let parts = try parts(of: spoken)
        guard !parts.isEmpty, old.dropFirst(parts.count).allSatisfy(\.isEmpty) else {
            throw Refusal(TalkReply.editedTooFar)
        }
        try say(
            together {
                try parts.enumerated().map { number, part in
                    try old[number].first.map { try follow($0, part) } ?? answer(part, isFirst: number == 0)
                }
            })
        return true
    }

    private func things(ofPart part: MessageRef) throws -> [Thing] {
        try things(fromLinesOf: part).filter(sees) + (thing(from: part).map { [$0] } ?? [])
    }

    func parts(of spoken: Spoken) throws -> [Spoken] {
        if let asked = AskedInLine(spoken.line), asked.parts.count > 1, try asked.names.contains(where: mayBePerson) {
            return asked.parts.prefix(WishSplit.most).enumerated().map {
                spoken.saying($0.element, id: spoken.partRef($0.offset).id)
            }
        }
        let foreseen = try foreseen(spoken)?.parts ?? spoken.parts(names: names())
        let words = try inOrderOfHours(onOneDay(inOrderOfDays(foreseen, of: spoken), of: spoken), of: spoken)
        return words.prefix(WishSplit.most).enumerated().map {
            spoken.saying($0.element, id: spoken.partRef($0.offset).id)
        }
    }

    /// Does one part. Where an earlier one has asked something already, it waits to be tapped: one question at a time.
    private func answer(_ spoken: Spoken, isFirst: Bool) throws -> PartAnswer {
        let understanding = try Understanding(spoken.line, names: names())
        let question = try waitingQuestion()
        return try part(spoken) {
            if try answerSheet(spoken) || handOver(spoken, understanding) {
            } else if understanding.intent == PlaceSearchCommand.about.intent, spoken.line.saysClock,
                !spoken.line.asks, !spoken.line.says(.opening)
            {
                // "post office 11am" among other things of a day is no place to look for.
                try take(spoken, as: EventCommand.about.intent)
            } else if let command = try understanding.command(for: spoken) {
                try command.perform(in: self)
            } else if spoken.line.isToDoByTime {
                try keepAll(of: taskWish(of: spoken))
            } else {
                try answerUnread(spoken, understanding)
            }
            if !isFirst, let question, try waitingQuestion() != question { throw SecondQuestion() }
        } asked: {
            guard let intent = understanding.intent else { return }
            let button = IntentPress(message: spoken.message.ref.id, intent: intent)
            try offerToKeep(
                spoken, saying: SeveralReply.later(spoken.short),
                [[button.button(IntentPress.name(of: intent) ?? CommonReply.open.wording, voice)]])
        }
    }

    /// Lets what a part had made follow its new words.
    private func follow(_ thing: Thing, _ spoken: Spoken) throws -> PartAnswer {
        var isOfLines = false
        let answer = try part(spoken) {
            isOfLines = try followLines(spoken)
            if try isOfLines || followSheet(spoken, thing) { return }
            let command = try Understanding(spoken.line, names: names()).command(for: spoken) as? any FollowsEdit
            guard try command?.follow(thing, in: self) == true else { throw Refusal(TalkReply.editedTooFar) }
        }
        return isOfLines ? answer : try answer.telling(followed(thing))
    }

    /// What a thing is after its words were edited.
    private func followed(_ thing: Thing) throws -> RichText {
        if let reminder = try reminder(of: thing) {
            return voice.say(FollowReply.now(repetition(of: reminder) ?? measures.when(reminder.due), reminder.text))
        }
        return try voice.say(SeveralReply.followed(name(of: thing) ?? ""))
    }

    private func reminder(of thing: Thing) throws -> ReminderRecord? {
        thing.kind == .reminder ? try reminder(ReminderID(thing.id)) : nil
    }

    func part(
        _ spoken: Spoken, isApart: Bool = false, _ body: () throws -> Void, asked: () throws -> Void = {}
    ) throws -> PartAnswer {
        do {
            return PartAnswer(try part(causedBy: spoken.message.ref, isApart: isApart, body)).naming(
                spoken.short, voice)
        } catch is SecondQuestion {
            return PartAnswer(try part(causedBy: spoken.message.ref, asked))
        } catch {
            guard let refusal = Refusal(error) else { throw error }
            // All of the message is held back until it is known who may do so.
            if refusal.restsOnRights, try hasOldAdministrators { throw error }
            try waitForPerson(refusal, spoken)
            let said = Outgoing(voice.say(refusal.wording), buttons: refusal.buttons)
            return PartAnswer([.message(said)])
        }
    }
}

/// A part asks something while another one waits for its answer.
private struct SecondQuestion: Error {}

extension Spoken {
    /// It is no longer than a note, and words alone.
    var mayBeSeveral: Bool {
        (text.utf8.count <= NoteText.longest || text.count <= NoteText.longest) && message.attachments.isEmpty
    }

    /// The words of each of the wishes that the line is; nothing where it is one.
    func parts(names: Names) -> [String] {
        if isOfLines {
            let lines = LinesOfOwn(line.text, language: line.language, names: names).parts
            guard lines.isEmpty || lines.count > WishSplit.most else { return lines }
            let isNote = Understanding(line, names: names).isNote
            let sections = isNote ? [] : TaskSheet.sections(of: line.text)
            guard sections.isEmpty else { return sections }
        }
        let parts = WishSplit.parts(of: line) { line in
            let part = Understanding(line, names: names)
            return part.best != nil || part.ranking?.sure != nil || !Handing.readings(of: line).isEmpty
        }
        guard !parts.isEmpty else { return [] }
        let isOne = Understanding(line, names: names).isSetting || areOneSetting(parts, names)
        return isOne ? [] : parts
    }

    /// "summary at 7:30 and 20:00" sets one thing, which cannot be both.
    private func areOneSetting(_ parts: [String], _ names: Names) -> Bool {
        let settings = parts.map { part in
            let said = Understanding(LineReader.read(part, language: line.language), names: names)
            return said.isSetting ? said.best.map(Understanding.command(of:)).map(ObjectIdentifier.init) : nil
        }
        return parts.count > 1 && !settings.contains(nil) && Set(settings).count == 1
    }
}

extension Understanding {
    /// What the line surely means.
    var intent: String? { best.map { Self.command(of: $0).about.intent } ?? ranking?.sure?.intent }
}

extension Spoken {
    /// Under what id a part of the message is kept.
    fileprivate func partRef(_ number: Int) -> MessageRef {
        MessageRef(chat: message.ref.chat, id: "\(message.ref.id)+\(number)")
    }
}

enum SeveralReply: Reply {
    case part(Int, RichText)
    case open(Int), keepTask(Int), keep(Int)
    case later(String)
    case words(String, RichText)
    case followed(String)

    var wording: Wording {
        switch self {
        case .part(let number, let text):
            Wording("several.part", "{n}. {text}", ["n": .number(number), "text": .rich(text)])
        case .words(let words, let text):
            Wording("several.words", "“{words}”: {text}", ["words": .text(words), "text": .rich(text)])
        case .followed(let name): Wording("several.followed", "Your change is kept: {name}", ["name": .text(name)])
        case .open(let number): Wording("several.open", "Open {n}", ["n": .number(number)])
        case .keepTask(let number): Wording("several.keepTask", "Keep {n} as to-do", ["n": .number(number)])
        case .keep(let number): Wording("several.keep", "Keep {n} as note", ["n": .number(number)])
        case .later(let text):
            Wording(
                "several.later", "“{text}” waits until you have answered; nothing of it is done yet.",
                ["text": .text(text)])
        }
    }
}
