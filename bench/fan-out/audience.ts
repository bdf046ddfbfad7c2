import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { type Feed, KEY } from './feed.ts';
import { nextMessage } from './messages.ts';
import type { Assignment, Received } from './subscribers.ts';

/** Starts the subscribers; resolves when all have sent their subscription. */
export async function gather(
  { url, after }: Pick<Feed, 'url' | 'after'>,
  subscribers: number,
): Promise<ChildProcess> {
  const audience = fork(join(import.meta.dirname, 'subscribers.ts'));
  const assignment: Assignment = { url, after, key: KEY, subscribers };
  audience.send(assignment);
  await received(audience);
  return audience;
}

/** Resolves when all subscribers have received an item; rejects if their process fails. */
export function received(audience: ChildProcess): Promise<Received> {
  return nextMessage(audience);
}
