/// Cities and countries that name a time zone without standing in the time zone database.
enum EnglishZonePlaces {
    static let table: [String: [String]] = ["munich": ["Europe/Berlin"]]
}
