import CurlShims
import Foundation
import HTTPTypes

extension CurlTransfer {
    /// Hands the body to libcurl, and the method that goes with it.
    func setBody() {
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
        // Messages and what they are answered with are short, and of sends there are hundreds at once.
        set(CURLOPT_UPLOAD_BUFFERSIZE, 16 << 10)
        if job.request.purpose == .send { set(CURLOPT_BUFFERSIZE, 4 << 10) }
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
