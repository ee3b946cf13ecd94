import { api } from "./api.js";
import { h } from "./dom.js";
import { sheet } from "./overlay.js";
import { store } from "./store.js";

/** Asks for a name and adds that person; `done` gets the new person. */
export function addPerson(screen, done) {
    const name = h("input", { required: true, maxlength: 64, dir: "auto", autocomplete: "off", placeholder: "Clara" });
    const field = h("label", { class: "field" }, h("span", {}, "First name"), name);
    ask(screen, "Add a person", [field], "Add", async () => {
        const known = new Set(store.people.map((person) => String(person.id)));
        await api.addPerson(name.value.trim());
        await store.refreshState();
        done(store.people.find((person) => !known.has(String(person.id))));
    });
}

/** Asks for a title and members and makes the group; `done` gets the new chat. */
export function addGroup(screen, creator, done) {
    const title = h("input", {
        required: true, maxlength: 128, dir: "auto", autocomplete: "off", placeholder: "Rome in October",
    });
    const boxes = store.people.map((person) => ({
        id: person.id, box: h("input", { type: "checkbox", checked: true }), name: person.name,
    }));
    const choice = h("fieldset", {}, h("legend", {}, "Members, besides the bot"),
        boxes.map(({ box, name }) => h("label", { class: "tick" }, box, h("span", { dir: "auto" }, name))));
    const basic = h("input", { type: "checkbox" });
    const kind = h("label", { class: "tick" }, basic, h("span", {}, "Basic group (it can become a supergroup later)"));
    const field = h("label", { class: "field" }, h("span", {}, "Title"), title);
    ask(screen, "New group", [field, choice, kind], "Create", async () => {
        const known = new Set(store.chats.map((chat) => String(chat.id)));
        const members = boxes.filter(({ box }) => box.checked).map(({ id }) => id);
        if (!members.length) throw new Error("Choose at least one member.");
        members.sort((one) => (String(one) === String(creator) ? -1 : 0));
        await api.addGroup(title.value.trim(), members, basic.checked);
        await store.refreshState();
        const made = store.chats.find((chat) => !known.has(String(chat.id)));
        if (made && members.some((id) => String(id) === String(creator))) done(made);
    });
}

/** Picks people for a key that asks for them; `send` gets their ids. */
export function pickPeople(screen, person, { text, request_users: most }, send) {
    const boxes = store.people.filter(({ id }) => String(id) !== String(person)).map(({ id, name }) => ({
        id, box: h("input", { type: "checkbox" }), name,
    }));
    const choice = h("fieldset", {}, h("legend", {}, most > 1 ? `At most ${most}` : "One"),
        boxes.length ? boxes.map(({ box, name }) => h("label", { class: "tick" }, box, h("span", { dir: "auto" }, name)))
            : h("p", {}, "There is nobody else here yet: add a person first."));
    ask(screen, text, [choice], "Pick", async () => {
        const picked = boxes.filter(({ box }) => box.checked).map(({ id }) => id);
        if (!picked.length || picked.length > most) throw new Error(`Pick one to ${most}.`);
        await send(picked);
    });
}

function ask(screen, title, fields, action, work) {
    const wrong = h("p", { class: "wrong", role: "alert", hidden: true });
    const form = h("form", { class: "ask-card" }, fields, wrong,
        h("div", { class: "actions" }, h("button", { type: "submit", class: "primary" }, action)));
    form.addEventListener("submit", async (event) => {
        event.preventDefault();
        try {
            await work();
            dialog.close();
        } catch (error) {
            wrong.hidden = false;
            wrong.textContent = error.message;
        }
    });
    const dialog = sheet(screen, title, form);
    form.querySelector("input")?.focus();
}
