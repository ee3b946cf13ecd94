import CurlShims
import Foundation
import HTTPTypes

/// One transfer on the transfer thread: an easy handle and what its callbacks read and gather.
final class CurlTransfer {
    let job: CurlJob
    let easy: UnsafeMutableRawPointer
    /// What libcurl did not accept of the request, if anything.
    private(set) var fault: String?
    var response = CurlResponse()
    var upload: [CurlUpload] = []
    private var fields: UnsafeMutablePointer<curl_slist>?
    private var form: OpaquePointer?

    /// nil when libcurl is out of memory. The handle is released by `end`.
    init?(job: CurlJob, pool: UnsafeMutableRawPointer?, isFresh: Bool) {
        guard let easy = curl_easy_init() else { return nil }
        self.job = job
        self.easy = easy
        response.limit = job.request.limits.responseBytes
        setConnection(pool: pool, isFresh: isFresh)
        setLimits()
        setCallbacks()
        setAddressAndFields()
        setBody()
    }

    /// Gives everything back to libcurl, then tells the waiting task.
    func end(with result: TransportResult) {
        curl_easy_cleanup(easy)
        curl_slist_free_all(fields)
        curl_mime_free(form)
        job.finish(result)
    }

    /// False only when it is sure that the server has no complete request.
    var mayHaveLeft: Bool { number(CURLINFO_REQUEST_SIZE) > 0 && upload.allSatisfy(\.isDrained) }

    func number(_ info: CURLINFO) -> Int {
        var value = 0
        shim_get_long(easy, info, &value)
        return value
    }

    private var context: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }
}

// MARK: - Setting up

extension CurlTransfer {
    private func setConnection(pool: UnsafeMutableRawPointer?, isFresh: Bool) {
        let isPoll = job.request.purpose == .poll
        set(CURLOPT_HTTP_VERSION, isPoll ? CURL_HTTP_VERSION_1_1 : CURL_HTTP_VERSION_2TLS)
        // Parallel sends wait for the first handshake to tell whether one connection serves them all.
        set(CURLOPT_PIPEWAIT, !isPoll && job.request.url.hasPrefix("https:") ? 1 : 0)
        set(CURLOPT_FRESH_CONNECT, isFresh ? 1 : 0)
        if let pool { shim_set_share(easy, pool) }
        // Servers drop idle connections after some forty seconds; an older one is not worth trying.
        set(CURLOPT_MAXAGE_CONN, 35)
        set(CURLOPT_TCP_KEEPALIVE, 1)
        set(CURLOPT_TCP_KEEPIDLE, 20)
        set(CURLOPT_TCP_KEEPINTVL, 10)
        set(CURLOPT_NOSIGNAL, 1)
        shim_restrict_protocols(easy)
        shim_quick_exit(easy)
    }

    private func setLimits() {
        let limits = job.request.limits
        set(CURLOPT_CONNECTTIMEOUT_MS, max(1, Int(limits.connect * 1000)))
        set(CURLOPT_TIMEOUT_MS, max(1, Int(limits.total * 1000)))
        if let stall = limits.stall {
            set(CURLOPT_LOW_SPEED_LIMIT, TransportLimits.slowest)
            set(CURLOPT_LOW_SPEED_TIME, max(1, Int(stall.rounded(.up))))
        }
        shim_set_offset(easy, CURLOPT_MAXFILESIZE_LARGE, curl_off_t(limits.responseBytes))
    }

    private func setCallbacks() {
        shim_set_pointer(easy, CURLOPT_WRITEDATA, context)
        shim_set_transfer_callback(easy, CURLOPT_WRITEFUNCTION) { buffer, size, count, context in
            CurlTransfer.from(context)?.response.take(body: buffer, size * count) ?? 0
        }
        shim_set_pointer(easy, CURLOPT_HEADERDATA, context)
        shim_set_transfer_callback(easy, CURLOPT_HEADERFUNCTION) { buffer, size, count, context in
            CurlTransfer.from(context)?.response.take(field: buffer, size * count) ?? 0
        }
    }

