import Core
import Store

/// The chats to look at, in order: those that wait for a reply first, then those touched now, then the others.
struct CandidateChats {
    private var queue: ArraySlice<(chat: ChatID, isUrgent: Bool)>
    private var examined = HeldChats()

    /// What a touched chat has to say is not known yet; it counts as urgent until it was looked at.
    init(held: HeldChats, touched: Set<ChatID>) {
        let urgent = held.urgent + touched.subtracting(held.urgent).sorted()
        let others = held.others.filter { !touched.contains($0) }
        queue = (urgent.map { ($0, true) } + others.map { ($0, false) })[...]
    }

    /// All were looked at.
    var isEmpty: Bool { queue.isEmpty }

    /// nil when all were looked at.
    mutating func next(_ count: Int) -> [ChatID]? {
        guard !queue.isEmpty else { return nil }
        defer { queue = queue.dropFirst(count) }
        return queue.prefix(count).map(\.chat)
    }

    /// What is left of a chat after what could go was taken.
    mutating func put(_ heads: OutboxHeads, of chat: ChatID) {
        guard heads.waits || !heads.ready.isEmpty else { return }
        if heads.isUrgent { examined.urgent.append(chat) } else { examined.others.append(chat) }
    }

    /// What still waits; who was not looked at this time comes first the next.
    var held: HeldChats {
        HeldChats(
            urgent: queue.filter(\.isUrgent).map(\.chat) + examined.urgent,
            others: queue.filter { !$0.isUrgent }.map(\.chat) + examined.others)
    }
}
