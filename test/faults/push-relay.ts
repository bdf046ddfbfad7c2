import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Instance } from './instance.ts';
import type { Random } from './random.ts';

/** A push that an instance acknowledged. Milliseconds since the epoch. */
export interface Acknowledged {
  readonly sentAt: number;
  readonly answeredAt: number;
}

/** Unreliable network from the platform to the instances; `url` is their `PUBLIC_URL`. */
export interface PushRelay extends AsyncDisposable {
  readonly url: string;
  readonly acknowledged: readonly Acknowledged[];
  /** Number of pushes by their fate. */
  readonly fates: Readonly<Record<Fate, number>>;
}

type Fate = 'forwarded' | 'dropped' | 'repeated' | 'delayed';

const FATES: readonly Fate[] = [
  'forwarded',
  'forwarded',
  'forwarded',
  'dropped',
  'repeated',
  'delayed',
];
/** Longer than the simulated platform waits for a response, so that some pushes arrive late and twice. */
const LONGEST_DELAY_MS = 7_000;
const PATIENCE_MS = 4_000;

/** Starts the relay; each push goes to instances that are up, chosen at random. */
export async function startPushRelay(
  instances: readonly Instance[],
  random: Random,
): Promise<PushRelay> {
  const acknowledged: Acknowledged[] = [];
  const fates = { forwarded: 0, dropped: 0, repeated: 0, delayed: 0 };
  const stopping = new AbortController();

  /** Status of the instance’s response; 502 without a response. */
  async function forward(path: string, body: string): Promise<number> {
    const up = instances.flatMap((instance) => instance.url() ?? []);
    if (up.length === 0) return 502;
    const sentAt = Date.now();
    try {
      const answer = await fetch(random.pick(up) + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(PATIENCE_MS)]),
      });
      await answer.arrayBuffer();
      if (answer.ok) acknowledged.push({ sentAt, answeredAt: Date.now() });
      return answer.status;
    } catch {
      return 502;
    }
  }

  async function meet(fate: Fate, path: string, body: string): Promise<number> {
    switch (fate) {
      case 'forwarded':
        return forward(path, body);
      case 'dropped':
        // The platform takes it as delivered, and does not repeat it.
        return 200;
      case 'repeated': {
        const copies = Array.from({ length: random.between(2, 4) }, () => forward(path, body));
        return (await Promise.all(copies))[0] ?? 502;
      }
      case 'delayed':
        await sleep(random.between(100, LONGEST_DELAY_MS), null, { signal: stopping.signal });
        return forward(path, body);
    }
  }

  async function relay(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const fate = random.pick(FATES);
    fates[fate] += 1;
    response.writeHead(await meet(fate, request.url ?? '', body)).end();
  }

  const server = createServer((request, response) => {
    // The platform hung up on a delayed push, or the run is over.
    relay(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    // A TCP server that is listening has an address and a port.
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    acknowledged,
    fates,
    async [Symbol.asyncDispose]() {
      stopping.abort();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
