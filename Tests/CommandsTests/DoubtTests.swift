import Core
import Language
import Testing

@testable import Commands

struct DoubtTests {
    /// Every intent that people and scripts rely on; families with one of their members.
    private static let intents = """
        pin.create pin.list pin.show pin.near pin.navigate pin.delete pin.update place.search place.detail place.review
        favorite.add favorite.list location.share location.where eta note.add note.list note.update note.delete item.add
        item.list item.update item.delete item.here task.add task.list task.done task.update task.delete list.create
        list.show list.add list.delete reminder.add reminder.list reminder.update reminder.delete calendar.show event.add
        event.update event.delete occasion.add occasion.list checkin bundle.show routine.start itinerary.create
        itinerary.add itinerary.show itinerary.suggest itinerary.share template.save share.create people.follow feed.show
        profile.name settings.language import export search undo repeat cancel yes no help greeting thanks feedback
        """.split(whereSeparator: \.isWhitespace).map(String.init)

    /// Parts of families whose other members are built.
    private static let partlyBuilt: Set<String> = [
        "reminder.update", "settings.language", "list.create", "list.show", "list.add", "list.delete", "location.where",
    ]

    @Test(arguments: intents.filter { !partlyBuilt.contains($0) })
    func `Every intent is built, answered in a word, or told to come later`(intent: String) {
        let isBuilt = CommandCatalog.commands.contains { $0.about.intent == intent }
        let answers = [isBuilt, ComingPart(intent: intent) != nil, DoubtReply(talk: intent) != nil]
        #expect(answers.count { $0 } == 1)
    }

    @Test(arguments: CommandCatalog.doneUnasked.sorted())
    func `What is done unasked is built`(intent: String) {
        #expect(CommandCatalog.commands.contains { $0.about.intent == intent })
    }

    @Test(arguments: [
        ("dont let me forget the bins tomorrow at 8", "reminder.add"),
        ("let me see all the pins that i saved so far", "pin.list"),
        ("add oat milk to the shopping list", "task.add"),
    ])
    func `A line in free words means an intent`(text: String, intent: String) {
        let heard = Heard(text)
        #expect(heard.understanding.best == nil)
        #expect(heard.understanding.meaning == .intent(intent))
    }

    @Test(arguments: ["noet gym: squats", "ntoe gym: squats"])
    func `A phrase with a typing error is believed where what was learned finds it likely`(text: String) {
        #expect(Heard(text).intent == "note.add")
        #expect(Heard("nota bene").intent == "none")
    }

    @Test(arguments: [
        "postcode here", "unsubscribe from that gym newsletter, put it on my list",
        "blocker morgen 13 bis 15 für die masterarbeit",
    ])
    func `What is only near to a command's word is not that command`(text: String) {
        #expect(Heard(text).understanding.best == nil)
    }

    @Test func `Several wishes in one line are several answers`() {
        var request = ParseRequest(text: "milk, eggs and bread to shopping, and remind me at 6")
        request.lists = ["Shopping"]
        let answer = CommandCatalog.parseService.answer(request)
        #expect(answer.intent == "task.add" && answer.fields["title"] == .text("milk, eggs and bread"))
        #expect(answer.fields["list"] == .text("Shopping"))
        #expect(answer.more.map(\.intent) == ["reminder.add"])
    }

    @Test func `A line that a phrase reads is not ranked`() {
        #expect(Heard("pins").understanding.ranking == nil)
        #expect(Heard("use less time").understanding.ranking == nil)
    }

    @Test func `A line taken for an intent gives its command its words`() throws {
        let heard = Heard("dont let me forget the bins tomorrow at 8")
        let command = try Understanding.command(for: "reminder.add", of: heard.spoken, names: Heard.names)
        let reminder = try #require(command as? ReminderCommand)
        #expect(reminder.title == "bins" && reminder.start != nil)
    }
}
