import { collectDefaultMetrics, type Histogram, Registry } from 'prom-client';
import type { MetricFamily } from '../../kernel/log/metric-families.ts';

/** Metrics in the text format of Prometheus. */
export interface Exposition {
  readonly contentType: string;
  text(): Promise<string>;
}

/** Formats metric families for Prometheus, together with those that prom-client collects about Node. */
export function createExposition(
  families: readonly MetricFamily[],
  /** Queries further families. */
  ask: () => Promise<readonly MetricFamily[]>,
): Exposition {
  const ofNode = new Registry();
  collectDefaultMetrics({ register: ofNode });
  return {
    contentType: ofNode.contentType,
    async text() {
      const ours = new Registry();
      for (const family of [...families, ...(await ask())]) ours.registerMetric(asMetric(family));
      return `${await ours.metrics()}\n${await ofNode.metrics()}`;
    },
  };
}

/**
 * prom-client's own metrics look up their series by a hash of all labels at each count, which costs more than the measured
 * work. A registry only reads its metrics and needs nothing else.
 */
function asMetric(family: MetricFamily): Histogram {
  const { name, help, type } = family;
  const values = (): object[] =>
    family
      .read()
      .map(({ suffix, labels, value }) => ({ metricName: name + suffix, labels, value }));
  const metric = { name, help, type, get: async () => ({ name, help, type, values: values() }) };
  // The registry of prom-client uses only these members of a metric; `test/server/library-insides.test.ts` fails with its next
  // version. Custom collectors: https://github.com/prometheus/client_js/issues/241
  return metric as unknown as Histogram;
}
