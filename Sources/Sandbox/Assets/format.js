const clock = new Intl.DateTimeFormat(undefined, { hour: "numeric", minute: "2-digit" });
const dayOfYear = new Intl.DateTimeFormat(undefined, { weekday: "long", day: "numeric", month: "long" });
const fullDay = new Intl.DateTimeFormat(undefined, { day: "numeric", month: "long", year: "numeric" });
const dayMilliseconds = 86_400_000;

/** The moment as a Date; the server gives seconds since 1970. */
function moment(date) {
    return new Date(typeof date === "number" ? date * 1000 : date);
}

/** Hours and minutes, as this browser writes them. */
export const timeOf = (date) => clock.format(moment(date));

/** Something equal for two messages of the same local day. */
export const dayKey = (date) => moment(date).toDateString();

/** "Today", "Yesterday", or the day in words. */
export function dayName(date) {
    const day = moment(date);
    const midnight = new Date();
    midnight.setHours(0, 0, 0, 0);
    if (day >= midnight && day - midnight < dayMilliseconds) return "Today";
    if (day < midnight && midnight - day <= dayMilliseconds) return "Yesterday";
    return (day.getFullYear() === midnight.getFullYear() ? dayOfYear : fullDay).format(day);
}

/** Time for today, the day otherwise: for the list of chats. */
export const shortTime = (date) => (dayName(date) === "Today" ? timeOf(date) : dayName(date));

/** "48.20820, 16.37380": five decimals are about a metre. */
export const coordinates = (latitude, longitude) => `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;

/** "48.2° N": how a line of the map's grid is labelled. */
export function degrees(value, positive, negative, decimals) {
    return `${Math.abs(value).toFixed(decimals)}° ${value < 0 ? negative : positive}`;
}

/** "14 min left", rounded up; nil seconds left is "ended". */
export function timeLeft(until) {
    const seconds = moment(until) / 1000 - Date.now() / 1000;
    if (seconds <= 0) return "ended";
    if (seconds > 3600) return `${Math.ceil(seconds / 3600)} h left`;
    return `${Math.ceil(seconds / 60)} min left`;
}

/** "12 kB" */
export function sizeOf(bytes) {
    if (bytes < 1000) return `${bytes} bytes`;
    if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`;
    return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** One or two letters to stand in a round picture. */
export function initials(name) {
    const words = name.trim().split(/\s+/);
    return words.slice(0, 2).map((word) => [...word][0] ?? "").join("").toUpperCase();
}

/** One of eight colour classes, the same for the same id everywhere. */
export const tint = (id) => `tint-${Math.abs(Number(id)) % 8}`;
