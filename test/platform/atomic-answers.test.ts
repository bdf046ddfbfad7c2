import { describe, expect, test } from 'vitest';
import { endpoint } from '../../src/platform/endpoint.ts';
import { record, text, unnamedList } from '../../src/platform/record/index.ts';
import { failing, startBench } from './bench.ts';
import { isSigned, sendEnvelope, sendText } from './stub-platform.ts';

const PHONE = '13912345678';
const item = record('AtomicItem', 'An item.', { code: text('fjbm', { doc: 'Code.' }) });
const atomic = {
  path: '/api/v1/invoice/reverse/lq/CXKYSL',
  answer: 'atomic',
  request: record('AtomicNothing', 'Nothing.', {}),
  response: record('AtomicReply', 'A reply.', {
    items: unnamedList(item, { doc: 'Items.' }),
  }),
  billed: null,
} as const;
const ask = endpoint({ ...atomic, effect: 'none' });
const act = endpoint({ ...atomic, effect: 'once' });

/** What the endpoint makes of a text with a status. */
const answered = async (body: object, status = 200) => {
  const { platform } = await startBench((response) =>
    sendText(response, JSON.stringify(body), status),
  );
  return platform.call(ask, {});
};

describe('an atomic answer', () => {
  test('is asked for with an empty object, which is signed', async () => {
    const { platform, stub } = await startBench((response) =>
      sendText(response, '{"returncode":"00"}'),
    );
    await platform.call(ask, {});
    expect(stub.received).toMatchObject([{ body: '{}' }]);
    expect(stub.received.every(isSigned)).toBe(true);
  });

  test('is read bare', async () => {
    expect(await answered({ returncode: '00', list: [{ fjbm: '1' }] })).toEqual({
      items: [{ code: '1' }],
    });
  });

  test('is read within the envelope', async () => {
    const { platform } = await startBench((response) =>
      sendEnvelope(response, 'CYT_00000', { returncode: '00', list: [{ fjbm: '1' }] }),
    );
    expect(await platform.call(ask, {})).toEqual({ items: [{ code: '1' }] });
  });

  test.each([
    ['bare', { returncode: '09', returnmsg: `no ${PHONE}` }],
    [
      'within the envelope',
      { code: 'CYT_00000', data: { returncode: '09', returnmsg: `no ${PHONE}` } },
    ],
    ['with a number for a code', { returncode: 9, returnmsg: `no ${PHONE}` }],
  ])('other than 00 is a certain refusal, masked, %s', async (_where, body) => {
    const { platform } = await startBench((response) => sendText(response, JSON.stringify(body)));

    expect(await failing(platform.call(act, {}))).toMatchObject({
      name: 'PlatformRejected',
      platformCode: expect.stringMatching(/^0?9$/) as unknown,
      message: 'no 139****5678',
      mayHaveHappened: false,
    });
  });

  test('other than 00 without a text says that nothing was said', async () => {
    const error = await failing(answered({ returncode: '01', returnmsg: '' }));
    expect(error.message).toContain('did not say why');
  });

  test('other than 00 under HTTP 500 is not certain', async () => {
    const { platform } = await startBench((response) =>
      sendText(response, '{"returncode":"99","returnmsg":"x"}', 500),
    );
    expect(await failing(platform.call(act, {}))).toMatchObject({
      code: 'PLATFORM_UNAVAILABLE',
      mayHaveHappened: true,
    });
  });

  test('that does not say whether it was done is no success', async () => {
    const { platform } = await startBench((response) =>
      sendEnvelope(response, 'CYT_00000', { list: [] }),
    );
    expect(await failing(platform.call(act, {}))).toMatchObject({
      code: 'PLATFORM_UNAVAILABLE',
      hint: expect.stringContaining('returncode is missing') as unknown,
      mayHaveHappened: true,
    });
  });

  test('that the gateway refuses comes with its hint and its steps', async () => {
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
      hint: '99 system busy',
      steps: ['CXKYSL failed'],
    });
  });
});

describe('a list whose name is not documented', () => {
  test.each([
    ['under any name', { list: [{ fjbm: '1' }, { fjbm: '2' }] }, ['1', '2']],
    ['as the only item itself', { fjbm: '3' }, ['3']],
    ['as nothing', { count: 0 }, []],
  ])('is found %s', async (_form, body, codes) => {
    const { items } = await answered({ returncode: '00', ...body });
    expect(items.map(({ code }) => code)).toEqual(codes);
  });

  test('is not guessed between two', async () => {
    expect(await failing(answered({ returncode: '00', a: [], b: [] }))).toMatchObject({
      code: 'PLATFORM_UNAVAILABLE',
      hint: expect.stringContaining('an object with one list') as unknown,
    });
  });

  test('says which item is not as documented', async () => {
    expect(await failing(answered({ returncode: '00', list: [{ fjbm: '1' }, {}] }))).toMatchObject({
      hint: expect.stringContaining('data.list[1].fjbm should be a text') as unknown,
    });
  });
});
