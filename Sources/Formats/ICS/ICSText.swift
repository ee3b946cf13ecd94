import Foundation

/// TEXT values (RFC 5545, 3.3.11) and parameters (RFC 6868).
enum ICSText {
    static func unescape(_ text: some StringProtocol) -> String {
        guard text.utf8.contains(UInt8(ascii: "\\")) else { return String(text) }
        var result = "", isEscaped = false
        for scalar in text.unicodeScalars {
            if isEscaped {
                isEscaped = false
                switch scalar {
                case "n", "N": result += "\n"
                case "\\", ";", ",", ":", "\"": result.unicodeScalars.append(scalar)
                // No escape, but somebody's backslash.
                default: result.unicodeScalars += ["\\", scalar]
                }
            } else if scalar == "\\" {
                isEscaped = true
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return isEscaped ? result + "\\" : result
    }

    /// At the commas that are not escaped.
    static func list(_ text: String) -> [String] {
        var parts: [String.UnicodeScalarView] = [.init()], isEscaped = false
        for scalar in text.unicodeScalars {
            if scalar == ",", !isEscaped {
                parts.append(.init())
            } else {
                parts[parts.count - 1].append(scalar)
            }
            isEscaped = scalar == "\\" && !isEscaped
        }
        return parts.map { unescape(String($0)) }
    }

    static func escape(_ text: String) -> String {
        let special = Array("\\;,".utf8)
        guard text.utf8.contains(where: { !(0x20..<0x7F).contains($0) || special.contains($0) }) else { return text }
        var result = ""
        for scalar in text.replacing("\r\n", with: "\n").unicodeScalars {
            switch scalar {
            case "\\", ";", ",": result.unicodeScalars += ["\\", scalar]
            case "\n", "\r", "\u{2028}", "\u{2029}", "\u{85}": result += "\\n"
            case "\t", "\u{20}"..."\u{7E}", "\u{A0}"...: result.unicodeScalars.append(scalar)
            default: break
            }
        }
        return result
    }

    /// In quotes where it needs them.
    static func parameter(_ text: String) -> String {
        var result = ""
        for scalar in text.replacing("\r\n", with: "\n").unicodeScalars {
            switch scalar {
            case "^": result += "^^"
            case "\"": result += "^'"
            case "\n": result += "^n"
            case "\u{20}"..."\u{7E}", "\u{A0}"...: result.unicodeScalars.append(scalar)
            default: break
            }
        }
        return result.contains { ":;,".contains($0) } ? "\"\(result)\"" : result
    }

    /// Without what could begin another line.
    static func plain(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.value > 0x20 && $0.value != 0x7F }))
    }

    /// In lines of 75 octets at most, never within a character, each with its end (RFC 5545, 3.1).
    static func fold(_ line: String) -> String {
        guard line.utf8.count > 75 else { return line + "\r\n" }
        var result = "", octets = 0
        for scalar in line.unicodeScalars {
            let width = UTF8.width(scalar)
            if octets + width > 75 {
                result += "\r\n "
                octets = 1
            }
            result.unicodeScalars.append(scalar)
            octets += width
        }
        return result + "\r\n"
    }
}
