import parse from 'parse-prometheus-text-format';

/** A service's metrics at one moment, as parsed from Prometheus' text format. */
export interface Reading {
  readonly text: string;
  /** Names of all metrics. */
  readonly names: ReadonlySet<string>;
  /** Sum of the counter's or gauge's series with these labels. */
  readonly sum: (name: string, labels?: Readonly<Record<string, string>>) => number;
  /** Number of durations in a histogram without labels. */
  readonly count: (name: string) => number;
  /** Number of lines with a value. */
  readonly series: number;
}

/** Reads the metrics at a URL; fails for a status other than 200. */
export async function readMetrics(url: string, key?: string): Promise<Reading> {
  const headers = key === undefined ? {} : { authorization: `Bearer ${key}` };
  const response = await fetch(url, { headers });
  if (response.status !== 200) throw new Error(`The figures were answered ${response.status}.`);
  return toReading(await response.text());
}

function toReading(text: string): Reading {
  const metrics = parse(text);
  const seriesOf = (name: string) => metrics.find((metric) => metric.name === name)?.metrics ?? [];
  return {
    text,
    names: new Set(metrics.map(({ name }) => name)),
    sum: (name, wanted = {}) =>
      seriesOf(name)
        .filter(({ labels = {} }) =>
          Object.entries(wanted).every(([label, value]) => labels[label] === value),
        )
        .reduce((sum, { value }) => sum + Number(value), 0),
    count: (name) => Number(seriesOf(name)[0]?.buckets?.['+Inf']),
    series: text.split('\n').filter((line) => line !== '' && !line.startsWith('#')).length,
  };
}
