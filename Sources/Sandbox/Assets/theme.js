// Runs before the first paint, so that a chosen theme never flashes.
(() => {
    const key = "wayside.theme";
    const root = document.documentElement;
    const chosen = () => localStorage.getItem(key) || "auto";

    function show(theme) {
        if (theme === "auto") delete root.dataset.theme;
        else root.dataset.theme = theme;
        window.dispatchEvent(new Event("themechange"));
    }

    window.waysideTheme = {
        chosen,
        choose(theme) {
            localStorage.setItem(key, theme);
            show(theme);
        },
    };
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => show(chosen()));
    show(chosen());
})();
