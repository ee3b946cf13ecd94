import Actions
import Core
import Foundation
import Language
import Store

@testable import Commands

/// Presses and cards with the largest values that they can have.
enum CodeSamples {
    static let largest = Int64.max
    static let lastPage = 999_999
    static let lastMoment = Date(timeIntervalSince1970: 99_999_999_999)
    static let place = PlaceID(largest)
    static let note = NoteID(largest)
    static let heading = HeadingID(largest)
    static let reminder = ReminderID(largest)
    static let task = TaskID(largest)
    static let occasion = OccasionID(largest)
    static var occasionPresses: [any Press] {
        var presses: [any Press] = [
            NotOccasion(task, occasion), MergeOccasions(occasion, occasion), DeleteOccasion(occasion),
            NewOccasionPress(),
            BundleOrder(BundleID(largest)), ExamplePress(.make), ExamplePress(.remove), DeclineCheckIn(occasion),
            AskCheckIns(occasion, true), AskCheckIns(occasion, false),
            KeepOrder(LookupID(largest)), OccasionIcon(occasion, "🏢"), OccasionIcon(occasion, "👨‍👩‍👧‍👦"),
            OccasionIcon(occasion, nil),
        ]
        for side in TieSide.allCases {
            presses.append(TaskTie(task, side, occasion))
            presses.append(TaskTie(task, side, nil))
            presses.append(TieAsk(task, side))
            if let key = CalendarItemKey(["c\(largest)", "x2qxvj", "1z141z3"]) {
                presses.append(TieEntry(task, side, key))
            }
        }
        for field in OccasionField.allCases { presses.append(OccasionAsk(occasion, field)) }
        for move in OccasionMove.allCases {
            presses.append(OccasionAt(occasion, place, move))
            presses.append(OccasionAt(occasion, nil, move))
        }
        for scope in scopes { presses.append(BestOrder(scope)) }
        return presses
    }
    static var occasionCards: [any Card] {
        var cards: [any Card] = [
            OccasionsCard(page: lastPage), ExampleCard(), BestOrderCard(LookupID(largest)), TieCard(task),
        ]
        for sign in CheckInCause.Sign.allCases {
            cards.append(AskedCheckInCard(CheckInCause(occasion, sign, .before), at: lastMoment))
        }
        for mode in OccasionCard.Mode.allCases { cards.append(OccasionCard(occasion, mode, page: lastPage)) }
        for side in TieSide.allCases { cards.append(TieCard(task, side, page: lastPage)) }
        return cards
    }
    static let scopes: [TaskScope] = [
        .open, .today, .tomorrow, .week, .month, .year, .overdue, .days(999_999, 999_999), .list(heading),
        .place(place), .label(String(repeating: "x", count: 28)), .occasion(occasion), .asked(person),
    ]
    static let taskPresses: [any Press] =
        [.done, .skip, .reopen, .delete].map { TaskPress(task, $0) } + [
            TaskTick(task, run: TaskRunCode(code: "999999.1439")), TaskTick(task), SplitTask(task),
            JoinTwin(task, into: TaskID(largest - 1)), AddTask(heading),
            AddTask(nil), ResetTicks(note), KeepAsTask("\(largest)"), AskAsSaid("\(largest)"),
            KeepAsOwn("\(largest)"), GiveAsSaid("\(largest)"),
            NearName(message: "\(largest)", about: .heading(heading)),
            KeepPassedOn("\(largest)"), EventPassedOn("\(largest)"), PinPassedOn("\(largest)"),
            MoreThings(lastPage), MovedOut(place), TakeFromMap(OSMElement(.relation, largest)),
            PlaceForLine(message: "\(largest)", about: OSMElement(.relation, largest)),
        ]
        + [true, false].map { NoteTick(note, Checklist.Entry(line: lastPage, words: "words", isTicked: $0)) }
        + [TaskField.due, .start].flatMap { field in [999_999, nil].map { TaskDay(task, field, $0) } }
        + [1, 2, 3, nil].map { TaskLevel(task, $0) } + TaskField.allCases.map { TaskAsk(task, $0) }
        + [true, false].flatMap { isOn -> [any Press] in
            [
                StepPress(task, isOn), TaskLabel(task, String(repeating: "x", count: 28), isOn),
                TaskShift(task, earlier: isOn), ListCategory(heading, isRemoved: isOn),
            ]
        } + [TaskToList(task, heading), TaskToList(task, nil), ListColour(heading, nil)]
        + PinColour.allCases.map { ListColour(heading, $0) }
    static let taskCards: [any Card] =
        TaskCard.Mode.allCases.map { TaskCard(task, $0) } + [TaskCard(task, .list, page: lastPage)]
        + scopes.map { TasksCard($0, sort: .priority, page: lastPage) } + [TaskFilterCard()]
        + [DoneCard(week: 999_900, page: lastPage), DoneCard(ListedDays(0, 999_999), page: lastPage)]
        + ListSettingsCard.Mode.allCases.map { ListSettingsCard(heading, $0) }
    static let givingPresses: [any Press] =
        TaskAnswer.Step.allCases.map { TaskAnswer(task, $0) }
        + [
            GiveTo(task, person), TakeBack(task), StopNotices(task),
            LetWork(.heading(heading), person, true, page: lastPage),
        ]
    static let person = PersonID(largest)
    static let days = ListedDays(999_998, 999_999)
    static let entry = EntryID(largest)
    static let homes: [NoteHome] = [.loose, .place(place), .heading(heading)]
    /// The names that a zone can have on this machine, and offsets that were typed.
    static let zones = TimeZone.knownTimeZoneIdentifiers + ["UTC", "GMT+1400", "GMT-1130"]

