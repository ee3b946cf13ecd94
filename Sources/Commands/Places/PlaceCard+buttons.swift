import Actions
import Core
import Store

extension PlaceCard {
    private static let labelsShown = 3

    func buttons(
        of place: PlaceRecord, _ whose: Whose, notes: [NoteRecord], count: Int, tasks: Int, in session: Session
    ) throws -> [[Button]] {
        let rows = noteButtons(notes, count: count, session.voice) + taskButtons(count: tasks, session.voice)
        guard whose.isOwn else {
            return try whose.buttons(rows + [session.keepButtons(.pin(id))] + way(place, session), in: session)
        }
        return isMore
            ? try moreButtons(place, whose, session) : try rows + correct(place, session) + mainButtons(place, session)
    }

    /// Only where the address is a guess; else it is behind More.
    private func correct(_ place: PlaceRecord, _ session: Session) -> [[Button]] {
        guard place.addressIsAssumed else { return [] }
        return [[PlacePress(id: id, step: .address).button(AddressReply.correct, session.voice)]]
    }

    private func taskButtons(count: Int, _ voice: Voice) -> [[Button]] {
        count == 0 ? [] : [[ShowCard(TasksCard(.place(id))).button(PlaceReply.openTasks(count), voice)]]
    }

    private func noteButtons(_ notes: [NoteRecord], count: Int, _ voice: Voice) -> [[Button]] {
        notes.map { [ShowCard(NoteCard($0.id)).button(PlaceReply.note($0.shortText), voice)] }
            + pager(count: count, voice)
    }

    /// At most nine, besides labels and notes; all others are behind More.
    private func mainButtons(_ place: PlaceRecord, _ session: Session) throws -> [[Button]] {
        let voice = session.voice
        let share = session.isGroup ? [] : [ShowCard(ShareCard(.place(id))).button(ShareReply.button, voice)]
        let stay = place.endsAt == nil ? [] : [LetPlaceStay(id).button(ParkReply.stay, voice)]
        return try labelButtons(session) + [
            session.keepButtons(.pin(id)),
            stay + [
                AddNote(home: .place(id)).button(PlaceReply.addNote, voice),
                DirectionsPress(id).button(PlaceReply.directions, voice),
            ] + share,
            [
                ShowCard(MapCard(.place(id))).button(MapReply.button, voice),
                ShowCard(PlaceCard(id, isMore: true)).button(PlaceReply.more, voice),
                HelpPress(area: .places).button(CommonReply.help, voice),
            ],
        ]
    }

    /// A label lists the pins that have it.
    private func labelButtons(_ session: Session) throws -> [[Button]] {
        let labels = try session.labels(of: id).prefix(Self.labelsShown)
        let row = labels.map { label in
            ShowCard(PlacesCard(.label(LabelKey(label)), sort: .name)).button(
                PlacesReply.row("#\(label)"), session.voice)
        }
        return row.isEmpty ? [] : [row]
    }

    /// How to get there; the same for everybody, but to nobody's door.
    private func way(_ place: PlaceRecord, _ session: Session) throws -> [[Button]] {
        guard try !session.isRubbedOut(id) else { return [] }
        return [
            [
                DirectionsPress(id).button(PlaceReply.directions, session.voice),
                ShowCard(MapCard(.place(id))).button(MapReply.button, session.voice), copy(place, session),
            ]
        ]
    }

    private func copy(_ place: PlaceRecord, _ session: Session) -> Button {
        Button(session.voice.words(PlaceReply.copy), .copy(session.measures.coordinate(place.coordinate)))
    }

    private func pager(count: Int, _ voice: Voice) -> [[Button]] {
        let hasMore = (page + 1) * Self.notesPerPage < count
        return Pages(page: page, size: Self.notesPerPage, hasMore: hasMore).buttons(voice) { PlaceCard(id, page: $0) }
    }

    private func moreButtons(_ place: PlaceRecord, _ whose: Whose, _ session: Session) throws -> [[Button]] {
        let voice = session.voice
        let history = ShowCard(ThingHistoryCard(.place(id))).button(ThingHistoryReply.button, voice)
        let isWanted = place.wantedAt != nil
        return [
            [
                ShowCard(TickListsCard(.pin(id))).button(KeepReply.lists, voice), try session.visitsButton(place),
                KeepPress(.pin(id), isWanted ? .unwant : .want).button(isWanted ? KeepReply.unwant : .want, voice),
            ],
            [
                PlacePress(id: id, step: .rename).button(PlaceReply.rename, voice),
                PlacePress(id: id, step: .move).button(PlaceReply.move, voice),
                PlacePress(id: id, step: .label).button(PlaceReply.label, voice),
                ShowCard(ColourCard(id)).button(ColourReply.button, voice),
            ],
            [PlacePress(id: id, step: .address).button(AddressReply.correct, voice)] + homeButton(place, session),
            [
                PlacePress(id: id, step: .earlier).button(PlaceReply.earlier, voice),
                PlacePress(id: id, step: .later).button(PlaceReply.later, voice), copy(place, session),
            ] + session.factsButtons(.pin(id), isOfTheMap: place.osmElement != nil),
            [
                PlacePress(id: id, step: .delete).button(CommonReply.delete, voice)
            ] + (whose.isShared ? [history] : []) + [ShowCard(PlaceCard(id)).button(CommonReply.back, voice)],
        ]
    }

    private func homeButton(_ place: PlaceRecord, _ session: Session) -> [Button] {
        guard !session.isGroup else { return [] }
        let label = place.isHome ? HomeReply.isNotHome : .isHome
        return [HomePress(id, !place.isHome).button(label, session.voice)]
    }
}
