import {
  Counter,
  Gauge,
  type GaugeConfiguration,
  Histogram,
  type HistogramConfiguration,
  Registry,
} from 'prom-client';

/** Buckets from a read in memory to an operation with several platform calls, in seconds. */
const SHORT = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** Buckets from a push that is queried at once to one that waited for an unavailable platform, in seconds. */
const LONG = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 1_800];

/**
 * Metrics of one service, counted while it works. No label contains values that clients or the platform choose: kinds, states,
 * fields, endpoint paths and known codes are defined by this service, and tenants by the settings.
 */
export type Measurements = ReturnType<typeof createMeasurements>;

/** Metrics of caches. */
export type CacheMeasurements = Pick<Measurements, 'cacheEntries' | 'cacheBytes'>;

/** Metrics of PostgreSQL, by the names of statements in the code. */
export type DatabaseMeasurements = Pick<Measurements, 'statementSeconds' | 'connectionWaitSeconds'>;

/** Creates metrics that are all zero. */
export function createMeasurements() {
  const registry = new Registry();
  const registers = [registry];
  const counter = <Label extends string>(options: Options<Label>) =>
    new Counter({ ...prefixed(options), registers });
  const gauge = <Label extends string>(options: Options<Label>) => createGauge(options, registry);
  const watched = (options: Options<string>) =>
    new WatchedGauge({ ...prefixed(options), registers });
  const duration = <Label extends string>(
    options: Options<Label> & Pick<HistogramConfiguration<Label>, 'buckets'>,
  ) => new Histogram({ ...prefixed(options), registers });
  return {
    registry,
    requests: counter({
      name: 'requests_total',
      help: 'HTTP requests by the first part of their path and the status of their response.',
      labelNames: ['route', 'status'],
    }),
    operations: counter({
      name: 'operations_total',
      help: 'Executed GraphQL root fields, by outcome: ok, or the code of the error. A subscription counts when it begins.',
      labelNames: ['type', 'field', 'outcome'],
    }),
    operationSeconds: duration({
      name: 'operation_duration_seconds',
      help: 'Duration of queries and mutations in seconds.',
      labelNames: ['type'],
      buckets: SHORT,
    }),
    subscribers: gauge({
      name: 'subscribers',
      help: 'Active subscriptions, by root field.',
      labelNames: ['field'],
    }),
    frames: counter({
      name: 'update_frames_total',
      help: 'Updates delivered to live subscribers of a shared subscription.',
    }),
    updateToFrame: duration({
      name: 'update_to_frame_seconds',
      help: 'Seconds from the write of an update until all live subscribers with the same operation received it.',
      buckets: SHORT,
    }),
    webhookAttempts: counter({
      name: 'webhook_attempts_total',
      help: 'Attempts to deliver updates to webhooks, by outcome: TAKEN, or the reason of the failure.',
      labelNames: ['outcome'],
    }),
    webhookSeconds: duration({
      name: 'webhook_attempt_duration_seconds',
      help: 'Duration of attempts to deliver updates to webhooks in seconds.',
      buckets: SHORT,
    }),
    updateToWebhook: duration({
      name: 'update_to_webhook_seconds',
      help: 'Seconds from the write of an update until its first request to a webhook.',
      buckets: LONG,
    }),
    webhooksDisabled: counter({
      name: 'webhooks_disabled_total',
      help: 'Webhooks that the service disabled, by reason.',
      labelNames: ['reason'],
    }),
    platformCalls: counter({
      name: 'platform_calls_total',
      help: 'Calls of the platform by endpoint and business code; refused: rejected behind the gateway, other: an unknown code, other subject: a response about something else than was requested, none: no usable response.',
      labelNames: ['endpoint', 'code'],
    }),
    platformSeconds: duration({
      name: 'platform_call_duration_seconds',
      help: 'Duration of calls of the platform in seconds, with or without a response.',
      labelNames: ['endpoint'],
      buckets: SHORT,
    }),
    billedCalls: counter({
      name: 'billed_calls_total',
      help: 'Calls that the platform bills, by capability and tenant; counted before the first attempt.',
      labelNames: ['capability', 'tenant'],
    }),
    pushes: counter({
      name: 'pushes_total',
      help: 'Pushes of the platform by kind and outcome: noted, repeated, final, missing (not in the journal), failed (not stored), unknown (not an address of this service, with the kind none).',
      labelNames: ['kind', 'outcome'],
    }),
    pushToUpdate: duration({
      name: 'push_to_update_seconds',
      help: 'Seconds from the receipt of a push until its update was written.',
      buckets: LONG,
    }),
    updates: counter({
      name: 'updates_total',
      help: 'Changes of subjects that this instance wrote, by kind, new state and cause.',
      labelNames: ['kind', 'state', 'cause'],
    }),
    polls: counter({
      name: 'polls_total',
      help: 'Polls of the platform by kind and outcome: news, unchanged, failed.',
      labelNames: ['kind', 'outcome'],
    }),
    leases: gauge({
      name: 'leases',
      help: 'Leased subjects that this instance is polling.',
    }),
    lostLeases: counter({
      name: 'leases_lost_total',
      help: 'Leases that expired before their work was done.',
    }),
    journalSeconds: duration({
      name: 'journal_call_duration_seconds',
      help: 'Duration of calls of the journal in seconds.',
      labelNames: ['call'],
      buckets: SHORT,
    }),
    journalFailures: counter({
      name: 'journal_failures_total',
      help: 'Calls to which the journal did not respond, or not in time.',
      labelNames: ['call'],
    }),
    statementSeconds: duration({
      name: 'database_statement_duration_seconds',
      help: 'Duration of statements in PostgreSQL in seconds, including failed ones, by the name of the statement.',
      labelNames: ['statement'],
      buckets: SHORT,
    }),
    connectionWaitSeconds: duration({
      name: 'database_connection_wait_seconds',
      help: 'Seconds that statements waited for one of the connections to PostgreSQL, or for a new one.',
      buckets: SHORT,
    }),
    redisUp: watched({
      name: 'redis_up',
      help: '1 while Redis can be reached and accepts writes, otherwise 0.',
    }),
    mostPolls: watched({
      name: 'polls_at_once',
      help: 'Maximum number of leases of this instance at a time, adapted to the platform’s responses.',
    }),
    sockets: watched({
      name: 'websockets',
      help: 'Open WebSockets.',
    }),
    unsentBytes: watched({
      name: 'unsent_bytes',
      help: 'Bytes for clients that have not left this process yet.',
      labelNames: ['transport'],
    }),
    cacheEntries: watched({
      name: 'cache_entries',
      help: 'Entries of a cache.',
      labelNames: ['cache'],
    }),
    cacheBytes: watched({
      name: 'cache_bytes',
      help: 'Bytes of a cache that counts them.',
      labelNames: ['cache'],
    }),
    documents: counter({
      name: 'documents_total',
      help: 'Attempts to store a file, by outcome: kept, failed.',
      labelNames: ['outcome'],
    }),
    uploads: counter({
      name: 'uploads_total',
      help: 'Files that clients sent, by outcome: kept, refused, failed.',
      labelNames: ['outcome'],
    }),
    uploadBytes: counter({
      name: 'upload_bytes_total',
      help: 'Bytes of files that clients sent, including rejected ones.',
    }),
  };
}

