import Hummingbird
import NIOCore

/// A request's context that knows its connection, so that a fault can cut it.
struct SandboxContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    let channel: any Channel

    init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        channel = source.channel
    }
}
