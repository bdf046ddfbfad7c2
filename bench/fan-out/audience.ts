import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Feed, KEY } from './feed.ts';
import type { Assignment, Received } from './subscribers.ts';

/** Starts the subscribers; resolves when all have sent their subscription. */
export async function gather(
  { url, after }: Pick<Feed, 'url' | 'after'>,
  subscribers: number,
): Promise<ChildProcess> {
  const audience = fork(join(import.meta.dirname, 'subscribers.ts'));
  const assignment: Assignment = { url, after, key: KEY, subscribers };
  audience.send(assignment);
  await nextMessage(audience);
  return audience;
}

/** The word that all subscribers have something; rejects when their process breaks. */
export async function nextMessage(audience: ChildProcess): Promise<Received> {
  const broken = new AbortController();
  const exit = (): void => broken.abort(new Error('The subscribers broke off.'));
  audience.once('exit', exit);
  // The process sends nothing else.
  const [message] = (await once(audience, 'message', { signal: broken.signal })) as [Received];
  audience.off('exit', exit);
  return message;
}
