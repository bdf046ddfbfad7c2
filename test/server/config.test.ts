import { expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../src/config/config.ts';
import { settingNames } from '../../src/config/settings.ts';
import { DEFAULT_CAPS } from '../../src/server/caps/caps.ts';
import { spawnService } from '../harness.ts';

test('the defaults are the sandbox on loopback port 4000, with introspection', () => {
  expect(readConfig({})).toEqual({
    port: 4000,
    host: '127.0.0.1',
    publicUrl: null,
    platform: null,
    database: null,
    redis: null,
    retentionDays: 7,
    detailsRetentionDays: 180,
    auditRetentionDays: 365,
    dataKeys: null,
    dataDir: './data',
    storePrintFile: null,
    tenants: ['default'],
    tenantsFile: null,
    apiKeys: [],
    outdatedKeys: [],
    budgets: new Map([['default', { tenant: {}, subject: {} }]]),
    tokenIssuer: null,
    corsOrigins: [],
    trustedDocuments: new Map(),
    trustedDocumentsOnly: false,
    mcpTools: [],
    callbackSecret: null,
    previousCallbackSecret: null,
    documents: null,
    documentHosts: null,
    proxies: null,
    maxConnections: null,
    maxConnectionsPerAddress: null,
    keepAliveMs: 125_000,
    webhookHosts: [],
    webhooks: new Map([['default', []]]),
    trackerPace: 1,
    taxUnits: new Map([
      ['default', { useUnitId: 'SANDBOXUSE', connectionUnitId: 'SANDBOXCONNECTION' }],
    ]),
    uploadBytes: new Map([['default', 1_073_741_824]]),
    misspellings: [],
    leastFreeDiskBytes: 536_870_912,
    caps: DEFAULT_CAPS,
    tenantCaps: new Map([['default', {}]]),
    maxBodyBytes: 33_554_432,
    maxBodiesBytes: 67_108_864,
    maxBodyValues: 125_000,
    documentCacheBytes: 67_108_864,
    metrics: null,
    tracing: null,
    platformTraceparent: false,
    logLevel: 'info',
    introspection: true,
    playground: true,
    subgraph: false,
  });
});

test('an empty setting counts as absent', () => {
  expect(readConfig({ PORT: '', API_KEYS: '', PUBLIC_URL: '', INTROSPECTION: '' })).toEqual(
    readConfig({}),
  );
});

test.each(settingNames)('%s is rejected by its name if it consists of blanks', (name) => {
  expect(() => readConfig({ [name]: ' ' })).toThrow(new RegExp(`^${name} takes `));
});

test.each([
  ['PUBLIC_URL', 'https://pay.example/?tenant=1'],
  ['PUBLIC_URL', 'https://pay.example/#top'],
  ['PUBLIC_URL', 'https://user:password@pay.example/'],
  ['PLATFORM_BASE_URL', 'https://pay.example/api?v=1'],
  ['PLATFORM_APP_KEY', '应用'],
  ['PLATFORM_APP_KEY', 'key\n'],
  ['DATA_DIR', 'file:///srv/data'],
  ['STORE_PRINT_FILE', 'file:///srv/print'],
])('%s rejects %j, which would be used wrongly', (name, value) => {
  const platform = {
    PLATFORM_BASE_URL: 'https://pay.example',
    PLATFORM_APP_KEY: 'k',
    PLATFORM_APP_SECRET: 's',
  };
  expect(() => readConfig({ ...platform, [name]: value })).toThrow(
    new RegExp(`^${name} takes the `),
  );
});

test.each([
  'PUBLIC_URL',
  'PLATFORM_BASE_URL',
  'PLATFORM_APP_SECRET',
  'DATA_DIR',
  'STORE_PRINT_FILE',
  'REDIS_SENTINEL_USERNAME',
  'REDIS_SENTINEL_PASSWORD',
  'JWT_AUDIENCE',
  'JWT_ISSUER',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
])('%s rejects a value with blanks around it, which would be used with them', (name) => {
  const value = name.endsWith('_URL') ? 'https://pay.example' : 'a-text';
  for (const given of [`${value}\n`, `${value}\r\n`, ` ${value}`])
    expect(() => readConfig({ [name]: given })).toThrow(
      new RegExp(`^${name} takes .*\\. Its value begins or ends with blanks\\.$`),
    );
});

test('a list of no keys is rejected', () => {
  expect(() => readConfig({ API_KEYS: ',' })).toThrow(/^API_KEYS takes keys/);
});

test('keys may have scopes, and disable introspection unless it is set to on', () => {
  const ordinary = 'read verify lookup issue trace reverse sign files audit sandbox'.split(' ');
  const env = {
    API_KEYS: 'first-key-0123456789, second-key-0123456789:pii, third-key-0123456789:read+sign',
  };
  expect(readConfig(env)).toMatchObject({
    apiKeys: [
      {
        sha256: 'ed60d7524db22ad19f689c46a00a2727410202cbc0741c6dd703bab53473c348',
        caller: { tenant: 'default', scopes: new Set(ordinary) },
      },
      { name: 'default/2', caller: { scopes: new Set([...ordinary, 'pii']) } },
      { name: 'default/3', caller: { scopes: new Set(['read', 'sign']) } },
    ],
    introspection: false,
  });
  expect(readConfig({ ...env, INTROSPECTION: 'on' }).introspection).toBe(true);
  expect(readConfig({ INTROSPECTION: 'off' }).introspection).toBe(false);
});

function seenBy(env: Record<string, string>) {
  const { playground, introspection } = readConfig(env);
  return { playground, introspection };
}

test('keys disable the playground unless it is set to on, and introspection with it', () => {
  const keys = { API_KEYS: 'first-key-0123456789' };
  expect(seenBy(keys)).toEqual({ playground: false, introspection: false });
  expect(seenBy({ ...keys, PLAYGROUND: 'on' })).toEqual({ playground: true, introspection: true });
  expect(seenBy({ ...keys, PLAYGROUND: 'on', INTROSPECTION: 'off' })).toEqual({
    playground: true,
    introspection: false,
  });
  expect(seenBy({ PLAYGROUND: 'off' })).toEqual({ playground: false, introspection: false });
});

test('URLs lose a trailing slash', () => {
  expect(readConfig({ PUBLIC_URL: 'https://pay.example/base/' }).publicUrl).toBe(
    'https://pay.example/base',
  );
});

test('files are stored in a folder, or in a bucket that requires its key', () => {
  const bucket = 's3://invoices/kept?endpoint=https://s3.example/&region=cn-south-1';
  expect(readConfig({ DOCUMENTS_URL: 'file:///var/kept' }).documents).toEqual({
    type: 'disk',
    folder: '/var/kept',
  });
  expect(() => readConfig({ DOCUMENTS_URL: bucket, AWS_ACCESS_KEY_ID: 'id' })).toThrow(
    /^AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be set too/,
  );
  const env = { DOCUMENTS_URL: bucket, AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };
  expect(readConfig(env).documents).toEqual({
    type: 's3',
    bucket: 'invoices',
    prefix: 'kept',
    endpoint: 'https://s3.example',
    region: 'cn-south-1',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  });
});

test('omitted caps keep their defaults', () => {
  const { caps } = readConfig({ KEY_CAPS: 'subscriptions=7, operationsPerSecond=9' });
  expect(caps).toEqual({
    ...DEFAULT_CAPS,
    key: { ...DEFAULT_CAPS.key, subscriptions: 7, operationsPerSecond: 9 },
  });
  for (const wrong of ['subscriptions=0', 'subscriptions=1.5', 'sockets=3', 'subscriptions', '=3'])
    expect(() => readConfig({ TENANT_CAPS: wrong })).toThrow('TENANT_CAPS takes whole numbers');
});

test('hosts that files may be fetched from are given as a list', () => {
  expect(readConfig({ DOCUMENT_HOSTS: 'files.example.com, *.example.net:8443' })).toMatchObject({
    documentHosts: [
      { host: 'files.example.com', below: false, port: null },
      { host: 'example.net', below: true, port: 8443 },
    ],
  });
});

test('origins are accepted in the form that browsers send', () => {
  const CORS_ORIGINS =
    'https://App.Example:443/, https://*.example.com,http://localhost:5173, capacitor://localhost, https://例子.cn';
  expect(readConfig({ CORS_ORIGINS }).corsOrigins).toEqual([
    'https://app.example',
    'https://*.example.com',
    'http://localhost:5173',
    'capacitor://localhost',
    'https://xn--fsqu00a.cn',
  ]);
});

test('all origins can be allowed only without keys', () => {
  expect(readConfig({ CORS_ORIGINS: '*' }).corsOrigins).toEqual(['*']);
  const keys = { API_KEYS: 'first-key-0123456789' };
  const tokens = { JWKS_URL: 'https://issuer.example', JWT_AUDIENCE: 'here' };
  for (const env of [keys, tokens]) {
    const read = (): unknown => readConfig({ ...env, CORS_ORIGINS: 'https://a.example,*' });
    expect(read).toThrow('CORS_ORIGINS takes no `*` once there are keys');
  }
});

test.each([
  ['PORT', '70000'],
  ['PORT', 'http'],
  ['PUBLIC_URL', 'pay.example'],
  ['PUBLIC_URL', 'ftp://pay.example'],
  ['API_KEYS', 'short-secret'],
  ['API_KEYS', 'long-enough-secret-0:root'],
  ['API_KEYS', 'with a space in secret'],
  ['CORS_ORIGINS', 'secret.example'],
  ['CORS_ORIGINS', 'https://app.example/secret'],
  ['CORS_ORIGINS', 'https://secret@app.example'],
  ['CORS_ORIGINS', 'https://*.*.secret.example'],
  ['CORS_ORIGINS', 'https://secret-*.example'],
  ['CORS_ORIGINS', 'https://app.example:*'],
  ['CORS_ORIGINS', 'null'],
  ['CALLBACK_SECRET', 'short-secret'],
  ['CALLBACK_SECRET_PREVIOUS', 'short-secret'],
  ['DATA_KEY', 'secret-without-an-id'],
  ['DATA_KEY', `k1:${'secret'.repeat(6)}`],
  ['DATA_KEY', `k 1:${'secretsecretsec'.repeat(3)}`],
  ['DATA_KEY', `k1:${'a'.repeat(43)},k1:${'b'.repeat(43)}`],
  ['DETAILS_RETENTION_DAYS', '0.25'],
  ['AUDIT_RETENTION_DAYS', '4000'],
  ['UPLOAD_BYTES', '1000'],
  ['MIN_FREE_DISK_BYTES', '-1'],
  ['DOCUMENTS_URL', 'secret-folder'],
  ['DOCUMENTS_URL', 'file:///secret%2Ffolder'],
  ['DOCUMENTS_URL', 'https://secret.example/bucket'],
  ['DOCUMENTS_URL', 's3://secret-bucket/a//b'],
  ['DOCUMENTS_URL', 's3://secret-bucket?endpoint=ftp://host'],
  ['DOCUMENTS_URL', 's3://secret-bucket?regoin=here'],
  ['DOCUMENT_HOSTS', 'https://secret.example'],
  ['DOCUMENT_HOSTS', 'files.example.com,secret/path'],
  ['REDIS_URL', 'http://:secret@redis.example'],
  ['REDIS_CONNECT_TIMEOUT_SECONDS', '-4'],
  ['REDIS_SENTINEL_TLS', 'maybe-secret'],
  ['JOURNAL_RETENTION_DAYS', '0.5'],
  ['TAX_USE_UNIT_ID', 'secret unit'],
  ['TAX_CONNECTION_UNIT_ID', 'secret'.repeat(4)],
  ['TRACKER_PACE', '-3.5'],
  ['TRACKER_PACE', '0.0'],
  ['TRACKER_PACE', 'fast-secret'],
  ['LOG_LEVEL', 'loud-secret'],
  ['INTROSPECTION', 'maybe-secret'],
  ['PLAYGROUND', 'maybe-secret'],
  ['SUBGRAPH', 'maybe-secret'],
])('reports the setting %s for the value %j, without the value', (name, value) => {
  const read = (): unknown => readConfig({ [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^${name} takes `));
  expect(read).not.toThrow(value);
});

test('instances on one database need CALLBACK_SECRET, and one with a file beside Redis generates its own', () => {
  const database = { DATABASE_URL: 'postgres://db.example/fapiao' };
  const redis = { REDIS_URL: 'redis://redis.example:6379' };
  expect(() => readConfig(database)).toThrow('CALLBACK_SECRET must be set');
  expect(() => readConfig({ ...database, ...redis })).toThrow('CALLBACK_SECRET must be set');
  expect(readConfig({ ...database, CALLBACK_SECRET: 'x'.repeat(32) }).database).toEqual({
    url: 'postgres://db.example/fapiao',
    connections: 8,
    connectTimeoutMs: 30_000,
    mayMigrate: true,
  });
  expect(readConfig(redis)).toMatchObject({
    callbackSecret: null,
    redis: {
      url: 'redis://redis.example:6379',
      connectTimeoutMs: 30_000,
      access: { certificates: {}, sentinel: { tls: false } },
    },
  });
});

test('unit ids at the tax bureau are set together, and only the simulated bureau has defaults', () => {
  const platform = {
    PLATFORM_BASE_URL: 'https://platform.example',
    PLATFORM_APP_KEY: 'key',
    PLATFORM_APP_SECRET: 'secret',
  };
  const units = { TAX_USE_UNIT_ID: 'u'.repeat(48), TAX_CONNECTION_UNIT_ID: 'c'.repeat(20) };
  expect(readConfig(platform).taxUnits).toEqual(new Map([['default', null]]));
  expect(readConfig({ ...platform, ...units }).taxUnits).toEqual(
    new Map([['default', { useUnitId: 'u'.repeat(48), connectionUnitId: 'c'.repeat(20) }]]),
  );
  expect(() => readConfig({ TAX_USE_UNIT_ID: 'unit' })).toThrow('must be set together');
  expect(() => readConfig({ TAX_CONNECTION_UNIT_ID: 'unit' })).toThrow('must be set together');
});

test('the platform’s three settings are set together or not at all', () => {
  const all = {
    PLATFORM_BASE_URL: 'https://platform.example/',
    PLATFORM_APP_KEY: 'key',
    PLATFORM_APP_SECRET: 'secret',
  };
  expect(readConfig(all).platform).toEqual({
    baseUrl: 'https://platform.example',
    accounts: new Map([['default', { appKey: 'key', appSecret: 'secret' }]]),
  });
  expect(() => readConfig({ PLATFORM_APP_KEY: 'key' })).toThrow(
    'PLATFORM_BASE_URL and PLATFORM_APP_SECRET',
  );
  expect(() => readConfig({ ...all, PLATFORM_APP_SECRET: '' })).toThrow('PLATFORM_APP_SECRET');
});

test.each(['0.0.0.0', '::', '192.168.1.4', 'invoices.example'])(
  'does not listen on %s without keys',
  (HOST) => {
    expect(() => readConfig({ HOST })).toThrow(/^HOST takes a loopback address/);
    expect(readConfig({ HOST, API_KEYS: 'first-key-0123456789' }).host).toBe(HOST);
  },
);

test.each(['127.0.0.1', '127.8.8.8', '::1', 'localhost'])('listens on %s without keys', (HOST) => {
  expect(readConfig({ HOST }).host).toBe(HOST);
});

test('an invalid setting stops the start with one line and code 1', async () => {
  await expect(spawnService({ HOST: '0.0.0.0' })).rejects.toThrow(
    /^The service ended: HOST takes a loopback address as long as API_KEYS contains no key\.$/,
  );
});
