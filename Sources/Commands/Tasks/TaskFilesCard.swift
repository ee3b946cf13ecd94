import Actions
import Core
import Store

/// The photos and files of something to do, one at a time.
struct TaskFilesCard: Card, PagedCoded {
    static let verb = "taskFiles"
    let about: TaskID
    let page: Int
    init(_ about: TaskID, page: Int = 0) { (self.about, self.page) = (about, page) }

    var thing: Thing? { .task(about) }

    func render(in session: Session) throws -> CardFace? {
        guard let task = try session.task(about), let whose = try session.whose(.task(about)) else { return nil }
        let voice = session.voice, files = try session.photos(of: .task(about))
        let index = min(page, files.count - 1), file = files.isEmpty ? nil : files[index]
        let media = file?.media(asOwn: whose.isOwn)
        var lines = [RichText(task.title, .bold)]
        if let file {
            lines.append(voice.say(TaskFileReply.row(file.name, index + 1, of: files.count)))
            if media == nil { lines.append(voice.say(TaskFileReply.onlyOwner)) }
        } else {
            lines.append(voice.say(TaskFileReply.none))
        }
        return CardFace(
            (lines + whose.lines).joined(), buttons: try buttons(files, index, session), media: media,
            topics: ["task:\(about)"] + whose.topics)
    }

    private func buttons(_ files: [PhotoRecord], _ index: Int, _ session: Session) throws -> [[Button]] {
        let voice = session.voice
        let pages = Pages(page: index, size: 1, hasMore: index < files.count - 1)
        var foot = [ShowCard(TaskCard(about)).button(CommonReply.back, voice)]
        if !files.isEmpty, try session.mayChange(.task(about)) {
            foot.append(RemoveTaskFile(about, files[index].id).button(TaskFileReply.remove, voice))
        }
        return pages.buttons(voice) { Self(about, page: $0) } + [foot]
    }
}

/// Sends the photos and files of something to do, below its card.
struct ShowTaskFiles: OnePress {
    static let verb = "showTaskFiles"
    let about: TaskID
    init(_ about: TaskID) { self.about = about }

    func perform(in session: Session) throws -> (any Reply)? {
        guard try session.sees(.task(about)) else { throw try Refusal(session.gone(.task(about))) }
        try session.asNewMessage { try session.show(TaskFilesCard(about)) }
        return nil
    }
}

/// Takes a photo or a file off something to do.
struct RemoveTaskFile: Press, PairCoded {
    static let verb = "removeTaskFile"
    let task: TaskID
    let file: PhotoID
    var pair: (TaskID, PhotoID) { (task, file) }

    init(_ task: TaskID, _ file: PhotoID) { (self.task, self.file) = (task, file) }

    func perform(in session: Session) throws -> (any Reply)? {
        let isThere = try session.removePhoto(file, from: task)
        try session.show(TaskFilesCard(task), note: isThere ? TaskFileReply.removed : nil)
        return nil
    }
}

/// What is said of the photos, files and places of something to do.
enum TaskFileReply: Reply {
    case photos(Int), files(Int), showPhotos(Int), showFiles(Int)
    case row(String, Int, of: Int), onlyOwner, none, remove, removed
    case placed(String), described

    /// How many there are, and the button that sends them.
    static func count(_ files: [PhotoRecord]) -> (line: TaskFileReply, button: TaskFileReply)? {
        guard !files.isEmpty else { return nil }
        return files.allSatisfy(\.isPicture)
            ? (.photos(files.count), .showPhotos(files.count)) : (.files(files.count), .showFiles(files.count))
    }

    var wording: Wording {
        switch self {
        case .photos(let count): Wording("taskFile.photos", "📎 {n:photo|photos}", ["n": .number(count)])
        case .files(let count): Wording("taskFile.files", "📎 {n:file|files}", ["n": .number(count)])
        case .showPhotos(let count): Wording("taskFile.showPhotos", "Show {n:photo|photos}", ["n": .number(count)])
        case .showFiles(let count): Wording("taskFile.showFiles", "Show {n:file|files}", ["n": .number(count)])
        case .row(let name, let number, let count):
            Wording(
                "taskFile.row", "{name} ({number} of {count})",
                ["name": .text(name), "number": .number(number), "count": .number(count)])
        case .onlyOwner:
            Wording(
                "taskFile.onlyOwner",
                "Only its owner can see this file: it may say where it was made, and I cannot take that out.")
        case .none: Wording("taskFile.none", "Nothing is attached. Reply to its card with a photo, a file or a place.")
        case .remove: Wording("taskFile.remove", "Remove this one")
        case .removed: Wording("taskFile.removed", "Removed.")
        case .described: Wording("taskFile.described", "The words are in its description, and the file comes along.")
        case .placed(let name): Wording("taskFile.placed", "Its place is *{place}* now.", ["place": .text(name)])
        }
    }
}
