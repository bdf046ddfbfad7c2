import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { FaultName } from '../../../packages/simulator/src/gateway/faults.ts';
import {
  AtomicCommandDocument,
  type AtomicCommandMutation,
  type AtomicCommandMutationVariables,
  AtomicQueryDocument,
} from '../../generated/operations.ts';
import { isSigned, sendText, startStub } from '../../platform/stub-platform.ts';
import { startBefore, startScenario } from '../../scenario.ts';
import { pathOf } from './tax-bureau.ts';

const ID_NUMBER = '110101199003071234';
const PHONE = '13912345678';
const CARD = '6222020200112233445';

/** Document 3, section 4.1 and document 2, section 4.3, copied a second time. */
const queryCodes = {
  CREDIT_QUOTA: 'CXSXED',
  TAXPAYER_RISK: 'CXNSRFXXX',
  TAXPAYER: 'CXNSRJBXX',
  AVAILABLE_TAX_RATES: 'CXKYSL',
  TAX_CLASSIFICATION_CODES: 'CXSSFLBM',
  NATURAL_PERSON_ISSUING: 'CXZRRKPXX',
  UPLOAD_RESULT: 'CXQDFPSCJG',
  RED_CONFIRMATIONS: 'CXQDHZQRDLB',
  RED_CONFIRMATION: 'CXQDHZQRDMX',
  AGENT_TAX_DUE: 'CXYDBWDBSFXX',
  PENDING_TRANSACTIONS: 'CXQYWJSJL',
  ISSUING_PARAMETERS: 'CXFXKPSSCS',
  AGENT_TAX_PAYMENT: 'CXDJSFJKXX',
  TAX_PAYMENT_RESULT: 'CXSFJNJG',
  REFUND_INFORMATION: 'CXTSXX',
  REFUND_RESULT: 'CXBFCPTSJG',
};
const commandCodes = {
  RESERVE_INVOICE_NUMBERS: 'QDFPPLFM',
  ADJUST_CREDIT_QUOTA: 'XZTHSXED',
  EXTEND_QUOTA_VALIDITY: 'TZSXEDYXQ',
  UPLOAD_SCRAP_INVOICES: 'BFCPSGFPSC',
  APPLY_RED_CONFIRMATION: 'QDHZQRDSQ',
  ACT_ON_RED_CONFIRMATION: 'QDHZQRDQR',
  CHECK_AGENT_TAX: 'BFCPSGDJSFJY',
  VERIFY_BANK_ACCOUNT: 'YZYHKHXX',
  REGISTER_NATURAL_PERSON: 'ZRRJJDJ',
  APPLY_REFUND: 'SQFXKPTS',
  CANCEL_PRE_OPENED: 'QXYKFPJY',
};

const service = startScenario();

type AtomicCommandInput = NonNullable<AtomicCommandMutationVariables['input']>;

const registration: AtomicCommandInput = {
  commandId: 'command-1',
  service: { named: 'REGISTER_NATURAL_PERSON' },
  payload: { zrrxm: '张建国', sfzjlx: '201', sfzjhm: '110101198503154217' },
};

const command = async (
  change: Partial<AtomicCommandInput> = {},
): Promise<AtomicCommandMutation['atomicCommand'] | undefined> =>
  (await service.query(AtomicCommandDocument, { input: { ...registration, ...change } })).data
    ?.atomicCommand;
const ask = (variables: object = {}) => service.query(AtomicQueryDocument, { ...variables });

/** Services by their GraphQL names, with their codes. */
const rows = (
  codes: Readonly<Record<string, string>>,
  others: readonly string[],
): (readonly [code: string, choice: object])[] => [
  ...Object.entries(codes).map(([named, code]) => [code, { named }] as const),
  ...others.map((code) => [code, { code }] as const),
];

describe('each service reaches its path, signed, with its payload unchanged,', () => {
  const payload = { nsrsbh: 'x1', nested: { amount: 1.5 } };

  test.each(rows(queryCodes, ['CXABCDE', 'CXSXED']))('as a query: %s', async (code, choice) => {
    const stub = await startStub((response) => sendText(response, '{"returncode":"00","a":1}'));
    const before = await startBefore(stub);
    const { data } = await before.query(AtomicQueryDocument, { service: choice, payload });
    expect(data?.atomicQuery).toMatchObject({ raw: { returncode: '00', a: 1 } });
    expect(stub.received).toMatchObject([{ path: pathOf(code), body: JSON.stringify(payload) }]);
    expect(stub.received.every(isSigned)).toBe(true);
  });

  test.each(rows(commandCodes, ['CXABCDE', 'TZSXEDYXQ']))(
    'as a command: %s',
    async (code, choice) => {
      const stub = await startStub((response) => sendText(response, '{"returncode":"00","a":1}'));
      const before = await startBefore(stub);
      const input = { commandId: 'command-1', service: choice, payload };
      const { data } = await before.query(AtomicCommandDocument, { input });
      expect(data?.atomicCommand).toMatchObject({
        command: { state: 'ACCEPTED' },
        answer: { raw: { a: 1 } },
      });
      expect(stub.received).toMatchObject([{ path: pathOf(code), body: JSON.stringify(payload) }]);
      expect(stub.received.every(isSigned)).toBe(true);
    },
  );
});

