/// What people who speak English do themselves.
enum EnglishChores {
    /// Nothing but verbs. None is what programs are told to do ("play", "turn on", "book").
    static let verbs = """
        apply assemble bake bandage bathe bleach boil borrow braise bring brush bury buy carve chop collect comb
        congratulate cook deal decide declutter decorate defrost descale disassemble disinfect dismantle donate drain drape dye enrol
        enroll fertilise fertilize fetch fill fix fold fry furnish grate groom handwash hang hem hoover inflate inspect
        install insulate knead knit launder lend lubricate marinate mend mop mow mulch overhaul pack patch peel
        photocopy pickle polish practise prepare print prune purge rake rearrange reassemble recycle redecorate refill
        refurbish regrout reheat rehearse renew renovate repaint repair repay repot reseal restitch restock restring
        return reupholster revise rewire rinse roast sand sanitise sanitize scour scrape scrub seal sew shampoo sharpen
        shave shovel shred shuck sieve simmer slice soak sow squeegee steam stitch study sweep thaw tidy tighten
        unblock unclog unpack unpick unscrew upholster vaccinate vacuum varnish ventilate wash wax weed whitewash wipe
        withdraw wrap
        """.words

    /// Verbs that may be nouns or adjectives as well, or mean something else alone.
    static let verbsOrNouns = """
        air back build charge clean copy cut dig dress drill drop dust empty exchange feed file finish
        freeze glue hand harvest iron label measure oil organise organize paint pick plant pump replace rotate
        sample saw scan sell service sign sort stack stain stamp stretch submit tape test throw top trim walk water weigh
        """.words

    /// What stands before such a verb where one has to do it: "i have got to".
    static let duties = "i we ive have has got gotta need must should still also todo to do and do not forget dont"
        .words

    /// The same of what nobody tells a program to do.
    static let ownDuties = """
        i must not forget to, i mustnt forget to, must not forget to, mustnt forget to, we must not forget to,
        i should not forget to, i shouldnt forget to, i cannot forget to, i cant forget to, better not forget to,
        i better not forget to, i ought to, i really ought to, we ought to, i should really, i really should,
        i should probably, i am supposed to, im supposed to, i am meant to, im meant to, i had better, id better, i better,
        make sure i, make sure that i, make sure we
        """

    /// What programs are asked for, besides what is done at some moment.
    static let askable = "arrange book confirm contact email learn meet message register reserve schedule talk visit"
        .words

    static let particles = "up out away off on in down back over forward".words

    /// Of things of the house what is done with a verb that says little: "do the laundry", "take the suit to the cleaners".
    static let doers = "do make take get put clear give change swap replace".words
    static let household = """
        baby bathtub bed bedding beds bicycle bike bikes bin bins blinds boiler boots bulb bulbs car carpet cat cats chickens
        clothes coat compost cot curtains cushions dishes dishwasher dog dogs doormat drawer drawers fence filters fish
        fireplace freezer fridge furnace garbage gardening gate groceries gutter gutters hamster headphones heater hedge homework
        horse houseplants housework ironing jacket kettle key keys kids ladder lawnmower laptop laundry leaves lightbulb lightbulbs
        litter mattress medicine microwave mirror nappies nappy oven package packages parcel passport pill pillow phone phones
        haircut checkup vaccine
        pillowcases pills plants powerbank prescription rabbit radiator radiators recycling roof rubbish rug sandbox shed sheets
        shirt shirts shower sink smoke snow sofa stove suit tablet tablets tap taxes toilet towels trash tyre tyres
        tires tire vacuuming vitamin vitamins wardrobe washing windows batteries battery petrol diesel stamps sheet
        \(bills)
        """.words

    /// Of them what is a chore by its name alone.
    static let names = """
        laundry dishes homework housework ironing vacuuming hoovering washing gardening groceries shopping taxes dinner lunch
        breakfast cleaning cooking
        """.words

    /// What is paid at its day.
    static let bills = """
        bill bills electricity fees insurance invoice invoices mortgage netflix rent spotify subscription subscriptions tax taxes
        tuition
        """

    /// What is ready, or over, by itself.
    static let runners = """
        bake beans broccoli brownies cake casserole chicken chips cookies couscous dishwasher dough dryer egg eggs fish fries lasagna
        lasagne laundry lentils muffins nap noodles oven pasta pie pizza plank pomodoro porridge potatoes quinoa ravioli rice
        risotto roast sauce sauna sausages soup spaghetti steak stew tea veg vegetables wash washing
        """.words

    static let intakes = """
        antibiotic antibiotics aspirin drops eyedrops ibuprofen inhaler insulin magnesium med meds medicine medication
        medications melatonin painkiller painkillers paracetamol pill pills probiotics supplement supplements tablet tablets
        vitamin vitamins
        """.words

    /// Of such verbs what programs are told: "bring up the menu".
    static let programDeeds: WordPhrases = "bring up, fill me in, wrap it up"

    /// What this bot and other programs keep and do.
    static let programWords = """
        map maps note notes pin pins list lists reminder reminders calendar event events occasion occasions bundle bundles
        routine routines template templates filter filters trip trips route settings account profile history undo
        task tasks todo todos agenda schedule planner diary volume brightness temperature lights song songs music playlist
        video videos app website email emails folder file files remind flight flights tweet order coin dice language clock now immediately
        contact contacts
        """.words

    /// What says that something is done, and what was to be done.
    static let done = DoneForms(
        [
            "bought picked ordered collected": "buy get pick order collect fetch grab",
            "did": "do wash clean make finish iron fold hoover mop sweep", "paid": "pay settle transfer send",
            "called phoned": "call phone ring",
            "sent posted mailed": "send post mail email write",
            "cleaned washed vacuumed": "clean wash wipe vacuum hoover mop scrub do tidy",
            "fixed repaired replaced changed swapped": "fix repair replace change swap mend",
            "returned brought dropped": "return bring drop take give", "took taken": "take bring get",
            "emailed": "email mail write send", "texted": "text write", "went": "go",
            "emptied": "empty take", "fed": "feed", "watered": "water", "mowed": "mow", "ironed": "iron",
            "booked": "book reserve make get",
            "renewed": "renew extend", "packed": "pack", "printed": "print", "signed": "sign", "wrote written": "write",
            "filled submitted": "fill submit hand file send", "cooked baked": "cook bake make",
        ], regular: EnglishPast.regular)
}
