import { h } from "./dom.js";
import { store } from "./store.js";

/** The bot's commands that begin with what was typed. */
export function commandRows(typed) {
    return store.commands.filter(({ command }) => command.startsWith(typed.toLowerCase()));
}

/** The list of commands above the input; arrows choose, Enter and Tab take, Escape closes. */
export class CommandList {
    #rows = [];
    #at = 0;
    isOpen = false;

    constructor(take) {
        this.take = take;
        this.element = h("div", { class: "command-list", role: "listbox", "aria-label": "Commands", hidden: true });
    }

    /** With `holds`, focus moves into the list, as after pressing the menu button. */
    open(rows, holds = false) {
        this.#rows = rows;
        this.#at = 0;
        this.isOpen = true;
        this.element.hidden = false;
        this.element.replaceChildren(...rows.map(({ command, description }, index) => h("button", {
            type: "button", role: "option", onclick: () => this.#choose(index), onkeydown: (event) => this.#walk(event),
        }, h("strong", {}, `/${command}`), h("span", { dir: "auto" }, description))));
        this.#mark();
        if (holds) this.element.firstElementChild?.focus();
    }

    close() {
        this.isOpen = false;
        this.element.hidden = true;
    }

    /** Whether the key was meant for the list. */
    key(event) {
        if (!this.isOpen) return false;
        if (event.key === "ArrowDown" || event.key === "ArrowUp") {
            this.#at = (this.#at + (event.key === "ArrowDown" ? 1 : -1) + this.#rows.length) % this.#rows.length;
            this.#mark();
        } else if (event.key === "Tab" || (event.key === "Enter" && !event.shiftKey)) {
            this.#choose(this.#at);
        } else if (event.key === "Escape") {
            this.close();
        } else {
            return false;
        }
        return true;
    }

    #choose(index) {
        this.close();
        this.take(this.#rows[index].command);
    }

    #walk(event) {
        if (event.key === "Escape") this.close();
        if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
        event.preventDefault();
        const to = event.key === "ArrowDown" ? "nextElementSibling" : "previousElementSibling";
        event.currentTarget[to]?.focus();
    }

    #mark() {
        [...this.element.children].forEach((row, index) => {
            row.setAttribute("aria-selected", String(index === this.#at));
            if (index === this.#at) row.scrollIntoView({ block: "nearest" });
        });
    }
}
