import { h, icon, iconButton } from "./dom.js";

/** Shows words for a moment over the phone that they belong to. */
export function toast(phone, words, kind = "") {
    const shelf = phone.querySelector(".toasts");
    const note = h("div", { class: `toast ${kind}`, dir: "auto" }, words);
    shelf.append(note);
    over(phone, shelf);
    if (shelf.matches(":popover-open")) shelf.hidePopover();
    shelf.showPopover();
    setTimeout(() => note.classList.add("leaving"), 2600 + words.length * 25);
    note.addEventListener("animationend", (event) => event.animationName === "toast-out" && note.remove());
}

/**
 * A modal sheet over one phone; closes by Escape, the cross, or a tap beside it.
 * Returns the dialog, whose `close()` ends it; focus goes back where it was.
 */
export function sheet(phone, title, content, { onclose } = {}) {
    const close = () => dialog.close();
    const heading = h("h2", { dir: "auto" }, title);
    const dialog = h("dialog", { class: "sheet", "aria-label": title },
        h("div", { class: "sheet-head" }, heading, iconButton("close", "Close", close)), content);
    dialog.addEventListener("pointerdown", (event) => isBeside(dialog, event) && close());
    return present(phone, dialog, onclose);
}

/** A message that must be dismissed. */
export function alertBox(phone, words) {
    const done = h("button", { type: "button", class: "primary", onclick: () => dialog.close() }, "OK");
    const dialog = h("dialog", { class: "alert", "aria-label": "Message from the bot" },
        h("p", { dir: "auto" }, words), h("div", { class: "actions" }, done));
    return present(phone, dialog);
}

/** A picture as large as the window; `description` says what it shows to those who do not see it. */
export function pictureBox(phone, address, words, description) {
    const dialog = h("dialog", { class: "picture-box", "aria-label": words || "Picture" },
        h("img", { src: address, alt: description || words || "Picture" }),
        words ? h("p", { dir: "auto" }, words) : null,
        iconButton("close", "Close", () => dialog.close()));
    dialog.addEventListener("click", (event) => event.target.tagName !== "P" && dialog.close());
    return present(phone, dialog);
}

/** Whether the pointer is on the backdrop; presses only, so that a drag may end there. */
function isBeside(dialog, { clientX: x, clientY: y }) {
    const box = dialog.getBoundingClientRect();
    return x < box.left || x > box.right || y < box.top || y > box.bottom;
}

function present(phone, dialog, onclose) {
    const place = () => over(phone, dialog);
    dialog.addEventListener("close", () => {
        window.removeEventListener("resize", place);
        onclose?.();
        dialog.remove();
    });
    document.body.append(dialog);
    window.addEventListener("resize", place);
    place();
    dialog.showModal();
    return dialog;
}

/** Sheets lie over the phone that opened them, so that it is clear whose they are. */
function over(phone, dialog) {
    const frame = phone.getBoundingClientRect();
    dialog.style.setProperty("--phone-left", `${frame.left}px`);
    dialog.style.setProperty("--phone-width", `${frame.width}px`);
    dialog.style.setProperty("--phone-bottom", `${Math.max(0, window.innerHeight - frame.bottom)}px`);
    dialog.style.setProperty("--phone-top", `${frame.top}px`);
}

/**
 * A small menu beside what opened it: rows of `{ icon, label, act, danger }`.
 * `signs` are small ones in one line above them, `{ label, isOn, act }`.
 * `at` is the button, or a point `{ x, y }`; arrows move, Escape closes.
 */
export function popMenu(phone, at, label, rows, signs = []) {
    const opener = document.activeElement;
    const menu = h("div", { class: "pop-menu", role: "menu", "aria-label": label, popover: "auto" },
        signs.length ? h("div", { class: "signs" }, signs.map(({ label: sign, isOn, act }) => h("button", {
            type: "button", role: "menuitemcheckbox", "aria-checked": String(isOn),
            onclick: () => { menu.hidePopover(); act(); },
        }, sign))) : null,
        rows.map((row) => h("button", {
            type: "button", role: "menuitem", class: row.danger ? "danger" : "",
            onclick: () => { menu.hidePopover(); row.act(); },
        }, row.icon ? icon(row.icon) : null, h("span", {}, row.label))));
    menu.addEventListener("keydown", (event) => walk(event, [...menu.querySelectorAll("button")]));
    menu.addEventListener("toggle", (event) => {
        if (event.newState !== "closed") return;
        if (menu.contains(document.activeElement) || document.activeElement === document.body) opener?.focus();
        menu.remove();
    });
    phone.append(menu);
    menu.showPopover();
    beside(menu, at, phone.getBoundingClientRect());
    menu.querySelector(":scope > button")?.focus();
    return menu;
}

function beside(menu, at, frame) {
    const box = at instanceof Element ? at.getBoundingClientRect()
        : { left: at.x, right: at.x, top: at.y, bottom: at.y };
    const { offsetWidth: width, offsetHeight: height } = menu;
    const below = box.bottom + 4 + height <= frame.bottom;
    const left = box.left + width <= frame.right - 8 ? box.left : box.right - width;
    menu.style.left = `${Math.max(frame.left + 8, Math.min(left, frame.right - width - 8))}px`;
    menu.style.top = `${Math.max(8, below ? box.bottom + 4 : box.top - height - 4)}px`;
}

/** Arrow keys, Home and End among the items of a menu. */
function walk(event, items) {
    const now = items.indexOf(document.activeElement);
    const next = {
        ArrowDown: now + 1, ArrowRight: now + 1, ArrowUp: now - 1, ArrowLeft: now - 1, Home: 0, End: items.length - 1,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    items[(next + items.length) % items.length]?.focus();
}

/** Puts words on the clipboard, also where the page is not served securely. */
export async function copyWords(phone, words) {
    try {
        await navigator.clipboard.writeText(words);
    } catch {
        const area = h("textarea", { class: "unseen", "aria-hidden": "true" });
        area.value = words;
        (document.querySelector("dialog[open]") ?? document.body).append(area);
        area.select();
        document.execCommand("copy");
        area.remove();
    }
    toast(phone, "Copied");
}
