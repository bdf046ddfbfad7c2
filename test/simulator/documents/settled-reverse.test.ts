import { expect, test } from 'vitest';
import { answering, holdsTo, onePlatform, type Platform, send } from './differential.ts';
import { type Case, casesOf, type Rule, type Table } from './table.ts';

/** The verbs of document 2, section 4.1. */
const rinv = (verb: string): string => `/api/v1/rinv/${verb}`;

const text = expect.stringMatching(/./) as unknown;
const flag = expect.any(Boolean) as unknown;
const jumpUrl = 'https://example.com/back';
const vendorId = 'vendor-1';
const taxNo = '91440300MA5F0A0A1X';

const platform = onePlatform();

/** Requests with the documented fields; the list has types for a few, and marks none as required. */
const requests = {
  seller: (serial: string) => ({
    userId: `seller-${serial}`,
    name: '张建国',
    idNo: '110101198503154217',
    phone: '13900000011',
  }),
  registration: (serial: string) => ({
    ...requests.seller(serial),
    bankCard: `6222020200${serial.padStart(9, '0')}`,
    isPartnerBankCard: true,
    idStartDate: '2015-06-01',
    idEndDate: '2035-06-01',
  }),
  order: (serial: string) => ({
    orderId: `reverse-${serial}`,
    userId: `seller-${serial}`,
    vendorId,
    taxNo,
    trxChannel: 'channel-1',
    jumpUrl,
  }),
};

async function scanned(serial: string, platform: Platform): Promise<string> {
  const { body } = await send(platform, rinv('seller/onboard'), {
    ...requests.seller(serial),
    jumpUrl,
  });
  platform.controls.finishFaceScan({ sellerId: `seller-${serial}` });
  return (body['data'] as { transNo: string }).transNo; // section 4.1
}

async function onboarded(serial: string, platform: Platform): Promise<void> {
  await scanned(serial, platform);
  await send(platform, rinv('seller/register'), requests.registration(serial));
  platform.controls.finishSellerAudit({ sellerId: `seller-${serial}`, refusal: null });
}

async function issued(serial: string, platform: Platform): Promise<string> {
  await onboarded(serial, platform);
  await send(platform, rinv('invoice/create'), requests.order(serial));
  const orderId = `reverse-${serial}`;
  platform.controls.finishReverseInvoice({ orderId });
  return orderId;
}

/** The whole list of fields is accepted; `key` identifies the subject, so that it cannot be omitted. */
function cases(
  key: string,
  table: Table = {},
  rules: { takes?: readonly Rule[]; refuses?: readonly Rule[] } = {},
): readonly Case[] {
  const whole = { name: 'all of its fields', changes: {} };
  return casesOf(
    { [key]: { required: 'yes' }, ...table },
    { ...rules, takes: [whole, ...(rules.takes ?? [])] },
  );
}

holdsTo(platform, {
  path: rinv('enterprise/open'),
  members: 'pageUrl',
  cases: cases('vendorId', { authType: { takes: ['1', 'a'] } }),
  request: () => ({
    vendorId,
    leqiId: 'LQ-1',
    authType: '01',
    authNo: '110101198503154217',
    jumpUrl,
  }),
  answers: answering({ pageUrl: text, mock: true }),
});

holdsTo(platform, {
  path: rinv('seller/onboard'),
  members: 'pageUrl transNo',
  cases: cases('userId'),
  request: (serial) => ({ ...requests.seller(serial), jumpUrl }),
  answers: answering({ pageUrl: text, transNo: text, mock: true }),
});

const ofOtherBank = { isPartnerBankCard: false, bankName: '中国银行', bankCode: '104100000004' };
const day = {
  takes: ['2020-02-29'],
  refuses: ['20200229', '2020-02-30', '2020-2-9', '2020-02-29 00:00:00', 'a'],
};

holdsTo(platform, {
  path: rinv('seller/register'),
  members: 'userId accepted autoAudited hint',
  cases: cases(
    'userId',
    { isPartnerBankCard: { type: 'boolean' }, idStartDate: day, idEndDate: day },
    {
      takes: [{ name: 'a card of another bank', changes: ofOtherBank }],
      refuses: [
        {
          name: 'a card of another bank without its name',
          changes: { ...ofOtherBank, bankName: undefined },
        },
        {
          name: 'a card of another bank without its code',
          changes: { ...ofOtherBank, bankCode: undefined },
        },
      ],
    },
  ),
  request: async (serial, platform) => {
    await scanned(serial, platform);
    return requests.registration(serial);
  },
  answers: answering({ userId: text, accepted: true, autoAudited: flag }),
});

holdsTo(platform, {
  path: rinv('seller/status'),
  members:
    'realNamed onboarded blockedBy blockedReason receiverStatus auditStatus authorizeStatus freezeStatus quota canInvoice raw',
  cases: cases('userId'),
  request: async (serial, platform) => ({
    userId: `seller-${serial}`,
    vendorId,
    transNo: await scanned(serial, platform),
    taxNo,
  }),
  answers: answering({
    realNamed: true,
    onboarded: false,
    canInvoice: false,
    blockedBy: 'onboard',
  }),
});

