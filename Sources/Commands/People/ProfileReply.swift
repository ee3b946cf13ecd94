import Actions
import Core
import Store

/// What a profile says.
enum ProfileReply: Reply {
    case name, username, bio, picture, noPicture, guest, noUsername
    case counts(followers: Int, following: Int)
    case waiting(Int)
    case youFollow(String), youAsked(String), followsYou(String), asksYou(String), isClose(String)
    case typeName, typeUsername, typeBio, sendPicture, pictureComes, pictureKept, notAPicture
    case nameWrong, bioLong(Int), usernameWrong(String)
    case usernameTaken(String, [String]), reserved(String)
    case named(String), usernamed(String), usernameGone, bioKept, bioGone, pictureGone, take(String), none

    var wording: Wording {
        switch self {
        case .name: Wording("profile.name", "Name")
        case .username: Wording("profile.username", "Username")
        case .bio: Wording("profile.bio", "About me")
        case .picture: Wording("profile.picture", "Picture")
        case .noPicture: Wording("profile.noPicture", "Remove picture")
        case .guest: Wording("profile.guest", "You are a guest: nobody can find you.")
        case .noUsername: Wording("profile.noUsername", "No username yet: nobody can find you.")
        case .counts(let followers, let following):
            Wording(
                "profile.counts", "{followers} · follows {following}",
                ["followers": .wording(Self.followers(followers)), "following": .text(Shown.count(following))])
        case .waiting(let count): Wording("profile.waiting", "{n:asks|ask} to follow you", ["n": .number(count)])
        case .youFollow(let name): Wording("profile.youFollow", "You follow {name}.", ["name": .text(name)])
        case .youAsked(let name):
            Wording("profile.youAsked", "You asked to follow {name}, who decides.", ["name": .text(name)])
        case .followsYou(let name): Wording("profile.followsYou", "{name} follows you.", ["name": .text(name)])
        case .asksYou(let name): Wording("profile.asksYou", "{name} asks to follow you.", ["name": .text(name)])
        case .isClose(let name):
            Wording("profile.isClose", "A close friend of yours; {name} is not told.", ["name": .text(name)])
        case .typeName: Wording("profile.typeName", "Type the name that others see.")
        case .typeUsername:
            Wording(
                "profile.typeUsername",
                "Type your username: 3 to 30 letters a-z, digits and \\_. Whoever knows it can find you. `none` gives it up."
            )
        case .typeBio: Wording("profile.typeBio", "Type a few words about yourself. `none` removes them.")
        case .sendPicture: Wording("profile.sendPicture", "Send the picture as a photo.")
        case .pictureComes: Wording("profile.pictureComes", "I fetch the picture; it is on your profile in a moment.")
        case .pictureKept: Wording("profile.pictureKept", "That is your picture now.")
        case .notAPicture:
            Wording(
                "profile.notAPicture",
                "Send it as a photo, not as a file: a file may tell where it was taken.")
        case .nameWrong:
            Wording(
                "profile.nameWrong",
                "A name has 1 to 64 characters on one line, and no @. Type it like `my name is Ana`.")
        case .bioLong(let length):
            Wording(
                "profile.bioLong", "That is {length} characters; about yourself you can say at most 300.",
                ["length": .number(length)])
        case .usernameWrong(let typed):
            Wording(
                "profile.usernameWrong",
                "“{typed}” cannot be a username. It has 3 to 30 letters a-z, digits and \\_, like `ana\\_m`.",
                ["typed": .text(typed)])
        case .usernameTaken(let name, let free):
            Wording(
                "profile.usernameTaken", "@{name} is taken. Free are {free}; or type another.",
                ["name": .text(name), "free": .text(free.joined(separator: ", "))])
        case .reserved(let name):
            Wording(
                "profile.reserved",
                "Nobody can be called {name} here: it stands for something else, and others would be misled. Choose another name.",
                ["name": .text(name)])
        case .named(let name): Wording("profile.named", "Your name here is {name} now.", ["name": .text(name)])
        case .usernamed(let name):
            Wording("profile.usernamed", "People find you as @{name} now.", ["name": .text(name)])
        case .usernameGone: Wording("profile.usernameGone", "You have no username any more: nobody new can find you.")
        case .bioKept: Wording("profile.bioKept", "That is what your profile says now.")
        case .bioGone: Wording("profile.bioGone", "The words about yourself are gone.")
        case .pictureGone: Wording("profile.pictureGone", "Your picture is gone.")
        case .take(let name): Wording("profile.take", "@{name}", ["name": .text(name)])
        case .none: Wording("profile.none", "none")
        }
    }

    private static func followers(_ count: Int) -> Wording {
        count > Session.mostListed
            ? Wording("profile.manyFollowers", "{n} followers", ["n": .text(Shown.count(count))])
            : Wording("profile.followers", "{n:follower|followers}", ["n": .number(count)])
    }
}
