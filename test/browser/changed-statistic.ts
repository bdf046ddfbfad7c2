import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { STATISTIC_PATH } from '../capabilities/forward-invoicing/red-offset/red-offsets.ts';
import type { RunningService } from '../harness.ts';

/** An entry of the simulated platform's statistic. */
export type Entry = Readonly<Record<string, unknown>>;

type Platform = Pick<RunningService['sandbox'], 'baseUrl' | 'credentials'>;

interface Statistic {
  readonly data: { readonly list: readonly Entry[] };
}

const NOT_FORWARDED: ReadonlySet<string> = new Set(['connection', 'content-length', 'host']);

/** The simulated platform behind an address at which its statistic is another one. */
export async function startChanged(
  { baseUrl, credentials }: Platform,
  change: (entry: Entry) => readonly Entry[],
): Promise<Platform> {
  const server = createServer((request, response) => {
    void forward(request, response);
  });
  async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers } = request;
    const sent = await buffer(request);
    const own = new Headers({ 'content-type': 'application/json' });
    for (const [name, value] of Object.entries(headers))
      if (typeof value === 'string' && !NOT_FORWARDED.has(name)) own.set(name, value);
    const answer = await fetch(baseUrl + url, {
      method,
      headers: own,
      ...(sent.byteLength > 0 && { body: sent }),
    });
    const text = await answer.text();
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    if (!url.startsWith(STATISTIC_PATH)) return void response.end(text);
    const statistic = JSON.parse(text) as Statistic; // the simulated platform's own form
    const list = statistic.data.list.flatMap(change);
    response.end(JSON.stringify({ ...statistic, data: { ...statistic.data, list } }));
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  // A listening server on TCP has a port.
  const { port } = server.address() as AddressInfo;
  return { baseUrl: `http://127.0.0.1:${port}`, credentials };
}
