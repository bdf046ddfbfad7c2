import { describe, expect, test } from 'vitest';
import { sendEnvelope, startStub } from '../../platform/stub-platform.ts';
import { startBefore } from '../../scenario.ts';
import { CARD, ID_NUMBER, OPEN, PHONE } from './sessions.ts';

describe('every field reaches the platform under its exact name, and stored ones do not,', () => {
  const link = {
    url: 'https://h5.example/s/1',
    token: 'token-1',
    expiresAt: '2026-11-24 12:00:00',
  };

  test.each<[string, object, object]>([
    [
      'seller',
      {
        sellerId: 'u1',
        serviceProviderId: 'vendor-1',
        buyerTaxNumber: '91440300MA5F0A0A1X',
        business: 'AGRICULTURAL_PRODUCTS',
        payerNumber: 'p1',
        name: '张三',
        idNumber: ID_NUMBER,
        phone: PHONE,
        card: {
          otherBank: { cardNumber: CARD, bankName: '招商银行', bankCode: '308584000013' },
        },
        occupation: 15,
        address: '深圳市南山区',
        idIssuedOn: '2020-01-02',
        idValidTo: '9999-12-30',
      },
      {
        outUserId: 'u1',
        businessType: '0005',
        appIdSub: 'p1',
        receiverName: '张三',
        idNo: ID_NUMBER,
        mobile: PHONE,
        receiverAccount: CARD,
        accountCode: '0',
        bankName: '招商银行',
        bankCode: '308584000013',
        occupation: 15,
        address: '深圳市南山区',
        signDate: '2020-01-02',
        validityPeriod: '9999-12-30',
      },
    ],
    [
      'enterprise',
      {
        invoiceArchiveType: '01',
        companyName: '青禾',
        ownEnterpriseNumber: 'v1',
        partnerMerchantNumber: 'm1',
        unitNumber: 'n1',
        personType: 'h1',
        authorizerType: 'a1',
        authorizerNumber: ID_NUMBER,
      },
      {
        archiveType: '01',
        companyName: '青禾',
        outVendorId: 'v1',
        partnerMerTrueAppId: 'm1',
        unitNumber: 'n1',
        humanType: 'h1',
        authHumanType: 'a1',
        authPersonNumber: ID_NUMBER,
      },
    ],
  ])('%s', async (scene, given, payload) => {
    const stub = await startStub((response) =>
      sendEnvelope(response, 'CYT_00000', { ...link, scene }),
    );
    const before = await startBefore(stub);
    const returnUrl = 'https://shop.example/';
    const input = { handling: { [scene]: given }, ttlHours: 720, returnUrl };
    await before.query(OPEN, { input });
    expect(JSON.parse(stub.received[0]?.body ?? '')).toEqual({
      scene,
      payload,
      ttlHours: 720,
      jumpUrl: 'https://shop.example/',
    });
  });
});
