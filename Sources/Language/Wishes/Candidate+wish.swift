extension Candidate {
    /// With what stands beside the title of a wish that a phrase has read: its priority, labels, rule, place and people.
    func enriched(by line: ReadLine, _ names: Names) -> Candidate {
        guard let family = WishFamily(addedBy: intent), family != .note, let title = slots.text(SlotName.title) else {
            return self
        }
        let wish = WishSlots.slots(of: line, for: intent, names: names)
        var all = slots.all
        for filled in wish.all where !times.contains(filled.name) || !hasTime {
            guard let known = all.firstIndex(where: { $0.name == filled.name }) else {
                all.append(filled)
                continue
            }
            guard filled.name == SlotName.title, case .text(let text) = filled.value, title.contains(text) else {
                continue
            }
            all[known] = filled
        }
        return Candidate(
            intent: intent, phrase: phrase, slots: Slots(all), score: score, isLed: isLed, assumptions: assumptions)
    }

    private var hasTime: Bool { slots.all.contains { times.contains($0.name) || $0.value.said != nil } }
    private var times: Set<String> { [SlotName.start, SlotName.due, "time", SlotName.duration] }
}
