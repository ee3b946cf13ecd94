import { commandRows, CommandList } from "./commands.js";
import { h, icon, iconButton } from "./dom.js";
import { keyRows } from "./keys.js";
import { popMenu } from "./overlay.js";
import { same, store, summaryOf, wordsOf } from "./store.js";

const drafts = new Map();
const tallest = 140;

/**
 * Where one types.
 * `acts`: send(text, reply), edit(message, text), location(), people(key), files(kind, files), lastOwn(), unblock().
 */
export class Composer {
    #reply = null;
    #editing = null;
    #showsKeys = true;
    #keysStamp = "";
    #forced = 0;

    constructor(screen, person, chat, acts) {
        Object.assign(this, { screen, person, chat, acts });
        this.draftKey = `${person}:${chat}`;
        this.input = h("textarea", {
            rows: 1, dir: "auto", placeholder: "Message", "aria-label": "Message", autocomplete: "off",
            enterkeyhint: "send",
        });
        this.input.value = drafts.get(this.draftKey) ?? "";
        this.commandList = new CommandList((command) => this.#take(command));
        this.context = h("div", { class: "context", hidden: true });
        this.keys = h("div", { class: "reply-keys", role: "group", "aria-label": "Ready answers", hidden: true });
        this.toggle = iconButton("keyboard", "Ready answers", () => this.#toggleKeys(),
            { hidden: true, "aria-pressed": "true" });
        this.menu = h("button", {
            type: "button", class: "command-menu", "aria-label": "Commands", onclick: () => this.#openCommands(),
        }, icon("menu"), h("span", {}, "Menu"));
        this.attach = iconButton("attach", "Attach", () => this.#openAttach());
        this.sendButton = iconButton("send", "Send", () => this.#submit(), { class: "send" });
        this.bar = h("div", { class: "input-bar" }, this.menu,
            h("div", { class: "input-pill" }, this.input, this.toggle, this.attach), this.sendButton);
        this.wide = h("button", { type: "button", class: "wide-action", hidden: true, onclick: () => this.#wideAct() });
        this.element = h("div", { class: "composer" }, this.commandList.element, this.context, this.bar, this.wide,
            this.keys);
        this.#listen();
    }

    /** Shows what the chat now allows. */
    update() {
        const chat = store.chat(this.chat);
        const room = store.room(this.chat);
        const isNew = chat?.type === "private" && !chat.blocked && room.messages.length === 0;
        this.wide.hidden = !(chat?.blocked || isNew);
        this.bar.hidden = !this.wide.hidden;
        this.wide.textContent = chat?.blocked ? "Unblock the bot" : "Start";
        this.menu.hidden = chat?.type !== "private" || store.commands.length === 0;
        this.#showKeys(this.wide.hidden ? room.keyboard : null);
        if (this.#editing && !store.message(this.chat, this.#editing.id)) this.#cancel();
        if (this.#reply && !store.message(this.chat, this.#reply.id)) this.#cancel();
        this.#answerForced();
        this.#fit();
    }

    focus() {
        if (!this.wide.hidden) this.wide.focus();
        else if (!matchMedia("(pointer: coarse)").matches) this.input.focus();
    }

    reply(message, { focus = true } = {}) {
        this.#editing = null;
        this.#reply = message;
        this.#showContext("reply", message.from?.name ?? "", summaryOf(message));
        if (focus) this.input.focus();
    }

    edit(message) {
        this.#reply = null;
        this.#editing = message;
        this.input.value = wordsOf(message);
        this.#showContext("edit", "Edit message", summaryOf(message));
        this.#fit();
        this.input.focus();
    }

    #showContext(sign, title, words) {
        this.context.hidden = false;
        this.context.replaceChildren(icon(sign),
            h("div", {}, h("strong", { dir: "auto" }, title), h("span", { dir: "auto" }, words)),
            iconButton("close", sign === "edit" ? "Stop editing" : "Do not reply", () => this.#cancel()));
    }

    #cancel() {
        if (this.#editing) this.input.value = "";
        this.#reply = this.#editing = null;
        this.context.hidden = true;
        this.#changed();
    }

    async #submit() {
        const words = this.input.value.trim();
        if (!words) return this.input.focus();
        const editing = this.#editing;
        const reply = this.#reply;
        this.input.value = "";
        this.#cancel();
        this.commandList.close();
        const done = editing ? await this.acts.edit(editing, words) : await this.acts.send(words, reply?.id);
        if (!done && !this.input.value) this.input.value = words;
        this.#changed();
        this.focus();
    }

    /** A command from the menu or a suggestion is sent at once. */
    #take(command) {
        this.input.value = "";
        this.#changed();
        this.acts.send(`/${command}`, this.#reply?.id);
        this.#cancel();
        this.focus();
    }

    #openCommands() {
        if (this.commandList.isOpen) this.commandList.close();
        else this.commandList.open(commandRows(""), true);
    }

    #openAttach() {
        popMenu(this.screen, this.attach, "Attach", [
            { icon: "image", label: "Photo", act: () => this.#pick("photo", "image/*") },
            { icon: "file", label: "File", act: () => this.#pick("document", "") },
            { icon: "pin", label: "Location", act: () => this.acts.location() },
        ]);
    }

    #pick(kind, accept) {
        const picker = h("input", { type: "file", accept, multiple: true });
        picker.addEventListener("change", () => picker.files.length && this.acts.files(kind, [...picker.files]));
        picker.click();
    }

    #showKeys(keyboard) {
        const rows = keyboard?.rows ?? [];
        const stamp = JSON.stringify(keyboard ?? null);
        this.input.placeholder = keyboard?.placeholder || "Message";
        if (stamp !== this.#keysStamp) {
            this.#keysStamp = stamp;
            this.#showsKeys = true;
            this.keys.replaceChildren(...keyRows(rows, (key) => this.#pressKey(key)));
        }
        this.toggle.hidden = rows.length === 0;
        this.keys.hidden = rows.length === 0 || !this.#showsKeys;
        this.toggle.setAttribute("aria-pressed", String(!this.keys.hidden));
    }

    /** The bot asked for an answer to its newest message; asked once per message. */
    #answerForced() {
        const message = store.last(this.chat);
        if (!message?.force_reply || this.#forced === message.id || this.#editing) return;
        this.#forced = message.id;
        this.reply(message, { focus: false });
    }

    #pressKey(key) {
        if (key.request_location) this.acts.location();
        else if (key.request_users) this.acts.people(key);
        else this.acts.send(key.text, this.#reply?.id).then(() => this.#cancel());
    }

    #toggleKeys() {
        this.#showsKeys = !this.#showsKeys;
        this.update();
    }

    #wideAct() {
        if (store.chat(this.chat)?.blocked) this.acts.unblock();
        else this.acts.send("/start").then(() => this.focus());
    }

    #listen() {
        this.input.addEventListener("input", () => this.#changed());
        this.input.addEventListener("keydown", (event) => this.#key(event));
        this.input.addEventListener("paste", (event) => {
            const files = [...event.clipboardData.files];
            if (!files.length) return;
            event.preventDefault();
            this.acts.files(files.every((file) => file.type.startsWith("image/")) ? "photo" : "document", files);
        });
    }

    #key(event) {
        if (event.isComposing) return;
        if (this.commandList.key(event)) return event.preventDefault();
        if (event.key === "Enter" && !event.shiftKey) {
            event.preventDefault();
            this.#submit();
        } else if (event.key === "Escape" && (this.#reply || this.#editing)) {
            this.#cancel();
        } else if (event.key === "ArrowUp" && !this.input.value) {
            const message = this.acts.lastOwn();
            if (message) event.preventDefault();
            if (message) this.edit(message);
        }
    }

    #changed() {
        if (!this.#editing) drafts.set(this.draftKey, this.input.value);
        const typed = this.input.value.match(/^\/(\w*)$/);
        const rows = typed && !this.#editing ? commandRows(typed[1]) : [];
        if (rows.length) this.commandList.open(rows);
        else this.commandList.close();
        this.#fit();
    }

    #fit() {
        this.input.style.height = "auto";
        const { scrollHeight } = this.input;
        if (scrollHeight) this.input.style.height = `${Math.min(tallest, scrollHeight)}px`;
        this.sendButton.classList.toggle("ready", this.input.value.trim() !== "");
        this.bar.classList.toggle("typing", this.input.value !== "");
    }
}

/** Whether a message is one's own and can be changed. */
export const canEdit = (message, person) =>
    same(message.from?.id, person) && !message.location && !message.service && wordsOf(message) !== "";
