import { MOST_UNSENT, type Payload } from './sink.ts';
import { hash } from 'node:crypto';
import type { GraphQLSchema } from 'graphql';
import type { App, Audience } from '../../context/context.ts';
import type { StatusItem, Topic } from '../../subjects/follow/topic.ts';
import type { Operation } from '../pipeline/reporting.ts';
import { sharingKey } from './sharing.ts';
import { traceIn } from '../../subjects/kind/snapshot-marks.ts';

/** A position in a tenant's stream. */
export interface StreamPosition {
  readonly cursor: string;
  readonly position: number;
  /** Newest claim of the item at the position; null for no item, or an unknown one. */
  readonly newestClaim: string | null;
}

/** An item for all live members. */
export interface Broadcast {
  readonly at: StreamPosition;
  readonly item: StatusItem;
  /** Null if the topic excludes the item's state. */
  readonly payload: Payload | null;
  /** True if the subscriptions complete after this item. */
  readonly isLast: boolean;
}

/** A member of a fan-out. */
export interface Listener {
  /** Called when the member becomes live: it is then offered everything after this position. */
  goLive(at: StreamPosition): void;
  /** Accepts a broadcast, or drops one that the member already has. */
  offer(broadcast: Broadcast): void;
  /** Makes the member use its own reader, from the position of the last broadcast or its own position if that is later. */
  readAlone(at: StreamPosition): void;
  fail(error: unknown): void;
}

/** Broadcasts for a member that is about to become live. */
interface BroadcastBuffer {
  /** Position up to which no broadcasts are buffered; the member's own reader must reach it. */
  from: number;
  broadcasts: Broadcast[];
  length: number;
}

interface FanOutOptions {
  readonly topic: Topic;
  /** Executes an item once for all members, and calls `broadcast`, which returns the number of live members. */
  readonly deliver: (item: StatusItem, broadcast: (payload: Payload) => number) => Promise<void>;
  /** Called when the last member has left. */
  readonly emptied: () => void;
}

/**
 * Group of subscribers with the same operation and responses: each update is read, executed and serialized once for all
 * of them. A fan-out reads only while a member is live, from the position of the first live member, one item at a time.
 *
 * A member may become live when it has read up to the position of the fan-out; it drops broadcasts that it already has.
 * Example: the fan-out is at 7. A member that has read up to 9 becomes live, and drops the broadcasts 8 and 9. For a
 * member at 5, broadcasts from 8 on are buffered until its own reader has reached 7, so that it catches up with any
 * stream.
 *
 * If entries are no longer available, each member restarts from its own position, and reports the gap there. A failed
 * read or execution fails all live members; members with a reader of their own fail separately.
 */
export class FanOut {
  readonly #options: FanOutOptions;
  readonly #live = new Set<Listener>();
  readonly #buffers = new Map<Listener, BroadcastBuffer>();
  #size = 0;
  #reading: AbortController | null = null;
  /** Position of the last broadcast, or the start of the reading. */
  #at: StreamPosition = { cursor: '', position: 0, newestClaim: null };

  constructor(options: FanOutOptions) {
    this.#options = options;
  }

  add(): void {
    this.#size += 1;
  }

