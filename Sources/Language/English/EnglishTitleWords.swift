/// The English words around a title.
enum EnglishTitleWords {
    static let words = TitleWords(
        leads: leads,
        triggers: [
            "reminder": "remind reminder forget alarm alert notify ping wake timer remember",
            "task": "add put include append", "list": "add put include", "item": "add put track",
            "note": "note jot memo", "event": "add schedule book put plan arrange",
        ],
        after:
            "me us to that about of for on down is at it task todo item reminder called named saying up",
        links: "to on in onto into from off of for at by with and please pls", lists: lists,
        openings: "remind add note pin save delete remove share wake set put schedule",
        joints: "and also then please plus")

    private static let leads = """
        i im ive id ill we were weve need needs want wanna have has had got gotta should must ought like would could can
        will you u to some new down another it that is of on in for about let me us lets make sure
        please pls add put create set write jot note remind reminder reminders remember forget
        dont do not task tasks todo todos item chore entry event meeting appointment list lists shopping grocery
        groceries calendar schedule book plan alarm alert timer notify ping wake up tell called named saying titled
        also just and then there
        """

    private static let lists = """
        list lists todo todos tasks chores groceries shopping calendar schedule agenda diary planner reminders
        """
}
