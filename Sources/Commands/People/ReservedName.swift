import Language

extension String {
    /// It stands for somebody else than one person, orders something, or would pass for those who run the house: nobody
    /// may be called so, in any language.
    var isReservedName: Bool {
        let words = split { !$0.isLetter && !$0.isNumber }.map(String.init)
        let isOfficial = words.contains { word in
            SignalWord.officialName.isSaid(by: word) || word.lowercased().hasPrefix(Self.house)
        }
        let reserved: [SignalWord] = [
            .reservedName, .oneself, .me, .onlyMe, .closeFriends, .followers, .everyone, .everything,
        ]
        return isOfficial || reserved.contains { $0.isSaid(by: words.joined(separator: " ")) }
    }

    private static let house = "wayside"
}
