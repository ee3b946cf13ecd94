import { ChatList } from "./chats.js";
import { Conversation } from "./conversation.js";
import { h, icon } from "./dom.js";
import { initials, tint } from "./format.js";
import { alertBox, popMenu, toast } from "./overlay.js";
import { addPerson } from "./people.js";
import { isUnread, markSeen } from "./seen.js";
import { same, store } from "./store.js";

/** One person's phone. `chosen(person)` is asked when another person is picked for it. */
export class Phone {
    person = null;
    #list = null;
    #conversation = null;

    constructor({ choose }) {
        this.choose = choose;
        this.owner = h("button", {
            type: "button", class: "owner", "aria-haspopup": "menu", onclick: () => this.#pickPerson(),
        });
        this.clock = h("time", {});
        this.views = h("div", { class: "views" });
        this.toasts = h("div", { class: "toasts", role: "status", popover: "manual" });
        this.screen = h("div", { class: "screen" },
            h("div", { class: "status-bar" }, this.owner, this.clock), this.views, this.toasts);
        this.element = h("section", { class: "phone" }, this.screen);
        this.#tick();
        setInterval(() => this.#tick(), 5000);
    }

    get chat() {
        return this.#conversation?.chat ?? null;
    }

    /** Hands the phone to a person; their private chat with the bot is open, or the one named. */
    give(person, chat) {
        if (same(person, this.person) && this.#list && chat === undefined) return;
        this.person = person;
        this.element.setAttribute("aria-label", `${store.person(person)?.name}'s phone`);
        this.#list = new ChatList(this.screen, person, (id) => this.open(id));
        this.open(chat ?? store.privateChat(person)?.id ?? null, { quiet: true });
    }

    /** Opens a chat, or the list of chats for null. */
    open(chat, { quiet = false } = {}) {
        this.#conversation?.remove();
        this.#conversation = chat !== null && store.chat(chat) ? new Conversation(this.screen, this.person, chat, {
            back: () => this.open(null), goTo: (id) => this.open(id),
        }) : null;
        this.views.replaceChildren(this.#conversation?.element ?? this.#list.element);
        this.update();
        this.#conversation?.history.toBottom();
        const first = this.#conversation?.composer ?? this.#list.element.querySelector(".chat-row");
        if (!quiet) first?.focus();
    }

    /** Takes in what changed; returns new messages of others that are on show. */
    update({ chats = null, popups = [] } = {}) {
        const about = store.person(this.person);
        this.owner.replaceChildren(
            h("span", { class: `avatar tiny ${tint(this.person)}`, "aria-hidden": "true" },
                initials(about?.name ?? "?")),
            h("span", { dir: "auto" }, about?.name ?? ""), icon("down"));
        this.owner.setAttribute("aria-label", `${about?.name}'s phone, change the person`);
        let newcomers = [];
        if (this.#conversation) {
            newcomers = this.#conversation.update();
            if (!chats || chats.includes(String(this.chat))) this.#see();
            this.#conversation.unread.hidden = !store.chatsOf(this.person)
                .some((chat) => !same(chat.id, this.chat) && isUnread(this.person, chat.id));
        } else {
            this.#list?.update();
        }
        for (const popup of popups) this.#popUp(popup);
        return newcomers;
    }

    get hasUnread() {
        return store.chatsOf(this.person).some((chat) => isUnread(this.person, chat.id));
    }

    /** Only what can be seen counts as seen. */
    #see() {
        if (document.visibilityState === "visible" && this.element.offsetParent) markSeen(this.person, this.chat);
    }

    /** Called when the phone comes to the front on a narrow screen. */
    shown() {
        if (!this.#conversation) return;
        this.#see();
        this.#conversation.history.toBottom();
    }

    #popUp({ person, text, alert, url }) {
        if (!same(person, this.person)) return;
        this.#conversation?.settle();
        if (url && /^https?:/.test(url)) window.open(url, "_blank", "noopener");
        if (!text) return;
        if (alert) alertBox(this.screen, text);
        else toast(this.screen, text);
    }

    #pickPerson() {
        const rows = store.people.map((person) => ({
            icon: same(person.id, this.person) ? "check" : "person", label: person.name,
            act: () => this.choose(person.id),
        }));
        rows.push({ icon: "plus", label: "Add a person…", act: () => this.addPerson() });
        popMenu(this.screen, this.owner, "Whose phone", rows);
    }

    addPerson() {
        addPerson(this.screen, (person) => person && this.choose(person.id));
    }

    #tick() {
        this.clock.textContent = new Date().toLocaleTimeString([], { hour: "numeric", minute: "2-digit" });
    }
}
