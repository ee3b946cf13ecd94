import HTTPTypes
import Hummingbird

/// Every request comes through here: first the guard, then the bot's addresses, then the page's.
struct SandboxResponder: HTTPResponder {
    private let bot: BotResponder
    private let page: RouterResponder<SandboxContext>

    init(messenger: SandboxMessenger) {
        bot = BotResponder(messenger: messenger)
        let router = Router(context: SandboxContext.self, options: .autoGenerateHeadEndpoints)
        PageRoutes(messenger: messenger).add(to: router)
        page = router.buildResponder()
    }

    func respond(to request: Request, context: SandboxContext) async throws -> Response {
        if let objection = LoopbackGuard.objection(host: request.head.authority, origin: request.headers[.origin]) {
            return .json(["error": .string(objection)], status: .forbidden)
        }
        if let response = try await bot.respond(to: request, context: context) { return response }
        do {
            let response = try await page.respond(to: request, context: context)
            let isBare = response.status == .notFound && response.body.contentLength == 0
            return isBare ? .json(["error": "There is nothing at this address."], status: .notFound) : response
        } catch let error as SandboxError {
            return .json(["error": .string(error.sentence)], status: error.isMissing ? .notFound : .badRequest)
        } catch let error as any HTTPResponseError {
            return .json(["error": .string(error.status.reasonPhrase)], status: error.status)
        }
    }
}
