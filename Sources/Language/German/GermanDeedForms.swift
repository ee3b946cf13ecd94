/// How German bends the verbs of what is to be done.
enum GermanDeedForms {
    static let forms = DeedForms(
        told: Dictionary(rows, uniquingKeysWith: { first, _ in first }), particles: particles, mark: "zu",
        modals: WordSet(GermanWords.spelledSet("muss soll sollte will möchte kann darf")),
        ofSpeaker: (ending: "e", added: "n"),
        stops: WordSet(GermanWords.spelledSet("der nicht nichts nie kein keine keinen")))

    /// Longer ones first.
    private static let particles = [
        "zusammen", "vorbei", "zurück", "sauber", "hinaus", "weg", "raus", "rein", "auf", "aus", "ein", "mit", "vor",
        "ab", "an", "um", "zu",
    ]

    /// What is told by the verb alone; other such words are nouns as well, or belong to commands.
    private static let plain = """
        kaufen besorgen holen bringen putzen waschen bezahlen bestellen gießen füttern schicken schreiben reparieren bügeln
        überweisen zahlen
        """.split(whereSeparator: \.isWhitespace).map(String.init)

    private static let irregular = [
        "nehmen": "nimm", "geben": "gib", "lesen": "lies", "werfen": "wirf", "treffen": "triff", "sprechen": "sprich",
    ]

    /// "sag den Termin ab" is for the calendar, "mach das Licht an" for machines.
    private static let others: Set<String> = [
        "absagen", "anmachen", "ausmachen", "aufmachen", "abschalten", "abstellen", "umstellen",
    ]

    private static let rows: [(String, String)] =
        plain.flatMap { verb in keys(forms(of: verb)).map { ($0, verb) } }
        + (GermanChores.all + ["mitkommen"]).flatMap { verb -> [(String, String)] in
            guard !others.contains(verb), let particle = particles.first(where: verb.hasPrefix),
                verb.count > particle.count + 3
            else { return [] }
            let told = forms(of: String(verb.dropFirst(particle.count)))
            return keys(told).flatMap { first in keys([particle]).map { ("\(first) \($0)", verb) } }
        }

    /// "hole", "hol"
    private static func forms(of verb: String) -> [String] {
        let stem = irregular[verb] ?? String(verb.dropLast(verb.hasSuffix("en") ? 2 : 1))
        return [stem, stem + "e"]
    }

    private static func keys(_ words: [String]) -> [String] { GermanWords.spelled(words) }
}
