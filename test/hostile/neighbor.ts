/**
 * A client of its own process. It says when it is ready; told to begin, it asks one thing after the other until it
 * is told that it is enough, and says then what each answer took. Arguments: the address of the service, the
 * `authorization` header, and the id of the service's process.
 */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Waits } from './process.ts';

const [url = '', authorization = '', pid = ''] = process.argv.slice(2);
const times: number[] = [];
const computed: number[] = [];
const wrong: string[] = [];
const enough = new AbortController();

/** Milliseconds that the service's one thread of JavaScript has computed. */
async function computedMs(): Promise<number> {
  const stat = await readFile(`/proc/${pid}/task/${pid}/schedstat`, 'utf8');
  return Number(stat.split(' ')[0]) / 1e6;
}

async function ask(): Promise<void> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: '{"query":"{ __typename }"}',
  });
  const text = await response.text();
  if (!text.startsWith('{"data":{"__typename":"Query"}')) wrong.push(text);
}

for (let count = 0; count < 3; count += 1) await ask();
process.send?.('ready');
await once(process, 'message');
process.once('message', () => enough.abort());
while (!enough.signal.aborted) {
  const before = await computedMs();
  const begun = performance.now();
  await ask();
  times.push(performance.now() - begun);
  computed.push((await computedMs()) - before);
  await wait(5);
}
const waits: Waits = { times, computed, wrong };
process.send?.(waits, () => process.disconnect());
