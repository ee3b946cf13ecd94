import Actions
import Commands
import Core
import Language
import Store

/// What one message, edit or pressed button does.
struct Turn {
    let session: Session

    /// A message: an answer to the open question, a command, a place, a picture; else it can be kept as a note.
    func hear(_ heard: Spoken) throws {
        let spoken = try session.putRight(session.foreseeing(heard.with(replyIn: session)))
        let message = spoken.message
        session.heard = spoken.text
        if let album = message.albumID, try session.addToAlbum(album, spoken) { return }
        if let people = message.pickedPeople { return try session.picked(people, on: message.ref.chat.messenger) }
        guard try !session.isGroup || session.isSurelyForBot(spoken) else { return }
        if let anew = try session.saidOfOther(spoken) { return try hear(anew) }
        try session.turnTalk(toListRepliedToBy: spoken)
        if let location = message.location, location.liveUntil != nil { return try session.live(location, of: spoken) }
        if try session.sendsAway(spoken) { return }
        if try session.offerForwarded(spoken) { return }
        if try session.offerCalendar(spoken) { return }
        let understanding = try session.understand(spoken)
        if let dated = try session.countedFromLast(spoken, understanding) {
            if try session.keepUnread(dated: dated) { return }
            return try hear(dated)
        }
        let asked = spoken.understood(as: understanding)
        guard !message.attachments.isEmpty else { return try take(asked, understanding) }
        try session.together {
            try take(asked, understanding)
            try session.keepLeftover(of: asked)
        }
    }

    private func take(_ asked: Spoken, _ understanding: Understanding) throws {
        if try answered(asked, understanding) { return }
        if asked.message.location != nil { return try session.startDraft(asked) }
        if try act(asked, understanding) { return }
        if !asked.message.attachments.isEmpty { return try session.keepSent(asked, understanding) }
        guard !asked.line.tokens.isEmpty else { throw Refusal(TalkReply.nothingToRead) }
        let question = try session.waitingQuestion()
        try session.answerUnread(asked, understanding)
        guard let question, try session.waitingQuestion() == question else { return }
        if asked.isOwnWish { try session.recallQuestion() } else { try session.passQuestion() }
    }

    /// An edited message: a live location moved, or what the message made follows its new words.
    func follow(_ heard: Spoken) throws {
        if let location = heard.message.location {
            guard !session.isGroup || heard.isForBot else { return }
            return try session.moved(location)
        }
        let spoken = try session.putRight(heard.with(replyIn: session))
        if try session.followLines(spoken) || session.followSeveral(spoken) { return }
        guard let thing = try session.thing(from: heard.message.ref) else {
            try session.dropQuestion(askedBy: heard.message.ref)
            if try session.understand(spoken).command(for: spoken) != nil {
                try session.takeBack(changesOf: heard.message.ref)
            }
            return try hear(heard)
        }
        if try session.followSheet(spoken, thing) { return }
        guard let meant = try session.understand(spoken).command(for: spoken) else {
            return try session.take(spoken, asNewWordsOf: thing)
        }
        guard let command = meant as? any FollowsEdit, try command.follow(thing, in: session) else {
            throw Refusal(TalkReply.editedTooFar)
        }
    }

    /// A pressed button: does what it says, and answers it in any case.
    func press(_ press: Incoming.Press) throws {
        guard let value = CommandCatalog.press(press.data) else {
            return try session.answer(queryID: press.queryID, text: session.voice.words(TalkReply.unknownButton))
        }
        if let message = press.message, let card = try session.card(of: message), !card.isLive {
            let isThere = try session.showAgain(card)
            let reply = isThere ? CommonReply.oldCard : CommonReply.gone
            return try session.answer(queryID: press.queryID, text: session.voice.words(reply))
        }
        let reply = try value.perform(in: session)
        let words = (reply ?? session.popUp).map { session.voice.words($0.wording) }
        try session.answer(queryID: press.queryID, text: words)
    }

    /// Tells what stands in the way: as a pop-up of the pressed button, else, or with buttons, as a message.
    func refuse(_ refusal: Refusal, press: Incoming.Press?) throws {
        let text = session.voice.say(refusal.wording)
        if let press {
            guard !refusal.buttons.isEmpty else {
                return try session.answer(queryID: press.queryID, text: text.plain, isAlert: true)
            }
            try session.answer(queryID: press.queryID)
        }
        try session.say(Outgoing(text, buttons: refusal.buttons))
    }

    private func answered(_ spoken: Spoken, _ understanding: Understanding) throws -> Bool {
        guard let question = try session.openQuestion(), !spoken.isSlashCommand else { return false }
        guard !understanding.isCancel, try !session.correctsNewer(spoken), question.mayBeAnswered(by: spoken) else {
            return false
        }
        if try session.waitsWithAnswer(spoken, to: question) { return true }
        // A word or two are an answer, also where they are refused: "tomorrow", "Ben".
        let isLong = spoken.line.tokens.filter { $0.kind == .word }.count > 2
        guard spoken.line.asks || isLong else { return try question.answer(spoken, in: session) }
        do {
            return try session.attempt { try question.answer(spoken, in: session) }
        } catch {
            guard let refusal = Refusal(error) else { throw error }
            if spoken.line.asks || understanding.isAside, try session.answerAside(spoken, understanding) {
                try session.recallQuestion()
                return true
            }
            guard isLong, refusal.isOfAnswer else { throw error }
            try session.offerToKeep(spoken, after: refusal)
            return true
        }
    }

    private func act(_ spoken: Spoken, _ understanding: Understanding) throws -> Bool {
        let question = try session.waitingQuestion()
        if try !session.keepOffered(spoken, understanding), try !session.answerAsked(spoken, understanding),
            try !session.answerNotices(spoken),
            try !session.answerSheet(spoken), try !session.follow(ofSeveralMeantIn: spoken),
            try !session.handOver(spoken, understanding), try !session.answerSeveral(spoken),
            try !session.keepUntilEvent(spoken, understanding),
            try !session.showThings(ofSomebodyIn: spoken), try !session.showOwn(calledLike: spoken, understanding),
            try !session.tick(toldBy: spoken),
            try !session.act(onThingMeantIn: spoken, understanding),
            try !session.follow(spoken, understanding)
        {
            guard let command = try understanding.command(for: spoken) else { return false }
            try command.perform(in: session)
            // "only on workdays" is then said of the quiet hours, and not of the reminder before them.
            if type(of: command).about.area == .settings, session.lastEntry != nil { try session.recallSetting() }
        }
        if let question, try session.waitingQuestion() == question { try session.recallQuestion() }
        return true
    }
}
