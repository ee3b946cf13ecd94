import Foundation
import Sandbox
import Testing

struct PlaceTests {
    @Test func `A live location moves by edits of one message and ends by one`() async throws {
        try await SandboxFixture.run { sandbox in
            let (messenger, ana) = (sandbox.messenger, sandbox.ana)
            let message = try await messenger.sendLocation(
                latitude: 48.2, longitude: 16.37, accuracy: 9000, livePeriod: 900, from: ana, in: ana)
            var update = try await sandbox.updates(["offset": -1]).first
            #expect(
                update?.at("message.location") == [
                    "latitude": .fraction(48.2), "longitude": .fraction(16.37), "live_period": 900,
                    "horizontal_accuracy": 1500,
                ])
            sandbox.clock.advance(60)
            try await messenger.moveLive(message.id, in: ana, by: ana, latitude: 48.3, longitude: 16.4)
            update = try await sandbox.updates(["offset": -1]).first
            #expect(update?.at("edited_message.location.latitude")?.double == 48.3)
            #expect(update?.at("edited_message.location.live_period")?.integer == 900)
            #expect(update?.at("edited_message.message_id")?.integer == message.id)
            try await messenger.stopLive(message.id, in: ana, by: ana)
            update = try await sandbox.updates(["offset": -1]).first
            #expect(update?.at("edited_message.location") != nil)
            #expect(update?.at("edited_message.location.live_period") == nil)
            await #expect(throws: SandboxError.self) { try await messenger.stopLive(message.id, in: ana, by: ana) }
        }
    }

    @Test func `A live location runs out silently`() async throws {
        try await SandboxFixture.run { sandbox in
            let (messenger, ana) = (sandbox.messenger, sandbox.ana)
            let message = try await messenger.sendLocation(
                latitude: 1, longitude: 2, livePeriod: 60, from: ana, in: ana)
            let count = try await sandbox.updates().count
            sandbox.clock.advance(60)
            #expect(try await sandbox.updates().count == count)
            await #expect(throws: SandboxError.self) {
                try await messenger.moveLive(message.id, in: ana, by: ana, latitude: 1, longitude: 3)
            }
        }
    }

    @Test func `Both sides send places and venues`() async throws {
        try await SandboxFixture.run { sandbox in
            let (messenger, ana) = (sandbox.messenger, sandbox.ana)
            try await messenger.sendVenue(
                latitude: 1, longitude: 2, title: "Café", address: "Ring 1", from: ana, in: ana)
            #expect(try await sandbox.updates().first?.at("message.venue.title")?.string == "Café")
            let venue = try await sandbox.result(
                "sendVenue",
                [
                    "chat_id": .integer(ana), "latitude": 48.2, "longitude": "16.37", "title": "Bakery",
                    "address": "Here",
                ])
            #expect(venue.at("venue.location.longitude")?.double == 16.37)
            let point = try await sandbox.result(
                "sendLocation", ["chat_id": .integer(ana), "latitude": 48, "longitude": 16])
            #expect(point.at("location.latitude")?.double == 48)
            #expect(await messenger.events().count == 2)
        }
    }
}
