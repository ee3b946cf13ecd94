/// How somebody stands to the owner of a thing, and what they hold of it: every combination that there is.
struct Standing: Hashable, Sendable {
    enum Follow: CaseIterable { case none, pending, accepted }
    enum Block: CaseIterable { case none, byOwner, byViewer }
    enum Link: CaseIterable { case none, lasting, running, expired, revoked }

    var follow = Follow.none
    var isCloseFriend = false
    var isChosen = false
    var block = Block.none
    var link = Link.none
    var isGuest = false

    static let all: [Standing] = Follow.allCases.flatMap { follow in
        Block.allCases.flatMap { block in
            Link.allCases.flatMap { link in
                (0..<8).map { bits in
                    Standing(
                        follow: follow, isCloseFriend: bits & 1 != 0, isChosen: bits & 2 != 0, block: block, link: link,
                        isGuest: bits & 4 != 0)
                }
            }
        }
    }
}
