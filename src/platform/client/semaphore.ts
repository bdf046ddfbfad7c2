import type { Clock } from '../../kernel/time/clock.ts';
import { errors } from '../../messages/errors.ts';
import { RateLimited } from '../errors.ts';

/** Bounds the bytes that are being sent to the platform at a time. */
export interface Semaphore {
  /**
   * Waits in order of arrival until `bytes` fit, and resolves with the function that releases them. Throws `RateLimited` when
   * too many wait already, or when the wait takes too long.
   */
  acquire(bytes: number): Promise<() => void>;
}

interface SemaphoreOptions {
  /** Bytes that may be sent at a time. A larger request is sent alone. */
  readonly bytes: number;
  readonly mostWaiting: number;
  readonly patienceMs: number;
  readonly clock: Clock;
}

/** The `retryAfterSeconds` of a rejected call. */
const RETRY_AFTER_SECONDS = 10;

interface Waiting {
  readonly bytes: number;
  /** Called with true when the bytes fit, with false when the wait took too long. */
  readonly end: (admitted: boolean) => void;
}

/** Admits in order of arrival: small files do not overtake a large one. */
export function createSemaphore({
  bytes: capacity,
  mostWaiting,
  patienceMs,
  clock,
}: SemaphoreOptions): Semaphore {
  let taken = 0;
  const queue: Waiting[] = [];

  function admitNext(): void {
    for (let [next] = queue; next && fits(next.bytes); [next] = queue) {
      queue.shift();
      taken += next.bytes;
      next.end(true);
    }
  }

  const fits = (bytes: number): boolean => taken === 0 || taken + bytes <= capacity;

  function leaver(bytes: number): () => void {
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      taken -= bytes;
      admitNext();
    };
  }

  async function giveUp(waiting: Waiting, signal: AbortSignal): Promise<void> {
    await clock.sleep(patienceMs, signal);
    const place = queue.indexOf(waiting);
    if (place < 0) return;
    queue.splice(place, 1);
    waiting.end(false);
    // Later entries may have waited behind it.
    admitNext();
  }

  return {
    async acquire(bytes) {
      if (queue.length >= mostWaiting) throw tooMany();
      const over = new AbortController();
      const admitted = await new Promise<boolean>((end) => {
        const waiting = { bytes, end };
        queue.push(waiting);
        admitNext();
        if (queue.includes(waiting)) void giveUp(waiting, over.signal);
      });
      over.abort();
      if (!admitted) throw tooMany();
      return leaver(bytes);
    },
  };
}

function tooMany(): RateLimited {
  return new RateLimited(errors.tooManyFiles, {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}
