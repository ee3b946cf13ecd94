/// How people ask others in German to do things, and what those answer.
enum GermanHanding {
    static let words = HandingWords(
        phrases: phrases, answers: answers, without: without, undone: "nicht nichts nie niemals sehen wissen".words,
        butDone: "vergessen nach".words,
        beside: GermanWords.spelled(
            "das es leider sorry gerade grad jetzt dann da dir dafür wirklich schon noch".split(separator: " ").map(
                String.init)
        ).joined(separator: " ").words)

    private static let who = "[der|die|den|dem] [@] {who:text}"
    private static let tell = "(sag|sage|sagt|schreib|schreibe|richte)"
    private static let shall = "(soll|sollen|sollte|sollten|muss|müssen|müsste|möge|mögen)"
    private static let soft = "[bitte|mal|doch|bitte mal|noch|auch]"

    private static let phrases: [Handing.Kind: [Phrase]] = [
        .order: HandingWords.phrases(
            "\(tell) \(who) [,] [bitte] (er|sie) \(shall) \(soft) {what:rest}",
            "\(tell) \(who) [,] dass (er|sie) \(soft) {what:text} \(shall)",
            "\(who) [bitte] (sagen|ausrichten|bitten|schreiben) [,] [dass] (er|sie) \(shall) \(soft) {what:rest}",
            "(gib|übergib) [@] {who:word} (die aufgabe|das todo) {what:rest}",
            "(frag|frage|bitte) \(who) [,] ob (er|sie) \(soft) {what:text} (kann|könnte|mag|möchte|will|würde|können|könnten)",
            "(bitte|bitten) \(who) [,] (darum|dass) [,] {what:rest}",
            "(bitte|bitt|frag|frage) [@] {who:word} {when:time} [,] [darum] {what:text} zu {verb:word}",
            "(bitte|bitt|frag|frage) [@] {who:word} [,] [darum] {what:text} zu {verb:word} {when:time}"),
        .wish: HandingWords.phrases(
            "\(who) (soll|sollen|sollte|sollten|möge|mögen) \(soft) {what:rest}",
            "(bitte|bitt|frag|frage) [@] {who:word} [,] [darum] {what:text} zu {verb:word}"),
        .plea: HandingWords.phrases(
            "(kann|könnte|würde) [der|die] [@] {who:word} \(soft) {what:rest}",
            "[@] {who:word} [,] bitte {what:rest}",
            "[@] {who:word} [,] [bitte] (kannst|könntest|magst|würdest) du \(soft) {what:rest}"),
        .duty: HandingWords.phrases("\(who) (muss|müssen|müsste|müssten) \(soft) {what:rest}"),
        .reminder: HandingWords.phrases(
            "(erinner|erinnere) \(who) [,] (an|daran|dass|dass er|dass sie|:) {what:rest}",
            "(erinner|erinnere) \(who) {when:time} [,] [an|daran|dass|dass er|dass sie|:] {what:rest}"),
        .question: HandingWords.phrases(
            "(frag|frage) \(who) [,] (ob|wann|wo|was|wer|wie|welche|welchen|welches|warum|wieso) {what:rest}"),
        .message: HandingWords.phrases(
            "\(tell) \(who) [,] dass {what:rest}", "\(tell) \(who) [,] (ich|wir) {what:rest}"),
    ]

    private static let without: [Phrase] = [
        "[nein|aber|doch|ok|okay|sorry] [,] (nicht|außer|ohne|nicht mit|nicht für) [@] {who:text} [mehr]",
        "(entferne|entfern|nimm|wirf|schmeiß) [@] {who:text} [wieder] (raus|heraus|hinaus|da raus|davon)",
        "(entferne|entfern) [@] {who:text}", "[@] {who:text} [wieder] (rausnehmen|entfernen|rausschmeißen|rauswerfen)",
        "[@] {who:text} (soll|sollte|darf) (es|das|die|sie) (nicht|nicht mehr) (sehen|lesen)",
        "(zeig|zeige) (es|das) [@] {who:text} (nicht|nicht mehr)",
    ]

