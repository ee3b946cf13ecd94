import BotAPI
import Foundation
import HTTPTypes
import Transport
import Web

extension Doctor {
    private static let subject = "messenger"

    /// The token, the webhook and other pollers. Asks for updates without an offset, so that none is ever confirmed.
    func messenger(_ configuration: ServerConfiguration, _ running: Running) async -> [Finding] {
        guard let token = configuration.telegram.token else {
            return [.ok(Self.subject, "no telegram.token is set, so the sandbox is the messenger")]
        }
        let client = BotAPIClient(
            token: token, apiBase: configuration.telegram.apiBase, transport: surroundings.transport)
        do {
            let me = try await client.call(GetMe(), within: surroundings.patience)
            let found = Finding.ok(Self.subject, "the token is right; the bot is @\(me.username ?? "\(me.id)")")
            return [found] + (try await others(client, configuration, running))
        } catch {
            return [.bad(Self.subject, Self.sentence(error, configuration.telegram.apiBase))]
        }
    }

    /// Who else takes our updates. A running server polls itself: it is asked instead.
    private func others(
        _ client: BotAPIClient, _ configuration: ServerConfiguration, _ running: Running
    ) async throws(BotAPIError) -> [Finding] {
        let webhook = try await client.call(GetWebhookInfo(), within: surroundings.patience)
        if !webhook.url.isEmpty {
            let host = URL(string: webhook.url)?.host() ?? "another server"
            return [
                .bad(
                    Self.subject,
                    "a webhook is set: \(host) gets the updates. A start of Wayside removes it; by hand it is the call deleteWebhook"
                )
            ]
        }
        if running.isThere { return [await ask(running, configuration)] }
        return [try await listen(client)]
    }

    /// A second poller ends a poll that waits.
    private func listen(_ client: BotAPIClient) async throws(BotAPIError) -> Finding {
        do {
            let waiting = try await client.call(GetUpdates(limit: 1, timeout: 0), within: surroundings.patience)
                .elements
            // What lies there is fetched by nobody.
            if waiting.isEmpty {
                let seconds = surroundings.listeningSeconds
                _ = try await client.call(
                    GetUpdates(limit: 1, timeout: seconds), within: Double(seconds) + surroundings.patience)
            }
            return .ok(Self.subject, "nobody else takes the bot's updates")
        } catch .api(let fault) where fault.code == 409 {
            return .bad(
                Self.subject,
                "another program polls with the same token (conflict 409); stop it, or get a token of its own for each")
        }
    }

    /// What the running server says of its own polling.
    private func ask(_ running: Running, _ configuration: ServerConfiguration) async -> Finding {
        guard let web = running.note?.web else {
            return .warn(Self.subject, "Wayside runs, but does not yet tell where; ask again in a moment")
        }
        var request = TransportRequest(url: web + "/health", limits: TransportLimits(connect: 3, total: 10))
        if let token = configuration.web.metricsToken { request.fields[.authorization] = "Bearer \(token.value)" }
        guard let answer = try? await surroundings.transport.send(request),
            let report = try? HealthReport(json: answer.body)
        else { return .warn(Self.subject, "Wayside runs, but \(web)/health does not answer; look into its log") }
        let faults = report.checks.filter { !$0.isFine }.map { "\($0.name) \($0.detail)" }
        guard !faults.isEmpty else { return .ok(Self.subject, "the running Wayside gets its updates") }
        return .bad(Self.subject, "the running Wayside says: " + faults.joined(separator: "; "))
    }

    private static func sentence(_ error: BotAPIError, _ apiBase: String) -> String {
        switch error {
        case .api(let fault) where [401, 404].contains(fault.code):
            "the token is refused (\(fault.code)); take the right one from @BotFather, and check telegram.apiBase"
        case .api(let fault): "the messenger refuses: \(fault.description) (\(fault.code)); try again later"
        case .notSent(let reason) where reason.lowercased().contains("resolve"):
            "the name in \(apiBase) cannot be resolved (\(reason)); check the network and its DNS, and telegram.apiBase"
        case .notSent(let reason):
            "no connection to \(apiBase) (\(reason)); check the network, the firewall, and telegram.apiBase"
        case .unknownFate(let reason): "\(apiBase) does not answer (\(reason)); check the network, or try again later"
        case .notJSON(let status):
            "\(apiBase) answers, but not as the Bot API (\(status)); check telegram.apiBase, or a proxy on the way"
        case .unreadable(let reason): "\(apiBase) answers in another form: \(reason); check telegram.apiBase"
        case .tooLarge: "\(apiBase) answers with far too much; check telegram.apiBase"
        case .invalidRequest(let reason): "telegram.apiBase cannot be used (\(reason))"
        }
    }
}
