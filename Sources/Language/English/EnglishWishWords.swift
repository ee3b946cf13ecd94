import Core

/// How a wish to add something is worded in English.
enum EnglishWishWords {
    static let words = WishWords(
        openings: openings,
        makers: """
            add create make new set put enter insert write start open give need want have another record log get submit
            include schedule plan arrange book append need
            """.words,
        putters: """
            add put include insert stick throw drop place write jot append enter pop chuck bung shove whack slap tack get need
            want
            """.words,
        adders: "add plus".words,
        planners: planners,
        plannedNames: """
            book club, book clubs, book fair, book group, book circle, book launch, book signing, book swap, book exchange,
            book reading, book sale, book store, book shop, book report, book review, book presentation, book talk,
            block party, block meeting, plan review, set rehearsal, log cabin
            """,
        repeaters: "again also then too".words,
        noters: """
            jot down, jot, write down, write this down, note down, note, take down, put down, save, keep, record, log, keep in mind,
            take note, take a note, make a note, make note, write a note, add a note, add note, save a note, new note
            """,
        fillers: "me us in up down a an the new another one more quick please for myself repeating recurring daily"
            .words,
        kinds: kinds,
        connectors: "to for about that of saying says called named titled being is as which reads regarding".words,
        closings: """
            gets added, get added, to be added, be added, added, is added, gets put, be put, and remind me, please remind me,
            remind me, and please remind me, can you remind me, could you remind me, remind me please, need adding,
            save that, save it, add that, add it, add that in, put that in, put it in, put that down, put it down, put that on there,
            put it on there, put that in for me, put it in for me, so put that down, so put that in, note that, note that down,
            note it down, record that, record it, log that, log it, mark it, mark that down, mark it down, make a note of it,
            please add, please save, please save it, pls add, please note
            """,
        determiners: """
            the a an my our your his her its their this that these those some any no each whose last next another
            """.words,
        articles: ["the", "a", "an", "some"],
        pronouns: "it that them those these this some more".words,
        requests: "so then and please will would can could you just go ahead lets i we need want to pls".words,
        reasons: "if unless because cause cos since as".words,
        conditions: "if unless".words,
        joiners: ["and", "or", "&"],
        copulas: "is are".words,
        timeLinks: "at on by in for due until till from starting before deadline scheduled around about @ ends".words,
        starters: "start starts starting begin begins beginning".words,
        followers: """
            to at on in for with about from by but then before after when while because cause cos so if unless until till near
            via re regarding using without as since during around behind inside outside through per under over and or
            that please the a an my our your his her their this these those some
            """.words,
        holders: """
            of about than like called named titled vs versus no
            """.words,
        numbered: """
            chapter page room episode season part volume vol issue version level number nr no unit gate line route
            chapters pages rooms episodes seasons volumes issues levels lines
            """.words,
        departures: "flight train bus ferry taxi cab airport plane".words,
        noPlaces: """
            all ease end first glance hand last least length moment most odds once peace point present random request risk
            same stake time times will worst best discount
            """.words,
        journeyLinks: "to from".words, passages: "ticket tickets".words,
        arrivals: "arrives arrive arriving arrival arr lands landing".words,
        returns: "back return returning".words,
        purposes: ["for"],
        targets: ["to"],
        compounds: """
            roast roasts school paper papers edition editions times market markets mass blues funday league special
            specials driver service services supplement brunch recipe recipes playlist prayers prayer routine
            sale sales deals people crew crowd club clubs syndrome newsletter newspaper column show shows cartoon
            cartoons morning afternoon evening night nights light lights matinee shift shifts batch session sessions series gravy
            dinner lunch best clothes dress shirt shirts shoes jumper cards card tree presents present gift gifts cake
            eggs egg cookies songs song carols movie movies film decorations lights party parties shopping dinner
            """.words,
        meals: [
            "dinner": .dinner, "supper": .dinner, "breakfast": .breakfast, "brunch": .breakfast, "lunch": .lunch,
            "drinks": .dinner, "wake": .breakfast, "sunrise": .breakfast,
        ],
        evenings: """
            concert gig party pub cinema movie movies theatre theater opera musical disco night choir club restaurant evening
            play quiz gala prom ball karaoke screening premiere
            """.words,
        appointments: """
            dentist doctor gp vet haircut hairdresser barber meeting meetup appointment appt interview lesson lecture tutorial class exam test
            checkup physio massage therapy gym yoga pilates swimming football soccer tennis training practice rehearsal
            coffee date call standup recital wedding funeral playdate picnic barbecue bbq match tournament
            optician orthodontist osteopath chiropractor dermatologist hygienist kickoff retro demo workshop webinar seminar
            viewing audition christening graduation manicure vaccination choir karate judo ballet
            """.words,
        invitations: "coffee date call".words,
        encounters: "meet join attend".words,
        readers: "read watch listen play stream rent see finish reread rewatch".words,
        habits: """
            change rotate backup back do meditate exercise stretch jog journal floss practice run swim cycle workout hoover dust drink walk
            """.words,
        everything: """
            todo todos to do dos task tasks calendar schedule agenda planner diary reminders things list lists day cal
            """.words,
        listLinks: "to on in into onto under".words,
        listing: ListingWords(
            joiners: ["and", "then", "&"], links: ["to", "onto", "on"], nouns: ["list"],
            shopping: ["shopping", "groceries"],
            purposes:
                "to try,to try out,to read,to watch,to see,to visit,to buy,to get,to eat,to cook,to bake,to play,to learn,to check out,to go to,to listen to",
            collections: ["ideas", "wishes", "candidates", "recommendations", "suggestions"]),
        counting: ["many"], placeNouns: ["places", "pins", "spots"],
        listKinds: ["for", "of"],
        placeLinks: "at @ in".words, stateLinks: ["in"],
        placeMentions: "from to near by outside behind around into for inside towards".words,
        personLinks: "with and for to from ask tell call text email ping message meet visit see".words,
        companyLinks: ["with", "w"], similes: ["as", "like", "under"], others: "he she they hes shes theyre".words,
        relations: [
            .before: "before,prior to,ahead of,right before,just before",
            .after: "after,right after,straight after,just after,once",
            .when:
                "when,whenever,every time,each time,any time,as soon as,next time,the next time,the moment,upon,while,on",
        ],
        speakers: "i im ive we were weve am are".words,
        momentVerbs: """
            leave left get arrive arrived reach go come return finish finished start wake head enter exit visit pass am
            are land board step walk drive open close
            """.words,
        imperatives: imperatives,
        askables: EnglishChores.askable, chores: EnglishChores.verbs, choresOrThings: EnglishChores.verbsOrNouns,
        choreParticles: EnglishChores.particles, earliers: "before beforehand earlier ahead".words,
        leavings: "leave head go depart".words,
        particleVerbs: "put turn switch log sign hand try clock check plug set bring pop leave keep".words,
        doers: EnglishChores.doers, household: EnglishChores.household,
        movers: "move moved reschedule rescheduled postpone postponed shift shifted push pushed changed".words,
        eachTimes: "every time,each time,whenever,always", choreNames: EnglishChores.names,
        intakes: EnglishChores.intakes, bills: EnglishChores.bills.words, payers: ["pay"],
        runners: EnglishChores.runners,
        programDeeds: EnglishChores.programDeeds, duties: EnglishChores.duties,
        ownDuties: WordPhrases(stringLiteral: EnglishChores.ownDuties),
        beings: ["be"],
        programWords: EnglishChores.programWords,
        deadlineLinks: ["by", "before", "due", "deadline"],
        dues: ["due"],
        calls: "call phone ring text email message write visit thank ask tell".words,
        family: "mum mom mama mommy dad daddy papa grandma grandpa granny gran nan sis bro auntie".words,
        callees: """
            bank dentist doctor gp vet plumber electrician landlord landlady insurance school garage mechanic hairdresser
            barber lawyer solicitor accountant pharmacy clinic hospital kindergarten nursery daycare janitor caretaker
            handyman roofer locksmith optician council teacher coach boss neighbour neighbor tutor babysitter nanny
            therapist gynaecologist gynecologist paediatrician pediatrician orthodontist
            """.words,
        tellers: """
            i we he she they you your me us u is isnt isn't are arent aren't was were am be been had has have im youre hes shes theyre its will would
            """.words,
        momentForms: """
            leaving getting arriving reaching going coming returning finishing waking heading entering exiting visiting
            passing landing boarding walking driving home back
            """.words,
        ways: "my way, our way, the way home, the way back, the way to work, the way to school",
        momentEnds: "home back there done ready up".words,
        moments: """
            work school gym class classes practice training church shift lecture lessons yoga football soccer swimming
            daycare kindergarten nursery college uni university bed bedtime sleep shower football rehearsal surgery
            lunch dinner breakfast supper shopping holiday vacation office meeting appointment exam interview party concert
            trip dentist doctor
            """.words,
        deeds: """
            done finish finished complete completed did do bought got paid sent called tick ticked check checked cross
            crossed strike mark marked off as with i ive have has had been is are was were it already just now delete
            remove drop erase scrap move reschedule postpone push shift put change task todo the a my to until till for
            from of list finally
            """.words,
        priorities: [
            (
                """
                urgent,urgently,asap,high priority,top priority,highest priority,priority high,priority 1,priority one,
                prio 1,high prio,prio high,very important,critical,super urgent,very urgent,really urgent,important
                """, 1
            ),
            (
                "medium priority,mid priority,normal priority,priority medium,priority 2,priority two,prio 2,medium prio",
                2
            ),
            ("low priority,lowest priority,priority low,priority 3,priority three,prio 3,low prio,not urgent", 3),
        ],
        priorityMarks: [
            ("high highest urgent top critical".words, 1), ("medium med mid normal".words, 2), ("low lowest".words, 3),
            ("none no".words, 4),
        ],
        priorityLeads: "urgent urgently asap".words, lessers: "less not lower".words,
        states: "shared private public visible hidden quiet quieter silent softer shorter longer bigger smaller better"
            .words,
        louds: "loud louder noisy ring rings ringing".words, nearLinks: "near by around outside".words,
        softeners: "also".words,
        done: EnglishChores.done, purchases: "buy get grab order fetch".words,
        whenAsked:
            """
            when is, when are, whens, what time is, what day is, when does, when do, when do i, when do we, when am i,
            when should i, when must i, when did i have, when have i, how long is, how long are, how long does, where is,
            until when is, till when is
            """,
        absences: absences,
        priorityCompounds: "care letter letters mail message messages email emails room unit notice".words)

