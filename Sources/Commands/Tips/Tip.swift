import Core

/// A short piece of advice for getting things done, each with where it was published.
struct Tip {
    let advice: Wording
    /// Author, year and title, as a library finds it.
    let source: String

    /// A day's own, since 1970-01-01; the same for everybody.
    static func index(of day: Int) -> Int { ((day % all.count) + all.count) % all.count }

    static let all = [
        Tip(
            advice: Wording(
                "tip.when",
                "Decide when and where: “When I leave the office, I buy stamps.” Plans tied to a moment are carried out far more often than mere intentions."
            ),
            source:
                "Gollwitzer, P. M. (1999): Implementation intentions: Strong effects of simple plans. American Psychologist 54(7), 493–503"
        ),
        Tip(
            advice: Wording(
                "tip.twoMinutes", "If it takes less than two minutes, do it now: writing it down would take as long."),
            source: "Allen, D. (2001): Getting Things Done. Viking"),
        Tip(
            advice: Wording(
                "tip.writeDown",
                "Something unfinished keeps coming to mind? A concrete plan for it, written down, is often enough to stop that."
            ),
            source:
                "Masicampo, E. J. and Baumeister, R. F. (2011): Consider it done! Journal of Personality and Social Psychology 101(4), 667–683"
        ),
        Tip(
            advice: Wording(
                "tip.howLong",
                "How long will it take? Think of how long such things took before, not of how they should go: we plan too little time even for what we know well."
            ),
            source:
                "Buehler, R., Griffin, D. and Ross, M. (1994): Exploring the “planning fallacy”. Journal of Personality and Social Psychology 67(3), 366–381"
        ),
        Tip(
            advice: Wording(
                "tip.oneThing",
                "Bring a thing to an end, or to a clear stop, before you turn to the next: a part of your attention stays with what you left open."
            ),
            source:
                "Leroy, S. (2009): Why is it so hard to do my work? Organizational Behavior and Human Decision Processes 109(2), 168–181"
        ),
        Tip(
            advice: Wording(
                "tip.habit",
                "A new habit takes weeks: about 66 days in the middle, and from 18 up to 254. One missed day did no harm."
            ),
            source:
                "Lally, P. et al. (2010): How are habits formed. European Journal of Social Psychology 40(6), 998–1009"
        ),
        Tip(
            advice: Wording(
                "tip.checklist",
                "Make a list of the few steps that must not be forgotten, also for what you do often: even experts skip the obvious."
            ),
            source: "Gawande, A. (2009): The Checklist Manifesto. Metropolitan Books"),
        Tip(
            advice: Wording(
                "tip.deadlines",
                "Give a long piece of work several dates on the way: dates that one sets oneself help, evenly spread ones most."
            ),
            source:
                "Ariely, D. and Wertenbroch, K. (2002): Procrastination, deadlines, and performance. Psychological Science 13(3), 219–224"
        ),
        Tip(
            advice: Wording(
                "tip.goal", "“Do your best” is no goal. A definite one that is not quite easy gets more done."),
            source:
                "Locke, E. A. and Latham, G. P. (2002): Building a practically useful theory of goal setting and task motivation. American Psychologist 57(9), 705–717"
        ),
        Tip(
            advice: Wording(
                "tip.freshStart",
                "Begin on a day that feels like a beginning: a Monday, the first of a month, your birthday. More people take up their plans then."
            ),
            source:
                "Dai, H., Milkman, K. L. and Riis, J. (2014): The fresh start effect. Management Science 60(10), 2563–2582"
        ),
        Tip(
            advice: Wording(
                "tip.mail",
                "Look at your mail a few times a day instead of all the time: people who did so for a week had less stress."
            ),
            source:
                "Kushlev, K. and Dunn, E. W. (2015): Checking email less frequently reduces stress. Computers in Human Behavior 43, 220–228"
        ),
    ]
}
