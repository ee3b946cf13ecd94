import Actions
import Core
import Store

extension PlaceCard {
    /// The name, what the place is to its reader, where it is, labels, and who may see it.
    func head(of place: PlaceRecord, _ whose: Whose, in session: Session) throws -> [RichText] {
        let measures = session.measures
        var position = measures.coordinate(place.coordinate)
        if let accuracy = place.accuracy { position += " (\(measures.accuracy(accuracy)))" }
        let icon = place.icon.map { RichText("\($0) ") } ?? ""
        var lines = [icon + RichText(place.name, .bold)]
        if let own = try session.ownPin(of: place) { lines += try session.yours(own) }
        lines += session.addressLines(of: place)
        lines.append(RichText(position))
        if let away = try session.away(from: place.coordinate) { lines.append(session.voice.say(away)) }
        let labels = try session.labels(of: id)
        if !labels.isEmpty { lines.append(RichText(labels.map { "#\($0)" }.joined(separator: " "))) }
        if let colour = try session.colour(of: place) { lines.append(session.voice.say(ColourReply.signed(colour))) }
        lines += try session.worldLines(of: place)
        let photos = try session.photos(of: .place(id)).count
        if photos > 1 { lines.append(session.voice.say(PlaceReply.photos(photos))) }
        if let home = try session.homeLine(place, isOwn: whose.isOwn) { lines.append(home) }
        if let end = place.endsAt { lines.append(session.voice.say(ParkReply.ends(measures.when(end)))) }
        return lines + whose.lines
    }

    /// What is to be done there, the most urgent first.
    func taskLines(count: Int, in session: Session) throws -> [RichText] {
        guard count > 0 else { return [] }
        let tasks = try session.tasks(.place(id), offset: 0, limit: Self.tasksShown)
        return ["", session.voice.say(PlaceReply.tasks(count))] + tasks.map { RichText("☐ \($0.shortTitle)") }
    }

    /// What is coming that speaks of the place by its name.
    func reminderLines(_ coming: [ComingReminder], in session: Session) -> [RichText] {
        guard !coming.isEmpty else { return [] }
        let rows = coming.map { one in
            PlaceReply.reminder(session.measures.when(one.moment), one.reminder.shortText)
        }
        return ["", session.voice.say(PlaceReply.reminders)] + rows.map { session.voice.say($0) }
    }

    func noteLines(_ notes: [NoteRecord], count: Int, in session: Session) throws -> [RichText] {
        guard count > 0 else { return [] }
        let lines = notes.map { note in
            RichText("• \(session.measures.day(note.createdAt)): \(note.shortText)")
        }
        return ["", session.voice.say(PlaceReply.notes(count))] + lines
    }
}

extension Session {
    /// Those that are shown, and those that may come.
    func topics(of shown: [ComingReminder], speakingOf place: PlaceRecord) -> [String] {
        let coming = SearchWords(place.name).map { [reminderTopic(of: $0.longestWord)] } ?? []
        return coming + shown.map { "reminder:\($0.reminder.id)" }
    }

    /// One's own that are still to come and have the name of the place in their words.
    func reminders(speakingOf place: PlaceRecord) throws -> [ComingReminder] {
        try SearchWords(place.name).map { try comingReminders(saying: $0, limit: PlaceCard.remindersShown) } ?? []
    }
}
