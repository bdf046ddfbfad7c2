import {
  CountFamily,
  DurationFamily,
  type MetricFamily,
  type MetricOptions,
  WatchedFamily,
} from './metric-families.ts';

/** Buckets from a read in memory to an operation with several platform calls, in seconds. */
const SHORT = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** Buckets from a push that is queried at once to one that waited for an unavailable platform, in seconds. */
const LONG = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 1_800];

/**
 * Metrics of one service, counted while it works. They are plain numbers; the code that renders them is loaded at the first
 * reading. No label contains values that clients or the platform choose: kinds, states, fields, endpoint paths and known codes
 * are defined by this service, and tenants by the settings.
 */
export interface Measurements extends ReturnType<typeof families> {
  /** All metrics, in the order in which they are shown. */
  readonly all: readonly MetricFamily[];
}

/** Metrics of caches. */
export type CacheMeasurements = Pick<Measurements, 'cacheEntries' | 'cacheBytes'>;

/** Metrics of PostgreSQL, by the names of statements in the code. */
export type DatabaseMeasurements = Pick<Measurements, 'statementSeconds' | 'connectionWaitSeconds'>;

/** Creates metrics that are all zero. */
export function createMeasurements(): Measurements {
  const made = families();
  return { ...made, all: Object.values(made) };
}

