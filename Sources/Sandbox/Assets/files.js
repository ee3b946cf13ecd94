import { h, icon } from "./dom.js";
import { sizeOf } from "./format.js";
import { sheet } from "./overlay.js";

/** Shows what is about to be sent, asks for a caption, then calls `send(kind, caption)`. */
export function chooseFiles(screen, kind, files, send) {
    const addresses = [];
    const caption = h("textarea", {
        rows: 2, dir: "auto", placeholder: "Caption (not needed)", "aria-label": "Caption",
    });
    const words = files.length > 1 ? `Send ${files.length}` : "Send";
    const button = h("button", { type: "submit", class: "primary" }, words);
    const form = h("form", { class: "file-card" },
        h("div", { class: "previews" }, files.map((file) => preview(kind, file, addresses))),
        caption, h("div", { class: "actions" }, button));
    form.addEventListener("submit", async (event) => {
        event.preventDefault();
        button.disabled = true;
        if (await send(kind, caption.value.trim())) dialog.close();
        button.disabled = false;
    });
    caption.addEventListener("keydown", (event) => {
        if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
        event.preventDefault();
        form.requestSubmit();
    });
    const dialog = sheet(screen, kind === "photo" ? "Send a photo" : "Send a file", form, {
        onclose: () => addresses.forEach((address) => URL.revokeObjectURL(address)),
    });
    caption.focus();
}

function preview(kind, file, addresses) {
    if (kind === "photo") {
        const address = URL.createObjectURL(file);
        addresses.push(address);
        return h("img", { src: address, alt: file.name });
    }
    return h("div", { class: "file" }, h("span", { class: "file-sign" }, icon("file")),
        h("span", { class: "file-name" }, h("strong", { dir: "auto" }, file.name), h("small", {}, sizeOf(file.size))));
}
