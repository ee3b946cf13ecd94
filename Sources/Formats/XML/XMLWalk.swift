import Core
import Foundation
import FoundationXML

/// Goes through an XML document, and hands on each element when it has ended, the inner before the outer.
///
/// Document types and entities of its own are refused before anything is read, so nothing is ever fetched or expanded
/// (OWASP, XML external entity prevention).
final class XMLWalk: NSObject, XMLParserDelegate {
    /// Looks at an element that ended, with those round it, the outermost first.
    /// - Returns: whether the element is done with; else it is kept as a child of the one round it.
    typealias Taker = (_ node: XMLNode, _ around: [XMLNode]) -> Bool

    private let limits: ReadLimits
    private let take: Taker
    private var open: [XMLNode] = []
    private var elements = 0
    private var problem: FileProblem?

    private init(limits: ReadLimits, take: @escaping Taker) {
        self.limits = limits
        self.take = take
    }

    static func run(_ text: String, limits: ReadLimits, take: @escaping Taker) throws(FileProblem) {
        let bytes = try Prolog.checked(text)
        let walk = XMLWalk(limits: limits, take: take)
        let parser = XMLParser(data: bytes)
        parser.shouldResolveExternalEntities = false
        parser.delegate = walk
        let isWhole = parser.parse()
        if let problem = walk.problem { throw problem }
        guard isWhole || walk.mayGoOn, walk.open.isEmpty, walk.elements > 0 else {
            throw .broken(line: parser.lineNumber)
        }
    }

    private var mayGoOn = false

    /// A prefix that nobody declared does no harm (libxml2 `xmlerror.h`: namespace errors are 200 to 299).
    func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
        guard problem == nil else { return }
        if (200..<300).contains((error as NSError).code) {
            mayGoOn = true
        } else {
            stop(parser, .broken(line: parser.lineNumber))
        }
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        guard problem == nil else { return }
        elements += 1
        guard open.count < limits.depth else { return stop(parser, .tooDeep) }
        guard elements <= limits.elements else { return stop(parser, .tooLarge) }
        open.append(XMLNode(name: Self.local(name), attributes: attributes))
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        guard problem == nil, !open.isEmpty else { return }
        open[open.count - 1].text += string
    }

    func parser(_ parser: XMLParser, foundCDATA block: Data) {
        self.parser(parser, foundCharacters: String(decoding: block, as: UTF8.self))
    }

    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
        guard problem == nil, let node = open.popLast() else { return }
        if !take(node, open), !open.isEmpty { open[open.count - 1].children.append(node) }
    }

    private func stop(_ parser: XMLParser, _ problem: FileProblem) {
        self.problem = problem
        parser.abortParsing()
    }

    private static func local(_ name: String) -> String {
        name.lastIndex(of: ":").map { String(name[name.index(after: $0)...]) } ?? name
    }
}
