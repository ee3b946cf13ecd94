/** The server answers a poll after 25 seconds at the latest. */
const longestPoll = 45_000;

/** An answer of the server that says no, as a sentence for people. */
class Refusal extends Error {}

async function ask(path, options = {}) {
    let answer;
    try {
        answer = await fetch(path, { credentials: "same-origin", cache: "no-store", ...options });
    } catch {
        throw new Refusal("The sandbox does not answer.");
    }
    const body = await answer.json().catch(() => null);
    if (!answer.ok) throw new Refusal(body?.error ?? `The sandbox answered ${answer.status}.`);
    return body ?? {};
}

function post(path, body) {
    return ask(path, {
        method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body),
    });
}

/** The sandbox's own requests, one function each; ids are passed through as they came. */
export const api = {
    state: () => ask("/api/state"),
    messages: (chat, since) => ask(`/api/chats/${chat}/messages?since=${since}`),
    events: (since) => ask(`/api/events?since=${since}`, { signal: AbortSignal.timeout(longestPoll) }),
    log: (since) => ask(`/api/log?since=${since}`),
    addPerson: (name) => post("/api/people", { name }),
    addGroup: (title, members, basic) => post("/api/group", { title, members, basic }),
    migrate: (chat) => post("/api/migrate", { chat }),
    send: (as, chat, text, reply) => post("/api/send", { as, chat, text, ...(reply ? { reply_to: reply } : {}) }),
    edit: (as, chat, message, text) => post("/api/edit", { as, chat, message, text }),
    press: (as, chat, message, row, column) => post("/api/press", { as, chat, message, row, column }),
    location: (as, chat, point) => post("/api/location", { as, chat, ...point }),
    users: (as, users) => post("/api/users", { as, users }),
    live: (as, chat, message, change) => post("/api/live", { as, chat, message, ...change }),
    remove: (as, chat, message) => post("/api/delete", { as, chat, message }),
    forward: (as, chat, message, to) => post("/api/forward", { as, chat, message, to }),
    react: (as, chat, message, emoji) => post("/api/react", { as, chat, message, emoji }),
    block: (as, blocked) => post("/api/block", { as, blocked }),
    member: (chat, person, isIn) => post("/api/member", { chat, ...(person ? { person } : {}), in: isIn }),
    administrator: (chat, person, on) => post("/api/administrator", { chat, ...(person ? { person } : {}), on }),
    fault: (fault) => post("/api/fault", fault),
    file(as, chat, kind, file, caption) {
        const form = new FormData();
        for (const [name, value] of Object.entries({ as, chat, kind, caption })) form.append(name, value);
        form.append("file", file, file.name);
        return ask("/api/file", { method: "POST", body: form });
    },
};
