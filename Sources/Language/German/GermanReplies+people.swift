extension GermanReplies {
    static let people = [
        "person.unknown":
            "Ich kenne hier niemanden namens „{typed}“. Tipp einen Benutzernamen wie `@ana`, oder `leute finden`, um jemanden auszusuchen.",
        "person.several": "Wen meinst du? Tipp den Benutzernamen: {names}.",
    ]
}
