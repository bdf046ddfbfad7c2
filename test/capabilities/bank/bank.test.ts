import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { FaultName } from '../../../packages/simulator/src/gateway/faults.ts';
import { isSigned, sendEnvelope, startStub } from '../../platform/stub-platform.ts';
import {
  BankCommandDocument,
  type BankCommandInput,
  type BankCommandMutation,
  type BankCommandOperation,
  BankQueryDocument,
} from '../../generated/operations.ts';
import { startBefore, startScenario } from '../../scenario.ts';

const ID_NUMBER = '110101199003071234';
const PHONE = '13912345678';
const CARD = '6222020200112233445';
const ADD_PATH = '/api/v1/bank/receiver/add';

/** Document 2, section 4.2, copied a second time. */
const queryPaths = {
  FACE_SCAN_RESULT: '/receiver/face-auth/query',
  PAYEE_AUDIT_STATUS: '/receiver/audit-status',
  PERSON_QUOTA: '/person/quota',
  ISSUING_NOTICE: '/invoice/notify-status',
  INVOICE_STATUS: '/invoice/query',
  INVOICE_FILE: '/invoice/download',
  PAYEE: '/receiver/query',
  ENTERPRISE_AUTHORIZATION: '/invoice/register-confirm',
  REMAINING_INVOICES: '/invoice/ticket-info',
};
const commandPaths = {
  AUTHORIZE_ENTERPRISE: '/enterprise/auth',
  START_FACE_SCAN: '/receiver/face-auth',
  ADD_PAYEE: '/receiver/add',
  PLACE_ORDER: '/order/pre',
  PAY_ORDER: '/order/pay',
  UPDATE_PAYEE_CARD: '/receiver/update',
  DELETE_PAYEE: '/receiver/delete',
  RED_OFFSET_INVOICE: '/invoice/red-offset',
  REVOKE_RED_CONFIRMATION: '/invoice/red-offset/revoke',
  VOID_INVOICE: '/invoice/reversal',
  REFUND_TAX: '/invoice/back-tax',
  PAY_AND_ISSUE_BATCH: '/order/batch-pay',
  RETRY_UPLOAD: '/invoice/upload-retry',
  REFRESH_ENTERPRISE_AUTHORIZATION: '/enterprise/refresh-auth',
  CONFIRM_MONTHLY_SUMMARY: '/invoice/summary-confirm',
} satisfies Record<BankCommandOperation, string>;
// Object.entries loses the names of the table.
const commandOperations = Object.entries(commandPaths) as [BankCommandOperation, string][];

const service = startScenario();

const input = (change: Partial<BankCommandInput> = {}): BankCommandInput => ({
  commandId: 'command-1',
  operation: 'ADD_PAYEE',
  payload: { outUserId: 'example-seller-1', businessType: '0004', appIdSub: 'PAYER-0001' },
  ...change,
});
const command = async (
  change: Partial<BankCommandInput> = {},
): Promise<BankCommandMutation['bankCommand'] | undefined> =>
  (await service.query(BankCommandDocument, { input: input(change) })).data?.bankCommand;
const ask = (variables: object = {}) => service.query(BankQueryDocument, { ...variables });
const fail = (fault: FaultName): void => service.fail(ADD_PATH, fault);
const added = (): number => service.calls(ADD_PATH);

describe('each operation reaches its path, signed, with its payload unchanged,', () => {
  test.each(Object.entries(queryPaths))('as a query: %s', async (operation, path) => {
    const stub = await startStub((response) => sendEnvelope(response, 'CYT_00000', { a: 1 }));
    const before = await startBefore(stub);
    const payload = { outUserId: 'u1', nested: { amount: 1.5 } };
    const { data } = await before.query(BankQueryDocument, { operation, payload });
    expect(data?.bankQuery).toEqual({ isMock: false, raw: { a: 1 } });
    expect(stub.received).toMatchObject([
      { path: `/api/v1/bank${path}`, body: JSON.stringify(payload) },
    ]);
    expect(stub.received.every(isSigned)).toBe(true);
  });

  test.each(commandOperations)('as a command: %s', async (operation, path) => {
    const stub = await startStub((response) => sendEnvelope(response, 'CYT_00000', { a: 1 }));
    const before = await startBefore(stub);
    const payload = { outUserId: 'u1' };
    const { data } = await before.query(BankCommandDocument, {
      input: input({ operation, payload }),
    });
    expect(data?.bankCommand).toMatchObject({
      command: { state: 'ACCEPTED' },
      answer: { raw: { a: 1 } },
    });
    expect(stub.received).toMatchObject([
      { path: `/api/v1/bank${path}`, body: JSON.stringify(payload) },
    ]);
    expect(stub.received.every(isSigned)).toBe(true);
  });
});

