import type { Redis } from 'ioredis';
import { pauseMs } from './client.ts';

/** Needs of a doorbell. */
export interface DoorbellOptions {
  /** Makes a connection that doesn't reconnect; may throw. */
  readonly connect: () => Redis;
  readonly channels: readonly string[];
  /** Called for every published append. */
  readonly ring: (tenant: string, position: number) => void;
  /** Called when hearing begins: what was published before is lost. */
  readonly listening: () => void;
}

/** Hears that something was appended, mostly. */
export interface Doorbell {
  /** Finds out whether the connection is still alive; one that owes a response for too long is closed. */
  check(): void;
  close(): void;
}

/**
 * The one connection on which an instance receives doorbells, for all tenants. What is published
 * while it is down is lost, so a ring only makes a reader read sooner.
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
      if (append !== null) ring(append.tenant, append.position);
    });
    // The reason is in the log already: the other connection goes the same way.
    client.on('error', () => undefined);
    client.once('end', again);
    void listen(client);
  }

  async function listen(to: Redis): Promise<void> {
    try {
      await to.connect();
      await to.subscribe(...channels);
      attempts = 0;
      listening();
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

/** The append that a message reports; null for one that no instance published, as other programs may use the same Redis. */
function readAppend(
  message: string,
): { readonly tenant: string; readonly position: number } | null {
  const { position, tenant = '' } = written.exec(message)?.groups ?? {};
  if (position === undefined) return null;
  try {
    return { tenant: decodeURIComponent(tenant), position: Number(position) };
  } catch {
    // Thrown in a listener, it would end the process.
    return null;
  }
}
