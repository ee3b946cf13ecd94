import Actions
import Core
import Language
import Store

/// Sets the labels of a pin.
struct LabelPinCommand: Command {
    static let about = About(
        intent: "pin.update", key: "pin.label", area: .places, summary: "Label a pin",
        phrases: [
            "(label|tag) [my] [the] [pin] {place:place} [as|with] {labels:rest}",
            "(label|tag) [my] [the] [pin] {place:place}",
            "(add|put|give) [the] (label|labels|tag|tags) {labels:text} (to|on) [my] [the] [pin] {place:place!}",
            "(unlabel|untag) [my] [the] [pin] {place:place!} [:] {gone:rest}",
            "(remove|take|delete|drop) [the] (label|labels|tag|tags) {gone:text} (from|off) [my] [the] [pin] {place:place!}",
            "(remove|take|drop|clear) [all] [of] [the|its|my] (label|labels|tag|tags) (of|from|off) [my] [the] [pin] {place:place!}",
        ],
        examples: ["label Bakery #breakfast", "remove the label breakfast from Bakery"])

    let place: NameMatch?
    let spoken: Spoken
    let labels: [String]
    /// What is to go: "-cheap"; nil for nothing.
    let gone: [String]?
    /// "none": all are to go.
    let isRemoved: Bool

    init(_ said: Said) throws {
        place = said.slots.name("place")
        spoken = said.spoken
        let words = said.signed("labels"), parts = words.split { $0.isWhitespace || $0 == "," }
        let taken = parts.filter { $0.hasPrefix("-") }.map { String($0.dropFirst()) } + [said.slots.text("gone") ?? ""]
        labels = Label.list(in: parts.filter { !$0.hasPrefix("-") }.joined(separator: " "))
        let less = Label.list(in: taken.joined(separator: " "))
        gone = less.isEmpty ? nil : less
        let namesNone = words.isEmpty && less.isEmpty
        isRemoved = SignalWord.none.isSaid(by: words) || namesNone && said.takesAway
    }

    func perform(in session: Session) throws {
        guard let id = try session.choosePlace(place, then: .label, of: spoken) else { return }
        guard !labels.isEmpty || gone != nil || isRemoved else {
            _ = try PlacePress(id: id, step: .label).perform(in: session)
            return
        }
        let old = try session.labels(of: id), name = try session.placeToChange(id).name
        try session.changeLabels(of: id, adding: labels, removing: isRemoved ? nil : gone ?? [])
        let isSame = try session.labels(of: id) == old
        try session.show(PlaceCard(id), note: isSame ? PlaceReply.labelsSame(name) : .labelled(name))
    }
}

extension Said {
    /// The words of a slot with the minus before them, which is passed over like any mark: "-cheap".
    fileprivate func signed(_ name: String) -> String {
        guard let slot = slots[name], let words = slots.text(name) else { return "" }
        let before = spoken.line.string(0..<slot.range.lowerBound)
        return before.hasSuffix(" -") ? "-" + words : words
    }
}