    private static let absences = WordPhrases(
        ["i am", "im", "we are", "were"].flatMap { ["\($0) not going to", "\($0) skipping", "\($0) missing"] }
            + ["i ", "we ", ""].flatMap { who in
                ["cant", "cannot", "wont", "will not"].flatMap { cannot in
                    ["go to", "make it to", "make", "come to", "attend"].map { "\(who)\(cannot) \($0)" }
                }
            }
            + ["i", "we"].flatMap { who in
                ["have to", "must", "will", "need to"].flatMap { ["\(who) \($0) skip", "\(who) \($0) miss"] }
            })

    private static let openings = WordPhrases(stringLiteral: EnglishChores.ownDuties + ", " + openingList)

    private static let openingList = """
        remind me, remind us, reminder, reminders, remember, remember to, dont forget, do not forget, dont let
        me forget, do not let me forget, never forget, make sure, be sure to, make me remember, help me
        remember, i need to remember, i have to remember, i want to remember, i need to, i have to, i must, i
        should, i gotta, i got to, ive got to, i have got to, i want to, i still need to, i still have to, i
        also need to, i also have to, i really need to, i really have to, we need to, we have to, we must, we
        should, we gotta, need to, have to, gotta, got to, has to be, must, really must, really need to, i
        really must, i would like to, id like to, i wanna, wanna, i am wanting to, im wanting to, i am looking
        to, im looking to, i am hoping to, im hoping to, i was hoping to, i dont want to forget, i cant forget,
        cant forget, we better, i really have got to, let me know, notify me, alert me, ping me, nudge me, tell
        me, give me a nudge, give me a shout, give me a heads up, wake me, wake me up, i need you to, i want you
        to, id like you to, would you mind, be willing to, know, so i dont forget, so that i dont forget, so we
        dont forget, note to self, todo, i need, we need, i want, we want, im out of, i am out of, were out of,
        we are out of, we ran out of, i ran out of, running out of, running low on, were low on, it would be
        great if you could
        """

