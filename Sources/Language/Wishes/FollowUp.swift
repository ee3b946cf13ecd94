/// What a line says about what was said just before it, without knowing what that was.
package struct FollowUp: Sendable, Hashable {
    package enum Kind: String, Sendable, CaseIterable {
        /// "repeat it every Monday": only with a rule.
        case repetition
        /// "make it 6 instead": its time, or its words.
        case change
        /// "move it to Friday", "put it in the gym": its time, or where it belongs.
        case move
        /// "an hour later".
        case later, earlier
        /// "push it back by 10 minutes", "snooze it 10 minutes"; "bring it forward an hour".
        case delay, advance
        /// "no, at 7", "tomorrow instead": only with a time, or with one of several things.
        case correct
        /// "only on weekdays": only with a day or a rule.
        case only
        /// "this time at 8", of what comes again: only with a time.
        case thisOnce
        /// "not today, tomorrow", "dad not mum": only with two times, or with two words.
        case not
        /// "not next week", "except April 2", "pause it for 3 weeks": only with days.
        case leaveOut
        /// "hide it until Monday": only with a time.
        case hide
        /// "call it gym bag".
        case name
        /// "no, I meant oat milk".
        case meant
        /// "actually oat milk", "no 4x10": some of its words, or all of them.
        case rather, nearly
        /// "the other one", "the second one".
        case pick
        /// "delete the second one", "the second one is done".
        case pickDelete, pickDone
        /// "move the second one to Friday", "make the last one oat milk".
        case pickMove, pickChange
        /// "and bread too"; with a time once more.
        case add
        /// "and one at 8": only with a time.
        case again
        /// "add 5 minutes".
        case lengthen
        /// "2 of them".
        case count
        /// "no hurry".
        case calm
        /// "label it sport"; "add a note to it: bring wine".
        case label, detail
        /// "where: Luigi's"; "invite Ben", "add Ben".
        case location, invite, guest
        /// "without Ben", "Ben can't make it".
        case absent
        /// "keep it as a note": only with a kind of things.
        case keepAs
        /// "wrong day": it is to be asked which.
        case mistaken
        /// "when is it", "how long left"; "where is it", "how long is it".
        case askWhen, askMore
        /// "remind me of it at 6".
        case remind
        case delete, cancel, show
        /// "what about Saturday?" of what was shown of some day: only with a time.
        case look
        /// Answers to a notice: "got it"; "later", "snooze 15 min"; "skip it"; "no more".
        case done, putOff, skip, stop
    }

    /// Which of several things.
    package enum Choice: Sendable, Hashable {
        /// From 1.
        case number(Int)
        case last
        case other
    }

    package let kind: Kind
    /// What it is to be, as typed; empty where nothing was said.
    package let words: String
    package let choice: Choice?
    /// What it is not: "mum" of "dad not mum".
    let old: String?
    /// Some word of it is only near to what people say.
    package let isNear: Bool
    /// It speaks of one of several things: "the second one" rather than a name.
    let pointsAtOne: Bool
    package let language: LanguageID

    /// It can be nothing but a follow-up: where there is nothing to follow, that is the answer.
    package var isPlain: Bool {
        switch kind {
        case .change, .move, .delay, .advance, .hide, .name, .remind, .delete, .show, .label, .detail, .keepAs: true
        case .pickDelete, .pickDone, .pickMove, .pickChange: pointsAtOne
        case .later, .earlier, .correct, .only, .thisOnce, .not, .leaveOut, .meant, .rather, .nearly, .pick, .add,
            .again, .repetition, .lengthen, .count, .calm, .location, .invite, .guest, .absent, .mistaken, .askWhen,
            .askMore, .cancel, .look, .done, .putOff, .skip, .stop:
            false
        }
    }

    /// It puts right what was just said.
    package var isCorrection: Bool {
        [.correct, .only, .thisOnce, .not, .change, .meant, .rather, .nearly, .later, .earlier].contains(kind)
    }

    /// It answers a notice, and says nothing where none waits for an answer.
    package var answersNotice: Bool { [.done, .putOff, .skip, .stop].contains(kind) }

    /// One of several is picked by its place, and something done with it: "delete 1", "2 done".
    package var picksByNumber: Bool {
        guard case .number? = choice else { return false }
        return [.pickDelete, .pickDone, .pickMove, .pickChange].contains(kind)
    }

    /// It says when and nothing else, so that no wish of its own is meant: "tomorrow only at 8", "half an hour later",
    /// "Monday at 7 instead of 6", "postpone to Friday".
    package var saysOnlyWhen: Bool {
        (kind == .only || kind == .correct) && time != nil || (kind == .later || kind == .earlier) && length != nil
            || kind == .not && old != nil && time != nil
    }

    /// It speaks of "it", so that no command can be meant by the same words.
    package var hasPronoun: Bool { isPlain || [.cancel, .location, .askWhen, .askMore].contains(kind) }
}

