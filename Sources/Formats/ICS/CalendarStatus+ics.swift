import Core

extension CalendarEntry.Status {
    private static let names: [(CalendarEntry.Status, String)] = [
        (.tentative, "TENTATIVE"), (.confirmed, "CONFIRMED"), (.cancelled, "CANCELLED"), (.needsAction, "NEEDS-ACTION"),
        (.inProcess, "IN-PROCESS"), (.completed, "COMPLETED"),
    ]

    init?(ics text: String) {
        let text = text.trimmed.uppercased()
        guard let status = Self.names.first(where: { $0.1 == text })?.0 else { return nil }
        self = status
    }

    var ics: String { Self.names.first { $0.0 == self }?.1 ?? "" }
}
