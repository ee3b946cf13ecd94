package import Core

/// What is said about a group, and in one.
package enum GroupReply: Reply {
    case onlyInGroup, whichRule
    case title, ruleOnly, noneKnown, rules, settings
    case administrators([String])
    case now(Changers)
    case set(Changers)
    case sentPrivately, writeFirst, openPrivate, forYouAlone
    case from(String)
    case askedTooLong, notTold
    case whoWrote(String)
    case wroteIt

    package var wording: Wording {
        switch self {
        case .onlyInGroup: Wording("group.onlyInGroup", "That is for a group: type `/rules` there.")
        case .whichRule:
            Wording("group.whichRule", "I know `/rules everyone`, `/rules administrators` and `/rules adders`.")
        case .title: Wording("group.rulesTitle", "*Who may change things here*")
        case .ruleOnly: Wording("group.ruleOnly", "Only they can set another rule.")
        case .noneKnown: Wording("group.noneKnown", "Administrators: I have not been told yet who they are.")
        case .administrators(let names):
            Wording(
                "group.administrators", "Administrators: {names}", ["names": .text(names.joined(separator: ", "))])
        case .now(.all): Wording("group.now.all", "Now: everyone in this group adds, changes and deletes.")
        case .now(.administrators): Wording("group.now.administrators", "Now: only administrators; everyone looks.")
        case .now(.adders):
            Wording(
                "group.now.adders", "Now: everyone adds; what is there is changed by who added it, and administrators.")
        case .set(.all): Wording("group.set.all", "Everyone")
        case .set(.administrators): Wording("group.set.administrators", "Only administrators")
        case .set(.adders): Wording("group.set.adders", "Who added it, and administrators")
        case .rules: Wording("group.rules", "Who may change things")
        case .settings: Wording("group.settings", "Settings")
        case .sentPrivately: Wording("group.sentPrivately", "I sent it to you privately.")
        case .writeFirst:
            Wording(
                "group.writeFirst",
                "That belongs in our private chat. Open it, press Start, then ask here again: I send it to you there."
            )
        case .forYouAlone:
            Wording(
                "group.forYouAlone",
                "That is for you alone, so I keep nothing of it here, where everyone reads it. Tell it to me in our private chat."
            )
        case .openPrivate: Wording("group.openPrivate", "Open our private chat")
        case .from(let title): Wording("group.from", "👥 From the group *{title}*", ["title": .text(title)])
        case .askedTooLong:
            Wording(
                "group.askedTooLong",
                "I had to ask who looks after this group, and it took too long. Nothing was changed; please try again.")
        case .notTold:
            Wording(
                "group.notTold",
                "I could not find out who looks after this group. Nothing was changed; please try again later.")
        case .whoWrote(let text):
            Wording(
                "group.whoWrote",
                "“{text}” was written in this group's name, so I cannot tell by whom. Tap, and I do it in yours.",
                ["text": .text(text)])
        case .wroteIt: Wording("group.wroteIt", "I wrote it")
        }
    }
}
