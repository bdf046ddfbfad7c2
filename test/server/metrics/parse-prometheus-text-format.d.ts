declare module 'parse-prometheus-text-format' {
  /** One series; a histogram has its buckets by their bound, its sum and its count. Numbers are texts. */
  interface Series {
    readonly labels?: Readonly<Record<string, string>>;
    readonly value?: string;
    readonly buckets?: Readonly<Record<string, string>>;
    readonly count?: string;
    readonly sum?: string;
  }

  /** A metric as the text names it. */
  interface Metric {
    readonly name: string;
    readonly help: string;
    readonly type: 'COUNTER' | 'GAUGE' | 'HISTOGRAM' | 'SUMMARY' | 'UNTYPED';
    readonly metrics: readonly Series[];
  }

  export default function parse(text: string): readonly Metric[];
}
