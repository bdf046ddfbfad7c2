import { describe, expect, test } from 'vitest';
import { faceOf, one } from './verified.ts';
import { startBefore } from '../../scenario.ts';
import { answering, askOne, digital, item } from './answering.ts';

/** Two callers, the second with the scope for personal data. */
const keys = { API_KEYS: 'plain-key-00000001,privileged-key-001:pii' };

const as = (key: string) => ({ authorization: `Bearer ${key}` });

describe('personal data', () => {
  const PASSPORT = 'E12345678901';
  const ID = '110101199003071234';
  const aviation = item('1', { data: { lkxm: '张三', sfzjhm: PASSPORT } });
  const railway = item('1', { data: { cc: 'G1', name: '李四', zjh: PASSPORT } });
  const vat = item('1', {
    data: { gfsbh: ID, xfsbh: '91440300MA5F0A0A1X', bz: `id ${ID}, card 6222021234567890128` },
  });

  test('of passengers is masked in the face and in `raw`; names stay', async () => {
    for (const result of [aviation, railway]) {
      const answer = await askOne(result, keys, as('plain-key-00000001'));
      expect(faceOf(answer)['passengerIdNumber']).toBe('E12*******01');
      expect(faceOf(answer)['passengerName']).toMatch(/张三|李四/);
      expect(JSON.stringify(one(answer))).not.toContain(PASSPORT);
    }
  });

  test('is masked in tax numbers and remarks that contain a person’s', async () => {
    const answer = await askOne(vat, keys, as('plain-key-00000001'));
    expect(one(answer).face).toMatchObject({
      buyerTaxNumber: '110*************34',
      sellerTaxNumber: '91440300MA5F0A0A1X',
      remark: 'id 110*************34, card ***************0128',
    });
    expect(JSON.stringify(one(answer))).not.toContain(ID);
  });

  test('is masked in a seller’s tax number and in the reason', async () => {
    const stub = await answering({
      verified: false,
      reason: `no invoice of ${ID}`,
      result: [item('1', { success: false, data: { xfsbh: ID } })],
    });
    const service = await startBefore(stub, keys);
    const answer = await service.query(
      `query ($invoice: InvoiceToVerify!) { verifyInvoice(invoice: $invoice) {
        reason raw face { ... on VatInvoiceFace { sellerTaxNumber } } } }`,
      { invoice: digital('1') },
      as('plain-key-00000001'),
    );
    expect(one(answer).reason).toBe('no invoice of 110*************34');
    expect(faceOf(answer)['sellerTaxNumber']).toBe('110*************34');
    expect(JSON.stringify(answer)).not.toContain(ID);
  });

  test('is shown in full with the scope `pii`', async () => {
    const answer = await askOne(aviation, keys, as('privileged-key-001'));
    expect(faceOf(answer)['passengerIdNumber']).toBe(PASSPORT);
    expect(one(answer).raw.data['sfzjhm']).toBe(PASSPORT);
    const other = await askOne(vat, keys, as('privileged-key-001'));
    expect(faceOf(other)['buyerTaxNumber']).toBe(ID);
  });
});
