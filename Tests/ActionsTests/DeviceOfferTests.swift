import Core
import Foundation
import GRDB
import Store
import Testing

@testable import Actions

/// What a code offers to whoever gives it.
struct DeviceOfferTests {
    private let house: House
    private let ana: PersonID
    private let code: DeviceCode

    init() async throws {
        house = try House()
        (ana, code) = try await house.piece(.ana) { ($0.actor, try $0.makeDeviceCode()) }
    }

    @Test func `It offers its person's account to another, for ten minutes`() async throws {
        #expect(try await house.piece(.ben, at: 599) { try $0.offer(code) } == .to(ana))
        #expect(try await house.piece(.ben, at: 600) { try $0.offer(code) } == .wrong)
        #expect(try await house.piece(.ana) { try $0.offer(code) } == .ownCode)
    }

    @Test func `Once it is used it is worth nothing, and who is linked cannot be linked again`() async throws {
        try await house.piece(.ben) { try $0.link(to: ana) }
        #expect(try await house.piece(.cara) { try $0.offer(code) } == .wrong)
        let other = try await house.piece(.cara) { try $0.makeDeviceCode() }
        #expect(try await house.piece(.ben) { try $0.offer(other) } == .isLinked)
        #expect(try await house.piece(.ben) { $0.actor } == ana)
    }

    @Test func `Five wrong codes in ten minutes end guessing, even for the right one`() async throws {
        for second in 0..<5 {
            #expect(try await house.piece(.ben, at: Double(second)) { try $0.offer(nil) } == .wrong)
        }
        #expect(try await house.piece(.ben, at: 5) { try $0.offer(code) } == .tooMany)
        #expect(try await house.piece(.cara, at: 5) { try $0.offer(code) } == .to(ana))
        let fresh = try await house.piece(.ana, at: 700) { try $0.makeDeviceCode() }
        #expect(try await house.piece(.ben, at: 700) { try $0.offer(fresh) } == .to(ana))
    }

    @Test func `Too many wrong codes of all together end it for everybody`() async throws {
        try await house.piece(.cara) { session in
            for _ in 0..<200 { try session.transaction.noteWrongCode(by: session.actor, now: session.now) }
        }
        #expect(try await house.piece(.ben) { try $0.offer(code) } == .tooMany)
    }

    @Test func `Who looks after the server is not linked away, and waits for what is not done yet`() async throws {
        try await house.piece(.ben) { try $0.transaction.makeAdministrator($0.actor) }
        #expect(try await house.piece(.ben) { try $0.offer(code) } == .isAdministrator)
        try await house.piece(.cara) { session throws in
            try session.db.execute(
                sql: "INSERT INTO job (kind, payload, actor, viewer, chat, createdAt) VALUES ('x', '{}', ?, ?, ?, 0)",
                arguments: [session.actor, session.viewer, session.chat])
        }
        #expect(try await house.piece(.cara) { try $0.offer(code) } == .isBusy)
    }

    @Test func `A code that others could read is void`() async throws {
        try await house.piece(.dan) { try $0.void(code) }
        #expect(try await house.piece(.ben) { try $0.offer(code) } == .wrong)
    }

    @Test func `Nobody unlinks what is not theirs, nor the account that a person came with`() async throws {
        try await house.piece(.ben) { try $0.link(to: ana) }
        let accounts = try await house.piece(.ana) { try $0.transaction.accounts(of: ana) }
        #expect(accounts.map(\.isLinked) == [false, true])
        for account in accounts { #expect(try await house.piece(.cara) { try !$0.unlink(account.id) }) }
        #expect(try await house.piece(.ben) { try !$0.unlink(accounts[0].id) })
        #expect(try await house.piece(.ana) { try $0.unlink(accounts[1].id) })
        #expect(try await house.piece(.ben) { $0.actor } != ana)
    }
}
