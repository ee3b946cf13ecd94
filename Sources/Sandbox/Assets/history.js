import { Bubble } from "./bubble.js";
import { arrange, h, iconButton } from "./dom.js";
import { dayKey, dayName } from "./format.js";
import { same, store } from "./store.js";

const page = 150;
const together = 5 * 60;

/** The messages of one chat as one person sees them; stays at the bottom unless one has scrolled up. */
export class History {
    #bubbles = new Map();
    #days = new Map();
    #shown = page;
    #isAtBottom = true;
    #missed = 0;

    constructor(person, chat, acts) {
        Object.assign(this, { person, chat });
        this.acts = { ...acts, quote: (id) => this.reveal(id), grew: () => this.#keepBottom() };
        this.list = h("ol", { class: "messages", "aria-label": "Messages" });
        this.welcome = h("div", { class: "welcome", hidden: true });
        this.earlier = h("button", { type: "button", class: "earlier", onclick: () => this.#showMore() },
            "Earlier messages");
        this.scroller = h("div", { class: "scroller", tabindex: 0, role: "group", "aria-label": "Conversation" },
            this.welcome, this.earlier, this.list);
        this.count = h("span", { class: "badge", hidden: true });
        this.down = iconButton("down", "Newest messages", () => this.toBottom(true),
            { class: "to-bottom", hidden: true });
        this.down.append(this.count);
        this.element = h("div", { class: "history" }, this.scroller, this.down);
        this.scroller.addEventListener("scroll", () => this.#scrolled(), { passive: true });
        this.scroller.addEventListener("keydown", (event) => this.#walk(event));
        this.watch = new ResizeObserver(() => this.#keepBottom());
        this.watch.observe(this.scroller);
        this.ticking = setInterval(() => this.#bubbles.forEach((bubble) => bubble.tick()), 20_000);
    }

    /** Takes in what the store now holds; returns whether there are new messages. */
    update() {
        const { messages } = store.room(this.chat);
        const shown = messages.slice(-this.#shown);
        const isFirst = this.#bubbles.size === 0;
        const newcomers = isFirst ? []
            : shown.filter((message) => !this.#bubbles.has(message.id) && message.id > this.newest);
        this.earlier.hidden = shown.length === messages.length;
        this.welcome.hidden = messages.length > 0;
        this.#dropMissing(new Set(shown.map((message) => message.id)));
        arrange(this.list, shown.flatMap((message, index) => this.#rows(message, shown[index - 1], shown[index + 1])));
        this.newest = messages.at(-1)?.id ?? 0;
        if (isFirst || newcomers.some((message) => same(message.from?.id, this.person))) this.toBottom();
        else if (this.#isAtBottom) this.#keepBottom();
        else this.#count(newcomers.length);
        return newcomers;
    }

    toBottom(smooth = false) {
        this.scroller.scrollTo({ top: this.scroller.scrollHeight, behavior: smooth ? "smooth" : "instant" });
        this.#isAtBottom = true;
        this.#scrolled();
    }

    /** Scrolls to a message and makes it glow. */
    reveal(id) {
        if (!this.#bubbles.has(Number(id))) {
            this.#shown = Infinity;
            this.update();
        }
        const bubble = this.#bubbles.get(Number(id));
        bubble?.element.scrollIntoView({ block: "center", behavior: "smooth" });
        bubble?.glow();
    }

    remove() {
        clearInterval(this.ticking);
        this.watch.disconnect();
        this.#bubbles.forEach((bubble) => bubble.remove());
    }

    #rows(message, before, after) {
        const startsDay = !before || dayKey(before.date) !== dayKey(message.date);
        const endsDay = after && dayKey(after.date) !== dayKey(message.date);
        const isNew = !this.#bubbles.has(message.id);
        const bubble = this.#bubbles.get(message.id) ?? new Bubble(this.person, this.chat, this.acts);
        this.#bubbles.set(message.id, bubble);
        const place = {
            first: startsDay || !joins(before, message), last: !after || endsDay || !joins(message, after),
            inGroup: store.chat(this.chat)?.type === "group",
        };
        if (bubble.show(message, place)) bubble.glow();
        else if (isNew && this.newest && message.id > this.newest) bubble.element.classList.add("arriving");
        return startsDay ? [this.#day(message.date), bubble.element] : [bubble.element];
    }

    #day(date) {
        const key = dayKey(date);
        if (!this.#days.has(key)) this.#days.set(key, h("li", { class: "day" }, h("span", {})));
        const row = this.#days.get(key);
        row.firstChild.textContent = dayName(date);
        return row;
    }

    #dropMissing(ids) {
        for (const [id, bubble] of this.#bubbles) {
            if (ids.has(id)) continue;
            this.#bubbles.delete(id);
            bubble.remove();
            bubble.element.classList.add("leaving");
            setTimeout(() => bubble.element.remove(), 220);
        }
    }

    #keepBottom() {
        if (this.#isAtBottom) this.scroller.scrollTop = this.scroller.scrollHeight;
    }

    #scrolled() {
        const { scrollHeight, scrollTop, clientHeight } = this.scroller;
        this.#isAtBottom = scrollHeight - scrollTop - clientHeight < 60;
        if (this.#isAtBottom) this.#missed = 0;
        this.#count(0);
    }

    #count(more) {
        this.#missed += more;
        this.down.hidden = this.#isAtBottom;
        this.count.hidden = !this.#missed;
        this.count.textContent = this.#missed;
    }

    #showMore() {
        const { scrollHeight, scrollTop } = this.scroller;
        this.#shown += page;
        this.update();
        this.scroller.scrollTop = scrollTop + this.scroller.scrollHeight - scrollHeight;
    }

    /** Up and down go from message to message; Enter opens the menu of one. */
    #walk(event) {
        if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
        const rows = [...this.list.querySelectorAll(".row")];
        const now = rows.indexOf(document.activeElement);
        if (now < 0 && document.activeElement !== this.scroller) return;
        const next = now < 0 ? rows.length - 1 : now + (event.key === "ArrowUp" ? -1 : 1);
        event.preventDefault();
        rows[Math.max(0, Math.min(next, rows.length - 1))]?.focus();
    }
}

/** Messages of one sender shortly after each other form a block. */
function joins(one, other) {
    return same(one.from?.id, other.from?.id) && other.date - one.date < together && !one.service && !other.service;
}
