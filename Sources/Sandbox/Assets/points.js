const key = "wayside.points";
const most = 6;

/** The points sent last, newest first: `{ latitude, longitude, name }`. */
export function recentPoints() {
    try {
        return JSON.parse(localStorage.getItem(key)) ?? [];
    } catch {
        return [];
    }
}

export function rememberPoint(point) {
    const others = recentPoints().filter((other) => !isNear(other, point));
    localStorage.setItem(key, JSON.stringify([point, ...others].slice(0, most)));
}

/** Within ten metres or so. */
export function isNear(one, other) {
    return Math.abs(one.latitude - other.latitude) < 0.0001 && Math.abs(one.longitude - other.longitude) < 0.0001;
}

/** Reads "48.2082, 16.3738" (also with a blank or a semicolon between); null for anything else. */
export function readPair(words) {
    const match = words.trim().match(/^(-?\d+(?:\.\d+)?)\s*[,;\s]\s*(-?\d+(?:\.\d+)?)$/);
    return match ? { latitude: Number(match[1]), longitude: Number(match[2]) } : null;
}

/** Degrees that exist on Earth. */
export function isOnEarth({ latitude, longitude }) {
    return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

/** The point of a message, as the rest of the page names its parts. */
export function pointOf({ lat, lon, latitude = lat, longitude = lon, accuracy }) {
    return { latitude, longitude, accuracy };
}
