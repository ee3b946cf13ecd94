import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// `/health` and `/metrics`, for the operator alone.
struct OperatorRoutes: Sendable {
    let view: OperatorView
    let access: OperatorGuard

    func add(to router: Router<WebContext>) {
        router.get("health") { request, context in
            try await answer(request, context) {
                let report = await view.health()
                return try Response.json(report.json, isGood: report.isReady)
            }
        }
        router.get("health/live") { request, context in
            try await answer(request, context) {
                let report = await view.health()
                return try Response.json(report.json, isGood: report.isLive)
            }
        }
        router.get("metrics") { request, context in
            try await answer(request, context) {
                .text(PrometheusText.write(await view.metrics()), PrometheusText.mediaType)
            }
        }
    }

    private func answer(
        _ request: Request, _ context: WebContext, _ body: () async throws -> Response
    ) async throws -> Response {
        guard access.allows(request.head, peer: context.peer) else {
            return .text(
                "Ask from the machine itself, or with the token of web.metricsToken.\n", "text/plain; charset=utf-8",
                status: .unauthorized, [.wwwAuthenticate: "Bearer"])
        }
        return try await body()
    }
}

extension Response {
    /// 200, or 503 where not all is good.
    static func json(_ data: Data, isGood: Bool) -> Response {
        Response(
            status: isGood ? .ok : .serviceUnavailable,
            headers: [.contentType: "application/json", .cacheControl: "no-store"],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: data)))
    }

    static func text(
        _ text: String, _ mediaType: String, status: HTTPResponse.Status = .ok, _ more: HTTPFields = [:]
    ) -> Response {
        var headers: HTTPFields = [.contentType: mediaType, .cacheControl: "no-store"]
        headers.append(contentsOf: more)
        return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
    }
}
