/// How people refer in English to what was said just before.
enum EnglishFollowUps {
    static let words = FollowUpWords(
        phrases: phrases, choices: choices, ones: ["one", "of"],
        pronounsOfOne: ["one", "ones"], pair: ["couple", "pair"], numbers: ["number", "no", "nr", "#"], tails: tails,
        anew: anew, asides: "after all,as usual,as always,as normal", latest: "at the latest,latest",
        insteadOf: ["instead of", "rather than"],
        fields: "due date of,due date for,deadline of,deadline for,date of,date for,day of,time of,time for",
        with: "with", and: "and",
        hesitations:
            "no no,no wait,wait no,wait,wait wait,im running late,running late,im late,sorry im late,busy,im busy,im driving,in a meeting,im going to be late,hang on,hold on,oh no,oh wait,oh,hm,hmm,um,uh,just a sec,one sec",
        meaning: "i mean,i meant", corrections: "actually,no,no wait,wait,wait no,oh wait,sorry,oops",
        several: [
            ("both,both of them,both of these,the two of them,these two", 2),
            ("all three,all 3,all three of them,the three of them", 3), ("all four,all 4,all four of them", 4),
            ("them,they,those,these,all of them,all of these,all of those,them all,they all", 0),
        ],
        restating: restating, lastIs: lastIs, seriesAsked: seriesAsked,
        agreeing: ["yes", "yep", "yeah", "ok", "okay", "sure"],
        whole: "all,everything,all of it",
        rest:
            "the rest,all the rest,the rest of it,the rest of them,the others,all the others,the other ones,all others",
        apart:
            "separately,split it,split them,split it up,split that,each separately,individually,one by one,as separate to dos,each on its own",
        noneOfThem: "neither,neither of them,neither one,none,none of them,none of these,none of those,no one of them",
        itself: "it", lengthLinks: ["for", "in"], daysBeside: daysBeside,
        onDay: "on", allBut: "but,but not,except,except for,apart from,besides,other than,excluding,bar,not")

    private static let daysBeside: [(words: WordPhrases, days: Int, part: String)] = [
        ("the day before,on the day before,the day prior,day before", -1, ""),
        ("the night before,the evening before,on the evening before", -1, "in the evening"),
        ("the morning before,on the morning before", -1, "in the morning"),
        ("the day after,the next day,the following day,on the day after,on the next day,day after", 1, ""),
        ("the morning after,the next morning,the following morning", 1, "in the morning"),
        ("the week before", -7, ""), ("the week after", 7, ""),
        ("the same day,on the same day,same day,that day,on that day", 0, ""),
        ("the same evening,that evening,that night", 0, "in the evening"),
        ("the same morning,that morning", 0, "in the morning"),
        ("the same afternoon,that afternoon", 0, "in the afternoon"),
    ]

    private static let it =
        "(it|that|this|that one|this one|the reminder|that reminder|this reminder|the time)"
    private static let itOrThem =
        "(it|that|this|them|those|these|that one|this one|the reminder|that reminder|this reminder|the time)"
    private static let thing = "(it|that|this|that one|this one)"
    private static let lastThing = "(it|that|this|that one|this one|the last one)"
    private static let one = "[the] {which:word} (one|of them|of those|reminder|note|pin|place|task|to do|todo)"
    private static let lead = "[no|nope|sorry|wait|oops|actually|ok|okay]"

    private static let yes = "[ok|okay|yes|yep|yeah|thanks]"
    private static let didWhat =
        "(did|took|taken|called|phoned|texted|emailed|paid|bought|got|sent|fed|watered|cleaned|washed|packed|booked|posted|returned|handled|sorted)"

    private static let phrases = said.merging(answers) { $0 + $1 }

