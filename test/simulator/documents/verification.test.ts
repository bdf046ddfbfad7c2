import { expect, test } from 'vitest';
import { type Answers, holdsTo, onePlatform, send } from './differential.ts';
import { casesOf, type Field, type Table } from './table.ts';

const path = '/api/v1/verify';
const platform = onePlatform();

/** Any verdict shows that the request was accepted; not all HTTP statuses are documented. */
const verdict: Answers = {
  taken: { body: { code: expect.stringMatching(/^CYT_(00000|10001|10002)$/) as unknown } },
  refused: { status: 400, body: { code: 'CYT_40001' } },
};

const number: Field = { required: 'yes', type: 'text' };
const day: Field = {
  required: 'yes',
  type: 'text',
  refuses: ['20261102', '2026-11-31', '2026-13-01', '2026-11-02 00:00:00', 'a'],
};
const amount: Field = { required: 'yes', type: 'number', takes: [1660, 1660.5, 0.01] };
const lastSix: Field = {
  required: 'yes',
  type: 'text',
  takes: ['123456'],
  refuses: ['12345', '1234567', '12345678901234567890'],
};
const customReqId: Field = { required: 'no', type: 'text' };

const codeNumberDay = { fpdm: number, fphm: number, kprq: day };
const byDay = { fpdm: '044002600111', fphm: '00000013', kprq: '2026-11-04' };
const bySeller = { fpdm: '144032650110', fphm: '00000017', xfsbh: '91440300MA5F0A0A1X' };
const ofSeller = { fpdm: number, fphm: number, xfsbh: number };

/** Document 1, section 2.2: the fields of each kind, and the regions that require it. */
const kinds: readonly {
  readonly kind: string;
  readonly fields: Table;
  readonly sample: Readonly<Record<string, unknown>>;
  readonly regions?: readonly string[];
}[] = [
  {
    kind: 'digital, general and special',
    fields: { fphm: number, kprq: day, jshj: amount },
    sample: { fphm: '26442000000000000011', kprq: '2026-11-02', jshj: 1660 },
  },
  {
    kind: 'digital paper-style special and VAT special',
    fields: { ...codeNumberDay, je: amount },
    sample: { ...byDay, je: 1000 },
  },
  {
    kind: 'digital paper-style general, VAT general, electronic general and toll',
    fields: { ...codeNumberDay, jym: lastSix },
    sample: { ...byDay, jym: '314159' },
  },
  {
    kind: 'blockchain',
    fields: { ...ofSeller, jym: number },
    sample: { ...bySeller, jym: 'a1b2c' },
    regions: ['4403', '1100', '5300'],
  },
  {
    kind: 'general electronic',
    fields: { ...ofSeller, jshj: amount },
    sample: { ...bySeller, jshj: 530 },
    regions: ['4400', '3300'],
  },
  {
    kind: 'vehicle toll',
    fields: { ...codeNumberDay, je: amount },
    sample: { ...byDay, je: 100 },
    regions: ['3200'],
  },
];

for (const { kind, fields, sample, regions } of kinds) {
  const dq: Field =
    regions === undefined
      ? { required: 'no', refuses: ['4403', '4400', '9999'] }
      : { type: 'text', codes: regions, refuses: [Number(regions[0])] };
  // A toll invoice without its region is a VAT special one.
  const table = kind === 'digital paper-style special and VAT special' ? {} : { dq };
  holdsTo(platform, {
    path,
    about: `, ${kind}`,
    cases: casesOf(
      { ...fields, ...table, customReqId },
      { takes: [{ name: 'the fields of its kind', changes: {} }] },
    ),
    request: (serial) => ({
      ...sample,
      ...(regions === undefined ? {} : { dq: regions[0] }),
      customReqId: `request-${serial}`,
    }),
    answers: verdict,
  });
}

const invoice = { fphm: '26442000000000000011', kprq: '2026-11-02', jshj: 1660 };
const many = (count: number) => Array.from({ length: count }, () => invoice);

holdsTo(platform, {
  path,
  about: ', a batch',
  cases: casesOf({
    cyList: {
      type: 'list',
      takes: [many(1), many(50), [invoice, { ...byDay, je: 1000 }]],
      refuses: [many(51), ['a'], [{ ...invoice, jshj: undefined }], [invoice, { fphm: '1' }]],
    },
    customReqId,
  }),
  request: (serial) => ({ cyList: many(2), customReqId: `request-${serial}` }),
  answers: verdict,
});

// Section 4.1: the verdict is in data.verified, and the face beside it.
test('a genuine invoice is verified, with its face', async () => {
  const { status, body } = await send(platform(), path, invoice);

  expect(status).toBe(200);
  expect(body).toMatchObject({
    code: 'CYT_00000',
    data: {
      verified: true,
      channel: expect.any(String) as unknown,
      result: [
        {
          success: true,
          fphm: invoice.fphm,
          kprq: invoice.kprq,
          fplx: expect.any(String) as unknown,
          times: expect.any(Number) as unknown,
          data: { xfmc: expect.any(String) as unknown, jshj: 1660 },
        },
      ],
    },
  });
});

test.each([
  ['no such invoice', { ...invoice, fphm: '26442000000000000098' }, 'CYT_10001'],
  ['elements that disagree', { ...invoice, jshj: 1661 }, 'CYT_10002'],
])('%s: its own code, not verified, with a reason', async (_name, request, code) => {
  const { body } = await send(platform(), path, request);

  expect(body).toMatchObject({
    code,
    data: { verified: false, reason: expect.stringMatching(/./) as unknown },
  });
});