/** Name and help text of a metric, with its unit, and the names of its labels. */
interface Options<Label extends string> {
  readonly name: string;
  readonly help: string;
  readonly labelNames?: readonly Label[];
}

/** Adds the prefix of every name, which distinguishes the metrics of several services. */
function prefixed<Given extends Options<string>>(options: Given): Given {
  return { ...options, name: `fapiao_graph_${options.name}` };
}

/** Creates a gauge in a registry. */
export function createGauge<Label extends string>(
  options: Options<Label>,
  registry: Registry,
): Gauge<Label> {
  return new Gauge({ ...prefixed(options), registers: [registry] });
}

/** Gauge whose numbers exist elsewhere, such as the size of a cache: the reading queries them. */
class WatchedGauge extends Gauge {
  readonly #reads = new Map<string, () => void>();

  constructor(options: GaugeConfiguration<string>) {
    super(options);
    // Without labels it would be 0 before anything is watched.
    if (options.labelNames === undefined) this.remove();
  }

  /** Registers the function that reads a number; replaces an earlier one with the same labels. */
  watch(values: readonly string[], read: () => number): void {
    this.#reads.set(values.join('\n'), () => this.labels(...values).set(read()));
  }

  /** Called by prom-client at each reading. */
  collect(): void {
    for (const read of this.#reads.values()) read();
  }
}