    /// Answers to a notice.
    private static let answers: [FollowUp.Kind: [Phrase]] = [
        .done: [
            "[ok|okay|yes|yep|yeah|thanks] (done|all done|done it|done that|already done|done already|finished|got it|gotcha|did it|did that|i did it|i did that|it is done|ticked off|i am up|i am awake)",
            Phrase(
                "\(yes) [i|ive|i have|we] [just|already] \(didWhat) (it|him|her|them|that|this|mine) [already|now|too]"),
            Phrase(
                "\(yes) [i|ive|i have] [just|already] (taken|called|phoned|emailed|texted|paid|bought|sent|posted|fed|watered|packed|booked|washed|cleaned|returned) [already|now]"
            ),
            "(i have|i've) (done|finished) (it|that|this)", "(mark|tick) (it|that|this) [off] [as] [done]",
        ],
        .putOff: [
            "[ok|okay] (later|not now|not yet|snooze|snooze it|remind me later|remind me again later|ask me later|ask me again later|tell me later|again later)",
            "[ok|okay] (later today|a bit later|in a bit|in a while|in a moment|not right now|cant now|cannot now|i am busy|busy now)",
            "[ok|okay] [i] (will|ill) do (it|that) (later|soon|in a bit|in a while|afterwards)",
            "[ok|okay] [i] (will|ill) do (it|that) {what:rest}", "in {what:text} (pls|plz)",
            "(cant|cannot|can not|busy|not) [do it] (now|right now|yet) [,|.] [please|pls] [remind|ask|tell|ping] [me] [again] [at|on] {what:rest}",
            "[i|we] (did not|didnt|could not|couldnt|cant|cannot) (reach|get) [him|her|them|anyone|anybody|through] [,|.|-] [i will|ill] [please] (try|try again|again|call again|ask again|remind me|remind me again) {what:rest}",
            "[i|we] (did not|didnt|could not|couldnt) (reach|get) (him|her|them|anyone|anybody|through)",
            "[please] [ill|i will] (try|ask|tell) [me|her|him|them] again {what:rest}",
            "[give me] another {what:length}",
            "[give me] {what:length} more",
            "[give me|gimme|just|another] {what:text} more (min|mins|minute|minutes)",
            "[in|give me|gimme|just|wait] {what:length} [more|longer|pls|please]", "(in|+) {what:number}",
            "{what:time} again",
            "(snooze|snooze for|snooze until|snooze till|remind me again [in|at|on]) {what:rest}",
        ],
        .skip: [
            "[ok|okay] (skip|skip it|skip this|skip that|skip this one|skip that one|skip this time|skip today|not this time|leave it out|not today)",
            "[ok|okay] (skip|leave|leave out) (it|that|this) (this time|this week|this once|just this once|today|next time|out)",
            "[ok|okay|no] (skip|skip only|skip just|only|just) (the next one|this one|its next time|the next time|this time)",
        ],
        .stop: [
            "[ok|okay] (stop|stop it for good|stop reminding me|stop reminding me of (it|this|that)|no more of (it|this|that)|never again|stop repeating|stop repeating (it|this|that)|stop this reminder)"
        ],
    ]

