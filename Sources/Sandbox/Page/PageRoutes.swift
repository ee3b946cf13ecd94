import Foundation
import HTTPTypes
import Hummingbird

/// The page and the JSON that it talks; every body is a JSON object unless it says otherwise.
///
/// Ids of people and chats are integers (groups' are negative), dates are seconds since 1970, a `version` is the
/// number of a change: what was read at version V is brought up to date by asking for what came since V.
/// Whatever is wrong is answered with 400 or 404 and `{"error": "a sentence"}`.
///
/// - `GET /`, `GET /assets/{name}`: the page. `GET /leaflet/{path}`: Leaflet from the system's folder, or 404.
/// - `GET /api/state` -> `{version, bot: {id, name, username}, people: [{id, name, username?}],
///   chats: [{id, type: "private"|"group", title, person?, members: [id], creator?, administrators: [id],
///   basic?, bot_administrator?, moved_to?, blocked, version}],
///   commands: [{command, description}]}`
/// - `GET /api/chats/{chat}/messages?since=V` -> `{version, messages: [message], keyboard: keyboard|null}`: what is new
///   or changed since V, in order; without `since` the newest 500 that are there. A message is `{id, version,
///   from: {id, name, bot}, date, edited, text, spans: [{text, style, url?}], buttons: [[{text, kind, url?, copy?, tone?}]],
///   photo?, document?, voice?: {url, name, size}, location?: {lat, lon, accuracy?, live_until?, title?, address?},
///   reply_to?, album?, pinned?, forwarded_from?, service?, reactions: [{from, emoji}], force_reply?, deleted}`; one that is gone is only
///   `{id, version, deleted: true}`. `style` is "plain" or words of: bold italic underline strikethrough spoiler code pre
///   blockquote link mention command hashtag. `kind` is "callback", "url" or "copy", `tone` "danger", "success" or "primary".
///   A keyboard is `{rows: [[{text, request_location, request_contact, request_users?}]], placeholder?, one_time}`;
///   `request_users` is how many people may be picked at most.
/// - `GET /api/events?since=V` -> `{version, changed: [chat], state, popups: [{person, chat, text, alert, url?}]}`: as
///   soon as something happened since V, at the latest after 25 s. `state` says that `/api/state` should be read anew.
/// - `POST /api/people {name, username?, language?}` -> a person. `POST /api/group {title, members, basic?}`,
///   `/api/migrate {chat}` (a basic group becomes a supergroup) -> a chat.
/// - `POST /api/send {as, chat, text, reply_to?}`, `/api/edit {as, chat, message, text}`,
///   `/api/location {as, chat, latitude, longitude, accuracy?, live_period?, reply_to?}`,
///   `/api/forward {as, chat, message, to}` (a message of one of their chats, passed on to another),
///   `/api/users {as, users: [id]}` (picked with the keyboard's key for it),
///   `/api/live {as, chat, message, latitude, longitude, accuracy?}` or `{as, chat, message, stop: true}` and
///   `/api/file` (multipart: as, chat, kind "photo"|"document", file, caption?, reply_to?) -> a message.
/// - `POST /api/press {as, chat, message, row, column}`, or `{as, chat, data}` (what no
///   button says, as a client of somebody's own making sends it) -> `{query: id|null}`. `POST /api/react {as, chat, message,
///   emoji|null}`, `/api/delete {as, chat, message}`, `/api/block {as, blocked}` -> `{ok: true}`.
/// - `POST /api/member {chat, person?, in}`, `/api/administrator {chat, person?, on}` -> `{ok: true}`: somebody comes or goes, is
///   an administrator or no more; without a person the bot.
/// - `GET /api/file/{id}`: the bytes.
/// - `GET /api/log?since=N` -> `{requests: [{number, date, method, parameters, status, description?}]}`: the bot's requests
///   after number N, oldest first.
/// - `POST /api/fault {method, kind: "429"|"5xx"|"drop"|"hang"|"reset", count?, retry_after?}` -> `{ok: true}`;
///   `count: 0` clears all faults.
struct PageRoutes: Sendable {
    let messenger: SandboxMessenger

    func add(to router: Router<SandboxContext>) {
        router.get("/") { _, _ in PageFiles.asset("index.html") }
        router.get("/assets/:name") { _, context in PageFiles.asset(context.parameters.get("name") ?? "") }
        router.get("/leaflet/**") { _, context in PageFiles.leaflet(context.parameters.getCatchAll().map(String.init)) }
        addReading(to: router.group("/api"))
        addWriting(to: router.group("/api"))
    }

    private func addReading(to api: RouterGroup<SandboxContext>) {
        api.get("/state") { _, _ in Response.json(await messenger.pageState) }
        api.get("/chats/:chat/messages") { request, context in
            let chat = context.parameters.get("chat").flatMap { Int64($0) } ?? 0
            return Response.json(try await messenger.pageMessages(chat, since: request.number("since") ?? 0))
        }
        api.get("/events") { request, _ in
            let since = request.number("since") ?? 0
            await messenger.waitForChange(after: since)
            return Response.json(await messenger.pageEvents(since: since))
        }
        api.get("/log") { request, _ in
            Response.json(await messenger.pageLog(since: request.number("since") ?? 0))
        }
        api.get("/file/:id") { _, context in
            guard let found = await messenger.file(context.parameters.get("id") ?? "") else {
                throw SandboxError.missing("There is no such file.")
            }
            return PageFiles.upload(found.file, found.bytes)
        }
    }

    private func addWriting(to api: RouterGroup<SandboxContext>) {
        for (path, action) in PageActions.byPath {
            api.post(RouterPath(path)) { request, _ in
                Response.json(try await action(messenger, try await PageInput.read(request)))
            }
        }
    }
}

extension Request {
    /// A whole number of the query string.
    fileprivate func number(_ name: String) -> Int? {
        FormReader.read(uri.query ?? "")[name].flatMap { Int($0) }
    }
}

extension Response {
    static func json(_ json: JSON, status: HTTPResponse.Status = .ok) -> Response {
        Response(
            status: status, headers: [.contentType: "application/json", .cacheControl: "no-store"],
            body: .init(bytes: json.bytes))
    }
}
