import type { Followed, Subject, SubjectId, Update } from '../journal/journal.ts';
import type { JsonObject } from '../kernel/json.ts';

/** One item of any subscription. */
export interface StatusItem extends SubjectId {
  readonly cursor: string;
  readonly eventId: string;
  /** 0 while the subject was never opened. */
  readonly version: number;
  /** Milliseconds since the epoch. */
  readonly occurredAt: number;
  /**
   * A snapshot says where things stand, not that they changed; after a gap, also that updates before it can
   * no longer be had.
   */
  readonly cause: Update['cause'] | 'SNAPSHOT' | 'SNAPSHOT_AFTER_GAP';
  readonly confirmed: boolean;
  readonly previousState: string | null;
  /** Null while the subject was never opened. */
  readonly state: string | null;
  readonly final: boolean;
  /** The kind's own snapshot. */
  readonly details: JsonObject;
}

/** The source of a followed subject or feed, and how it begins anew. */
export interface FollowPlan {
  readonly states: readonly string[] | undefined;
  /** True for the item after which nothing is followed any more. */
  readonly isLast: (item: StatusItem) => boolean;
  readonly release: () => void;
  start(
    signal: AbortSignal,
  ): Promise<{ first: readonly StatusItem[]; source: AsyncIterator<Followed> }>;
  afterGap(cursor: string): Promise<readonly StatusItem[]>;
}

/**
 * Not an async generator: one that waits for news would not run its clean-up when a socket closes.
 * Here `return()` aborts the journal's reader, which settles the waiting `next()`.
 */
class StatusIterator implements AsyncIterableIterator<StatusItem> {
  readonly #plan: FollowPlan;
  readonly #abort = new AbortController();
  readonly #waiting: StatusItem[] = [];
  /** The newest version seen of each subject that was shown as a snapshot. */
  readonly #shown = new Map<string, number>();
  readonly #source: Promise<AsyncIterator<Followed>>;

  constructor(plan: FollowPlan) {
    this.#plan = plan;
    this.#source = this.#start();
  }

  /** Resolves when the place in the stream is taken. */
  async started(): Promise<this> {
    await this.#source;
    return this;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async next(): Promise<IteratorResult<StatusItem>> {
    try {
      while (!this.#abort.signal.aborted) {
        const item = this.#waiting.shift() ?? (await this.#pull());
        if (item === null) break;
        if (this.#plan.isLast(item)) this.#end();
        const { states } = this.#plan;
        if (!states || (item.state !== null && states.includes(item.state)))
          return { done: false, value: item };
      }
    } catch (error) {
      this.#end();
      throw error;
    }
    return this.return();
  }

  return(): Promise<IteratorResult<StatusItem>> {
    this.#end();
    return Promise.resolve({ done: true, value: undefined });
  }

  async #start(): Promise<AsyncIterator<Followed>> {
    try {
      const { first, source } = await this.#plan.start(this.#abort.signal);
      this.#show(first);
      return source;
    } catch (error) {
      this.#end();
      throw error;
    }
  }

  /** The next item of the journal; null at its end. */
  async #pull(): Promise<StatusItem | null> {
    const source = await this.#source;
    for (;;) {
      const known = this.#waiting.shift();
      if (known) return known;
      const followed = await source.next();
      if (followed.done === true) return null;
      if (followed.value.type === 'gap')
        this.#show(await this.#plan.afterGap(followed.value.cursor));
      else if (
        followed.value.update.version > (this.#shown.get(subjectKey(followed.value.update)) ?? 0)
      ) {
        return toItem(followed.value.update);
      }
    }
  }

  #show(items: readonly StatusItem[]): void {
    for (const item of items) this.#shown.set(subjectKey(item), item.version);
    this.#waiting.push(...items);
  }

  #end(): void {
    if (this.#abort.signal.aborted) return;
    this.#abort.abort();
    this.#plan.release();
  }
}

/** Resolves with the iterator once its place in the stream is taken. */
export function startIterator(plan: FollowPlan): Promise<AsyncIterableIterator<StatusItem>> {
  return new StatusIterator(plan).started();
}

function toItem({ snapshot: details, ...update }: Update): StatusItem {
  return { ...update, details };
}

/** A picture of where a subject stands, in the form of an update. */
export function toSnapshot(
  id: SubjectId,
  subject: Subject | null,
  cursor: string,
  gap: boolean,
  now: number,
): StatusItem {
  const version = subject?.version ?? 0;
  return {
    tenant: id.tenant,
    kind: id.kind,
    key: id.key,
    cursor,
    eventId: `snapshot:${id.kind}:${id.key}:${version}`,
    version,
    occurredAt: subject?.changedAt ?? now,
    cause: gap ? 'SNAPSHOT_AFTER_GAP' : 'SNAPSHOT',
    confirmed: true,
    previousState: null,
    state: subject?.state ?? null,
    final: subject?.final ?? false,
    details: subject?.snapshot ?? {},
  };
}

function subjectKey({ kind, key }: SubjectId): string {
  return `${kind} ${key}`;
}
