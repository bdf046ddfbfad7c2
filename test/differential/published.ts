import { MapperKind, mapSchema } from '@graphql-tools/utils';
import type { GraphQLSchema } from 'graphql';
import { decodeCursor, encodeCursor } from '../../src/journal/follow/feeds.ts';
import type { Followed } from '../../src/journal/contract/reading.ts';
import type { Update } from '../../src/journal/contract/subject.ts';
import { startIterator } from '../../src/subjects/follow/status-iterator.ts';
import { Topic } from '../../src/subjects/follow/topic.ts';

/** The stream of updates of one subject, without a journal. */
export class Published {
  readonly #updates: Update[] = [];
  /** Readers that have caught up, each with its wake function. */
  readonly #waiting = new Set<() => void>();
  #opened = 0;
  #noticed = (): void => {};

  /** The schema with subscriptions that follow this stream. */
  in(schema: GraphQLSchema): GraphQLSchema {
    const topic = new Topic({
      journal: { follow: (_tenant, after, _filter, signal) => this.#follow(after, signal) },
      tenant: 'default',
      filter: {},
      states: undefined,
      except: [],
      untilFinal: false,
    });
    const plan = {
      topic,
      isLast: () => false,
      release() {},
      afterGap: () => Promise.resolve([]),
    };
    const subscribe = () =>
      startIterator(plan, (signal) => {
        const source = topic.follow(this.#cursor(this.#updates.length), signal);
        return Promise.resolve({ first: [], source });
      });
    return mapSchema(schema, {
      [MapperKind.SUBSCRIPTION_ROOT_FIELD]: (field) => ({ ...field, subscribe }),
    });
  }

  publish(): void {
    const version = this.#updates.length + 1;
    this.#updates.push({
      tenant: 'default',
      kind: 'published',
      key: 'one',
      cursor: this.#cursor(version),
      newestClaim: `event-${version}.${version}.0`,
      eventId: `event-${version}`,
      version,
      occurredAt: 0,
      cause: 'POLL',
      confirmed: true,
      previousState: null,
      state: 'ISSUED',
      final: false,
      snapshot: {},
    });
    for (const wake of this.#waiting) wake();
  }

  /**
   * Resolves when this many subscribers since the last call wait for updates: each by its own reader, or all of them by
   * the hub's one reader. Returns which of the two.
   */
  async followed(by: number): Promise<'by the hub' | 'by each'> {
    for (;;) {
      if (this.#waiting.size === by && this.#opened === by) return 'by each';
      if (this.#waiting.size === 1 && this.#opened === by + 1) return 'by the hub';
      await new Promise<void>((resolve) => (this.#noticed = resolve));
    }
  }

  /** Resolves when there is no follower. */
  async left(): Promise<void> {
    while (this.#waiting.size > 0) await new Promise<void>((resolve) => (this.#noticed = resolve));
    this.#opened = 0;
  }

  async *#follow(after: string, signal?: AbortSignal): AsyncIterableIterator<Followed, undefined> {
    this.#opened += 1;
    this.#noticed();
    let { position } = decodeCursor(after);
    for (;;) {
      for (; position < this.#updates.length; position += 1) {
        const update = this.#updates[position];
        if (update === undefined) return undefined;
        yield { type: 'update', update };
      }
      yield { type: 'end', cursor: this.#cursor(position) };
      if ((await this.#news(signal)) === 'no more') return undefined;
    }
  }

  async #news(signal?: AbortSignal): Promise<'some' | 'no more'> {
    if (isOver(signal)) return 'no more';
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.add(resolve);
    signal?.addEventListener('abort', () => resolve(), { once: true });
    this.#noticed();
    await promise;
    this.#waiting.delete(resolve);
    this.#noticed();
    return isOver(signal) ? 'no more' : 'some';
  }

  #cursor(position: number): string {
    return encodeCursor({ epoch: 'published', position });
  }
}

/** A function, as the compiler takes a member that was false to stay so. */
function isOver(signal: AbortSignal | undefined): boolean {
  return signal?.aborted === true;
}
