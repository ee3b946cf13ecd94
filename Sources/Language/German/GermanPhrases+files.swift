extension GermanPhrases {
    static let files: [String: CommandPhrases] = [
        "import": CommandPhrases(
            [
                "(importiere|importier|import) [meine|diese|die|das] [gespeicherten] [orte|pins|datei|liste] [hier]",
                "(importiere|importier) [das|die|es] als {label:rest}", "import als {label:rest}",
                "(importiere|importier) [meine|die] [gespeicherten] (orte|pins|listen|daten) (aus|von) {source:rest}",
                "(importiere|importier) (aus|von) {source:rest}", "[meine|die] (orte|pins) importieren",
                "[meine|die] (orte|pins) (aus|von) {source:text} (importieren|einlesen|hereinholen)",
                "importieren", "{source:word} importieren",
            ],
            examples: ["importieren", "importiere meine Orte aus Google Maps"]),
        "import.list": CommandPhrases(
            [
                "[(zeig|zeige|liste)] [mir] [alle] [meine|die] [letzten] importe",
                "was habe ich [zuletzt] (importiert|hereingeholt)",
            ],
            examples: ["meine Importe"]),
        "import.undo": CommandPhrases(
            [
                "[mach|mache] [den|meinen] [letzten] import [wieder] rückgängig [machen]",
                "(nimm|nehme) [den|meinen] [letzten] import [wieder] zurück",
                "[mach|mache] [den|meinen] import (von|aus) {file:text} [wieder] rückgängig [machen]",
                "(nimm|nehme) [den|meinen] import (von|aus) {file:text} [wieder] zurück",
            ],
            examples: ["mach den Import rückgängig"]),
        "export": CommandPhrases(
            [
                "exportieren", "(exportiere|exportier) [all] [meine|die] [sachen]",
                "(exportiere|exportier) (alles|alle meine daten|meine daten)",
                "(exportiere|exportier) [all] [alle] [meine|die] (orte|pins) [als] [{format:word}] [datei]",
                "(exportiere|exportier) als {format:word} [datei]", "export als {format:word}",
                "[alle] [meine|die] (orte|pins) [als] [{format:word}] exportieren",
                "(alles|meine daten|alle meine daten) (exportieren|herunterladen|sichern)",
                "(gib|schick) mir [alle] [meine] (orte|pins) als {format:word} [datei]",
                "(gib|schick) mir [alle] meine daten", "(exportiere|exportier) (es|das|sie) als {format:word} [datei]",
                "als (gpx|kml|kmz|geojson|json|csv|zip) [datei]", "(gpx|kml|kmz|geojson|json|csv|zip) [datei]",
                "(kann ich|gib mir|schick mir|ich will|ich brauche) (das|es|alles|die) [bitte] als {format:word} [datei] [haben|bekommen]",
                "(exportiere|exportier) [alle] [meine|die] (notizen|aufgaben|erinnerungen|listen|termine)",
                "(mach|mache|gib|schick|erstell|erstelle) [mir] (ein|eine) (backup|sicherung|kopie|sicherungskopie)",
            ],
            examples: ["exportieren", "exportiere meine Orte als GPX", "exportiere alles"]),
    ]
}
