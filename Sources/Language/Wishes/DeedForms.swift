/// How a language whose verbs stand last bends what is to be done: "ruf Oma an", "Oma anzurufen" and "dass ich Oma
/// anrufe" are all "Oma anrufen".
struct DeedForms: Sendable {
    /// By the folded word that tells somebody to do it, with its folded particle behind a blank, the verb: "ruf an".
    private let told: [String: String]
    /// The first words of those.
    private let tellings: WordSet
    /// What a verb may begin with that stands apart from it: "an".
    private let particles: [String]
    /// What stands within or before a verb that hangs on another one: "zu".
    private let mark: String
    /// Small words behind which another verb hangs on whoever speaks: "muss".
    private let modals: WordSet
    /// How a verb ends where whoever speaks does it, and what it lacks then: "e" and "n" of "anrufe".
    private let ofSpeaker: (ending: String, added: String)
    /// Words behind which it tells nothing: "Kauf der Wohnung", "putz nicht".
    private let stops: WordSet

    static let none = DeedForms(
        told: [:], particles: [], mark: "", modals: [], ofSpeaker: (ending: "", added: ""), stops: [])

    init(
        told: [String: String], particles: [String], mark: String, modals: WordSet,
        ofSpeaker: (ending: String, added: String), stops: WordSet
    ) {
        self.ofSpeaker = ofSpeaker
        (self.told, self.particles, self.mark, self.modals, self.stops) = (told, particles, mark, modals, stops)
        tellings = WordSet(told.keys.map { String($0.prefix { $0 != " " }) })
    }

    /// It may tell somebody to do something: "ruf".
    func isTelling(_ word: String) -> Bool { tellings.contains(word) }

    /// Folded words tell somebody to do something with something: "ruf oma an", "kauf brot".
    func areTold(_ keys: [String], _ words: TitleWords) -> Bool { telling(keys, words) != nil }

    /// Words for what is to be done with the verb at its end, where it stands otherwise.
    func plain(_ title: String, _ words: TitleWords) -> String {
        guard !mark.isEmpty else { return title }
        let said = title.split(separator: " ").map(String.init), keys = said.map { Folding.fold($0) }
        if let found = telling(keys, words) {
            let end = found.particle ?? said.count
            let object = said[1..<end].drop { words.wish.softeners.contains(Folding.fold($0)) }
            let first =
                object.count > 1 && words.wish.articles.contains(Folding.fold(object[object.startIndex])) ? 1 : 0
            return (object.dropFirst(first) + [found.verb] + said[min(end + 1, said.count)...]).joined(separator: " ")
        }
        let isJoined =
            keys.first.map { words.wish.connectors.contains($0) && !words.wish.companyLinks.contains($0) } == true
        let first = isJoined ? 1 : 0
        return hanging(said, words) ?? bySpeaker(said[first...], keys[first...], words) ?? title
    }

    private func telling(_ keys: [String], _ words: TitleWords) -> (verb: String, particle: Int?)? {
        // "kauf Milch und ruf Oma an" is two things, "Kauf der Wohnung" a noun, "putz nicht" nothing.
        guard keys.count > 1, let first = keys.first, tellings.contains(first), !stops.contains(keys[1]),
            keys.count > 2 || !particles.contains(keys[1]), !keys.dropFirst(2).contains(where: tellings.contains)
        else { return nil }
        let particle = keys.indices.dropFirst(2).last { index in
            told["\(first) \(keys[index])"] != nil
                && (index == keys.count - 1 || words.wish.followers.contains(keys[index + 1]))
        }
        if let particle { return told["\(first) \(keys[particle])"].map { ($0, particle) } }
        guard let last = keys.last, !words.wish.hasVerb(last) else { return nil }
        return told[first].map { ($0, nil) }
    }

    /// "Oma anzurufen", "Oma zu schreiben".
    private func hanging(_ said: [String], _ words: TitleWords) -> String? {
        guard said.count > 1, let last = said.last else { return nil }
        if said.count > 2, said[said.count - 2] == mark, words.wish.hasVerb(Folding.fold(last)),
            last.first?.isLowercase == true
        {
            // "Fenster zu machen" shuts it.
            let whole = mark + last, isWhole = words.wish.hasVerb(Folding.fold(whole))
            return (said.dropLast(2) + [isWhole ? whole : last]).joined(separator: " ")
        }
        let particle = particles.first { last.hasPrefix($0 + mark) && last.count > $0.count + mark.count + 3 }
        guard let particle else { return nil }
        let verb = particle + last.dropFirst(particle.count + mark.count)
        return words.wish.hasVerb(Folding.fold(verb)) ? (said.dropLast() + [verb]).joined(separator: " ") : nil
    }

    /// "ich Oma anrufe", "dass ich zum Arzt muss"
    private func bySpeaker(_ said: ArraySlice<String>, _ keys: ArraySlice<String>, _ words: TitleWords) -> String? {
        guard said.count > 2, let first = keys.first, words.wish.speakers.contains(first), let last = said.last,
            let key = keys.last
        else { return nil }
        let object = said.dropFirst().dropLast()
        if modals.contains(key) { return object.joined(separator: " ") }
        if words.wish.hasVerb(key) { return said.dropFirst().joined(separator: " ") }
        guard key.hasSuffix(ofSpeaker.ending), words.wish.hasVerb(key + ofSpeaker.added) else { return nil }
        return (object + [last + ofSpeaker.added]).joined(separator: " ")
    }
}

extension WishWords {
    /// It is the verb of something to do.
    func hasVerb(_ word: String) -> Bool {
        chores.contains(word) || askables.contains(word) || doers.contains(word) || momentForms.contains(word)
    }
}

extension ReadLine {
    /// "die Tabletten nehm" of "ich die Tabletten nehm", where verbs stand last: what is to be done names nobody who speaks.
    package func withoutSpeaker(_ title: String) -> String {
        let words = titleWords
        let said = title.split(separator: " ", maxSplits: 1)
        guard words.wish.isVerbLast, said.count == 2, words.wish.speakers.contains(Folding.fold(said[0])) else {
            return title
        }
        return String(said[1])
    }

    /// What is to be done as it is kept: "Oma anrufen" of "ich Oma anrufe".
    package func plain(title: String) -> String {
        let words = titleWords
        return words.wish.forms.plain(title, words)
    }
}
