import Actions
import Core
import Language
import Store

extension Session {
    /// "pin the first one", "rate number 2 4 stars" of the places that were listed last, or of those replied to.
    func act(onNumberIn spoken: Spoken, _ understanding: Understanding) throws -> Bool {
        guard spoken.message.attachments.isEmpty, spoken.followUp?.choice == nil || understanding.best != nil else {
            return false
        }
        guard let said = spoken.line.choiceInside, let places = try placesListed(spoken), places.count > 0,
            let number = number(said.choice, of: places.count, chosen: nil)
        else { return false }
        let ref = try places.place(min(number, places.count))
        guard let ref, let place = try MeantPlace(ref, in: self), let recall = try lastRecall,
            case let text = spoken.line.saying(place.name, at: said.tokens),
            try understanding.pins || isAbout(place, spoken.saying(text))
        else { return false }
        guard number <= places.count else { throw Refusal(FollowReply.noNumber(number)) }
        if case .element(let spot) = ref, place.pin == nil, understanding.pins {
            _ = try pin(spot)
        } else {
            guard try act(spoken, on: place, [text]) else { return false }
        }
        guard !keptRecall else { return true }
        var next = recall
        next.things = try knownPin(of: ref).map { [.place($0.id)] } ?? []
        try keepRecall(next)
        return true
    }

    /// The places that were listed last, or those replied to; nil where none were.
    private func placesListed(_ spoken: Spoken) throws -> ListedPlaces? {
        let card = try spoken.repliedCard ?? lastRecall?.card
        if let list = card as? PlacesCard {
            return try ListedPlaces(count: list.count(in: self)) { number in
                try list.thing(number, in: self).map { .pin(PlaceID($0.id)) }
            }
        }
        let found = (card as? WorldCard)?.from.map { FoundCard(id: $0) } ?? card as? FoundCard
        return try found.map { try $0.places(in: self) }.map { all in
            ListedPlaces(count: all.count) { .element(all[$0 - 1]) }
        }
    }
}

/// Places with a number each, from 1.
private struct ListedPlaces {
    let count: Int
    let place: (Int) throws -> PlaceRef?
}

extension Understanding {
    /// A pin is to be made.
    fileprivate var pins: Bool { best.map { Self.command(of: $0) == PinCommand.self } == true }
}
