import { describe, expect, test } from 'vitest';
import { readAtomicAnswer } from '../../../src/capabilities/atomic/wire/answer.ts';
import { adjustQuota } from '../../../src/capabilities/atomic/wire/quota.ts';
import { endpoint } from '../../../src/platform/endpoint.ts';
import { record, text, unnamedList } from '../../../src/platform/record/index.ts';
import { saying } from '../../messages/said.ts';
import { failing, startBench } from '../../platform/bench.ts';
import { isSigned, sendEnvelope, sendText } from '../../platform/stub-platform.ts';

const PHONE = '13912345678';
const item = record('AtomicItem', 'An item.', { code: text('fjbm', { doc: 'Code.' }) });
const atomic = {
  path: '/api/v1/invoice/reverse/lq/CXKYSL',
  answer: readAtomicAnswer,
  request: record('AtomicNothing', 'Nothing.', {}),
  response: record('AtomicReply', 'A reply.', {
    items: unnamedList(item, { doc: 'Items.' }),
  }),
  about: [],
  billed: null,
} as const;
const ask = endpoint({ ...atomic, effect: 'none' });
const act = endpoint({ ...atomic, effect: 'once' });

/** The endpoint's reading of a body with a status. */
const answered = async (body: object, status = 200) => {
  const { platform } = await startBench((response) =>
    sendText(response, JSON.stringify(body), status),
  );
  return platform.call(ask, {});
};

describe('an atomic response', () => {
  test('is requested with an empty object, which is signed', async () => {
    const { platform, stub } = await startBench((response) =>
      sendText(response, '{"returncode":"00"}'),
    );
    await platform.call(ask, {});
    expect(stub.received).toMatchObject([{ body: '{}' }]);
    expect(stub.received.every(isSigned)).toBe(true);
  });

  test('is read without an envelope', async () => {
    expect(await answered({ returncode: '00', list: [{ fjbm: '1' }] })).toEqual({
      items: [{ code: '1' }],
    });
  });

  const said = { returncode: '00', list: [{ fjbm: '1' }] };
  const around = { code: 'CYT_00000', msg: 'success', requestId: 'request-1' };

  test.each([
    ['within the envelope', { ...around, data: said }],
    ['beside the envelope’s members', { ...around, ...said }],
    ['bare as Response', { Response: said }],
    ['as Response within the envelope', { ...around, data: { Response: said } }],
    ['as Response beside the envelope’s members', { ...around, Response: said }],
    ['with its code as a number', { ...said, returncode: 0 }],
    ['with its code in full-width digits', { ...said, returncode: ' ００' }],
  ])('is read %s', async (_where, body) => {
    expect(await answered(body)).toEqual({ items: [{ code: '1' }] });
  });

  test('with its code as a decimal is no rejection', async () => {
    const { platform } = await startBench((response) =>
      sendText(response, '{"returncode":0.0,"list":[{"fjbm":"1"}]}'),
    );
    expect(await platform.call(act, {})).toEqual({ items: [{ code: '1' }] });
  });

  test.each([
    ['bare', { returncode: '09', returnmsg: `no ${PHONE}` }],
    [
      'within the envelope',
      { code: 'CYT_00000', data: { returncode: '09', returnmsg: `no ${PHONE}` } },
    ],
    ['bare as Response', { Response: { returncode: '09', returnmsg: `no ${PHONE}` } }],
    ['with a number for a code', { returncode: 9, returnmsg: `no ${PHONE}` }],
  ])('with a code other than 00 is a certain rejection, masked, %s', async (_where, body) => {
    const { platform } = await startBench((response) => sendText(response, JSON.stringify(body)));

    expect(await failing(platform.call(act, {}))).toMatchObject({
      name: 'PlatformRejected',
      platformCode: '09',
      message: 'no 139****5678',
      maybeApplied: false,
    });
  });

  test('with a code other than 00 and no text reports that no reason was given', async () => {
    const error = await failing(answered({ returncode: '01', returnmsg: '' }));
    expect(error.message).toContain('without a reason');
  });

  test('with a code other than 00 under HTTP 500 is not certain', async () => {
    const { platform } = await startBench((response) =>
      sendText(response, '{"returncode":"99","returnmsg":"x"}', 500),
    );
    expect(await failing(platform.call(act, {}))).toMatchObject({
      code: 'PLATFORM_UNAVAILABLE',
      maybeApplied: true,
    });
  });

  test('that does not say if the command was executed is no success', async () => {
    const { platform } = await startBench((response) =>
      sendEnvelope(response, 'CYT_00000', { list: [] }),
    );
    expect(await failing(platform.call(act, {}))).toMatchObject({
      code: 'PLATFORM_UNAVAILABLE',
      hint: saying(/returncode is missing/),
      maybeApplied: true,
    });
  });

  test.each([
    ['empty, bare', { returncode: '', returnmsg: 'no' }],
    ['empty within the envelope', { code: 'CYT_00000', data: { returncode: ' ', list: [] } }],
    ['empty under Response', { Response: { returncode: '' } }],
    ['the text 0', { returncode: '0', list: [] }],
  ])('whose returncode is %s is neither a success nor a certain rejection', async (_what, body) => {
    const { platform } = await startBench((response) => sendText(response, JSON.stringify(body)));
    expect(await failing(platform.call(act, {}))).toMatchObject({
      code: 'PLATFORM_UNAVAILABLE',
      maybeApplied: true,
    });
  });

  test.each([
    ['01 税款未缴纳', 'PLATFORM_REJECTED'],
    ['09：额度不足', 'PLATFORM_REJECTED'],
    ['returncode=09, returnmsg=额度不足', 'PLATFORM_REJECTED'],
    ['no quota', 'PLATFORM_UNAVAILABLE'],
    ['00 success', 'PLATFORM_UNAVAILABLE'],
    ['税款未缴纳', 'PLATFORM_UNAVAILABLE'],
    ['2026 税款未缴纳', 'PLATFORM_UNAVAILABLE'],
    ['99 上游接口读取超时', 'PLATFORM_UNAVAILABLE'],
  ])('of the gateway with the hint %j to a command is %s', async (hint, code) => {
    const { platform } = await startBench((response) =>
      sendEnvelope(response, 'CYT_50200', { hint }, { status: 502 }),
    );
    const upstreamHint = adjustQuota.upstreamHint;
    expect(await failing(platform.call({ ...act, upstreamHint }, {}))).toMatchObject({
      code,
      hint: saying(hint),
      maybeApplied: code === 'PLATFORM_UNAVAILABLE',
    });
  });

  test('that the gateway rejects includes its hint and its steps', async () => {
    const { platform } = await startBench((response) =>
      sendEnvelope(
        response,
        'CYT_50200',
        { hint: '99 system busy', data: { steps: ['CXKYSL failed'] } },
        { status: 502 },
      ),
    );
    expect(await failing(platform.call(act, {}))).toMatchObject({
      code: 'PLATFORM_UNAVAILABLE',
      platformCode: 'CYT_50200',
      hint: saying('99 system busy'),
      steps: ['CXKYSL failed'],
    });
  });
});
