import { api } from "./api.js";

/**
 * What the server knows, kept in step by a long poll.
 * Listeners get `{ state, chats, popups }`: whether people or chats changed, the ids of chats with news, the pop-ups.
 */
class Store {
    people = [];
    chats = [];
    commands = [];
    bot = { id: 0, name: "Bot", username: "" };
    #rooms = new Map();
    #listeners = new Set();
    #version = 0;

    listen(listener) {
        this.#listeners.add(listener);
    }

    person(id) {
        return this.people.find((person) => same(person.id, id));
    }

    chat(id) {
        return this.chats.find((chat) => same(chat.id, id));
    }

    /** The person's chats, those with the newest message first. */
    chatsOf(person) {
        return this.chats
            .filter((chat) => membersOf(chat).some((id) => same(id, person)))
            .sort((one, other) => (this.last(other.id)?.date ?? 0) - (this.last(one.id)?.date ?? 0));
    }

    privateChat(person) {
        return this.chatsOf(person).find((chat) => chat.type === "private");
    }

    /** `{ messages, keyboard }` of a chat; messages in order, without the deleted ones. */
    room(chat) {
        const room = this.#rooms.get(String(chat));
        return room ?? { messages: [], keyboard: null, byId: new Map() };
    }

    last(chat) {
        return this.room(chat).messages.at(-1);
    }

    message(chat, id) {
        return this.room(chat).byId.get(Number(id));
    }

    /** Loads everything anew. */
    async load() {
        const state = await this.#loadState();
        this.#rooms.clear();
        await Promise.all(this.chats.map((chat) => this.#loadRoom(chat.id)));
        this.#version = state.version;
        this.#tell({ state: true, chats: this.chats.map((chat) => String(chat.id)), popups: [], whole: true });
    }

    /** Waits for news and takes them in; returns after each answer. */
    async poll() {
        const news = await api.events(this.#version);
        if (news.version < this.#version) return this.load();
        const popups = news.popups ?? [];
        if (news.version === this.#version && !popups.length) return;
        const known = new Set(this.chats.map((chat) => String(chat.id)));
        await this.#loadState();
        const fresh = this.chats.map((chat) => String(chat.id)).filter((id) => !known.has(id));
        const changed = [...new Set([...(news.changed ?? []).map(String), ...fresh])];
        await Promise.all(changed.filter((id) => this.chat(id)).map((id) => this.#loadRoom(id)));
        this.#version = news.version;
        this.#tell({ state: true, chats: changed, popups });
    }

    /** Fetches a chat at once, so that one's own message does not wait for the poll. */
    async refresh(chat) {
        await this.#loadRoom(chat);
        this.#tell({ state: false, chats: [String(chat)], popups: [] });
    }

    async refreshState() {
        await this.#loadState();
        await Promise.all(this.chats.filter((chat) => !this.#rooms.has(String(chat.id)))
            .map((chat) => this.#loadRoom(chat.id)));
        this.#tell({ state: true, chats: [], popups: [] });
    }

    async #loadState() {
        const state = await api.state();
        const { people, chats, bot, commands } = state;
        Object.assign(this, { people, chats, bot, commands: commands ?? [] });
        return state;
    }

    async #loadRoom(id) {
        const old = this.#rooms.get(String(id));
        const answer = await api.messages(id, old?.version ?? 0);
        const byId = this.#rooms.get(String(id))?.byId ?? new Map();
        for (const message of answer.messages ?? []) {
            if (message.deleted) byId.delete(Number(message.id));
            else byId.set(Number(message.id), message);
        }
        const messages = [...byId.values()].sort((one, other) => one.id - other.id);
        this.#rooms.set(String(id), {
            byId, messages, keyboard: answer.keyboard ?? null, version: answer.version ?? 0,
        });
    }

    #tell(change) {
        for (const listener of this.#listeners) listener(change);
    }
}

/** Ids may come as numbers or as strings. */
export const same = (one, other) => String(one) === String(other);

/** The ids of a chat's people. */
export const membersOf = (chat) => (chat.members ?? []).map((member) => member?.id ?? member);

/** The plain words of a message. */
export const wordsOf = (message) => (message.spans ?? []).map((span) => span.text).join("") || message.text || "";

/** One line that stands for a message in a list or a quote. */
export function summaryOf(message) {
    const words = wordsOf(message).replace(/\s+/g, " ").trim();
    if (words) return words;
    if (message.photo) return "Photo";
    if (message.document) return message.document.name || "File";
    if (message.location) return message.location.title || (message.location.live_until ? "Live location" : "Location");
    return message.service || "Message";
}

/** Whether a live location still moves. */
export const isLive = (message) => (message.location?.live_until ?? 0) * 1000 > Date.now();

export const store = new Store();
