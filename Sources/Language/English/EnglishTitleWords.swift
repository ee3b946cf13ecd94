/// The English words around a title.
enum EnglishTitleWords {
    static let words = TitleWords(
        leads: leads, links: "to on in onto into from off of for at by with", lists: lists,
        openings:
            "remind add note pin save delete remove share wake set put schedule nag pester warn alert notify ping nudge",
        joints: "and n also then please plus +", wish: EnglishWishWords.words)

    private static let leads = """
        i im ive id ill we were weve need needs want wanna have has had got gotta should must ought like would could can
        will you u to some new down another it that is of on in for about let me us lets make sure
        please pls add put create set write jot note take give get start open remind reminder reminders remember forget
        dont do not task tasks todo todos item chore entry event meeting appointment list lists shopping grocery
        groceries calendar schedule book plan alarm alert timer notify ping wake up tell called named saying titled
        also just and then there
        """

    private static let lists = """
        list lists todo todos dos tasks chores groceries shopping calendar schedule agenda diary planner reminders
        """
}
