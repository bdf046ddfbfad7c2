/**
 * A client in its own process. It reports when it is ready. For each message with a number of milliseconds it sends
 * sequential requests for that time, and until it has `LEAST` responses, and reports their durations. Arguments:
 * the URL of the service, the `authorization` header, and the id of the service's process.
 */
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Waits } from './process.ts';

/** Minimum number of responses: the first may include V8's compilation. */
const LEAST = 20;

const [url = '', authorization = '', pid = ''] = process.argv.slice(2);

/** CPU milliseconds of the service's JavaScript thread. */
async function computedMs(): Promise<number> {
  const stat = await readFile(`/proc/${pid}/task/${pid}/schedstat`, 'utf8');
  return Number(stat.split(' ')[0]) / 1e6;
}

async function ask(): Promise<string> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: '{"query":"{ __typename }"}',
  });
  return response.text();
}

async function askFor(forMs: number): Promise<Waits> {
  const [times, computed, wrong]: [number[], number[], string[]] = [[], [], []];
  const endsAt = performance.now() + forMs;
  while (performance.now() < endsAt || times.length < LEAST) {
    const before = await computedMs();
    const begun = performance.now();
    const text = await ask();
    if (!text.startsWith('{"data":{"__typename":"Query"}')) wrong.push(text);
    times.push(performance.now() - begun);
    computed.push((await computedMs()) - before);
    await wait(5);
  }
  return { times, computed, wrong };
}

for (let count = 0; count < 3; count += 1) await ask();
process.on('message', (forMs: number) => {
  void askFor(forMs).then((waits) => process.send?.(waits));
});
process.send?.('ready');