    static var cards: [any Card] {
        [DraftCard(), SettingsCard(), DayTimesCard(), PicturesCard(), PlaceCard(place), ColourCard(place)]
            + [PlaceCard(place, page: lastPage, isMore: true)]
            + [DirectionsCard(place), NoteCard(note), MoveNoteCard(note, page: lastPage), EntryCard(id: entry)]
            + homes.map { NotesCard(home: $0, page: lastPage) } + [NotesCard(home: nil)]
            + [NotesCard(home: nil, days: days, page: lastPage), RemindersCard(page: lastPage, days: days)]
            + taskCards + occasionCards + bundleCards
            + [ReminderCard(reminder), ReminderCard(reminder, choosesNag: true), RemindersCard(page: lastPage)]
            + [GiveCard(task, page: lastPage), ReleasedCard(entry), ListGoneCard(entry)] + searches + calmCards
            + templateCards + filterCards
            + PlaceSort.allCases.map { PlacesCard(sort: $0, page: lastPage, mode: .sort) } + keepingCards
            + maps + groupCards + [FailuresCard(page: lastPage)]
            + [true, false].map { HistoryCard(isTrash: $0, page: lastPage) }
            + StartCard.Step.allCases.map { StartCard(step: $0) } + peopleCards
            + ofSharing + helpCards + ofTheWorld + ofFiles + selecting + ofCalendar
    }

    private static let calmCards: [any Card] =
        [NoticesCard(), PauseCard()] + [true, false].map { SummaryCard(day: lastPage, isEvening: $0) }

    private static var calm: [any Press] {
        let levels = NoticeKind.withLevel.flatMap { kind in
            NoticeLevel.allCases.map { LevelPress(kind: kind, level: $0) }
        }
        let yesNo: [any Press] = [true, false].flatMap { isOn -> [any Press] in
            [
                HelloPress(isWanted: isOn), UrgentPress(reminder, isOn),
                SummaryPress(isEvening: isOn, minute: 1439), SummaryPress(isEvening: isOn, minute: nil),
            ]
        }
        return levels + yesNo + [
            QuietPress(hours: QuietHours(from: 1439, until: 1438)), QuietPress(hours: nil),
            PausePress(until: lastMoment), PausePress(until: nil), DeclineZone(),
        ]
    }

    private static let ofFiles: [any Card] =
        ImportCard.View.allCases.map { ImportCard(id: PlaceImportID(largest), view: $0) } + [
            TracksCard(page: lastPage), TrackCard(TrackID(largest)),
            ImportHelpCard(), ImportsCard(page: 3), ExportCard(),
        ]

