import { h } from "./dom.js";

const tags = {
    bold: "strong", italic: "em", underline: "u", strikethrough: "s", pre: "pre", blockquote: "blockquote",
};
const safe = /^(https?|mailto|tel|tg):/i;

/** Whether a browser may be sent there. */
export const isSafe = (address) => safe.test(address ?? "");

/**
 * The words of a message with their styles, as nodes.
 * `act` is told what was tapped: `{ command }`, `{ words }` of code, which is copied, or `{ url, event }` of a link.
 */
export function spanNodes(spans, act) {
    return spans.map((span) => {
        const styles = (span.style ?? "plain").split(" ").filter((style) => style !== "plain");
        const words = document.createTextNode(span.text);
        return styles.reduceRight((inside, style) => wrap(inside, style, span, act), words);
    });
}

function wrap(inside, style, span, act) {
    if (tags[style]) return h(tags[style], { dir: style === "blockquote" ? "auto" : undefined }, inside);
    switch (style) {
    case "code": return h("code", { title: "Copy", onclick: () => act({ words: span.text }) }, inside);
    case "spoiler": return spoiler(inside);
    case "command": return command(inside, span.text, act);
    case "link": return link(inside, span.url ?? span.text, act);
    default: return h("span", { class: `word-${style}` }, inside);
    }
}

function spoiler(inside) {
    const reveal = (event) => event.currentTarget.classList.add("shown");
    return h("button", {
        type: "button", class: "spoiler", "aria-label": "Hidden words, press to show", onclick: reveal,
    }, h("span", {}, inside));
}

function command(inside, words, act) {
    return h("button", { type: "button", class: "word-link", onclick: () => act({ command: words }) }, inside);
}

/** An address without a scheme, as people type it, is taken for https. */
function link(inside, address, act) {
    const url = /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`;
    if (!isSafe(url)) return h("span", {}, inside);
    return h("a", {
        href: url, target: "_blank", rel: "noopener noreferrer", onclick: (event) => act({ url, event }),
    }, inside);
}
