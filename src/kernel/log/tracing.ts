/** The place of a piece of work in a trace. */
export interface TraceContext {
  /** As in W3C Trace Context. */
  readonly traceparent: string;
  /** When the trace began here, in milliseconds since the epoch. */
  readonly since: number;
}

/** Facts of a span. Texts are masked as in the log. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean | null>>;

/** A span under way. */
export interface Span {
  set(attributes: SpanAttributes): void;
}

/** The side of an exchange that a span is. */
export type SpanSide = 'server' | 'client' | 'internal';

/** Traces of what this service does, across instances and days. */
export interface Tracing {
  /** False if no traces are collected: then no work is done for them. */
  readonly isOn: boolean;
  /** Runs a work as a part of the trace that a client's `traceparent` names; as it is for any other text. */
  within<Result>(traceparent: unknown, work: () => Result): Result;
  /**
   * Runs a work as a part of an earlier trace. One that began an hour ago or more is not gone on with: the next span
   * begins another one, with a link to it.
   */
  resumed<Result>(known: TraceContext | null, work: () => Result): Result;
  /** Runs a work in a span of its own, which ends with it, or when the promise settles that it gives. */
  span<Result>(
    name: string,
    side: SpanSide,
    attributes: SpanAttributes,
    work: (span: Span) => Result,
  ): Result;
  /** The place of the work that is going on; null outside of every trace. */
  here(): TraceContext | null;
  /** Sends what is left. */
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
