import { same, store } from "./store.js";

const keyOf = (person, chat) => `wayside.seen.${person}.${chat}`;

/** Notes that the person has seen everything in that chat. */
export function markSeen(person, chat) {
    const last = store.last(chat);
    if (last) localStorage.setItem(keyOf(person, chat), last.id);
}

/** Whether the newest message came from somebody else and was not shown yet on that person's phone. */
export function isUnread(person, chat) {
    const last = store.last(chat);
    if (!last || last.service || same(last.from?.id, person)) return false;
    return Number(localStorage.getItem(keyOf(person, chat)) ?? 0) < last.id;
}
