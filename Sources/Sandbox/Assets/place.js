import { api } from "./api.js";
import { h, icon } from "./dom.js";
import { coordinates } from "./format.js";
import { drawMap, pinIcon } from "./map.js";
import { copyWords, sheet, toast } from "./overlay.js";
import { isNear, isOnEarth, pointOf, readPair, recentPoints, rememberPoint } from "./points.js";
import { spots, start } from "./spots.js";

const livePeriod = 15 * 60;

/** Chooses a point and sends it; `send` gets what the server's location request takes. */
export function choosePlace(phone, title, send) {
    const first = recentPoints()[0] ?? start;
    const chooser = new Chooser(phone, { latitude: first.latitude, longitude: first.longitude, accuracy: 10 });
    const finish = (more) => async (event) => {
        event.preventDefault();
        if (!chooser.form.reportValidity()) return;
        const point = chooser.point;
        rememberPoint({ ...point, name: spots.find((spot) => isNear(spot, point))?.name });
        if (await send({ ...point, ...more })) dialog.close();
    };
    chooser.form.append(
        h("div", { class: "actions" },
            h("button", { type: "button", class: "quiet", onclick: finish({ live_period: livePeriod }) },
                icon("live"), "Live for 15 min"),
            h("button", { type: "submit", class: "primary" }, "Send location")));
    chooser.form.addEventListener("submit", finish({}));
    const dialog = sheet(phone, title, chooser.form, { onclose: () => chooser.remove() });
    chooser.open();
}

/** Moves one's own live location: every drag or click is an edit of the message. */
export function moveLive(phone, person, chat, message, report) {
    const { latitude, longitude, accuracy = 10 } = pointOf(message.location);
    const tell = async (change) => {
        try {
            await api.live(person, chat, message.id, change);
            return true;
        } catch (error) {
            report(error);
            return false;
        }
    };
    const chooser = new Chooser(phone, { latitude, longitude, accuracy }, { live: true, moved: (point) => tell(point) });
    chooser.form.append(
        h("p", { class: "hint" }, "Drag the dot or click the map: the chat follows at once."),
        h("div", { class: "actions" },
            h("button", {
                type: "button", class: "quiet danger",
                onclick: async () => await tell({ stop: true, latitude, longitude }) && dialog.close(),
            }, "Stop sharing"),
            h("button", { type: "submit", class: "primary" }, "Done")));
    chooser.form.addEventListener("submit", (event) => {
        event.preventDefault();
        dialog.close();
    });
    const dialog = sheet(phone, "Move your live location", chooser.form, { onclose: () => chooser.remove() });
    chooser.open();
}

/** Looks at a point that somebody sent. */
export function showPlace(phone, location) {
    const words = coordinates(location.latitude, location.longitude);
    const box = h("div", { class: "map-box" });
    const card = h("div", { class: "place-card" }, box,
        location.address ? h("p", { dir: "auto" }, location.address) : null,
        h("p", { class: "numbers" }, words, location.accuracy ? ` · within ${Math.round(location.accuracy)} m` : ""),
        h("div", { class: "actions" },
            h("button", { type: "button", class: "quiet", onclick: () => copyWords(phone, words) }, icon("copy"),
                "Copy")));
    let map;
    sheet(phone, location.title || "Location", card, { onclose: () => map?.remove() });
    drawMap(box, location).then((drawn) => {
        map = drawn.map;
        const at = [location.latitude, location.longitude];
        drawn.L.marker(at, { icon: pinIcon(drawn.L), keyboard: false }).addTo(map);
        if (location.accuracy) drawn.L.circle(at, { radius: location.accuracy, className: "map-blur" }).addTo(map);
    }, () => box.replaceChildren(noMap()));
}

const noMap = () => h("p", { class: "no-map" }, "No map here: install libjs-leaflet. The coordinates work without it.");

/** A map, the fields under it, and the points to choose from; all three show the same point. */
class Chooser {
    #drawn = null;
    #isGone = false;

    constructor(phone, point, { live = false, moved = () => {} } = {}) {
        this.phone = phone;
        this.point = point;
        this.live = live;
        this.moved = moved;
        this.box = h("div", { class: "map-box" });
        this.fields = {
            latitude: field("Latitude", point.latitude.toFixed(5), { min: -90, max: 90 }),
            longitude: field("Longitude", point.longitude.toFixed(5), { min: -180, max: 180 }),
            accuracy: field("Accuracy, m", point.accuracy, { min: 0, max: 1500, step: 1 }),
        };
        this.chips = h("div", { class: "chips", role: "group", "aria-label": "Points" });
        this.form = h("form", { class: "place-card" }, this.box, this.chips,
            h("div", { class: "fields" }, Object.values(this.fields).map((entry) => entry.box)));
        this.#listen();
    }

