import { describe, expect, test } from 'vitest';
import { startBefore } from '../../scenario.ts';
import { type Elements, startGenuine, verifyMany } from './asking.ts';

const READ = `query ($text: String!) {
  readInvoiceCode(text: $text) {
    kind kindCode invoiceCode invoiceNumber issuedOn amountWithTax amountWithoutTax checkCode obstacle
  }
}`;

const general = '01,10,013002200211,81532753,217.62,20230323,49753264642977383169,0816,';
const digitalGeneral = '01,32,,23442000000014209621,112,20230215,,74AE';

/** QR texts, and the members that section 2.2 of document 1 lists for their kinds. */
const sent: readonly (readonly [kind: string, text: string, elements: Elements])[] = [
  [
    'VAT special, on paper',
    '01,01,4400261130,00000015,1500.00,20261106,,A1B2,',
    { fpdm: '4400261130', fphm: '00000015', kprq: '2026-11-06', je: 1500 },
  ],
  [
    'VAT general, on paper',
    '01,04,044002600104,00000016,500.00,20261107,12345678901234271828,00FF',
    { fpdm: '044002600104', fphm: '00000016', kprq: '2026-11-07', jym: '271828' },
  ],
  [
    'electronic VAT general',
    general,
    { fpdm: '013002200211', fphm: '81532753', kprq: '2023-03-23', jym: '383169' },
  ],
  [
    'electronic VAT special',
    '01,08,044002600113,00000021,88.5,20261106,12345678901234567890,A1B2',
    { fpdm: '044002600113', fphm: '00000021', kprq: '2026-11-06', je: 88.5 },
  ],
  [
    'electronic VAT special, by its other number',
    '01,20,044002600113,00000021,-88.50,20261106,,A1B2',
    { fpdm: '044002600113', fphm: '00000021', kprq: '2026-11-06', je: -88.5 },
  ],
  [
    'roll of paper',
    '01,11,044002600107,00000022,,20261106,12345678901234567890,A1B2',
    { fpdm: '044002600107', fphm: '00000022', kprq: '2026-11-06', jym: '567890' },
  ],
  [
    'road toll',
    '01,14,044002600112,00000023,9.71,20261106,12345678901234567890,A1B2',
    { fpdm: '044002600112', fphm: '00000023', kprq: '2026-11-06', jym: '567890' },
  ],
  [
    'digital special',
    '01,31,,26442000000000000012,1130.00,20261103,,0D3F',
    { fphm: '26442000000000000012', kprq: '2026-11-03', jshj: 1130 },
  ],
  [
    'digital general',
    digitalGeneral,
    { fphm: '23442000000014209621', kprq: '2023-02-15', jshj: 112 },
  ],
  [
    'digital special, by its other number',
    '01,81,,26442000000000000012,1130.00,20261103,,',
    { fphm: '26442000000000000012', kprq: '2026-11-03', jshj: 1130 },
  ],
  [
    'digital general, by its other number',
    '01,82,,26442000000000000012,1130.00,20261103,,',
    { fphm: '26442000000000000012', kprq: '2026-11-03', jshj: 1130 },
  ],
  [
    'digital of a kind without a name here, such as a railway e-ticket',
    '01,51,,26519001000000000022,553.50,20261112,,F00D',
    { fphm: '26519001000000000022', kprq: '2026-11-12', jshj: 553.5 },
  ],
  [
    'full-width commas, blanks and a line end, as they are pasted',
    ` ${digitalGeneral.replaceAll(',', '， ')}\n`,
    { fphm: '23442000000014209621', kprq: '2023-02-15', jshj: 112 },
  ],
];

