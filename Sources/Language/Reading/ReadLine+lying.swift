extension ReadLine {
    /// "Mum" of "Mum lives", which says of something that it is somewhere; empty for "I am", as typed for anything else.
    package var withoutLying: String {
        let speakers = wishWords.speakers
        let end = tokens.lastIndex { !means($0.key, .lying) && !$0.isSoft }.map { $0 + 1 } ?? 0
        if tokens[..<end].allSatisfy({ speakers.contains($0.key) || $0.isSoft }) { return "" }
        return end == tokens.count ? text : string(bytes(ofTokens: 0..<end))
    }
}
