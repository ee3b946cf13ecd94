import { h, icon } from "./dom.js";

/** The rows of a reply keyboard; keys that share something show a sign for it. */
export function keyRows(rows, press) {
    return rows.map((row) => h("div", { class: "key-row" }, row.map((key) => {
        const about = typeof key === "string" ? { text: key } : key;
        return h("button", { type: "button", class: "reply-key", onclick: () => press(about) },
            about.request_location ? icon("pin") : null, about.request_users ? icon("group") : null, h("span", { dir: "auto" }, about.text));
    })));
}
