import Foundation

/// `wayside replay [--update] FILE...`: runs transcripts and says where they differ.
package enum ReplayCommand {
    /// Gives the exit code: 0 where all went as expected or was rewritten, 1 for a difference, a request that is not
    /// valid or a server that failed, 2 for a file that cannot be read.
    ///
    /// `update` rewrites what was expected with what came; `output` takes each piece of what is to be printed.
    package static func replay(files: [String], update: Bool, output: (String) -> Void) async -> Int32 {
        var code: Int32 = files.isEmpty ? 2 : 0
        for file in files {
            do {
                let replay = try await TranscriptReplay.run(URL(fileURLWithPath: file), named: file)
                code = max(code, try finish(replay, update: update, output: output))
            } catch let problem as TranscriptReplay.Unreadable {
                output(problem.description)
                code = 2
            } catch {
                output("\(error)")
                code = max(code, 1)
            }
        }
        return code
    }

    private static func finish(_ replay: TranscriptReplay, update: Bool, output: (String) -> Void) throws -> Int32 {
        for request in replay.invalidRequests { output("\(request)") }
        let isValid = replay.invalidRequests.isEmpty
        if replay.isAsExpected { return isValid ? 0 : 1 }
        guard update else {
            output(replay.difference)
            return 1
        }
        try replay.update()
        output("\(replay.name): rewritten")
        return isValid ? 0 : 1
    }
}