    private static let imports: [any Press] =
        [.start, .stop].map { ImportPress(id: PlaceImportID(largest), step: $0) }
        + ExportFormat.allCases.map { ExportPress(format: $0) }

    private static let lookup = LookupID(largest)
    private static let element = OSMElement(.node, largest)

    private static let ofTheWorld: [any Card] =
        [.list, .filters, .kinds].map { FoundCard(id: lookup, page: lastPage, view: $0) } + [
            WorldCard(element: element, from: lookup, page: lastPage), WorldCard(element: element),
            WorldWaysCard(element: element, from: lookup, page: lastPage), RegionCard(lookup),
            AddressCard(lookup),
        ]

    /// What can be pressed on the cards of the world.
    static var looks: [any Press] {
        let steps: [NarrowPress.Step] = [
            .open(true), .accessible(false), .lessKnown(true), .diet("gluten_free"), .diet(nil), .stars(4), .stars(nil),
            .price(.middle), .price(nil), .reach(50_000), .kind(nil), .feature(.smokeFree, true),
            .feature(.smokeFree, false),
            .kind(PlaceCategory(key: "amenity", value: "bureau_de_change")),
        ]
        let corner = Coordinate(clampingLatitude: -89.123_456_7, longitude: -179.123_456_7)
        let towns = [String(repeating: "ж", count: 25), "Ostrand"].compactMap { DiscoverPress(named: $0) }
        return steps.map { NarrowPress(id: lookup, step: $0) } + towns
            + SightKind.allCases.map { LookInRegion(lookup, $0) }
            + [PinWorld(element), PinHouse(id: lookup, point: corner)]
            + ["bread", String(repeating: "ж", count: 60)].compactMap { SearchWords($0).map { SeekWords(words: $0) } }
    }

    private static let maps: [any Card] = [MapCard.Focus.mine, .all, .place(place)].flatMap { focus -> [any Card] in
        let corner = Coordinate(clampingLatitude: -89.123_456, longitude: -179.123_456)
        return [MapCard(focus), MapCard(focus, look: MapCard.Look(center: corner, zoom: 190))]
    }

    private static let searches: [any Card] = ["bread", String(repeating: "ж", count: 60)].compactMap {
        SearchWords($0).map { SearchCard($0, page: lastPage) }
    }

    static let refs: [PlaceRef] = [.pin(place), .element(OSMElement(.relation, largest))]

    private static var keepingCards: [any Card] {
        let label = PlaceSelection.label(LabelKey(String(repeating: "ä", count: 40)))
        let corner = Coordinate(clampingLatitude: -89.123_456, longitude: -179.123_456)
        let selections: [PlaceSelection] = [.liked, .wanted, .been, .list(heading), label, .around(corner)]
        let memories: [MemorySelection] =
            [.all, .thisDay, .year(9999), .place(place)]
            + [String(repeating: "ä", count: 20)].compactMap { SearchWords($0).map(MemorySelection.words) }
        var cards: [any Card] = [
            ReviewCard(ReviewID(largest)), VisitsCard(place, page: lastPage), VisitCard(VisitID(largest)),
            MyListsCard(page: lastPage),
        ]
        for one in selections { cards.append(PlacesCard(one, sort: .used, page: lastPage, mode: .filter)) }
        for one in memories { cards.append(MemoriesCard(one, page: lastPage)) }
        for ref in refs {
            cards.append(ReviewsCard(ref, page: lastPage))
            cards.append(RateCard(ref))
            cards.append(TickListsCard(ref, page: lastPage))
        }
        return cards
    }

    private static var ofKeeping: [any Press] {
        var presses: [any Press] = [
            AddVisit(place), NewList(nil), ShareFavourites(), PutOpenly(), KeepFromList(entry),
            DeleteTrack(TrackID(largest)),
        ]
        for ref in refs {
            for deed in KeepPress.Deed.allCases { presses.append(KeepPress(ref, deed)) }
            presses.append(RateStars(ref, 5))
            presses.append(NewList(ref))
            for isOn in [true, false] { presses.append(TickList(ref, heading, isOn)) }
        }
        for step in ReviewPress.Step.allCases { presses.append(ReviewPress(id: ReviewID(largest), step: step)) }
        for step in VisitPress.Step.allCases { presses.append(VisitPress(id: VisitID(largest), step: step)) }
        for step in ListPress.Step.allCases { presses.append(ListPress(id: heading, step: step)) }
        for earlier in [true, false] {
            presses.append(MoveOnList(list: heading, place: place, earlier: earlier, page: 9999))
        }
        return presses
    }

