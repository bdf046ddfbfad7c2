import { describe, expect, test } from 'vitest';
import { startBefore, startScenario } from '../../../scenario.ts';
import { ManualClock } from '../../../manual-clock.ts';
import { sendEnvelope, startStub } from '../../../platform/stub-platform.ts';
import {
  blueLine,
  face,
  ISSUE,
  issue,
  ORDER,
  orderId,
  paid,
  path,
  placed,
  purchase,
} from '../walk.ts';

const service = startScenario();

/** A line with its amount, rate and tax. */
function line(amount: string, rate: string, tax: string): Record<string, unknown> {
  return blueLine({
    quantity: '1',
    unitPrice: amount,
    amountWithoutTax: amount,
    taxRate: rate,
    taxAmount: tax,
    amountWithTax: ((Number(amount) * 100 + Number(tax) * 100) / 100).toFixed(2),
    benefit: rate === '0' ? 'EXEMPT' : null,
  });
}

/** Items of value-added tax. */
const vat = (...payables: readonly number[]) => ({
  items: payables.map((yjsf) => ({ zsxm: '增值税', yjsf })),
});
const exempt = (amount: string) => line(amount, '0', '0.00');
const at = (lines: readonly object[]) => ({ lines: { blue: lines } });
const refused = (message: string) => ({
  __typename: 'InvalidInputError',
  fieldErrors: [{ path: ['input', 'lines', 'blue'], message }],
});

describe('the lines of an invoice are compared with its order before any call', () => {
  test('by their amount: 40,000 for an order of 50,000 whose tax is paid', async () => {
    const { invoiceNumber } = await paid(service, { amountWithoutTax: '50000.00' });
    const issued = (lines: readonly object[]) => issue(service, face(invoiceNumber, at(lines)));
    expect((await issued([exempt('40000.00')])).data?.result).toEqual(
      expect.objectContaining(
        refused('must add up to 50000.00 without tax, as ordered; they add up to 40000.00'),
      ),
    );
    expect((await issued([exempt('50000.00'), exempt('0.01')])).data?.result).toMatchObject({
      __typename: 'InvalidInputError',
    });
    expect(service.calls(path.invoice)).toBe(0);
    const both = [exempt('60000.00'), { ...exempt('-10000.00'), nature: 'DISCOUNT' }];
    expect((await issued(both)).data?.result).toMatchObject({ state: 'UPLOADING' });
  });

  test.each([
    ['an exempt one with tax', {}, line('1000.00', '0.01', '10.00'), '0.00', '10.00'],
    ['one at 1 % without tax', { kind: 'SPECIAL' }, exempt('1000.00'), '10.00', '0.00'],
    [
      'one at 1 % with the tax of 3 %',
      { kind: 'SPECIAL' },
      line('1000.00', '0.03', '30.00'),
      '10.00',
      '30.00',
    ],
  ])('by their tax: %s', async (_case, change, given, expected, actual) => {
    const { invoiceNumber } = await paid(service, change);
    const input = face(invoiceNumber, { ...change, ...at([given]) });
    expect((await issue(service, input)).data?.result).toEqual(
      expect.objectContaining(
        refused(
          `must add up to a tax of ${expected}, by the taxes of the order; they add up to ${actual}`,
        ),
      ),
    );
    expect(service.calls(path.invoice)).toBe(0);
  });

  test('with a tolerance of a cent per line, as each rounds its own tax', async () => {
    const { invoiceNumber } = await paid(service, { kind: 'SPECIAL', amountWithoutTax: '101.00' });
    // 1 % of 101.00 is 1.01; of two halves 0.505 each, which is 0.51.
    const halves = [line('50.50', '0.01', '0.51'), line('50.50', '0.01', '0.51')];
    const input = face(invoiceNumber, { kind: 'SPECIAL', ...at(halves) });
    expect((await issue(service, input)).data?.result).toMatchObject({ state: 'UPLOADING' });
  });

  test('but not those of a number without an order here', async () => {
    const other = await startBefore(service.sandbox, {}, { clock: service.clock });
    const { invoiceNumber, slip } = await placed(other, {}, 'theirs-1');
    service.sandbox.controls.payScrapTax({ taxSlipNumber: slip });
    const { data } = await issue(service, face(invoiceNumber, at([exempt('999.00')])));
    // The platform compares them with its order, and rejects them.
    expect(data?.result).toMatchObject({
      __typename: 'PlatformRejectedError',
      hint: '01 开票金额与预开票不一致',
    });
    const taxed = face(invoiceNumber, at([line('1000.00', '0.01', '10.00')]));
    expect((await issue(service, taxed)).data?.result).toMatchObject({
      hint: '01 票面税额与预开票不一致',
    });
  });
});