    private static let planners: WordPhrases = """
        schedule, book, plan, add, put, create, make, set, set up, setup, arrange, organise, organize, enter, insert,
        save, block, block off, block out, mark, pencil in, log, get, include, fix, please schedule, reserve, i have,
        ive got, i got, we have, weve got, i need, i want, there is, theres, lets have
        """

    private static let kinds: [WishFamily: WordPhrases] = [
        .task: """
        task, tasks, todo, todos, to do, to dos, to - do, to - dos, todo item, to do item, task item, item, list item, chore,
        errand, thing to do, action item, todo task, to do task
        """,
        .reminder: "reminder, reminders, alert, notification, alarm, reminder alert, nudge, memo",
        .event: """
        event, events, calendar event, calendar entry, calendar item, entry, all day event, calendar reminder
        """,
        .note: "note, notes, memo, text note",
        .occasion: "occasion",
        .list: "list, lists",
    ]

    private static let imperatives = """
        ask bring buy call cancel charge check clean clear close collect cook copy deliver download drop email empty
        feed fetch fill find finish fix fold get give grab hand hang iron lock mail make move order pack pay phone
        pick plug post prepare press print put read refill remember remind renew repair replace reply return ring
        scan send set sign sort submit sweep switch take tell text thank throw tidy turn unplug update upload vacuum
        wash water wipe withdraw write
        """.words
}