    private static let things = ThingKind.allCases.map { Thing(kind: $0, id: largest) }

    private static var ofSharing: [any Card] {
        let ofThings: [any Card] = things.flatMap { thing -> [any Card] in
            [
                ShareCard(thing), SharePeopleCard(thing, page: lastPage), ShareLinkCard(thing),
                ThingHistoryCard(thing, page: lastPage),
            ]
        }
        return ofThings + [SharedCard(PersonID(largest), page: lastPage), SharedWithMeCard(page: lastPage)]
            + [SeenByCard(PersonID(largest), page: lastPage)]
    }

    private static var shares: [any Press] {
        things.flatMap { thing -> [any Press] in
            [ChoosePeople(thing), ShareThis(thing), SaveCopy(thing), NoteForMyself(thing), BlockOwner(thing)]
                + [true, false].map { LeaveThing(thing, isSure: $0) }
                + Audience.allCases.filter { $0 != .chosen }.map { ShareTo(thing, $0) }
                + LinkPress.Step.allCases.map { LinkPress(thing, $0) }
                + [true, false].map { PickPerson(thing, PersonID(largest), isChosen: $0, page: lastPage) }
        }
    }

    /// What a group shows privately, as far as its code has room.
    private static var groupCards: [any Card] {
        let inner: [any Card] = [
            HistoryCard(isTrash: true, page: lastPage), RemindersCard(page: lastPage), SettingsCard(), NoteCard(note),
            PlacesCard(sort: .mine, page: lastPage), NotesCard(home: .heading(heading), page: 9),
        ]
        return [RulesCard()] + inner.compactMap { GroupCard(group: OwnerID(largest), card: $0) }
    }

    private static var peopleCards: [any Card] {
        [ProfileCard(person), FollowRequestCard(person), NewFollowersCard(day: lastPage), PrivacyCard(), DevicesCard()]
            + [LeavingCard(), ListsOfCard(person, page: lastPage)]
            + [CloseFriendsCard(page: lastPage), BlockedCard(page: lastPage)]
            + FollowList.allCases.map { FollowListCard(list: $0, of: person, page: lastPage) }
    }

    /// Help opened from every other card, as far as its button has room for the way back.
    private static var helpCards: [any Card] {
        let back = [
            PlaceCard(place).code, PlacesCard(sort: .mine, page: lastPage, mode: .sort).code, "x",
            NotesCard(home: .heading(heading), page: lastPage).code, MoveNoteCard(note, page: lastPage).code,
        ]
        return back.flatMap { back in
            [HelpCard(area: nil, back: back)] + Area.allCases.map { HelpCard(area: $0, back: back) }
        }
    }

    static var presses: [any Press] {
        plain + shares + ofPlaces + facts + ofKeeping + ofNotes + ofReminders + ofPeople + ofSettings + ofGroups + looks
            + imports + ofSelecting + taskPresses + givingPresses + occasionPresses + bundlePresses + onCalendar
            + templatePresses + filterPresses + leadPresses + oldPresses
    }

