/// Words by which a command knows what was meant.
package enum SignalWord: Int, Sendable, CaseIterable {
    /// Before a thing and the time at which it is to be from now on: "set the dentist to 5".
    case setting
    case here, this
    /// Behind what something is, before its name: "called".
    case called
    /// Others are not to see it: "secretly".
    case secret
    /// What is done to anything: "do", "take" of "take this one".
    case doing
    /// What takes place, without its name: "the one", "the appointment".
    case anyEvent
    /// What is there is to go, whatever it is: "clear", "take" of "take its icon away".
    case clearing
    /// One lives somewhere no more: "moved".
    case movingOut
    /// The word for a note.
    case note
    case imperial, metric
    /// Which number of a date comes first.
    case dayFirst, monthFirst
    /// The evening before.
    case eve
    /// No labels at all.
    case none
    /// Before a new name: "to".
    case intoName
    /// Who may see a thing, said whole: "my close friends".
    case onlyMe, closeFriends, followers, everyone
    /// Whoever speaks, as a person: "myself".
    case oneself
    /// What nobody may be called: words that stand for somebody or order something; and words in no name at all, since
    /// they would pass for those who run the house.
    case reservedName, officialName
    /// What a line begins with that bids others come.
    case inviting
    /// What a line begins with that asks whether somebody may, says what one did, or that something is not to be.
    case noOrder
    /// Kinds of things, of which a line says whose it wants to see: "notes" of "Ana's notes".
    case thingsOfSomebody
    /// What says within a line that it is for whoever says it, and for nobody else: "only me", "to my calendar".
    case forOneself
    /// What of a person is looked at, and what else such a line says: "show me Ben's profile", "the lists of Ben".
    case profile, favourites, lists, ofSomebody
    /// Whole answers to whether one will do a thing: it is taken, it may be taken, it is refused, it has to wait.
    case taking, nodding, refusing, waiting
    /// Whole lines with which whoever asked somebody does it after all: "I'll do it myself".
    case takingOver
    /// Whole lines that tell or ask who comes to what takes place: "count me in".
    case attending
    /// Whole lines with which what comes several times a day comes no more that day: "enough for today".
    case enoughToday
    /// Whole lines with which what comes again is to come once: "just once".
    case onlyOnce
    /// What a line begins with that tells that something was not done, with a word that denies: "couldn't", "did".
    case failing
    /// How long before is left open: "remind me before".
    case inTime
    /// What a line begins with that asks to be told of something: "remind".
    case reminding
    /// Whole lines that say nothing: "lol".
    case chatting
    /// Between two names.
    case and
    /// Whom something is given to or shown: "me".
    case me
    /// What is one's own doing: "I", "my"; and what is several people's: "our".
    case mine, ours
    /// What a line begins with that asks something: "where", "do"; and of a person: "who".
    case asking, askingWho
    /// How much of something: "kg", "can".
    case amount
    /// Before somebody's number: "Tel.".
    case contact
    /// What of a place a line begins with that tells its number or where it is: "phone", "address".
    case detail
    /// What is said while one thinks, and is no part of what one says: "uh"; and before a verb: "to like take".
    case filler, fillerBeforeVerb
    /// At the end of a question that was asked before: "again".
    case onceMore
    /// What a letter begins with that talk may begin with, too, or no talk does; and what it ends with.
    case salutation, formalSalutation, closingLetter
    /// "how", and who asks it: "I", "one".
    case how, asker
    /// What a line begins with that wants to see a thing, or to have it gone: "show", "cancel".
    case showing, cancelling
    /// The same of one that wants it changed, left out once, to come again and again, or to have a label.
    case changing, skipping, repeating, labelling
    /// That nobody else is meant, or they as well.
    case alone
    /// Before who is left out of an audience: "except".
    case except
    /// Words behind which a name of somebody or of a town stands: "Mrs", "to".
    case beforeName
    /// That something is somewhere: "lives", "is".
    case lying
    /// That something is at another time than before: "moved", "now".
    case moved
    /// That something is so from now on: "now".
    case atPresent
    /// What says how long something goes on: "takes", "lasts".
    case lasting
    /// What says when something is over: "ends"; and what a line begins with that puts that off: "extend".
    case ending, extending
    /// Behind how much more or less time something takes: "30 minutes longer".
    case longer, shorter
    /// What a line begins with that says no to what was asked: "refuse".
    case declining
    /// What asks whether something is done: "did", "have"; and what a line begins with to hear no more of somebody.
    case whetherDone, muting, unmuting
    /// What a line begins with that says how something is to be: "make", "have".
    case making
    /// What a line begins with that speaks of the next time of something: "next".
    case nextTime
    /// That something goes where it was before: "back".
    case backAgain
    /// Single times of what comes again: "times".
    case turns
    /// What says that something is not done: "can't", "forgot".
    case denying
    /// Before what does not take place: "no"; and what a line ends with that says so: "cancelled".
    case without, calledOff, pausing
    /// What may stand before the last of them: "called" of "called off".
    case calling
    /// What a day is said to have where it has nothing: "nothing", "free".
    case nothing
    /// What makes another verb of "give", "hand": "in", "over", "back".
    case parting
    /// What is said of something that is not right: "wrong".
    case mistaken
    /// What tells that something was, where a line begins with it: "had", "met".
    case past
    /// The same where a line says before it who it was: "we met".
    case pastOfSpeaker
    /// All that there is, of what is done: "all", "both".
    case everything
    /// All of two.
    case both
    /// What says of something how it is: "is", "likes", "costs".
    case stating
    /// What a line begins with that has something repeat no more: "stop".
    case stopping
    /// What a line begins with that takes a thing away from others, rather than having it gone: "remove".
    case removing
    /// What a line begins with that asks others: "ask"; and what stands between them and what they are to do.
    case askingOthers, toDo
    /// Somebody who was spoken of: "him"; several, or somebody unnamed: "them".
    case thirdPerson, thirdPersons
    /// Before whom something is done for: "for".
    case forSomebody
    /// What a line begins with that only hands a task to somebody: "assign".
    case delegating
    /// What a line begins with, or ends with, that takes back a change of what it names.
    case undoing
    /// What tells that a place is open, or no longer: "opens", "closed".
    case opening
    /// What stands for a thing that was spoken of: "it", "there"; and which of them for a place alone.
    case it, there
    /// What a line begins with that gives a name, or has a thing kept; and what stands between that and the name.
    case naming, saving, asName
    /// What a line begins with that tells where one is: "this is", "I am now at"; and which of them says that.
    case presenting, locating
    /// Whole lines that throw away what is not kept yet: "discard it".
    case discarding
    /// What a line begins with that puts a thing to another time: "move".
    case moving
    /// What stands beside a time in an answer, and says nothing else: "maybe", "works for me".
    case hedging
    /// Before what is not to be: "no" of "no walk tomorrow".
    case lacking
    /// What says that something is to be later than it was: "postpone", "wait".
    case postponing
    /// Before "wait", where something can be later: "can".
    case able
    /// What a line begins with that tells why one cannot do something: "sick", "running late".
    case excusing
    /// Before what puts something right: "no", "actually".
    case correcting
    /// What a line ends with that says that a thing is done, and what may stand before it.
    case finished, being
    /// Before what was done: "I have already".
    case having
    /// What was done with a thing: "paid" of "paid the rent", "renewed" of "passport renewed".
    case completed
    /// "filter", before what is to be seen; and a word for what is late.
    case filtering, late
    /// A day that comes every year, as the last word of what it is called: "mum's birthday".
    case yearlyDay
    /// By what pins are put in order: their names, how far, how new, how often used, how many stars.
    case byName, nearest, newest, mostUsed, rated
    /// Where one lives, as a place: "home".
    case home
    /// Who may change what in a group.
    case administrators, adders
    /// What newcomers ask the meaning of: "check-in", "occasion", "bundle", "p1", "live".
    case checkIn, occasion, bundle, priority, live
    /// What stands before a pin's name: "icon".
    case sign
    /// How large letters are, and on what ground they stand.
    case small, medium, large, dark, light
    /// Small words before where a car stands, which are no part of that: "parked at".
    case beforeParking
    /// A place is left rather than come to.
    case leavingPlace
}

extension SignalWord {
    /// A text is that word in any language.
    package func isSaid(by text: String) -> Bool {
        let word = Folding.fold(text)
        return Lexicon.all.contains { $0.words(for: self).contains(word) }
    }
}
