/// What the pages of the operator ask the rest of the house.
package struct OperatorView: Sendable {
    package let health: @Sendable () async -> HealthReport
    package let metrics: @Sendable () async -> [MetricFamily]

    package init(
        health: @escaping @Sendable () async -> HealthReport, metrics: @escaping @Sendable () async -> [MetricFamily]
    ) {
        self.health = health
        self.metrics = metrics
    }
}
