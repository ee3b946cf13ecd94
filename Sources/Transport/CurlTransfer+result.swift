import CurlShims
import Foundation
import HTTPTypes

extension CurlTransfer {
    /// What a finished transfer means.
    func result(of code: CURLcode) -> TransportResult {
        if response.isTooLarge { return .failure(.tooLarge) }
        if isForbidden, code != CURLE_OK { return .failure(.forbiddenAddress) }
        switch code {
        case CURLE_OK where !response.hasWholeHead:
            return .failure(.unknownFate("the answer ended in its head"))
        case CURLE_OK:
            let status = HTTPResponse.Status(code: number(CURLINFO_RESPONSE_CODE))
            return .success(TransportResponse(status: status, fields: response.fields, body: response.body))
        case CURLE_FILESIZE_EXCEEDED:
            return .failure(.tooLarge)
        case CURLE_URL_MALFORMAT:
            return .failure(.invalidRequest(reason(code)))
        // Later than this it stands for an answer that is not HTTP.
        case CURLE_UNSUPPORTED_PROTOCOL where number(CURLINFO_REQUEST_SIZE) == 0:
            return .failure(.invalidRequest(reason(code)))
        case CURLE_SEND_FAIL_REWIND:
            // A pooled connection was closed after the body had gone into it, and libcurl was not allowed to repeat it.
            return .failure(.unknownFate("the connection was closed before an answer"))
        default:
            return .failure(mayHaveLeft ? .unknownFate(reason(code)) : .notSent(reason(code)))
        }
    }

    /// libcurl's general words for the code and the system's for its cause: neither holds an address.
    private func reason(_ code: CURLcode) -> String {
        let words = String(cString: curl_easy_strerror(code))
        let cause = number(CURLINFO_OS_ERRNO)
        return cause == 0 ? words : "\(words) (\(String(cString: strerror(Int32(truncatingIfNeeded: cause)))))"
    }
}