  remove(member: Listener): void {
    this.pause(member);
    this.#size -= 1;
    if (this.#size === 0) this.#options.emptied();
  }

  /** Removes a member from the live ones. */
  pause(member: Listener): void {
    this.#buffers.delete(member);
    this.#live.delete(member);
    if (this.#live.size === 0) this.#stop();
  }

  /**
   * Makes a member live that has read everything up to `at`, and offers it the buffered broadcasts. Returns false if the
   * fan-out is ahead: the member must read on, and try again when it reaches its end.
   */
  enter(member: Listener, at: StreamPosition): boolean {
    const buffer = this.#buffers.get(member);
    if (this.#reading === null) this.#begin(at);
    const { position } = this.#at;
    if (at.position < (buffer?.from ?? position)) {
      if (!buffer) this.#buffers.set(member, { from: position, broadcasts: [], length: 0 });
      return false;
    }
    this.#buffers.delete(member);
    this.#live.add(member);
    // Most members become live at the same position, so they share one object.
    member.goLive(at.position === position ? this.#at : at);
    for (const broadcast of buffer?.broadcasts ?? []) member.offer(broadcast);
    return true;
  }

  #begin(at: StreamPosition): void {
    this.#reading = new AbortController();
    this.#at = at;
    void this.#read(at.cursor, this.#reading.signal);
  }

  #stop(): void {
    this.#reading?.abort();
    this.#reading = null;
    this.#buffers.clear();
  }

  async #read(cursor: string, signal: AbortSignal): Promise<void> {
    const { topic, deliver } = this.#options;
    try {
      const entries = topic.entriesBehind(cursor, signal);
      for (;;) {
        const { done, value: entry } = await entries.next();
        if (done === true || signal.aborted) return;
        if (entry.type === 'gap') return this.#disband((member) => member.readAlone(this.#at));
        const { item, position, isWanted, isLast } = entry;
        const at = { cursor: item.cursor, position, newestClaim: item.newestClaim };
        if (!isWanted) this.#broadcast({ at, item, payload: null, isLast });
        else
          await deliver(item, (payload) =>
            signal.aborted ? 0 : this.#broadcast({ at, item, payload, isLast }),
          );
        if (signal.aborted) return;
      }
    } catch (error) {
      if (!signal.aborted) this.#disband((member) => member.fail(error));
    }
  }

  #broadcast(broadcast: Broadcast): number {
    this.#at = broadcast.at;
    for (const buffer of this.#buffers.values()) addTo(buffer, broadcast);
    const members = this.#live.size;
    for (const member of this.#live) member.offer(broadcast);
    return members;
  }

  /** Ends the reading. `notify` tells each live member how to continue. */
  #disband(notify: (member: Listener) => void): void {
    const members = [...this.#live];
    this.#live.clear();
    this.#stop();
    for (const member of members) notify(member);
  }
}

/** Buffers a broadcast for a member; above `MOST_UNSENT`, the member continues with its own reader. */
function addTo(buffer: BroadcastBuffer, broadcast: Broadcast): void {
  buffer.broadcasts.push(broadcast);
  buffer.length += broadcast.payload?.text.length ?? 0;
  if (buffer.length <= MOST_UNSENT) return;
  buffer.from = broadcast.at.position;
  buffer.broadcasts = [];
  buffer.length = 0;
}

/** An operation without the caller who sent it. */
type SharedOperation = Pick<
  Operation,
  'schema' | 'document' | 'operationName' | 'variableValues'
> & {
  readonly app: Operation['contextValue']['app'];
  readonly audience: Audience;
  /** Id of the fan-out, with which its errors are logged. */
  readonly requestId: string;
};

/** Executes one event for all subscribers of a fan-out. */
export type ExecuteShared = (operation: SharedOperation, item: StatusItem) => Promise<Payload>;

/** Fan-outs of the subscribers of this process. */
interface Hub {
  /** Fan-out of all subscribers with the same topic and responses; null for an operation that is not shared. */
  fanOutOf(operation: Operation, topic: Topic): FanOut | null;
}

export function createHub(schema: GraphQLSchema, execute: ExecuteShared): Hub {
  const fanOuts = new Map<string, FanOut>();

  function createFanOut(name: string, operation: Operation, topic: Topic): FanOut {
    const { document, operationName, variableValues, contextValue } = operation;
    const { app, tenant, scopes, language } = contextValue;
    const shared: SharedOperation = {
      schema,
      document,
      operationName,
      variableValues,
      app,
      audience: { tenant, scopes, language },
      requestId: app.newId(),
    };
    const fanOut = new FanOut({
      topic,
      deliver: (item, broadcast) =>
        frameSpan(app, item, async () => {
          const members = broadcast(await execute(shared, item));
          if (members === 0) return;
          const { measurements, clock } = app;
          measurements.frames.inc(members);
          measurements.updateToFrame.observe((clock.now() - item.occurredAt) / 1000);
        }),
      emptied: () => void fanOuts.delete(name),
    });
    fanOuts.set(name, fanOut);
    return fanOut;
  }

  return {
    fanOutOf(operation, topic) {
      const key = sharingKey(operation);
      if (key === null) return null;
      // A digest, so that the variables do not stay in memory as long as a member follows.
      const name = hash('sha256', JSON.stringify([key, topic.name]), 'base64url');
      return fanOuts.get(name) ?? createFanOut(name, operation, topic);
    },
  };
}

/**
 * Runs the execution and delivery of an update as part of the trace that wrote it, on any instance. An update without a trace
 * has no span.
 */
export function frameSpan<Result>(
  { tracing, logFieldsOf }: Pick<App, 'tracing' | 'logFieldsOf'>,
  item: StatusItem,
  work: () => Result,
): Result {
  const known = tracing.isOn ? traceIn(item.details) : null;
  if (known === null) return work();
  const { tenant, kind, subject } = logFieldsOf(item);
  const attributes = {
    'fapiao.tenant': tenant,
    'fapiao.subject.kind': kind,
    'fapiao.subject.digest': subject,
    'fapiao.subject.version': item.version,
    'fapiao.cause': item.cause,
  };
  return tracing.resumed(known, () => tracing.span(`update ${kind}`, 'internal', attributes, work));
}