test('the schema shows the paths of all operations at their enum values', async () => {
  const sdl = await readFile(join(import.meta.dirname, '../../../schema/schema.graphql'), 'utf8');
  const shown = [...sdl.matchAll(/^ {2}(\w+) @upstream\(path: "(\/api\/v1\/bank[^"]*)"\)/gm)];
  expect(new Map(shown.map(([, name, path]) => [name, path]))).toEqual(
    new Map(
      Object.entries({ ...queryPaths, ...commandPaths }).map(([name, path]) => [
        name,
        `/api/v1/bank${path}`,
      ]),
    ),
  );
});

describe('the simulated bank', () => {
  test('answers all operations with a marked demonstration', async () => {
    for (const operation of Object.keys(queryPaths))
      expect((await ask({ operation })).data).toMatchObject({ bankQuery: { isMock: true } });
    for (const [operation] of commandOperations) {
      expect(await command({ commandId: operation, operation, payload: {} })).toMatchObject({
        command: { state: 'ACCEPTED' },
        answer: { isMock: true },
      });
    }
  });

  test('audits a payee after a delay', async () => {
    service.sandbox.controls.setProgressDelay({ delayMs: 60_000 });
    await command();
    expect((await ask()).data).toMatchObject({ bankQuery: { raw: { auditStatus: 'auditing' } } });
    await service.clock.advance(121_000);
    expect((await ask()).data).toMatchObject({ bankQuery: { raw: { auditStatus: 'approved' } } });
  });

  test('rejects a card with a record under approval: a typed error that says to wait', async () => {
    await command({ payload: { outUserId: 'u1', receiverAccount: CARD } });
    const second = { commandId: 'command-2', payload: { outUserId: 'u2', receiverAccount: CARD } };
    const refused = await command(second);
    expect(refused).toMatchObject({
      __typename: 'PlatformRejectedError',
      code: 'PAYEE_UNDER_APPROVAL',
      platformCode: '30601013',
      hint: expect.stringContaining('wait') as unknown,
    });
    expect(added()).toBe(2);
    expect(await command(second)).toMatchObject({ platformCode: '30601013' });
    expect(added()).toBe(2);
  });

  test('rejects a merchant that is not enabled for the business', async () => {
    const payload = { outUserId: 'u1', appIdSub: 'MERCHANT-NOT-ENABLED' };
    expect(await command({ payload })).toMatchObject({
      code: 'BUSINESS_NOT_ENABLED',
      platformCode: '30601004',
    });
  });
});

describe('a command', () => {
  test('under the same number is sent once, from many concurrent clients', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => command()));
    for (const answer of answers)
      expect(answer).toMatchObject({ command: { commandId: 'command-1' } });
    expect(await command()).toMatchObject({ command: { state: 'ACCEPTED' }, answer: { raw: {} } });
    expect(added()).toBe(1);
  });

  test.each([
    ['another payload', { payload: { outUserId: 'other' } }],
    ['another operation', { operation: 'DELETE_PAYEE' as const }],
  ])('under the same number with %s is a conflict', async (_case, change) => {
    await command();
    expect(await command(change)).toMatchObject({
      __typename: 'ConflictError',
      existing: { key: 'command-1', state: 'ACCEPTED' },
    });
    expect(added()).toBe(1);
  });

  test.each<FaultName>(['LOST_REPLY', 'TRUNCATED', 'UPSTREAM_UNAVAILABLE', 'LOST_REQUEST'])(
    'whose response was lost (%s) is OUTCOME_UNKNOWN and never sent again',
    async (fault) => {
      fail(fault);
      expect(await command()).toMatchObject({
        __typename: 'OutcomeUnknownError',
        followed: { key: 'command-1', state: 'OUTCOME_UNKNOWN' },
      });
      await service.clock.advance(10 * 60_000);
      expect(await command()).toMatchObject({
        command: { state: 'OUTCOME_UNKNOWN' },
        answer: null,
      });
      expect(added()).toBe(1);
    },
  );

  test('that the platform certainly did not execute may be sent again', async () => {
    fail('QUOTA_EXHAUSTED');
    expect(await command()).toMatchObject({ __typename: 'QuotaExhaustedError' });
    expect(await command()).toMatchObject({
      command: { state: 'ACCEPTED' },
      answer: { isMock: true },
    });
    expect(added()).toBe(2);
  });

  test('interrupted by a crash becomes OUTCOME_UNKNOWN', async () => {
    const { journal } = service.application;
    const after = await journal.end('default');
    const id = { tenant: 'default', kind: 'bank-command', key: 'left-behind' };
    await journal.open(id, {
      inputHash: 'h',
      state: 'SUBMITTED',
      snapshot: { operation: 'ADD_PAYEE' },
      dueAt: service.clock.now(),
    });
    await service.application.app.subjectsFor('default').pollSoon(id, id.key);
    const updates = service.subscribe(
      'subscription ($after: Cursor) { updates(after: $after) { key state } }',
      { after },
    );
    expect(await updates.next()).toMatchObject({ data: { updates: { state: 'SUBMITTED' } } });
    expect(await updates.next()).toMatchObject({
      data: { updates: { key: 'left-behind', state: 'OUTCOME_UNKNOWN' } },
    });
  });

  test.each([['two words'], [''], ['x'.repeat(65)]])('is not sent as “%s”', async (commandId) => {
    expect(await command({ commandId })).toMatchObject({
      __typename: 'InvalidInputError',
      fieldErrors: [{ path: ['input', 'commandId'] }],
    });
    expect(added()).toBe(0);
  });
});

test('a failed query nulls its own field', async () => {
  service.fail('/api/v1/bank/receiver/audit-status', 'NOT_ENABLED', null);
  const { data, errors } = await ask();
  expect(data).toEqual({ bankQuery: null });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'NOT_PERMITTED' });
});

test('personal data in a payload or a response reach neither response, log nor journal', async () => {
  const payload = { outUserId: 'u1', idNo: ID_NUMBER, mobile: PHONE, receiverAccount: CARD };
  const answers = [
    await command({ payload }),
    await ask({ operation: 'PAYEE', payload: { outUserId: 'u1' } }),
    await command({ payload: { ...payload, more: 1 } }),
  ];
  expect(JSON.stringify(answers[1])).toContain('receiverAccount');
  await service.stop();
  const journal = await readFile(join(service.dataDir, 'journal.sqlite'), 'latin1');
  for (const place of [JSON.stringify(answers), service.log.join('\n'), journal])
    for (const text of [ID_NUMBER, PHONE, CARD]) expect(place).not.toContain(text);
});
