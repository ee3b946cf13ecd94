import { api } from "./api.js";
import { canEdit, Composer } from "./composer.js";
import { h, icon, iconButton } from "./dom.js";
import { chooseFiles } from "./files.js";
import { initials, timeLeft, tint } from "./format.js";
import { History } from "./history.js";
import { showMembers } from "./members.js";
import { copyWords, pictureBox, popMenu, toast } from "./overlay.js";
import { pickPeople } from "./people.js";
import { choosePlace, moveLive, showPlace } from "./place.js";
import { pointOf } from "./points.js";
import { membersOf, isLive, same, store, summaryOf, wordsOf } from "./store.js";

const longestWait = 10_000;

/** One open chat on one phone. `goTo(chat)` opens another, `back()` shows the list. */
export class Conversation {
    #waiting = new Set();

    constructor(screen, person, chat, { back, goTo }) {
        Object.assign(this, { screen, person, chat, goTo, back });
        this.history = new History(person, chat, this.#historyActs());
        this.composer = new Composer(screen, person, chat, this.#composerActs());
        this.unread = h("span", { class: "dot", hidden: true });
        this.title = h("h2", { dir: "auto" });
        this.subtitle = h("p", {});
        this.face = h("span", { class: "avatar", "aria-hidden": "true" });
        this.liveBar = h("div", { class: "live-bar", hidden: true });
        this.pinBar = h("div", { class: "pin-bar", hidden: true });
        const backButton = iconButton("back", "Chats", back);
        backButton.append(this.unread);
        this.head = h("header", { class: "chat-head" }, backButton, this.face,
            h("div", { class: "chat-title" }, this.title, this.subtitle),
            iconButton("more", "Chat menu", (event) => this.#openMenu(event.currentTarget)));
        this.element = h("div", { class: "view chat-view" }, this.head, this.pinBar, this.liveBar, this.history.element,
            this.composer.element);
        this.#acceptDrops();
        this.ticking = setInterval(() => this.#showLive(), 20_000);
    }

    /** Takes in what the store holds; returns the new messages. */
    update() {
        const about = store.chat(this.chat);
        if (!about) return [];
        const isPrivate = about.type === "private";
        const title = isPrivate ? store.bot.name : about.title;
        this.title.textContent = title;
        this.subtitle.textContent = about.blocked ? "blocked" : isPrivate ? "bot" : peopleOf(about);
        this.face.className = `avatar ${isPrivate ? "of-bot" : tint(about.id)}`;
        this.face.replaceChildren(isPrivate ? icon("pin") : initials(title));
        this.history.welcome.replaceChildren(this.face.cloneNode(true), h("h3", { dir: "auto" }, title),
            h("p", {}, welcomeTo(about)));
        this.#showLive();
        this.#showPinned();
        const newcomers = this.history.update();
        this.composer.update();
        return newcomers;
    }

    /** The bot answered a pressed button: no key waits any more. */
    settle() {
        for (const key of this.#waiting) key.classList.remove("waiting");
        this.#waiting.clear();
    }

    remove() {
        clearInterval(this.ticking);
        this.history.remove();
        this.element.remove();
    }

    async #attempt(work) {
        try {
            await work();
            await store.refresh(this.chat);
            return true;
        } catch (error) {
            toast(this.screen, error.message, "wrong");
            return false;
        }
    }

    #send(words, reply) {
        return this.#attempt(() => api.send(this.person, this.chat, words, reply));
    }

    #historyActs() {
        return {
            menu: (message, at) => this.#openMessageMenu(message, at),
            press: (message, row, column, key) => this.#press(message, row, column, key),
            copy: (words) => copyWords(this.screen, words),
            open: (target) => this.#open(target),
            picture: (address, words, description) => pictureBox(this.screen, address, words, description),
            place: (message) => this.#lookAt(message),
            move: (message) => this.#moveLive(message),
        };
    }

    #composerActs() {
        return {
            send: (words, reply) => this.#send(words, reply),
            edit: (message, words) => this.#attempt(() => api.edit(this.person, this.chat, message.id, words)),
            location: () => choosePlace(this.screen, "Send a location",
                (point) => this.#attempt(() => api.location(this.person, this.chat, point))),
            people: (key) => pickPeople(this.screen, this.person, key,
                (users) => this.#attempt(() => api.users(this.person, users))),
            files: (kind, files) => this.#sendFiles(kind, files),
            lastOwn: () => store.room(this.chat).messages.findLast((message) => canEdit(message, this.person)),
            unblock: () => this.#block(false),
        };
    }

    #press(message, row, column, key) {
        key.classList.add("waiting");
        this.#waiting.add(key);
        setTimeout(() => key.classList.remove("waiting"), longestWait);
        api.press(this.person, this.chat, message.id, row, column).catch((error) => {
            this.settle();
            toast(this.screen, error.message, "wrong");
        });
    }

    /** Links to the bot itself stay inside: they open the private chat and start it. */
    #open({ command, words, url, event }) {
        if (words) return copyWords(this.screen, words);
        if (command) return this.#send(command);
        const link = startLink(url);
        if (!link) return undefined;
        event?.preventDefault();
        const own = store.privateChat(this.person);
        if (!own) return undefined;
        this.goTo(own.id);
        if (link.code === null) return undefined;
        return api.send(this.person, own.id, `/start ${link.code}`.trim())
            .catch((error) => toast(this.screen, error.message, "wrong"));
    }

    #openMessageMenu(message, at) {
        const words = wordsOf(message);
        const rows = [{ icon: "reply", label: "Reply", act: () => this.composer.reply(message) }];
        if (canEdit(message, this.person)) {
            rows.push({ icon: "edit", label: "Edit", act: () => this.composer.edit(message) });
        }
        rows.push({ icon: "forward", label: "Forward", act: () => this.#chooseWhereTo(message, at) });
        if (words) rows.push({ icon: "copy", label: "Copy", act: () => copyWords(this.screen, words) });
        if (isLive(message) && same(message.from?.id, this.person)) {
            rows.push({ icon: "live", label: "Move or stop", act: () => this.#moveLive(message) });
        }
        if (same(message.from?.id, this.person)) {
            rows.push({
                icon: "trash", label: "Delete", danger: true,
                act: () => this.#attempt(() => api.remove(this.person, this.chat, message.id)),
            });
        }
        popMenu(this.screen, at, "Message", rows, this.#reactionsFor(message));
    }

    #chooseWhereTo(message, at) {
        popMenu(this.screen, at, "Forward to", store.chatsOf(this.person).filter((chat) => !chat.moved_to).map(({ id, type, title }) => ({
            icon: type === "private" ? "pin" : "group", label: type === "private" ? store.bot.name : title,
            act: () => this.#attempt(async () => {
                await api.forward(this.person, this.chat, message.id, id);
                this.goTo(id);
            }),
        })));
    }

    #reactionsFor(message) {
        const own = message.reactions?.find(({ from }) => same(from, this.person))?.emoji;
        return ["👍", "❤", "😁", "🎉", "👎"].map((emoji) => ({
            label: emoji, isOn: emoji === own,
            act: () => this.#attempt(() => api.react(this.person, this.chat, message.id, emoji === own ? null : emoji)),
        }));
    }

    #openMenu(at) {
        const about = store.chat(this.chat);
        const rows = [{ icon: "down", label: "Newest messages", act: () => this.history.toBottom(true) }];
        if (about?.type === "private") {
            rows.push(about.blocked
                ? { icon: "check", label: "Unblock the bot", act: () => this.#block(false) }
                : { icon: "block", label: "Block the bot", danger: true, act: () => this.#block(true) });
        } else {
            rows.push({ icon: "group", label: "Members", act: () => showMembers(this.screen, this.chat) });
            if (about?.basic && !about.moved_to) {
                rows.push({ icon: "plus", label: "Make it a supergroup", act: () => this.#migrate() });
            }
            rows.push({ icon: "close", label: "Leave the group", danger: true, act: () => this.#leave() });
        }
        popMenu(this.screen, at, "Chat", rows);
    }

    #block(blocked) {
        return this.#attempt(async () => {
            await api.block(this.person, blocked);
            await store.refreshState();
        });
    }

    #migrate() {
        return this.#attempt(async () => {
            const { id } = await api.migrate(this.chat);
            await store.refreshState();
            this.goTo(id);
        });
    }

    async #leave() {
        const isGone = await this.#attempt(() => api.member(this.chat, this.person, false));
        if (!isGone) return;
        await store.refreshState();
        this.back();
    }

    #lookAt(message) {
        if (isLive(message) && same(message.from?.id, this.person)) this.#moveLive(message);
        else showPlace(this.screen, { ...message.location, ...pointOf(message.location) });
    }

