extension LanguageTables {
    /// English: the language of the commands' own files, so that no replies stand here.
    static let english = LanguageTables(
        id: .english,
        name: "English",
        politeStarts: [
            "could you please", "can you please", "would you please", "will you please", "could you", "can you",
            "would you", "will you", "please", "pls", "plz", "kindly", "hey", "hi", "hello", "ok", "okay", "so", "um",
            "well", "i want to", "i would like to", "i d like to", "id like to", "i wanna", "let me", "lets", "just",
            "bot", "wayside", "hey wayside", "hi wayside", "hello wayside", "would you mind", "do me a favor and",
            "do me a favour and", "quickly",
        ],
        politeEnds: [
            "please", "pls", "plz", "thanks", "thank you", "thx", "ty", "tnx", "cheers", "thanks a lot",
            "many thanks", "thank you very much", "thank you so much", "thanks so much", "for me", "if you can",
            "if you could", "would you", "will you", "right now", "now", "bot", "wayside", "thanks in advance",
        ],
        commonWords: EnglishWords.common,
        articles: ["the", "a", "an", "my", "our", "your", "this", "that"],
        pluralEndings: ["es", "s"],
        abbreviations: EnglishWords.abbreviations,
        decimalSeparator: ".",
        hemispheres: ["n": .north, "s": .south, "e": .east, "w": .west],
        latitudeWords: ["lat", "latitude"],
        longitudeWords: ["lon", "lng", "long", "longitude"],
        zonePlaces: EnglishZonePlaces.table,
        replies: [:])
}
