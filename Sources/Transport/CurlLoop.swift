import CurlShims
import Foundation
import Logging
import Synchronization

/// The mailbox of the transfer thread, and the thread's main loop.
final class CurlLoop: Sendable {
    /// What the other threads left for the transfer thread.
    private struct Mailbox {
        var jobs: [CurlJob] = []
        var cancelled: [Int] = []
        var isStopping = false
        var hasEnded = false
        var whenEnded: [@Sendable () -> Void] = []
        /// While the thread lives.
        var bell: Int32?

        /// Something lies in it, for which the bell was rung already.
        var hasPost: Bool { !jobs.isEmpty || !cancelled.isEmpty }

        func wake() { if let bell { SocketWatch.ring(bell) } }
    }

    private let mailbox = Mutex(Mailbox())
    private let lastID = Atomic(0)
    private let name: String
    private let logger: Logger

    /// `name` is the thread's.
    init(name: String, logger: Logger) {
        self.name = name
        self.logger = logger
    }

    func start() {
        let thread = Thread { [self] in run() }
        thread.name = name
        thread.start()
    }

    func newTransferID() -> Int { lastID.add(1, ordering: .relaxed).newValue }

    func submit(_ job: CurlJob) {
        let isAccepted = mailbox.withLock {
            guard !$0.isStopping else { return false }
            if !$0.hasPost { $0.wake() }
            $0.jobs.append(job)
            return true
        }
        if !isAccepted { job.finish(.failure(.notSent("the transport has shut down"))) }
    }

    func cancel(_ id: Int) {
        mailbox.withLock {
            if !$0.hasPost { $0.wake() }
            $0.cancelled.append(id)
        }
    }

    /// Asks the thread to end; `then` is called when it has.
    func stop(then: (@Sendable () -> Void)? = nil) {
        let hasEnded = mailbox.withLock {
            $0.isStopping = true
            if !$0.hasEnded, let then { $0.whenEnded.append(then) }
            $0.wake()
            return $0.hasEnded
        }
        if hasEnded { then?() }
    }
}

extension CurlLoop {
    /// The thread's life.
    private func run() {
        Self.blockBrokenPipes()
        if let worker = CurlWorker(logger: logger) {
            mailbox.withLock { $0.bell = worker.watch.bell }
            while serve(worker) {}
            // Nobody may ring a bell that is about to go.
            mailbox.withLock { $0.bell = nil }
            worker.close()
        } else {
            logger.critical("libcurl could not be started")
        }
        end()
    }

    /// libcurl leaves the signal to us, and a TLS library may write to a closed socket: an error is enough.
    private static func blockBrokenPipes() {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }

    /// One round: what came in, then what moved. False when it is time to end.
    private func serve(_ worker: CurlWorker) -> Bool {
        let (jobs, cancelled, isStopping) = mailbox.withLock { box in
            defer {
                box.jobs = []
                box.cancelled = []
            }
            return (box.jobs, box.cancelled, box.isStopping)
        }
        jobs.forEach(worker.add)
        cancelled.forEach(worker.cancel)
        guard !isStopping else { return false }
        worker.perform()
        return true
    }

    private func end() {
        let (jobs, whenEnded) = mailbox.withLock { box in
            defer {
                box.jobs = []
                box.whenEnded = []
            }
            box.isStopping = true
            box.hasEnded = true
            return (box.jobs, box.whenEnded)
        }
        for job in jobs { job.finish(.failure(.notSent("the transport has shut down"))) }
        for call in whenEnded { call() }
    }
}
