import type { Redis } from 'ioredis';
import { uncaughtErrors } from '../kernel/errors.ts';
import { outsideRequests } from '../kernel/log/log.ts';
import { pauseMs } from './client.ts';

/** Dependencies of a doorbell. */
interface DoorbellOptions {
  /** Opens a connection that does not reconnect; may throw. */
  readonly connect: () => Redis;
  readonly channels: readonly string[];
  /** Called for every published append. */
  readonly ring: (tenant: string, position: number) => void;
  /** Called when the subscription begins: earlier messages are lost. */
  readonly listening: () => void;
}

/** Receives notices of appends; some may be lost. */
interface Doorbell {
  /** Checks the connection, and closes it if a response is overdue. */
  check(): void;
  close(): void;
}

/**
 * The one connection on which an instance receives doorbells, for all tenants. Messages published while it is down are
 * lost, so a doorbell only makes a reader read sooner and is never required.
 */
export function openDoorbell({ connect, channels, ring, listening }: DoorbellOptions): Doorbell {
  let client: Redis | undefined;
  let timer: NodeJS.Timeout | undefined;
  let attempts = 0;
  let closed = false;

  function again(): void {
    if (closed) return;
    attempts += 1;
    timer = setTimeout(begin, pauseMs(attempts));
  }

  function begin(): void {
    try {
      client = connect();
    } catch {
      return again();
    }
    client.on('message', (_channel, message) => {
      const append = readAppend(message);
      if (append !== null) outsideRequests(ring, append.tenant, append.position);
    });
    // The main connection logs the same reason already.
    client.on('error', () => undefined);
    client.once('end', again);
    // ioredis throws on a reply to a subscription that is of another form.
    uncaughtErrors.run(
      () => client?.disconnect(),
      (to) => void listen(to),
      client,
    );
  }

  async function listen(to: Redis): Promise<void> {
    try {
      await to.connect();
      await to.subscribe(...channels);
      attempts = 0;
      outsideRequests(listening);
    } catch {
      to.disconnect();
    }
  }

  begin();
  return {
    check() {
      if (client?.status === 'ready') client.ping().catch(() => undefined);
    },
    close() {
      closed = true;
      clearTimeout(timer);
      client?.disconnect();
    },
  };
}

const written = /^(?<position>\d{1,15}) (?<tenant>[!-~]+)$/;

/** Parses the append in a message; null for a message of another program that uses the same Redis. */
function readAppend(
  message: string,
): { readonly tenant: string; readonly position: number } | null {
  const { position, tenant = '' } = written.exec(message)?.groups ?? {};
  if (position === undefined) return null;
  try {
    return { tenant: decodeURIComponent(tenant), position: Number(position) };
  } catch {
    // An error thrown in a listener would end the process.
    return null;
  }
}
