import Core
import Foundation
import Testing

@testable import Language

struct LearningTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    private static let corpus = root.appending(path: "Corpus/en")

    @Test func `The model in use was learned from the corpus as it is`() throws {
        let digest = try School.digest(of: Self.corpus, language: .english)
        #expect(School.digestInUse(of: .english) == digest, "make learn")
    }

    /// Minutes in a debug build, so only where there is time.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["WAYSIDE_SOAK"] != nil))
    func `Learning anew gives the model in use to the letter`() throws {
        let school = try #require(try School(folder: Self.corpus, language: .english))
        #expect(school.modelText() == EnglishModel.text)
    }

    @Test func `The corpus is large, has what asks for nothing, and a third of it is held`() throws {
        let files = try Self.files()
        let lines = files.flatMap(\.blocks).flatMap(\.lines)
        #expect(lines.count >= 1500)
        #expect(files.flatMap(\.blocks).filter { $0.intent == Ranking.nothing }.flatMap(\.lines).count >= 300)
        let held = files.filter(\.isHeld).flatMap(\.blocks).flatMap(\.lines)
        #expect(Double(held.count) >= Double(lines.count) / 3)
        #expect(lines.allSatisfy { !$0.trimmed.isEmpty })
    }

    @Test func `Every intent has lines`() throws {
        let families = IntentFamilies(EnglishRanking.table.families)
        let model = try #require(RankingModel(text: EnglishModel.text))
        let intents = Set(try Self.files().flatMap(\.blocks).map { families.learned($0.intent) })
        #expect(intents == Set(model.intents))
    }

    @Test(arguments: ["en", "de"])
    func `Nothing was learned from the strangers' lines`(language: String) throws {
        let corpora = Self.corpus.deletingLastPathComponent()
        let learned = Set(try Self.files(in: corpora.appending(path: language)).flatMap(\.blocks).flatMap(\.lines))
        let lines = try Self.files(in: corpora.appending(path: "strangers/\(language)")).flatMap(\.blocks)
            .flatMap(\.lines)
        #expect(lines.count > 800 && learned.isDisjoint(with: lines))
    }

    private static func files(in folder: URL = corpus) throws -> [School.File] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "txt" && !$0.lastPathComponent.hasPrefix("frames") }
            .map { file in
                let blocks = try CorpusFile(text: String(contentsOf: file, encoding: .utf8)).blocks
                return School.File(name: file.deletingPathExtension().lastPathComponent, blocks: blocks)
            }
    }

    private static let lessons: [Lessons.Lesson] = {
        var lessons = Lessons(tables: EnglishRanking.table, language: .english)
        for word in ["milk", "bread", "soap", "rice", "tea", "glue"] {
            lessons.add("buy \(word)", intent: "task.add")
            lessons.add("where is the \(word)", intent: "place.search")
            lessons.add("the \(word) is funny", intent: "none")
        }
        return lessons.all
    }()

    @Test func `The same lessons give the same bytes, and what was learned is known`() throws {
        let text = Learner(Self.lessons, rarest: 1).quantised().text(digest: "d")
        #expect(text == Learner(Self.lessons, rarest: 1).quantised().text(digest: "d"))
        #expect(ModelText.digest(of: text) == "d")
        let ranker = Ranker(EnglishRanking.table, model: try #require(RankingModel(text: text)))
        #expect(ranker.ranking(of: LineReader.read("buy wool")).best?.intent == "task.add")
        #expect(ranker.ranking(of: LineReader.read("where is the wool")).best?.intent == "place.search")
        #expect(try #require(ranker.ranking(of: LineReader.read("the wool is funny")).best).lead < 0)
    }

    @Test func `Only so many weights are kept`() throws {
        var learner = Learner(Self.lessons, rarest: 1)
        learner.kept = 20
        let model = try #require(learner.quantised().model)
        #expect((1...20).contains(model.weightCount))
    }

    /// Too short, not so many features, not in their order, cut in a weight, a weight of no intent.
    @Test(arguments: [
        "", "x", "d\na b\n1 2", "d\na b\n1 2 3 4 9\n####", "d\na\n1 2 -1\n", "d\na\n1 2 2\n$$$$$",
        "d\na\n1 2 2\n$$$%$$$$$$", "d\na\n1 2 1\n$$$$%$", "d\na\n1 2 1\n$$$$%%$",
    ])
    func `What is no model is none, and never breaks`(text: String) {
        let model = RankingModel(text: text)
        #expect(model == nil || model?.weightCount == 0)
    }
}

struct CorpusFileTests {
    @Test func `Blocks have an intent, neighbours, names and lines`() throws {
        let file = try CorpusFile(
            text:
                "# comment\n= task.add | reminder.add, none ; places: gym, home ; people: Ana\nbuy a\nbuy b\n\n= none\nhm\n"
        )
        let block = try #require(file.blocks.first)
        #expect(file.blocks.count == 2 && block.intent == "task.add" && block.also == ["reminder.add", "none"])
        #expect(block.lines == ["buy a", "buy b"])
        #expect(block.names == ["places": ["gym", "home"], "people": ["Ana"]])
    }

    @Test func `A line outside a block is a fault with its number`() {
        let fault = #expect(throws: CorpusFault.self) { try CorpusFile(text: "= none\na\n\nb\n") }
        #expect(fault?.line == 4)
    }

    @Test(arguments: [
        ("people.follow", "people.follow", true), ("people.*", "people.block", true),
        ("task.add", "reminder.add", true),
        ("task.add", "task.list", false),
    ])
    func `A neighbour is as good as the intent`(wanted: String, given: String, isAccepted: Bool) throws {
        let file = try CorpusFile(text: "= \(wanted) | reminder.*\nx")
        #expect(file.blocks.first?.accepts(given) == isAccepted)
    }

    @Test func `Frames give their sentences, the same ones each time`() throws {
        var frames = SentenceFrames(topics: "fruit: red_apple\n    pear")
        frames.add("% who = ana|ben\n= task.add | none\n(buy|get) [a] {fruit} for {who}\n")
        let frame = try #require(frames.frames.first)
        #expect(frame.intent == "task.add")
        var all: Set<String> = []
        for seed in 1...60 {
            var (random, again) = (SeededNumbers(seed: seed), SeededNumbers(seed: seed))
            let sentence = frames.sentence(frame, &random)
            #expect(sentence == frames.sentence(frame, &again))
            all.insert(sentence.text)
        }
        #expect(all.count == 16 && all.contains("get a red apple for ben") && all.contains("buy pear for ana"))
    }

    @Test func `A block's own names come before those that are lent to it`() throws {
        let file = try CorpusFile(text: "= itinerary.show ; trips: porto\nshow porto\n\n= none\nporto is hot")
        var lent = LentNames(file.blocks, language: .english)
        let names = (0..<20).map { _ in file.blocks.map { lent.names(for: $0) } }
        #expect(names.allSatisfy { $0[0].match("porto", as: .trip).isKnown })
        #expect(Set(names.map { $0[1].match("porto", as: .trip).isKnown }) == [true, false])
    }

    @Test func `Frames say what names the person's own things`() throws {
        var frames = SentenceFrames(topics: "town: porto")
        frames.add("% @trip = our {town} trip\n% @person = ana\n= itinerary.share\nshare {@trip} with {@person}\n")
        var random = SeededNumbers(seed: 1)
        let sentence = frames.sentence(try #require(frames.frames.first), &random)
        #expect(sentence.text == "share our porto trip with ana")
        #expect(sentence.names == ["trips": ["our porto trip"], "people": ["ana"]])
    }
}