    open() {
        if (!this.live) this.#offerPoints();
        drawMap(this.box, this.point).then((drawn) => this.#place(drawn), () => this.box.replaceChildren(noMap()));
        if (!matchMedia("(pointer: coarse)").matches) this.fields.latitude.input.focus();
    }

    remove() {
        this.#isGone = true;
        this.#drawn?.map.remove();
    }

    #place({ L, map }) {
        if (this.#isGone) return map.remove();
        const at = [this.point.latitude, this.point.longitude];
        const marker = L.marker(at, {
            icon: pinIcon(L, this.live), draggable: true, autoPan: true, title: "Drag me", alt: "Chosen point",
        }).addTo(map);
        const circle = L.circle(at, { radius: this.point.accuracy, className: "map-blur", interactive: false })
            .addTo(map);
        this.#drawn = { map, marker, circle };
        marker.on("drag", () => this.#take(marker.getLatLng(), { quiet: true }));
        marker.on("dragend", () => this.#take(marker.getLatLng()));
        map.on("click", (event) => this.#take(event.latlng));
    }

    #offerPoints() {
        const recent = recentPoints();
        const shown = recent.length ? recent : spots.slice(0, 4);
        this.chips.append(this.#hereButton(), ...shown.map((point) =>
            h("button", {
                type: "button",
                onclick: () => this.#take({ lat: point.latitude, lng: point.longitude }, { pan: true }),
            }, point.name ?? coordinates(point.latitude, point.longitude))));
    }

    /** The browser's own position, so that the bot can be tried where one is. */
    #hereButton() {
        const failed = "The browser does not say where you are. Click the map, or type the coordinates.";
        const found = ({ coords }) => {
            this.#blur(Math.min(1500, Math.ceil(coords.accuracy)));
            this.#take({ lat: coords.latitude, lng: coords.longitude }, { pan: true });
        };
        return h("button", {
            type: "button", onclick: () => navigator.geolocation.getCurrentPosition(found,
                () => toast(this.phone, failed, "wrong"), { timeout: 10_000, enableHighAccuracy: true }),
        }, "Where I am");
    }

    /** Metres within which the point lies. */
    #blur(accuracy) {
        this.point = { ...this.point, accuracy };
        this.fields.accuracy.input.value = accuracy;
        this.#drawn?.circle.setRadius(accuracy);
    }

    #take({ lat, lng }, { quiet = false, pan = false, typed = false } = {}) {
        const longitude = ((((lng + 180) % 360) + 360) % 360) - 180;
        this.point = { ...this.point, latitude: rounded(lat), longitude: rounded(longitude) };
        if (!typed) {
            this.fields.latitude.input.value = this.point.latitude.toFixed(5);
            this.fields.longitude.input.value = this.point.longitude.toFixed(5);
        }
        if (this.#drawn) {
            const at = [this.point.latitude, this.point.longitude];
            this.#drawn.circle.setLatLng(at);
            if (!quiet) this.#drawn.marker.setLatLng(at);
            if (pan) this.#drawn.map.panTo(at);
        }
        if (!quiet) this.moved(this.point);
    }

    #listen() {
        const { latitude, longitude, accuracy } = this.fields;
        const typed = () => {
            const point = { latitude: Number(latitude.input.value), longitude: Number(longitude.input.value) };
            if (!this.form.checkValidity() || !isOnEarth(point)) return;
            this.#take({ lat: point.latitude, lng: point.longitude }, { typed: true, pan: true });
        };
        for (const { input } of [latitude, longitude]) input.addEventListener("change", typed);
        this.form.addEventListener("paste", (event) => {
            const pair = readPair(event.clipboardData.getData("text"));
            if (!pair || !isOnEarth(pair)) return;
            event.preventDefault();
            this.#take({ lat: pair.latitude, lng: pair.longitude }, { pan: true });
        });
        accuracy.input.addEventListener("change", () => {
            this.#blur(Number(accuracy.input.value));
            this.moved(this.point);
        });
    }
}

const rounded = (degree) => Math.round(degree * 100_000) / 100_000;

function field(label, value, { step = "any", ...limits }) {
    const input = h("input", { type: "number", required: true, value, step, inputmode: "decimal", ...limits });
    return { input, box: h("label", { class: "field" }, h("span", {}, label), input) };
}