    private static let event = EventID(largest)
    private static let calendar = CalendarID(largest)
    private static let views: [CalendarView] = [
        .month(CalendarMonth(year: 2199, month: 12)), .week(84_000), .stretch(84_000, count: 6), .day(84_000),
        .year(2199),
    ]
    private static let ofCalendar: [any Card] =
        views.map { CalendarCard($0, page: lastPage) } + EventCard.Mode.allCases.map { EventCard(event, $0) }
        + [true, false].flatMap { isOn -> [any Card] in
            [ForeignCalendarCard(calendar, choosesColour: isOn), CalendarDraftCard(lookup, isOpen: isOn)]
        } + [CalendarsCard(), FeedCard(), TipCard(Tip.all.count - 1)]
    private static let onCalendar: [any Press] =
        [AddEvent(day: 84_000), AddEvent(day: nil), AddCalendar(), KeepCalendar(lookup)]
        + [.time, .words, .location, .delete, .leaveOut(20_529), .moveOne(20_529), .takeIn(20_529), .at(1439)].map {
            EventPress(event, $0)
        }
        + EventPress.leads.map { EventPress(event, .lead($0)) } + things.map { SendEntry($0) }
        + [.rename, .refresh, .remove].map { CalendarPress(calendar, $0) }
        + PinColour.allCases.map { CalendarPress(calendar, .colour($0)) }
        + [.make, .off, .renew("01234567")].map { FeedPress($0) }
        + DailyPress.Kind.allCases.flatMap { kind in [true, false].map { DailyPress(kind, $0) } }

    private static let selecting: [any Card] =
        [SelectCard(lookup, page: lastPage)] + ManyDeeds.all.map { ManyChoiceCard(lookup, $0.code) }

    /// What can be pressed on a selection.
    private static var ofSelecting: [any Press] {
        let label = LabelKey(String(repeating: "ä", count: 40)).text
        let lists = [
            PlacesCard(sort: .near, page: lastPage), PlacesCard(.label(LabelKey(label)), sort: .used, page: lastPage),
        ]
        let ticks = things.flatMap { [TickRow(lookup, $0, true, page: lastPage), TickRow(lookup, $0, false, page: 0)] }
        let deeds: [any Press] =
            ManyDeeds.all.map { DoWithMany(lookup, $0.code) } + [
                DoWithMany(lookup, LabelMany.code, label), DoWithMany(lookup, ColourMany.code, "none"),
                DoWithMany(lookup, ListMany.code, "\(largest)"), DoWithMany(lookup, OccasionMany.code, "\(largest)"),
                DoWithMany(lookup, ShareMany.code, Audience.closeFriends.rawValue),
            ]
        let rows: [any Press] =
            lists.map { SelectRows($0) } + [SelectAllRows(lists[0]), DeleteDone()]
            + scopes.map { SelectRows(TasksCard($0, page: lastPage)) }
        return rows + ticks + deeds
            + [true, false].map { TickAll(lookup, $0, page: lastPage) } + [
                TasksAtPlace(message: "\(largest)", about: place),
                KeepAtThing(message: "\(largest)", about: .place(place)),
                MoveToSaid(message: "\(largest)", about: .task(task)),
                RenameToLine(message: "\(largest)", about: place),
                NameWaiting("\(largest)"), LookInstead("\(largest)"), BackToRows(lookup),
            ]
    }

    private static var plain: [any Press] {
        [
            PinHere(), NearPress(), MapHere(), MapPress(), CancelPress(), DraftSave(), DraftCancel(),
            UndoPress(entry),
        ]
            + [KeepAsNote("\(largest)"), IntentPress(message: "\(largest)", intent: "itinerary.suggest")]
            + [IntentPress(message: "\(largest)", intent: "reminder.add"), HelpPress(area: nil)]
            + Area.allCases.map { HelpPress(area: $0) }
            + ThingKind.allCases.map { FollowThing(Thing(kind: $0, id: largest)) }
            + cards.map { ShowCard($0) } + helpCards.compactMap { $0 as? HelpCard }.map { HelpTopic(card: $0) }
            + FailurePress.Step.allCases.map { FailurePress(id: ID<Failure>(largest), step: $0) }
            + DraftField.allCases.map { DraftFieldPress(field: $0) }
    }

    private static let facts: [any Press] = [
        MoreFacts(.pin(place)), MoreFacts(.element(OSMElement(.relation, largest))),
    ]

    private static var ofPlaces: [any Press] {
        let steps: [PlacePress.Step] = [.rename, .move, .label, .earlier, .later, .delete]
        let choices: [PlaceStep] = [.open, .directions, .map, .like, .unlike, .want, .been, .rate, .reviews, .memories]
        return steps.map { PlacePress(id: place, step: $0) } + choices.map { ChoosePlace(id: place, step: $0) }
            + TwinPress.Step.allCases.map { TwinPress(new: place, old: place, step: $0) }
            + PinColour.allCases.map { SetColour(id: place, colour: $0) }
            + [PinPhoto(note: note, point: Coordinate(clampingLatitude: -90, longitude: -180))]
            + [HomePress(place, true), HomePress(place, false)]
            + [SetColour(id: place, colour: nil), DraftUse(place), LetPlaceStay(place)] + [
                DirectionsPress(place)
            ] + Settings.MapsApp.allCases.map { PreferMaps($0, place) }
    }