    private static let said: [FollowUp.Kind: [Phrase]] = [
        .change: [
            Phrase("\(lead) (make|set|change|switch|turn|edit|correct) \(it) [to|at|for|be|into|on] {what:rest}"),
            Phrase("\(lead) it should (be|be at|be on) {what:rest}"),
            Phrase("\(lead) remind (me|us) [about it|about that|of it|of that] {what:text} instead"),
        ],
        .move: [
            Phrase(
                "\(lead) (move|push|shift|put|postpone|delay|reschedule|bring|file|stick|place|save|keep|add) \(itOrThem) [back|forward|off|over|out] (to|until|till|for|at|on|in|into|under|with|inside) {what:rest}"
            ),
            Phrase("\(lead) (that|it) (belongs|goes) (to|in|into|under|with) {what:rest}"),
            Phrase("\(lead) (reschedule|postpone|prepone) \(it) [to|at|on] {what:rest}"),
            Phrase("\(lead) \(it) (can|must|has to|will have to) wait (until|till) {what:rest}"),
            Phrase("\(lead) (leave|keep) \(it) [on|at|for] {what:time}"),
        ],
        .later: [
            Phrase("\(lead) [and] {what:text} later [than that]"), Phrase("\(lead) {what:length} back"),
            Phrase("\(lead) give me {what:text} more"),
        ],
        .delay: [
            Phrase("\(lead) (push|move|put|set) \(it) (back|off|out|later) [by] {what:rest}"),
            Phrase("\(lead) (push|move|put) back [by] {what:length}"),
            Phrase("\(lead) (postpone|delay|snooze|push|defer) \(it) [by|for] [another] {what:rest}"),
            Phrase("\(lead) (make|move|set|push|change) \(it) [to|by] {what:text} later"),
            Phrase("\(lead) (make|move|set|push|do) \(it) [a bit|a little|some time] later"),
            "(rather|better|maybe|actually) [a bit|a little|some time] later",
        ],
        .earlier: [
            Phrase("\(lead) [and] {what:text} (earlier|sooner) [than that]"), Phrase("\(lead) {what:length} forward"),
        ],
        .advance: [
            Phrase("\(lead) (bring|move|pull|push) \(it) (forward|up|earlier) [by] {what:rest}"),
            Phrase("\(lead) (bring|move|pull|push) (forward|up) [by] {what:length}"),
            Phrase("\(lead) (make|move|set|change) \(it) [to|by] {what:text} (earlier|sooner)"),
            Phrase("\(lead) (make|move|set|do) \(it) [a bit|a little|some time] (earlier|sooner)"),
            "(rather|better|maybe|actually) [a bit|a little|some time] (earlier|sooner)",
        ],
        .correct: [
            Phrase(
                "(no|nope|nah|sorry|wait|oops|damn|ugh|hm|hmm|actually|rather|better) [wait|sorry|actually|rather|better|make it|i mean|i meant|not that one] {what:rest}"
            ),
            Phrase(
                "(no|sorry|wait|oops|damn|ugh) [,] (no|sorry|oops) [,] [actually|rather|better|i mean|i meant] {what:rest}"
            ),
            Phrase("(i mean|i meant|lets say|let us say|better|rather) {what:rest}"),
            Phrase(
                "\(lead) (move|push|shift|postpone|delay|reschedule|defer) [back|forward] (to|until|till) {what:rest}"),
            Phrase("\(lead) (it is|its) (actually|really|rather|now) [at|on|from] {what:rest}"),
            Phrase("\(lead) (it is|its) at {what:rest}"),
            Phrase("{what:text} [,] (sorry|oops|i mean|i meant|actually)"),
            Phrase("\(lead) {what:time} (is enough|is better|would be better|works better|suits me better)"),
            Phrase(
                "\(lead) [at] {what:number} (is enough|is better|would be better|works better|suits me better)"),
            Phrase("\(lead) [it is|its|at|on] {what:text} [,|and] not [at|on] {old:number}"),
            Phrase("\(lead) [it is|its|at|on] {what:text} [,|and] not [at|on] {old:time}"), Phrase("but {what:rest}"),
            Phrase("\(lead) {what:text} (instead|rather)"), Phrase("\(lead) same time {what:rest}"),
            Phrase("\(lead) {what:text} [instead|rather] [,|at] [the] same (time|hour)"),
            Phrase("\(lead) [lets|let us] do \(thing) [on|at] {what:time} [instead|rather]"),
            Phrase("\(lead) [so] then [on|at] {what:time}"),
            Phrase("\(lead) (back|change|switch|set|swap) to {what:rest}"),
            Phrase("\(lead) (start|starts|starting|begin|begins) [at|on|from] {what:text} (instead|rather)"),
            Phrase("\(lead) (earlier|later|sooner) (,|:|-) [at] {what:rest}"),
            Phrase("\(lead) [on] [the] same (day|date) [,|but|just|only] [at] {what:rest}"),
            Phrase("\(lead) [i|we] need \(it) [done|ready] (by|before|until|till|on) {what:rest}"),
            Phrase(
                "\(lead) \(it) (must|has to|needs to|should) be (done|finished|ready) (by|before|until|till|on) {what:rest}"
            ),
        ],
        .only: [
            Phrase("\(lead) (only|just) {what:rest}"), Phrase("\(lead) {what:text} only"),
            Phrase("\(lead) {what:text} (only|just|not before|not until) {at:rest}"),
        ],
        .thisOnce: [
            Phrase(
                "\(lead) [just|only] (this time|this once|for once|exceptionally) [,] [only|just|already] {what:rest}"),
            Phrase("\(lead) {what:text} [just|only] (this time|this once|exceptionally)"),
            Phrase("\(lead) [the] next (one|time) [is|its|it is|will be] [only|just|already] (on|at) {what:rest}"),
        ],
        .not: [
            Phrase("\(lead) not {other:number} [,] (but|rather|its|it is) {what:number}"),
            Phrase("\(lead) not {what:rest}"), Phrase("\(lead) {what:text} [,|and|but] not {other:rest}"),
            Phrase("\(lead) {what:text} (instead of|rather than) {other:rest}"),
            Phrase("\(lead) (swap|replace|exchange) [the|my] {other:text} (for|with|by) {what:rest}"),
        ],
        .leaveOut: [
            Phrase("\(lead) [but] (not|no|except|except for|apart from|leave out|omit) [on|in] {what:rest}"),
            Phrase(
                "\(lead) (skip|leave out|omit|drop|cancel|remove|delete|stop) [it|that|that one|only|just] [on|for] [the|all|all the] {what:rest}"
            ),
            Phrase("\(lead) (pause|suspend|stop|interrupt|drop) (it|that|that one) {what:rest}"),
            Phrase("\(lead) (pause|paused|suspended|cancelled|canceled|off) [in|on|for|during] {what:time}"),
            Phrase("\(lead) not (during|in|over) {what:rest}"),
            Phrase("\(lead) \(thing) (is|will be) (off|cancelled|canceled|not on|paused) [on] {what:rest}"),
            Phrase("\(lead) \(thing) (does not|will not|doesnt|wont) (happen|take place) [on] {what:rest}"),
        ],
        .hide: [
            Phrase("\(lead) (hide|conceal) \(lastThing) (until|till|to|before) {what:rest}"),
            Phrase("\(lead) (do not|dont) show (me \(lastThing)|\(lastThing)) (until|till|before) {what:rest}"),
            Phrase(
                "\(lead) show (me \(lastThing)|\(lastThing)) (only|not) (from|on|after|in|at|before|until) {what:rest}"),
        ],
        .name: [
            Phrase("\(lead) (call|name|title) \(lastThing) {what:rest}"),
            Phrase("\(lead) (rename|retitle) \(lastThing) [to|as|into] {what:rest}"),
            Phrase("\(lead) (rename|retitle) (to|as|into) {what:rest}"),
            Phrase("\(lead) change (the|its) (name|title|text|wording|words) to {what:rest}"),
        ],
        .meant: [
            Phrase("\(lead) i (mean|meant) [to (say|write|type|put)] {what:rest}"),
            Phrase("(no|nope|sorry|wait|oops) [,] (mean|meant) {what:rest}"),
            Phrase("\(lead) (it|that|this) should (say|read|have said|have been) {what:rest}"),
            Phrase("(correction|typo) [:] {what:rest}"),
        ],
        .rather: [
            Phrase("(actually|rather|or rather|better) [make it|make that] {what:rest}"),
            Phrase("{what:text} [,] (actually|i mean|i meant|rather)"),
        ],
        .nearly: [Phrase("(no|nope|sorry|oops|wait) {what:rest}")],
        .pick: [
            Phrase(
                "\(lead) [not that one] [show|open|take|use|pick|i want] [me] [the] {which:word} [one|of them|of those]"
            ),
            Phrase(
                "\(lead) [not that one] [show|open|take|use|pick|i want] [me] the {which:word} (one|reminder|note|pin|place|task|to do)"
            ),
            Phrase("[what is|whats|what was|show me|show|open] (number|no|nr) {which:word}"),
        ],
        .pickDelete: [
            Phrase(
                "\(lead) (delete|remove|cancel|drop|erase) [the] {which:word} [one|of them|of those|reminder|note|pin|task|to do]"
            ),
            Phrase("\(lead) (delete|remove|cancel|drop|erase) number {which:word}"),
        ],
        .pickDone: [
            Phrase(
                "\(lead) (done|tick|check|tick off|check off|finished) [with] [the] {which:word} [one|of them|task|to do]"
            ),
            Phrase("\(lead) (done|tick|tick off|check off) number {which:word}"),
            Phrase("\(lead) the {which:word} [one|task|to do] is (done|finished|ticked off|bought)"),
        ],
        .pickMove: [
            Phrase(
                "\(lead) (move|push|shift|put|postpone|delay|reschedule|snooze|bring) \(one) [back|forward|off|over] [to|until|till|for|at|on|in|into|under|by] {what:rest}"
            ),
            Phrase("\(lead) (do|have) [number] [the] {which:word} [one] {what:time}"),
            Phrase("\(lead) the {which:word} one [on|at] {what:time}"),
        ],
        .pickChange: [Phrase("\(lead) (make|set|change|rename|call) \(one) [to|into] {what:rest}")],
        .done: [
            Phrase(
                "\(lead) [and] \(thing) (is|are) (done|finished|completed|complete|bought|paid|taken care of|ticked off) [now|already]"
            ),
            Phrase("\(lead) (tick|check|cross|strike) \(thing) off"), Phrase("\(lead) (tick|check|cross) off \(thing)"),
            Phrase("\(lead) mark \(thing) [as] (done|finished|complete|completed)"),
            Phrase(
                "\(lead) i (did|have done|finished|completed|have finished|bought|have bought|paid) \(thing) [now|already]"
            ),
            Phrase("\(lead) (done|finished) with \(thing)"),
            "(i|we) already (did|have|did it|did that|have done it)", "already (did|done|did it|did that)",
            "(i|we) did (it|that) already",
        ],
        .add: [
            Phrase("(and|also|plus|&|+) [also|then] [add] {what:rest}"),
            Phrase("oh [and|also] [also] [add] {what:rest}"),
            Phrase("[add] {what:text} (too|as well|also)"), Phrase("add {what:text} (to it|to that|to this)"),
            Phrase("(add|put) {what:text} on there"),
            Phrase("add (to it|to that) [:] {what:rest}"), Phrase("append [:] {what:rest}"),
            Phrase("add : {what:rest}"),
        ],
        .repetition: [
            Phrase("\(lead) (repeat|do) [it|that|this] {what:rest}"),
            Phrase(
                "\(lead) (make|have|let|set) (it|that|this) [to] (repeat|recur|come|repeating|recurring) {what:rest}"),
        ],
        .lengthen: [
            Phrase("\(lead) (add|plus) [another] {what:text} (more|extra|to it|to that)"),
            Phrase("\(lead) (add|plus) [another] {what:rest}"),
        ],
        .count: [Phrase("\(lead) [make it] {what:number} (of them|of those|of these|of it|pieces|pcs|x)")],
        .calm: [
            "[there is|theres] no (hurry|rush) [with it|with that|about it]",
            "(whenever|anytime|any time) [you like|i can|works]", "it can wait",
        ],
        .label: [Phrase("\(lead) (label|tag) \(thing) [as|with] {what:rest}")],
        .detail: [
            Phrase(
                "\(lead) (add|put|attach|leave) [a|another|the] (note|comment|detail|remark) (to|on|for|with) \(thing) [:] {what:rest}"
            ),
            Phrase("(note|comment) (to|on|for) \(thing) [:] {what:rest}"),
        ],
        .location: [
            Phrase("(where|place|location|venue) : {what:rest}"),
            Phrase("\(lead) (it is|its|it will be|we meet|we are meeting|were meeting) at {what:rest}"),
            Phrase("\(lead) at {what:rest}"),
            Phrase("\(lead) (change|set|move) [the] (place|location|venue|address) to {what:rest}"),
        ],
        .invite: [Phrase("\(lead) [also|and] (invite|ask) {what:text} [to it|to that|too|as well|along]")],
        .guest: [Phrase("\(lead) [also|and] add {what:text} [to it|to that|too|as well]")],
        .absent: [
            Phrase("\(lead) [but] (without|minus|not with) {what:rest}"),
            Phrase(
                "\(lead) {what:text} (is not|isnt|wont be|will not be) (coming|joining|joining us|there) [any more|anymore|after all]"
            ),
            Phrase(
                "\(lead) {what:text} (cant|cannot|can not|wont|will not) (come|make it|join|join us|be there) [any more|anymore|after all]"
            ),
            Phrase("\(lead) {what:text} (cancelled|canceled|has cancelled|has canceled|dropped out|has dropped out)"),
        ],
        .keepAs: [
            Phrase(
                "\(yes) [please|just] (keep|save|add|store|put|take|note|file) [it|that|this|the line] [down] as {what:rest}"
            ),
            Phrase("\(yes) [please|just] as {what:rest}"),
        ],
        .mistaken: [
            Phrase("\(lead) [that is|thats|it is|its] [the|a] wrong (day|date|time|hour|week|month|year)"),
            Phrase("\(lead) [that|the] (day|date|time) is wrong"),
        ],
        .askWhen: [
            "[and] (when is|when was|whens|what day is|what day was|which day is|what date is) (it|that|this) [again|then|due|on|next|exactly]",
            "[and] (at what time|what time|when) [again|exactly]",
            "[at] what time is (it|that|this) (at|due|on|again|set for)",
            "[at] what time was (it|that|this) [again|at]",
            "when (will it ring|does it ring|does it start|does it come|does it go off|is it next)",
            "[and] how (long|much time|many days|many hours) [is|do i have|have i got|are] [it|that|there] (left|to go|until then|till then|til then|until it|until that|till it)",
            "[and] (when is|whens|what about|how about) [the] (next one|one after|one after that|next time|following one) [then|again]",
            "[and] [the] (one after|one after that|following one)",
            "[and] (when is|whens) [the] (next|next one after that|one after that) [then|again]",
            "[and] (when is|whens|what time is) (the|my) (reminder|appointment|event|meeting|notice) [again|then]",
        ],
        .askMore: [
            "[and] (where is|where was|wheres) (it|that|this) [again|exactly]",
            "[and] how long (is|does|will) (it|that|this) [take|last|go|be] [for]",
            "[and] when (do you|will you) (remind me|tell me) [of it|about it]",
            "(are you going to|will you|do you|you will) (remind me|tell me) [of it|of that|about it|about that] [in time|then]",
            "(did you|have you|you did) (save|get|keep|note|hear|add|write|saved|got|kept|noted|added|written) (it|that|this) [down|too|already|now]",
            "[and] (when|what time) (do i|do we|will i|will we|am i|are we) (finish|finished|done|get off|off|free again)",
            "[and] (when|what time) does (it|that|this) (end|finish)",
            "[and] for how (long|many hours) [is it|is that]",
            "[and] (until|till) (when|what time) [is it|does it go|does it last]",
            "[and] how often [is it|is that|does it repeat|does it come|does it happen|do i have it]",
            "[and] where (are we|am i|do we|do i|are we all) (eating|meeting|going|playing|meet|go|eat|have to be|have to go)",
            "[and] where (does it take place|does it happen|is it happening|is it on|is it held) [again]",
            "[and] (what is|whats) the (address|place|location) [again|of it|of that]",
            "[and] (who|whos) [is|will be|is going to be] (doing|handling|on) (it|that|this)",
            "[and] who (does|has|took|takes|added|wrote|asked for|wants) (it|that|this)", "[and] who asked",
        ],
        .look: [Phrase("[ok|okay] (and|what about|how about|and what about|and how about) [on|for] {what:rest}")],
        .again: [
            Phrase(
                "[and|also|plus|oh and] (one|another|another one|one more|again|the same|the same one|the same thing|same|same one|same thing|it again) {what:rest}"
            ),
            Phrase("[and|also|plus] remind (me|us) again {what:rest}"),
            Phrase(
                "[and|also] (same again|the same again|once more|copy|copy it|copy that|duplicate it) [to] {what:rest}"),
            Phrase("(and|also|plus) [also] {what:text} (too|as well|again)"),
        ],
        .remind: [
            Phrase("[and] remind (me|us) (of|about) \(lastThing) [for] {what:rest}"),
            Phrase("[and] remind (me|us) (of|about) \(lastThing)"),
            Phrase("[and] remind (me|us) {what:text} (of|about) \(lastThing)"),
            Phrase("[and] remind (me|us) to do \(lastThing) {what:rest}"),
        ],
        .delete: [
            Phrase("\(lead) (delete|remove|erase|scrap|drop|bin|trash|kill|discard) \(thing) [again]"),
            Phrase("\(lead) (delete|cancel|remove) (the whole series|the series)"),
            Phrase("\(lead) get rid of \(thing)"),
            Phrase("\(lead) i (do not|dont) (need|want) \(thing) [anymore|any more]"),
            "(delete|remove|erase|scrap) [please|pls]",
        ],
        .cancel: [
            Phrase("\(lead) (cancel|stop) \(thing)"), Phrase("\(lead) call (it|that|this) off"),
            "(rather|better|actually|maybe|maybe better|on second thought|on second thoughts) not [after all]",
            Phrase(
                "\(lead) [it is|its|that is|thats|it was|it got|got|was|just got] (cancelled|canceled|called off) [today|now]"
            ),
            Phrase("\(lead) (turn|switch|shut) (it|that|this|that one|this one|the reminder) off"),
            Phrase("\(lead) (turn|switch|shut) off (it|that|this|that one|this one|the reminder)"),
            Phrase("\(lead) [it is|its|that is|thats] (no longer|not) needed [any more|anymore]"),
            Phrase(
                "\(lead) (they|he|she|we|i) [have|has|had|just] [to] (cancelled|canceled|cancel) [it|on me|on us|again]"
            ),
            "(ignore|disregard) (it|that|this|the last one)",
        ],
        .show: [
            Phrase("\(lead) (show|open|display|view|see|read) [me] \(thing) [again]"),
            Phrase("let me see \(thing) [again]"), Phrase("\(lead) (read|say) \(thing) [out|aloud|back] [to me]"),
            "show me [again]",
        ],
    ]

    private static let choices: [String: FollowUp.Choice] = [
        "first": .number(1), "1st": .number(1), "second": .number(2), "2nd": .number(2), "third": .number(3),
        "3rd": .number(3), "fourth": .number(4), "4th": .number(4), "fifth": .number(5), "5th": .number(5),
        "sixth": .number(6), "6th": .number(6), "seventh": .number(7), "7th": .number(7), "eighth": .number(8),
        "8th": .number(8), "last": .last, "bottom": .last, "top": .number(1), "other": .other,
    ]

    private static let tails = WordPhrases(
        [
            "too", "as well", "also", "please", "then", "though", "again", "actually", "after all",
        ] + anewWords)

    private static let anew = WordPhrases(anewWords)

    private static let anewWords =
        [
            "instead", "rather", "same time", "at the same time", "same hour", "from now on", "from today on",
            "in future", "in the future", "from here on",
            "going forward", "should be", "has to be", "needs to be", "after all",
        ]
        + "today tonight tomorrow monday tuesday wednesday thursday friday saturday sunday".split(separator: " ").map {
            "instead of \($0)"
        }
}
