import Transport
import Testing

@testable import App

struct SecretTests {
    @Test func `A secret comes from a file, by key or by variable`() throws {
        let files = ["token": "12:abc\n", "config.json": #"{"telegram": {"tokenFile": "token"}}"#]
        try inFolder(files) { folder in
            let configuration = try ServerConfiguration.load(environment: [:], directory: folder)
            #expect(configuration.telegram.token?.value == "12:abc")
            let environment = ["WAYSIDE_MATRIX_TOKEN_FILE": "\(folder)/token"]
            let line = complaint { try .load(environment: environment, directory: folder) }
            #expect(line == "matrix.homeserver, matrix.user and matrix.token must be given together")
        }
    }

    @Test func `A secret of the environment goes before a file named in the file`() throws {
        let files = ["token": "12:abc", "config.json": #"{"telegram": {"tokenFile": "token"}}"#]
        try inFolder(files) { folder in
            let environment = ["WAYSIDE_TELEGRAM_TOKEN": "34:def"]
            let configuration = try ServerConfiguration.load(environment: environment, directory: folder)
            #expect(configuration.telegram.token == Secret("34:def"))
        }
    }

    @Test func `A secret and its file together are refused`() {
        let both = ["WAYSIDE_TELEGRAM_TOKEN": "1:a", "WAYSIDE_TELEGRAM_TOKEN_FILE": "x"]
        #expect(
            complaint { try load("{}", both) }
                == "WAYSIDE_TELEGRAM_TOKEN and WAYSIDE_TELEGRAM_TOKEN_FILE must not both be given")
        let json = #"{"telegram": {"token": "1:a", "tokenFile": "x"}}"#
        #expect(complaint { try load(json) } == "telegram.token and telegram.tokenFile must not both be given")
    }

    @Test func `A secret's file must be there and hold something`() throws {
        try inFolder(["empty": " \n"]) { folder in
            func line(_ path: String) -> String? {
                complaint { try .load(environment: ["WAYSIDE_ADMIN_SETUP_CODE_FILE": path], directory: folder) }
            }
            #expect(line("empty") == "WAYSIDE_ADMIN_SETUP_CODE_FILE names an empty file: empty")
            #expect(line("gone") == "WAYSIDE_ADMIN_SETUP_CODE_FILE names a file that cannot be read: gone")
        }
    }

    @Test func `A wrong secret is not repeated`() {
        let line = complaint { try load("{}", ["WAYSIDE_TELEGRAM_TOKEN": "top secret"]) }
        #expect(line == "telegram.token must be a text without spaces or slashes (WAYSIDE_TELEGRAM_TOKEN)")
    }

    @Test func `A printed or dumped configuration holds no secret`() throws {
        let configuration = try load(#"{"telegram": {"token": "12:hush"}, "smtp": {"password": "hush hush"}}"#)
        var dumped = ""
        dump(configuration, to: &dumped)
        #expect(configuration.smtp.password?.value == "hush hush")
        #expect(!dumped.contains("hush"))
        #expect(!"\(configuration)".contains("hush"))
        #expect(!String(reflecting: configuration).contains("hush"))
    }
}
