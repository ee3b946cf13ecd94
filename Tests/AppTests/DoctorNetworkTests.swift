import BotAPI
import Foundation
import HTTPTypes
import Sandbox
import ServiceLifecycle
import Testing
import Transport
import Web

@testable import App

/// The doctor on the messenger, other pollers and ports: the sandbox is the messenger, over real HTTP.
struct DoctorNetworkTests {
    let practice: Practice
    init() throws { practice = try Practice() }

    @Test func `A right token with nobody else is fine, and no update is confirmed away`() async throws {
        try await practice.withSandbox { messenger, environment in
            try await messenger.populateIfEmpty()
            let person = try #require(await messenger.people.first)
            #expect(await practice.findings(environment).troubles == [])
            try await messenger.send("hello", from: person.id, in: person.id)
            let findings = await practice.findings(environment)
            #expect(findings.troubles == [] && findings.about("messenger").count == 2)
            #expect(await !messenger.isConfirmed)
        }
    }

    @Test func `A wrong token is found`() async throws {
        try await practice.withSandbox {
            $0.token = "1:another"
        } _: { _, environment in
            let troubles = await practice.findings(environment).troubles
            #expect(troubles.count == 1 && troubles[0].contains("the token is refused (401)"))
            #expect(!troubles[0].contains("1:right"))
        }
    }

    @Test func `A webhook is found, with the call that removes it`() async throws {
        try await practice.withSandbox { messenger, environment in
            await messenger.setWebhook("https://hooks.example.org/secret-path")
            let troubles = await practice.findings(environment).troubles
            #expect(troubles.count == 1 && troubles[0].contains("a webhook is set: hooks.example.org"))
            #expect(troubles[0].contains("deleteWebhook") && !troubles[0].contains("secret-path"))
        }
    }

    @Test func `A second poller is found`() async throws {
        try await practice.withSandbox { messenger, environment in
            let other = BotAPIClient(
                token: Secret("1:right"), apiBase: environment["WAYSIDE_TELEGRAM_API_BASE"] ?? "",
                transport: practice.transport)
            try await withThrowingTaskGroup { group in
                group.addTask {
                    while !Task.isCancelled {
                        _ = try? await other.call(GetUpdates(timeout: 20))
                        try? await Task.sleep(for: .milliseconds(200))
                    }
                }
                try await practice.until("the other polls") { await messenger.isPolling }
                let troubles = await practice.findings(environment).troubles
                #expect(troubles.count == 1 && troubles[0].contains("conflict 409"))
                group.cancelAll()
            }
        }
    }

    @Test(arguments: [
        ("http://127.0.0.1:1", "no connection to http://127.0.0.1:1"),
        ("http://wayside.invalid", "cannot be resolved"),
    ])
    func `A missing network is found, and a missing name`(address: String, words: String) async {
        let troubles = await practice.findings([
            "WAYSIDE_TELEGRAM_TOKEN": "1:right", "WAYSIDE_TELEGRAM_API_BASE": address,
        ]).troubles
        #expect(troubles.count == 1 && troubles[0].contains(words), "\(troubles)")
    }

    @Test func `A service that does not answer is found`() async throws {
        let troubles = await practice.findings([
            "WAYSIDE_ROUTING_URL": "http://127.0.0.1:1", "WAYSIDE_ROUTING_KIND": "osrm",
        ]).troubles
        #expect(troubles.count == 1 && troubles[0].contains("routing.url does not answer"))
    }

    @Test(arguments: ["WAYSIDE_WEB_PORT", "WAYSIDE_SANDBOX_PORT"])
    func `A taken port is found`(variable: String) async throws {
        let (ports, tell) = AsyncStream.makeStream(of: Int.self)
        let other = WebServer(
            host: "127.0.0.1", port: 0,
            view: OperatorView(
                health: { HealthReport(isLive: true, checks: [], version: "", uptime: 0) }, metrics: { [] }),
            access: OperatorGuard(token: nil), logger: quiet
        ) { tell.yield($0) }
        try await practice.living([other]) {
            let port = try #require(await ports.first { _ in true })
            let troubles = await practice.findings([variable: "\(port)"]).troubles
            #expect(troubles.count == 1 && troubles[0].contains("\(port) is taken by another program"))
        }
    }

    @Test func `An address that this machine has not is found`() async {
        let troubles = await practice.findings(["WAYSIDE_WEB_HOST": "192.0.2.1", "WAYSIDE_WEB_PORT": "8080"]).troubles
        #expect(troubles.count == 1 && troubles[0].contains("nothing can listen on 192.0.2.1"))
    }

    @Test func `A running server is recognised by its ports and its polling, and left in peace`() async throws {
        try await practice.withSandbox { messenger, environment in
            try await practice.withServer(environment) { web in
                try await practice.until("it is ready") { try await practice.get(web + "/health").status == .ok }
                let port = try #require(URL(string: web)?.port)
                let seen = await messenger.requests().count
                let findings = await practice.findings(environment.merging(["WAYSIDE_WEB_PORT": "\(port)"]) { $1 })
                #expect(findings.troubles == [])
                #expect(findings.about("server").count == 1)
                #expect(findings.about("messenger").last?.sentence == "the running Wayside gets its updates")
                let methods = await messenger.requests(after: seen).map(\.method)
                #expect(Set(methods).isSubset(of: ["getMe", "getWebhookInfo"]), "\(methods)")
                #expect(await messenger.isPolling)
            }
        }
    }

    @Test func `What troubles a running server's polling is told in its words`() async throws {
        try await practice.withSandbox { messenger, environment in
            try await practice.withServer(environment) { web in
                try await practice.until("it is ready") { try await practice.get(web + "/health").status == .ok }
                await messenger.add(SandboxFault(method: "getUpdates", kind: .serverError, count: 1000))
                let person = try await messenger.populated()
                try await messenger.send("hello", from: person, in: person)
                try await practice.until("it is in trouble") {
                    try await practice.get(web + "/health").status == .serviceUnavailable
                }
                let troubles = await practice.findings(environment).troubles
                #expect(
                    troubles.count == 1 && troubles[0].contains("the running Wayside says: messenger is in trouble"))
                await messenger.clearFaults()
            }
        }
    }
}

extension SandboxMessenger {
    /// Somebody who lives there.
    func populated() throws -> Int64 {
        try populateIfEmpty()
        return try #require(people.first?.id)
    }
}
