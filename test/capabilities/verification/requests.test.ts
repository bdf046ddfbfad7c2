import { describe, expect, test } from 'vitest';
import { isSigned } from '../../platform/stub-platform.ts';
import { many } from './verified.ts';
import { startBefore } from '../../scenario.ts';
import { code, day, startGenuine, verifyMany } from './asking.ts';

describe('the request for one invoice', () => {
  test.for([
    [
      'digitalGeneral',
      { invoiceNumber: '26442000000000000011', ...day, amountWithTax: '1660.10' },
      '{"fphm":"26442000000000000011","kprq":"2026-11-06","jshj":1660.1,',
    ],
    [
      'digitalSpecial',
      { invoiceNumber: '26442000000000000011', ...day, amountWithTax: '-20' },
      '{"fphm":"26442000000000000011","kprq":"2026-11-06","jshj":-20,',
    ],
    [
      'digitalPaperSpecial',
      { ...code, ...day, amountWithoutTax: '999999999999.99' },
      '{"fpdm":"4400261130","fphm":"00000015","kprq":"2026-11-06","je":999999999999.99,',
    ],
    [
      'digitalPaperGeneral',
      { ...code, ...day, checkCode: '014159' },
      '{"fpdm":"4400261130","fphm":"00000015","kprq":"2026-11-06","jym":"014159",',
    ],
    [
      'vatSpecial',
      { ...code, ...day, amountWithoutTax: '0.5' },
      '{"fpdm":"4400261130","fphm":"00000015","kprq":"2026-11-06","je":0.5,',
    ],
    [
      'vatGeneral',
      { ...code, ...day, checkCode: '014159' },
      '{"fpdm":"4400261130","fphm":"00000015","kprq":"2026-11-06","jym":"014159",',
    ],
    ...(
      [
        ['SHENZHEN', '4403'],
        ['BEIJING', '1100'],
        ['YUNNAN', '5300'],
      ] as const
    ).map(
      ([region, dq]) =>
        [
          'blockchain',
          { ...code, sellerTaxNumber: '91440300MA5F0A0A1X', shortCode: 'a1b2c', region },
          `{"fpdm":"4400261130","fphm":"00000015","xfsbh":"91440300MA5F0A0A1X","jym":"a1b2c","dq":"${dq}",`,
        ] as const,
    ),
    ...(
      [
        ['GUANGDONG', '4400'],
        ['ZHEJIANG', '3300'],
      ] as const
    ).map(
      ([region, dq]) =>
        [
          'generalElectronic',
          { ...code, sellerTaxNumber: '91440300MA5F0A0A1X', amountWithTax: '530', region },
          `{"fpdm":"4400261130","fphm":"00000015","xfsbh":"91440300MA5F0A0A1X","jshj":530,"dq":"${dq}",`,
        ] as const,
    ),
    [
      'vehicleToll',
      { ...code, ...day, amountWithoutTax: '100' },
      '{"dq":"3200","fpdm":"4400261130","fphm":"00000015","kprq":"2026-11-06","je":100,',
    ],
  ] as const)('of kind %s is flat and has exactly its fields', async ([kind, elements, start]) => {
    const stub = await startGenuine();
    const service = await startBefore(stub);
    const answer = await verifyMany(service, [{ [kind]: elements }]);
    expect(answer.errors).toBeUndefined();
    const [found] = many(answer);
    expect(found?.verdict).toBe('GENUINE');
    expect(stub.received).toHaveLength(1);
    expect(stub.received[0]).toMatchObject({
      path: '/api/v1/verify',
      body: `${start}"customReqId":"${found?.reconciliationId}"}`,
    });
    expect(stub.received.every(isSigned)).toBe(true);
  });
});
