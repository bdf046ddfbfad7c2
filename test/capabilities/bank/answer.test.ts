import { describe, expect, test } from 'vitest';
import { bankCommands, bankQueries } from '../../../src/capabilities/bank/wire/index.ts';
import { sessionStatus } from '../../../src/capabilities/h5/wire/index.ts';
import { endpoints } from '../../../src/schema.ts';
import { saying } from '../../messages/said.ts';
import { failing, startBench } from '../../platform/bench.ts';
import { startBefore } from '../../scenario.ts';
import { sendEnvelope, startStub } from '../../platform/stub-platform.ts';

const answered = '30601013';

test.each([
  ['as the code of the envelope', bankQueries.PAYEE, answered, {}],
  ['as a return code under an error', bankQueries.PAYEE, 'CYT_50200', { returnCode: answered }],
  ['one level deeper', bankQueries.PAYEE, 'CYT_50200', { data: { returnCode: answered } }],
  [
    'in an answer that is not ok',
    bankQueries.PAYEE,
    'CYT_00000',
    { ok: false, returnCode: answered },
  ],
  [
    'in other spellings',
    bankQueries.PAYEE,
    'CYT_00000',
    { ok: 'false', returnCode: ' ３０６０１０１３' },
  ],
  ['as a number under a success', bankCommands.ADD_PAYEE, 'CYT_00000', { returnCode: 30601013 }],
  [
    'in the reason of a failure',
    bankCommands.ADD_PAYEE,
    'CYT_50200',
    { hint: 'returncode:30601013 returnmsg:卡号审批中' },
  ],
  ['as a decimal', bankCommands.ADD_PAYEE, 'CYT_00000', { returnCode: '30601013.0' }],
])(
  'a rejection by the bank %s has its own code and advice',
  async (_where, { endpoint }, code, data) => {
    const { platform } = await startBench((response) => sendEnvelope(response, code, data));

    expect(await failing(platform.call(endpoint, { payload: {} }))).toMatchObject({
      name: 'PlatformRejected',
      code: 'PAYEE_UNDER_APPROVAL',
      platformCode: answered,
      hint: saying(/wait/),
      retryable: false,
    });
  },
);

test.each([
  ['a longer number', 'CYT_50200', { hint: '卡号6230601013000000' }],
  ['a success', 'CYT_00000', { ok: true, hint: '30601013' }],
])('the digits of a code of the bank within %s reject nothing', (_where, code, data) => {
  const { answer } = bankCommands.ADD_PAYEE.endpoint;
  expect(answer(502, JSON.stringify({ code, data })).refusal).toBeUndefined();
});

const ofBank = endpoints.filter(({ path }) => /^\/api\/(?:v1\/(?:bank|rinv)|h5)\//.test(path));
/** The response of the link query reports the filing for which it was created: see `pollLink`. */
const acting = ofBank.filter(
  ({ effect, path }) => effect !== 'none' || path === sessionStatus.path,
);
const asking = ofBank.filter((endpoint) => !acting.includes(endpoint));

describe('a rejection by the bank is recognized in each failed response of', () => {
  test.each(ofBank)('$path', ({ answer }) => {
    const said = { code: 'CYT_50200', data: { returnCode: '30601004' } };
    expect(answer(502, JSON.stringify(said)).refusal?.(String)).toMatchObject({
      code: 'BUSINESS_NOT_ENABLED',
      maybeApplied: false,
    });
  });
});

const successful = JSON.stringify({ code: 'CYT_00000', data: { returnCode: '30601004' } });

describe('a return code of the bank under a success rejects a command', () => {
  test.each(acting)('$path', ({ answer }) => {
    expect(answer(200, successful).refusal?.(String)).toMatchObject({
      code: 'BUSINESS_NOT_ENABLED',
    });
  });
});

describe('a return code of the bank under a success is passed on by a query', () => {
  test.each(asking)('$path', ({ answer }) => {
    expect(answer(200, successful).refusal).toBeUndefined();
  });

  test('and reaches the client with the rest of the response', async () => {
    const data = { mock: false, returnCode: answered, auditStatus: 'auditing' };
    const stub = await startStub((response) => sendEnvelope(response, 'CYT_00000', data));
    const service = await startBefore(stub);
    expect(
      await service.query('{ bankQuery(operation: PAYEE, payload: {}) { isMock raw } }'),
    ).toMatchObject({ data: { bankQuery: { isMock: false, raw: data } } });
  });
});
