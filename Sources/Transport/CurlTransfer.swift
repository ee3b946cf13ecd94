import CurlShims
import Foundation
import HTTPTypes

/// One transfer on the transfer thread: an easy handle and what its callbacks read and gather.
final class CurlTransfer {
    let job: CurlJob
    let easy: UnsafeMutableRawPointer
    /// What libcurl did not accept of the request, if anything.
    var fault: String?
    /// A connection was refused, since its other end is not public.
    var isForbidden = false
    var response = CurlResponse()
    var upload: [CurlUpload] = []
    private var fields: UnsafeMutablePointer<curl_slist>?
    var form: OpaquePointer?

    /// nil when libcurl is out of memory. The handle is released by `end`.
    init?(job: CurlJob, isFresh: Bool) {
        guard let easy = curl_easy_init() else { return nil }
        self.job = job
        self.easy = easy
        response.limit = job.request.limits.responseBytes
        setConnection(isFresh: isFresh)
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

extension CurlTransfer {
    private func setConnection(isFresh: Bool) {
        let isPoll = job.request.purpose == .poll
        set(CURLOPT_HTTP_VERSION, isPoll ? CURL_HTTP_VERSION_1_1 : CURL_HTTP_VERSION_2TLS)
        // Parallel sends wait for the first handshake to tell whether one connection serves them all.
        set(CURLOPT_PIPEWAIT, !isPoll && job.request.url.hasPrefix("https:") ? 1 : 0)
        // A connection that waits was opened for somebody who may go anywhere.
        set(CURLOPT_FRESH_CONNECT, isFresh || job.request.isPublicOnly ? 1 : 0)
        if job.request.isPublicOnly { filterPeers() }
        set(CURLOPT_MAXAGE_CONN, job.request.limits.idle)
        set(CURLOPT_TCP_KEEPALIVE, 1)
        set(CURLOPT_TCP_KEEPIDLE, 20)
        set(CURLOPT_TCP_KEEPINTVL, 10)
        set(CURLOPT_NOSIGNAL, 1)
        shim_restrict_protocols(easy)
        shim_quick_exit(easy)
    }

    /// The address itself is looked at when the connection is opened, so that no name can mean another one by then.
    private func filterPeers() {
        set(CURLOPT_FORBID_REUSE, 1)
        shim_set_string(easy, CURLOPT_PROXY, "")
        let opener: shim_socket_opener = { context, _, address in
            guard let address, IPAddress(address)?.isPublic == true else {
                CurlTransfer.from(context)?.isForbidden = true
                return -1  // CURL_SOCKET_BAD
            }
            let kind = address.pointee.socktype | Int32(SOCK_CLOEXEC.rawValue)
            return socket(address.pointee.family, kind, address.pointee.protocol)
        }
        if shim_set_socket_opener(easy, opener, context) != CURLE_OK { fault = "libcurl cannot filter addresses" }
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

    func set(_ option: CURLoption, _ value: Int) { shim_set_long(easy, option, value) }

    /// libcurl hands back what `setCallbacks` gave it; the worker holds the transfer as long as the handle lives.
    private static func from(_ context: UnsafeMutableRawPointer?) -> CurlTransfer? {
        context.map { Unmanaged<CurlTransfer>.fromOpaque($0).takeUnretainedValue() }
    }
}
