/**
 * Makes an element: `h("button", { class: "key", onclick: press, "aria-label": "Send" }, "Send")`.
 * Words given as children become text nodes, never markup.
 */
export function h(tag, properties = {}, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(properties)) set(element, name, value);
    element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
    return element;
}

function set(element, name, value) {
    if (value === undefined || value === null || value === false) return;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "class") element.className = value;
    else if (name === "dataset") Object.assign(element.dataset, value);
    else element.setAttribute(name, value === true ? "" : value);
}

/** A button that shows a sign only; the label is what screen readers and tooltips say. */
export function iconButton(name, label, onclick, properties = {}) {
    const { class: extra = "", ...rest } = properties;
    return h("button", {
        type: "button", class: `icon-button ${extra}`, "aria-label": label, title: label, onclick, ...rest,
    }, icon(name));
}

/** Puts the wanted children into the parent, moving only those that stand elsewhere. */
export function arrange(parent, wanted) {
    let cursor = parent.firstChild;
    for (const node of wanted) {
        if (node === cursor) cursor = cursor.nextSibling;
        else parent.insertBefore(node, cursor);
    }
    while (cursor) {
        const next = cursor.nextSibling;
        if (!cursor.classList?.contains("leaving")) cursor.remove();
        cursor = next;
    }
}

const svg = "http://www.w3.org/2000/svg";
const shapes = {
    back: "M15 5l-7 7 7 7",
    more: "M12 5.5v.01M12 12v.01M12 18.5v.01",
    send: "M4.5 12L20 4.5 16 20l-4.5-6zM11.5 14L20 4.5",
    attach: "M20 11.5l-8.2 8.2a5 5 0 0 1-7.1-7.1l8.5-8.4a3.3 3.3 0 0 1 4.7 4.7l-8.4 8.4a1.7 1.7 0 0 1-2.4-2.4l7.7-7.6",
    image: "M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM4 17l5-5 4 4 3-3 4 4M15.5 8.5v.01",
    file: "M14 3H7a1 1 0 0 0-1 1v16a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1V7zM14 3v4h4",
    pin: "M12 21s-7-6.6-7-11.5a7 7 0 0 1 14 0C19 14.4 12 21 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z",
    keyboard: "M4 6h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1zM7 10v.01M11 10v.01"
        + "M15 10v.01M18 10v.01M8 14h8",
    menu: "M4 7h16M4 12h16M4 17h16",
    close: "M6 6l12 12M18 6L6 18",
    reply: "M10 8V4l-7 7 7 7v-4.2c5 0 8 1.6 10.5 5.2-.5-6-4-11-10.5-11z",
    forward: "M14 8V4l7 7-7 7v-4.2c-5 0-8 1.6-10.5 5.2.5-6 4-11 10.5-11z",
    edit: "M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM14 6.5l3.5 3.5",
    copy: "M9 9h10a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V10a1 1 0 0 1 1-1z"
        + "M16 9V5a1 1 0 0 0-1-1H5a1 1 0 0 0-1 1v10a1 1 0 0 0 1 1h3",
    link: "M8 16L18 6M10 6h8v8",
    block: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM5.7 5.7l12.6 12.6",
    plus: "M12 5v14M5 12h14",
    sun: "M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4"
        + "M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4",
    moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z",
    auto: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z",
    group: "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20a6.5 6.5 0 0 1 13 0"
        + "M16 4.3a3.5 3.5 0 0 1 0 6.4M18 14.2a6.5 6.5 0 0 1 3.5 5.8",
    person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5a7.5 7.5 0 0 1 15 0",
    activity: "M3 12h4l3-8 4 16 3-8h4",
    down: "M6 9l6 6 6-6",
    check: "M5 12.5l4.5 4.5L19 7.5",
    live: "M12 14a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM8 16a5.7 5.7 0 0 1 0-8M16 8a5.7 5.7 0 0 1 0 8"
        + "M5 19A9.9 9.9 0 0 1 5 5M19 5a9.9 9.9 0 0 1 0 14",
    trash: "M5 7h14M10 11v6M14 11v6M7 7l1 13h8l1-13M9 7V4h6v3",
};

const filled = { auto: "M12 3.5a8.5 8.5 0 0 1 0 17z" };

/** A line drawing of 24 by 24, in the colour of the words around it; hidden from screen readers. */
export function icon(name) {
    const drawing = document.createElementNS(svg, "svg");
    drawing.setAttribute("viewBox", "0 0 24 24");
    drawing.setAttribute("class", `icon icon-${name}`);
    drawing.setAttribute("aria-hidden", "true");
    for (const [lines, kind] of [[shapes[name], "lines"], [filled[name], "filled"]]) {
        if (!lines) continue;
        const path = document.createElementNS(svg, "path");
        path.setAttribute("d", lines);
        path.setAttribute("class", kind);
        drawing.append(path);
    }
    return drawing;
}
