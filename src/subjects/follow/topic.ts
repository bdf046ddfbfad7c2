import { decodeCursor } from '../../journal/follow/feeds.ts';
import type { Journal } from '../../journal/contract/journal.ts';
import type { Followed, UpdateFilter } from '../../journal/contract/reading.ts';
import type { Subject, SubjectId, Update } from '../../journal/contract/subject.ts';
import type { JsonObject } from '../../kernel/json/json.ts';
import type { Picture } from '../kind/kind.ts';

/** One event of a topic. */
export type Entry =
  | TopicItem
  /** Entries are no longer stored: each reader must restart from its own cursor. */
  | { readonly type: 'gap' };

interface TopicItem {
  readonly type: 'item';
  readonly item: StatusItem;
  /** See `positionOf`. */
  readonly position: number;
  /** False for a state or kind that the topic leaves out: the item only moves the position, or ends the topic. */
  readonly isWanted: boolean;
  /** True for the item after which the topic's subscriptions complete. */
  readonly isLast: boolean;
}

/** Filter of a topic, and the end of its subscriptions. */
interface TopicOptions {
  readonly journal: Pick<Journal, 'follow'>;
  readonly tenant: string;
  readonly filter: UpdateFilter;
  /**
   * Shows only items in which the subject changes to one of these states. Separate from the filter, as other states may be needed
   * to recognize the end.
   */
  readonly states: readonly string[] | undefined;
  /** Kinds that are not shown if the filter names none. */
  readonly except: readonly string[];
  /** True if the subscriptions complete after a final item. */
  readonly untilFinal: boolean;
}

/** Stream of items that several subscriptions may share. */
export class Topic {
  readonly #options: TopicOptions;

  constructor(options: TopicOptions) {
    this.#options = options;
  }

  /** Name that is the same for the same items of the same tenant. */
  get name(): string {
    const { tenant, filter, states, except, untilFinal } = this.#options;
    const { kinds, key } = filter;
    return JSON.stringify([tenant, kinds ?? null, key ?? null, states ?? null, except, untilFinal]);
  }

  /** All updates behind a cursor, for one subscription; see `Journal.follow`. */
  follow(cursor: string, signal: AbortSignal): AsyncIterator<Followed, undefined> {
    const { journal, tenant, filter } = this.#options;
    return journal.follow(tenant, cursor, filter, signal);
  }

  /**
   * All updates behind a cursor, live, for several subscriptions at once. A subscription with its own reader gets the same items,
   * and also its own snapshots: first, and after a gap. Ends when `signal` is aborted, and rejects as the journal's followers do.
   */
  async *entriesBehind(cursor: string, signal: AbortSignal): AsyncGenerator<Entry, undefined> {
    const source = this.follow(cursor, signal);
    for (;;) {
      // `next()` settles on abort, so the generator never hangs.
      const { done, value } = await source.next();
      if (done === true) return undefined;
      if (value.type === 'gap') yield { type: 'gap' };
      if (value.type === 'update') yield this.#toEntry(value.update);
    }
  }

  isWanted({ kind, state, previousState }: StatusItem): boolean {
    const { states, except } = this.#options;
    if (except.includes(kind)) return false;
    if (states === undefined) return true;
    return state !== null && state !== previousState && states.includes(state);
  }

  isLast({ final }: StatusItem): boolean {
    return this.#options.untilFinal && final;
  }

  #toEntry(update: Update): TopicItem {
    const item = toItem(update);
    return {
      type: 'item',
      item,
      position: positionOf(update.cursor),
      isWanted: this.isWanted(item),
      isLast: this.isLast(item),
    };
  }
}

/**
 * Position of a cursor in its tenant's stream, comparable with others of the same history: it rises with every update of the
 * tenant.
 */
export function positionOf(cursor: string): number {
  return decodeCursor(cursor).position;
}

/** One item of any subscription. */
export interface StatusItem extends SubjectId {
  /** Cursor as the journal made it; see `CursorSeal` for that of clients. */
  readonly cursor: string;
  /** See `Update.newestClaim`; null in a snapshot, whose position is not that of its subject's last update. */
  readonly newestClaim: string | null;
  readonly eventId: string;
  /** 0 while the subject was never opened. */
  readonly version: number;
  /** Milliseconds since the epoch. */
  readonly occurredAt: number;
  /**
   * A snapshot reports the present state and not a change; after a gap, it also reports that earlier updates are no longer
   * available.
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

/** The subject as of an item; null if it was never opened. */
export function pictureIn({ key, state, details, occurredAt }: StatusItem): Picture | null {
  return state === null ? null : { key, state, snapshot: details, changedAt: occurredAt };
}

/** Converts an update to an item. */
export function toItem({ snapshot: details, ...update }: Update): StatusItem {
  return { ...update, details };
}

/** Converts an item to the first one after a gap, which must report the gap as a snapshot at the position of an update. */
export function toItemAfterGap(item: StatusItem): StatusItem {
  return { ...item, cause: 'SNAPSHOT_AFTER_GAP', previousState: null };
}

/** Present state of a subject, in the form of an update. */
export function toSnapshot(
  id: SubjectId,
  subject: Subject | null,
  cursor: string,
  now: number,
): StatusItem {
  const version = subject?.version ?? 0;
  return {
    tenant: id.tenant,
    kind: id.kind,
    key: id.key,
    cursor,
    newestClaim: null,
    eventId: `snapshot:${id.kind}:${id.key}:${version}`,
    version,
    occurredAt: subject?.changedAt ?? now,
    cause: 'SNAPSHOT',
    confirmed: true,
    previousState: null,
    state: subject?.state ?? null,
    final: subject?.final ?? false,
    details: subject?.snapshot ?? {},
  };
}