test('the schema shows the paths of all 27 services at their enum values', async () => {
  const sdl = await readFile(join(import.meta.dirname, '../../../schema/schema.graphql'), 'utf8');
  const shown = [
    ...sdl.matchAll(/^ {2}(\w+) @upstream\(path: "\/api\/v1\/invoice\/reverse\/lq\/(\w+)"\)/gm),
  ].map(([, name, code]) => [name, code]);
  expect(shown).toHaveLength(27);
  expect(Object.fromEntries(shown)).toEqual({ ...queryCodes, ...commandCodes });
});

describe('a service is rejected before any call', () => {
  test.each([
    ['by two names', { named: 'TAXPAYER', code: 'CXNSRJBXX' }],
    ['by none', {}],
    ['by a code in small letters', { code: 'cxnsrjbxx' }],
    ['by a code with a path in it', { code: 'CX/../X' }],
    ['by a code of 3 letters', { code: 'CXA' }],
    ['by a code of 17 letters', { code: 'CX'.padEnd(17, 'A') }],
    ['that changes something, as a question', { code: 'QDFPPLFM' }],
    ['that may change something, as a question', { code: 'YZYHKHXX' }],
    ['that nobody knows and that does not begin with CX, as a question', { code: 'ABCDEF' }],
  ])('named %s', async (_case, choice) => {
    const stub = await startStub((response) => sendText(response, '{"returncode":"00"}'));
    const before = await startBefore(stub);
    const { errors } = await before.query(AtomicQueryDocument, { service: choice, payload: {} });
    expect(errors).toHaveLength(1);
    expect(stub.received).toEqual([]);
  });

  test('that is a query, as a command', async () => {
    expect(await command({ service: { code: 'CXSXED' } })).toMatchObject({
      __typename: 'InvalidInputError',
      fieldErrors: [
        {
          path: ['input', 'service', 'code'],
          message: expect.stringContaining('is only a query') as unknown,
        },
      ],
    });
    expect(service.calls(pathOf('CXSXED'))).toBe(0);
  });
});

describe('a command', () => {
  test('under the same number is sent once, from many concurrent clients', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => command()));
    expect(answers).toEqual(
      Array(8).fill(
        expect.objectContaining({
          command: expect.objectContaining({ commandId: 'command-1' }) as unknown,
        }),
      ),
    );
    expect(await command()).toMatchObject({ command: { state: 'ACCEPTED' }, answer: { raw: {} } });
    expect(service.calls(pathOf('ZRRJJDJ'))).toBe(1);
  });

  test.each([
    ['another payload', { payload: { zrrxm: 'other' } }],
    ['another service', { service: { named: 'CANCEL_PRE_OPENED' as const } }],
  ])('under the same number with %s is a conflict', async (_case, change) => {
    await command();
    expect(await command(change)).toMatchObject({ __typename: 'ConflictError' });
  });

  test('has one identity by its name and by its code', async () => {
    await command();
    expect(await command({ service: { code: 'ZRRJJDJ' } })).toMatchObject({
      command: { state: 'ACCEPTED' },
    });
    expect(service.calls(pathOf('ZRRJJDJ'))).toBe(1);
  });

  test.each<FaultName>(['LOST_REPLY', 'TRUNCATED', 'UPSTREAM_UNAVAILABLE', 'LOST_REQUEST'])(
    'whose response was lost (%s) is OUTCOME_UNKNOWN and never sent again',
    async (fault) => {
      service.fail(pathOf('ZRRJJDJ'), fault);
      expect(await command()).toMatchObject({
        __typename: 'OutcomeUnknownError',
        followed: { key: 'command-1', state: 'OUTCOME_UNKNOWN' },
      });
      await service.clock.advance(10 * 60_000);
      expect(await command()).toMatchObject({
        command: { state: 'OUTCOME_UNKNOWN' },
        answer: null,
      });
      expect(service.calls(pathOf('ZRRJJDJ'))).toBe(1);
    },
  );

  test('that the tax bureau rejects has its code and its text, now and later', async () => {
    const refused = {
      service: { named: 'RESERVE_INVOICE_NUMBERS' as const },
      payload: { nsrsbh: 'nobody' },
    };
    const error = { __typename: 'PlatformRejectedError', platformCode: '01' };
    expect(await command(refused)).toMatchObject(error);
    expect(await command(refused)).toMatchObject(error);
    expect(service.calls(pathOf('QDFPPLFM'))).toBe(1);
  });
});

test('personal data in a payload or a response reach neither response, log nor journal', async () => {
  const stub = await startStub((response) =>
    sendText(
      response,
      JSON.stringify({
        returncode: '00',
        sfzjhm: 'A1234567890',
        list: [{ xsfdh: PHONE, yhzh: CARD }],
      }),
    ),
  );
  const before = await startBefore(stub);
  const payload = { sfzjhm: ID_NUMBER, xsfdh: PHONE, skyhzh: CARD };
  const asked = await before.query(AtomicQueryDocument, {
    payload: { ...payload, sfzjhm: 'A1234567890' },
  });
  expect(asked.data?.atomicQuery?.raw).toEqual({
    returncode: '00',
    sfzjhm: 'A12******90',
    list: [{ xsfdh: '139****5678', yhzh: '***************3445' }],
  });

  const answers = [await command({ payload }), await ask({ payload })];
  await service.stop();
  const journal = await readFile(join(service.dataDir, 'journal.sqlite'), 'latin1');
  for (const place of [JSON.stringify(answers), service.log.join('\n'), journal])
    for (const text of [ID_NUMBER, PHONE, CARD]) expect(place).not.toContain(text);
});
