/// Words for streets, all folded, in many languages at once: an address is of its place rather than of the line that names it.
enum StreetWords {
    /// With what the name of a street ends.
    static let endings = ["strasse", "str", "gasse", "platz", "allee", "weg", "ufer", "ring"]
    /// What stands before its name.
    static let leading: WordSet = [
        "rue", "quai", "avenue", "av", "boulevard", "bd", "blvd", "impasse", "chemin", "allee", "via", "viale",
        "piazza",
        "corso", "calle", "avenida", "plaza", "rua",
    ]
    /// What stands behind its name.
    static let trailing: WordSet = [
        "street", "st", "road", "rd", "avenue", "ave", "lane", "ln", "drive", "dr", "boulevard", "blvd", "terrace",
        "crescent", "square", "highway", "hwy", "parkway", "pkwy",
    ]
}
