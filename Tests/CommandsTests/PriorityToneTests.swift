import Actions
import Core
import Store
import Testing

@testable import Commands

/// The first priority is red wherever it is ticked, and never by colour alone.
struct PriorityToneTests {
    @Test(arguments: [1, 2, 3, nil])
    func `Only what is most urgent is red on its card and in lists, with a word beside it`(level: Int?) async throws {
        let house = try House()
        try await house.piece { session in
            var new = NewTask("pay the rent")
            new.priority = level
            let id = try session.keepTask(new).id
            let faces = [try TaskCard(id).render(in: session), try TasksCard(.open).render(in: session)]
            let (card, list) = (try #require(faces[0]).outgoing, try #require(faces[1]).outgoing)
            let tone: Button.Tone? = level == 1 ? .urgent : nil
            #expect(card.buttons.joined().first { $0.label == "Done" }?.tone == tone)
            #expect(list.buttons.joined().first { $0.label == "✓ pay the rent" }?.tone == tone)
            #expect(card.buttons.joined().filter { $0.tone == .urgent }.count == (level == 1 ? 1 : 0))
            #expect(card.text.plain.contains("❗ P1, most urgent") == (level == 1))
            #expect(list.text.plain.contains(level.map { "1. P\($0) pay the rent" } ?? "1. pay the rent"))
        }
    }
}
