import type { Socket } from 'node:net';
import { requests } from '../../messages/requests.ts';
import { RequestRejected } from '../http/short-responses.ts';
import type { Admission } from '../auth/authentication.ts';

/** The part of all room that one address, key or tenant may take. */
const SHARE = 0.5;

/**
 * Bytes of each body that are not counted: clients that share an address, as behind a proxy, send short requests
 * even while it has used up its room. There are no more bodies at a time than connections.
 */
export const UNCOUNTED_BYTES = 4 * 1024;

/** Clients do not wait long for room: bodies in progress are read, or dropped, within a request's time limit. */
const RETRY_AFTER = { 'retry-after': '1' };

/**
 * Bytes of request bodies that are being received or worked on: of one address, one key and one tenant, and altogether.
 */
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

  /** Adds to what holders have; false, without adding, where there is no room. */
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

/** The address, key and tenant that a client's bodies count for. */
export function holdersOf(
  { remoteAddress = '' }: Pick<Socket, 'remoteAddress'>,
  { caller, holder }: Pick<Admission, 'caller' | 'holder'>,
): readonly string[] {
  const key = holder === null ? [] : [`${holder.sort} ${holder.name}`];
  return [`address ${remoteAddress}`, `tenant ${caller.tenant}`, ...key];
}

/** The room that one body takes. */
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
      added === 'holder is full' ? [429, 'RATE_LIMITED'] : [503, 'UNAVAILABLE'];
    throw new RequestRejected(status, code, requests.noRoomForBody, RETRY_AFTER);
  }

  /** Gives all of it back; nothing is counted afterwards. */
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
