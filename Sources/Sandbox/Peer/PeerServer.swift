package import Foundation
import HTTPTypes
import Hummingbird
package import Logging
import NIOCore
import ServiceLifecycle

/// A web service of somebody else, played from files, on the loopback interface only.
///
/// `GET /nominatim/search?q=...` is answered from `nominatim/search.json` in the folder: an object of answers, of which
/// the first counts (by the letters of its key) whose key is part of a value of the query. Where there is none, the
/// service is out of order.
package struct PeerServer: Service {
    let folder: URL
    private let logger: Logger
    private let bound = Latch<Int>()

    package init(folder: URL, logger: Logger) {
        self.folder = folder
        self.logger = logger
    }

    /// The port it listens on, as soon as it does. Throws what kept it from starting.
    package func port() async throws -> Int { try await bound.value() }

    package func run() async throws {
        do {
            try await application.run()
            await bound.settle(.failure(CancellationError()))
        } catch {
            await bound.settle(.failure(error))
            throw error
        }
    }

    private var application: some ApplicationProtocol {
        let router = Router()
        router.get("/**") { [folder] request, _ in Self.answer(to: request, from: folder) }
        return Application(
            router: router, configuration: .init(address: .hostname("127.0.0.1", port: 0)),
            onServerRunning: { [bound] channel in
                if let port = channel.localAddress?.port { await bound.settle(.success(port)) }
            },
            logger: logger)
    }

    private static func answer(to request: Request, from folder: URL) -> Response {
        let file = folder.appendingPathComponent(request.uri.path + ".json")
        let values = request.uri.queryParameters.map { String($0.value) }
        guard !request.uri.path.contains(".."), let data = try? Data(contentsOf: file),
            let answers = JSON(bytes: data)?.object,
            let key = answers.keys.sorted().first(where: { key in values.contains { $0.contains(key) } }),
            let answer = answers[key]
        else { return .json(["error": "out of order"], status: .serviceUnavailable) }
        return .json(answer)
    }
}
