/// sendLocation and sendVenue.
extension SandboxState {
    mutating func sendLocation(_ call: BotCall, now: Int) throws(BotRefusal) -> JSON {
        var location = try call.location()
        location.accuracy = call.double("horizontal_accuracy").map { min(max($0, 0), 1500) }
        if let period = call.integer("live_period"), period != 0 {
            guard (60...86_400).contains(period) || period == SandboxLocation.forever else {
                throw .bad("wrong live location period specified")
            }
            location.livePeriod = period
        }
        return try post(SandboxText(), .location(location), by: call, in: try writableChat(of: call), now: now)
    }

    mutating func sendVenue(_ call: BotCall, now: Int) throws(BotRefusal) -> JSON {
        let location = try call.location()
        let title = call.string("title").trimmingBlanks
        let address = call.string("address").trimmingBlanks
        guard !title.isEmpty else { throw .bad("venue title must be non-empty") }
        guard !address.isEmpty else { throw .bad("venue address must be non-empty") }
        let venue = SandboxMedia.venue(location, title: title, address: address)
        return try post(SandboxText(), venue, by: call, in: try writableChat(of: call), now: now)
    }
}

extension BotCall {
    fileprivate func location() throws(BotRefusal) -> SandboxLocation {
        guard !string("latitude").isEmpty else { throw .bad("latitude is empty") }
        guard !string("longitude").isEmpty else { throw .bad("longitude is empty") }
        guard let latitude = double("latitude"), let longitude = double("longitude"), abs(latitude) <= 90,
            abs(longitude) <= 180
        else { throw .bad("wrong location specified") }
        return SandboxLocation(latitude: latitude, longitude: longitude)
    }
}
