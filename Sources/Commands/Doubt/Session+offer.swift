import Actions
package import Core
import Language
package import Store

/// What is offered where a line was not done.
extension Session {
    /// "Did you mean ...?": a button for each, and one that keeps the line.
    func askWhichOf(_ intents: [String], _ spoken: Spoken) throws {
        var rows: [[Button]] = []
        for intent in intents.map(IntentPress.built) {
            guard let name = IntentPress.name(of: intent) else { continue }
            let button = IntentPress(message: spoken.message.ref.id, intent: intent).button(name, voice)
            if !rows.contains(where: { $0[0].label == button.label }) { rows.append([button]) }
        }
        let isBuilt = intents.map(IntentPress.built).contains { ComingPart(intent: $0) == nil }
        guard isBuilt, !rows.isEmpty else { return try offerToKeep(spoken, saying: spoken.notRead) }
        offered = rows.compactMap { $0.first?.pressCode }
        let map = try mapRows(for: spoken)
        let mayBeNew = intents.contains { $0.hasSuffix(".add") || $0.hasSuffix(".create") }
        let reply = rows.count + map.count == 1 ? DoubtReply.this : DoubtReply.which
        try putOff(spoken, saying: reply, map + rows, mayBeNew: mayBeNew)
        if intents.contains(TaskCommand.about.intent) { try waitForTime(of: spoken) }
    }

    /// Nothing has the name that the line gives: the nearest are offered, and the map where a place was meant.
    /// What is others' is nothing to delete, and what is to go is nothing to pin.
    func sayUnknown(_ name: NameMatch, in spoken: Spoken, _ understanding: Understanding) throws {
        let deletes = understanding.deletes
        if deletes, try showDayToClear(name.typed, spoken) { return }
        if deletes, let reply = try whoseEvent(titled: name.typed) { return try say(reply: reply) }
        if deletes, let list: HeadingID = try listOfOthers(named: name.typed) {
            return try askToLeave(Thing.heading(list))
        }
        if understanding.shares, LineReader.read(name.typed, language: spoken.line.language).namesNoSingleThing {
            return try putOff(spoken, saying: ShareReply.oneByOne, mayBeNew: false)
        }
        let others = deletes ? [] : try othersRows(named: name.typed)
        if !others.isEmpty { return try putOff(spoken, saying: OthersCalledReply.found(name.typed), others) }
        let near = try nearNames(to: name.typed, isOwn: deletes).map { thing, name in
            let label = ShareReply.thing(thing.kind, name),
                near = NearName(message: spoken.message.ref.id, about: thing)
            return deletes ? near.button(DoubtReply.goes(label.wording), voice) : near.button(label, voice)
        }
        if near.isEmpty, deletes || understanding.shares, try isDeedOfFreeDay(spoken) {
            return try take(spoken, as: TaskCommand.about.intent)
        }
        if deletes, near.isEmpty, try askToDelete(saying: name.typed) { return }
        let map = deletes ? [] : mapRows(for: name.typed)
        let make = MakeList(spoken.message.ref.id).button(NewListReply.make(name.typed, count: 1), voice)
        let list = near.isEmpty && understanding.opensList ? [[make]] : []
        let reply: any Reply =
            name.kind == .place && !deletes
            ? PlaceReply.unknown(name.typed) : near.isEmpty ? DoubtReply.unknown(name.typed) : .unknownNear(name.typed)
        // What is to go goes by its own button, never by "yes".
        offered = deletes ? [] : near.compactMap(\.pressCode)
        try putOff(spoken, saying: reply, near.inRows(of: 2) + map + list, mayBeNew: !understanding.shares)
    }

    /// A line that may be the name of a place: the map is offered.
    func mapRows(for spoken: Spoken) throws -> [[Button]] {
        let words = spoken.line.text.withoutEnd
        guard spoken.line.mayBeName, spoken.message.attachments.isEmpty, !spoken.isCommandAround,
            try spoken.foresight?.glance?.isName ?? mapAround()?.hasName(of: words) ?? false
        else { return [] }
        return mapRows(for: words)
    }

    /// What looks for a name on the map; nothing where there is none.
    private func mapRows(for name: String) -> [[Button]] {
        guard world != nil, let press = SearchWords(name)?.onMap else { return [] }
        return [[press.button(SearchReply.onMap, voice)]]
    }

    /// A wish that is not done is what is spoken of from now on; a question, and what changes something, is still about what was
    /// spoken of before it.
    func putOff(_ spoken: Spoken, saying reply: some Reply, _ rows: [[Button]] = [], mayBeNew: Bool = true) throws {
        let ofSpoken = try buttonsOfSpoken(spoken)
        if !spoken.line.asks, mayBeNew { try forgetRecall() }
        try sayOffer(spoken, saying: reply, rows, ofSpoken)
    }

    /// Says why a line was no answer.
    package func offerToKeep(_ spoken: Spoken, after refusal: Refusal) throws {
        try offerToKeep(spoken, saying: ReminderReply.whole(voice.say(refusal.wording)))
    }

    /// Says something of a line under which it can be kept, as something to do or as a note; `asOwn`: on no list of others.
    func offerToKeep(
        _ spoken: Spoken, saying reply: some Reply, _ rows: [[Button]] = [], asOwn: Bool = false
    ) throws {
        try sayOffer(spoken, saying: reply, rows, buttonsOfSpoken(spoken), asOwn: asOwn)
    }

    private func sayOffer(
        _ spoken: Spoken, saying reply: some Reply, _ rows: [[Button]], _ ofSpoken: [Button], asOwn: Bool = false
    ) throws {
        let meant = IntentPress(message: spoken.message.ref.id, intent: TaskCommand.about.intent)
        let isOffered = rows.joined().contains { $0.pressCode == meant.code }
        let keep = try keepRow(spoken, isTaskOffered: isOffered, asOwn: asOwn)
        try say(
            Outgoing(
                voice.say(reply),
                buttons: rows + ofSpoken.map { [$0] } + [keep + [HelpPress(area: nil).button(CommonReply.help, voice)]])
        )
    }

    /// The buttons that keep a line, which waits for them.
    func keepRow(_ spoken: Spoken, isTaskOffered: Bool = false, asOwn: Bool = false) throws -> [Button] {
        let home = spoken.repliedHome ?? .loose, id = spoken.message.ref.id
        try keepUnread(UnreadLine(text: spoken.text, home: home.code), of: id)
        let keepTask: any Press = asOwn ? KeepAsOwn(id) : KeepAsTask(id)
        let asTask = isTaskOffered ? [] : [keepTask.button(TalkReply.keepAsTask, voice)]
        let asNote = [KeepAsNote(id).button(TalkReply.keepAsNote, voice)]
        return spoken.tellsFact ? asNote + asTask : asTask + asNote
    }
}

extension Spoken {
    /// The beginning of the text, for saying it again.
    var short: String { text.firstLine(cutAfter: 60) }

    /// How something is, which is rather a note than something to do.
    var tellsFact: Bool { line.inLikeliestLanguage.tellsFact }

    var notRead: any Reply { tellsFact ? DoubtReply.fact : TalkReply.notRead(short) }
}

extension Understanding {
    /// It would show something to others.
    fileprivate var shares: Bool { suggestion.map { Self.command(of: $0) == ShareCommand.self } == true }

    /// It would delete something, if only there were a thing of that name.
    fileprivate var deletes: Bool {
        suggestion.map { Self.command(of: $0).about.intent.hasSuffix(".delete") } == true
    }

    /// It would open a list.
    fileprivate var opensList: Bool { suggestion.map { Self.command(of: $0) == ShowListCommand.self } == true }
}
