/// How somebody stands to the owner of a thing, and what they hold of it: every combination that there is.
package struct Standing: Hashable, Sendable {
    package enum Follow: CaseIterable { case none, pending, accepted }
    /// Who has blocked whom: one the other, or an account that the other has linked since.
    package enum Block: CaseIterable { case none, byOwner, byViewer, linkedByOwner, linkedByViewer }
    package enum Link: CaseIterable { case none, lasting, running, expired, revoked }

    package let follow: Follow
    package let isCloseFriend: Bool
    package let isChosen: Bool
    package let block: Block
    package let link: Link
    package let isGuest: Bool

    package init(
        follow: Follow = .none, isCloseFriend: Bool = false, isChosen: Bool = false, block: Block = .none,
        link: Link = .none, isGuest: Bool = false
    ) {
        (self.follow, self.isCloseFriend, self.isChosen) = (follow, isCloseFriend, isChosen)
        (self.block, self.link, self.isGuest) = (block, link, isGuest)
    }

    /// Of those over a linked account, whom the same condition hides as a plain block does, only some.
    package static let all: [Standing] = combinations.filter {
        ![.linkedByOwner, .linkedByViewer].contains($0.block) || (!$0.isGuest && [.none, .lasting].contains($0.link))
    }

    private static let combinations: [Standing] = Follow.allCases.flatMap { follow in
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
