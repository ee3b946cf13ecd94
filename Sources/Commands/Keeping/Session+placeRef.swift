import Actions
import Core
import Store

extension Session {
    /// The viewer's own pin of it, where there is one.
    func knownPin(of ref: PlaceRef) throws -> PlaceRecord? {
        switch ref {
        case .pin(let id): try place(id).flatMap { try ownPin(of: $0) }
        case .element(let element): try pin(of: element)
        }
    }

    /// Does something with the viewer's own pin of it, which is made where there is none, all as one change.
    func keeping<T>(_ ref: PlaceRef, _ body: (PlaceRecord) throws -> T) throws -> T {
        if let pin = try knownPin(of: ref) { return try body(pin) }
        guard let name = try name(of: ref) else { throw Refusal(CommonReply.notHere) }
        return try change(.add, voice.words(KeepReply.keptEntry(name))) {
            try body(keep(ref))
        } subject: { _ in
            try? self.knownPin(of: ref).map { .place($0.id) }
        }
    }

    private func keep(_ ref: PlaceRef) throws -> PlaceRecord {
        switch ref {
        case .pin(let id): return try keepOwn(id)
        case .element(let element):
            guard let place = try atlas?.place(element) else { throw Refusal(CommonReply.notHere) }
            return try keep(place)
        }
    }

    /// nil where the place is not there for the viewer.
    func name(of ref: PlaceRef) throws -> String? {
        switch ref {
        case .pin(let id): try place(id)?.name
        case .element(let element): try pin(of: element)?.name ?? atlas?.place(element)?.name
        }
    }

    func element(of ref: PlaceRef) throws -> OSMElement? {
        switch ref {
        case .pin(let id): try place(id)?.osmElement
        case .element(let element): element
        }
    }

    /// The card of the pin; a place of the map that is not pinned has its card in the search of the world.
    func placeCard(of ref: PlaceRef) throws -> (any Card)? {
        switch ref {
        case .pin(let id): try place(id).map { PlaceCard($0.id) }
        case .element(let element): try pin(of: element).map { PlaceCard($0.id) }
        }
    }
}
