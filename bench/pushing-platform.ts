// The simulated platform in a process of its own, which issues what is ordered after a second, and tells its parent when
// each push was sent. Argument: its folder. Speaks the messages below with whoever started it.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Pool } from 'undici';
import { systemClock } from '../src/kernel/clock.ts';
import { createLog } from '../src/kernel/log.ts';
import { createSandbox } from '../src/sandbox/index.ts';

/** Messages to its parent. */
export type PlatformNews =
  | { readonly type: 'listening'; readonly baseUrl: string; readonly relayUrl: string }
  /** `at` is of `process.hrtime.bigint()`, as text: messages between processes are JSON. */
  | { readonly type: 'pushed'; readonly orderId: string; readonly at: string };

/** The only message of its parent: where the service is. */
export interface Destination {
  readonly url: string;
}

const ISSUED_AFTER_MS = 1_000;

function tell(news: PlatformNews): void {
  process.send?.(news);
}

let service: Pool | null = null;
/** Stands at the service's public address: what comes here is a push on its way. */
const relay = createServer((request, response) => void passOn(request, response));

async function passOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const at = String(process.hrtime.bigint());
  const body = await text(request);
  const answer = await service?.request({
    path: request.url ?? '/',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  response.statusCode = answer?.statusCode ?? 502;
  response.end(await answer?.body.text());
  // The simulated platform's own words.
  const { order_id: orderId } = JSON.parse(body) as { readonly order_id: string };
  tell({ type: 'pushed', orderId, at });
}

relay.listen(0, '127.0.0.1');
await once(relay, 'listening');
// A server that listens on a port has no other form of address.
const { port } = relay.address() as AddressInfo;
const [folder = '.'] = process.argv.slice(2);
const { baseUrl } = await createSandbox({
  clock: systemClock,
  file: join(folder, 'sandbox.sqlite'),
  random: Math.random,
  progressDelayMs: ISSUED_AFTER_MS,
  log: createLog('silent'),
});
process.on('message', ({ url }: Destination) => {
  service = new Pool(url, { connections: 64 });
});
process.on('disconnect', () => process.exit());
tell({ type: 'listening', baseUrl, relayUrl: `http://127.0.0.1:${port}` });