holdsTo(platform, {
  path: rinv('seller/update-card'),
  members: 'userId result raw',
  cases: cases('userId'),
  request: async (serial, platform) => {
    await onboarded(serial, platform);
    return {
      userId: `seller-${serial}`,
      vendorId,
      bankCard: `6222020201${serial.padStart(9, '0')}`,
      bankName: '中国银行',
      bankCode: '104100000004',
    };
  },
  answers: answering({ userId: text }),
});

holdsTo(platform, {
  path: rinv('seller/close'),
  members: 'userId result raw',
  cases: cases('userId'),
  request: async (serial, platform) => {
    await onboarded(serial, platform);
    return { userId: `seller-${serial}`, vendorId };
  },
  answers: answering({ userId: text }),
});

holdsTo(platform, {
  path: rinv('invoice/create'),
  members: 'orderId canInvoice payUrl',
  cases: cases('orderId', { trxChannel: { takes: ['01', 'a'] } }),
  request: async (serial, platform) => {
    await onboarded(serial, platform);
    return requests.order(serial);
  },
  answers: answering({ orderId: text, canInvoice: true, payUrl: text }),
});

holdsTo(platform, {
  path: rinv('invoice/status'),
  members: 'orderId status invoiceCode taxAmount payAmount states invoice',
  cases: cases('orderId', { withInvoice: { type: 'boolean', takes: [true, false] } }),
  request: async (serial, platform) => ({
    orderId: await issued(serial, platform),
    withInvoice: true,
  }),
  answers: answering({ orderId: text, status: 'done', invoiceCode: text }),
});

holdsTo(platform, {
  path: rinv('invoice/red'),
  members: 'pageUrl',
  cases: cases('orderId'),
  request: async (serial, platform) => ({
    orderId: await issued(serial, platform),
    amount: '100.00',
    projectName: '废钢',
  }),
  answers: answering({ pageUrl: text }),
});

holdsTo(platform, {
  path: rinv('invoice/void'),
  members: 'status result raw',
  cases: cases('orderId'),
  request: async (serial, platform) => ({ orderId: await issued(serial, platform) }),
  answers: answering({ status: text }),
});

holdsTo(platform, {
  path: rinv('invoice/download'),
  members: 'orderId byteData format',
  cases: cases('orderId', {
    invoiceFormat: { takes: ['pdf', 'OFD', '1'] },
    isRedOrblue: { takes: ['0', 'blue'] },
  }),
  request: async (serial, platform) => ({
    orderId: await issued(serial, platform),
    invoiceFormat: 'pdf',
    isRedOrblue: '0',
  }),
  answers: answering({ orderId: text, byteData: text, format: text }),
});

// Section 3: a face scan proves the identity only.
test('a seller is onboarded by scan, registration and audit, in this order', async () => {
  const steps: unknown[] = [];
  const look = async () => {
    const { body } = await send(platform(), rinv('seller/status'), { userId: 'seller-walk' });
    steps.push(body['data']);
  };
  await send(platform(), rinv('seller/onboard'), { ...requests.seller('walk'), jumpUrl });
  await look();
  platform().controls.finishFaceScan({ sellerId: 'seller-walk' });
  await look();
  await send(platform(), rinv('seller/register'), requests.registration('walk'));
  await look();
  platform().controls.finishSellerAudit({ sellerId: 'seller-walk', refusal: null });
  await look();

  expect(steps).toMatchObject([
    { realNamed: false, onboarded: false, canInvoice: false, blockedBy: 'realname', quota: null },
    { realNamed: true, onboarded: false, canInvoice: false, blockedBy: 'onboard' },
    { realNamed: true, onboarded: false, canInvoice: false, blockedBy: 'onboard' },
    { realNamed: true, onboarded: true, canInvoice: true, blockedBy: null },
  ]);
});

test('an order is confirmed, paid and invoiced, and only then has a file', async () => {
  await onboarded('order-walk', platform());
  const order = requests.order('order-walk');
  await send(platform(), rinv('invoice/create'), order);
  const look = async () => {
    const asked = { orderId: order.orderId, withInvoice: true };
    return (await send(platform(), rinv('invoice/status'), asked)).body['data'];
  };
  const waiting = await look();
  platform().controls.payReverseInvoice({ orderId: order.orderId });
  const paid = await look();
  platform().controls.finishReverseInvoice({ orderId: order.orderId });
  const done = await look();

  expect([waiting, paid, done]).toMatchObject([
    { status: 'waiting_confirm' },
    { status: 'invoicing' },
    { status: 'done', invoiceCode: text, invoice: { byteData: text } },
  ]);
  expect(waiting).not.toHaveProperty('invoice');
});
