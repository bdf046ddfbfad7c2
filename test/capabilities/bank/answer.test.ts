import { describe, expect, test } from 'vitest';
import { bank } from '../../../src/capabilities/bank/index.ts';
import { bankQueries } from '../../../src/capabilities/bank/wire/index.ts';
import { h5 } from '../../../src/capabilities/h5/index.ts';
import { settledReverse } from '../../../src/capabilities/settled-reverse/index.ts';
import { saying } from '../../messages/said.ts';
import { failing, startBench } from '../../platform/bench.ts';
import { sendEnvelope } from '../../platform/stub-platform.ts';

const { endpoint } = bankQueries.PAYEE;

test.each([
  ['as the code of the envelope', '30601013', {}],
  ['as a return code under an error', 'CYT_50200', { returnCode: '30601013' }],
  ['as a number under a success', 'CYT_00000', { ok: true, returnCode: 30601013 }],
  ['one level deeper', 'CYT_50200', { data: { returnCode: '30601013' } }],
])(
  'a refusal of the bank %s has a code of its own and says what to do',
  async (_where, code, data) => {
    const { platform } = await startBench((response) => sendEnvelope(response, code, data));

    expect(await failing(platform.call(endpoint, { payload: {} }))).toMatchObject({
      name: 'PlatformRejected',
      code: 'PAYEE_UNDER_APPROVAL',
      platformCode: '30601013',
      hint: saying(/wait/),
      retryable: false,
    });
  },
);

describe('a refusal of the bank is known in every answer of', () => {
  test.each([...bank.endpoints, ...h5.endpoints, ...settledReverse.endpoints])(
    '$path',
    ({ answer }) => {
      const said = { code: 'CYT_00000', data: { returnCode: '30601004' } };
      expect(answer(200, JSON.stringify(said)).refusal?.(String)).toMatchObject({
        code: 'BUSINESS_NOT_ENABLED',
        maybeApplied: false,
      });
    },
  );
});
