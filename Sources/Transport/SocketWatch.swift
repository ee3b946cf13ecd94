import CurlShims
import Foundation

/// The sockets that libcurl wants to hear of, watched through epoll(7): hundreds that are silent cost nothing.
final class SocketWatch {
    /// What happened at a socket, as libcurl takes it.
    struct Event {
        let socket: Int32
        let flags: Int32
    }

    /// Events that are taken at once; what is left comes the next time.
    private static let eventsAtOnce = 128

    /// Written to from any thread, it ends `wait`.
    let bell: Int32
    private let poll: Int32
    private var events = [epoll_event](repeating: epoll_event(), count: eventsAtOnce)
    /// When libcurl is to be called without an event.
    private var deadline: ContinuousClock.Instant?

    /// nil where the system gives no more file descriptors.
    init?() {
        bell = eventfd(0, Int32(EFD_NONBLOCK | EFD_CLOEXEC))
        poll = epoll_create1(Int32(EPOLL_CLOEXEC))
        guard bell >= 0, poll >= 0 else {
            closeBoth()
            return nil
        }
        change(bell, EPOLLIN.rawValue)
    }

    deinit { closeBoth() }

    /// libcurl's wish for one socket (CURLMOPT_SOCKETFUNCTION).
    func watch(_ socket: Int32, _ what: Int32) {
        switch what {
        case CURL_POLL_IN: change(socket, EPOLLIN.rawValue)
        case CURL_POLL_OUT: change(socket, EPOLLOUT.rawValue)
        case CURL_POLL_INOUT: change(socket, EPOLLIN.rawValue | EPOLLOUT.rawValue)
        case CURL_POLL_REMOVE: epoll_ctl(poll, EPOLL_CTL_DEL, socket, nil)
        default: change(socket, 0)
        }
    }

    /// libcurl's wish to be called after so many milliseconds (CURLMOPT_TIMERFUNCTION); none where negative.
    func expect(after milliseconds: Int) {
        deadline = milliseconds < 0 ? nil : ContinuousClock.now + .milliseconds(milliseconds)
    }

    /// True once when the moment has come.
    func isDue() -> Bool {
        guard let deadline, deadline <= .now else { return false }
        self.deadline = nil
        return true
    }

    /// Sleeps until something happens, the bell is rung, or the moment has come.
    func wait() -> [Event] {
        let count = epoll_wait(poll, &events, Int32(Self.eventsAtOnce), milliseconds)
        return events.prefix(max(0, Int(count))).compactMap { event in
            guard event.data.fd != bell else {
                var rings: UInt64 = 0
                read(bell, &rings, MemoryLayout.size(ofValue: rings))
                return nil
            }
            return Event(socket: event.data.fd, flags: Self.flags(of: event.events))
        }
    }

    static func ring(_ bell: Int32) {
        var one: UInt64 = 1
        write(bell, &one, MemoryLayout.size(ofValue: one))
    }

    /// Rounded up, so that it is not woken before the moment; -1 where there is none.
    private var milliseconds: Int32 {
        guard let deadline else { return -1 }
        let left = max(.zero, deadline - .now)
        return Int32(clamping: left / .milliseconds(1) > 0 ? Int((left / .milliseconds(1)).rounded(.up)) : 0)
    }

    private static func flags(of events: UInt32) -> Int32 {
        var flags: Int32 = 0
        if events & EPOLLIN.rawValue != 0 { flags |= CURL_CSELECT_IN }
        if events & EPOLLOUT.rawValue != 0 { flags |= CURL_CSELECT_OUT }
        if events & (EPOLLERR.rawValue | EPOLLHUP.rawValue) != 0 { flags |= CURL_CSELECT_ERR }
        return flags
    }

    private func change(_ socket: Int32, _ events: UInt32) {
        var event = epoll_event(events: events, data: epoll_data_t(fd: socket))
        if epoll_ctl(poll, EPOLL_CTL_MOD, socket, &event) != 0 { epoll_ctl(poll, EPOLL_CTL_ADD, socket, &event) }
    }

    private func closeBoth() {
        for descriptor in [bell, poll] where descriptor >= 0 { close(descriptor) }
    }
}
