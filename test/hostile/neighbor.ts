/**
 * A client of its own process. It says when it is ready; told for how many milliseconds, it asks one thing after the
 * other for so long, and until it has `LEAST` answers, and says then what each took. Arguments: the address of the
 * service, the `authorization` header, and the id of the service's process.
 */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Waits } from './process.ts';

/** Of fewer answers nothing could be said: the first may have met code that V8 has yet to compile. */
const LEAST = 20;

const [url = '', authorization = '', pid = ''] = process.argv.slice(2);
const times: number[] = [];
const computed: number[] = [];
const wrong: string[] = [];

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
const [forMs] = (await once(process, 'message')) as [number];
const endsAt = performance.now() + forMs;
while (performance.now() < endsAt || times.length < LEAST) {
  const before = await computedMs();
  const begun = performance.now();
  await ask();
  times.push(performance.now() - begun);
  computed.push((await computedMs()) - before);
  await wait(5);
}
const waits: Waits = { times, computed, wrong };
process.send?.(waits, () => process.disconnect());
