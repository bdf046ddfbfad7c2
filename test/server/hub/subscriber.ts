import { decodeCursor } from '../../../src/journal/follow/feeds.ts';
import { Client } from './client.ts';
import { framesBehind, type Sort } from './model.ts';
import type { Publisher } from './publisher.ts';

/** Received frames, and the expected ones. */
export interface Comparison {
  readonly received: readonly string[];
  readonly owed: readonly string[];
}

/** A subscriber and its expected frames. */
export class Subscriber {
  readonly sort: Sort;
  readonly key: string;
  readonly id: string;
  readonly #url: string;
  #client: Client;
  /** The cursor from which the current subscription is served; null: from now on. */
  #after: string | null = null;
  isStalled = false;
  isHere = false;

  constructor(url: string, id: string, sort: Sort, key: string) {
    this.#url = url;
    this.id = id;
    this.sort = sort;
    this.key = key;
    this.#client = new Client(url, id);
  }

  async join(after: string | null): Promise<void> {
    this.#after = after;
    this.isHere = true;
    await this.#client.open();
    this.#client.subscribe(this.sort.query, { orderId: this.key, after });
  }

  stall(): void {
    this.isStalled = true;
    this.#client.stall();
  }

  goOn(): void {
    this.isStalled = false;
    this.#client.goOn();
  }

  /** Disconnects; resolves with the received and the expected frames. */
  async leave(publisher: Publisher, how: 'completes' | 'closes'): Promise<Comparison> {
    this.isHere = false;
    if (how === 'completes') {
      this.#client.complete();
      await this.#client.settled();
    }
    this.#client.close();
    const { received, owed } = this.#compare(publisher);
    return { received, owed: owed.slice(0, received.length) };
  }

  /** Resumes behind the last item that it received. */
  async comeBack(): Promise<void> {
    const last = this.#client.frames.findLast((frame) => frame.includes('"cursor"'));
    const isOver = this.#client.frames.at(-1)?.endsWith('"type":"complete"}') ?? false;
    if (isOver) return;
    this.#client = new Client(this.#url, this.id);
    await this.join(last === undefined ? this.#after : cursorIn(last));
  }

  /** Resolves when all expected frames, and any further ones under way, have arrived. */
  async check(publisher: Publisher): Promise<Comparison> {
    // A subscriber that began in time gets a snapshot, or an update of the end.
    if (this.#after === null) await this.#client.has(1);
    const { snapshots, owed } = this.#compare(publisher);
    await this.#client.has(snapshots + owed.length);
    // A subscriber that disconnected at the end has no socket any more.
    if (this.isHere) await this.#client.settled();
    return this.#compare(publisher);
  }

  /** Received updates, and those expected by now. */
  #compare({ updates }: Publisher): Comparison & { readonly snapshots: number } {
    const { frames } = this.#client;
    if (this.#after !== null) {
      const { position } = decodeCursor(this.#after);
      return { snapshots: 0, received: frames, owed: framesBehind(this, updates, position) };
    }
    const [first] = frames;
    // A subscriber that begins now gets a snapshot first, or an update new to it.
    if (first === undefined) return { snapshots: 0, received: [], owed: [] };
    const all = framesBehind(this, updates, 0);
    if (!first.includes('"eventId":"snapshot:'))
      return { snapshots: 0, received: frames, owed: all.slice(all.indexOf(first)) };
    const version = Number(/"version":(\d+)/.exec(first)?.[1]);
    const seen = updates.filter(({ key }) => key === this.key)[version - 1];
    const position = seen ? decodeCursor(seen.cursor).position : 0;
    const owed = seen?.final ? all.slice(-1) : framesBehind(this, updates, position);
    return { snapshots: 1, received: frames.slice(1), owed };
  }
}

function cursorIn(frame: string): string {
  return /"cursor":"([^"]+)"/.exec(frame)?.[1] ?? '';
}
