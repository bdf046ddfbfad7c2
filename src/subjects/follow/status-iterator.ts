import type { AtEnd, Followed } from '../../journal/contract/reading.ts';
import { type StatusItem, toItem, toItemAfterGap, type Topic } from './topic.ts';

/** Reader of a subject or feed for one subscription. As an iterator it yields the items only. */
export interface Following extends AsyncIterableIterator<StatusItem, undefined> {
  /** Stream that it reads, and may share with others. */
  readonly topic: Topic;
  /** Next item, or the notice that it has read everything; null after its end. */
  step(): Promise<Step | null>;
  /** Stops reading the stream, but still counts as a follower. Not allowed while a step is in progress. */
  pause(): void;
  /** Continues behind a cursor after a pause; the claim is that of the item there, null if unknown. */
  resume(cursor: string, newestClaim: string | null): void;
  /** True if it has yielded snapshots: updates may repeat them. */
  readonly hasShown: boolean;
  /** True after a gap that no item has reported yet, as no subject is in a wanted state: the next item reports it. */
  readonly owesGap: boolean;
  /** False for an update that a snapshot has already shown. */
  isNews(item: StatusItem): boolean;
}

/** Step of a reader: an item, or the position up to which it has read. */
type Step = { readonly type: 'item'; readonly item: StatusItem } | AtEnd;

type Source = AsyncIterator<Followed, undefined>;

/** A followed subject or feed, and the snapshots with which it restarts. */
interface FollowPlan {
  readonly topic: Topic;
  /** True for the item after which following ends. */
  readonly isLast: (item: StatusItem) => boolean;
  readonly release: () => void;
  /** Snapshots to yield after a gap. `newestClaim` is the newest one that the reader received; null if it received none. */
  afterGap(cursor: string, newestClaim: string | null): Promise<readonly StatusItem[]>;
}

/** Begins to read: `first` is yielded first, `source` after it. */
type Start = (signal: AbortSignal) => Promise<{ first: readonly StatusItem[]; source: Source }>;

/**
 * Not an async generator: a generator that waits for news would not run its clean-up when a socket closes. Here `return()` aborts
 * the journal's reader, which settles the waiting `next()`.
 */
class StatusIterator implements Following {
  readonly #plan: FollowPlan;
  #waiting: readonly StatusItem[] = [];
  #newestClaim: string | null = null;
  /** Newest version of each subject that was yielded as a snapshot. */
  #shown: Map<string, number> | null = null;
  /** Aborts the reading of the journal; null during a pause. */
  #abort: AbortController | null = new AbortController();
  #source: Source | null = null;
  #owesGap = false;
  #isOver = false;

  constructor(plan: FollowPlan) {
    this.#plan = plan;
  }

  /** Resolves once the position in the stream is fixed. */
  async start(start: Start): Promise<this> {
    try {
      const { first, source } = await start(this.#abort?.signal ?? AbortSignal.abort());
      this.#show(first);
      this.#source = source;
      return this;
    } catch (error) {
      this.#end();
      throw error;
    }
  }

  get topic(): Topic {
    return this.#plan.topic;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async next(): Promise<IteratorResult<StatusItem, undefined>> {
    for (let step = await this.step(); step; step = await this.step())
      if (step.type === 'item') return { done: false, value: step.item };
    return { done: true, value: undefined };
  }

  async step(): Promise<Step | null> {
    try {
      while (!this.#isOver) {
        const step = this.#waitingStep() ?? (await this.#pull());
        if (step === null) break;
        if (step.type === 'end') return step;
        if (this.#plan.isLast(step.item)) this.#end();
        if (this.topic.isWanted(step.item)) return this.#reportingGap(step.item);
      }
    } catch (error) {
      this.#end();
      throw error;
    }
    this.#end();
    return null;
  }

  pause(): void {
    this.#abort?.abort();
    this.#abort = null;
    this.#source = null;
  }

  resume(cursor: string, newestClaim: string | null): void {
    if (this.#isOver) return;
    this.#newestClaim = newestClaim ?? this.#newestClaim;
    this.#abort = new AbortController();
    this.#source = this.topic.follow(cursor, this.#abort.signal);
  }

  get hasShown(): boolean {
    return this.#shown !== null;
  }

  get owesGap(): boolean {
    return this.#owesGap;
  }

  isNews(item: StatusItem): boolean {
    return this.#shown === null || item.version > (this.#shown.get(subjectKey(item)) ?? 0);
  }

  return(): Promise<IteratorResult<StatusItem, undefined>> {
    this.#end();
    return Promise.resolve({ done: true, value: undefined });
  }

  /** Next item or notice of the journal; null at its end. */
  async #pull(): Promise<Step | null> {
    while (this.#source !== null) {
      const { done, value } = await this.#source.next();
      if (done === true) return null;
      if (value.type === 'end') return value;
      if (value.type === 'update') {
        const item = toItem(value.update);
        this.#newestClaim = item.newestClaim ?? this.#newestClaim;
        if (this.isNews(item)) return { type: 'item', item };
        continue;
      }
      this.#show(await this.#plan.afterGap(value.cursor, this.#newestClaim));
      this.#owesGap = true;
      const first = this.#waitingStep();
      if (first !== null) return first;
    }
    return null;
  }

  #reportingGap(item: StatusItem): Step {
    const isOwed = this.#owesGap;
    this.#owesGap = false;
    return { type: 'item', item: isOwed ? toItemAfterGap(item) : item };
  }

  #waitingStep(): Step | null {
    const [item, ...rest] = this.#waiting;
    if (item === undefined) return null;
    this.#waiting = rest;
    return { type: 'item', item };
  }

  #show(items: readonly StatusItem[]): void {
    for (const item of items) (this.#shown ??= new Map()).set(subjectKey(item), item.version);
    this.#waiting = [...this.#waiting, ...items];
  }

  #end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.pause();
    this.#plan.release();
  }
}

/** Resolves with the iterator once its position in the stream is fixed. */
export function startIterator(plan: FollowPlan, start: Start): Promise<Following> {
  return new StatusIterator(plan).start(start);
}

/** True for a subscription's source that this module created. */
export function isFollowing(source: object): source is Following {
  return source instanceof StatusIterator;
}

function subjectKey({ kind, key }: StatusItem): string {
  return `${kind} ${key}`;
}
