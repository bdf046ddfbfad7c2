import { collectDefaultMetrics, type Histogram, Registry } from 'prom-client';
import type { MetricFamily } from '../../kernel/log/metric-families.ts';

/** The figures as Prometheus reads them. */
export interface Exposition {
  readonly contentType: string;
  text(): Promise<string>;
}

/** Puts families of figures into Prometheus' words, beside those that prom-client has of Node. */
export function createExposition(
  families: readonly MetricFamily[],
  /** Further families, whose figures are queried. */
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
 * prom-client's own metrics look up their series by a hash of all labels at each count, which costs more than what
 * is measured. A registry only reads, and needs nothing else of what it has registered.
 */
function asMetric(family: MetricFamily): Histogram {
  const { name, help, type } = family;
  const values = (): object[] =>
    family
      .read()
      .map(({ suffix, labels, value }) => ({ metricName: name + suffix, labels, value }));
  const metric = { name, help, type, get: async () => ({ name, help, type, values: values() }) };
  // The registry of prom-client uses these members of a metric alone; `test/server/library-insides.test.ts` fails with its
  // next version. Collectors of one's own: https://github.com/prometheus/client_js/issues/241
  return metric as unknown as Histogram;
}
