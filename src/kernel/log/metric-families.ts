/** One number of a metric, with its labels. */
export interface Sample {
  /** Suffix of the metric's name: `_bucket`, `_sum` and `_count` of a histogram. */
  readonly suffix: string;
  readonly labels: Readonly<Record<string, string | number>>;
  readonly value: number;
}

/** Metric with all its series. */
export interface MetricFamily {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  read(): readonly Sample[];
}

/** Name and help text of a metric, and the names of its labels. */
export interface MetricOptions<Labels extends readonly string[]> {
  readonly name: string;
  /** One sentence, with its unit. */
  readonly help: string;
  readonly labels: Labels;
}

/** A value for each label, in their order. */
type ValuesOf<Labels extends readonly string[]> = { readonly [Index in keyof Labels]: string };

/** Maximum number of series of one metric. Labels are chosen to stay far below; a mistake must not fill the memory. */
const MOST_SERIES = 2_000;

/** Label values of the series that counts everything beyond `MOST_SERIES`. */
const OTHER = 'other';

/** Node in the tree of labels: a leaf has a series, any other node the nodes of the next label. */
interface Branch<Series> {
  readonly next: Map<string, Branch<Series>>;
  series: Series | null;
}

/**
 * Series by the values of their labels, created on first use. A tree by label value, and not a map by joined text: the text would
 * must be built each time, while V8 has the hash of existing texts.
 */
class SeriesByLabels<Labels extends readonly string[], Series> {
  readonly #labels: Labels;
  readonly #create: () => Series;
  readonly #root: Branch<Series> = { next: new Map(), series: null };
  readonly #all: { readonly values: readonly string[]; readonly series: Series }[] = [];

  constructor(labels: Labels, create: () => Series) {
    this.#labels = labels;
    this.#create = create;
    if (labels.length === 0) this.of([]);
  }

  of(values: readonly string[]): Series {
    let branch: Branch<Series> | undefined = this.#root;
    for (const value of values) branch = branch?.next.get(value);
    return branch?.series ?? this.#add(values);
  }

  #add(values: readonly string[]): Series {
    if (this.#all.length >= MOST_SERIES && values[0] !== OTHER)
      return this.of(this.#labels.map(() => OTHER));
    let branch = this.#root;
    for (const value of values) {
      const next = branch.next.get(value) ?? { next: new Map(), series: null };
      branch.next.set(value, next);
      branch = next;
    }
    const series = this.#create();
    branch.series = series;
    this.#all.push({ values: [...values], series });
    return series;
  }

  all(): readonly { readonly labels: Record<string, string>; readonly series: Series }[] {
    return this.#all.map(({ values, series }) => ({
      labels: labeled(this.#labels, values),
      series,
    }));
  }
}

function labeled(labels: readonly string[], values: readonly string[]): Record<string, string> {
  return Object.fromEntries(labels.map((label, index) => [label, values[index] ?? '']));
}

/** Number to which amounts are added: a counter, which only rises, or a gauge. */
export class Count {
  value = 0;

  add(by = 1): void {
    this.value += by;
  }
}

/** Counts by labels. Code that uses a series frequently looks it up once and stores it. */
export class CountFamily<const Labels extends readonly string[]> implements MetricFamily {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge';
  readonly #series: SeriesByLabels<Labels, Count>;

  constructor(type: 'counter' | 'gauge', { name, help, labels }: MetricOptions<Labels>) {
    this.name = name;
    this.help = help;
    this.type = type;
    this.#series = new SeriesByLabels(labels, () => new Count());
  }

  of(...values: ValuesOf<Labels>): Count {
    return this.#series.of(values);
  }

  read(): readonly Sample[] {
    return this.#series
      .all()
      .map(({ labels, series }) => ({ suffix: '', labels, value: series.value }));
  }
}

/** Gauges whose numbers exist elsewhere, such as the size of a cache: the reading queries them. */
export class WatchedFamily<const Labels extends readonly string[]> implements MetricFamily {
  readonly name: string;
  readonly help: string;
  readonly type = 'gauge';
  readonly #labels: Labels;
  readonly #watched = new Map<string, { readonly values: readonly string[]; read: () => number }>();

  constructor({ name, help, labels }: MetricOptions<Labels>) {
    this.name = name;
    this.help = help;
    this.#labels = labels;
  }

  /** Registers the function that reads a number; replaces an earlier one with the same labels. */
  watch(values: ValuesOf<Labels>, read: () => number): void {
    this.#watched.set(values.join('\n'), { values: [...values], read });
  }

  read(): readonly Sample[] {
    return [...this.#watched.values()].map(({ values, read }) => ({
      suffix: '',
      labels: labeled(this.#labels, values),
      value: read(),
    }));
  }
}

/** Histogram of durations. */
export class Distribution {
  /** Count of each bucket by itself; the last one has no upper bound. */
  readonly counts: number[];
  sum = 0;
  readonly #bounds: readonly number[];

  constructor(bounds: readonly number[]) {
    this.#bounds = bounds;
    this.counts = Array.from({ length: bounds.length + 1 }, () => 0);
  }

  /** Records a duration in seconds. */
  observe(seconds: number): void {
    let bucket = 0;
    while (seconds > (this.#bounds[bucket] ?? Infinity)) bucket += 1;
    this.counts[bucket] = (this.counts[bucket] ?? 0) + 1;
    this.sum += seconds;
  }
}

/** Durations by labels, in seconds. */
export class DurationFamily<const Labels extends readonly string[]> implements MetricFamily {
  readonly name: string;
  readonly help: string;
  readonly type = 'histogram';
  readonly #bounds: readonly number[];
  readonly #series: SeriesByLabels<Labels, Distribution>;

  constructor({
    name,
    help,
    labels,
    bounds,
  }: MetricOptions<Labels> & {
    /** Upper bound of each bucket in seconds, rising. */
    readonly bounds: readonly number[];
  }) {
    this.name = name;
    this.help = help;
    this.#bounds = bounds;
    this.#series = new SeriesByLabels(labels, () => new Distribution(bounds));
  }

  of(...values: ValuesOf<Labels>): Distribution {
    return this.#series.of(values);
  }

  read(): readonly Sample[] {
    return this.#series.all().flatMap(({ labels, series }) => {
      let count = 0;
      const samples: Sample[] = [];
      for (const [index, inBucket] of series.counts.entries()) {
        count += inBucket;
        const le = this.#bounds[index] ?? '+Inf';
        samples.push({ suffix: '_bucket', labels: { ...labels, le }, value: count });
      }
      samples.push({ suffix: '_sum', labels, value: series.sum });
      samples.push({ suffix: '_count', labels, value: count });
      return samples;
    });
  }
}
