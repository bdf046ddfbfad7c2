import type { ServerResponse } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createFetcher, type Fetcher } from '../../src/documents/fetch/fetcher.ts';
import { serverHost, toHostEntry } from '../../src/kernel/hosts.ts';
import { serve } from './http-server.ts';

const LARGEST = 1_000_000;
const goesOn = new AbortController().signal;

/** A fetcher allowed to fetch from these servers, each given by its host and port, or by an entry. */
function fetcherFor(
  hosts: readonly string[],
  options: Partial<Parameters<typeof createFetcher>[0]> = {},
): Fetcher {
  const fetcher = createFetcher({
    hosts: hosts.map((host) => {
      const entry = host.startsWith('http') ? serverHost(host) : toHostEntry(host);
      if (entry === null) throw new Error(`${host} is no entry`);
      return entry;
    }),
    timeoutMs: 10_000,
    largestBytes: LARGEST,
    ...options,
  });
  onTestFinished(() => fetcher.close());
  return fetcher;
}

function send(response: ServerResponse, bytes: Buffer | string): void {
  response.writeHead(200, { 'content-type': 'application/pdf' }).end(bytes);
}

test.each([
  ['https://files.example/a.pdf', true],
  ['https://FILES.example/a%20b.pdf?x=[1]#y', true],
  ['https://files.example:443/a.pdf', false],
  ['https:\\\\files.example\\a.pdf', false],
  ['https://files.example\\@evil.example/a.pdf', false],
  ['https://files.example/a\\b.pdf', false],
  ['https:files.example/a.pdf', false],
  ['https:///files.example/a.pdf', false],
  ['https:/files.example/a.pdf', false],
  ['https://@files.example/a.pdf', false],
  ['https://:@files.example/a.pdf', false],
  ['https://user@files.example/a.pdf', false],
  ['https://files.example /a.pdf', false],
  ['https://files.ex\tample/a.pdf', false],
  [' https://files.example/a.pdf', false],
  ['https://files.example/发票.pdf', false],
  ['https://ｆiles.example/a.pdf', false],
  ['https://f%69les.example/a.pdf', false],
])('of all readers the same host for %j: %s', (address, isTaken) => {
  expect(fetcherFor(['files.example']).refusalOf(address) === null).toBe(isTaken);
});

test('a file is returned with its type, requested without compression', async () => {
  const url = await serve((request, response) =>
    send(response, String(request.headers['accept-encoding'])),
  );
  const { bytes, contentType } = await fetcherFor([url]).fetch(`${url}/a?sign=1`, goesOn);
  expect(bytes.toString()).toBe('identity');
  expect(contentType).toBe('application/pdf');
});

test('the largest file is accepted, and one byte more is not', async () => {
  const url = await serve(({ url: path }, response) =>
    send(response, Buffer.alloc(path === '/largest' ? LARGEST : LARGEST + 1)),
  );
  const fetcher = fetcherFor([url]);
  expect((await fetcher.fetch(`${url}/largest`, goesOn)).bytes).toHaveLength(LARGEST);
  await expect(fetcher.fetch(`${url}/larger`, goesOn)).rejects.toThrow('larger than 1000000 bytes');
});

test('200 MB without a length are cut off, not read', async () => {
  const total = 200_000_000;
  const sent = Promise.withResolvers<number>();
  const url = await serve((_request, response) => {
    let written = 0;
    const chunk = Buffer.alloc(64_000);
    const more = (): void => {
      while (written < total && !response.destroyed) {
        written += chunk.length;
        if (!response.write(chunk)) return void response.once('drain', more);
      }
      response.end();
    };
    response.on('close', () => sent.resolve(written));
    response.writeHead(200, { 'content-type': 'application/pdf' });
    more();
  });
  await expect(fetcherFor([url]).fetch(url, goesOn)).rejects.toThrow('larger than');
  // Bytes in the buffers of both sockets are not counted.
  expect(await sent.promise).toBeLessThan(20_000_000);
});

test.each([404, 403, 500, 204, 304])(
  'status %i is a failure that names host and status',
  async (status) => {
    const url = await serve((_request, response) => response.writeHead(status).end());
    const failure = fetcherFor([url]).fetch(`${url}/a?sign=secret`, goesOn);
    await expect(failure).rejects.toThrow(new RegExp(`^127\\.0\\.0\\.1 responded with ${status}$`));
  },
);

