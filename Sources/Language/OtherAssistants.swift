extension LanguageTables {
    /// What people are used to say before a wish to other programs, folded: "hey siri".
    static let otherAssistants: [String] =
        ["siri", "google", "alexa", "cortana", "bixby", "jarvis"].flatMap { name in
            ["hey", "hi", "ok", "okay", "hallo"].map { "\($0) \(name)" }
        } + ["siri", "alexa", "cortana", "bixby"]
}