    private static var ofNotes: [any Press] {
        let steps: [NotePress.Step] = [.edit, .photo, .earlier, .later, .delete]
        return steps.map { NotePress(id: note, step: $0) } + [PinHeading(id: heading)]
            + homes.flatMap { [AddNote(home: $0), MoveNote(note, $0)] as [any Press] }
    }

    private static var ofReminders: [any Press] {
        let moments: [any Press] = ReminderPress.Step.allCases.filter(\.isOfMoment).map {
            ReminderPress(id: reminder, step: $0, moment: lastMoment)
        }
        let nags: [any Press] = (NagPlan.choices + [nil]).map { NagPress(id: reminder, seconds: $0) }
        let times: [any Press] = [
            SnoozeTo(reminder: reminder, moment: lastMoment), KeepClock(entry),
            RemindOn(line: "\(largest)", time: MeantTime(day: 199_999, minute: 1439)),
            RemindOn(line: "\(largest)", time: MeantTime(day: 0, minute: nil)),
            RemindInstead(id: reminder, old: lastMoment, new: lastMoment),
        ]
        return ReminderPress.Step.allCases.map { ReminderPress(id: reminder, step: $0) } + moments + nags + times
            + RemindAt.Choice.allCases.map { RemindAt(choice: $0) } + [RemindAtHour()]
    }

    private static var ofPeople: [any Press] {
        let next = PersonPress(person, .follow)
        let names: [any Press] = longestNames.flatMap { name -> [any Press] in
            [UsernamePress(name), AgreePress(then: UsernamePress(name))]
        }
        let switches: [any Press] = SetPrivacy.Switch.allCases.flatMap { what -> [any Press] in
            [SetPrivacy(what, true), SetPrivacy(what, false)]
        }
        let accounts: [any Press] = [
            AgreePress(), AgreePress(then: next), ThisPerson(person), GuestPress(), MakeDeviceCode(),
            UnlinkAccount(IdentityID(largest)),
        ]
        let links = [true, false].flatMap { isWanted in
            [DeviceCode("k7mp3xq9")].compactMap(\.self).map { LinkAccount($0, isWanted: isWanted) }
        }
        return PersonPress.Step.allCases.map { PersonPress(person, $0) }
            + ProfilePress.Step.allCases.map { ProfilePress(step: $0) } + names + switches + accounts + links
            + LeavingPress.Step.allCases.map { LeavingPress($0) }
    }

    private static let longestNames = [Username(String(repeating: "a", count: 30))].compactMap(\.self)

    private static var ofSettings: [any Press] {
        calm + [
            KeepZone("America/Argentina/ComodRivadavia"), ZonePress(zone: nil), SetClock(uses24Hours: true),
            SetClock(uses24Hours: false),
        ]
            + zones.map { ZonePress(zone: $0) } + Settings.Units.allCases.map { SetUnits(units: $0) }
            + (1...7).map { SetWeek(day: $0) } + DateOrder.allCases.map { SetDateOrder(order: $0) }
            + DayTimesCard.parts.map { SetDayPart(part: $0, minute: 1439) }
            + LanguageTables.all.map { SetLanguage(id: $0.id) }
            + PictureSize.allCases.map { SetPictureSize(size: $0) } + [true, false].map { SetPictureTheme(isDark: $0) }
            + [true, false].map { SetKeepsUnread(keeps: $0) } + [WaitingHere(TaskID(largest), PlaceID(largest))]
    }

    private static var ofGroups: [any Press] {
        let rules: [any Press] = Changers.allCases.map { SetChangers(changers: $0) }
        return rules + [
            WroteIt("\(largest)"), GroupUndo(OwnerID(largest), entry), GroupDone(ReminderID(largest)),
        ]
    }
}
