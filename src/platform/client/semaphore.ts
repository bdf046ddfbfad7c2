import type { Clock } from '../../kernel/time/clock.ts';
import { errors } from '../../messages/errors.ts';
import { RateLimited } from '../errors.ts';

/** Bounds how much is on its way to the platform at a time. */
export interface Semaphore {
  /**
   * Waits until there is room for `bytes`, in the order of arrival, and resolves with what gives it
   * back. Throws `RateLimited` when too many wait already, or when it takes too long.
   */
  acquire(bytes: number): Promise<() => void>;
}

export interface SemaphoreOptions {
  /** Bytes that may be under way together. Something larger than all of it goes alone. */
  readonly bytes: number;
  readonly mostWaiting: number;
  readonly patienceMs: number;
  readonly clock: Clock;
}

/** The wait that a caller is told who found no room. */
const RETRY_AFTER_SECONDS = 10;

interface Waiting {
  readonly bytes: number;
  /** With true when there is room, with false when it took too long. */
  readonly end: (admitted: boolean) => void;
}

/** First come, first served: a large file is not overtaken by small ones until its client gives up. */
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
    // It may have been the one that the others waited behind.
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
