/// How people ask others in English to do things, and what those answer.
enum EnglishHanding {
    static let words = HandingWords(
        phrases: phrases, answers: answers, without: without, undone: "not no never see know".words,
        butDone: "forget to after".words,
        beside:
            "after all any more anymore it that this do make come sorry really today later then at the moment right now yet you"
            .words)

    private static let who = HandingWords.who

    private static let phrases: [Handing.Kind: [Phrase]] = [
        .order: HandingWords.phrases(
            "(ask|tell|order|beg) \(who) [please] to [please] {what:rest}",
            "(ask|tell) \(who) {when:time} [please] to [please] {what:rest}",
            "(ask|tell) \(who) (he|she|they) (should|must|has to|have to|needs to|need to) {what:rest}",
            "(ask|tell) \(who) that (he|she|they) (should|must|has to|have to|needs to|need to) {what:rest}",
            "ask \(who) (if|whether) (he|she|they) (can|could|will|would) [please] {what:rest}"),
        .wish: HandingWords.phrases(
            "(get|have|want|need|i want|i need|i would like) \(who) to {what:rest}",
            "\(who) (should|shall|is to|are to) [please] {what:rest}",
            "(message|text|write|ping) \(who) to {what:rest}", "(ask|beg) \(who) for {what:rest}"),
        .plea: HandingWords.phrases(
            "(can|could|would) [@] {who:word} [please] {what:rest}",
            "[@] {who:word} [,] [please] (can|could|would|will) you [please] {what:rest}",
            "[@] {who:word} [,] please {what:rest}"),
        .duty: HandingWords.phrases("\(who) (must|has to|have to|needs to|need to) [please] {what:rest}"),
        .reminder: HandingWords.phrases(
            "remind \(who) to {what:rest}", "remind \(who) (that|about|of) {what:rest}",
            "remind \(who) {when:time} [to|that|about|of|:] {what:rest}"),
        .question: HandingWords.phrases(
            "ask \(who) (if|whether|when|where|what|who|which|why|how) {what:rest}"),
        .message: HandingWords.phrases(
            "(tell|message|text) \(who) that {what:rest}", "tell \(who) about {what:rest}",
            "tell [@] {who:word} (i|im|we|were|hi|hello|hey|thanks|the|my|our|its|hes|shes|theyre) {what:rest}",
            "let [@] {who:word} know [that] {what:rest}"),
    ]

    private static let without: [Phrase] = [
        "[no|but|ok|okay|oh|wait|sorry] [,] (not|except|except for|but not|without|minus) [with|for|to] [@] {who:text} [anymore|any more|after all]",
        "(remove|kick) [@] {who:text} [again|from it|off it|from that|from this]",
        "(take|kick|throw|get) [@] {who:text} (off|out|out of it|off it|off this) [again]",
        "[@] {who:text} (should not|shouldnt|must not|mustnt|may not|should no longer|must no longer|may no longer) (see|read) (it|this|that) [anymore|any more|after all]",
        "(do not|dont) (let|have) [@] {who:text} (see|read) (it|this|that) [anymore|any more|after all]",
        "(do not|dont) (show|share) (it|this|that) (to|with) [@] {who:text} [anymore|any more|after all]",
    ]

    private static let answers: [AskedSaying: [Phrase]] = [
        .take: [
            "[no|oh|ah|sorry|oops] [,] [sorry|wait|no wait|actually] [,] i (meant|mean|meant to say|wanted to say) [,] yes",
            "[no|oh|ah|sorry|oops] [,] [wait|no wait|sorry|actually] [,] [yes] [,] i (can|will|do it|can do it|will do it) [after all|now]",
            "[on|upon] second (thought|thoughts) [,] (yes|i will|i can|i do it)",
            "[ok|okay|yes|yeah|sure] [,] (i will|ill|i shall|i am going to|im going to|i can|gonna|will) do (it|that|this)",
            "[ok|okay|yes|yeah|sure] [,] (i will|ill|i shall|i am going to|im going to|i can|gonna|will) (do it|do that|do this|do) {more:rest}",
            "[ok|okay|yes|sure] [,] (in a (min|minute|sec|second|moment|bit|while)|in a few minutes|right away|just a (min|minute|sec|second|moment)|give me a (min|minute|sec|second|moment)|on my way)",
            "[ok|okay|yes|sure] in {more:length}",
        ],
        .nod: [
            "(yes|yeah|yep|yup|sure|ok|okay) [,] (great|of course|please|gladly|fine|cool|perfect|sure|ok|okay|thanks|thank you)",
            "(yes|yeah|yep|yup)", "[ok|okay|yes|sure] [,] (works for me|fine by me|fine with me|no problem|i guess so)",
            "(yes|yeah|yep|yup|sure|ok|okay|fine|alright|all right) [,] [but|only|but only|but not before] {more:rest}",
        ],
        .but: ["(yes|yeah|yep|yup|sure|ok|okay|fine|alright|all right) [,] but {how:rest}"],
        .look: [
            "who asked [me] [for] [that|this|it]", "who asked me to do (that|this|it)",
            "who (wants|wanted) (that|this|it) [from me]",
            "what did {who:word} (ask|ask of|want from) [me] [for|to do]",
            "what (am i|was i) asked [for|to do]",
        ],
        .deny: [
            "(no|nope|nah) [,] [sorry|thanks|thank you|not me|i am busy|im busy|i am not|i will not|i wont|i do not want to]"
        ],
        .refuse: [
            "[no|oh|ah|sorry|oops] [,] [sorry|wait|no wait|actually] [,] i (meant|mean|meant to say|wanted to say) [,] no",
            "[on|upon] second (thought|thoughts) [,] (no|i cant|i can not|i cannot|i wont)",
            "(actually|sorry) [,] [i] (cant|can not|cannot|wont|will not) [do it|make it] [after all|any more|anymore|sorry]",
            "[sorry|no|oh|oops] [,] [sorry|wait|actually] [,] i (cant|can not|cannot|wont|will not) [do it|make it] [after all|any more|anymore]",
            "[no|nope|nah|ah|oh] [,] [sorry] [,] [i] (cant|can not|cannot|wont|will not|am not able to|do not have time|have no time|am busy|am away|am sick|am ill) [{more:rest}]",
            "[no|nope|sorry] [,] (no time|busy|im busy|not possible) [{more:rest}]",
            "[sorry|no] [,] not (today|tonight|tomorrow|this week|this time|now)",
        ],
        .handBack: [
            "[please] [i|i will|ill|i would like to] (give|hand) (it|this|that|this one) back",
            "[please] [i|i will|ill|i would like to] (give|hand) back (it|this|that|this one)",
        ],
        .did: [
            "[ok|okay|yes|yep|yeah] [,] [i] (did|have done|ve done) (it|that|this) [already]",
            "[ok|okay|yes|yep|yeah] [,] (done|all done|done it|done that|already done|done already|finished|it is done|i already did|i already did it|already did|already did it|i have already done it)",
        ],
    ]
}
