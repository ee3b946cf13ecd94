import Actions
import Core
import Store

/// A group's rule, who its administrators are, and the other rules there are.
struct RulesCard: BareCard {
    static let verb = "rules"
    private static let names = 12

    func render(in session: Session) throws -> CardFace? {
        guard let group = try session.group() else { return nil }
        let voice = session.voice
        let names = try session.administratorNames(limit: Self.names)
        let known = group.administratorsAt == nil || names.isEmpty ? GroupReply.noneKnown : .administrators(names)
        let lines = [GroupReply.title, .now(group.changers), known, .ruleOnly].map { voice.say($0) }
        let others = Changers.allCases.filter { $0 != group.changers }
        let buttons = others.map { [SetChangers(changers: $0).button(GroupReply.set($0), voice)] }
        let foot = [
            ShowCard(SettingsCard()).button(GroupReply.settings, voice),
            HelpPress(area: nil).button(CommonReply.help, voice),
        ]
        return CardFace(lines.joined(), buttons: buttons + [foot], topics: [session.rulesTopic])
    }
}
