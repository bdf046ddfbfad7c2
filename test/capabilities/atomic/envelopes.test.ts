import { describe, expect, test } from 'vitest';
import { sendText, startStub } from '../../platform/stub-platform.ts';
import { startBefore } from '../../scenario.ts';

const around = { code: 'CYT_00000', msg: 'success', requestId: 'request-1' };

/** All positions in which the tax bureau's own response may be found. */
const places: Readonly<Record<string, (said: object) => object>> = {
  bare: (said) => said,
  'under Response': (said) => ({ Response: said }),
  'in the envelope’s data': (said) => ({ ...around, data: said }),
  'under Response in the envelope’s data': (said) => ({ ...around, data: { Response: said } }),
  'under Response beside the envelope’s members': (said) => ({ ...around, Response: said }),
};

/** A typed query, a passed-through one, and a command: each with its result for a success. */
const calls = {
  'a typed query': [
    '{ answer: taxpayerRisk(taxNumber: "91440300MA5F0A0A1X") { creditGradeCode } }',
    { creditGradeCode: 'A' },
  ],
  'a query that is passed through': [
    '{ answer: atomicQuery(service: { named: TAXPAYER_RISK }, payload: { nsrsbh: "91440300MA5F0A0A1X" }) { raw } }',
    { raw: { nsrxydj: 'A' } },
  ],
  'a command': [
    `mutation { answer: atomicCommand(input: { commandId: "c1", service: { named: CHECK_AGENT_TAX }, payload: {} }) {
      __typename ... on AtomicCommandPayload { command { state } answer { raw } } ... on Error { message platformCode } } }`,
    {
      __typename: 'AtomicCommandPayload',
      command: { state: 'ACCEPTED' },
      answer: { raw: { nsrxydj: 'A' } },
    },
  ],
} as const;

const answered = async (body: object, call: string) => {
  const stub = await startStub((response) => sendText(response, JSON.stringify(body)));
  return (await startBefore(stub)).query<{ answer: object | null }>(call);
};

describe.each(Object.entries(places))('an atomic response %s', (_place, wrap) => {
  test.each(Object.entries(calls))('is read by %s', async (_what, [call, expected]) => {
    const said = { returncode: '00', nsrsbh: '91440300MA5F0A0A1X', nsrxydj: 'A', fxnsrbz: 'N' };
    const { data, errors } = await answered(wrap(said), call);
    expect(errors).toBeUndefined();
    expect(data?.answer).toMatchObject(expected);
  });

  test.each(Object.entries(calls))('that rejects is a rejection to %s', async (_what, [call]) => {
    const { data, errors } = await answered(
      wrap({ returncode: '09', returnmsg: '余额不足' }),
      call,
    );
    const refused = { message: '余额不足', platformCode: '09' };
    const [error] = errors ?? [];
    const shown = error ? { message: error.message, ...error.extensions } : data?.answer;
    expect(shown).toMatchObject(refused);
  });
});
