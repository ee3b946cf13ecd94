/// What was learned from Corpus/de; written by `make learn`, never by hand.
enum GermanModel {
    // swift-format-ignore
    static let text = #"""
"""#
}
