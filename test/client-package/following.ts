import { onTestFinished } from 'vitest';
import {
  createFollower,
  type Followed,
  type FollowerOptions,
  type UpdateData,
} from '../../packages/client/src/index.ts';

/** A following client, and what it has applied. */
export class Following<Data extends UpdateData, Variables> {
  readonly applied: Data[] = [];
  gaps = 0;
  /** Resolves with its end: null for a final state. */
  readonly ended: Promise<unknown>;
  /** Ends it. */
  readonly stop: () => void;
  #changed = Promise.withResolvers<void>();

  constructor(options: FollowerOptions, followed: Followed<Data, Variables>) {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    this.ended = promise;
    // Short waits: a test cuts more often in a second than a network in a month.
    const follower = createFollower({ firstWaitMs: 5, longestWaitMs: 50, ...options });
    this.stop = follower.follow(followed, {
      apply: (data) => {
        this.applied.push(data);
        this.#changed.resolve();
        this.#changed = Promise.withResolvers();
      },
      onGap: () => {
        this.gaps += 1;
      },
      onEnd: resolve,
    });
    onTestFinished(this.stop);
  }

  /** Resolves when an applied update passes. */
  async until(passes: (data: Data) => boolean): Promise<void> {
    while (!this.applied.some((data) => passes(data))) await this.#changed.promise;
  }
}
