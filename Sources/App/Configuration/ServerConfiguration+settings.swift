extension ServerConfiguration {
    /// Every key there is, in the order of config.example.json and the README.
    package static let settings: [Setting] = [
        .text("database.path", \.database.path, "the people's data; `files.sqlite` (photos, documents) beside it"),
        .text("database.mapPath", \.database.mapPath, "imported map data, read-only while running"),

        .secret("telegram.token", \.telegram.token, "the bot's token; without it the sandbox runs instead"),
        .base("telegram.apiBase", \.telegram.apiBase, "any server that speaks the Bot API"),
        .whole("telegram.pollTimeout", \.telegram.pollTimeout, 1...50, "seconds of one long poll"),

        .text("web.host", \.web.host, "address on which the pages listen"),
        .whole("web.port", \.web.port, 0...65535, "port of the pages (0: any free one, printed)"),
        .url("web.publicURL", \.web.publicURL, "address under which people reach the pages"),
        .secret(
            "web.metricsToken", \.web.metricsToken,
            "opens `/health` and `/metrics` to whoever sends it as a bearer token; without it this machine alone"),
        .whole("sandbox.port", \.sandbox.port, 0...65535, "sandbox messenger and web chat, loopback only"),
        .secret(
            "admin.setupCode", \.admin.setupCode,
            "the first person who sends `/admin CODE` is the administrator; none: made and printed at first start"),

        .text(
            "maps.tileURL", \.maps.tileURL,
            "a tile server's template; without it pictures are drawn from the imported map, or plain",
            wanted: "an http or https address with {z}, {x} and {y}", where: isTileTemplate),
        .text("maps.attribution", \.maps.attribution, "the tile server's credit"),
        .url("routing.url", \.routing.url, "not used yet: a routing server"),
        .choice("routing.kind", \.routing.kind, "what it is: `osrm` or `valhalla`"),
        .url("geocoding.url", \.geocoding.url, "a Nominatim; without it the imported map"),
        .url(
            "places.facts.address", \.placeFacts.address, "another server that speaks Google's Places API (New)"),
        .secret(
            "places.facts.key", \.placeFacts.key,
            "a key of Google's Places API (New), for details of places; off without one"),

        .text("smtp.host", \.smtp.host, "not used yet: a mail server"),
        .whole("smtp.port", \.smtp.port, 1...65535, "its port"),
        .choice("smtp.security", \.smtp.security, "`starttls`, `tls` or `none`"),
        .text("smtp.user", \.smtp.user, "the account there"),
        .password("smtp.password", \.smtp.password, "its password"),
        .text("smtp.from", \.smtp.from, "the sender's address", wanted: "an address with @") { $0.contains("@") },

        .url("matrix.homeserver", \.matrix.homeserver, "not used yet: the second messenger"),
        .text("matrix.user", \.matrix.user, "the bot's user there, `@name:server`"),
        .secret("matrix.token", \.matrix.token, "its access token"),

        .rate("limits.messagesPerSecond", \.limits.messagesPerSecond, "sends a second overall (0: no limit)"),
        .rate("limits.messagesPerChat", \.limits.messagesPerChat, "sends a second to one chat, bursts allowed"),
        .rate("limits.messagesPerGroup", \.limits.messagesPerGroup, "sends a minute to one group"),
        .rate(
            "limits.updatesPerPerson", \.limits.updatesPerPerson,
            "what one person may send in a minute, twice as much at once; without effect while `messagesPerChat` is 0"),
        .size(
            "limits.storagePerPerson", \.limits.storagePerPerson,
            "photos and files of one person, or of one group; what goes beyond is not kept, and they are told"),

        .choice("log.level", \.log.level, "how much is written"),
        .choice("log.format", \.log.format, "`text` or `json`; never a message's words"),
    ]
}

private func isTileTemplate(_ text: String) -> Bool {
    text.hasPrefix("http") && ["{z}", "{x}", "{y}"].allSatisfy(text.contains)
}