function families() {
  return {
    requests: counter({
      name: 'requests_total',
      help: 'HTTP requests by the first part of their path and the status of their response.',
      labels: ['route', 'status'],
    }),
    operations: counter({
      name: 'operations_total',
      help: 'Executed GraphQL root fields, by outcome: ok, or the code of the error. A subscription counts when it begins.',
      labels: ['type', 'field', 'outcome'],
    }),
    operationSeconds: duration({
      name: 'operation_duration_seconds',
      help: 'Duration of queries and mutations in seconds.',
      labels: ['type'],
      bounds: SHORT,
    }),
    subscribers: gauge({
      name: 'subscribers',
      help: 'Active subscriptions, by root field.',
      labels: ['field'],
    }),
    frames: counter({
      name: 'update_frames_total',
      help: 'Updates delivered to live subscribers of a shared subscription.',
      labels: [],
    }),
    updateToFrame: duration({
      name: 'update_to_frame_seconds',
      help: 'Seconds from the write of an update until all live subscribers with the same operation received it.',
      labels: [],
      bounds: SHORT,
    }),
    webhookAttempts: counter({
      name: 'webhook_attempts_total',
      help: 'Attempts to deliver updates to webhooks, by outcome: TAKEN, or the reason of the failure.',
      labels: ['outcome'],
    }),
    webhookSeconds: duration({
      name: 'webhook_attempt_duration_seconds',
      help: 'Duration of attempts to deliver updates to webhooks in seconds.',
      labels: [],
      bounds: SHORT,
    }),
    updateToWebhook: duration({
      name: 'update_to_webhook_seconds',
      help: 'Seconds from the write of an update until its first request to a webhook.',
      labels: [],
      bounds: LONG,
    }),
    webhooksDisabled: counter({
      name: 'webhooks_disabled_total',
      help: 'Webhooks that the service disabled, by reason.',
      labels: ['reason'],
    }),
    platformCalls: counter({
      name: 'platform_calls_total',
      help: 'Calls of the platform by endpoint and business code; refused: rejected behind the gateway, other: an unknown code, other subject: a response about something else than was requested, none: no usable response.',
      labels: ['endpoint', 'code'],
    }),
    platformSeconds: duration({
      name: 'platform_call_duration_seconds',
      help: 'Duration of calls of the platform in seconds, with or without a response.',
      labels: ['endpoint'],
      bounds: SHORT,
    }),
    billedCalls: counter({
      name: 'billed_calls_total',
      help: 'Calls that the platform bills, by capability and tenant; counted before the first attempt.',
      labels: ['capability', 'tenant'],
    }),
    pushes: counter({
      name: 'pushes_total',
      help: 'Pushes of the platform by kind and outcome: noted, repeated, final, missing (not in the journal), failed (not stored), unknown (not an address of this service, with the kind none).',
      labels: ['kind', 'outcome'],
    }),
    pushToUpdate: duration({
      name: 'push_to_update_seconds',
      help: 'Seconds from the receipt of a push until its update was written.',
      labels: [],
      bounds: LONG,
    }),
    updates: counter({
      name: 'updates_total',
      help: 'Changes of subjects that this instance wrote, by kind, new state and cause.',
      labels: ['kind', 'state', 'cause'],
    }),
    polls: counter({
      name: 'polls_total',
      help: 'Polls of the platform by kind and outcome: news, unchanged, failed.',
      labels: ['kind', 'outcome'],
    }),
    leases: gauge({
      name: 'leases',
      help: 'Leased subjects that this instance is polling.',
      labels: [],
    }),
    lostLeases: counter({
      name: 'leases_lost_total',
      help: 'Leases that expired before their work was done.',
      labels: [],
    }),
    journalSeconds: duration({
      name: 'journal_call_duration_seconds',
      help: 'Duration of calls of the journal in seconds.',
      labels: ['call'],
      bounds: SHORT,
    }),
    journalFailures: counter({
      name: 'journal_failures_total',
      help: 'Calls to which the journal did not respond, or not in time.',
      labels: ['call'],
    }),
    statementSeconds: duration({
      name: 'database_statement_duration_seconds',
      help: 'Duration of statements in PostgreSQL in seconds, including failed ones, by the name of the statement.',
      labels: ['statement'],
      bounds: SHORT,
    }),
    connectionWaitSeconds: duration({
      name: 'database_connection_wait_seconds',
      help: 'Seconds that statements waited for one of the connections to PostgreSQL, or for a new one.',
      labels: [],
      bounds: SHORT,
    }),
    redisUp: watched({
      name: 'redis_up',
      help: '1 while Redis can be reached and accepts writes, otherwise 0.',
      labels: [],
    }),
    mostPolls: watched({
      name: 'polls_at_once',
      help: 'Maximum number of leases of this instance at a time, adapted to the platform’s responses.',
      labels: [],
    }),
    sockets: watched({
      name: 'websockets',
      help: 'Open WebSockets.',
      labels: [],
    }),
    unsentBytes: watched({
      name: 'unsent_bytes',
      help: 'Bytes for clients that have not left this process yet.',
      labels: ['transport'],
    }),
    cacheEntries: watched({
      name: 'cache_entries',
      help: 'Entries of a cache.',
      labels: ['cache'],
    }),
    cacheBytes: watched({
      name: 'cache_bytes',
      help: 'Bytes of a cache that counts them.',
      labels: ['cache'],
    }),
    documents: counter({
      name: 'documents_total',
      help: 'Attempts to store a file, by outcome: kept, failed.',
      labels: ['outcome'],
    }),
    uploads: counter({
      name: 'uploads_total',
      help: 'Files that clients sent, by outcome: kept, refused, failed.',
      labels: ['outcome'],
    }),
    uploadBytes: counter({
      name: 'upload_bytes_total',
      help: 'Bytes of files that clients sent, including rejected ones.',
      labels: [],
    }),
  };
}

/** Prefix of every name, which distinguishes the metrics of several services. */
const PREFIX = 'fapiao_graph_';

function named<const Labels extends readonly string[]>(
  options: MetricOptions<Labels>,
): MetricOptions<Labels> {
  return { ...options, name: PREFIX + options.name };
}

function counter<const Labels extends readonly string[]>(
  options: MetricOptions<Labels>,
): CountFamily<Labels> {
  return new CountFamily('counter', named(options));
}

function gauge<const Labels extends readonly string[]>(
  options: MetricOptions<Labels>,
): CountFamily<Labels> {
  return new CountFamily('gauge', named(options));
}

function watched<const Labels extends readonly string[]>(
  options: MetricOptions<Labels>,
): WatchedFamily<Labels> {
  return new WatchedFamily(named(options));
}

function duration<const Labels extends readonly string[]>(
  options: MetricOptions<Labels> & { readonly bounds: readonly number[] },
): DurationFamily<Labels> {
  return new DurationFamily({ ...named(options), bounds: options.bounds });
}
