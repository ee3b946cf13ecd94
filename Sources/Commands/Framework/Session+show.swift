import Actions
import Core
import Foundation
import Geo
import Language
import Store

extension Session {
    /// The viewer's; a group has its own.
    var language: LanguageID { LanguageID(tag: settings.language) }
    var measures: Measures { Measures(settings: settings, voice: voice, now: now) }
    var actorName: String { get throws { try transaction.name(of: actor) ?? "" } }

    /// A message with nothing to press.
    func say(reply: some Reply) throws { try say(Outgoing(voice.say(reply))) }

    /// Tells what was done: in the place of the pressed card, else as a new message; Undo stands under it.
    ///
    /// A reply to it is `about` that thing.
    func tell(_ reply: some Reply, buttons: [[Button]] = [], about thing: Thing? = nil) throws {
        if pressed != nil, let lastEntry { return try show(EntryCard(id: lastEntry)) }
        var buttons = buttons
        if let undo = try undoButton {
            if buttons.isEmpty { buttons = [[undo]] } else { buttons[buttons.count - 1].append(undo) }
        }
        var outgoing = Outgoing(voice.say(reply), buttons: buttons)
        outgoing.about = thing
        try say(outgoing)
    }

    /// Shows a card: in the place of the pressed one, else anew at the end of the chat.
    /// The effect comes with a new message alone.
    func show(
        _ card: some Card, note: (any Reply)? = nil, buttons: [[Button]] = [], effect: MessageEffect? = nil
    ) throws {
        if note == nil, try showsPrivately(card) { return }
        let undo = card.hasOwnUndo ? [] : try undoButton.map { [[$0]] } ?? []
        var preface = note.map { Outgoing(voice.say($0.wording), buttons: buttons + undo) }
        preface?.effect = effect
        try show(
            subject: card.subject, code: card.code, preface: preface, as: pressed.map(CardPlacement.inPlace) ?? .new)
    }

    /// Runs a part as if it had been typed: what it shows comes as a new message.
    func asNewMessage(_ body: () throws -> Void) throws {
        let message = pressed
        pressed = nil
        defer { pressed = message }
        try body()
    }

    /// The choice is made: its message goes, so that it cannot be made again by mistake, and what follows is a new one.
    func closeChoice() throws {
        if let pressed { try takeAway(pressed) }
        pressed = nil
    }

    /// The card that the pressed message carries.
    var pressedCard: (any Card)? {
        get throws { try pressed.flatMap { try card(of: $0) }.flatMap { CommandCatalog.card($0.code) } }
    }

    /// The card on which a thing is shown.
    func card(of thing: Thing) throws -> (any Card)? {
        guard try sees(thing) else { return nil }
        return thing.kind == .heading ? try listCard(HeadingID(thing.id)) : thing.kind.face.card(thing.id)
    }

    /// A list shows its places where it has any or is of favourites, its notes where it has only these, else what is to be
    /// done.
    private func listCard(_ id: HeadingID) throws -> any Card {
        if try heading(id)?.holdsFavourites == true { return PlacesCard(.list(id), sort: .mine) }
        if try taskCount(.list(id)) > 0 || isToWorkOn(id) { return TasksCard(.list(id)) }
        if try placeCount(.list(id)) > 0 { return PlacesCard(.list(id), sort: .mine) }
        return try noteCount(in: .heading(id)) > 0 ? NotesCard(home: .heading(id)) : TasksCard(.list(id))
    }

    /// Who may see what is shown; stands on every card of one's own.
    var audienceLine: Wording {
        isGroup ? Wording("audience.group", "👥 Everyone in this group") : Audience.onlyMe.words
    }

    /// Which zone the times on a card are in, as long as nobody has said which is right.
    var assumedZone: [RichText] {
        settings.timeZoneIsAssumed && !isHolding
            ? [voice.say(SettingsReply.timesAssumed(settings.timeZone.identifier))] : []
    }

    /// The button that mends it.
    var zoneButtons: [[Button]] {
        guard settings.timeZoneIsAssumed, !isHolding else { return [] }
        return [
            [
                KeepZone(settings.timeZone.identifier).button(SettingsReply.zoneIsRight, voice),
                ZonePress(zone: nil).button(SettingsReply.changeZone, voice),
            ]
        ]
    }

    /// How far away a point is, as of when; nil without a position. In a group nobody's position is told.
    func away(from point: Coordinate?) throws -> PlaceReply? {
        guard let point, let fix = try shownPosition() else { return nil }
        let distance = measures.distance(fix.coordinate.distance(to: point))
        return .away(distance, age: measures.age(of: fix.date))
    }

    /// Takes back what this piece has just done.
    var undoButton: Button? {
        get throws {
            try (lastEntryRow ?? lastEntry.flatMap { try entry($0) }).map {
                UndoPress($0.id).button($0.undoLabel, voice)
            }
        }
    }
}
