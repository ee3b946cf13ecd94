import Core
import Engine
import Foundation
import Queues
import Store
import Web

extension OperatorFacts {
    func metrics() async -> [MetricFamily] {
        let tally = engine.meters.tally
        let counts = try? await store.read { try $0.queueCounts() }
        return work(tally) + sending(tally) + polling(tally) + (counts.map(queues) ?? []) + (await house())
    }

    private func work(_ tally: Meters.Tally) -> [MetricFamily] {
        [
            .counter("wayside_updates_total", "Updates that were dealt with.", tally.updates),
            .counter("wayside_commits_total", "Transactions on disk; each is one fsync.", tally.commits),
            .counter("wayside_commits_lost_total", "Transactions that were lost and tried again.", tally.lostCommits),
            .counter("wayside_failed_pieces_total", "Updates, timers and jobs that failed.", tally.failures),
            .histogram(
                "wayside_update_seconds", "From an update on disk to its effects on disk.", tally.untilCommit),
        ]
    }

    private func sending(_ tally: Meters.Tally) -> [MetricFamily] {
        let sent = Dictionary(uniqueKeysWithValues: OutboxClass.allCases.map { ($0.rawValue, tally.sent[$0] ?? 0) })
        return [
            .byLabel(.counter, "wayside_sent_total", "What was sent, by class.", label: "class", sent),
            .counter("wayside_dropped_total", "Replies that could never be sent.", tally.dropped),
            .counter(
                "wayside_maybe_twice_total", "Messages sent again whose first fate is unknown.", tally.maybeTwice),
            .byLabel(
                .counter, "wayside_send_errors_total", "Requests to the messenger that failed, by reason.",
                label: "reason", byReason(tally.retries)),
            .histogram("wayside_reply_seconds", "From a reply on disk to its arrival.", tally.untilSent),
        ]
    }

    private func polling(_ tally: Meters.Tally) -> [MetricFamily] {
        [
            .counter("wayside_polls_total", "Polls that were answered.", tally.polls),
            .byLabel(
                .counter, "wayside_poll_errors_total", "Polls that failed, by reason.", label: "reason",
                byReason(tally.pollErrors)),
            .gauge(
                "wayside_last_poll_timestamp_seconds", "When a poll was last answered; 0: never.",
                tally.lastPoll?.timeIntervalSince1970 ?? 0),
        ]
    }

    private func queues(_ counts: QueueCounts) -> [MetricFamily] {
        let depths = [
            "inbox": counts.inboxWaiting, "outbox": counts.outboxWaiting, "sending": counts.outboxSending,
            "jobs": counts.jobs, "timers": counts.timers,
        ]
        return [
            .byLabel(.gauge, "wayside_queue_depth", "What waits, by queue.", label: "queue", depths),
            .gauge("wayside_failures", "Failures that stand; /failures lists them.", Double(counts.failures)),
        ]
    }

    private func house() async -> [MetricFamily] {
        let version = MetricFamily.Sample(labels: [.init("version", Release.version)], 1)
        var families: [MetricFamily] = [
            MetricFamily(.gauge, "wayside_build_info", "Which version runs.", [version]),
            .gauge("process_start_time_seconds", "When the server started.", startedAt.timeIntervalSince1970),
        ]
        if let people = try? await store.read({ try $0.fileSize() }), let bytes = try? await files.size() {
            families.append(
                .byLabel(
                    .gauge, "wayside_database_bytes", "Size of the files, without their journals.", label: "file",
                    ["people": people, "files": bytes]))
        }
        if let memory = Memory.resident {
            families.append(.gauge("process_resident_memory_bytes", "Memory in use.", Double(memory)))
        }
        return families
    }

    private func byReason(_ counts: [Meters.Trouble: Int]) -> [String: Int] {
        Dictionary(uniqueKeysWithValues: Meters.Trouble.allCases.map { ($0.rawValue, counts[$0] ?? 0) })
    }
}

extension MetricFamily {
    fileprivate static func histogram(_ name: String, _ help: String, _ values: Histogram) -> MetricFamily {
        .histogram(name, help, bounds: Histogram.bounds, counts: values.counts, sum: values.sum)
    }
}

/// The process's memory as Linux tells it.
enum Memory {
    /// Bytes; nil where there is no /proc.
    static var resident: Int? {
        guard let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
            let match = text.firstMatch(of: /VmRSS:\s*(\d+) kB/), let kilobytes = Int(match.1)
        else { return nil }
        return kilobytes * 1024
    }
}
