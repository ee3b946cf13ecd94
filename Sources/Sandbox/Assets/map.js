import { h } from "./dom.js";
import { coordinates } from "./format.js";
import { gridLayer } from "./grid.js";
import { rivers, spots } from "./spots.js";

let loading;

/** Leaflet, loaded once from this server; rejects where the package libjs-leaflet is missing. */
function leaflet() {
    loading ??= new Promise((resolve, reject) => {
        const script = h("script", { src: "/leaflet/leaflet.js" });
        script.addEventListener("load", () => (window.L ? resolve(window.L) : reject(new Error("no Leaflet"))));
        script.addEventListener("error", () => reject(new Error("no Leaflet")));
        document.head.append(script);
    });
    return loading;
}

/** A map of lines, water and a few names: nothing is asked of any other server. */
export async function drawMap(box, point, { zoom = 15, still = false } = {}) {
    const L = await leaflet();
    const map = L.map(box, {
        attributionControl: false, zoomControl: false, zoom, center: [point.latitude, point.longitude],
        minZoom: 2, maxZoom: 19, worldCopyJump: true, keyboard: !still, dragging: !still, touchZoom: !still,
        scrollWheelZoom: !still, doubleClickZoom: !still, boxZoom: false, tap: false,
    });
    if (!still) L.control.zoom({ position: "topright" }).addTo(map);
    L.control.scale({ imperial: false, position: "bottomleft", maxWidth: still ? 70 : 110 }).addTo(map);
    const grid = gridLayer(L).addTo(map);
    sketch(L, map, still);
    const recolour = () => grid.redraw();
    const watch = new ResizeObserver(() => map.invalidateSize());
    window.addEventListener("themechange", recolour);
    watch.observe(box);
    map.on("unload", () => {
        window.removeEventListener("themechange", recolour);
        watch.disconnect();
    });
    return { L, map };
}

function sketch(L, map, still) {
    map.createPane("names").style.zIndex = 450;
    for (const { line, width } of rivers) {
        L.polyline(line, { className: "map-water", weight: width, interactive: false, smoothFactor: 0.5 }).addTo(map);
    }
    for (const { name, latitude, longitude } of spots) {
        L.circleMarker([latitude, longitude], { className: "map-spot", radius: 3, interactive: false }).addTo(map)
            .bindTooltip(name, {
                permanent: true, direction: "right", offset: [4, 0], className: "map-name", pane: "names",
            });
    }
    const crowd = () => map.getContainer().classList.toggle("far", map.getZoom() < (still ? 14 : 13));
    map.on("zoomend", crowd);
    crowd();
}

/** The sign for a chosen point; a live one pulses. */
export function pinIcon(L, live = false) {
    return L.divIcon({
        className: `map-pin ${live ? "live" : ""}`, html: "", iconSize: [30, 30],
        iconAnchor: live ? [15, 15] : [15, 30],
    });
}

/**
 * A small picture of a place under a message. `move` takes it elsewhere without building it anew.
 * The map itself comes when it is first scrolled into sight.
 */
export class MapPicture {
    #built = null;
    #point;
    #live;
    #watch;

    constructor(point, live) {
        this.#point = point;
        this.#live = live;
        this.box = h("div", { class: "map-picture", "aria-hidden": "true" });
        this.#watch = new IntersectionObserver((entries) => {
            if (entries.some((entry) => entry.isIntersecting)) this.#build();
        });
        this.#watch.observe(this.box);
    }

    async #build() {
        this.#watch.disconnect();
        try {
            const { L, map } = await drawMap(this.box, this.#point, { still: true });
            const marker = L.marker([0, 0], { interactive: false, keyboard: false }).addTo(map);
            const circle = L.circle([0, 0], { radius: 0, className: "map-blur", interactive: false }).addTo(map);
            this.#built = { L, map, marker, circle };
            this.#show();
        } catch {
            this.box.replaceChildren(h("span", {}, coordinates(this.#point.latitude, this.#point.longitude)));
        }
    }

    move(point, live) {
        this.#point = point;
        this.#live = live;
        if (this.#built) this.#show();
    }

    #show() {
        const { L, map, marker, circle } = this.#built;
        const at = [this.#point.latitude, this.#point.longitude];
        marker.setIcon(pinIcon(L, this.#live));
        marker.setLatLng(at);
        circle.setLatLng(at).setRadius(this.#point.accuracy ?? 0);
        map.panTo(at);
    }

    remove() {
        this.#watch.disconnect();
        this.#built?.map.remove();
    }
}

