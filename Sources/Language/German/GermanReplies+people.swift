extension GermanReplies {
    static let people = [accounts, profiles, persons, follows, peopleLists, peopleEntries, peopleCommands]
        .reduce(into: [:]) { $0.merge($1) { first, _ in first } }

    private static let accounts = [
        "account.rules":
            "Die Regeln:\n• Alles gehört nur dir, bis du es teilst.\n• Teil nur, was du teilen darfst, und sei freundlich: man kann dich blockieren.\n• Lösch jederzeit alles. Wer diesen Server betreibt, kann seine Festplatte lesen.",
        "account.agree": "Einverstanden", "account.guest": "Als Gast probieren",
        "account.isGuest":
            "Du bist Gast: Alles geht und bleibt erhalten, aber du kannst nichts teilen, niemandem folgen und nicht gefunden werden. Ein Konto ändert das mit einem Tippen, und alles bleibt.",
        "account.make": "Alles behalten: Konto anlegen",
        "account.register": "Ein Tippen legt dein Konto an, und alles, was du hast, bleibt.\n\n{rules}",
        "account.needed":
            "Dafür brauchst du ein Konto, denn andere würden es sehen. Ein Tippen legt es an, und alles, was du hast, bleibt.\n\n{rules}",
        "account.privately": "Das geht nur dich und mich an: frag mich bitte in unserem privaten Chat.",
        "account.made": "Dein Konto ist angelegt. Man findet dich hier als @{name}.",
        "account.madeNameless":
            "Dein Konto ist angelegt. Noch findet dich niemand; dafür brauchst du einen Benutzernamen.",
        "account.madeAlready": "Du hast schon ein Konto.", "account.choose": "Benutzernamen wählen",
        "account.other": "Anderer Benutzername",
        "find.how":
            "Schreib einen Benutzernamen wie `@ben`, oder den Namen von jemandem, mit dem du hier zu tun hast. Oder such Leute aus deinen Kontakten aus: ich erfahre nur, wen du aussuchst.",
        "find.pick": "Leute aussuchen", "find.found": "{n:Person ist|Leute sind} hier:",
        "find.notHere":
            "Noch nicht hier, oder nicht zu finden. Wenn du magst, leite die nächste Nachricht weiter; wer darin auf meinen Namen tippt, findet mich.",
        "find.notAllHere":
            "{n:Person ist|Leute sind} noch nicht hier, oder nicht zu finden. Wenn du magst, leite die nächste Nachricht weiter; wer darin auf meinen Namen tippt, findet mich.",
        "find.invitation":
            "{name} merkt sich mit mir Orte, Notizen und Aufgaben, lässt sich rechtzeitig erinnern und teilt, was sich zu teilen lohnt. Tipp oben auf meinen Namen und schreib /start; alles gehört nur dir, bis du es teilst.",
    ]

    private static let profiles = [
        "profile.name": "Name", "profile.username": "Benutzername", "profile.bio": "Über mich",
        "profile.picture": "Bild", "profile.noPicture": "Bild entfernen",
        "profile.guest": "Du bist Gast: niemand kann dich finden.",
        "profile.noUsername": "Noch kein Benutzername: niemand kann dich finden.",
        "profile.counts": "{followers} · folgt {following}", "profile.followers": "{n:Follower|Follower}",
        "profile.manyFollowers": "{n} Follower", "profile.waiting": "{n:möchte|möchten} dir folgen",
        "profile.youFollow": "Du folgst {name}.",
        "profile.youAsked": "Du hast {name} gefragt und folgst nach einem Ja.",
        "profile.followsYou": "{name} folgt dir.", "profile.asksYou": "{name} möchte dir folgen.",
        "profile.isClose": "Einer deiner engen Freunde; {name} erfährt das nicht.",
        "profile.typeName": "Schreib den Namen, den andere sehen.",
        "profile.typeUsername":
            "Schreib deinen Benutzernamen: 3 bis 30 Buchstaben a-z, Ziffern und \\_. Wer ihn kennt, kann dich finden. `keiner` gibt ihn auf.",
        "profile.typeBio": "Schreib ein paar Worte über dich. `keiner` entfernt sie.",
        "profile.sendPicture": "Schick das Bild als Foto.",
        "profile.pictureComes": "Ich hole das Bild; gleich steht es in deinem Profil.",
        "profile.pictureKept": "Das ist jetzt dein Bild.",
        "profile.notAPicture":
            "Schick es als Foto, nicht als Datei: eine Datei kann verraten, wo es aufgenommen wurde.",
        "profile.nameWrong":
            "Ein Name hat 1 bis 64 Zeichen in einer Zeile und kein @. Schreib ihn wie `mein Name ist Ana`.",
        "profile.bioLong": "Das sind {length} Zeichen; über dich kannst du höchstens 300 sagen.",
        "profile.usernameWrong":
            "„{typed}“ kann kein Benutzername sein. Er hat 3 bis 30 Buchstaben a-z, Ziffern und \\_, wie `ana\\_m`.",
        "profile.usernameTaken": "@{name} ist vergeben. Frei sind {free}; oder schreib einen anderen.",
        "profile.reserved":
            "{name} kann hier niemand heißen: das steht für etwas anderes und würde andere täuschen. Wähl einen anderen Namen.",
        "profile.named": "Du heißt hier jetzt {name}.", "profile.usernamed": "Man findet dich jetzt als @{name}.",
        "profile.usernameGone": "Du hast keinen Benutzernamen mehr: niemand Neues kann dich finden.",
        "profile.bioKept": "Das sagt dein Profil jetzt.", "profile.bioGone": "Die Worte über dich sind entfernt.",
        "profile.pictureGone": "Dein Bild ist entfernt.", "profile.take": "@{name}", "profile.none": "keiner",
        "privacy.title": "Privatsphäre",
        "privacy.heading": "*Privatsphäre*\nWas du dir merkst, gehört nur dir, bis du es teilst.",
        "privacy.guest": "Gefunden: von niemandem, denn du bist Gast",
        "privacy.notFound": "Gefunden: von niemand Neuem, denn du hast keinen Benutzernamen",
        "privacy.found":
            "Gefunden: von allen, die @{name} kennen oder dich in ihren Kontakten haben; nie über deinen Namen",
        "privacy.approves": "Follower: du wirst jedes Mal gefragt",
        "privacy.approvesNot": "Follower: jeder darf dir folgen",
        "privacy.setApproves": "Frag mich bei neuen Followern", "privacy.setApprovesNot": "Jeder darf mir folgen",
        "privacy.hides": "Wer wem folgt: das siehst nur du", "privacy.hidesNot": "Wer wem folgt: andere sehen es",
        "privacy.setHides": "Verbergen, wer mir folgt und wem ich folge",
        "privacy.setHidesNot": "Zeigen, wer mir folgt und wem ich folge",
        "privacy.kept":
            "Aufbewahrt: deine Sachen, bis du sie löschst, dann 30 Tage im Papierkorb; was du mir schreibst, 3 Tage.",
        "about.privacy.forgetPosition": "Vergessen, wo du zuletzt warst",
        "position.forgotten":
            "Vergessen: Ich weiß nicht mehr, wo du warst, und einen Verlauf behalte ich nicht. Wo du bist, weiß ich wieder, wenn du es schickst; einen Live-Standort beendest du in deinem Messenger. Deine Pins und Besuche bleiben.",
        "position.unknown":
            "Ich kenne keinen Standort von dir, und einen Verlauf behalte ich nicht. Deine Pins und Besuche bleiben.",
        "privacy.position":
            "Wo du bist: sieht niemand außer dir. Ich behalte die letzte Position, die du geschickt hast; beende den Live-Standort in deinem Messenger, und ich bekomme keine mehr.",
        "privacy.disk": "Wer diesen Server betreibt, kann seine Platte lesen.",
        "privacy.blocked": "Wen ich blockiert habe",
    ]

    private static let persons = [
        "person.unknown":
            "Ich kenne hier niemanden namens „{typed}“. Tipp einen Benutzernamen wie `@ana`, oder `leute finden`, um jemanden auszusuchen.",
        "person.several": "Wen meinst du: {names}? Drück oder tipp den Benutzernamen.",
        "person.near": "Ich kenne niemanden namens „{typed}“; getan ist noch nichts. Meintest du {names}?",
        "person.yourself": "Das bist du selbst. Schreib `mein Profil`, um dich zu sehen.",
        "person.notBlocked":
            "Unter denen, die du blockiert hast, ist niemand namens „{typed}“. `blockierte Leute` zeigt sie.",
        "person.asksNothing":
            "Niemand namens „{typed}“ möchte dir folgen. `Folgeanfragen` zeigt, wer es möchte.",
        "person.followed": "Du folgst jetzt {name}.", "person.already": "Du folgst {name} schon.",
        "person.notFollower": "{name} folgt dir nicht.",
        "person.notAmongClose": "{name} ist nicht unter deinen engen Freunden.",
        "person.closeIsSecret":
            "Niemand erfährt, wessen enger Freund er ist. `mit mir geteilt` zeigt, was andere mit dir teilen.",
        "person.hides": "{name} zeigt niemandem, wer das ist, weder Follower noch Gefolgte.",
        "person.notFollowed": "Du folgst {name} nicht.",
        "person.asked": "Ich habe {name} gefragt; nach einem Ja folgst du.",
        "person.unfollowed": "Du folgst {name} nicht mehr. {name} erfährt das nicht.",
        "person.tookBack": "Du fragst {name} nicht mehr.", "person.allowed": "Erlaubt: {name} folgt dir.",
        "person.refused": "{name} folgt dir nicht und erfährt nichts davon.",
        "person.removed": "{name} folgt dir nicht mehr und erfährt nichts davon.",
        "person.close":
            "{name} gehört jetzt zu deinen engen Freunden und sieht, was du mit ihnen teilst. Niemand erfährt es.",
        "person.noFollower": "{name} folgt dir nicht; es bleibt alles, wie es war.",
        "person.noCloseFriend": "{name} ist nicht unter deinen engen Freunden; es bleibt alles, wie es war.",
        "person.notClose": "{name} gehört nicht mehr zu deinen engen Freunden. Niemand erfährt es.",
        "person.blocked": "{name} ist blockiert: ihr seht einander nirgends mehr. {name} erfährt das nicht.",
        "person.unblocked": "{name} ist nicht mehr blockiert und erfährt nichts davon.",
        "person.follow": "Folgen", "person.unfollow": "Nicht mehr folgen",
        "person.takeBack": "Anfrage zurücknehmen", "person.allow": "Erlauben", "person.refuse": "Ablehnen",
        "person.remove": "Als Follower entfernen", "person.makeClose": "Enger Freund",
        "person.makeNotClose": "Kein enger Freund", "person.block": "Blockieren",
        "person.mute": "Stumm", "person.unmute": "Nicht mehr stumm", "entry.muted": "{name} stummgeschaltet",
        "entry.notMuted": "{name} nicht mehr stumm",
        "about.people.mute": "Keine Nachrichten mehr, wenn jemand bittet oder teilt",
        "about.people.unmute": "Wieder Nachrichten, wenn jemand bittet oder teilt",
        "about.people.report": "Was gegen jemanden hilft",
        "person.muted":
            "{name} ist stumm: Worum {name} dich bittet und was {name} mit dir teilt, kommt ohne Nachricht. Es steht unter `meine Aufgaben` und `mit mir geteilt`. {name} erfährt es nicht.",
        "person.notMuted": "{name} ist nicht mehr stumm: Bitten und Geteiltes kommen als Nachricht.",
        "person.helps":
            "Hier liest niemand mit, also kann auch niemand sonst eingreifen. *Stumm*: Worum {name} bittet und was {name} teilt, kommt ohne Nachricht. *Blockieren*: Ihr seht euch nirgends mehr. {name} erfährt beides nicht.",
        "person.unblock": "Nicht mehr blockieren",
    ]

    private static let follows = [
        "follow.asks": "*{name}* möchte dir folgen, und sähe dann, was du mit Followern teilst.",
        "follow.asksNoMore": "{name} fragt nicht mehr, ob du dir folgen lässt.",
        "follow.follows": "{name} folgt dir jetzt.", "follow.back": "Auch folgen", "follow.more": "… und andere",
        "follow.nobodyNew": "Keine neuen Follower.",
    ]

    private static let peopleLists = [
        "people.requestsButton": "{count:Anfrage|Anfragen}, dir zu folgen", "people.followers": "Follower",
        "people.following": "Gefolgte", "people.requests": "Anfragen", "people.me": "Mein Profil",
        "people.person": "{name}", "people.allow": "{name} erlauben", "people.refuse": "{name} ablehnen",
        "people.close": "Enge Freunde",
        "people.closeTitle":
            "*Deine engen Freunde* ({n})\nSie sehen, was du mit engen Freunden teilst. Niemand erfährt, wer auf dieser Liste steht. Tipp zum Hinzufügen oder Wegnehmen:",
        "people.noneToTick":
            "*Deine engen Freunde*\nHier stünde, wem du folgst, wer dir folgt oder mit dir in einer Gruppe ist. Schreib erst `leute finden`.",
        "people.tick": "☐ {name}", "people.untick": "☑ {name}: eng befreundet",
        "people.noneBlocked": "Du hast niemanden blockiert. Mit `blockiere @ben` verschwindet ihr füreinander.",
        "people.blockedTitle": "*Wen du blockiert hast* ({n})\nIhr seht einander nicht. Sie erfahren es nicht.",
        "people.unblock": "{name} nicht mehr blockieren", "people.noFollowers": "Noch folgt dir niemand.",
        "people.noFollowing": "Du folgst noch niemandem. Schreib `leute finden`, oder `folge @ben`.",
        "people.noRequests": "Niemand möchte dir folgen.", "people.yourFollowers": "*Deine Follower* ({n})",
        "people.yourFollowing": "*Du folgst* ({n})", "people.yourRequests": "*Sie möchten dir folgen* ({n})",
        "people.theirFollowers": "*Follower von {name}* ({n})", "people.theirFollowing": "*{name} folgt* ({n})",
    ]

    private static let peopleEntries = [
        "entry.ownName": "Deinen Namen in {name} geändert", "entry.username": "Den Benutzernamen @{name} genommen",
        "entry.noUsername": "Den Benutzernamen aufgegeben", "entry.bio": "Die Worte über dich geändert",
        "entry.picture": "Dein Bild geändert", "entry.noPicture": "Dein Bild entfernt",
        "entry.privacy": "Deine Privatsphäre geändert", "entry.followed": "{name} gefolgt",
        "entry.asked": "{name} gefragt, ob du folgen darfst", "entry.unfollowed": "{name} entfolgt",
        "entry.tookBack": "Die Anfrage an {name} zurückgenommen", "entry.allowed": "{name} dir folgen lassen",
        "entry.refused": "{name} nicht folgen lassen", "entry.removed": "{name} als Follower entfernt",
        "entry.close": "{name} zu den engen Freunden genommen",
        "entry.notClose": "{name} von den engen Freunden genommen", "entry.blocked": "{name} blockiert",
        "entry.unblocked": "Blockierung von {name} aufgehoben",
    ]

    private static let peopleCommands = [
        "about.profile.me": "Dein Profil", "about.profile.register": "Ein Konto anlegen und alles behalten",
        "about.people.show": "Das Profil von jemandem",
        "about.people.relation": "Wie du und jemand zueinander steht",
        "about.people.closeOf": "Wessen enger Freund du bist: ein Geheimnis",
        "about.people.followsOf": "Wer jemandem folgt, und wem sie folgen",
        "about.profile.guest": "Was du als Gast tun kannst",
        "about.people.find": "Leute finden, die du kennst", "about.profile.name": "Der Name, den andere sehen",
        "about.profile.username": "Der Benutzername, unter dem man dich findet",
        "about.profile.noUsername": "Den Benutzernamen aufgeben: niemand Neues findet dich",
        "about.profile.bio": "Ein paar Worte über dich", "about.profile.noBio": "Die Worte über dich entfernen",
        "about.profile.picture": "Dein Bild", "about.profile.noPicture": "Dein Bild entfernen",
        "about.people.follow": "Jemandem folgen", "about.people.unfollow": "Jemandem nicht mehr folgen",
        "about.people.followers": "Wer dir folgt", "about.people.following": "Wem du folgst",
        "about.people.requests": "Wer dir folgen möchte",
        "about.people.allow": "Jemandem erlauben, dir zu folgen",
        "about.people.refuse": "Eine Folgeanfrage ablehnen; niemand erfährt es",
        "about.people.remove": "Einen Follower entfernen, der es nicht erfährt",
        "about.people.close": "Wer deine engen Freunde sind; niemand erfährt es",
        "about.people.addClose": "Jemanden zu den engen Freunden nehmen, der es nicht erfährt",
        "about.people.removeClose": "Jemanden von den engen Freunden nehmen",
        "about.people.block": "Jemanden blockieren: ihr verschwindet füreinander",
        "about.people.unblock": "Jemanden nicht mehr blockieren", "about.people.blocked": "Wen du blockiert hast",
        "about.settings.privacy": "Wer dich finden und dir folgen kann",
        "about.privacy.approve": "Bei jedem neuen Follower gefragt werden",
        "about.privacy.approveNot": "Alle dir folgen lassen",
        "about.privacy.hide": "Verbergen, wer dir folgt und wem du folgst",
        "about.privacy.hideNot": "Deine Follower wieder zeigen",
    ]
}
