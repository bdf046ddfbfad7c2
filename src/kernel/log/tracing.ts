/** Position of work in a trace. */
export interface TraceContext {
  /** As in W3C Trace Context. */
  readonly traceparent: string;
  /** When the trace began here, in milliseconds since the epoch. */
  readonly since: number;
}

/** Attributes of a span. Texts are masked as in the log. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean | null>>;

/** Span in progress. */
export interface Span {
  set(attributes: SpanAttributes): void;
}

/** Role of a span in an exchange. */
export type SpanSide = 'server' | 'client' | 'internal';

/** Traces of this service's work, across instances and days. */
export interface Tracing {
  /** False if no traces are collected; all methods then only run the work. */
  readonly isOn: boolean;
  /** Runs work as a part of the trace in a client's `traceparent`; runs it without one for any other text. */
  within<Result>(traceparent: unknown, work: () => Result): Result;
  /**
   * Runs work as a part of an earlier trace. A trace that began an hour ago or more is not continued: the next span begins a new
   * trace, with a link to the old one.
   */
  resumed<Result>(known: TraceContext | null, work: () => Result): Result;
  /** Runs work in its own span, which ends with the work, or when the promise that it returns settles. */
  span<Result>(
    name: string,
    side: SpanSide,
    attributes: SpanAttributes,
    work: (span: Span) => Result,
  ): Result;
  /** Position of the present work; null outside of every trace. */
  here(): TraceContext | null;
  /** Sends the remaining spans. */
  stop(): Promise<void>;
}

const noSpan: Span = { set: () => {} };

/** Tracing that is off. */
export const noTracing: Tracing = {
  isOn: false,
  within: (_traceparent, work) => work(),
  resumed: (_known, work) => work(),
  span: (_name, _side, _attributes, work) => work(noSpan),
  here: () => null,
  stop: () => Promise.resolve(),
};
