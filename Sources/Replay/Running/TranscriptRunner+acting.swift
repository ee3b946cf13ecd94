import App
import Foundation
import MapData
import Sandbox

extension TranscriptRunner {
    /// Virtual seconds between two deeds, so that the messenger's limits on sending are free again.
    private static let pause = 10.0

    /// Does what a block says; there is no application while the server is down.
    func act(_ block: Block, _ application: Application?) async throws {
        guard let action = block.action else { return }
        waits.move(by: Self.pause)
        do {
            switch action {
            case .now(let moment): try await move(to: moment, application, line: block.line)
            case .advance(let seconds):
                try await move(to: clock.now.addingTimeInterval(seconds), application, line: block.line)
            case .group(let name, let members, let isBasic):
                try await cast.makeGroup(name, members: members, isBasic: isBasic)
            case .join(let group, let name, let isIn): try await cast.move(name, into: isIn, group)
            case .promote(let group, let name, let isOne): try await cast.promote(name, isOne, in: group)
            case .migrate(let group): try await cast.migrate(group)
            case .language(let name, let tag): try await cast.makePerson(name, language: tag)
            case .fault(let fault): await messenger.add(fault)
            case .map(let name): try importMap(name)
            case .person(let name, let chat, let deed):
                let scene = Scene(
                    messenger: messenger, cast: cast, person: try await cast.chat(name),
                    chat: try await cast.chat(chat),
                    folder: transcript.folder, now: clock.now)
                if let query = try await scene.perform(deed) { presses[query] = name }
            case .restart, .kill, .stop, .start, .set: break
            }
        } catch let problem as SandboxError {
            throw error(block.line, problem.sentence)
        } catch let problem as Impossible {
            throw error(block.line, problem.sentence)
        } catch let problem as CocoaError {
            throw error(block.line, "the file cannot be read: \(problem.filePath ?? "")")
        } catch let problem as MapImportProblem {
            throw error(block.line, problem.description)
        }
    }

    /// The server opens the new map by itself.
    private func importMap(_ name: String) throws {
        let file = transcript.folder.appendingPathComponent(name).path
        try MapImport(database: folder.map, now: clock.now).run(file)
    }
}
