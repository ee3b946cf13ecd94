extension GermanPhrases {
    private static let open = "[zeig|zeige|öffne] [mir] [mal]"
    private static let change = "(änder|ändere|setz|setze|stell|stelle)"
    private static let remove = "(entfern|entferne|lösch|lösche|nimm)"

    static let people: [String: CommandPhrases] = [profile, devices, others].reduce(into: [:]) {
        $0.merge($1) { first, _ in first }
    }

    private static let devices: [String: CommandPhrases] = [
        "settings.link": CommandPhrases(
            [
                "[(ein|mein|dieses)] [(anderes|weiteres|zweites|neues)] (gerät|konto|handy) (verbinden|verknüpfen|koppeln)",
                "(verbinde|verknüpf|verknüpfe|kopple) [(ein|mein|dieses)] [(anderes|weiteres|zweites|neues)] (gerät|konto|handy)",
                "(verbinde|verknüpf|verknüpfe|kopple|verbinden) {code:word}",
                "[dieses] [(gerät|konto)] (verbinden|verknüpfen) [mit] [dem] [code] {code:word}",
            ], examples: ["weiteres Gerät verbinden", "verbinde k7mp3xq9"]),
        "settings.devices": CommandPhrases(
            [
                "\(open) [alle] [(meine|die)] [(verbundenen|anderen)] (geräte|konten)",
                "welche (geräte|konten) sind (verbunden|verknüpft)", "wo bin ich angemeldet",
            ], examples: ["Geräte", "meine verbundenen Konten"]),
        "settings.unlink": CommandPhrases(
            [
                "trennen", "(trenn|trenne) [(dieses|mein|das|das andere)] (gerät|konto|handy)",
                "[(dieses|mein|das|das andere)] (gerät|konto|handy) trennen",
            ], examples: ["trennen", "trenne dieses Gerät"]),
    ]

    private static let profile: [String: CommandPhrases] = [
        "profile.me": CommandPhrases(
            [
                "\(open) [mein] (profil|konto)", "wer bin ich", "(wie|was) (heiße|heiß|ist) (ich|mein name)",
                "(weißt|kennst) du [noch] (wie ich heiße|meinen namen)", "sag [mir] (wie ich heiße|meinen namen)",
                "wie nennst du mich", "[mein] profil (zeigen|ansehen|bearbeiten)",
            ],
            examples: ["mein Profil", "wer bin ich"]),
        "profile.register": CommandPhrases(
            [
                "(registrieren|anmelden|registriere mich|melde mich an)",
                "[ein|mein] konto (anlegen|erstellen|eröffnen)",
                "(leg|lege|erstelle|erstell|mach|mache) [mir] ein konto [an|auf]",
                "ich (will|brauche|möchte|moechte) ein [richtiges] konto",
                "ich (will|möchte|moechte) mich (anmelden|registrieren)",
            ], examples: ["leg mir ein Konto an"]),
        "profile.guest": CommandPhrases(
            [
                "was (kann|darf) ich als gast", "was (können|dürfen) gäste", "was (kann|darf) ein gast",
                "(bin ich|als) gast", "gast", "als gast (bleiben|weitermachen|ausprobieren|testen)",
                "(bleib|bleibe) gast", "ohne konto [weitermachen|bleiben]",
            ], examples: ["was kann ich als Gast", "als Gast bleiben"]),
        "profile.name": CommandPhrases(
            [
                "(mein name ist|ich heisse|ich heiße) {name:name}", "\(change) meinen namen (auf|in|zu) {name:name}",
                "nenn mich [ab jetzt] {name:name}", "\(change) meinen namen", "meinen namen ändern", "mein name [ist]",
            ], examples: ["mein Name ist Ana Maria", "ändere meinen Namen"]),
        "profile.username": CommandPhrases(
            [
                "[mein|meinen] (benutzername|benutzernamen|username|nutzername|nutzernamen) [ist|auf|in|:] {name:rest}",
                "\(change) meinen (benutzernamen|username|nutzernamen) [auf|in|zu] {name:rest}",
                "[\(change)] [mein|meinen|einen] (benutzername|benutzernamen|username|nutzernamen) [ändern|wählen]",
            ], examples: ["benutzername ana_m"]),
        "profile.noUsername": CommandPhrases(
            [
                "\(remove) meinen (benutzernamen|username|nutzernamen) [weg]",
                "meinen (benutzernamen|username|nutzernamen) (entfernen|löschen|aufgeben)",
            ], examples: ["entferne meinen Benutzernamen"]),
        "profile.bio": CommandPhrases(
            [
                "\(change) (meine bio|mein über mich) (auf|in|zu|:) {text:rest}", "meine bio (ist|:) {text:rest}",
                "bio : {text:rest}", "über mich : {text:rest}", "\(change) meine bio", "meine bio ändern",
                "[meine] bio",
            ], examples: ["ändere meine Bio auf Ich backe Brot", "ändere meine Bio"]),
        "profile.noBio": CommandPhrases(
            ["\(remove) meine bio [weg]", "[meine] bio (entfernen|löschen)"], examples: ["entferne meine Bio"]),
        "profile.picture": CommandPhrases(
            [
                "[das ist] mein (bild|foto|profilbild|profilfoto)", "(profilbild|profilfoto) [ändern]",
                "\(change) mein (bild|foto|profilbild|profilfoto)", "nimm das als [mein] (profilbild|profilfoto)",
            ], examples: ["mein Profilbild", "nimm das als mein Profilbild"]),
        "profile.noPicture": CommandPhrases(
            [
                "\(remove) mein (bild|foto|profilbild|profilfoto) [weg]",
                "mein (bild|foto|profilbild|profilfoto) (entfernen|löschen)",
            ], examples: ["entferne mein Profilbild"]),
        "settings.privacy": CommandPhrases(
            [
                "\(open) [meine|die] privatsphäre", "wer (kann|darf) mich (finden|sehen)",
                "ich (will|möchte) nicht gefunden werden",
                "wer (kann|darf) mir folgen", "wer (sieht|kann sehen|weiß) wo ich bin",
                "wer (sieht|kann) (meinen standort|meine position) [sehen]",
                "(speicherst|behältst|trackst|verfolgst) du (mich|meinen standort|meine daten|meine nachrichten)",
                "(hör|höre) auf mich zu (tracken|verfolgen|orten)", "standort (aus|ausschalten|abschalten)",
                "was weißt du über mich", "wie lange (behältst|speicherst) du (meine sachen|meine daten|das alles)",
                "sind meine (daten|sachen|notizen) (sicher|privat)", "verkaufst du meine daten",
                "welche daten (hast|behältst|speicherst) du [von mir|über mich]",
                "(können|kann) (andere|jemand|meine frau|mein mann) meine (sachen|pins|orte|notizen|daten|listen) sehen",
            ],
            examples: ["Privatsphäre", "wer kann mich finden"]),
        "privacy.forgetPosition": CommandPhrases(
            [
                "(vergiss|lösch|lösche) [meinen|meine|den|die] [letzten|letzte] (standort|standorte|standortverlauf|position|positionen)",
                "vergiss wo ich (war|bin|gewesen bin)",
            ], examples: ["vergiss meinen Standort"]),
        "privacy.approve": CommandPhrases(
            [
                "frag mich (bei|nach|vor) neuen followern", "(bestätige|prüfe) [meine|neue] follower",
                "[meine|neue] follower (bestätigen|prüfen)", "(mach|mache) mein (konto|profil) privat",
            ], examples: ["frag mich bei neuen Followern"]),
        "privacy.approveNot": CommandPhrases(
            [
                "(alle|jeder) (dürfen|darf|können|kann) mir folgen", "(lass|lasse) (alle|jeden) mir folgen",
                "frag [mich] nicht (bei|nach|vor) neuen followern", "(mach|mache) mein (konto|profil) öffentlich",
            ], examples: ["alle dürfen mir folgen"]),
        "privacy.hide": CommandPhrases(
            [
                "(verbirg|verstecke|versteck) [meine] (follower|gefolgten)",
                "[meine] (follower|gefolgten) (verbergen|verstecken)",
                "niemand (darf|soll|kann) [meine] (follower|gefolgten) sehen",
                "niemand (darf|soll|kann) (sehen|wissen) [,] (wer mir folgt|wem ich folge)",
                "(zeig|zeige) [meine] (follower|gefolgten) (nicht|niemandem) [mehr] [an]",
                "[meine] (follower|gefolgten) nicht [mehr] zeigen",
            ], examples: ["verbirg meine Follower"]),
        "privacy.hideNot": CommandPhrases(
            [
                "(zeig|zeige) [meine] (follower|gefolgten) (wieder|allen|anderen)",
                "[meine] (follower|gefolgten) (wieder|allen) zeigen",
                "alle (dürfen|können) [meine] (follower|gefolgten) sehen",
            ], examples: ["zeig meine Follower wieder"]),
        "settings.leave": CommandPhrases(
            [
                "\(remove) [mal] [mein|dieses] (konto|account|profil) [und alle [meine] daten]",
                "[mein|meinen] (konto|account|profil) [und alle [meine] daten] (löschen|kündigen|schließen|auflösen)",
                "\(remove) [alle|all] meine daten", "[alle] meine daten löschen", "konto_loeschen",
                "(vergiss|lösch|lösche) mich [und alle meine daten]",
                "\(remove) alles (was du über mich weißt|von mir)",
            ],
            examples: ["lösch mein Konto", "alle meine Daten löschen"]),
        "delete.all": CommandPhrases(
            [
                "\(remove) [bitte] alles [davon|hier|jetzt]", "alles [davon|hier|jetzt] (löschen|entfernen)",
                "(fang|fange) [noch einmal] von vorne an",
            ], examples: ["alles löschen"]),
        "delete.tasks": CommandPhrases(
            [
                "\(remove) alle [meine|unsere|die] [offenen] (aufgaben|todos|to dos)",
                "alle [meine|unsere|die] [offenen] (aufgaben|todos|to dos) (löschen|entfernen)",
            ], examples: ["lösche alle meine Aufgaben"]),
        "delete.notes": CommandPhrases(
            [
                "\(remove) alle [meine|unsere|die] notizen", "alle [meine|unsere|die] notizen (löschen|entfernen)",
            ], examples: ["lösche alle meine Notizen"]),
        "delete.pins": CommandPhrases(
            [
                "\(remove) alle [meine|unsere|die] (pins|orte)",
                "alle [meine|unsere|die] (pins|orte) (löschen|entfernen)",
            ], examples: ["lösche alle meine Pins"]),
        "delete.reminders": CommandPhrases(
            [
                "\(remove) alle [meine|unsere|die] erinnerungen",
                "alle [meine|unsere|die] erinnerungen (löschen|entfernen|streichen)",
            ], examples: ["lösche alle meine Erinnerungen"]),
        "delete.alarms": CommandPhrases(
            [
                "\(remove) alle [meine|unsere|die] (wecker|alarme)",
                "alle [meine|unsere|die] (wecker|alarme) (löschen|entfernen|ausschalten|abstellen|aus)",
                "(stell|stelle|schalt|schalte) alle [meine|unsere|die] (wecker|alarme) (ab|aus)",
            ], examples: ["lösche alle meine Wecker"]),
        "settings.stay": CommandPhrases(
            [
                "[mein] (konto|profil) [doch] behalten", "behalt [mein] konto", "behalte [mein] konto",
                "(lösch|lösche) [mein] konto [doch] nicht", "konto nicht löschen", "ich bleibe [doch] [hier]",
            ],
            examples: ["mein Konto behalten"]),
    ]

    private static let others: [String: CommandPhrases] = [
        "people.show": CommandPhrases(
            [
                "\(open) [das] profil von [@] {who:name}", "(wer ist|zeig|zeige|öffne|finde|such|suche) @ {who:name}",
                "@ {who:word}", "\(open) [das] profil @ {who:name}", "wer ist {who:word}",
                "(finde|such|suche) (benutzer|nutzer) [@] {who:word}",
            ], examples: ["zeig Profil von @ben", "wer ist @ben", "finde @ben"]),
        "people.find": CommandPhrases(
            [
                "(finde|such|suche) (leute|freunde|jemanden|meine freunde)",
                "(leute|freunde) (finden|suchen|einladen|aussuchen)", "finden", "(jemandem|leuten) folgen",
                "(folge|folg|blockiere|blockier) [jemandem|jemanden|leuten|leute]", "jemanden blockieren",
                "lad (leute|freunde|jemanden|einen freund) ein",
            ], examples: ["Leute finden", "lad einen Freund ein"]),
        "people.allow": CommandPhrases(
            [
                "(erlaub|erlaube|bestätige|bestätig|akzeptiere|akzeptier) @ {who:word}", "(erlaub|erlaube) {who:word}",
                "[die|diese] (folgeanfrage|anfrage) (annehmen|erlauben|bestätigen)",
                "(erlaube|bestätige|akzeptiere) (die|diese) (folgeanfrage|anfrage)",
                "lass [@] {who:name} mir folgen", "[@] {who:name} darf mir folgen",
                "(bestätige|akzeptiere|erlaube) die [folgeanfrage|anfrage] von [@] {who:name}",
            ], examples: ["erlaube @ben", "lass @ben mir folgen"]),
        "people.refuse": CommandPhrases(
            [
                "[die|diese] (folgeanfrage|anfrage) ablehnen", "(lehn|lehne) (die|diese) (folgeanfrage|anfrage) ab",
                "(lehn|lehne) @ {who:word} ab", "(lehn|lehne) {who:word} ab", "[@] {who:name} darf mir nicht folgen",
                "(lehn|lehne) die [folgeanfrage|anfrage] von [@] {who:name} ab",
            ], examples: ["lehne @ben ab"]),
        "people.follow": CommandPhrases(
            ["(folge|folg) [@] {who:name}", "[@] {who:word} folgen"], examples: ["folge @ben"]),
        "people.unfollow": CommandPhrases(
            [
                "(entfolge|entfolg) [@] {who:name}", "(folge|folg) [@] {who:name} nicht mehr",
                "[@] {who:word} nicht mehr folgen",
            ],
            examples: ["entfolge @ben", "folge @ben nicht mehr"]),
        "people.relation": CommandPhrases(
            [
                "(folge|folg) ich [schon] [@] {followed:name}", "folgt mir [@] {follower:name}",
                "folgt [@] {follower:name} mir", "ist [@] {friend:name} (mein enger freund|meine enge freundin)",
                "(ist|steht) [@] {friend:name} (bei|unter|auf) meinen engen freunden",
            ], examples: ["folge ich @ben", "folgt mir @ben"]),
        "people.closeOf": CommandPhrases(
            [
                "wessen (enger freund|enge freundin) bin ich",
                "bin ich (ein enger freund|eine enge freundin) von [@] {who:name}",
                "wer hat mich (als|bei|unter) [den|seinen] engen (freund|freunden|freundin)",
            ], examples: ["wessen enger Freund bin ich"]),
        "people.followsOf": CommandPhrases(
            [
                "wer folgt [@] {followed:name}", "\(open) [die] follower von [@] {followed:name}",
                "wem folgt [@] {follower:name}",
            ], examples: ["wer folgt @ben", "wem folgt @ben"]),
        "people.followers": CommandPhrases(
            [
                "\(open) [meine] (follower|followers)", "wer folgt mir",
                "wie viele (leute|follower) (folgen mir|habe ich)",
            ], examples: ["meine Follower", "wer folgt mir"]),
        "people.following": CommandPhrases(
            ["wem folge ich", "\(open) wem ich folge", "[meine] gefolgten", "(entfolge|entfolgen)"],
            examples: ["wem folge ich"]),
        "people.requests": CommandPhrases(
            ["\(open) [meine] (folgeanfragen|followeranfragen|anfragen)", "wer (will|möchte) mir folgen"],
            examples: ["Folgeanfragen", "wer will mir folgen"]),
        "people.remove": CommandPhrases(
            [
                "\(remove) [den|die] follower [@] {who:name}", "\(remove) [@] {who:name} als follower",
            ], examples: ["entferne Follower @ben"]),
        "people.close": CommandPhrases(
            ["\(open) [meine] engen freunde", "enge freunde", "wer sind meine engen freunde"],
            examples: ["enge Freunde"]),
        "people.addClose": CommandPhrases(
            [
                "(nimm|füg|füge|setz|setze) [@] {who:name} (zu|in|auf) [den|die|meinen|meine] (engen|enge) (freunden|freunde) [hinzu|auf]",
                "neuer enger freund [@] {who:name}",
                "(mach|mache) [@] {who:name} (zum|zur|zu) [(meinem|meiner|einem|einer)] (engen|enger) (freund|freundin)",
                "[@] {who:name} zu [den|meinen] engen freunden [nehmen|hinzufügen]",
                "[@] {who:name} ist (ein|eine|mein|meine) (enger freund|enge freundin)",
            ], examples: ["nimm @ben zu den engen Freunden"]),
        "people.removeClose": CommandPhrases(
            ["\(remove) [@] {who:name} (von|aus) [den|meinen] engen freunden [weg|raus]"],
            examples: ["entferne @ben von den engen Freunden"]),
        "people.block": CommandPhrases(
            ["(blockiere|blockier|blocke|block|sperre|sperr) [@] {who:name}", "[@] {who:word} (blockieren|sperren)"],
            examples: ["blockiere @ben"]),
        "people.mute": CommandPhrases(
            [
                "[@] {who:word} (stumm|lautlos) [schalten|stellen]",
                "(schalte|schalt|stell|stelle|mach|mache) [@] {who:name} (stumm|lautlos)",
                "(mute|ignoriere|ignorier) @ {who:word}",
                "keine (aufgaben|bitten|anfragen|nachrichten) [mehr] von [@] {who:name}",
                "ich (will|möchte) keine (aufgaben|bitten|anfragen|nachrichten) [mehr] von [@] {who:name}",
            ],
            examples: ["schalte @ben stumm"]),
        "people.unmute": CommandPhrases(
            [
                "[@] {who:word} nicht mehr (stumm|lautlos) [schalten|stellen]",
                "(schalte|schalt|stell|stelle|mach|mache) [@] {who:name} (nicht mehr stumm|wieder laut|laut)",
                "unmute @ {who:word}",
            ],
            examples: ["schalte @ben nicht mehr stumm"]),
        "people.report": CommandPhrases(
            [
                "(melde|meld) @ {who:word}", "(melde|meld) [nutzer|benutzer|person] {who:word}",
                "[@] {who:word} (belästigt|nervt|bedroht|stalkt) mich",
            ],
            examples: ["melde @ben"]),
        "people.unblock": CommandPhrases(
            [
                "(blockiere|blockier) [@] {who:name} nicht mehr", "(entblocke|entblockiere|entsperre) [@] {who:name}",
                "[@] {who:word} (entsperren|entblocken)", "[@] {who:word} nicht mehr blockieren",
                "(heb|hebe) [die|meine] (blockierung|sperre) (von|für) [@] {who:name} auf",
                "[die|meine] (blockierung|sperre) (von|für) [@] {who:name} aufheben",
            ], examples: ["blockiere @ben nicht mehr"]),
        "people.blocked": CommandPhrases(
            [
                "\(open) [meine] blockierten [leute]", "blockierte [leute]", "wen (habe|hab) ich blockiert",
                "(entsperre|entsperren|entblocke)", "[die|meine] (blockierung|sperre) aufheben",
            ],
            examples: ["blockierte Leute"]),
    ]
}
