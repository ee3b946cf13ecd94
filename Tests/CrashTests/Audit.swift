import Foundation
import GRDB
import Testing

/// What must be there in the end, compared with what is.
struct Audit: Sendable {
    let stage: Stage
    let company: Company

    /// - Returns: what is counted, for the report.
    @discardableResult
    func expectAll() async throws -> Counts {
        let files = Files(in: stage.folder)
        #expect(try files.problems() == [])
        let maybeTwice = try files.count("SELECT count(*) FROM failure WHERE source = 'maybe twice'")
        let (doubles, surprises) = await (stage.ledger.doubles, stage.ledger.surprises)
        #expect(await stage.ledger.missing == [])
        let answers = await stage.ledger.pressesOnCopies
        #expect(doubles + surprises.count <= maybeTwice + answers, "\(surprises.joined(separator: "\n"))")
        for member in company.members { try expectData(of: member, files) }
        return Counts(
            updates: await stage.ledger.updates, messages: await stage.ledger.messages,
            doubled: doubles + surprises.count, maybeTwice: maybeTwice)
    }

    private func expectData(of member: Company.Member, _ files: Files) throws {
        let expected = member.role.leaves(rounds: member.rounds)
        let owner: SQL = "(SELECT owner FROM chat WHERE externalID = \("\(member.actor.chat)"))"
        #expect(
            try files.rows(
                """
                SELECT heading.name || ': ' || text || iif(photo.id IS NULL, '', ' (photo)') FROM note
                JOIN heading ON heading.id = note.heading LEFT JOIN photo ON photo.note = note.id
                WHERE note.owner = \(owner) ORDER BY note.id, photo.id
                """) == expected.notes, "\(member.role)")
        #expect(try files.rows("SELECT name FROM place WHERE owner = \(owner)") == [], "\(member.role)")
        let history = try files.rows("SELECT kind || ' ' || title FROM entry WHERE owner = \(owner) ORDER BY id").map {
            // A bundle has the day in its name.
            $0.replacing(/, \d+ \w+”/, with: "”")
        }
        // A word about a photo that came twice lets its sender go on before the next photo is there.
        let isInOrder = member.role != .photographer
        #expect(
            isInOrder ? history == expected.history : history.sorted() == expected.history.sorted(), "\(member.role)")
        switch member.role {
        case .photographer: #expect(try files.keptFiles() == Set((0..<member.rounds).map(Role.photo)))
        case .bundler: try expectBundles(of: owner, rounds: member.rounds, files)
        case .linker: try expectUnlinked(owner, from: member.actor.partner, files)
        case .leaver: try expectGone(member.actor, files)
        default: break
        }
    }
}

struct Counts: Sendable, CustomStringConvertible {
    let updates: Int
    let messages: Int
    let doubled: Int
    /// By the server's own count.
    let maybeTwice: Int

    var description: String {
        "\(updates) updates, \(messages) messages, \(doubled) of them doubled, \(maybeTwice) counted as maybe twice"
    }
}

extension Role {
    /// What so many rounds leave: notes in their order, and every entry of the journal.
    func leaves(rounds: Int) -> (notes: [String], history: [String]) {
        let all = (0..<rounds).map(leaves(round:))
        return (all.flatMap(\.notes), all.flatMap(\.history))
    }

    private func leaves(round: Int) -> (notes: [String], history: [String]) {
        switch self {
        case .noter:
            let words = ["squats", "one", "two", "three"].map { "\($0) \(round)" }
            return (
                (["lunges \(round)"] + words.dropFirst()).map { "gym: \($0)" },
                words.map { "add Noted “\($0)”" } + ["change Changed the note “squats \(round)”"]
            )
        case .photographer:
            let words = "rack \(round)"
            return (["gym: \(words) (photo)"], ["add Noted “\(words)”", "add Added a photo to \(words)"])
        case .pinner:
            let rename = "Renamed Bakery to Museum"
            return (
                [],
                [
                    "add Pinned Bakery", "change " + rename, "undo " + rename, "redo " + rename,
                    "delete Deleted Museum",
                ]
            )
        case .bundler:
            let name = "Round \(round)"
            return (
                [],
                ["stamps", "rope"].map { "add To-do “buy \($0) \(round)”" } + [
                    "add Began “Leave stop\(round)”", "change Renamed “Leave stop\(round)” to “\(name)”",
                    "change Done: “buy stamps \(round)”", "change Put “buy rope \(round)” back out of “\(name)”",
                    "change Finished “\(name)”",
                ]
            )
        case .linker: return (["gym: press \(round)"], ["add Noted “press \(round)”"])
        case .drafter: return ([], ["add Pinned Harbour", "delete Deleted Harbour"])
        case .dreamer, .leaver: return ([], [])
        case .writer:
            let words = (0..<Self.breath).map { "line \(round).\($0)" }
            return (words.map { "log: \($0)" }, words.map { "add Noted “\($0)”" })
        case .travellers:
            let words = ["tent", "rope", "map", "tea"].map { "\($0) \(round)" }
            return (words.map { "packing: \($0)" }, words.map { "add Noted “\($0)”" })
        }
    }
}
