extension LanguageTables {
    /// English: the language of the commands' own files, so that no replies stand here.
    static let english = LanguageTables(
        id: .english,
        name: "English",
        politeStarts: [
            "could you please", "can you please", "would you please", "will you please", "could you", "can you",
            "can u", "could u", "can i", "could i", "may i", "would you", "will you", "please", "pls", "plz", "kindly",
            "hey", "hi", "hello", "ok", "okay", "so", "um",
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
        stopWords: [
            "the", "a", "an", "my", "our", "your", "his", "her", "its", "their", "this", "that", "these", "those", "i",
            "you", "he", "she", "it", "we", "they", "me", "him", "us", "them", "in", "on", "at", "to", "of", "for",
            "from", "by", "with", "and", "or", "but", "if", "so", "as", "is", "are", "was", "be", "been", "am", "do",
            "does", "did", "have", "has", "had", "not", "no", "yes", "here", "there", "now", "then", "when", "before",
            "after", "what", "where", "who", "how", "all", "some", "any", "up", "down", "out", "off", "about",
        ],
        articles: ["the", "a", "an", "my", "our", "your", "this", "that"],
        pluralEndings: [("y", "ies"), ("", "es"), ("", "s")],
        inflections: ["s", "es", "d", "ed", "r", "er", "ing", "ly", "y", "n"],
        contractions: [
            "whats": ["what", "is"], "wheres": ["where", "is"], "whos": ["who", "is"], "hows": ["how", "is"],
            "thats": ["that", "is"], "theres": ["there", "is"], "its": ["it", "is"], "im": ["i", "am"],
            "ive": ["i", "have"], "id": ["i", "would"], "ill": ["i", "will"], "lets": ["let", "us"],
            "dont": ["do", "not"], "cant": ["can", "not"], "isnt": ["is", "not"], "arent": ["are", "not"],
            "gonna": ["going", "to"], "wanna": ["want", "to"], "gotta": ["got", "to"],
        ],
        abbreviations: EnglishWords.abbreviations,
        decimalSeparator: ".",
        hemispheres: ["n": .north, "s": .south, "e": .east, "w": .west],
        latitudeWords: ["lat", "latitude"],
        longitudeWords: ["lon", "lng", "long", "longitude"],
        zonePlaces: EnglishZonePlaces.table,
        zoneWords: ["time", "zone", "timezone", "standard", "daylight", "summer"],
        times: EnglishTimeWords.table,
        ranking: EnglishRanking.table,
        titleWords: EnglishTitleWords.words,
        quantities: EnglishQuantityWords.words,
        replies: [:])
}
