import type { Followed, Reading, Subject, SubjectId, Update } from '../journal/journal.ts';
import type { JsonObject } from '../kernel/json.ts';
import type { Context } from './context.ts';

/** One item of any subscription. */
export interface StatusItem extends SubjectId {
  readonly cursor: string;
  readonly eventId: string;
  /** 0 while the subject was never opened. */
  readonly version: number;
  /** Milliseconds since the epoch. */
  readonly occurredAt: number;
  readonly cause: Update['cause'] | 'SNAPSHOT';
  /** True when the item says where things stand, not that they changed. */
  readonly snapshot: boolean;
  /** True when updates before this item can no longer be had. */
  readonly gap: boolean;
  readonly confirmed: boolean;
  readonly previousState: string | null;
  readonly state: string;
  readonly final: boolean;
  /** What the kind's own snapshot holds. */
  readonly details: JsonObject;
}

/** The state of a snapshot of something that was never opened. */
export const NOT_STARTED = 'NOT_STARTED';

/** How many snapshots a feed starts over with when updates were missed. */
const SNAPSHOTS_AFTER_GAP = 100;

/** Updates of a finished subject are few; a page of them bounds the memory all the same. */
const READ_AT_ONCE = 100;

interface FollowOptions {
  /** A cursor of an earlier item; absent or null: from now on. */
  readonly after?: string | null | undefined;
  /** Only items in these states. */
  readonly states?: readonly string[];
}

/**
 * Follows one subject until its final state. Without `after`: where it stands first, then every
 * change. With `after`: exactly what follows that cursor. A subject that does not exist yet can be
 * followed too.
 *
 * Resolves once its place in the stream is taken: no later change is missed. Rejects with the
 * journal's `BadCursor` here and not at the first item, where graphql-ws would close the whole socket.
 */
export function followSubject(
  { app }: Context,
  id: SubjectId,
  { after, states }: FollowOptions = {},
): Promise<AsyncIterableIterator<StatusItem>> {
  const { journal, tracker, clock } = app;
  const filter = { kinds: [id.kind], key: id.key };
  const where = async (cursor: string, gap: boolean): Promise<StatusItem> =>
    toSnapshot(id, await journal.get(id), cursor, gap, clock.now());
  return begun({
    states,
    untilFinal: true,
    release: tracker.follow(id),
    async start(signal) {
      if (after === null || after === undefined) {
        // The position is taken before the subject is read, so that nothing falls in between; what is
        // then seen twice is recognised by its version.
        const end = await journal.end(id.tenant);
        return {
          first: [await where(end, false)],
          source: journal.follow(id.tenant, end, filter, signal),
        };
      }
      const isOver = (await journal.get(id))?.final ?? false;
      if (!isOver) return { first: [], source: journal.follow(id.tenant, after, filter, signal) };
      const read = (cursor: string): Promise<Reading> =>
        journal.read(id.tenant, cursor, filter, READ_AT_ONCE);
      return { first: [], source: readToEnd(await read(after), read) };
    },
    afterGap: async (cursor) => [await where(cursor, true)],
  });
}

/**
 * Follows all of a tenant's subjects of some kinds, for ever. Live updates only, or what follows
 * `after`. After a gap the newest subjects come as snapshots, the first of them marked. Resolves and
 * rejects as `followSubject` does.
 */
export function followFeed(
  { app, tenant }: Context,
  { after, kinds, states }: FollowOptions & { readonly kinds?: readonly string[] | undefined },
): Promise<AsyncIterableIterator<StatusItem>> {
  const { journal, clock } = app;
  const filter = { ...(kinds && { kinds }), ...(states && { states }) };
  return begun({
    states,
    untilFinal: false,
    release: () => {},
    start: async (signal) => ({
      first: [],
      source: journal.follow(tenant, after ?? (await journal.end(tenant)), filter, signal),
    }),
    async afterGap(cursor) {
      const { subjects } = await journal.list(tenant, { ...filter, first: SNAPSHOTS_AFTER_GAP });
      return subjects.map(({ subject }, index) =>
        toSnapshot(subject, subject, cursor, index === 0, clock.now()),
      );
    },
  });
}

/**
 * Follows the moment in which a subject reaches one of `states`: of the one with `key`, then it
 * completes; without a key, of all of the tenant's subjects of the kind, for ever.
 */
export function followMilestone(
  context: Context,
  kind: string,
  {
    key,
    after,
    states,
  }: FollowOptions & {
    readonly key: string | null | undefined;
    readonly states: readonly string[];
  },
): Promise<AsyncIterableIterator<StatusItem>> {
  if (typeof key !== 'string') return followFeed(context, { kinds: [kind], states, after });
  return followSubject(context, { tenant: context.tenant, kind, key }, { states, after });
}

interface Course {
  readonly states: readonly string[] | undefined;
  readonly untilFinal: boolean;
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
class Following implements AsyncIterableIterator<StatusItem> {
  readonly #course: Course;
  readonly #abort = new AbortController();
  readonly #waiting: StatusItem[] = [];
  /** The newest version seen of each subject that was shown as a snapshot. */
  readonly #shown = new Map<string, number>();
  readonly #source: Promise<AsyncIterator<Followed>>;

  constructor(course: Course) {
    this.#course = course;
    this.#source = this.#start();
  }

  /** Resolves when the place in the stream is taken. */
  async begun(): Promise<this> {
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
        if (item.final && this.#course.untilFinal) this.#end();
        if (this.#course.states?.includes(item.state) ?? true) return { done: false, value: item };
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
      const { first, source } = await this.#course.start(this.#abort.signal);
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
        this.#show(await this.#course.afterGap(followed.value.cursor));
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
    this.#course.release();
  }
}

function begun(course: Course): Promise<AsyncIterableIterator<StatusItem>> {
  return new Following(course).begun();
}

/** What is left behind a cursor of a subject that will not change any more. */
async function* readToEnd(
  begin: Reading,
  read: (cursor: string) => Promise<Reading>,
): AsyncGenerator<Followed> {
  for (let reading = begin; ; reading = await read(reading.cursor)) {
    if (reading.gap) yield { type: 'gap', cursor: reading.cursor };
    for (const update of reading.updates) yield { type: 'update', update };
    if (reading.atEnd) return;
  }
}

function toItem({ snapshot: details, ...update }: Update): StatusItem {
  return { ...update, details, snapshot: false, gap: false };
}

function toSnapshot(
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
    cause: 'SNAPSHOT',
    snapshot: true,
    gap,
    confirmed: true,
    previousState: null,
    state: subject?.state ?? NOT_STARTED,
    final: subject?.final ?? false,
    details: subject?.snapshot ?? {},
  };
}

function subjectKey({ kind, key }: SubjectId): string {
  return `${kind} ${key}`;
}
