import Core
import Foundation
import Logging
import Web

extension Doctor {
    func ports(_ configuration: ServerConfiguration, _ running: Running) async -> [Finding] {
        let web = configuration.web
        var findings = [await port("web.port", web.host, web.port, own: running.webPort)]
        if configuration.telegram.token == nil {
            let port = configuration.sandbox.port
            findings.append(await self.port("sandbox.port", "127.0.0.1", port, own: running.note?.sandboxPort))
        }
        return findings
    }

    /// `own` is the port on which the running server listens.
    private func port(_ key: String, _ host: String, _ port: Int, own: Int?) async -> Finding {
        if let own, own == port || port == 0 { return .ok("port", "\(key): \(own) is the running Wayside's own") }
        guard port != 0 else { return .ok("port", "\(key): any free one is taken at the start") }
        guard let trouble = await WebServer.trouble(listeningOn: host, port: port) else {
            return .ok("port", "\(key): \(port) is free")
        }
        guard trouble.isTaken else {
            return .bad("port", "\(key): nothing can listen on \(host), port \(port) (\(trouble.cause))")
        }
        return .bad(
            "port",
            "\(key): \(port) is taken by another program; end it (ss -ltnp shows which), or set \(key) to another one")
    }
}