    #moveLive(message) {
        moveLive(this.screen, this.person, this.chat, message, (error) => toast(this.screen, error.message, "wrong"));
    }

    /** The message that was pinned last stays above the others; a tap goes to it. */
    #showPinned() {
        const message = store.room(this.chat).messages.findLast((one) => one.pinned);
        this.pinBar.hidden = !message;
        if (!message) return;
        this.pinBar.replaceChildren(h("button", { type: "button", onclick: () => this.history.reveal(message.id) },
            icon("pin"), h("strong", {}, "Pinned message"), h("span", { dir: "auto" }, summaryOf(message))));
    }

    #showLive() {
        const { messages } = store.room(this.chat);
        const message = messages.findLast((one) => isLive(one) && same(one.from?.id, this.person));
        this.liveBar.hidden = !message;
        if (!message) return;
        this.liveBar.replaceChildren(icon("live"),
            h("span", {}, `You share your live location · ${timeLeft(message.location.live_until)}`),
            h("button", { type: "button", onclick: () => this.#moveLive(message) }, "Move"));
    }

    #sendFiles(kind, files) {
        chooseFiles(this.screen, kind, files, async (chosen, caption) => {
            for (const [index, file] of files.entries()) {
                const words = index === 0 ? caption : "";
                if (!await this.#attempt(() => api.file(this.person, this.chat, chosen, file, words))) return false;
            }
            return true;
        });
    }

    #acceptDrops() {
        const hover = (on) => this.element.classList.toggle("dropping", on);
        this.element.addEventListener("dragover", (event) => {
            if (!event.dataTransfer.types.includes("Files")) return;
            event.preventDefault();
            hover(true);
        });
        this.element.addEventListener("dragleave", () => hover(false));
        this.element.addEventListener("drop", (event) => {
            hover(false);
            const files = [...event.dataTransfer.files];
            if (!files.length) return;
            event.preventDefault();
            this.#sendFiles(files.every((file) => file.type.startsWith("image/")) ? "photo" : "document", files);
        });
    }
}

function welcomeTo(chat) {
    if (chat.blocked) return "The bot is blocked and cannot write here.";
    if (chat.type === "private") return "Nothing was said yet. Press Start, and the bot answers.";
    return "In a group the bot hears commands (/help) and replies to what it wrote, nothing else.";
}

function peopleOf(chat) {
    const names = membersOf(chat).map((id) => store.person(id)?.name).filter(Boolean);
    return [...names, store.bot.name].join(", ");
}

/** `{ code }` of a link to this bot (code null where it only opens the chat), or null. */
function startLink(address) {
    let url;
    try {
        url = new URL(address);
    } catch {
        return null;
    }
    const isTelegram = /^(t\.me|telegram\.me)$/.test(url.hostname);
    const name = isTelegram ? url.pathname.slice(1) : url.protocol === "tg:" ? url.searchParams.get("domain") : null;
    if (name?.toLowerCase() !== store.bot.username?.toLowerCase()) return null;
    return { code: url.searchParams.get("start") };
}
