import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { STREAMS } from '../harness.ts';
import { allowedBy } from '../../src/kernel/scopes.ts';
import { digestOf, type ReadToken } from '../../src/server/auth/authentication.ts';
import { type Clock, systemClock } from '../../src/kernel/time/clock.ts';
import { IssuerUnavailable } from '../../src/server/auth/issuer-keys.ts';
import { createTokenReader, type TokenIssuer } from '../../src/server/auth/tokens.ts';
import { Withdrawable } from '../../src/server/auth/key-ring.ts';
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

/** Response of an issuer, until it is replaced, and the number of requests to it. */
interface Published {
  status: number;
  keys: readonly JWK[];
  asked: number;
}

async function published(pair: KeyPair, kid?: string): Promise<JWK> {
  const jwk = { ...(await exportJWK(pair.publicKey)), alg: 'ES256' };
  return kid === undefined ? jwk : { ...jwk, kid };
}

/** An issuer that publishes its keys, or answers with `status`. */
async function startIssuer(status = 200): Promise<TokenIssuer> {
  return serveKeys({ status, keys: [await published(keys, 'first')], asked: 0 });
}

async function serveKeys(now: Published): Promise<TokenIssuer> {
  const server = createServer((_request, response) => {
    now.asked += 1;
    response.writeHead(now.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ keys: now.keys }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  // A TCP server that is listening has an address and a port.
  const { port } = server.address() as AddressInfo;
  return { jwksUrl: `http://127.0.0.1:${port}/keys`, audience, issuer };
}

/** A token reader for an issuer, closed when the test ends. */
function readerOf(
  from: TokenIssuer,
  tenants: readonly string[] = ['default'],
  clock: Clock = systemClock,
): ReadToken {
  const over = new AbortController();
  onTestFinished(() => over.abort());
  const find = (tenant: string) => (tenants.includes(tenant) ? new Withdrawable() : null);
  const served = { names: tenants, find };
  return createTokenReader(from, served, {
    clock,
    over: over.signal,
    proxies: null,
    pseudonymOf: digestOf,
  });
}

interface Token {
  readonly claims?: Record<string, unknown>;
  readonly aud?: string;
  readonly iss?: string;
  readonly expiresAt?: number;
  readonly signedBy?: KeyPair;
  /** Null if the token names no key. */
  readonly kid?: string | null;
}

function sign({ claims = {}, aud = audience, iss = issuer, ...rest }: Token = {}): Promise<string> {
  const { expiresAt = Date.now() + 60_000, signedBy = keys, kid = 'first' } = rest;
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', ...(kid !== null && { kid }) })
    .setAudience(aud)
    .setIssuer(iss)
    .setExpirationTime(Math.floor(expiresAt / 1000))
    .sign(signedBy.privateKey);
}

test('a token carries its tenant, its scopes and its expiry', async () => {
  const read = readerOf(await startIssuer(), ['acme', 'umbrella']);
  const expiresAt = Math.floor(Date.now() / 1000 + 60) * 1000;
  const scope = 'invoices pii';
  expect(
    await read(await sign({ claims: { tenant: 'umbrella', scope }, expiresAt })),
  ).toMatchObject({
    caller: { tenant: 'umbrella', scopes: allowedBy(['pii']) },
    endsAt: expiresAt,
    holder: { sort: 'key', name: 'tokens umbrella', caps: {} },
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

test('a token’s subject has its own limits, under a name that does not reveal it', async () => {
  const read = readerOf(await startIssuer(), ['acme']);
  const holderOf = async (sub: string) => (await read(await sign({ claims: { sub } })))?.holder;
  const one = await holderOf('13800138000');
  expect(one).toMatchObject({ sort: 'subject', caps: {} });
  expect(one?.name).not.toContain('138');
  expect(await holderOf('13800138000')).toEqual(one);
  expect(await holderOf('13800138001')).not.toEqual(one);
});

test('with a single tenant a token need not name it', async () => {
  const read = readerOf(await startIssuer(), ['acme']);
  expect(await read(await sign())).toMatchObject({ caller: { tenant: 'acme' } });
});

test('a token is accepted only if signed, meant for this service, and unexpired', async () => {
  const read = readerOf(await startIssuer(), ['acme', 'umbrella']);
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

test('a token without an expiry is rejected', async () => {
  const read = readerOf(await startIssuer(), ['acme']);
  const endless = await new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: 'first' })
    .setAudience(audience)
    .setIssuer(issuer)
    .sign(keys.privateKey);
  expect(await read(endless)).toBeNull();
});

test('expiry is checked against the service’s own clock', async () => {
  const clock = new ManualClock();
  const read = readerOf(await startIssuer(), ['acme'], clock);
  const token = await sign({ expiresAt: clock.now() + 60_000 });
  expect(await read(token)).not.toBeNull();
  await clock.advance(61_000);
  expect(await read(token)).toBeNull();
});

test('while the issuer’s keys are unavailable, a valid token is not reported as invalid', async () => {
  const readToken = readerOf(await startIssuer(500));
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

test('a valid token is admitted over HTTP and WebSocket, and an invalid one is not', async () => {
  const readToken = readerOf(await startIssuer());
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

test('subscriptions end when their token expires', async () => {
  const readToken = readerOf(await startIssuer());
  const source = { opened: 0, returned: 0 };
  const schema = createProbeSchema(source);
  const server = await startServer({ readToken, schema });
  // Expiries are in whole seconds: it ends one to two seconds from now.
  const authorization = `Bearer ${await sign({ expiresAt: Date.now() + 2_000 })}`;
  const forever = 'subscription { forever { n } }';
  const socket = server.subscribe(forever, {}, { authorization });
  const streams = STREAMS.map((way) => server[way](forever, {}, { authorization }));
  for (const each of [socket, ...streams]) expect(await each.next()).toHaveProperty('data');
  await expect(socket.next()).rejects.toMatchObject({ code: 4403 });
  for (const each of streams) await expect(each.next()).rejects.toThrow('terminated');
  await expect.poll(() => source).toEqual({ opened: 3, returned: 3 });
});

test('a token without a key id is checked against each suitable key', async () => {
  const others = await generateKeyPair('ES256');
  const from = await serveKeys({
    status: 200,
    keys: [await published(foreignKeys, 'other'), await published(keys, 'first')],
    asked: 0,
  });
  const read = readerOf(from);
  expect(await read(await sign({ kid: null }))).not.toBeNull();
  expect(await read(await sign({ kid: null, signedBy: foreignKeys }))).not.toBeNull();
  expect(await read(await sign({ kid: null, signedBy: others }))).toBeNull();
  expect(await read(await sign({ kid: null, expiresAt: Date.now() - 60_000 }))).toBeNull();
});

test('a key withdrawn by the issuer is rejected after a minute, and its connections end', async () => {
  const clock = new ManualClock();
  const now: Published = { status: 200, keys: [await published(keys, 'first')], asked: 0 };
  const read = readerOf(await serveKeys(now), ['default'], clock);
  const token = await sign({ expiresAt: clock.now() + 3_600_000 });
  const admission = await read(token);
  const ended = Promise.withResolvers<void>();
  for (const each of admission?.withdrawnWith ?? []) each.onWithdrawn(ended.resolve);
  now.keys = [await published(foreignKeys, 'second')];
  await clock.advance(60_000);
  await ended.promise;
  expect(await read(token)).toBeNull();
  const second = { signedBy: foreignKeys, kid: 'second', expiresAt: clock.now() + 60_000 };
  expect(await read(await sign(second))).not.toBeNull();
});

test('a key added by the issuer is accepted at once', async () => {
  const clock = new ManualClock();
  const now: Published = { status: 200, keys: [await published(keys, 'first')], asked: 0 };
  const read = readerOf(await serveKeys(now), ['default'], clock);
  const expiresAt = clock.now() + 3_600_000;
  expect(await read(await sign({ expiresAt }))).not.toBeNull();
  now.keys = [...now.keys, await published(foreignKeys, 'second')];
  await clock.advance(11_000);
  const second = { signedBy: foreignKeys, kid: 'second', expiresAt };
  expect(await read(await sign(second))).not.toBeNull();
});

test('unknown key ids do not each cause a request to the issuer', async () => {
  const now: Published = { status: 200, keys: [await published(keys, 'first')], asked: 0 };
  const read = readerOf(await serveKeys(now));
  for (let count = 0; count < 20; count += 1) {
    expect(await read(await sign({ kid: `made-up-${count}` }))).toBeNull();
  }
  expect(now.asked).toBe(1);
});

test('while an issuer is unavailable its last keys stay valid, for ten minutes', async () => {
  const clock = new ManualClock();
  const now: Published = { status: 200, keys: [await published(keys, 'first')], asked: 0 };
  const read = readerOf(await serveKeys(now), ['default'], clock);
  const token = await sign({ expiresAt: clock.now() + 3_600_000 });
  expect(await read(token)).not.toBeNull();
  now.status = 500;
  await clock.advance(9 * 60_000);
  expect(await read(token)).not.toBeNull();
  await clock.advance(2 * 60_000);
  await expect(read(token)).rejects.toThrow(IssuerUnavailable);
  now.status = 200;
  await clock.advance(11_000);
  expect(await read(token)).not.toBeNull();
});

test('sockets and streams end when the issuer withdraws their key', async () => {
  const clock = new ManualClock(Date.now());
  const now: Published = { status: 200, keys: [await published(keys, 'first')], asked: 0 };
  const readToken = readerOf(await serveKeys(now), ['default'], clock);
  const schema = createProbeSchema({ opened: 0, returned: 0 });
  const server = await startServer({ readToken, schema });
  const authorization = `Bearer ${await sign({ expiresAt: clock.now() + 3_600_000 })}`;
  const forever = 'subscription { forever { n } }';
  const socket = server.subscribe(forever, {}, { authorization });
  const streams = STREAMS.map((way) => server[way](forever, {}, { authorization }));
  for (const each of [socket, ...streams]) expect(await each.next()).toHaveProperty('data');
  now.keys = [];
  await clock.advance(60_000);
  await expect(socket.next()).rejects.toMatchObject({ code: 4403 });
  for (const each of streams) await expect(each.next()).rejects.toThrow('terminated');
});
