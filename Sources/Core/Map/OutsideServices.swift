/// Which other services the operator has set up: what may be asked of them, and what is offered.
package struct OutsideServices: Hashable, Sendable {
    /// A geocoder knows addresses where the imported map has none.
    package var findsAddresses: Bool
    /// Who tells more of a place: "Google Maps"; nil where nobody does.
    package var factsSource: String?
    /// Under which people reach this server's own pages, without a slash at its end; nil where they cannot.
    package var webAddress: String?

    package init(findsAddresses: Bool = false, factsSource: String? = nil, webAddress: String? = nil) {
        self.findsAddresses = findsAddresses
        self.factsSource = factsSource
        self.webAddress = webAddress.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    }
}
