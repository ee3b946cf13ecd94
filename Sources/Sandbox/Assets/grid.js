import { degrees } from "./format.js";

const size = 256;
const steps = [60, 30, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0005, 0.0002, 0.0001];

/** A background of lines of latitude and longitude, drawn here, so that no tile server is needed. */
export function gridLayer(L) {
    const Grid = L.GridLayer.extend({
        createTile(coords) {
            const tile = L.DomUtil.create("canvas");
            const scale = window.devicePixelRatio || 1;
            tile.width = tile.height = size * scale;
            const pen = tile.getContext("2d");
            pen.scale(scale, scale);
            paint(pen, coords, colours(this._map.getContainer()));
            return tile;
        },
    });
    return new Grid({ tileSize: size, maxZoom: 19, noWrap: false });
}

function colours(box) {
    const style = getComputedStyle(box);
    const colour = (name) => style.getPropertyValue(name).trim();
    return {
        land: colour("--map-land"), line: colour("--map-line"),
        fine: colour("--map-fine"), words: colour("--map-words"),
    };
}

function paint(pen, { x, y, z }, { land, line, fine, words }) {
    pen.fillStyle = land;
    pen.fillRect(0, 0, size, size);
    const world = size * 2 ** z;
    const step = steps.findLast((degree) => (degree / 360) * world >= 110) ?? steps[0];
    const decimals = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
    const west = ((x * size) / world) * 360 - 180;
    const east = (((x + 1) * size) / world) * 360 - 180;
    const [north, south] = [latitudeAt(y * size, world), latitudeAt((y + 1) * size, world)];
    const across = (longitude) => ((longitude + 180) / 360) * world - x * size;
    const down = (latitude) => heightOf(latitude, world) - y * size;
    for (const [every, colour] of [[step / 5, fine], [step, line]]) {
        pen.strokeStyle = colour;
        pen.beginPath();
        for (const degree of multiples(west, east, every)) stroke(pen, across(degree), 0, across(degree), size);
        for (const degree of multiples(south, north, every)) stroke(pen, 0, down(degree), size, down(degree));
        pen.stroke();
    }
    pen.fillStyle = words;
    pen.font = "10px system-ui, sans-serif";
    for (const degree of multiples(west, east, step)) {
        label(pen, degrees(degree, "E", "W", decimals), across(degree) + 3, 11);
    }
    for (const degree of multiples(south, north, step)) {
        label(pen, degrees(degree, "N", "S", decimals), 3, down(degree) - 3);
    }
}

function multiples(from, to, every) {
    const result = [];
    for (let index = Math.ceil(from / every); index * every < to; index += 1) result.push(index * every);
    return result;
}

function stroke(pen, x1, y1, x2, y2) {
    pen.moveTo(Math.round(x1) + 0.5, Math.round(y1) + 0.5);
    pen.lineTo(Math.round(x2) + 0.5, Math.round(y2) + 0.5);
}

/** Labels that would be cut by the tile's edge are left out. */
function label(pen, words, x, y) {
    if (x + pen.measureText(words).width < size && y > 9) pen.fillText(words, x, y);
}

/** Web Mercator: pixels from the top of the world to degrees, and back. */
function latitudeAt(pixels, world) {
    const angle = Math.PI * (1 - (2 * pixels) / world);
    return (Math.atan(Math.sinh(angle)) * 180) / Math.PI;
}

function heightOf(latitude, world) {
    const angle = (latitude * Math.PI) / 180;
    return (world / 2) * (1 - Math.asinh(Math.tan(angle)) / Math.PI);
}
