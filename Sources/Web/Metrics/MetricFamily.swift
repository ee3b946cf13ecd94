/// One metric with all its samples, as Prometheus knows it.
package struct MetricFamily: Sendable, Equatable {
    package enum Kind: String, Sendable, CaseIterable { case counter, gauge, histogram }

    /// One value, told apart from the others of its family by labels.
    package struct Sample: Sendable, Equatable {
        /// `_bucket`, `_sum` or `_count` of a histogram, else nothing.
        package let suffix: String
        package let labels: [Label]
        package let value: Double

        package init(suffix: String = "", labels: [Label] = [], _ value: Double) {
            self.suffix = suffix
            self.labels = labels
            self.value = value
        }
    }

    package struct Label: Sendable, Equatable {
        package let name: String
        package let value: String
        package init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    package let name: String
    package let help: String
    package let kind: Kind
    package let samples: [Sample]

    package init(_ kind: Kind, _ name: String, _ help: String, _ samples: [Sample]) {
        self.name = name
        self.help = help
        self.kind = kind
        self.samples = samples
    }

    package static func counter(_ name: String, _ help: String, _ value: Int) -> MetricFamily {
        MetricFamily(.counter, name, help, [Sample(Double(value))])
    }

    package static func gauge(_ name: String, _ help: String, _ value: Double) -> MetricFamily {
        MetricFamily(.gauge, name, help, [Sample(value)])
    }

    /// A family with one label, whose values are the keys.
    package static func byLabel(
        _ kind: Kind, _ name: String, _ help: String, label: String, _ values: [String: Int]
    ) -> MetricFamily {
        let samples = values.sorted { $0.key < $1.key }
            .map { Sample(labels: [Label(label, $0.key)], Double($0.value)) }
        return MetricFamily(kind, name, help, samples)
    }

    /// `counts` holds one number for each bound, rising, and one for what lies above the last.
    package static func histogram(
        _ name: String, _ help: String, bounds: [Double], counts: [Int], sum: Double
    ) -> MetricFamily {
        var total = 0
        var samples: [Sample] = []
        for (bound, count) in zip(bounds + [.infinity], counts) {
            total += count
            samples.append(
                Sample(suffix: "_bucket", labels: [Label("le", PrometheusText.number(bound))], Double(total)))
        }
        samples += [Sample(suffix: "_sum", sum), Sample(suffix: "_count", Double(total))]
        return MetricFamily(.histogram, name, help, samples)
    }
}
