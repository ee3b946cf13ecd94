import Logging

extension WebServer {
    /// Why nothing could listen there now; nil where something could.
    package static func trouble(listeningOn host: String, port: Int) async -> CannotListen? {
        let (begun, tell) = AsyncStream.makeStream(of: Void.self)
        let silent = Logger(label: "probe") { _ in SwiftLogNoOpLogHandler() }
        let nothing = OperatorView(
            health: { HealthReport(isLive: false, checks: [], version: "", uptime: 0) }, metrics: { [] })
        let server = WebServer(
            host: host, port: port, view: nothing, access: OperatorGuard(token: nil), logger: silent
        ) { _ in tell.finish() }
        return await withTaskGroup(of: CannotListen?.self) { group in
            group.addTask {
                do {
                    try await server.run()
                    return nil
                } catch {
                    return error as? CannotListen
                }
            }
            group.addTask {
                for await _ in begun {}
                return nil
            }
            let first = await group.next() ?? nil
            group.cancelAll()
            return first
        }
    }
}
