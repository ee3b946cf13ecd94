import Actions
import Core
import Language
import Store

extension Session {
    /// Does what a line surely means, where that may be done unasked; else says what comes later, or asks.
    func take(_ spoken: Spoken, as intent: String) throws {
        // The word on the button with which a guest makes an account.
        if spoken.text.withoutEnd.lowercased() == voice.words(AccountReply.agree).lowercased(), try !isGroup && isGuest
        {
            return try offerAccount()
        }
        if try takeYesOrNo(intent, spoken) { return }
        // "right", "of course" only agree where nothing was asked.
        if intent == "yes", SignalWord.chatting.isSaid(by: spoken.text.withoutEnd) {
            return try say(reply: DoubtReply.heard)
        }
        // "idea: an app for plants" is kept rather than told to somebody.
        if intent == "feedback", spoken.text.contains(":") {
            return try offerToKeep(spoken, saying: TalkReply.notRead(spoken.short))
        }
        if let reply = DoubtReply(talk: intent) { return try say(reply: reply) }
        if let part = ComingPart(intent: intent) {
            // "don't forget the keys when leaving home" is to be said then, as all that is to be done.
            if part == .item, case let wish = try taskWish(of: spoken), wish.slots.contains(SlotName.occasion) {
                return try keepAll(of: wish)
            }
            return try putOff(spoken, saying: DoubtReply.later(part), part == .itinerary ? rowsOfDays(spoken) : [])
        }
        guard try CommandCatalog.doneUnasked.contains(intent) || opensNamed(intent, spoken) else {
            return try askWhichOf([intent], spoken)
        }
        guard let command = try Understanding.command(for: intent, of: spoken, names: names()) else {
            return try offerToKeep(spoken, saying: TalkReply.notRead(spoken.short))
        }
        try command.perform(in: self)
    }

    /// What "yes" or "no" may answer; false for any other intent, and where it answers nothing.
    private func takeYesOrNo(_ intent: String, _ spoken: Spoken) throws -> Bool {
        guard intent == "yes" || intent == "no" else { return false }
        if try takeCheckInAsked(intent) { return true }
        if try intent == "yes" && (takeOnlyChoice() || pressOnlyOffer() || askAsWhich()) || answerAsk(intent, spoken) {
            return true
        }
        // "sorry for the mess" is no "no".
        if spoken.isTalk {
            try offerToKeep(spoken, saying: DoubtReply.chat)
            return true
        }
        if let notice = try onlyNotice {
            try show(ReminderCard(ReminderID(notice.id)), note: ReminderReply.isItDone)
            return true
        }
        return try intent == "no" && (refuseFollower() || offersToStay() || askWhatIsWrong(spoken))
    }

    /// "no" right after something was made; false where it may be said of anything else.
    private func askWhatIsWrong(_ spoken: Spoken) throws -> Bool {
        guard spoken.saysOnlyNo, try lastRecall?.made != nil, let entry = try newestUndoable(),
            entry.kind != .settings
        else { return false }
        let undo = UndoPress(entry.id).button(UndoReply.take, voice)
        try say(Outgoing(voice.say(DoubtReply.whatIsWrong), buttons: [[undo]]))
        return true
    }

    /// "yes" to a question of one thing.
    private func takeOnlyChoice() throws -> Bool {
        guard let question = try openQuestion() as? any ThingChoice, question.things.count == 1 else { return false }
        try question.take(question.things[0], in: self, isTyped: true)
        return true
    }

    /// "yes" to the one thing that was offered last, before what somebody asked earlier.
    func pressOnlyOffer() throws -> Bool {
        guard let choices = try lastRecall?.choices, choices.count == 1,
            let press = CommandCatalog.press(choices[0])
        else { return false }
        if let undo = press as? UndoPress {
            try undoAndShow(undo.about)
        } else if let reply = try press.perform(in: self) {
            try say(reply: reply)
        }
        return true
    }

    /// It only opens what the line names, and one thing has that name.
    private func opensNamed(_ intent: String, _ spoken: Spoken) throws -> Bool {
        guard let slot = [ShowPinCommand.about.intent: "place", ShowListCommand.about.intent: "list"][intent] else {
            return false
        }
        let name = WishSlots.slots(of: spoken.line, for: intent, names: try names()).name(slot)
        return name?.isKnown == true && name?.isAmbiguous == false
    }

    /// What can be done meanwhile with the days of a trip.
    private func rowsOfDays(_ spoken: Spoken) -> [[Button]] {
        guard !spoken.line.timeValues.isEmpty else { return [] }
        return [EventCommand.about.intent, PauseCommand.about.intent].compactMap { intent in
            IntentPress.name(of: intent).map {
                [IntentPress(message: spoken.message.ref.id, intent: intent).button($0, voice)]
            }
        }
    }
}

extension Spoken {
    /// "no", "that's wrong", but not "no milk".
    fileprivate var saysOnlyNo: Bool {
        let words = line.tokens.filter { token in
            token.kind == .word && ![.correcting, .mistaken].contains { line.means(token.key, $0) }
        }
        return !TitleFinder.isName(words.map(\.key).joined(separator: " "), language: line.language)
    }

    /// A sentence that neither begins with a yes or a no nor is one.
    fileprivate var isTalk: Bool {
        guard line.tokens.count > 2, followUp.map({ [.leaveOut, .nearly].contains($0.kind) }) ?? true,
            AskedSaying(line) == nil,
            let first = line.tokens.first
        else {
            return false
        }
        return AskedSaying(LineReader.read(line.string(first.range), language: line.language)) == nil
    }
}