    private static let answers: [AskedSaying: [Phrase]] = [
        .take: [
            "[nein|oh|sorry|moment] [,] [warte|moment|sorry|doch] [,] ich (meinte|meine|wollte sagen) [,] (ja|doch)",
            "[nein|oh|sorry|moment] [,] [warte|moment|sorry] [,] ich (kann|mach|mache|schaff|schaffe) [es|das] doch",
            "[nein|oh|sorry] [,] doch [,] (ich kann|ich mach es|ich mache es|mach ich|kann ich|ja)",
            "[ok|okay|ja|klar|passt] [,] (mach ich|mache ich|ich mach es|ich mache es|ich machs|ich mach das|ich mache das|erledige ich|erledig ich|kommt) {more:rest}",
            "[ok|okay|ja|klar] [,] (gleich|sofort|in einer minute|in ein paar minuten|einen moment|moment|bin gleich dran|bin unterwegs)",
            "[ok|okay|ja|klar] in {more:length}",
            "[ok|okay|ja|klar] [,] (mach ich|mache ich|ich mach es|ich machs) [,] aber [erst] {more:rest}",
        ],
        .nod: [
            "(ja|jo|jep|jup|klar) [,] (super|gerne|gern|natürlich|klar|sicher|passt|perfekt|ok|okay|danke)",
            "(ja|jo|jep|jup)", "[ja|ok|okay] [,] (von mir aus|meinetwegen|na gut|geht klar|kein problem)",
            "(ja|jo|jep|jup|klar|ok|okay|gut|passt|gerne|gern) [,] [aber|aber erst|aber nur|erst|nur] {more:rest}",
        ],
        .but: ["(ja|jo|jep|jup|klar|ok|okay|gut|passt|gerne|gern) [,] aber {how:rest}"],
        .look: [
            "wer hat [mich] [das|darum] (gefragt|gebeten)", "wer (will|wollte|möchte) das [von mir]",
            "was (will|wollte|möchte) {who:word} von mir", "was hat {who:word} mich gefragt",
            "(worum|um was) (wurde|bin) ich (gebeten|gefragt) [worden]",
        ],
        .deny: [
            "(nein|nö|nee|ne) [,] [sorry|danke|leider|ich nicht|leider nicht|kann nicht|kann ich nicht|geht nicht|keine zeit]"
        ],
        .handBack: ["[ich] (gib|geb|gebe) (es|das|die aufgabe) [bitte|wieder] zurück"],
        .refuse: [
            "[oh|sorry|moment] [,] [warte|moment|sorry] [,] ich (meinte|meine|wollte sagen) [,] nein",
            "[nein|oh|sorry|leider] [,] [ich] (kann|mach|mache|schaff|schaffe) [es|das] [leider] doch nicht [leider|sorry]",
            "[nein|sorry|leider|oh] [,] [ich] (kann|schaff|schaffe) {more:text} nicht [leider|sorry]",
            "[nein|sorry|leider|oh] [,] (kann|schaff|schaffe|mach|mache|mag|will) ich [das|es] [leider|doch] nicht [mehr] [leider|sorry]",
            "[nein|sorry|leider|oh] [,] (kann|schaff|schaffe|mach|mache) ich [das|es] {more:text} nicht [mehr] [leider|sorry]",
            "[nein|sorry|leider|oh] [,] [ich] (schaff|schaffe|mach|mache|mag|will) (es|das) [leider|doch] nicht [mehr]",
            "[nein|sorry|leider|oh] [,] [ich] [hab|habe] [da|dazu|darauf] keine lust [dazu|darauf]",
            "[nein|sorry|leider|oh] [,] [ich] (schaff|schaffe|kann) [es|das] {more:text} nicht",
            "[nein|sorry|leider] [,] [ich] [hab|habe] {more:text} keine zeit",
            "[nein|sorry|leider] [,] [ich] [hab|habe] keine zeit {more:rest}",
            "[nein|sorry|leider] [,] (kann|geht) [leider] nicht {more:rest}",
            "[nein|sorry|leider] [,] (das geht|geht) sich [heute|morgen|da] [leider] (net|nicht|ned) [mehr] aus",
            "[sorry|leider|nein] [,] (heute|morgen|diese woche|jetzt) [leider] nicht",
        ],
        .did: [
            "[ok|okay|ja] [,] (erledigt|fertig|gemacht|schon gemacht|schon erledigt|schon fertig|hab ich|hab ich gemacht|hab ich schon|ist erledigt|ist gemacht|hab ich schon gemacht|habe ich schon gemacht|hab ich erledigt|ich habs gemacht)"
        ],
    ]
}
