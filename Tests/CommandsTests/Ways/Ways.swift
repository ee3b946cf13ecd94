import Actions
import Core
import Foundation
import Store

@testable import Commands

/// The cards and buttons of a thing, whoever they are sent to.
enum Ways {
    /// Those that everybody gets who may see it.
    static func cards(of thing: Thing) -> [any Card] {
        let own: [any Card] =
            switch thing.kind {
            case .place:
                [
                    PlaceCard(PlaceID(thing.id), isMore: true), DirectionsCard(PlaceID(thing.id)),
                    MapCard(.place(PlaceID(thing.id))),
                    ReviewsCard(.pin(PlaceID(thing.id))), RateCard(.pin(PlaceID(thing.id))),
                    TickListsCard(.pin(PlaceID(thing.id))),
                ]
            case .note: [NoteCard(NoteID(thing.id)), StickerCard(thing)]
            case .heading:
                [
                    NotesCard(home: .heading(HeadingID(thing.id)), page: 1),
                    PlacesCard(.list(HeadingID(thing.id)), sort: .near, mode: .sort),
                    TasksCard(.list(HeadingID(thing.id)), page: 1),
                ]
            case .reminder: [ReminderCard(ReminderID(thing.id))]
            case .event: [EventCard(EventID(thing.id)), EventCard(EventID(thing.id), .notice)]
            case .review: [ReviewCard(ReviewID(thing.id))]
            case .template: TemplateCard.Mode.allCases.map { TemplateCard(TemplateID(thing.id), $0) }
            case .task:
                [
                    TaskCard(TaskID(thing.id)), TaskCard(TaskID(thing.id), .when), TaskFilesCard(TaskID(thing.id)),
                    StickerCard(thing),
                ]
            case .occasion: [OccasionCard(OccasionID(thing.id))]
            case .bundle: BundleCard.Mode.allCases.map { BundleCard(BundleID(thing.id), $0) }
            case .routine: RoutineCard.Mode.allCases.map { RoutineCard(RoutineID(thing.id), $0) }
            }
        return own + [ThingHistoryCard(thing)]
    }

    /// Those that only its owner gets.
    static func ownersCards(of thing: Thing) -> [any Card] {
        let sharing: [any Card] = [ShareCard(thing), SharePeopleCard(thing), ShareLinkCard(thing)]
        let own: [any Card] =
            switch thing.kind {
            case .note: [MoveNoteCard(NoteID(thing.id), page: 0)]
            case .place: [VisitsCard(PlaceID(thing.id)), MemoriesCard(.place(PlaceID(thing.id)))]
            case .task:
                [
                    GiveCard(TaskID(thing.id)), TieCard(TaskID(thing.id)), TieCard(TaskID(thing.id), .before),
                    TaskLeadsCard(TaskID(thing.id)),
                ]
            case .heading: [TemplateDraftCard(HeadingID(thing.id), .people)]
            case .occasion:
                [
                    NextCard(OccasionID(thing.id)),
                    AskedCheckInCard(CheckInCause(OccasionID(thing.id), .left, nil), at: .distantPast),
                ]
            case .reminder, .review, .bundle, .routine, .event, .template: []
            }
        return sharing + own
    }

    /// What anybody can do who may see it, and nobody else: looking closer, copying it, keeping something about it.
    static func looks(at thing: Thing) -> [any Press] {
        let own: [any Press] =
            switch thing.kind {
            case .place:
                [DirectionsPress(PlaceID(thing.id)), RateStars(.pin(PlaceID(thing.id)), 4)]
                    + [.open, .directions, .map, .like, .want, .been, .rate, .reviews, .memories, .lists].map {
                        ChoosePlace(id: PlaceID(thing.id), step: $0)
                    }
            case .task: [ShowTaskFiles(TaskID(thing.id))]
            case .template: [UseTemplate(TemplateID(thing.id))]
            case .note, .heading, .reminder, .review, .occasion, .event, .bundle, .routine: []
            }
        return own + [
            SaveCopy(thing), NoteForMyself(thing), SendEntry(thing), StickerPress(thing, true), OpenSticker(thing),
            NearName(message: "1", about: thing), BlockOwner(thing),
            LeaveThing(thing, isSure: true),
        ]
    }

    /// What a member can do with a group's thing from their private chat, and nobody else with any.
    static func fromOutside(of thing: Thing) -> [any Press] {
        guard thing.kind == .reminder else { return [] }
        return [GroupDone(ReminderID(thing.id)), JoinReminder(ReminderID(thing.id), false)]
    }

    /// What its owner can do with it by a button.
    static func changes(of thing: Thing) -> [any Press] {
        sharing(of: thing) + own(of: thing)
    }

    private static func sharing(of thing: Thing) -> [any Press] {
        Audience.allCases.filter { $0 != .chosen }.map { ShareTo(thing, $0) }
            + LinkPress.Step.allCases.map { LinkPress(thing, $0) }
    }

