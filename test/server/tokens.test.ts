import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { allowedBy } from '../../src/kernel/scopes.ts';
import { createTokenReader, type TokenIssuer } from '../../src/server/tokens.ts';
import { ManualClock } from '../manual-clock.ts';
import { createProbeSchema } from './probe-schema.ts';
import { startServer } from './service.ts';

type KeyPair = Awaited<ReturnType<typeof generateKeyPair>>;

const audience = 'invoices';
const issuer = 'https://issuer.example';
let keys: KeyPair;
let foreignKeys: KeyPair;

beforeAll(async () => {
  [keys, foreignKeys] = await Promise.all([generateKeyPair('ES256'), generateKeyPair('ES256')]);
});

/** An issuer that publishes its keys, or answers with `status`. */
async function startIssuer(status = 200): Promise<TokenIssuer> {
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'first', alg: 'ES256' };
  const server = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ keys: [jwk] }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  // A TCP server that is listening has an address and a port.
  const { port } = server.address() as AddressInfo;
  return { jwksUrl: `http://127.0.0.1:${port}/keys`, audience, issuer };
}

interface Token {
  readonly claims?: Record<string, unknown>;
  readonly aud?: string;
  readonly iss?: string;
  readonly expiresAt?: number;
  readonly signedBy?: KeyPair;
}

function sign({ claims = {}, aud = audience, iss = issuer, ...rest }: Token = {}): Promise<string> {
  const { expiresAt = Date.now() + 60_000, signedBy = keys } = rest;
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', kid: 'first' })
    .setAudience(aud)
    .setIssuer(iss)
    .setExpirationTime(Math.floor(expiresAt / 1000))
    .sign(signedBy.privateKey);
}

test('a token says whose it is, what it allows and until when', async () => {
  const read = createTokenReader(await startIssuer(), ['acme', 'umbrella'], () => Date.now());
  const expiresAt = Math.floor(Date.now() / 1000 + 60) * 1000;
  const scope = 'invoices pii';
  expect(await read(await sign({ claims: { tenant: 'umbrella', scope }, expiresAt }))).toEqual({
    caller: { tenant: 'umbrella', scopes: allowedBy(['pii']) },
    endsAt: expiresAt,
    grant: null,
  });
  expect(await read(await sign({ claims: { tenant: 'acme' } }))).toMatchObject({
    caller: { tenant: 'acme', scopes: allowedBy([]) },
  });
  expect(
    await read(await sign({ claims: { tenant: 'acme', scope: 'openid issue sign' } })),
  ).toMatchObject({
    caller: { scopes: new Set(['issue', 'sign']) },
  });
});

test('where there is one tenant a token need not name it', async () => {
  const read = createTokenReader(await startIssuer(), ['acme'], () => Date.now());
  expect(await read(await sign())).toMatchObject({ caller: { tenant: 'acme' } });
});

test('no token opens anything that is not signed, meant and good for it', async () => {
  const read = createTokenReader(await startIssuer(), ['acme', 'umbrella'], () => Date.now());
  const claims = { tenant: 'acme' };
  const good = await sign({ claims });
  const [header = '', , signature = ''] = good.split('.');
  const payload = Buffer.from(JSON.stringify({ ...claims, aud: audience })).toString('base64url');
  for (const token of [
    await sign({ claims, signedBy: foreignKeys }),
    await sign({ claims, aud: 'another service' }),
    await sign({ claims, iss: 'https://another.example' }),
    await sign({ claims, expiresAt: Date.now() - 60_000 }),
    await sign({ claims: { tenant: 'nobody' } }),
    await sign(),
    `${header}.${payload}.${signature}`,
    `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.${signature}`,
    'a.b.c',
  ]) {
    expect(await read(token)).toBeNull();
  }
  expect(await read(good)).not.toBeNull();
});

test('a token without an end is refused', async () => {
  const read = createTokenReader(await startIssuer(), ['acme'], () => Date.now());
  const endless = await new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: 'first' })
    .setAudience(audience)
    .setIssuer(issuer)
    .sign(keys.privateKey);
  expect(await read(endless)).toBeNull();
});

test('whether a token has ended is told by the service’s own clock', async () => {
  const clock = new ManualClock();
  const read = createTokenReader(await startIssuer(), ['acme'], () => clock.now());
  const token = await sign({ expiresAt: clock.now() + 60_000 });
  expect(await read(token)).not.toBeNull();
  await clock.advance(61_000);
  expect(await read(token)).toBeNull();
});

test('while the keys cannot be had nobody is told that a good token is bad', async () => {
  const readToken = createTokenReader(await startIssuer(500), ['default'], () => Date.now());
  const token = await sign();
  const { url, subscribe } = await startServer({ readToken });
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: '{"query":"{ hello }"}',
  });
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(await answer.json()).toMatchObject({ errors: [{ extensions: { retryable: true } }] });
  const params = { authorization: `Bearer ${token}` };
  await expect(subscribe('{ hello }', {}, params).next()).rejects.toMatchObject({ code: 1013 });
});

test('a token lets in over HTTP and WebSocket, a wrong one does not', async () => {
  const readToken = createTokenReader(await startIssuer(), ['default'], () => Date.now());
  const { query, subscribe } = await startServer({ readToken });
  const authorization = `Bearer ${await sign({ claims: { scope: 'pii' } })}`;
  expect(await query('{ context }', {}, { authorization })).toEqual({
    data: { context: `default ${[...allowedBy(['pii'])].join('+')}` },
  });
  expect(await subscribe('{ context }', {}, { authorization }).next()).toMatchObject({
    data: { context: `default ${[...allowedBy(['pii'])].join('+')}` },
  });
  const wrong = { authorization: `Bearer ${await sign({ signedBy: foreignKeys })}` };
  await expect(subscribe('{ context }', {}, wrong).next()).rejects.toMatchObject({ code: 4403 });
});

test('subscriptions end with the token behind them', async () => {
  const readToken = createTokenReader(await startIssuer(), ['default'], () => Date.now());
  const source = { opened: 0, returned: 0 };
  const schema = createProbeSchema(source);
  const { subscribe, sse } = await startServer({ readToken, schema });
  // Whole seconds: it ends one to two seconds from now.
  const authorization = `Bearer ${await sign({ expiresAt: Date.now() + 2_000 })}`;
  const forever = 'subscription { forever { n } }';
  const socket = subscribe(forever, {}, { authorization });
  const stream = sse(forever, {}, { authorization });
  for (const each of [socket, stream]) expect(await each.next()).toHaveProperty('data');
  await expect(socket.next()).rejects.toMatchObject({ code: 4403 });
  await expect(stream.next()).rejects.toThrow('terminated');
  await expect.poll(() => source).toEqual({ opened: 2, returned: 2 });
});
