import { api } from "./api.js";
import { h } from "./dom.js";
import { sheet } from "./overlay.js";
import { membersOf, same, store } from "./store.js";

/** Who is in a group and who looks after it: a tick each, done at once. */
export function showMembers(screen, id) {
    const rows = h("tbody", {});
    const wrong = h("p", { class: "wrong", role: "alert", hidden: true });
    const attempt = async (work) => {
        wrong.hidden = true;
        try {
            await work();
        } catch (error) {
            wrong.hidden = false;
            wrong.textContent = error.message;
        }
        await store.refreshState();
        show();
    };
    const tick = (label, checked, disabled, work) => h("td", {}, h("input", {
        type: "checkbox", "aria-label": label, checked, disabled,
        onchange: (event) => attempt(() => work(event.target.checked)),
    }));
    const row = (name, person, isIn, looksAfter, isMaker) => h("tr", {},
        h("th", { scope: "row", dir: "auto" }, isMaker ? `${name} (made it)` : name),
        tick(`${name} is in the group`, isIn, false, (on) => api.member(id, person, on)),
        tick(`${name} is an administrator`, looksAfter, !isIn || isMaker, (on) => api.administrator(id, person, on)));
    const show = () => {
        const chat = store.chat(id);
        if (!chat) return;
        const has = (list, person) => (list ?? []).some((one) => same(one, person));
        rows.replaceChildren(...store.people.map((person) => {
            const isMaker = same(person.id, chat.creator);
            return row(person.name, person.id, has(membersOf(chat), person.id),
                isMaker || has(chat.administrators, person.id), isMaker);
        }), row(store.bot.name, null, !chat.blocked, chat.bot_administrator === true, false));
    };
    show();
    const head = h("tr", {}, h("th", { scope: "col" }, "Who"), h("th", { scope: "col" }, "In the group"),
        h("th", { scope: "col" }, "Administrator"));
    sheet(screen, "Members", h("div", { class: "members" },
        h("table", {}, h("thead", {}, head), rows), wrong));
}
