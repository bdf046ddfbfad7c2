import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, request as forward } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { pipeline } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../src/config/config.ts';
import { createAgent, createFetch, type Proxies, shownProxies } from '../../src/kernel/proxies.ts';
import { PlatformUnavailable } from '../../src/platform/errors.ts';
import { createTransport, type Transport } from '../../src/platform/client/request.ts';
import { startSandbox } from '../simulator/start.ts';
import { startBefore } from '../scenario.ts';
import { ok } from './bench.ts';
import { startStub } from './stub-platform.ts';

/** A company's proxy, the only one that resolves the host. */
interface Proxy {
  readonly url: string;
  /** Method and URL of each request, as received by the proxy. */
  readonly seen: readonly string[];
  readonly headers: readonly IncomingHttpHeaders[];
}

/** Forwards all requests to `target`, over http and through tunnels. */
async function startProxy(target: string): Promise<Proxy> {
  const { port, hostname } = new URL(target);
  const seen: string[] = [];
  const headers: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    headers.push(request.headers);
    const { pathname, search } = new URL(request.url ?? '');
    const onward = forward(
      {
        host: hostname,
        port,
        method: request.method,
        path: pathname + search,
        headers: request.headers,
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        pipeline(answer, response, () => {});
      },
    );
    pipeline(request, onward, () => {});
  });
  server.on('connect', (request, client) => {
    seen.push(`CONNECT ${request.url}`);
    headers.push(request.headers);
    const onward = connect(Number(port), hostname, () => {
      client.write('HTTP/1.1 200 OK\r\n\r\n');
      pipeline(client, onward, client, () => {});
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port: own } = server.address() as AddressInfo; // of a listening TCP server
  return { url: `http://user:p%40ss@127.0.0.1:${own}`, seen, headers };
}

const AUTHORIZATION = `Basic ${Buffer.from('user:p@ss').toString('base64')}`;

function through(proxy: Proxy, except = ''): Proxies {
  return { http: proxy.url, https: null, except };
}

function transportTo(baseUrl: string, proxies: Proxies): Transport {
  const transport = createTransport(baseUrl, () => expect.unreachable(), proxies);
  onTestFinished(() => transport.close());
  return transport;
}

const asked: Parameters<Transport['send']>[0] = {
  method: 'POST',
  path: '/api/v1/ask',
  headers: { 'x-app-key': 'key' },
  body: '{}',
  timeoutMs: 5_000,
  expectsFile: false,
  responseSize: 'small',
  billed: true,
  freshConnection: false,
};

test.each([false, true])(
  'calls of the platform go through the proxy with its credentials (a connection of its own: %s)',
  async (freshConnection) => {
    const stub = await startStub(ok);
    const proxy = await startProxy(stub.baseUrl);
    const transport = transportTo('http://platform.test/base', through(proxy));
    for (let sent = 0; sent < 3; sent += 1) {
      expect(await transport.send({ ...asked, freshConnection })).toMatchObject({ status: 200 });
    }
    expect(proxy.seen).toEqual(
      Array.from({ length: 3 }, () => 'POST http://platform.test/base/api/v1/ask'),
    );
    expect(proxy.headers[0]).toMatchObject({
      host: 'platform.test',
      'proxy-authorization': AUTHORIZATION,
      'x-app-key': 'key',
    });
    expect(stub.received).toHaveLength(3);
  },
);

test('over https the proxy opens a tunnel, and the certificate must be the platform’s', async () => {
  const stub = await startStub(ok);
  const proxy = await startProxy(stub.baseUrl);
  const transport = transportTo('https://platform.test', through(proxy));
  const failure = await transport.send(asked).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(PlatformUnavailable);
  expect(failure).toMatchObject({ maybeApplied: false });
  expect(proxy.seen).toEqual(['CONNECT platform.test:443']);
  expect(proxy.headers[0]).toMatchObject({ 'proxy-authorization': AUTHORIZATION });
  expect(stub.received).toHaveLength(0);
});

test('a call through an unavailable proxy was certainly not executed', async () => {
  const proxies = { http: 'http://127.0.0.1:1', https: null, except: '' };
  for (const baseUrl of ['http://platform.test', 'https://platform.test']) {
    const failure = transportTo(baseUrl, proxies).send({ ...asked, freshConnection: true });
    await expect(failure).rejects.toMatchObject({ maybeApplied: false });
  }
});

test('this machine and the hosts of NO_PROXY are called directly', async () => {
  const stub = await startStub(ok);
  const proxy = await startProxy(stub.baseUrl);
  const { port } = new URL(stub.baseUrl);
  for (const host of ['127.0.0.1', 'localhost']) {
    const fetch = createFetch(through(proxy));
    await fetch(`http://${host}:${port}/`).catch(() => {});
  }
  const fetch = createFetch(through(proxy, 'internal.test:8080,.example.invalid'));
  await fetch('http://files.example.invalid/').catch(() => {});
  await fetch('http://internal.test:8080/').catch(() => {});
  expect(proxy.seen).toEqual([]);
  await fetch(`http://internal.test:${port}/`);
  expect(proxy.seen).toEqual([`GET http://internal.test:${port}/`]);
});

test.each([
  [{ HTTPS_PROXY: 'http://a:1' }, { http: null, https: 'http://a:1', except: '' }],
  [
    { https_proxy: 'http://a:1', HTTPS_PROXY: 'http://b:1' },
    { http: null, https: 'http://a:1', except: '' },
  ],
  [
    { http_proxy: 'http://a:1', no_proxy: 'c' },
    { http: 'http://a:1', https: null, except: 'c' },
  ],
  [{ NO_PROXY: 'c' }, null],
  [{ HTTP_PROXY: '' }, null],
])('%o means %o', (env, proxies) => {
  expect(readConfig(env).proxies).toEqual(proxies);
});

test('an invalid proxy URL is rejected with its name, and its value is not quoted', () => {
  expect(() => readConfig({ HTTPS_PROXY: 'user:secret@proxy' })).toThrow(
    /^HTTPS_PROXY takes an http or https URL\.$/,
  );
});

test('the credentials of a proxy are not shown', () => {
  const proxies = {
    http: 'http://user:secret@proxy:3128',
    https: 'https://proxy:3129',
    except: '',
  };
  expect(shownProxies(proxies)).toBe('https://proxy:3129, http://proxy:3128');
});

test('the service calls its platform through the proxy', async () => {
  const { baseUrl, credentials } = await startSandbox();
  const proxy = await startProxy(baseUrl);
  const service = await startBefore(
    { baseUrl: 'http://platform.test', credentials },
    { HTTP_PROXY: proxy.url },
  );
  const document = '{ enterprise(taxNumber: "91110000MA00000001") { __typename } }';
  expect((await service.query(document)).errors).toBeUndefined();
  expect(proxy.seen.length).toBeGreaterThan(0);
  for (const line of proxy.seen) expect(line).toContain('POST http://platform.test/api/v1/');
});

test('an agent without proxies reads none from the environment', async () => {
  const agent = createAgent(null);
  expect(agent.constructor.name).toBe('Agent');
  await agent.close();
});
