import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  isInterfaceType,
  isLeafType,
  isRequiredArgument,
} from 'graphql';
import { expect, test } from 'vitest';
import { ISSUE, order } from '../capabilities/forward-invoicing/invoice-orders.ts';
import { type RunningService, startService, temporaryFolder } from '../harness.ts';
import { isBilled } from '../../src/graphql/billing/known-units.ts';
import { createSchema } from '../../src/schema.ts';
import { bearer, keyOf, tenantsFile } from '../tenants.ts';
import { sameOnEveryPath } from '../every-path.ts';
import { startReceiver } from './receiver.ts';
import {
  CREATE,
  DELETE,
  deliveriesOf,
  DELIVERIES,
  REDELIVER,
  register,
  TEST_EVENT,
  UPDATE,
  UPDATES,
  WEBHOOKS,
} from './webhook-documents.ts';

const url = 'https://hooks.example.com/updates';

/** Keys of a tenant with the scope to register webhooks. */
const keysFor = (name: string): object => ({
  apiKeys: [{ key: keyOf(name), scopes: ['read', 'issue', 'webhooks'] }],
});

interface Rejected {
  readonly createWebhook: {
    readonly fieldErrors: readonly { readonly path: readonly string[]; readonly message: string }[];
  };
}

async function rejectionOf(service: RunningService, input: object): Promise<string> {
  const { data } = await service.query<Rejected>(CREATE, {
    input: { name: 'name', url, document: UPDATES, ...input },
  });
  const [fault] = data?.createWebhook.fieldErrors ?? [];
  return fault ? `${fault.path.join('.')} ${fault.message}` : 'registered';
}

test.each([
  'http://hooks.example.com/updates',
  'http://127.0.0.1/updates',
  'https://127.0.0.1/updates',
  'https://10.0.0.5/updates',
  'https://[::1]/updates',
  'https://[::ffff:10.0.0.5]/updates',
  'https://169.254.169.254/latest/meta-data',
  'https://user:password@hooks.example.com/',
  'https://hooks.example.com\\@evil.example.com/',
  'https://hooks.example.com/#fragment',
  'https://2130706433/',
  'http://localhost:9001/',
])('registers nothing for %s', async (address) => {
  const service = await startService({ env: { WEBHOOK_HOSTS: 'localhost:9000' } });
  expect(await rejectionOf(service, { url: address })).toMatch(/^input\.url /);
});

test.each([
  ['127.0.0.1', 'http://127.0.0.1:8080/', '127.0.0.1:8080'],
  ['127.0.0.1:8080', 'http://127.0.0.1/', '127.0.0.1'],
  ['10.0.0.6', 'https://10.0.0.5:8443/', '10.0.0.5:8443'],
  ['127.0.0.1', 'https://[::1]:8443/', '[::1]:8443'],
])('beside %s, the error of %s names the entry that allows it', async (listed, address, entry) => {
  const service = await startService({ env: { WEBHOOK_HOSTS: listed } });
  expect(await rejectionOf(service, { url: address })).toContain(`\`${entry}\` in WEBHOOK_HOSTS`);
  const other = await startService({ env: { WEBHOOK_HOSTS: entry } });
  expect(await rejectionOf(other, { url: address })).toBe('registered');
});

test('a name that resolves to a private address is registered, and nothing is sent there', async () => {
  const service = await startService();
  const { webhook } = await register(service, { name: 'local', url: 'https://localhost:9000/' });
  expect(await service.query(TEST_EVENT, { id: webhook.id })).toMatchObject({
    data: { sendWebhookTestEvent: { state: 'FAILED', outcome: 'NOT_PUBLIC', statusCode: null } },
  });
});

test('an unresolvable name gets no request, and does not end the service; one in Chinese is rejected', async () => {
  const service = await startService();
  expect(await rejectionOf(service, { url: 'https://发票.中国/updates' })).toContain('as xn--…');
  const url = `https://${'a'.repeat(63)}.invalid/`;
  const { webhook } = await register(service, { name: 'nowhere', url });
  for (const _ of [1, 2, 3])
    expect(await service.query(TEST_EVENT, { id: webhook.id })).toMatchObject({
      data: { sendWebhookTestEvent: { state: 'FAILED', outcome: 'NOT_REACHED', statusCode: null } },
    });
});

