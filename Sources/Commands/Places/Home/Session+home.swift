import Actions
import Core
import Language
import Store

extension Session {
    /// Pins a point as one's home.
    func keepHome(at point: Coordinate, accuracy: Double? = nil, address: String? = nil) throws {
        let new = NewPlace(name: voice.words(HomeReply.name), point: point, accuracy: accuracy, address: address)
        let place = try pinning(.add, EntryTitle.home(new.name)) { try keepHome(new) }
        try closeDraft(at: point)
        try show(PlaceCard(place.id), note: HomeReply.marked(place.name))
        try tellOfHomes(but: place.id)
    }

    /// Looks for where somebody says that they live; which of what the map has it is, they are asked.
    func searchHome(_ address: String) throws {
        guard world != nil || outside.findsAddresses else { throw Refusal(HomeReply.noMap(address)) }
        try seekHouse(address) { $0.aim = .home }
    }

    func setHomeSaying(_ isHome: Bool, _ id: PlaceID) throws {
        guard !isGroup else { throw Refusal(HomeReply.privately) }
        let place = try setHome(isHome, id)
        try show(PlaceCard(id), note: isHome ? HomeReply.marked(place.name) : ended(place))
    }

    /// The same of what was said in words, which is where one lives now: also which pins are one's homes besides.
    func setHomeTellingOthers(_ isHome: Bool, _ id: PlaceID) throws {
        try setHomeSaying(isHome, id)
        if isHome { try tellOfHomes(but: id) }
    }

    /// Where one has lived stays one's home until one says that it is over, so that others never see more unasked.
    private func tellOfHomes(but id: PlaceID) throws {
        let others = try homes().filter { $0.id != id }
        guard !others.isEmpty else { return }
        let names = called(others).joined(separator: "; ")
        try asNewMessage { try say(Outgoing(voice.say(HomeReply.others(names)), buttons: movedOut(of: others))) }
    }

    /// "I moved out": of the one home, or of one that is asked for.
    func moveOut() throws {
        let homes = try homes()
        guard homes.count != 1 else { return try setHomeSaying(false, homes[0].id) }
        guard !homes.isEmpty else { throw Refusal(HomeReply.whichPin) }
        try say(Outgoing(voice.say(HomeReply.whichHome), buttons: movedOut(of: homes)))
    }

    /// It is no home any more; near another one it is rubbed out as before.
    private func ended(_ place: PlaceRecord) throws -> HomeReply {
        try isRubbedOut(place.id) ? .unmarkedNear(place.name) : .unmarked(place.name)
    }

    /// Names with their addresses, since several may be called Home; with coordinates where that is not enough.
    private func called(_ homes: [PlaceRecord]) -> [String] {
        let names = homes.map { [$0.name, $0.address].compactMap(\.self).joined(separator: ", ") }
        return zip(homes, names).map { home, name in
            names.count { $0 == name } == 1 ? name : "\(name) (\(measures.coordinate(home.coordinate)))"
        }
    }

    private func movedOut(of homes: [PlaceRecord]) -> [[Button]] {
        let rows = zip(homes, called(homes)).map { [MovedOut($0.id).button(HomeReply.movedOut($1), voice)] }
        offered = rows.compactMap { $0.first?.pressCode }
        return rows
    }

    /// What a card says of a place near a home.
    func homeLine(_ place: PlaceRecord, isOwn: Bool) throws -> RichText? {
        if isOwn, place.isHome { return voice.say(HomeReply.line) }
        guard try isRubbedOut(place.id) else { return nil }
        return voice.say(isOwn ? HomeReply.near : HomeReply.rubbedOut)
    }
}
