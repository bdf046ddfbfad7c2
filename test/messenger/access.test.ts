import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../src/config/config.ts';
import { openMessenger } from '../../src/messenger/messenger.ts';
import { createLog } from '../../src/kernel/log/log.ts';
import { randomId } from '../../src/kernel/ids.ts';
import { tlsPort } from '../redis-authority.ts';
import { type Certificates, makeCertificates } from '../redis-certificates.ts';
import { type RedisServer, startRedis, startSentinel } from '../redis-server.ts';

let certificates: Certificates;
let own: Readonly<Record<string, string>>;

beforeEach(async () => {
  certificates = await makeCertificates();
  const { ca, cert, key } = certificates.client;
  own = { REDIS_CA_FILE: ca, REDIS_CERT_FILE: cert, REDIS_KEY_FILE: key };
});

async function startTlsRedis(settings: readonly string[] = []): Promise<RedisServer> {
  const server = await startRedis(settings, tlsPort(certificates.server));
  onTestFinished(() => server.destroy());
  return server;
}

/** State of a messenger with these settings: if it reaches Redis, and its message otherwise. */
async function reach(
  env: Readonly<Record<string, string>>,
): Promise<{ readonly isThere: boolean; readonly said: string }> {
  const { redis } = readConfig({ REDIS_CONNECT_TIMEOUT_SECONDS: '2', ...env });
  if (redis === null) throw new Error('The settings name no Redis.');
  let said = '';
  const log = createLog('warn', { write: (line) => void (said += line) });
  const messenger = await openMessenger({ ...redis, newId: randomId, log, record: 'one' });
  onTestFinished(() => messenger.close());
  return { isThere: messenger.isThere, said };
}

test('a server with a private authority is trusted, and receives a client certificate', async () => {
  const { port } = await startTlsRedis(['--requirepass', 'open sesame']);
  const REDIS_URL = `rediss://:open%20sesame@127.0.0.1:${port}`;
  expect(await reach({ REDIS_URL, ...own })).toEqual({ isThere: true, said: '' });

  // Without the authority the server is unknown; without a certificate the client is.
  const [stranger, unknown] = await Promise.all([
    reach({ REDIS_URL }),
    reach({ REDIS_URL, REDIS_CA_FILE: certificates.client.ca }),
  ]);
  expect(stranger.isThere).toBe(false);
  expect(stranger.said).toContain('certificate');
  expect(unknown.isThere).toBe(false);
});

test('Sentinels with their own user, password and TLS lead to a master behind TLS', async () => {
  const { server } = certificates;
  const master = await startTlsRedis(['--requirepass', 'of the master']);
  const sentinel = await startSentinel(
    master,
    [
      'tls-replication yes',
      'sentinel auth-pass main "of the master"',
      'user default off',
      'user watcher on >of-the-sentinels allchannels +@all',
    ],
    tlsPort(server),
  );
  onTestFinished(() => sentinel.destroy());
  const REDIS_URL = `rediss+sentinel://:of%20the%20master@127.0.0.1:${sentinel.port}/main`;
  const ofSentinel = {
    REDIS_SENTINEL_USERNAME: 'watcher',
    REDIS_SENTINEL_PASSWORD: 'of-the-sentinels',
  };
  expect(await reach({ REDIS_URL, ...own, ...ofSentinel })).toMatchObject({ isThere: true });

  const without = [own, { ...own, ...ofSentinel, REDIS_SENTINEL_TLS: 'off' }].map((env) =>
    reach({ REDIS_URL, ...env }),
  );
  for (const { isThere, said } of await Promise.all(without)) {
    expect(isThere).toBe(false);
    expect(said).toContain('no use of Redis');
    expect(said).not.toMatch(/of.the.(?:master|sentinels)/);
  }
});

test('a Sentinel with a password only, without TLS, leads to a master behind TLS', async () => {
  const master = await startTlsRedis();
  const { ca, cert, key } = certificates.server;
  const sentinel = await startSentinel(master, [
    'requirepass of-the-sentinels',
    'tls-replication yes',
    `tls-ca-cert-file ${ca}`,
    `tls-cert-file ${cert}`,
    `tls-key-file ${key}`,
  ]);
  onTestFinished(() => sentinel.destroy());
  const env = {
    REDIS_URL: `rediss+sentinel://127.0.0.1:${sentinel.port}/main`,
    REDIS_SENTINEL_PASSWORD: 'of-the-sentinels',
    REDIS_SENTINEL_TLS: 'off',
  };
  expect(await reach({ ...env, ...own })).toMatchObject({ isThere: true });
});

test.each([
  [
    { REDIS_CA_FILE: 'ca.pem' },
    'REDIS_URL must be set too: REDIS_CA_FILE cannot be used without it.',
  ],
  [
    { REDIS_URL: 'redis://127.0.0.1', REDIS_SENTINEL_TLS: 'on' },
    'REDIS_SENTINEL_TLS can be used only with an address of Sentinels in REDIS_URL.',
  ],
  [
    { REDIS_URL: 'rediss://127.0.0.1', REDIS_CERT_FILE: 'cert.pem' },
    'REDIS_CERT_FILE and REDIS_KEY_FILE must be set together or not at all.',
  ],
  [
    { REDIS_URL: 'rediss://127.0.0.1', REDIS_CA_FILE: '/nonexistent/secret.pem' },
    'REDIS_CA_FILE takes a file in PEM form that can be read.',
  ],
  [
    { REDIS_URL: 'rediss://127.0.0.1', REDIS_CA_FILE: import.meta.filename },
    'REDIS_CA_FILE takes a file in PEM form that can be read.',
  ],
])('contradicting settings are reported: %j', (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});

test('a key of another certificate, and files without TLS, are reported before any connection', () => {
  const REDIS_KEY_FILE = certificates.server.key;
  expect(() => readConfig({ REDIS_URL: 'rediss://127.0.0.1', ...own, REDIS_KEY_FILE })).toThrow(
    'REDIS_KEY_FILE takes the private key of REDIS_CERT_FILE, in PEM form.',
  );
  expect(() => readConfig({ REDIS_URL: 'redis://127.0.0.1', ...own })).toThrow(
    'REDIS_URL must begin with rediss',
  );
});