test('a document is validated as over any transport, and costs nothing', async () => {
  const service = await startService();
  const rejected = async (document: string, variables = {}): Promise<string> =>
    rejectionOf(service, { document, variables });
  expect(await rejected('')).toBe('input.document must not be empty');
  expect(await rejected('subscription {')).toMatch(/^input\.document cannot be run: Syntax Error/);
  expect(await rejected('subscription { nothing }')).toMatch(
    /^input\.document cannot be run: .*nothing/,
  );
  expect(await rejected('{ viewer { tenant } }')).toMatch(
    /^input\.document must contain exactly one operation/,
  );
  expect(await rejected(`${UPDATES} query Other { viewer { tenant } }`)).toMatch(
    /^input\.document /,
  );
  expect(await rejected('subscription { webhookUpdates { name } }')).toMatch(
    /^input\.document must contain/,
  );
  const byOrder = 'subscription ($id: String!) { invoiceUpdates(orderId: $id) { version } }';
  expect(await rejected(byOrder)).toMatch(/^input\.variables cannot be run: .*id/);
  expect(await rejected(byOrder, { id: '' })).toMatch(
    /^input\.document cannot be run: orderId must have 1 to 64 characters/,
  );
  expect(await rejected('subscription { updates(after: "none") { version } }')).toBe(
    'input.document cannot be run: after must be a cursor of this service',
  );
  expect(await rejected(byOrder, { id: 'one' })).toBe('registered');
});

/** A subscription to updates that selects a field of their subject. */
function selecting(type: GraphQLObjectType, field: GraphQLField<unknown, unknown>): string {
  const required = field.args.filter(isRequiredArgument);
  const declared = required.map(({ name, type: of }) => `$${name}: ${String(of)}`).join(', ');
  const given = required.map(({ name }) => `${name}: $${name}`).join(', ');
  const below = isLeafType(getNamedType(field.type)) ? '' : '{ __typename }';
  const selected = `${field.name}${given && `(${given})`} ${below}`;
  return `subscription ${declared && `(${declared})`} { updates { subject { ... on ${type.name} { ${selected} } } } }`;
}

test('each billed field is rejected by its name', async () => {
  const schema = createSchema();
  const followed = schema.getType('Followed');
  if (!isInterfaceType(followed)) throw new Error('Everything that is followed is an interface.');
  const billed = schema.getPossibleTypes(followed).flatMap((type) =>
    Object.values(type.getFields())
      .filter(isBilled)
      .map((field) => [`${type.name}.${field.name}`, selecting(type, field)] as const),
  );
  expect(billed.length).toBeGreaterThan(0);
  const service = await startService();
  for (const [name, document] of billed)
    expect(await rejectionOf(service, { document })).toBe(
      `input.document selects fields that cost money for each update: ${name}`,
    );
});

test('a repeated registration finds the webhook, and a different one under its name is rejected', async () => {
  const service = await startService();
  const first = await register(service, { name: 'one', url });
  const again = await register(service, { name: 'one', url });
  expect(first.secret).toMatch(/^whsec_/);
  expect(again).toEqual({ webhook: first.webhook, secret: null });
  expect(await rejectionOf(service, { name: 'one', url: `${url}/other` })).toBe(
    'input.name is the name of another webhook',
  );
});