test('a response that stalls or is cut off is abandoned, and so is an unavailable server', async () => {
  const url = await serve(({ url: path }, response) => {
    response.writeHead(200, { 'content-length': 100 }).write('half');
    if (path === '/cut') setImmediate(() => response.destroy());
  });
  const impatient = fetcherFor([url], { timeoutMs: 300 });
  await expect(impatient.fetch(`${url}/stall`, goesOn)).rejects.toThrow('within 0.3 seconds');
  const fetcher = fetcherFor([url, 'http://127.0.0.1:9']);
  await expect(fetcher.fetch(`${url}/cut`, goesOn)).rejects.toThrow(
    'no complete response arrived (',
  );
  await expect(fetcher.fetch('http://127.0.0.1:9/', goesOn)).rejects.toThrow('ECONNREFUSED');
});

test('an abort ends a fetch at once, with its own reason', async () => {
  const stopping = new AbortController();
  const url = await serve((_request, response) => {
    response.writeHead(200).write('half');
    stopping.abort(new Error('stopping'));
  });
  await expect(fetcherFor([url]).fetch(url, stopping.signal)).rejects.toThrow(/^stopping$/);
});

describe('redirects', () => {
  test('are followed three times, and no fourth', async () => {
    const url = await serve(({ url: path = '' }, response) => {
      const left = Number(path.slice(1));
      if (left === 0) return send(response, 'here');
      response.writeHead(302, { location: `/${left - 1}` }).end('elsewhere');
    });
    const fetcher = fetcherFor([url]);
    expect((await fetcher.fetch(`${url}/3`, goesOn)).bytes.toString()).toBe('here');
    await expect(fetcher.fetch(`${url}/4`, goesOn)).rejects.toThrow('more than 3 redirects');
  });

  test.each([
    'http://169.254.169.254/latest/meta-data/',
    'http://127.0.0.1:6379/',
    'http://[::ffff:127.0.0.1]/',
    'http://2130706433/',
    'file:///etc/passwd',
    'https://elsewhere.example/a',
  ])('to %s are not followed', async (location) => {
    const url = await serve((_request, response) => response.writeHead(302, { location }).end());
    await expect(fetcherFor([url]).fetch(url, goesOn)).rejects.toThrow(
      /is not allowed.* DOCUMENT_HOSTS$/,
    );
  });

  test('without a Location are failures', async () => {
    const url = await serve((_request, response) => response.writeHead(302).end());
    await expect(fetcherFor([url]).fetch(url, goesOn)).rejects.toThrow('responded with 302');
  });
});

describe('a name', () => {
  test('that resolves to a private address is rejected before any connection', async () => {
    let connections = 0;
    const url = await serve((_request, response) => send(response, String((connections += 1))));
    const { port } = new URL(url);
    const fetcher = fetcherFor([`files.example:${port}`], {
      resolve: (_name, found) => found(null, [{ address: '127.0.0.1', family: 4 }]),
    });
    await expect(fetcher.fetch(`http://files.example:${port}/`, goesOn)).rejects.toThrow(
      'files.example leads to an address that is not public',
    );
    expect(connections).toBe(0);
  });

  test('is rejected if any of its addresses is private', async () => {
    const fetcher = fetcherFor(['files.example'], {
      resolve: (_name, found) =>
        found(null, [
          { address: '8.8.8.8', family: 4 },
          { address: '::ffff:10.0.0.1', family: 6 },
        ]),
    });
    await expect(fetcher.fetch('http://files.example/', goesOn)).rejects.toThrow('not public');
  });

  test('is connected at its checked address: a later DNS response cannot redirect it', async () => {
    const url = await serve(({ headers }, response) => send(response, String(headers.host)));
    const { port } = new URL(url);
    let lookUps = 0;
    const fetcher = fetcherFor([`files.example:${port}`, '127.0.0.1'], {
      // The first response is allowed; a second lookup would lead to another machine.
      resolve: (_name, found) => {
        lookUps += 1;
        found(null, [{ address: lookUps === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }]);
      },
    });
    const { bytes } = await fetcher.fetch(`http://files.example:${port}/`, goesOn);
    expect(bytes.toString()).toBe(`files.example:${port}`);
    expect(lookUps).toBe(1);
  });

  test('that does not resolve is a failure', async () => {
    const fetcher = fetcherFor(['files.example'], {
      resolve: (_name, found) => found(Object.assign(new Error(), { code: 'ENOTFOUND' }), []),
    });
    await expect(fetcher.fetch('http://files.example/', goesOn)).rejects.toThrow('ENOTFOUND');
  });
});
