import Foundation
import Testing

/// What is written beside the code.
struct DocumentTests {
    static let documents = ["README.md"] + ((try? Repository.files(under: "docs", endings: ["md"]).map(\.path)) ?? [])

    @Test(arguments: documents)
    func `Every link leads to a file`(path: String) throws {
        let broken = Self.brokenLinks(in: try Repository.file(path), exists: Repository.exists)
        #expect(broken.isEmpty, "\(list(broken))")
    }

    @Test func `Decisions stand newest first under each heading, each in a paragraph of its own`() throws {
        let sections = try Repository.file("docs/decisions.md").text.components(separatedBy: "\n## ").dropFirst()
        #expect(!sections.isEmpty)
        for section in sections {
            let dates = section.matches(of: #/\*\*(\d{4}-\d\d-\d\d): /#).map { String($0.1) }
            let paragraphs = section.components(separatedBy: "\n\n").filter { $0.hasPrefix("**") }
            #expect(!dates.isEmpty && dates == dates.sorted(by: >) && paragraphs.count == dates.count)
        }
    }

    @Test func `What the image installs is told to whoever installs by hand`() throws {
        let image = try Repository.file("deploy/Dockerfile").text.components(separatedBy: "\nFROM ").last ?? ""
        let installed = image.firstMatch(of: /--no-install-recommends ([^&]+)/)?.1.split { !$0.isPackageLetter } ?? []
        let page = try Repository.file("docs/operating.md").text.components(separatedBy: "\n**systemd**")[0]
        let told = Set(page.matches(of: /`([^`]+)`/).map(\.1))
        let missing = installed.filter { !told.contains($0) }
        #expect(installed.count > 5 && missing.isEmpty, "\(missing)")
    }

    @Test func `No file names the machine it was written on, or work left over`() throws {
        let endings = ["swift", "md", "sh", "json", "js", "css", "html", "c", "h", "chat", "yml", "service", "conf"]
        let folders = ["Sources", "Tests", "docs", "deploy", "scripts"]
        let files =
            try folders.filter(Repository.exists).flatMap { try Repository.files(under: $0, endings: endings) }
            + ["README.md", "Makefile", "Package.swift"].map(Repository.file)
        let found = files.filter { $0.room != "ArchitectureTests" }.flatMap(Self.leftovers)
        #expect(found.isEmpty, "\(list(found))")
    }

    @Test func `A broken link and a leftover are found`() {
        let page = Repository.File(
            path: "docs/page.md", text: "[a](gone.md)\n[b](../README.md#top) [c](https://example.org) [d](#here)")
        #expect(Self.brokenLinks(in: page) { $0 == "README.md" } == ["docs/page.md:1: gone.md"])
        let text = "fine\nsee /home/someone/file\n// TODO: later\n/homeless/ and a/root/b and TODOS"
        #expect(
            Self.leftovers(in: Repository.File(path: "docs/page.md", text: text)) == [
                "docs/page.md:2: see /home/someone/file", "docs/page.md:3: // TODO: later",
            ])
    }

    /// Links to files of the project that are not there; `exists` is asked with the path from the root.
    private static func brokenLinks(in file: Repository.File, exists: (String) -> Bool) -> [String] {
        let folder = URL(filePath: "/" + file.path).deletingLastPathComponent()
        return numbered(file.text).flatMap { number, line in
            line.matches(of: /\]\(([^)#\s]+)[^)]*\)/).map { String($0.1) }.filter { link in
                let path = folder.appending(path: link).standardized.path.dropFirst()
                return !link.contains(":") && !exists(String(path))
            }.map { "\(file.path):\(number): \($0)" }
        }
    }

    private static func leftovers(in file: Repository.File) -> [String] {
        let pattern = /(?:^|[^\w.])\/(?:home|Users|root|work|workspace|builds|mnt)\/|\b(?:TODO|FIXME)\b/
        return numbered(file.text).filter { $0.1.contains(pattern) }.map { "\(file.path):\($0.0): \($0.1)" }
    }

    private static func numbered(_ text: String) -> [(Int, Substring)] {
        Array(zip(1..., text.split(separator: "\n", omittingEmptySubsequences: false)))
    }
}

extension Character {
    fileprivate var isPackageLetter: Bool { isLetter || isNumber || "-.+".contains(self) }
}