/// How people refer to what was said just before, in one language.
struct FollowUpWords: Sendable {
    var phrases: [FollowUp.Kind: [Phrase]] = [:]
    /// Folded words for the first, the second and so on, and for the last and the other one.
    var choices: [String: FollowUp.Choice] = [:]
    /// Folded words behind such a word that say that it is no name: "one", "of them".
    var ones: Set<String> = []
    /// Folded words for one of several things behind what tells it from the others: "the vet one".
    var pronounsOfOne: Set<String> = []
    /// Folded words for two: "beiden" of "die ersten beiden".
    var pair: Set<String> = []
    /// Folded words before a number that say that one of several things is meant: "number".
    var numbers: Set<String> = []
    /// What may stand behind what is to be: "instead", "too".
    var tails: WordPhrases = []
    /// What ends a line that gives a thing another time for good, or in place of its own: "from now on", "instead".
    var anew: WordPhrases = []
    /// What may stand between a day and an hour and says nothing of either: "as usual".
    var asides: WordPhrases = []
    /// What says behind a time that it is the last one: "at the latest".
    var latest: WordPhrases = []
    /// Before what a time is said in the place of: "instead of".
    var insteadOf: WordPhrases = []
    /// Before what has a time that is to be changed: "due date of".
    var fields: WordPhrases = []
    /// Between a title and names, and between names.
    var with = "", and = ""
    /// Before any of it: "hang on", "no no".
    var hesitations: WordPhrases = []
    /// The same in the middle of a line: "i mean".
    var meaning: WordPhrases = []
    /// Before what is put right: "actually".
    var corrections: WordPhrases = []
    /// How several things are pointed at, and how many; 0 for whatever was spoken of: "both", "them".
    var several: [(words: WordPhrases, count: Int)] = []
    /// Before and behind another time, where nothing but that is said: "its" of "its Wednesday", "now" of "at 8 now".
    var restating: (before: WordPhrases, behind: WordPhrases) = ([], [])
    /// Before the day on which what comes again ends: "last one is".
    var lastIs: WordPhrases = []
    /// Whole questions after what comes again, and what is asked.
    var seriesAsked: [(words: WordPhrases, asked: SeriesAsked)] = []
    /// Folded words before the name of what is taken of what was offered: "yes".
    var agreeing: Set<String> = []
    /// All of what was spoken of, whatever it is: "everything".
    var whole: WordPhrases = []
    /// Which things of a list are those of which nothing was said: "the rest".
    var rest: WordPhrases = []
    /// Whole lines by which what is one is to be several: "separately".
    var apart: WordPhrases = []
    /// Whole answers by which none of several things is meant: "neither".
    var noneOfThem: WordPhrases = []
    /// The same of one thing: "it".
    var itself = ""
    /// Folded words between putting off and for how long: "for", "in".
    var lengthLinks: Set<String> = []
    /// A day by the one that was spoken of, how many days it is behind that, and words for the part of it: "the night before".
    var daysBeside: [(words: WordPhrases, days: Int, part: String)] = []
    /// Between a day and a time of day what says only that this is early or late: "erst" of "ab April erst um 19 Uhr".
    var lateness: WordSet = []
    /// Before a date: "on".
    var onDay = ""
    /// Behind "all", before what is left out: "but".
    var allBut: WordPhrases = []

    /// Folded words with which something begins that several things are pointed at by, but for articles.
    var firstWordsOfSeveral: [String] {
        several.flatMap(\.words.firstWords) + whole.firstWords + rest.firstWords + choices.keys + numbers
    }

    static let none = FollowUpWords()
}
