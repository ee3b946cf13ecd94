const shortest = 500;
const longest = 15_000;

/**
 * Asks for news for ever, with growing waits after failures.
 * `show` gets a sentence while the line is down, and null when it is up.
 */
export async function keepPolling(store, show) {
    let wait = 0;
    let isLoaded = false;
    for (;;) {
        try {
            if (!isLoaded) await store.load();
            isLoaded = true;
            show(null);
            wait = 0;
            await store.poll();
        } catch {
            isLoaded = false;
            wait = Math.min(longest, wait ? wait * 2 : shortest);
            show("Reconnecting…");
            await rest(wait);
        }
    }
}

/** Waits that long, or until the browser says that the network is back. */
function rest(milliseconds) {
    return new Promise((resolve) => {
        const timer = setTimeout(done, milliseconds);
        function done() {
            clearTimeout(timer);
            window.removeEventListener("online", done);
            resolve();
        }
        window.addEventListener("online", done);
    });
}