test('tenants cannot see or change each other’s webhooks, and get only their own updates', async () => {
  const receiver = await startReceiver();
  const TENANTS_FILE = await tenantsFile(() => null, {
    acme: keysFor('acme'),
    umbrella: keysFor('umbrella'),
  });
  const service = await startService({
    env: { TENANTS_FILE, WEBHOOK_HOSTS: new URL(receiver.url).host },
  });
  const { webhook } = await register(
    service,
    { name: 'mine', url: `${receiver.url}/acme` },
    bearer('acme'),
  );
  await register(service, { name: 'mine', url: `${receiver.url}/umbrella` }, bearer('umbrella'));
  await service.query(ISSUE, { input: order() }, bearer('acme'));
  await receiver.until(({ length }) => length >= 2, '/acme');
  expect(receiver.received.filter(({ path }) => path === '/umbrella')).toEqual([]);

  const { id } = webhook;
  const theirs = bearer('umbrella');
  expect(await service.query(WEBHOOKS, {}, theirs)).toMatchObject({
    data: { webhooks: [{ url: `${receiver.url}/umbrella` }] },
  });
  const node = await service.query('query ($id: ID!) { node(id: $id) { id } }', { id }, theirs);
  expect(node).toEqual({ data: { node: null } });
  for (const [document, variables] of [
    [UPDATE, { input: { id, enabled: false } }],
    [DELETE, { id }],
    [TEST_EVENT, { id }],
    [REDELIVER, { input: { id, from: { eventId: 'x' } } }],
  ] as const) {
    const { data } = await service.query<Record<string, object>>(document, variables, theirs);
    expect(Object.values(data ?? {})).toMatchObject([{ code: 'INVALID_INPUT' }]);
  }
  const { errors } = await service.query(DELIVERIES, { id }, theirs);
  expect(errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT' } }]);
});

test('a webhook is executed with its registrant’s scopes, and only callers with these see its bodies', async () => {
  const receiver = await startReceiver();
  const apiKeys = [
    { name: 'full', key: keyOf('full'), scopes: ['read', 'issue', 'webhooks', 'pii'] },
    { name: 'some', key: keyOf('some'), scopes: ['read', 'webhooks'] },
    { name: 'none', key: keyOf('none'), scopes: ['read'] },
  ];
  const TENANTS_FILE = await tenantsFile(() => null, { acme: { apiKeys } });
  const service = await startService({
    env: { TENANTS_FILE, WEBHOOK_HOSTS: new URL(receiver.url).host },
  });
  const refused = await service.query(
    CREATE,
    { input: { name: 'x', url, document: UPDATES } },
    bearer('none'),
  );
  expect(refused).toMatchObject({ data: { createWebhook: { code: 'NOT_PERMITTED' } } });

  const { webhook } = await register(
    service,
    { name: 'full', url: `${receiver.url}/full` },
    bearer('full'),
  );
  expect(webhook).toMatchObject({ registeredBy: 'acme/full' });
  expect(webhook.scopes).toContain('PII');
  await service.query(ISSUE, { input: order() }, bearer('full'));
  await receiver.until(({ length }) => length >= 2);
  await expect
    .poll(async () =>
      (await deliveriesOf(service, webhook.id, bearer('full'))).map(({ body }) => typeof body),
    )
    .toEqual(expect.arrayContaining(['string', 'string']));
  for (const { body } of await deliveriesOf(service, webhook.id, bearer('some')))
    expect(body).toBeNull();

  // The caller who changes it becomes its registrant, so no one receives data beyond their scopes.
  const { data } = await service.query(
    UPDATE,
    { input: { id: webhook.id, url: `${receiver.url}/some` } },
    bearer('some'),
  );
  expect(data).toMatchObject({
    updateWebhook: { webhook: { registeredBy: 'acme/some', scopes: ['READ', 'WEBHOOKS'] } },
  });
});

test.each([{}, { DATA_KEY: `k:${Buffer.alloc(32, 3).toString('base64')}` }])(
  'URL, secret and body are never stored or logged in clear text (%o)',
  async (env) => {
    const receiver = await startReceiver();
    const dataDir = await temporaryFolder();
    const service = await startService({
      dataDir,
      env: { WEBHOOK_HOSTS: new URL(receiver.url).host, ...env },
    });
    const { secret, webhook } = await register(service, {
      name: 'sealed',
      url: `${receiver.url}/a-token-in-the-path`,
      document: `${UPDATES} # a comment that nobody else writes`,
    });
    await service.query(ISSUE, { input: order() });
    await receiver.until(({ length }) => length >= 2);
    await expect
      .poll(async () => (await deliveriesOf(service, webhook.id)).length)
      .toBeGreaterThan(1);
    const bodies = receiver.received.map(({ body }) => body);
    await service.stop();
    const files = await Promise.all(
      ['journal.sqlite', 'journal.sqlite-wal'].map((file) =>
        readFile(join(dataDir, file), 'latin1').catch(() => ''),
      ),
    );
    const stored = files.join('');
    expect(stored.includes('sealed')).toBe(true);
    const log = service.log.join('');
    for (const text of [secret ?? '', 'a-token-in-the-path', 'a comment that nobody', ...bodies]) {
      expect(stored.includes(text)).toBe(false);
      expect(log.includes(text)).toBe(false);
    }
  },
);

test('the tenants’ file declares webhooks, which mutations only enable again', async () => {
  const receiver = await startReceiver();
  const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
  const declared = { name: 'declared', url: `${receiver.url}/declared`, document: UPDATES, secret };
  const apiKeys = [{ key: keyOf('acme'), scopes: ['read', 'issue', 'webhooks'] }];
  const rejected = { ...declared, name: 'rejected', document: 'subscription { nothing }' };
  const TENANTS_FILE = await tenantsFile(() => null, {
    acme: { apiKeys, webhooks: [rejected, declared] },
  });
  const service = await startService({
    env: { TENANTS_FILE, WEBHOOK_HOSTS: new URL(receiver.url).host },
  });
  await expect
    .poll(() => service.query(WEBHOOKS, {}, bearer('acme')))
    .toMatchObject({ data: { webhooks: [{ name: 'declared', scopes: ['READ'] }] } });
  await service.query(ISSUE, { input: order() }, bearer('acme'));
  await receiver.until(({ length }) => length >= 2);
  const { data } = await service.query<{ webhooks: readonly { id: string }[] }>(
    WEBHOOKS,
    {},
    bearer('acme'),
  );
  const id = data?.webhooks[0]?.id;
  expect(await service.query(DELETE, { id }, bearer('acme'))).toMatchObject({
    data: { deleteWebhook: { fieldErrors: [{ code: 'NOT_IN_THIS_STATE' }] } },
  });
  const logged = service.log.find((line) => line.includes('cannot be registered'));
  expect(logged).toContain('"operation":"rejected"');
  await receiver.behave('/declared', { type: 'status', status: 410 });
  await service.query(ISSUE, { input: order() }, bearer('acme'));
  await service.query(ISSUE, { input: order({ orderId: 'two' }) }, bearer('acme'));
  await expect
    .poll(() => service.query(WEBHOOKS, {}, bearer('acme')))
    .toMatchObject({ data: { webhooks: [{ state: 'DISABLED', disabledReason: 'GONE' }] } });
  for (const more of [{ url: `${receiver.url}/other` }, { rotateSecret: true }, { enabled: false }])
    expect(
      await service.query(UPDATE, { input: { id, enabled: true, ...more } }, bearer('acme')),
    ).toMatchObject({ data: { updateWebhook: { fieldErrors: [{ path: ['input', 'id'] }] } } });
  expect(
    await service.query(UPDATE, { input: { id, enabled: true } }, bearer('acme')),
  ).toMatchObject({
    data: { updateWebhook: { webhook: { state: 'ACTIVE', scopes: ['READ'], registeredBy: null } } },
  });
});

test('two instances that read a changed tenants’ file at once both take its webhook', async () => {
  const receiver = await startReceiver();
  const service = await startService({ env: { WEBHOOK_HOSTS: new URL(receiver.url).host } });
  const { webhooks } = service.application.app;
  const declare = async (path: string): Promise<void> => {
    const declared = {
      name: 'declared',
      url: receiver.url + path,
      document: UPDATES,
      variables: {},
      secret: `whsec_${Buffer.alloc(32, 1).toString('base64')}`,
      registrant: { scopes: ['read'], language: 'en', key: null } as const,
    };
    const both = [declared, declared].map((one) => webhooks.declare('default', [one]));
    await Promise.all(both);
    expect(await webhooks.list('default')).toMatchObject([{ definition: { url: declared.url } }]);
  };
  await declare('/first');
  await declare('/second');
});

test('a webhook is the same on every path', async () => {
  const service = await startService({ env: { SUBGRAPH: 'on' } });
  await register(service, { name: 'one', url });
  const webhook = await sameOnEveryPath(service, 'Webhook', [
    ['{ thing: webhooks { ...everything } }'],
    ['subscription { thing: webhookUpdates { ...everything } }'],
  ]);
  expect(webhook).toMatchObject({ name: 'one', url });
});

test('registrations, changes, deletions and repeated deliveries are audited', async () => {
  const service = await startService();
  const { webhook } = await register(service, { name: 'audited', url });
  const { id } = webhook;
  await service.query(UPDATE, { input: { id, enabled: false } });
  await service.query(REDELIVER, { input: { id, from: { eventId: 'unknown' } } });
  await service.query(DELETE, { id });
  const { data } = await service.query(
    '{ audit(first: 4) { edges { node { field reasons errorCode } } } }',
  );
  expect(data).toMatchObject({
    audit: {
      edges: [
        { node: { field: 'deleteWebhook', reasons: ['CHANGE'], errorCode: null } },
        { node: { field: 'redeliverWebhook', errorCode: 'INVALID_INPUT' } },
        { node: { field: 'updateWebhook', errorCode: null } },
        { node: { field: 'createWebhook', errorCode: null } },
      ],
    },
  });
});