    private static func own(of thing: Thing) -> [any Press] {
        switch thing.kind {
        case .place:
            let id = PlaceID(thing.id)
            let steps: [PlacePress.Step] = [.rename, .move, .label, .earlier, .later, .delete]
            return steps.map { PlacePress(id: id, step: $0) }
                + [
                    AddNote(home: .place(id)), AddVisit(id), HomePress(id, true), MovedOut(id),
                    LetPlaceStay(id), SetColour(id: id, colour: nil), TwinPress(new: id, old: PlaceID(1), step: .use),
                    PickPerson(thing, PersonID(1), isChosen: true),
                ]
        case .note:
            let id = NoteID(thing.id)
            let steps: [NotePress.Step] = [.edit, .photo, .earlier, .later, .delete]
            return steps.map { NotePress(id: id, step: $0) }
                + [MoveNote(id, .loose), ResetTicks(id), PickPerson(thing, PersonID(1), isChosen: true)]
        case .heading:
            let id = HeadingID(thing.id)
            return [
                PinHeading(id: id), AddNote(home: .heading(id)), AddTask(id),
                LetWork(thing, PersonID(1), true, page: 0),
                AgainPress(id), DeleteDone(id), MakeTemplate(id), SaveTemplate(id, .people, isNew: true),
                MoveOnList(list: id, place: PlaceID(1), earlier: true, page: 0),
                ListCategory(id, isRemoved: true), ListColour(id, nil), TickList(.pin(PlaceID(1)), id, true),
            ]
                + ListPress.Step.allCases.map { ListPress(id: id, step: $0) }
        case .reminder:
            let id = ReminderID(thing.id)
            let changes: [any Press] = [
                NagPress(id: id, seconds: 900), UrgentPress(id, true), JoinReminder(id, true),
                SnoozeTo(reminder: id, moment: .distantFuture),
                RemindInstead(id: id, old: .distantPast, new: .distantFuture),
            ]
            return changes + ReminderPress.Step.allCases.map { ReminderPress(id: id, step: $0) }
        case .event:
            let id = EventID(thing.id)
            return [
                .time, .words, .location, .delete, .lead(600), .leaveOut(20_529), .moveOne(20_529), .takeIn(20_529),
            ].map { EventPress(id, $0) }
        case .template:
            let id = TemplateID(thing.id)
            return TemplatePress.Step.allCases.map { TemplatePress(id, $0) }
                + [true, false].map { PublishTemplate(id, $0) }
        case .review:
            return ReviewPress.Step.allCases.map { ReviewPress(id: ReviewID(thing.id), step: $0) }
        case .task:
            let id = TaskID(thing.id)
            let changes: [any Press] = [
                TaskTick(id), TaskDay(id, .due, 20_000), TaskLevel(id, 1), StepPress(id, true), TaskToList(id, nil),
                TaskAsk(id, .title), TaskLabel(id, "home", true), GiveTo(id, PersonID(1)), TakeBack(id),
                SetLead(id, 60, true), KeepOldTask(id), SetLead(id, 60, false), RemoveTaskFile(id, PhotoID(1)),
                LetWork(thing, PersonID(1), true, page: 0),
                TaskTie(id, .before, OccasionID(1)), TieAsk(id, .after),
                NotOccasion(id, OccasionID(1)),
            ]
            let entry = CalendarItemKey(["e1", "0", "1"]).map { TieEntry(id, .before, $0) }
            return changes + [entry].compactMap(\.self) + TaskPress.Step.allCases.map { TaskPress(id, $0) }
                + TaskAnswer.Step.allCases.map { TaskAnswer(id, $0) }
        case .occasion:
            let id = OccasionID(thing.id)
            let changes: [any Press] = [
                DeleteOccasion(id), OccasionIcon(id, "🏢"), OccasionAt(id, nil, .arrive),
                MergeOccasions(id, OccasionID(1)), MergeOccasions(OccasionID(1), id), NotOccasion(TaskID(1), id),
                DeclineCheckIn(id), AskCheckIns(id, false),
                TaskTie(TaskID(1), .when, id),
            ]
            return changes + OccasionField.allCases.map { OccasionAsk(id, $0) }
                + [CheckIn(id, .before), SetNext(id, nil), SetNext(id, id)] as [any Press]
        case .bundle:
            let id = BundleID(thing.id)
            return BundlePress.Step.allCases.map { BundlePress(id, $0) }
                + [
                    BundleOrder(id), BundleIcon(id, BundleSign.bag.rawValue),
                    LetWork(thing, PersonID(1), true, page: 0),
                ]
        case .routine:
            let id = RoutineID(thing.id)
            return RoutinePress.Step.allCases.map { RoutinePress(id, $0) } + [StartRoutine(id)]
        }
    }
}
