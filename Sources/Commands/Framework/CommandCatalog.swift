package import Core
package import Language

/// All that people can say, press and look at: one flat list each. Help, the menu and the tests derive from it.
package enum CommandCatalog {
    /// In the order in which help and the menu show them; where two fit a line equally well, the earlier one is meant,
    /// so those that a bare name opens come last.
    package static let commands: [any Command.Type] = [
        PinCommand.self,
        ParkedCommand.self,
        WhereIsCarCommand.self,
        PinsCommand.self,
        NearCommand.self,
        MapCommand.self,
        MapHereCommand.self,
        PlaceMapCommand.self,
        PinsMapCommand.self,
        NavigateCommand.self,
        RenamePinCommand.self,
        MovePinCommand.self,
        LabelPinCommand.self,
        ColourCommand.self,
        IconCommand.self,
        HomeCommand.self,
        DeletePinCommand.self,
        FavouriteCommand.self,
        UnfavouriteCommand.self,
        FavouritesCommand.self,
        WantCommand.self,
        WantedListCommand.self,
        BeenCommand.self,
        BeenListCommand.self,
        MemoriesCommand.self,
        ThisDayCommand.self,
        RateCommand.self,
        ReviewsCommand.self,
        LabelListCommand.self,
        ListAddCommand.self,
        ListRemoveCommand.self,
        MyListsCommand.self,
        NewListCommand.self,
        RenameListCommand.self,
        DeleteListCommand.self,
        CheckInCommand.self,
        BundleCommand.self,
        AddToBundleCommand.self,
        RenameBundleCommand.self,
        BundleIconCommand.self,
        FinishBundleCommand.self,
        AbandonBundleCommand.self,
        BundleReviewCommand.self,
        RoutinesCommand.self,
        StartRoutineCommand.self,
        SaveRoutineCommand.self,
        RenameRoutineCommand.self,
        DeleteRoutineCommand.self,
        ChainCommand.self,
        TaskCommand.self,
        ListTaskCommand.self,
        AskCommand.self,
        GiveTaskCommand.self,
        TodayCommand.self,
        TasksCommand.self,
        OverdueCommand.self,
        BestOrderCommand.self,
        OldTasksCommand.self,
        DoneListCommand.self,
        DoneCommand.self,
        MoveTaskCommand.self,
        RenameTaskCommand.self,
        DeleteTaskCommand.self,
        ReopenTaskCommand.self,
        SkipTaskCommand.self,
        StopRepeatingCommand.self,
        AgainCommand.self,
        SaveTemplateCommand.self,
        UseTemplateCommand.self,
        TemplatesCommand.self,
        MyTemplatesCommand.self,
        PublishTemplateCommand.self,
        AddToTemplateCommand.self,
        RemoveFromTemplateCommand.self,
        RenameTemplateCommand.self,
        DeleteTemplateCommand.self,
        OccasionsCommand.self,
        OccasionTasksCommand.self,
        ShowOccasionCommand.self,
        NewOccasionCommand.self,
        RenameOccasionCommand.self,
        MergeOccasionsCommand.self,
        DeleteOccasionCommand.self,
        OccasionIconCommand.self,
        OccasionPlaceCommand.self,
        OccasionHoursCommand.self,
        TieTaskCommand.self,
        UntieTaskCommand.self,
        CalendarCommand.self,
        EventCommand.self,
        MoveEventCommand.self,
        DeleteEventCommand.self,
        CalendarsCommand.self,
        FeedCommand.self,
        AddCalendarCommand.self,
        NoteCommand.self,
        EditNoteCommand.self,
        KeepOnTopCommand.self,
        OffTopCommand.self,
        DeleteNoteCommand.self,
        TaskLeadCommand.self,
        RemindOtherCommand.self,
        ReminderCommand.self,
        AlarmCommand.self,
        BeforeCommand.self,
        RingCommand.self,
        NagCommand.self,
        RemindersCommand.self,
        DeleteReminderCommand.self,
        ShowSummaryCommand.self,
        TipCommand.self,
        MeCommand.self,
        PersonCommand.self,
        FindPeopleCommand.self,
        SearchCommand.self,
        NameCommand.self,
        UsernameCommand.self,
        RemoveUsernameCommand.self,
        BioCommand.self,
        RemoveBioCommand.self,
        PictureCommand.self,
        RemovePictureCommand.self,
        FollowCommand.self,
        UnfollowCommand.self,
        FollowersCommand.self,
        FollowingCommand.self,
        RequestsCommand.self,
        RemoveFollowerCommand.self,
        CloseFriendsCommand.self,
        AddCloseCommand.self,
        RemoveCloseCommand.self,
        BlockCommand.self,
        UnblockCommand.self,
        BlockedCommand.self,
        PrivacyCommand.self,
        LinkDeviceCommand.self,
        DevicesCommand.self,
        UnlinkDeviceCommand.self,
        ShareCommand.self,
        PublishCommand.self,
        UnshareCommand.self,
        WhoSeesCommand.self,
        ThingHistoryCommand.self,
        SharesCommand.self,
        UndoCommand.self,
        RedoCommand.self,
        HistoryCommand.self,
        TrashCommand.self,
        ImportCommand.self,
        ExportCommand.self,
        SettingsCommand.self,
        ZoneCommand.self,
        JourneyCommand.self,
        UnitsCommand.self,
        ClockCommand.self,
        WeekCommand.self,
        DayPartCommand.self,
        DateOrderCommand.self,
        PictureSizeCommand.self,
        PictureThemeCommand.self,
        DayTimesCommand.self,
        LanguageCommand.self,
        NoticesCommand.self,
        QuietCommand.self,
        QuietOffCommand.self,
        PauseCommand.self,
        ResumeCommand.self,
        SummaryCommand.self,
        SummaryOffCommand.self,
        RulesCommand.self,
        SetRulesCommand.self,
        AdminCommand.self,
        HelpCommand.self,
        AboutCommand.self,
        FailuresCommand.self,
        ServerHealthCommand.self,
        CancelCommand.self,
        StartCommand.self,
        ExampleCommand.self,
        RemoveExampleCommand.self,
        ThanksCommand.self,
        ShowPinCommand.self,
        ShowListCommand.self,
        NotesCommand.self,
        PlaceSearchCommand.self,
        DiscoverCommand.self,
        PlaceDetailCommand.self,
        AddressCommand.self,
    ]

    static let presses: [any Press.Type] = [
        ShowCard.self, HelpPress.self, HelpTopic.self, UndoPress.self, KeepAsNote.self, KeepPassedOn.self,
        CancelPress.self,
        Meant.self, FollowThing.self,
        PinHere.self, NameWaiting.self, LookInstead.self, NearPress.self, MapHere.self, MapPress.self, PlacePress.self,
        ChoosePlace.self,
        DirectionsPress.self, PreferMaps.self, DraftFieldPress.self, DraftSave.self, DraftCancel.self, DraftUse.self,
        TwinPress.self, LetPlaceStay.self, SetColour.self, HomePress.self, PinPhoto.self,
        TaskPress.self, TaskTick.self, TaskDay.self, TaskLevel.self, AddTask.self, TaskAsk.self, StepPress.self,
        TaskToList.self, TaskLabel.self, TaskShift.self, ListColour.self, ListCategory.self,
        TaskTie.self, TieEntry.self, TieAsk.self, NotOccasion.self, OccasionAsk.self, OccasionIcon.self,
        OccasionAt.self,
        MergeOccasions.self, DeleteOccasion.self, NewOccasionPress.self, BestOrder.self, KeepOrder.self,
        GiveTo.self, TaskAnswer.self, TakeBack.self, LetWork.self,
        AddEvent.self, EventPress.self, SendEntry.self, CalendarPress.self, AddCalendar.self, KeepCalendar.self,
        CheckIn.self, AskCheckIn.self, NewCheckIn.self, DeclineCheckIn.self, AskCheckIns.self, KeepCheckIns.self,
        Pick.self, PickAll.self, PickBin.self,
        PickRoutine.self,
        AddPick.self, BeginBundle.self, BundlePress.self, BundleTick.self, BundleBack.self, BundleReturn.self,
        BundleAdd.self, BundleIcon.self, BundleOrder.self, StartRoutine.self, RoutinePress.self, RoutineBin.self,
        SetNext.self,
        FeedPress.self, DailyPress.self,
        UseTemplate.self, AgainPress.self, BeginList.self, MakeTemplate.self, SaveTemplate.self, TemplatePress.self,
        PublishTemplate.self, SearchTemplates.self, SaveFilter.self, FilterPress.self, SetLead.self, JoinReminder.self,
        KeepOldTask.self, OldTasksLater.self, DropOldTasks.self, ShowTaskFiles.self, RemoveTaskFile.self,
        StickerPress.self, OpenSticker.self,
        ReminderPress.self, NagPress.self, SnoozeTo.self, KeepClock.self, RemindAt.self, RemindOn.self,
        RemindInstead.self,
        AddNote.self, NotePress.self, NoteTick.self, ResetTicks.self, KeepAsTask.self, MoveNote.self, PinHeading.self,
        ZonePress.self, SetUnits.self, SetClock.self, SetWeek.self, SetDayPart.self, SetDateOrder.self,
        SetPictureSize.self, SetPictureTheme.self,
        SetLanguage.self,
        LevelPress.self, QuietPress.self, PausePress.self, SummaryPress.self, HelloPress.self, UrgentPress.self,
        DeclineZone.self,
        AgreePress.self, GuestPress.self, ProfilePress.self, UsernamePress.self, PersonPress.self, SetPrivacy.self,
        LinkAccount.self, UnlinkAccount.self, MakeDeviceCode.self,
        ShareTo.self, ChoosePeople.self, PickPerson.self, LinkPress.self, ShareThis.self, SaveCopy.self,
        NoteForMyself.self,
        RateStars.self, ReviewPress.self, KeepPress.self, VisitPress.self, AddVisit.self,
        TickList.self, NewList.self, MakeListOf.self, ListPress.self,
        SelectRows.self, TickRow.self, TickAll.self, DoWithMany.self, BackToRows.self,
        SetChangers.self, GroupUndo.self, WroteIt.self,
        ImportPress.self, ExportPress.self, MoreFacts.self,
        FailurePress.self, ExamplePress.self,
        Narrow.self, PinWorld.self, PinHouse.self, SeekWords.self, DiscoverPress.self, LookInRegion.self,
    ]

    static let cards: [any Card.Type] = [
        PlaceCard.self, PlacesCard.self, MapCard.self, DirectionsCard.self, DraftCard.self, ColourCard.self,
        NoteCard.self, NotesCard.self, MoveNoteCard.self,
        TaskCard.self, TasksCard.self, TaskFilterCard.self, DoneCard.self, ListSettingsCard.self, GiveCard.self,
        CalendarCard.self, EventCard.self, CalendarsCard.self, ForeignCalendarCard.self, CalendarDraftCard.self,
        FeedCard.self, TipCard.self,
        TemplateCard.self, TemplatesCard.self, TemplateDraftCard.self, BeginListCard.self, TaskNarrowCard.self,
        TaskLeadsCard.self, OldTasksCard.self, TaskFilesCard.self, StickerCard.self,
        ReminderCard.self, RemindersCard.self, ReviewCard.self, ReviewsCard.self, RateCard.self, SearchCard.self,
        VisitsCard.self, VisitCard.self, MemoriesCard.self, TickListsCard.self, MyListsCard.self,
        OccasionCard.self, OccasionsCard.self, TieCard.self, BestOrderCard.self,
        SelectCard.self, ManyChoiceCard.self,
        CheckInCard.self, AskedCheckInCard.self, PickCard.self, BundleCard.self, BundleReviewCard.self,
        ReviewOccasionsCard.self,
        RoutinesCard.self, RoutineCard.self, NextCard.self,
        StartCard.self, ProfileCard.self, FollowListCard.self, FollowRequestCard.self, NewFollowersCard.self,
        CloseFriendsCard.self, BlockedCard.self, PrivacyCard.self, DevicesCard.self,
        ShareCard.self, SharePeopleCard.self, ShareLinkCard.self, SharedCard.self, SharedWithMeCard.self,
        ThingHistoryCard.self,
        SettingsCard.self, DayTimesCard.self, PicturesCard.self, FailuresCard.self, HelpCard.self, EntryCard.self,
        HistoryCard.self, ExampleCard.self, ImportCard.self, ImportHelpCard.self, ExportCard.self,
        RulesCard.self, GroupCard.self, NoticesCard.self, PauseCard.self, SummaryCard.self,
        FoundCard.self, WorldCard.self, WorldWaysCard.self, RegionCard.self, AddressCard.self,
    ]

    static let questions: [any Question.Type] = [
        WhereQuestion.self, DraftQuestion.self, PlaceQuestion.self, NameQuestion.self,
        NoteQuestion.self, NoteTextQuestion.self, PhotoQuestion.self, ZoneQuestion.self,
        TaskTitleQuestion.self, WhichTaskQuestion.self, TaskFieldQuestion.self, ListCategoryQuestion.self,
        TieQuestion.self, OccasionQuestion.self,
        EventTitleQuestion.self, EventTimeQuestion.self, EventWordsQuestion.self,
        CalendarNameQuestion.self, CalendarAddressQuestion.self,
        TemplateFieldQuestion.self, TemplateWordsQuestion.self, WhichTemplateQuestion.self,
        FilterNameQuestion.self,
        ReminderTimeQuestion.self, ReminderTextQuestion.self, SnoozeQuestion.self, WhichQuestion.self,
        ProfileQuestion.self, FindQuestion.self, SearchQuestion.self, ShareQuestion.self, ShareNamesQuestion.self,
        ReviewQuestion.self, StarsQuestion.self, VisitDayQuestion.self, VisitNoteQuestion.self, ListNameQuestion.self,
        ManyQuestion.self, CheckInQuestion.self, PickQuestion.self, BundleQuestion.self, RoutineQuestion.self,
    ]

    /// Sayings that only look like a command; where one fits at least as well as any command, nothing is meant.
    static let sayings: [Phrase] = [
        "pin (code|number) [is|was|:] [{text:rest}]", "pin the tail on the donkey",
        "follow (up|the|this|that|these|my|your|our|his|her|a|an|through|along|it|him|them|me|us|suit) [{text:rest}]",
        "(block|unblock) (the|this|that|my|your|our|his|her|a|an|off|out|up|it|all|some|time) [{text:rest}]",
        "check in (on|with|to) {text:rest}",
        "find (people|friends|somebody|someone) (who|to|for|in|near|at) {text:rest}",
        "find (out|myself|yourself|oneself|it|that|this|them|him|her|us|me a|common|time|peace) [{text:rest}]",
        "look (up|for) (to|at|me|you|yourself|us|him|trouble|it) [{text:rest}]",
        "search (party|engine|results|history|warrant|high) [{text:rest}]",
        "my name is (on|in|not|spelled|written|missing|wrong) [{text:rest}]",
        "pause for (thought|effect|breath|coffee|lunch|tea|applause|a breath|a coffee|a smoke) [{text:rest}]",
        "(speak|talk|reply|answer) (up|louder|slower|faster|quieter|softer|slowly|clearly|quietly|quickly|back|with|about|soon|later|again) [{text:rest}]",
        "(who|what|which|whose|how|why|when|is|are|was|does|did|has|stop|end|revoke) {text:text} (to|on|onto) [my] [the] [list] {list:heading!} [list]",
        "{who:name} is here", "use (less|more|my|your|our|the|this|some) time",
    ]
    static let nothing = ParseService.nothing

    /// The phrases of all commands, compiled once.
    package static let matcher = PhraseMatcher(phrases { index, _ in "\(index)" })

    /// The phrases of all commands in all languages, under names of their own.
    static func phrases(named name: (Int, About) -> String) -> [PhraseTable] {
        LanguageTables.all.map(\.id).flatMap { language in
            [PhraseTable(intent: nothing, language: language, phrases: sayings(in: language))]
                + commands.enumerated().map { index, command in
                    PhraseTable(
                        intent: name(index, command.about), language: language,
                        phrases: command.about.phrases(in: language))
                }
        }
    }

    private static func sayings(in language: LanguageID) -> [Phrase] {
        language == .english ? sayings : LanguageTables.tables(for: language).sayings
    }

    /// The messenger's command menu: for everyone, and for those whose language has its own.
    package static var menu: [MenuEntry] {
        menu(in: .english, tag: nil)
            + LanguageTables.others(than: .english).flatMap { menu(in: $0.id, tag: $0.id.rawValue) }
    }

    static func menu(in language: LanguageID, tag: String?) -> [MenuEntry] {
        let voice = LanguageTables.voice(for: language.rawValue)
        return commands.map { $0.about }.compactMap { about in
            about.menu(in: language).map {
                MenuEntry(command: $0, summary: voice.words(about.wording), language: tag)
            }
        }
    }

    /// The typed value of button data; nil for what no button of ours carries, to the letter.
    package static func press(_ code: String) -> (any Press)? {
        guard let parts = CodeParts(code) else { return nil }
        let press = presses.first { $0.verb == parts.verb }?.init(parts.arguments)
        return press?.code == code ? press : nil
    }

    /// The card of a subject as it was written.
    package static func card(_ code: String) -> (any Card)? {
        guard let parts = CodeParts(code) else { return nil }
        let card = cards.first { $0.verb == parts.verb }?.init(parts.arguments)
        return card?.code == code ? card : nil
    }
}
