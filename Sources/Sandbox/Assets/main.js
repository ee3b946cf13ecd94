import { h, icon, iconButton } from "./dom.js";
import { LogDrawer } from "./log.js";
import { addPerson } from "./people.js";
import { Phone } from "./phone.js";
import { keepPolling } from "./poll.js";
import { same, store, summaryOf } from "./store.js";

const desk = document.getElementById("desk");
const tabs = document.getElementById("tabs");
const announcer = document.getElementById("announcer");
const lineState = document.getElementById("line-state");
const drawer = new LogDrawer(() => showDrawer(false));
const phones = [0, 1].map((index) => new Phone({ choose: (person) => choose(phones[index], person) }));
let front = 0;

/** Gives a phone to a person; two phones of one person swap instead. */
function choose(phone, person) {
    const other = phones.find((one) => one !== phone);
    if (same(other.person, person)) other.give(phone.person, phone.chat);
    phone.give(person);
    keepChoice();
    showFront(phones.indexOf(phone));
}

const keepChoice = () => localStorage.setItem("wayside.phones", JSON.stringify(phones.map((phone) => phone.person)));

function firstChoice() {
    let kept = [];
    try {
        kept = JSON.parse(localStorage.getItem("wayside.phones")) ?? [];
    } catch {
        // Whatever stood there, it is no choice.
    }
    const known = kept.map((id) => store.person(id)).filter(Boolean);
    const others = store.people.filter((person) => !known.includes(person));
    return [...known, ...others].slice(0, phones.length);
}

/** On narrow screens one thing is in front: a phone by its number, or "drawer". */
function showFront(which) {
    front = which;
    desk.dataset.front = which;
    phones.forEach((phone, index) => phone.element.classList.toggle("front", index === which));
    if (phones[which]) phones[which].shown();
    drawTabs();
}

function showDrawer(open) {
    drawer.element.hidden = !open;
    desk.classList.toggle("with-drawer", open);
    logButton.setAttribute("aria-expanded", String(open));
    if (open) drawer.update();
    else if (front === "drawer") showFront(0);
}

function drawTabs() {
    const tab = (words, which, unread) => h("button", {
        type: "button", "aria-pressed": String(front === which), onclick: () => {
            if (which === "drawer") showDrawer(true);
            showFront(which);
        },
    }, h("span", { dir: "auto" }, words),
    unread ? h("span", { class: "dot", role: "img", "aria-label": "unread" }) : null);
    tabs.replaceChildren(
        ...phones.filter((phone) => phone.person !== null).map((phone, index) =>
            tab(store.person(phone.person)?.name ?? "", index, front !== index && phone.hasUnread)),
        tab("What happens", "drawer", false));
}

const themes = {
    auto: ["auto", "Colours: as the system"], light: ["sun", "Colours: light"], dark: ["moon", "Colours: dark"],
};

function themeButton() {
    const names = Object.keys(themes);
    const [sign, label] = themes[window.waysideTheme.chosen()] ?? themes.auto;
    const button = iconButton(sign, label, () => {
        window.waysideTheme.choose(names[(names.indexOf(window.waysideTheme.chosen()) + 1) % names.length]);
        const next = themeButton();
        button.replaceWith(next);
        next.focus();
    });
    return button;
}

const wordy = (sign, words, onclick, properties = {}) => h("button", {
    type: "button", onclick, ...properties, class: `wordy ${properties.class ?? ""}`, "aria-label": words, title: words,
}, icon(sign), h("span", {}, words));

const logButton = wordy("activity", "What happens", () => showDrawer(drawer.element.hidden), {
    class: "log-button", "aria-expanded": "false", "aria-controls": "drawer",
});

function announce(messages, phone) {
    const others = messages.filter((message) => !same(message.from?.id, phone.person));
    if (!others.length) return;
    const name = store.person(phone.person)?.name;
    announcer.replaceChildren(...others.map((message) =>
        h("p", {}, `${message.from?.name} to ${name}: ${summaryOf(message)}`)));
}

function begin() {
    const people = firstChoice();
    if (!people.length) return showNobody();
    phones.forEach((phone, index) => people[index] && phone.give(people[index].id));
    desk.replaceChildren(...phones.filter((phone) => phone.person !== null).map((phone) => phone.element),
        drawer.element);
    showFront(front);
    phones[0].open(phones[0].chat, { quiet: !store.last(phones[0].chat) });
}

/** Before anybody is there. */
function showNobody() {
    if (desk.querySelector(".welcome")) return;
    const add = () => addPerson(desk, () => {});
    desk.replaceChildren(h("div", { class: "welcome" }, h("h2", {}, "Nobody is here yet"),
        h("p", {}, "Add a person, and a phone with a chat with the bot appears."),
        h("button", { type: "button", class: "primary", onclick: add }, "Add a person")));
}

store.listen((change) => {
    const isMissing = phones.some((phone, index) => store.people.length > index && !store.person(phone.person));
    if (isMissing || !store.people.length) return begin();
    for (const phone of phones) if (phone.person !== null) announce(phone.update(change), phone);
    drawTabs();
    if (change.whole) drawer.restart();
    else drawer.update();
});

/** The new person takes the phone in front; with a free phone, that one. */
function addSomebody() {
    if (store.people.length < phones.length) addPerson(desk, () => {});
    else (phones[front] ?? phones[0]).addPerson();
}

document.getElementById("tools").append(
    wordy("person", "Add a person", addSomebody), themeButton(), logButton);
document.addEventListener("visibilitychange", () => phones[front]?.shown());
setInterval(() => drawer.update(), 4000);

function showLine(words) {
    lineState.hidden = words === null;
    lineState.textContent = words ?? "";
}

keepPolling(store, showLine);
