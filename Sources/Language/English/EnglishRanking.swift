/// The English words with which a line's intent is ranked where no phrase fits. "a_b" are words that follow each other.
enum EnglishRanking {
    static let table = RankingTables(
        topics: EnglishTopics.text, functionWords: functionWords, drawnTogether: drawnTogether, wishStarts: wishStarts,
        families: families, forms: forms, wrapping: wrapping, talkTopics: "bot emotion joke swear",
        foreignTopics: foreignTopics, model: EnglishModel.text)

    /// Small words that are looked at as they are.
    private static let functionWords = """
        a about after all already also am an and another any anything are as at be been before but by can could did
        do does down ever everything for from get give go going got had has have he her here him his how i if in is
        it its just let like make many may me might more much must my need new not nothing now of off on or other
        our out please put right s she should so some something still take than that the their them then there these
        they this those to too up us want was we well were what when where whether which who why will with would yet
        you your
        """

    /// What people draw together or write short, without apostrophes, and what it stands for.
    private static let drawnTogether = """
        2day=today abt=about appt=appointment appts=appointments arent=are_not bday=birthday cannot=can_not
        cant=can_not couldnt=could_not didnt=did_not doesnt=does_not dont=do_not dunno=do_not_know gimme=give_me
        gonna=going_to gotta=got_to hasnt=has_not havent=have_not havnt=have_not hes=he_is howd=how_did hows=how_is
        id=i_would ill=i_will im=i_am isnt=is_not itll=it_will ive=i_have lemme=let_me lets=let_us mtg=meeting
        pls=please plz=please r=are rn=right_now shes=she_is shouldnt=should_not thatll=that_will thats=that_is
        theres=there_is theyre=they_are theyve=they_have thx=thanks tmr=tomorrow tmrw=tomorrow todays=today u=you
        ur=your wanna=want_to wasnt=was_not wat=what wats=what_is weve=we_have whats=what_is whens=when_is
        whered=where_did wheres=where_is whos=who_is wont=will_not wouldnt=would_not ya=you youre=you_are
        youve=you_have
        """

    private static let wrapping = Wrapping(
        before: [
            "please", "can you", "could you", "can you please", "could you please", "hey", "hi", "ok", "hey bot",
            "i want you to", "would you", "i need you to", "will you", "pls", "i'd like you to", "so", "um", "hello",
        ],
        light: ["hey", "so", "ok", "hi", "um", "bot", "hey bot", "please"],
        after: ["please", "thanks", "for me", "now", "pls", "thank you", "right now", "?", "."],
        verbs: [
            "show", "add", "put", "tell", "give", "read", "find", "set", "remind", "create", "make", "delete", "remove",
            "cancel", "check", "list", "open", "share", "send", "save", "change", "move", "play", "turn", "book",
            "call",
            "get", "take", "schedule", "reset", "switch", "clear", "erase", "mark", "start", "navigate", "recommend",
            "suggest", "search", "locate", "text", "email", "order", "update", "look", "pull", "repeat", "say", "speak",
        ])

    private static let forms = WordForms(
        endings: [
            .init("ies", other: "y", least: 5), .init("s", least: 4, unless: ["ss", "us", "is"]),
            .init("ing", least: 6), .init("ed", least: 5),
        ], joinsWords: false)

    /// Words before the wish itself.
    private static let wishStarts = """
        actually alexa also and bot can_i can_you can_you_please could_i could_you could_you_please
        do_me_a_favor_and do_me_a_favour_and go_ahead_and google hello help_me help_me_to hey hey_there hi
        i_am_trying_to i_have_to i_must i_need_to i_need_you_to i_should i_want_to i_want_you_to i_wish_to
        i_would_appreciate_it_if_you i_would_like_to i_would_like_you_to just kindly let_me let_us may_i now oh ok
        okay please quickly siri so uh um wayside well will_you will_you_please would_you would_you_mind
        would_you_please yo you_can you_could
        """

    private static let foreignTopics = """
        bank insurance weather music play watch game home email call text social news stock fact define spell translate
        math cook order car carrent visa_topic luggage plug_topic timeq traffic taxi flight reserve hr
        """

    /// By which words the members of a family of intents are told apart; the first that fits, else the last.
    private static let families = """
        profile: name=name,names,call,called,nickname,surname username=username,handle picture=picture,photo,avatar
            bio=bio show
        settings: language=language,languages,speak,talk,english,german,spanish,french reset=reset,restore,factory,default,defaults,original
            units=units,unit,miles,kilometers,kilometres,metric,imperial timezone=timezone,zone quiet=quiet
            notifications=notifications,notification show
        share: remove=unshare,stop,private,revoke,remove,unpublish,hide list=who,whom create
        people: unfollow=unfollow follow=follow,following unblock=unblock block=block,blocked mute=mute
            close_friends=close list=list,followers invite=invite find
        bundle: add=add,put remove=back,remove,throw,skip finish=finish,finished,done,complete,close
            abandon=abandon,cancel,drop,stop,quit show
        routine: save=save,make,create,keep,turn,store start=start,run,begin,launch delete=delete,remove
            update=change,update,add,rename list
        template: save=save,make,create,turn,keep publish=publish,share start=start,use,apply,load
            search=search,find,browse delete=delete,remove update=change,update,edit list
        """
}
