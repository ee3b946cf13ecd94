import { h, icon, iconButton } from "./dom.js";
import { coordinates, initials, sizeOf, timeLeft, timeOf, tint } from "./format.js";
import { MapPicture } from "./map.js";
import { pointOf } from "./points.js";
import { isSafe, spanNodes } from "./spans.js";
import { isLive, same, store, summaryOf, wordsOf } from "./store.js";

/** Milliseconds. */
const longPress = 450;
const afterTouch = 80;
/** Seconds in which an effect is shown. */
const effectSeconds = 20;
const emojiOnly = /^(?:\p{RGI_Emoji}\s*){1,3}$/v;

/**
 * One message of a history. `acts` carries out what people do with it:
 * menu, press, copy, open, quote, picture, place, move.
 */
export class Bubble {
    #stamp = "";
    #picture = null;

    constructor(person, chat, acts) {
        Object.assign(this, { person, chat, acts });
        this.element = h("li", { class: "row", tabindex: -1 });
        this.#openWhenHeld();
        this.element.addEventListener("keydown", (event) => this.#key(event));
    }

    /** Shows the message; `place` says where it stands: `{ first, last, inGroup }`. */
    show(message, place) {
        this.message = message;
        const isOwn = same(message.from?.id, this.person);
        const stamp = JSON.stringify([message, place.first && place.inGroup, this.#quoted()]);
        this.element.className = ["row", isOwn ? "own" : "other", place.first ? "first" : "", place.last ? "last" : "",
            place.inGroup ? "in-group" : ""].join(" ");
        this.element.dataset.id = message.id;
        if (stamp === this.#stamp) return false;
        const isChange = this.#stamp !== "";
        this.#stamp = stamp;
        this.#build(message, isOwn, place);
        return isChange;
    }

    /** A short glow, so that an edit in place is seen. */
    glow() {
        const bubble = this.element.querySelector(".bubble");
        bubble?.classList.remove("changed");
        requestAnimationFrame(() => bubble?.classList.add("changed"));
    }

    /** Refreshes what depends on the time. */
    tick() {
        const note = this.element.querySelector(".live-note");
        if (!note) return;
        note.textContent = liveWords(this.message);
        if (!isLive(this.message)) this.element.querySelector(".live-actions")?.remove();
    }

    remove() {
        this.#picture?.remove();
    }

    #quoted() {
        const reply = this.message.reply_to;
        if (!reply) return null;
        const id = reply.id ?? reply.message_id ?? reply;
        const message = store.message(this.chat, id);
        return message ? { id, name: message.from?.name, words: summaryOf(message) }
            : { id, name: null, words: "Deleted message" };
    }

    #build(message, isOwn, place) {
        if (message.service) {
            this.element.replaceChildren(h("p", { class: "service" }, serviceWords(message)));
            this.element.classList.add("centred");
            return;
        }
        const words = h("div", { class: `words ${wordsOf(message) ? "" : "bare"}`, dir: "auto" },
            message.spans ? spanNodes(message.spans, this.acts.open) : message.text ?? "", meta(message));
        const media = [this.#photo(message), this.#document(message), this.#place(message, isOwn)].filter(Boolean);
        const bubble = h("div", {
            class: `bubble ${message.photo || message.location ? "with-picture" : ""} ${
                message.photo?.description ? "with-drawing" : ""}`,
        },
            place.first && place.inGroup && !isOwn
                ? h("span", { class: `who ${message.from.bot ? "" : tint(message.from.id)}`, dir: "auto" },
                    message.from.name) : null,
            message.forwarded_from
                ? h("span", { class: "passed-on", dir: "auto" }, `Forwarded from ${message.forwarded_from}`) : null,
            this.#quote(), media, words, reactions(message), effect(message));
        if (emojiOnly.test(wordsOf(message)) && !media.length) bubble.classList.add("jumbo");
        this.element.replaceChildren(
            place.inGroup && !isOwn ? face(message.from) : "",
            h("div", { class: "stack" }, bubble, this.#buttons(message)),
            iconButton("more", "Message menu", (event) => this.#openMenu(event), { class: "row-menu", tabindex: -1 }));
    }

    #quote() {
        const quoted = this.#quoted();
        if (!quoted) return null;
        return h("button", { type: "button", class: "quote", onclick: () => this.acts.quote(quoted.id) },
            quoted.name ? h("strong", { dir: "auto" }, quoted.name) : null, h("span", { dir: "auto" }, quoted.words));
    }

    #photo({ photo, ...message }) {
        if (!photo) return null;
        const words = wordsOf(message);
        const picture = h("img", { src: photo.url, alt: photo.description || words || "Picture", loading: "lazy" });
        picture.addEventListener("load", () => this.acts.grew());
        return h("button", {
            type: "button", class: `photo ${photo.description ? "drawn" : ""}`, title: "Enlarge the picture",
            onclick: () => this.acts.picture(photo.url, words, photo.description),
        }, picture);
    }

    #document({ document, voice }) {
        const file = document ?? voice;
        if (!file) return null;
        return h("a", { class: "file", href: file.url, download: file.name || "file" },
            h("span", { class: "file-sign" }, icon("file")),
            h("span", { class: "file-name" }, h("strong", { dir: "auto" }, file.name || "File"),
                h("small", {}, voice ? "Voice message" : file.size ? sizeOf(file.size) : "Document")));
    }

    #place(message, isOwn) {
        const point = message.location && pointOf(message.location);
        if (!point) {
            this.#picture?.remove();
            this.#picture = null;
            return null;
        }
        const live = isLive(message);
        if (this.#picture) this.#picture.move(point, live);
        else this.#picture = new MapPicture(point, live);
        const { title, address } = message.location;
        const numbers = coordinates(point.latitude, point.longitude);
        return h("div", { class: "place" },
            h("button", {
                type: "button", class: "place-open", "aria-label": `Map of ${title ?? numbers}`,
                onclick: () => this.acts.place(message),
            }, this.#picture.box),
            h("div", { class: "place-words" },
                title ? h("strong", { dir: "auto" }, title) : null,
                address ? h("span", { dir: "auto" }, address) : null,
                message.location.live_until ? h("strong", { class: "live-note" }, liveWords(message)) : null,
                h("span", { class: "numbers" }, numbers,
                    point.accuracy ? ` · ±${Math.round(point.accuracy)} m` : "")),
            live && isOwn ? h("div", { class: "live-actions" },
                h("button", { type: "button", onclick: () => this.acts.move(message) }, "Move or stop")) : null);
    }

    #buttons(message) {
        if (!message.buttons?.length) return null;
        return h("div", { class: "inline-keys" }, message.buttons.map((row, rowIndex) =>
            h("div", { class: "key-row" },
                row.map((button, column) => this.#button(message, button, rowIndex, column)))));
    }

    #button(message, button, row, column) {
        const label = h("span", { dir: "auto" }, button.text);
        if (button.kind === "url" && isSafe(button.url)) {
            return h("a", {
                class: "inline-key", href: button.url, target: "_blank", rel: "noopener noreferrer", title: button.url,
                onclick: (event) => this.acts.open({ url: button.url, event }),
            }, label, icon("link"));
        }
        if (button.kind === "copy") {
            return h("button", {
                type: "button", class: "inline-key", title: "Copy", onclick: () => this.acts.copy(button.copy ?? ""),
            }, label, icon("copy"));
        }
        return h("button", {
            type: "button", class: `inline-key ${button.tone ?? ""}`,
            onclick: (event) => this.acts.press(message, row, column, event.currentTarget),
        }, label);
    }

    #openMenu(event) {
        if (this.message.service || (event.type !== "click" && event.target.closest("a, img"))) return;
        if (event.type === "contextmenu" && String(getSelection()).length) return;
        event.preventDefault();
        const isPoint = event.type !== "click" && event.clientX > 0;
        const at = isPoint ? { x: event.clientX, y: event.clientY } : this.element.querySelector(".row-menu");
        this.acts.menu(this.message, at);
    }

    /** A long touch opens the menu when the finger is lifted; an open menu would take that for a tap beside it. */
    #openWhenHeld() {
        let start = null;
        let isHeld = false;
        const open = (event) => setTimeout(() => {
            isHeld = false;
            this.#openMenu(event);
        }, afterTouch);
        this.element.addEventListener("pointerdown", (event) => {
            start = event.pointerType === "touch" ? event : null;
            isHeld = false;
        });
        this.element.addEventListener("contextmenu", (event) => {
            isHeld = start !== null;
            if (!isHeld) this.#openMenu(event);
            else if (!event.target.closest("a, img")) event.preventDefault();
        });
        this.element.addEventListener("pointerup", (event) => {
            const still = start && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < 10;
            isHeld ||= still && event.timeStamp - start.timeStamp > longPress;
            if (isHeld) open(event);
            start = null;
        });
        this.element.addEventListener("click", (event) => {
            if (!isHeld) return;
            event.preventDefault();
            event.stopPropagation();
        }, { capture: true });
        this.element.addEventListener("pointercancel", (event) => {
            if (isHeld) open(event);
            start = null;
        });
    }

    #key(event) {
        if (event.target !== this.element) return;
        if (event.key === "Enter" || event.key === "ContextMenu") this.#openMenu(event);
    }
}

const liveWords = (message) =>
    isLive(message) ? `Live · ${timeLeft(message.location.live_until)}` : "Live location ended";

function meta(message) {
    return h("span", { class: "meta" }, message.edited && !message.location ? h("span", {}, "edited") : null,
        h("time", { dir: "ltr", datetime: new Date(message.date * 1000).toISOString() }, timeOf(message.date)));
}

/** The effect with which a message comes: it bursts once, while the message is new. */
function effect(message) {
    const isNew = Date.now() / 1000 - message.date < effectSeconds;
    return message.effect && isNew ? h("span", { class: "effect", "aria-hidden": "true" }, message.effect) : null;
}

function reactions(message) {
    const given = message.reactions ?? [];
    return given.length ? h("p", { class: "reactions" }, given.map(({ from, emoji }) =>
        h("span", { title: store.person(from)?.name ?? store.bot.name }, emoji))) : null;
}

function face(from) {
    return h("span", { class: `avatar small ${from.bot ? "of-bot" : tint(from.id)}`, "aria-hidden": "true" },
        from.bot ? icon("pin") : initials(from.name));
}

function serviceWords({ service, from }) {
    return typeof service === "string" ? service : `${from?.name ?? "Somebody"} changed the group`;
}

