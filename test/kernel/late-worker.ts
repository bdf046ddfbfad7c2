import { setTimeout } from 'node:timers/promises';
import { answerWith } from '../../src/kernel/bounded-worker.ts';

/** A program that loads slowly. */
await setTimeout(1_000);
answerWith((task) => Promise.resolve(task));
