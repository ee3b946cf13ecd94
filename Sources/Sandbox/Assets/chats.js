import { arrange, h, icon, iconButton } from "./dom.js";
import { initials, shortTime, tint } from "./format.js";
import { addGroup } from "./people.js";
import { isUnread } from "./seen.js";
import { same, store, summaryOf } from "./store.js";

/** The list of one person's chats. */
export class ChatList {
    #rows = new Map();

    constructor(screen, person, open) {
        Object.assign(this, { person, open });
        this.list = h("ul", { class: "chats", "aria-label": "Chats" });
        this.element = h("div", { class: "view chats-view" },
            h("header", { class: "chat-head" }, h("h2", {}, "Chats"),
                iconButton("group", "New group", () => addGroup(screen, person, (chat) => open(chat.id)))),
            this.list);
    }

    update() {
        arrange(this.list, store.chatsOf(this.person).map((chat) => this.#row(chat)));
    }

    #row(chat) {
        const key = String(chat.id);
        if (!this.#rows.has(key)) this.#rows.set(key, h("li", {}));
        const row = this.#rows.get(key);
        const isPrivate = chat.type === "private";
        const title = isPrivate ? store.bot.name : chat.title;
        const last = store.last(chat.id);
        const unread = isUnread(this.person, chat.id);
        const hadFocus = row.contains(document.activeElement);
        row.replaceChildren(h("button", { type: "button", class: "chat-row", onclick: () => this.open(chat.id) },
            h("span", { class: `avatar ${isPrivate ? "of-bot" : tint(chat.id)}`, "aria-hidden": "true" },
                isPrivate ? icon("pin") : initials(title)),
            h("span", { class: "chat-words" },
                h("span", { class: "chat-line" }, h("strong", { dir: "auto" }, title),
                    last ? h("time", {}, shortTime(last.date)) : null),
                h("span", { class: "chat-line" },
                    h("span", { class: "preview", dir: "auto" }, preview(chat, last, this.person)),
                    unread ? h("span", { class: "dot", role: "img", "aria-label": "unread" }) : null))));
        if (hadFocus) row.firstChild.focus();
        return row;
    }
}

function preview(chat, last, person) {
    if (chat.blocked) return "Blocked";
    if (!last) return chat.type === "private" ? "Tap to start" : "No messages yet";
    const words = summaryOf(last);
    if (last.service) return words;
    if (same(last.from?.id, person)) return `You: ${words}`;
    return chat.type === "group" ? `${last.from?.name}: ${words}` : words;
}
