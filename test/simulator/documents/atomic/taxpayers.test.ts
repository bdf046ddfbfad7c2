import { expect, test } from 'vitest';
import { atomicAnswers, holdsTo, onePlatform, type Platform, send } from '../differential.ts';
import { casesOf, type Field, type Rule, type Table } from '../table.ts';
import { lq } from './uploaded-invoice.ts';

const enterprise = '91460100MA5RYC037E';
const platform = onePlatform();

/** `varchar(20)`, of a registered person. */
const taxpayer: Field = { required: 'yes', type: 'text', longest: 20, isFree: false };

/** `varchar(100)`: ids of use unit and direct-connection unit, and 32 random characters. */
const serialNumber: Field = {
  required: 'yes',
  type: 'text',
  longest: 100,
  refuses: ['x'.repeat(31)],
};
const newSerial = (serial: string): string => `USE1UNIT2${serial.padStart(32, 'a')}`;

function holds(
  service: string,
  table: Table,
  request: (serial: string, platform: Platform) => Record<string, unknown>,
  takes: readonly Rule[] = [],
) {
  const whole = { name: 'all of its fields', changes: {} };
  const cases = casesOf(table, { takes: [whole, ...takes] });
  holdsTo(platform, { path: lq(service), cases, request, answers: atomicAnswers });
}

holds(
  'QDFPPLFM',
  {
    nsrsbh: taxpayer,
    lysl: { required: 'yes', type: 'integer', takes: [1, 5000], refuses: [5001, -1] },
    ywlsh: serialNumber,
  },
  (serial) => ({ nsrsbh: enterprise, lysl: 20, ywlsh: newSerial(serial) }),
);

holds('CXSXED', { nsrsbh: taxpayer }, () => ({ nsrsbh: enterprise }));

holds(
  'XZTHSXED',
  {
    nsrsbh: taxpayer,
    ptbh: { required: 'yes', type: 'text', longest: 20 },
    sqlx: { required: 'yes', codes: ['0'], refuses: ['2'] },
    sqed: { required: 'yes', type: 'number', digits: [20, 2] },
    ywlsh: serialNumber,
  },
  (serial) => ({
    nsrsbh: enterprise,
    ptbh: 'UNIT2',
    sqlx: '0',
    sqed: 100,
    ywlsh: newSerial(serial),
  }),
);

holds(
  'TZSXEDYXQ',
  {
    xsfnsrsbh: { required: 'yes' },
    sxedsq: { required: 'yes', refuses: ['202611', '2026-13', '2026-11-01', 'a'] },
  },
  () => ({ xsfnsrsbh: enterprise, sxedsq: '2026-11' }),
);

holds('CXNSRFXXX', { nsrsbh: { required: 'yes' } }, () => ({ nsrsbh: enterprise }));
holds('CXNSRJBXX', { nsrsbh: { required: 'yes' } }, () => ({ nsrsbh: enterprise }));

holds(
  'CXSSFLBM',
  {
    nsrsbh: { required: 'yes' },
    sjc: {
      required: 'no',
      takes: ['', '20260101000000'],
      refuses: ['2026-01-01', '20260101', '20261301000000', 'a'],
    },
    sjswjgdm: { required: 'no', longest: 11 },
  },
  () => ({ nsrsbh: enterprise, sjc: '20260101000000', sjswjgdm: '14600000000' }),
);

holds(
  'CXZRRKPXX',
  {
    zrrxm: { required: 'yes', type: 'text', longest: 100 },
    sfzjlx: { required: 'yes', type: 'text', codes: ['201'] },
    sfzjhm: { required: 'yes', type: 'text', longest: 20 },
  },
  (serial) => ({ zrrxm: '林初卖', sfzjlx: '201', sfzjhm: `460106198510${serial}` }),
);

// Interface 7: no request body.
test.each(['', '{}'])('CXKYSL accepts the body "%s"', async (body) => {
  expect(await send(platform(), lq('CXKYSL'), body)).toMatchObject(atomicAnswers.taken);
});

test('the same serial with the same quantity returns the same numbers, and with another it is rejected', async () => {
  const request = { nsrsbh: enterprise, lysl: 3, ywlsh: newSerial('again') };
  const first = await send(platform(), lq('QDFPPLFM'), request);
  const again = await send(platform(), lq('QDFPPLFM'), request);
  const other = await send(platform(), lq('QDFPPLFM'), { ...request, lysl: 4 });

  expect(first.body).toMatchObject({
    returncode: '00',
    fpqshm: expect.stringMatching(/^\d{20}$/) as unknown,
    fpzzhm: expect.stringMatching(/^\d{20}$/) as unknown,
    lysl: 3,
  });
  expect(again.body).toEqual(first.body);
  expect(other).toMatchObject(atomicAnswers.refused);
});

test.each([{ sqlx: '1' }, { sqed: 11 }])(
  'a serial of quota with %o is rejected',
  async (change) => {
    const ywlsh = newSerial(`quota${Object.keys(change).join('')}`);
    const request = { nsrsbh: enterprise, ptbh: 'UNIT2', sqlx: '0', sqed: 10, ywlsh };
    const first = await send(platform(), lq('XZTHSXED'), request);
    const other = await send(platform(), lq('XZTHSXED'), { ...request, ...change });

    const day = expect.stringMatching(/^\d{8}$/) as unknown;
    expect(first).toMatchObject({ body: { returncode: '00', syqjq: day, syqjz: day } });
    expect(other).toMatchObject(atomicAnswers.refused);
  },
);

test('quota that was downloaded is returned, without an interval', async () => {
  const request = { nsrsbh: enterprise, ptbh: 'UNIT2', sqed: 10 };
  await send(platform(), lq('XZTHSXED'), { ...request, sqlx: '0', ywlsh: newSerial('down') });
  const back = await send(platform(), lq('XZTHSXED'), {
    ...request,
    sqlx: '1',
    ywlsh: newSerial('back'),
  });

  expect(back.body).toMatchObject({ returncode: '00' });
  expect(back.body).not.toHaveProperty('syqjq');
});