/** Texts that verify nothing, and a word of the rule that rejects them. */
const refused: readonly (readonly [text: string, says: string])[] = [
  ['https://bcfp.shenzhen.chinatax.gov.cn/verify/scan?hash=ab', 'web address'],
  ['CA63388616107042714060000003e0000004100000000247894573A2IzH97mHFMn', 'mainland China'],
  ['02,32,,23442000000014209621,112,20230215,,74AE', 'mainland China'],
  ['', 'characters'],
  ['01,32,,2344200000001420962,112,20230215,,74AE', 'the invoice number'],
  ['01,32,,23442000000014209621,1,660.00,20230215,,74AE', 'the issue date'],
  ['01,32,,23442000000014209621,112.345,20230215,,74AE', 'the amount'],
  ['01,32,,23442000000014209621,,20230215,,74AE', 'the amount'],
  ['01,32,,23442000000014209621,112,20230230,,74AE', 'the issue date'],
  ['01,xx,,23442000000014209621,112,20230215,,74AE', 'the kind'],
  ['01,04,0440026001,00000016,500.00,20261107,2718,00FF', 'the check code'],
  ['01,04,04400260010,00000016,500.00,20261107,,00FF', 'the invoice code'],
  ['01,04,044002600104,00000016,500.00,20261107,,00FF', 'the check code'],
  ['01,01,4400261130,00000015,,20261106,,A1B2', 'the amount'],
  ['01,15,4400261130,00000015,100.00,20261106,,A1B2', 'kind 15'],
  ['01,03,4400261130,00000015,100.00,20261106,,A1B2', 'kind 03'],
  ['01,31,044002600111,00000013,1000.00,20261104,,A1B2', 'digitalPaperSpecial'],
  ['01,32,044002600112,00000014,500.00,20261105,,A1B2', 'digitalPaperGeneral'],
  ['01,32,,23442000000014209621,112,20990215,,74AE', 'today'],
];

describe('the text of a QR code', () => {
  test.for(sent)('becomes the elements of its kind: %s', async ([_kind, text, elements]) => {
    const stub = await startGenuine();
    const service = await startBefore(stub);
    for (let time = 0; time < 3; time += 1) {
      const { data, errors } = await verifyMany(service, [{ printedCode: text }]);
      expect(errors).toBeUndefined();
      expect(data).toMatchObject({ verifyInvoices: [{ verdict: 'GENUINE' }] });
    }
    expect(stub.received).toHaveLength(3);
    const { customReqId: _id, ...request } = JSON.parse(stub.received[0]?.body ?? '') as Elements; // of the service under test
    expect(request).toEqual(elements);
  });

  test.for(refused)('is rejected before any call: %s', async ([text, says]) => {
    const stub = await startGenuine();
    const service = await startBefore(stub);
    for (let time = 0; time < 3; time += 1) {
      const { errors } = await verifyMany(service, [{ printedCode: text }]);
      expect(errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT' } }]);
      expect(errors?.[0]?.message).toContain('printedCode');
      expect(errors?.[0]?.message).toContain(says);
    }
    expect(stub.received).toEqual([]);
  });

  test('and the elements in it are one invoice, checked once', async () => {
    const stub = await startGenuine();
    const elements = {
      digitalGeneral: {
        invoiceNumber: '23442000000014209621',
        issuedOn: '2023-02-15',
        amountWithTax: '112.00',
      },
    };
    const { data } = await verifyMany(await startBefore(stub), [
      { printedCode: digitalGeneral },
      elements,
    ]);
    expect(data).toMatchObject({
      verifyInvoices: [{ verdict: 'GENUINE' }, { verdict: 'GENUINE' }],
    });
    expect(stub.received).toHaveLength(1);
    expect(stub.received[0]?.body).not.toContain('cyList');
  });

  test('must be the only input: beside another kind it is rejected', async () => {
    const stub = await startGenuine();
    const both = { printedCode: digitalGeneral, vatSpecial: null };
    const other = { printedCode: digitalGeneral, digitalGeneral: {} };
    const service = await startBefore(stub);
    for (const invoice of [both, other]) {
      const { errors } = await verifyMany(service, [invoice]);
      expect(errors?.[0]).toMatchObject({ extensions: { code: 'INVALID_INPUT' } });
    }
    expect(stub.received).toEqual([]);
  });

  test('is read without any call, with the elements that verification lacks', async () => {
    const stub = await startGenuine();
    const service = await startBefore(stub);
    const read = async (text: string) => (await service.query(READ, { text })).data;
    expect(await read(general)).toEqual({
      readInvoiceCode: {
        kind: 'VAT_GENERAL_ELECTRONIC',
        kindCode: '10',
        invoiceCode: '013002200211',
        invoiceNumber: '81532753',
        issuedOn: '2023-03-23',
        amountWithTax: null,
        amountWithoutTax: '217.62',
        checkCode: '49753264642977383169',
        obstacle: null,
      },
    });
    expect(await read('01,15,4400261130,00000015,100.00,20261106,,A1B2')).toMatchObject({
      readInvoiceCode: { kind: 'USED_CAR', obstacle: expect.stringContaining('15') as string },
    });
    const { data, errors } = await service.query(READ, { text: 'https://example.com/i' });
    expect(data).toEqual({ readInvoiceCode: null });
    expect(errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT' } }]);
    expect(stub.received).toEqual([]);
  });
});
