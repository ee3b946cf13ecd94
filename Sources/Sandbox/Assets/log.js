import { api } from "./api.js";
import { h, iconButton } from "./dom.js";
import { timeOf } from "./format.js";

const most = 300;
const polling = "getUpdates";

/** The drawer "What happens": the bot's requests, newest first, and faults to order. */
export class LogDrawer {
    #since = 0;
    #busy = false;
    #again = false;

    constructor(close) {
        this.list = h("ol", { class: "log-list", "aria-label": "Requests of the bot" });
        this.nothing = h("p", { class: "hint" }, "Nothing yet. Write to the bot, and its requests appear here.");
        const polls = h("input", { type: "checkbox" });
        polls.addEventListener("change", () => this.element.classList.toggle("with-polls", polls.checked));
        this.element = h("aside", { class: "drawer", id: "drawer", "aria-label": "What happens", hidden: true },
            h("header", { class: "drawer-head" }, h("h2", {}, "What happens"),
                h("button", { type: "button", class: "quiet small", onclick: () => this.#clear() }, "Clear"),
                iconButton("close", "Close", close)),
            h("label", { class: "tick" }, polls, h("span", {}, "Show polling (getUpdates)")),
            faultForm(), this.nothing, this.list);
    }

    /** Begins anew: the server may have been started again and count from one. */
    async restart() {
        this.#since = 0;
        this.#clear();
        await this.update();
    }

    /** Fetches what is new, if the drawer is open; calls in between are joined. */
    async update() {
        if (this.element.hidden) return;
        if (this.#busy) { this.#again = true; return; }
        this.#busy = true;
        try {
            const answer = await api.log(this.#since);
            const entries = answer.requests ?? [];
            entries.forEach((entry) => this.#add(entry));
            this.#since = Math.max(this.#since, ...entries.map((entry) => entry.number));
        } catch {
            // The line above the phones already says that the server is away.
        }
        this.#busy = false;
        if (this.#again) { this.#again = false; await this.update(); }
    }

    #add(entry) {
        const { method, parameters, status, description, date } = entry;
        const words = String(parameters?.text ?? parameters?.caption ?? parameters?.action ?? "")
            .replace(/<[^>]*>/g, "");
        this.list.prepend(h("li", { class: method === polling ? "poll" : "" }, h("details", {},
            h("summary", {}, h("strong", {}, method), status >= 400 ? h("span", { class: "refused" }, status) : null,
                h("span", { class: "log-words", dir: "auto" }, words), date ? h("time", {}, timeOf(date)) : null),
            h("pre", { tabindex: 0 }, JSON.stringify(parameters ?? {}, null, 2)),
            description ? h("p", { class: "answer" }, description) : null)));
        while (this.list.children.length > most) this.list.lastChild.remove();
        this.nothing.hidden = true;
    }

    #clear() {
        this.list.replaceChildren();
        this.nothing.hidden = false;
    }
}

const methods = ["sendMessage", "editMessageText", "answerCallbackQuery", "sendPhoto", "getUpdates", "*"];
const kinds = [["429", "429"], ["5xx", "502"], ["drop", "No answer"], ["hang", "Hang"], ["reset", "Reset"],
  ["garbled", "Cut off"], ["slow", "Slow"]];

/** Faults on order: the next requests of one method fail in a chosen way. */
function faultForm() {
    const method = h("select", { "aria-label": "Method" },
        methods.map((name) => h("option", { value: name }, name === "*" ? "any" : name)));
    const kind = h("select", { "aria-label": "Trouble" }, kinds.map(([value, words]) => h("option", { value }, words)));
    const count = h("input", { type: "number", min: 1, max: 99, value: 1, "aria-label": "How often" });
    const said = h("p", { class: "hint", role: "status" });
    const form = h("form", { class: "fault" }, method, kind, count,
        h("button", { type: "submit", class: "quiet small" }, "Go"), said);
    form.addEventListener("submit", async (event) => {
        event.preventDefault();
        const order = { method: method.value, kind: kind.value, count: Number(count.value), retry_after: 3 };
        try {
            await api.fault(order);
            said.textContent = `The next ${order.count === 1 ? "request" : `${order.count} requests`} will meet it.`;
        } catch (error) {
            said.textContent = error.message;
        }
    });
    return h("details", { class: "faults" }, h("summary", {}, "Make requests fail"), form);
}
