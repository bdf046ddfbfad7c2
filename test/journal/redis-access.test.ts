import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { JournalUnavailable } from '../../src/journal/journal.ts';
import { startService } from '../harness.ts';
import { tlsPort } from '../redis-authority.ts';
import { type Certificates, makeCertificates } from '../redis-certificates.ts';
import { type RedisServer, startRedis, startSentinel } from '../redis-server.ts';

const CALLBACK_SECRET = 'a secret of thirty-two characters';

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

const start = (env: Readonly<Record<string, string>>) =>
  startService({ env: { CALLBACK_SECRET, REDIS_CONNECT_TIMEOUT_SECONDS: '2', ...env } });

/** Whether a service that was started so can write its journal. */
async function readiness(env: Readonly<Record<string, string>>): Promise<number> {
  const { url } = await start(env);
  return (await fetch(`${url}/health/ready`)).status;
}

test('a server of an authority of one’s own is believed, and is shown a certificate', async () => {
  const { port } = await startTlsRedis(['--requirepass', 'open sesame']);
  const REDIS_URL = `rediss://:open%20sesame@127.0.0.1:${port}`;
  expect(await readiness({ REDIS_URL, ...own })).toBe(200);

  // Without the authority the server is a stranger; without a certificate we are.
  const failures = [{}, { REDIS_CA_FILE: certificates.client.ca }].map((files) =>
    start({ REDIS_URL, ...files }).catch((error: unknown) => error),
  );
  const [stranger, unknown] = await Promise.all(failures);
  expect(stranger).toBeInstanceOf(JournalUnavailable);
  expect(String(stranger)).toContain('certificate');
  expect(unknown).toBeInstanceOf(JournalUnavailable);
});

test('Sentinels with a user, a password and TLS of their own lead to a master behind TLS', async () => {
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
  expect(await readiness({ REDIS_URL, ...own, ...ofSentinel })).toBe(200);

  const without = [own, { ...own, ...ofSentinel, REDIS_SENTINEL_TLS: 'off' }].map((env) =>
    start({ REDIS_URL, ...env }).catch((error: unknown) => error),
  );
  for (const failure of await Promise.all(without)) {
    expect(failure).toBeInstanceOf(JournalUnavailable);
    expect(String(failure)).not.toMatch(/of.the.(?:master|sentinels)/);
  }
});

test('a Sentinel with a password only, in the clear, leads to a master behind TLS', async () => {
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
  expect(await readiness({ ...env, ...own })).toBe(200);
});

test.each([
  [{ REDIS_CA_FILE: 'ca.pem' }, 'REDIS_URL must be set too: REDIS_CA_FILE goes with it.'],
  [
    { REDIS_URL: 'redis://127.0.0.1', REDIS_SENTINEL_TLS: 'on' },
    'REDIS_SENTINEL_TLS goes with an address of Sentinels in REDIS_URL.',
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
])('settings that don’t go together are named: %j', (env, message) => {
  expect(() => readConfig({ CALLBACK_SECRET, ...env })).toThrow(message);
});

test('a key of another certificate, and files without TLS, are told before anything is begun', () => {
  const REDIS_KEY_FILE = certificates.server.key;
  expect(() =>
    readConfig({ CALLBACK_SECRET, REDIS_URL: 'rediss://127.0.0.1', ...own, REDIS_KEY_FILE }),
  ).toThrow('REDIS_KEY_FILE takes the private key of REDIS_CERT_FILE, in PEM form.');
  expect(() => readConfig({ CALLBACK_SECRET, REDIS_URL: 'redis://127.0.0.1', ...own })).toThrow(
    'REDIS_URL must begin with rediss',
  );
});