    private func setAddressAndFields() {
        let request = job.request
        if request.url.utf8.contains(0) { fault = "the address has a NUL" }
        shim_set_string(easy, CURLOPT_URL, request.url)
        // A server on this machine is never behind a proxy.
        if ["http://127.0.0.1", "http://localhost", "http://[::1]"].contains(where: request.url.hasPrefix) {
            shim_set_string(easy, CURLOPT_PROXY, "")
        }
        shim_set_string(easy, CURLOPT_USERAGENT, "Wayside")
        shim_set_string(easy, CURLOPT_ACCEPT_ENCODING, "")
        for field in request.fields {
            let isEmpty = field.value.isEmpty
            add("\(field.name.rawName)\(isEmpty ? ";" : ": \(field.value)")")
        }
        // Waiting for "100 Continue" costs a second where the server does not know it.
        add("Expect:")
        shim_set_list(easy, fields)
    }

    private func add(_ line: String) {
        guard let longer = curl_slist_append(fields, line) else { return fault = "libcurl is out of memory" }
        fields = longer
    }

    private func set(_ option: CURLoption, _ value: Int) { shim_set_long(easy, option, value) }

    /// libcurl hands back what `setCallbacks` gave it; the worker holds the transfer as long as the handle lives.
    private static func from(_ context: UnsafeMutableRawPointer?) -> CurlTransfer? {
        context.map { Unmanaged<CurlTransfer>.fromOpaque($0).takeUnretainedValue() }
    }
}

// MARK: - The body

extension CurlTransfer {
    private func setBody() {
        switch job.request.body {
        case .none: break
        case .data(let data): setPlain(data)
        case .multipart(let parts): setForm(parts)
        }
        setMethod()
    }

    /// libcurl repeats a request on a new connection when a pooled one turns out closed. For a send that is only right
    /// while no body was read: so the body is read by callback and may be rewound by polls alone.
    private func setPlain(_ data: Data) {
        set(CURLOPT_POST, 1)
        shim_set_offset(easy, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(data.count))
        let source = newUpload(data)
        shim_set_pointer(easy, CURLOPT_READDATA, source)
        shim_set_transfer_callback(easy, CURLOPT_READFUNCTION, CurlUpload.read)
        shim_set_pointer(easy, CURLOPT_SEEKDATA, source)
        shim_set_seek_callback(easy, CurlUpload.seek)
    }

    private func setForm(_ parts: [TransportRequest.Part]) {
        guard let form = curl_mime_init(easy) else { return fault = "libcurl is out of memory" }
        self.form = form
        for part in parts {
            guard let item = curl_mime_addpart(form) else { return fault = "libcurl is out of memory" }
            curl_mime_name(item, part.name)
            if let fileName = part.fileName { curl_mime_filename(item, fileName) }
            if let mediaType = part.mediaType { curl_mime_type(item, mediaType) }
            curl_mime_data_cb(
                item, curl_off_t(part.data.count), CurlUpload.read, CurlUpload.seek, nil, newUpload(part.data))
        }
        shim_set_mime(easy, form)
    }

    private func setMethod() {
        let method = job.request.method
        switch (method, job.request.body) {
        case (.get, .none): set(CURLOPT_HTTPGET, 1)
        case (.head, .none): set(CURLOPT_NOBODY, 1)
        case (.post, .none): setPlain(Data())
        default: shim_set_string(easy, CURLOPT_CUSTOMREQUEST, method.rawValue)
        }
    }

    private func newUpload(_ data: Data) -> UnsafeMutableRawPointer {
        let source = CurlUpload(data, isRewindable: job.request.purpose == .poll)
        upload.append(source)
        return Unmanaged.passUnretained(source).toOpaque()
    }
}
