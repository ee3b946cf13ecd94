import Core

/// How a language words the wish to add something, and what stands around its title. All words are folded.
struct WishWords: Sendable {
    /// The language has such words.
    var isKnown: Bool { !makers.isEmpty }
    /// Openings that say nothing of the thing itself: "remind me", "i need to".
    var openings: WordPhrases = []
    /// "create", "new": with the kind of thing behind them the words of a wish ("create a task to ...").
    var makers: WordSet = []
    /// "put", "add": with the list at the end the words of a wish ("put milk on the list").
    var putters: WordSet = []
    /// Behind the name of a list, before what goes on it: "shopping add ham".
    var adders: WordSet = []
    /// "schedule", "book": the words of a wish for an entry of the calendar.
    var planners: WordPhrases = []
    /// What begins like them and is a name: "book club".
    var plannedNames: WordPhrases = []
    /// Between two moments of one thing: "at 10 and again at 11".
    var repeaters: WordSet = []
    /// "jot down": the words of a wish for a note.
    var noters: WordPhrases = []
    /// What may stand between a maker and the kind: "me", "a new".
    var fillers: WordSet = []
    /// By kind, the words for such a thing: "task", "to do", "reminder".
    var kinds: [WishFamily: WordPhrases] = [:]
    /// What leads from the wish to its title: "to", "about", "called".
    var connectors: WordSet = []
    /// What stands between the title and the list at the end, or closes the wish: "added", "and remind me".
    var closings: WordPhrases = []
    var determiners: WordSet = []
    /// What a title does not begin with behind the words of a wish.
    var articles: WordSet = []
    /// "it", "that" for what was said before, and the words before a verb that asks for something: "so will you".
    var pronouns: WordSet = []
    var requests: WordSet = []
    /// "if", "because"
    var reasons: WordSet = []
    /// Those of them behind which stands what may be or not: "if".
    var conditions: WordSet = []
    /// "and", "or"
    var joiners: WordSet = []
    /// What joins a title to its time: "the concert is on Friday".
    var copulas: WordSet = []
    /// What belongs to the time behind it: "due", "at".
    var timeLinks: WordSet = []
    /// What says of the time behind it that something begins then: "starts".
    var starters: WordSet = []
    /// What may follow a time in the middle of a line: "about", "with".
    var followers: WordSet = []
    /// What makes a time before it a part of what is spoken of: "of", "about".
    var holders: WordSet = []
    /// Behind which a number is a name: "room 12".
    var numbered: WordSet = []
    /// The same of what leaves at a time of day as well: "train 9", "train 9:05".
    var departures: WordSet = []
    /// Behind "at" what is no place: "at last", "at the moment".
    var noPlaces: WordSet = []
    /// Before where a journey goes, or begins: "to", "from".
    var journeyLinks: WordSet = []
    /// What one has for a journey, and for more: "ticket".
    var passages: WordSet = []
    /// Before when a journey ends: "arrives".
    var arrivals: WordSet = []
    /// The same journey once more: "back".
    var returns: WordSet = []
    /// "for": before a long stretch of time what the thing is for, rather than when it is due.
    var purposes: WordSet = []
    /// "to": before a number that looks like a date.
    var targets: WordSet = []
    /// Nouns that make one notion with the name of a day before them: "sunday roast".
    var compounds: WordSet = []
    /// What is at a part of the day by itself: "dinner".
    var meals: [String: DayPart] = [:]
    /// What begins in the evening where its hour may be of either half: "concert".
    var evenings: WordSet = []
    /// Verbs stand last, behind what says when: "Mama morgen anrufen".
    var isVerbLast = false
    /// What takes place at an hour, besides meals and what is in the evening: "dentist", "gym".
    var appointments: WordSet = []
    /// Those of them with which people are asked out as well: "coffee".
    var invitations: WordSet = []
    /// Things to do that take place where a time of day is said: "meet".
    var encounters: WordSet = []
    /// What takes a title as its object: "read", "watch".
    var readers: WordSet = []
    /// What is done again and again, as verbs that say little where it is done once: "change".
    var habits: WordSet = []
    /// Lists that are all of one's tasks, so that nothing is said by them.
    var everything: WordSet = []
    /// What stands before a list, a place, a person.
    var listLinks: WordSet = []
    /// How one word that is a list ends, in a language that joins words: "einkaufsliste".
    var listEnds: [String] = []
    /// How several things and the list they go on are named.
    var listing = ListingWords()
    /// Before what is counted: "many"; and what any pin is: "places".
    var counting: WordSet = []
    var placeNouns: WordSet = []
    /// "for", "of": between "list" and what is on it.
    var listKinds: WordSet = []
    var placeLinks: WordSet = []
    /// Of these, what is no place without an article behind it: "in full swing".
    var stateLinks: WordSet = []
    /// Said with a place that is no more than where the thing is from or about.
    var placeMentions: WordSet = []
    var personLinks: WordSet = []
    /// "with": with this a title does not begin, but with the word before it.
    var companyLinks: WordSet = []
    /// "as" of "clean as a whistle", right behind what would be a verb.
    var similes: WordSet = []
    /// Those of whom one speaks rather than for oneself: "he".
    var others: WordSet = []
    /// "before", "as soon as": how a thing is tied to an occasion.
    var relations: [OccasionRelation: WordPhrases] = [:]
    /// Who does it, within an occasion: "i", "im".
    var speakers: WordSet = []
    /// What says only that the moment comes again: "das nächste Mal".
    var momentLeads: WordPhrases = []
    /// What somebody does at a moment: "leave", "get".
    var momentVerbs: WordSet = []
    /// The same as said of oneself and as it stands in a name, where that differs: "gehe", "gehen".
    var momentVerbForms: [(said: String, plain: String)] = []
    /// What others do at one, where verbs stand last: "kommt" of "bevor Mama kommt".
    var momentVerbsOfOthers: WordSet = []
    /// Behind which stands what somebody does, rather than a thing: "bevor".
    var clauseOpeners: WordSet = []
    /// How much there is to do, with no word for what: "viel".
    var vagueAmounts: WordSet = []
    /// With which what is to be done at some moment begins; in a language whose verbs stand last, none.
    var imperatives: WordSet = []
    /// What people do and programs could be asked for as well, besides: "book", "arrange".
    var askables: WordSet = []
    /// What people do themselves, so that a line of it is something to do: "wash", "return".
    var chores: WordSet = []
    /// The same where the word may as well be a thing: "water", "paint".
    var choresOrThings: WordSet = []
    /// What follows such a verb before its object: "out", "up".
    var choreParticles: WordSet = []
    /// Behind a length what says that it is one before something: "beforehand".
    var earliers: WordSet = []
    /// The verbs of setting out: "leave".
    var leavings: WordSet = []
    /// Verbs behind which such a word ends what is said of them: "put the washing on".
    var particleVerbs: WordSet = []
    /// Verbs that say little, and things of the house of which they are said: "do the laundry".
    var doers: WordSet = []
    var household: WordSet = []
    /// What tells that something is at another time from now on, or is to be: "moved".
    var movers: WordSet = []
    /// That something is said at every such moment: "every time".
    var eachTimes: WordPhrases = []
    /// Chores by their name alone, so that a verb before another thing is not theirs: "laundry" of "feed cat, laundry".
    var choreNames: WordSet = []
    /// Medicine, which is taken at its hour rather than takes place: "pills".
    var intakes: WordSet = []
    /// What is paid at its day: "rent".
    var bills: WordSet = []
    var payers: WordSet = []
    /// What is ready, or over, by itself after some time: "pasta".
    var runners: WordSet = []
    /// Of all these what programs are told: "bring up the menu".
    var programDeeds: WordPhrases = []
    /// What stands before such a verb where one has to do it: "i need to".
    var duties: WordSet = []
    /// The same in words that nobody says to a program of what it is to do: "i must not forget to".
    var ownDuties: WordPhrases = []
    /// To be somewhere: "be".
    var beings: WordSet = []
    /// What this and other programs keep and do, which is seldom meant as something to do: "map", "volume".
    var programWords: WordSet = []
    /// "by", "until": before the day by which a thing is to be done.
    var deadlineLinks: WordSet = []
    /// Of them the one that says nothing else: "due".
    var dues: WordSet = []
    /// With which one speaks or writes to somebody, where the name follows at once: "call".
    var calls: WordSet = []
    /// Who is called by what they are: "mum".
    var family: WordSet = []
    /// Whom one calls on some errand: "dentist", "landlord".
    var callees: WordSet = []
    /// What tells that something is said of somebody, or to somebody, rather than to be done: "you", "was".
    var tellers: WordSet = []
    /// The same without saying who: "leaving", "getting".
    var momentForms: WordSet = []
    /// What one is on while it lasts: "my way".
    var ways: WordPhrases = []
    /// Where such a moment is told in full: "home".
    var momentEnds: WordSet = []
    /// What is a moment by itself: "work", "school".
    var moments: WordSet = []
    /// What is done with a task that is named, and small words beside: "tick off", "bought", "move".
    var deeds: WordSet = []
    /// Words for how much a thing matters, with 1 for the most.
    var priorities: [(words: WordPhrases, level: Int)] = []
    /// The same behind "!": "!high".
    var priorityMarks: [(words: WordSet, level: Int)] = []
    /// Words for a priority that may open a line without a mark: "urgent call the plumber".
    var priorityLeads: WordSet = []
    /// Before such words what makes it matter less: "less important".
    var lessers: WordSet = []
    /// How a thing is rather than what it is called: "shared".
    var states: WordSet = []
    /// That something is to be heard: "louder", "ring".
    var louds: WordSet = []
    /// Before what one is beside: "near".
    var nearLinks: WordSet = []
    /// Small words with which nothing is called that is wished for: "noch" of "noch Eier kaufen".
    var softeners: WordSet = []
    /// How people come together, other than by coming somewhere: "online".
    var manners: WordSet = []
    /// Articles of what is known, where verbs stand last: "den", "die".
    var definites: WordSet = []
    /// How the verbs of what is to be done are bent.
    var forms = DeedForms.none
    /// How one says that it is done.
    var done = DoneForms.none
    /// "buy", "book": of what is got so the name of what programs keep may be that of a thing.
    var purchases: WordSet = []
    /// What is written to somebody, and the word before whoever gets it: "letter", "to".
    var writings: WordSet = []
    var writingLinks: WordSet = []
    /// Before what is named with which one asks for its time: "when is".
    var whenAsked: WordPhrases = []
    /// Before what one does not go to oneself: "I am not going to".
    var absences: WordPhrases = []
    /// "urgent care": what stands behind such a word where it is a part of a name.
    var priorityCompounds: WordSet = []
}
