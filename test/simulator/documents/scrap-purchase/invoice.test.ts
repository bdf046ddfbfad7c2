import { expect, test } from 'vitest';
import { businessAnswers, holdsTo, onePlatform, send, upstreamAnswers } from '../differential.ts';
import { lqbiz, newcomer, ordered, orderOf, paid } from './requests.ts';
import { casesOf, type Table } from '../table.ts';

const platform = onePlatform();
const path = lqbiz('invoice/create');

/** Document 2, section 4.3, interface 7. */
const table: Table = {
  fphm: { required: 'yes', refuses: ['2646000000000000001', '264600000000000000001'] },
  fppz: { required: 'no', codes: ['02'], refuses: ['03', '1', '2'] },
  lzfpbz: { required: 'no', codes: ['0'], refuses: ['2', '00'] },
  kprq: {
    required: 'no',
    takes: ['2026-11-21 12:00:00', '2026-11-30 23:59:59'],
    refuses: ['2026-11-21', '2026-11-21T12:00:00', '20261121120000', '2026-11-31 25:00:00', 'a'],
  },
  kpr: { required: 'yes' },
  kprzjlx: { required: 'yes', codes: ['201'], refuses: ['102', '2'] },
  kprzjhm: { required: 'yes' },
  qyDm: { required: 'yes' },
  sfxszrrsygdbfcp: { required: 'yes', codes: ['N'] },
  grsdsxm: { required: 'yes', codes: ['2'], refuses: ['3', '0', '02'] },
  mxList: { required: 'yes', refuses: [[], 'a', ['a'], [{}]] },
};

/** The line of the sample. */
const sampleLine = {
  hwmc: '*废钢*废旧钢材',
  ggxh: '一级',
  dw: '吨',
  sl: '2',
  dj: '500',
  je: 1000,
  zzssl: 0,
  se: 0,
};

/** A line by the table of BFCPSGFPSC (document 3, section 4.1, interface 10), to which the interface refers. */
const tableLine = {
  mxxh: 1,
  hwhyslwfwmc: '*废钢*废旧钢材',
  spfwjc: '废钢',
  xmmc: '废旧钢材',
  ggxh: '一级',
  dw: '吨',
  sl: '2',
  dj: '500',
  je: 1000,
  slv: 0,
  se: 0,
  hsje: 1000,
  sphfwssflhbbm: '1010301990000000000',
  fphxz: '00',
};

/** The face of an invoice of 1,000.00, exempt. */
const face = (fphm: string) => ({
  fphm,
  fppz: '02',
  lzfpbz: '0',
  kprq: '2026-11-21 12:00:00',
  kpr: '何敏',
  kprzjlx: '201',
  kprzjhm: '460106198501010025',
  qyDm: '460100',
  sfxszrrsygdbfcp: 'N',
  grsdsxm: '2',
  mxList: [{ ...tableLine, ...sampleLine }],
});

const request = async (serial: string, at: ReturnType<typeof platform>) =>
  face((await paid(serial, at)).ykfphm);

holdsTo(platform, {
  path,
  members: 'fphm sllsh result hint',
  cases: casesOf(table, {
    takes: [
      { name: 'the line of the sample', changes: { mxList: [sampleLine] } },
      { name: 'a line after the atomic table', changes: { mxList: [tableLine] } },
    ],
  }),
  request,
  answers: businessAnswers,
});

holdsTo(platform, {
  path,
  members: 'fphm sllsh result hint',
  about: ', failures behind it',
  cases: casesOf({
    fphm: { refuses: ['26460000000000000000'] },
    fppz: { refuses: ['01'] },
    kprq: { refuses: ['2026-10-31 12:00:00', '2026-12-01 00:00:00'] },
  }),
  request,
  answers: upstreamAnswers,
});

test('own-used scrap is transferred property', async () => {
  const order = await ordered(platform(), orderOf(newcomer('800001'), { sfxszy: 'Y' }));
  const own = { ...face(order.ykfphm), sfxszrrsygdbfcp: 'Y', grsdsxm: '1' };

  expect(await send(platform(), path, own)).toMatchObject(businessAnswers.taken);
});

test('a special invoice requires a special order', async () => {
  const order = await ordered(platform(), orderOf(newcomer('800002'), { ykfplx: '01' }));
  platform().controls.payScrapTax({ taxSlipNumber: order.dzsphm ?? '' });
  const line = { ...tableLine, slv: 0.01, zzssl: 0.01, se: 10, hsje: 1010 };
  const special = { ...face(order.ykfphm), fppz: '01', mxList: [line] };

  expect(await send(platform(), path, special)).toMatchObject(businessAnswers.taken);
});

test('an invoice is not issued before its tax is paid', async () => {
  const { ykfphm } = await ordered(platform(), orderOf(newcomer('800003')));

  expect(await send(platform(), path, face(ykfphm))).toMatchObject(upstreamAnswers.refused);
});

test('an accepted invoice has its serial, and a second one is rejected as existing', async () => {
  const { ykfphm } = await paid('800004', platform());
  const first = await send(platform(), path, face(ykfphm));
  const { sllsh } = first.body['data'] as { sllsh: string };
  platform().controls.finishScrapUpload({ acceptanceSerial: sllsh });
  const before = platform().effects();
  const second = await send(platform(), path, face(ykfphm));

  expect(first.body['data']).toMatchObject({
    fphm: ykfphm,
    sllsh: expect.stringMatching(/./) as unknown,
    result: { status: '01' },
  });
  expect(second.body['data']).toMatchObject({ fphm: ykfphm, result: { status: '03' } });
  expect(platform().effects()).toEqual(before);
});
