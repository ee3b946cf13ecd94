import { h } from "./dom.js";

const tags = {
    bold: "strong", italic: "em", underline: "u", strikethrough: "s", strike: "s", pre: "pre",
    blockquote: "blockquote", expandable_blockquote: "blockquote",
};
const safe = /^(https?|mailto|tel|tg):/i;

/** Whether a browser may be sent there. */
export const isSafe = (address) => safe.test(address ?? "");

/**
 * The words of a message with their styles, as nodes.
 * `act` is told what was tapped: `{ command }`, `{ words }` of code, which is copied, or `{ url, event }` of a link.
 */
export function spanNodes(spans, act) {
    return (spans ?? []).map((span) => stylesOf(span).reduceRight((inside, style) => wrap(inside, style, span, act),
        document.createTextNode(span.text)));
}

function stylesOf(span) {
    const style = span.styles ?? span.style ?? [];
    const list = Array.isArray(style) ? style : String(style).split(/[\s,]+/);
    const styles = list.filter((name) => name && name !== "plain");
    if (span.url && !styles.some((name) => /link|url|email|phone/.test(name))) styles.push("link");
    return styles;
}

function wrap(inside, style, span, act) {
    if (style === "code") return h("code", { title: "Copy", onclick: () => act({ words: span.text }) }, inside);
    if (tags[style]) return h(tags[style], { dir: style === "blockquote" ? "auto" : undefined }, inside);
    if (style === "spoiler") return spoiler(inside);
    if (style === "bot_command" || style === "command") {
        const command = span.text;
        return h("button", { type: "button", class: "word-link", onclick: () => act({ command }) }, inside);
    }
    if (/link|url|email|phone/.test(style)) return link(inside, style, span, act);
    return h("span", { class: `word-${style.replaceAll("_", "-")}` }, inside);
}

function spoiler(inside) {
    const reveal = (event) => event.currentTarget.classList.add("shown");
    return h("button", { type: "button", class: "spoiler", "aria-label": "Hidden words, press to show", onclick: reveal },
        h("span", {}, inside));
}

function link(inside, style, span, act) {
    const prefix = style === "email" ? "mailto:" : style.startsWith("phone") ? "tel:" : "";
    let address = span.url ?? prefix + span.text;
    if (!/^[a-z][a-z0-9+.-]*:/i.test(address)) address = `https://${address}`;
    if (!isSafe(address)) return h("span", {}, inside);
    return h("a", { href: address, target: "_blank", rel: "noopener noreferrer", onclick: (event) => act({ url: address, event }) },
        inside);
}