describe('if the platform’s taxes of an order cannot be read', () => {
  const NUMBER = '26468000000000000001';

  /** An order of 1,000.00 with given taxes, whose invoice is then issued with a given tax. */
  async function issuedWith(tax: object, given: Record<string, unknown>, change: object = {}) {
    const stub = await startStub((response, { path: asked }) => {
      const answers: Readonly<Record<string, object>> = {
        [path.pending]: { blocked: false, records: { list: [] } },
        [path.order]: { ykfphm: NUMBER, dzsphm: '1', tax },
        [path.payment]: { dzsphm: '1', skjnjg: '01' },
        [path.invoice]: { fphm: NUMBER, sllsh: 'S1', result: { status: '01' } },
      };
      sendEnvelope(response, 'CYT_00000', answers[asked] ?? {});
    });
    const before = await startBefore(stub, {}, { clock: new ManualClock() });
    await before.query(ORDER, { input: { orderId, ...purchase(change) } });
    const input = face(NUMBER, { ...change, ...at([given]) });
    const { data } = await before.query<{ result: Record<string, unknown> }>(ISSUE, { input });
    return data?.result['__typename'];
  }

  test.each([
    // Of 2.50 in total no 10.00 can be value-added tax.
    ['taxed, for 2.50 in all', { items: [{ a: 1 }], yjsfhj: 2.5 }, '0.01', '10.00', false],
    ['exempt, for 2.50 in all', { items: [{ a: 1 }], yjsfhj: 2.5 }, '0', '0.00', true],
    ['taxed, for 13.10 in all', { items: [{ a: 1 }], yjsfhj: 13.1 }, '0.01', '10.00', true],
    ['exempt, for 13.10 in all', { yjsfhj: 13.1 }, '0', '0.00', true],
    [
      'taxed, for 10 in all, computed in doubles',
      { yjsfhj: 9.999999999999998 },
      '0.01',
      '10.00',
      true,
    ],
    ['at a rate that no general invoice has', { yjsfhj: 33.1 }, '0.03', '30.00', false],
    ['taxed, where no sum was said', {}, '0.01', '10.00', true],
    [
      'exempt, beside a supplement that is taxed',
      { items: [{ zsxm: '增值税', yjsf: 25 }], yjsfhj: 30 },
      '0',
      '0.00',
      false,
    ],
    [
      'taxed, and merged with a supplement',
      { items: [{ zsxm: '增值税', yjsf: 25 }], yjsfhj: 30 },
      '0.01',
      '10.00',
      true,
    ],
  ])(
    'a general invoice is compared with the known figures: %s',
    async (_case, tax, rate, on, passes) => {
      expect(await issuedWith(tax, line('1000.00', rate, on))).toBe(
        passes ? 'ScrapInvoice' : 'InvalidInputError',
      );
    },
  );

  test.each([
    // 1 % of 1,000 and of a supplement of 2,000 is 3 % of 1,000.
    ['one merged item as high as 3 %, at 1 %', vat(30), '0.01', '10.00', true],
    ['one item as high as 3 %, at 3 %', vat(30), '0.03', '30.00', true],
    ['one item as high as 3 %, without tax', vat(30), '0', '0.00', false],
    ['one item as high as 1 %, at 3 %', vat(10), '0.03', '30.00', false],
    ['1 % and a supplement apart, at 1 %', vat(10, 50), '0.01', '10.00', true],
    ['1 % and a supplement apart, at 3 %', vat(10, 50), '0.03', '30.00', false],
    ['3 % and a supplement as high as 1 %, at 3 %', vat(30, 10), '0.03', '30.00', true],
  ])('a special invoice: %s', async (_case, tax, rate, on, passes) => {
    expect(await issuedWith(tax, line('1000.00', rate, on), { kind: 'SPECIAL' })).toBe(
      passes ? 'ScrapInvoice' : 'InvalidInputError',
    );
  });

  test('an own-used one may be exempt beside a supplement that equals its tax at 1 %', async () => {
    const own = { kind: 'SPECIAL', ownUse: true };
    for (const given of [exempt('1000.00'), line('1000.00', '0.01', '10.00')]) {
      expect(await issuedWith(vat(10), given, own)).toBe('ScrapInvoice');
    }
  });

  test('a special invoice for own-used scrap may be exempt or at either rate', async () => {
    const own = { kind: 'SPECIAL', ownUse: true };
    for (const [rate, tax] of [
      ['0', '0.00'],
      ['0.01', '10.00'],
      ['0.03', '30.00'],
    ] as const) {
      expect(await issuedWith({}, line('1000.00', rate, tax), own)).toBe('ScrapInvoice');
    }
    expect(await issuedWith({}, line('1000.00', '0.02', '20.00'), own)).toBe('InvalidInputError');
  });
});
