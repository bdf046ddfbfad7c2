import { expect, test } from 'vitest';
import { businessAnswers, holdsTo, onePlatform, send, upstreamAnswers } from '../differential.ts';
import { enterprise, lqbiz, newcomer, ordered, orderOf, paid } from './requests.ts';
import { casesOf } from '../table.ts';

const platform = onePlatform();
const serialOf = { dbnsrdjxh: '10114601000000000001', dbnsrsbh: enterprise, sq: '202610' };

// Document 2, section 4.3, interface 2.
holdsTo(platform, {
  path: lqbiz('agent-tax/check'),
  members: 'blocked records hint',
  cases: casesOf({
    dbnsrdjxh: { required: 'yes' },
    dbnsrsbh: { required: 'yes' },
    sq: { required: 'yes', takes: ['202601', '202612'] },
  }),
  request: () => serialOf,
  answers: businessAnswers,
});
holdsTo(platform, {
  path: lqbiz('agent-tax/check'),
  members: 'blocked records hint',
  about: ', failures behind it',
  cases: casesOf({
    dbnsrdjxh: { refuses: ['10114601000000000002'] },
    dbnsrsbh: { refuses: ['91510104MA62FJ040B'] },
    sq: { refuses: ['2026-10', '202613', '202600', '20261', '2026', 'a'] },
  }),
  request: () => serialOf,
  answers: upstreamAnswers,
});

// Interface 3.
holdsTo(platform, {
  path: lqbiz('pending/check'),
  members: 'blocked records hint',
  cases: casesOf(
    {
      nsrsbh: { required: 'no' },
      zrrxm: { required: 'no' },
      sfzjhm: { required: 'no' },
    },
    {
      takes: [
        { name: 'the enterprise alone', changes: { zrrxm: undefined, sfzjhm: undefined } },
        { name: 'a person alone', changes: { nsrsbh: undefined } },
        { name: 'an ID number alone', changes: { nsrsbh: undefined, zrrxm: undefined } },
      ],
      refuses: [
        {
          name: 'none of the three',
          changes: { nsrsbh: undefined, zrrxm: undefined, sfzjhm: undefined },
        },
      ],
    },
  ),
  request: (serial) => ({ nsrsbh: enterprise, ...newcomer(serial) }),
  answers: businessAnswers,
});

// Interface 6: one number, or a list of them.
holdsTo(platform, {
  path: lqbiz('tax/pay-status'),
  cases: casesOf(
    { dzsphmList: { refuses: ['a', 7, { a: 1 }] } },
    { takes: [{ name: 'a list of slips', changes: {} }] },
  ),
  request: async (serial, platform) => ({
    dzsphmList: [(await paid(serial, platform)).dzsphm],
  }),
  answers: businessAnswers,
});

// Interface 9.
const toCancel = {
  path: lqbiz('order/cancel'),
  request: async (serial: string, at: ReturnType<typeof platform>) => ({
    ykfphm: (await ordered(at, orderOf(newcomer(serial)))).ykfphm,
  }),
};
holdsTo(platform, {
  ...toCancel,
  cases: casesOf(
    { ykfphm: { required: 'yes' } },
    { takes: [{ name: 'an unpaid transaction', changes: {} }] },
  ),
  answers: businessAnswers,
});
holdsTo(platform, {
  ...toCancel,
  about: ', failures behind it',
  cases: casesOf({ ykfphm: { refuses: ['26460000000000000000'] } }),
  answers: upstreamAnswers,
});

test('without taxes due: not blocked, no tax, no persons', async () => {
  const { body } = await send(platform(), lqbiz('agent-tax/check'), serialOf);

  expect(body['data']).toMatchObject({ blocked: false, records: { ydbsehj: 0, dbhs: 0 } });
});

test('with taxes due: blocked, with the deadline and each person', async () => {
  const { body } = await send(platform(), lqbiz('agent-tax/check'), {
    dbnsrdjxh: '10115101040000000001',
    dbnsrsbh: '91510104MA62FJ040B',
    sq: '202610',
  });

  const day = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as unknown;
  expect(body['data']).toMatchObject({
    blocked: true,
    records: {
      ydbsehj: expect.any(Number) as unknown,
      sbqx: day,
      dbhs: 2,
      list: expect.arrayContaining([
        expect.objectContaining({ skssqq: day, skssqz: day }) as unknown,
      ]) as unknown,
    },
  });
});

test('a person with an unpaid transaction is blocked, and gets no new order', async () => {
  const person = newcomer('700001');
  const { ykfphm } = await ordered(platform(), orderOf(person));

  const check = await send(platform(), lqbiz('pending/check'), person);
  const again = await send(platform(), lqbiz('tax/calc-order'), orderOf(person));

  expect(check.body['data']).toMatchObject({
    blocked: true,
    records: { wjskjlsl: 1, list: [{ ykfphm, jfzt: '0' }] },
  });
  expect(again).toMatchObject(upstreamAnswers.refused);
});

// Section 3, and interface 9: the number of a paid transaction is not returned.
test('a number returns to the pool unless its tax was paid', async () => {
  const unpaid = await ordered(platform(), orderOf(newcomer('700002')));
  await send(platform(), lqbiz('order/cancel'), { ykfphm: unpaid.ykfphm });
  const next = await ordered(platform(), orderOf(newcomer('700003')));
  platform().controls.payScrapTax({ taxSlipNumber: next.dzsphm ?? '' });
  await send(platform(), lqbiz('order/cancel'), { ykfphm: next.ykfphm });
  const after = await ordered(platform(), orderOf(newcomer('700004')));

  expect(next.ykfphm).toBe(unpaid.ykfphm);
  expect(after.ykfphm).not.toBe(next.ykfphm);
});

test('only 01 reports a slip as paid', async () => {
  const { dzsphm } = await ordered(platform(), orderOf(newcomer('700005')));
  const ask = async () =>
    JSON.stringify(
      (await send(platform(), lqbiz('tax/pay-status'), { dzsphmList: [dzsphm] })).body['data'],
    );

  expect(await ask()).not.toContain('"skjnjg":"01"');
  platform().controls.payScrapTax({ taxSlipNumber: dzsphm ?? '' });
  expect(await ask()).toContain('"skjnjg":"01"');
});

// Section 7.
test('any other interface is an unknown one', async () => {
  expect(await send(platform(), lqbiz('invoice/delete'), {})).toMatchObject({
    status: 404,
    body: {
      code: 'CYT_40001',
      data: { hint: expect.stringContaining('unknown business interface') as unknown },
    },
  });
});
