import type { Socket } from 'node:net';
import { requests } from '../../messages/requests.ts';
import { RequestRejected } from '../http/short-responses.ts';
import type { Admission } from '../auth/authentication.ts';

/** Share of the total that one address, key or tenant may use. */
const SHARE = 0.5;

/**
 * Bytes of each body that are not counted, so that clients behind a shared address can send short requests even when that
 * address has used its share. The number of connections bounds the number of bodies.
 */
const UNCOUNTED_BYTES = 4 * 1024;

/** Clients need not wait long: bodies in progress are read or dropped within the time limit of a request. */
const RETRY_AFTER = { 'retry-after': '1' };

/** Counts the bytes of request bodies in progress, per address, key and tenant, and in total. */
export class BodyRoom {
  readonly #mostBytes: number;
  #bytes = 0;
  readonly #byHolder = new Map<string, number>();

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  /** Opens an account for one body. `holders` are names such as `address ::1`. */
  open(holders: readonly string[]): BodyAccount {
    return new BodyAccount(this, holders);
  }

  /** Adds bytes to the counts of holders. If there is no room, nothing is added, and the result names the full count. */
  add(holders: readonly string[], bytes: number): 'added' | 'holder is full' | 'all is full' {
    if (this.#bytes + bytes > this.#mostBytes) return 'all is full';
    const most = this.#mostBytes * SHARE;
    for (const holder of holders)
      if ((this.#byHolder.get(holder) ?? 0) + bytes > most) return 'holder is full';
    this.#bytes += bytes;
    for (const holder of holders)
      this.#byHolder.set(holder, (this.#byHolder.get(holder) ?? 0) + bytes);
    return 'added';
  }

  remove(holders: readonly string[], bytes: number): void {
    this.#bytes -= bytes;
    for (const holder of holders) {
      const left = (this.#byHolder.get(holder) ?? 0) - bytes;
      if (left > 0) this.#byHolder.set(holder, left);
      else this.#byHolder.delete(holder);
    }
  }
}

/** The address, key and tenant to which a client's bodies are charged. */
export function holdersOf(
  { remoteAddress = '' }: Pick<Socket, 'remoteAddress'>,
  { caller, holder }: Pick<Admission, 'caller' | 'holder'>,
): readonly string[] {
  const key = holder === null ? [] : [`${holder.sort} ${holder.name}`];
  return [`address ${remoteAddress}`, `tenant ${caller.tenant}`, ...key];
}

/** Bytes reserved for one body. */
export class BodyAccount {
  readonly #room: BodyRoom;
  readonly #holders: readonly string[];
  #bytes = 0;
  #uncounted = UNCOUNTED_BYTES;
  #isClosed = false;

  constructor(room: BodyRoom, holders: readonly string[]) {
    this.#room = room;
    this.#holders = holders;
  }

  /**
   * Reserves more room. Throws `RequestRejected`: 429 for a holder that has used its share, 503 if there is no room
   * at all.
   */
  take(bytes: number): void {
    const added = this.#add(bytes);
    if (added === 'added') return;
    const [status, code] =
      added === 'holder is full'
        ? ([429, 'RATE_LIMITED'] as const)
        : ([503, 'UNAVAILABLE'] as const);
    throw new RequestRejected(status, code, requests.noRoomForBody, RETRY_AFTER);
  }

  /** Releases all bytes; nothing is counted afterwards. */
  close(): void {
    if (this.#bytes > 0) this.#room.remove(this.#holders, this.#bytes);
    this.#bytes = 0;
    this.#isClosed = true;
  }

  #add(bytes: number): ReturnType<BodyRoom['add']> {
    if (this.#isClosed) return 'added';
    const counted = Math.max(0, bytes - this.#uncounted);
    if (counted === 0) {
      this.#uncounted -= bytes;
      return 'added';
    }
    const added = this.#room.add(this.#holders, counted);
    if (added !== 'added') return added;
    this.#uncounted -= bytes - counted;
    this.#bytes += counted;
    return added;
  }
}
