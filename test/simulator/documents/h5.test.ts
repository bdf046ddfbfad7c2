import { expect, test } from 'vitest';
import { answering, holdsTo, onePlatform, type Platform, send } from './differential.ts';
import { casesOf, type Field, type Table, within } from './table.ts';

const path = '/api/v1/bank/h5/session';
const platform = onePlatform();
const text = expect.stringMatching(/./) as unknown;
const answers = answering({
  url: expect.stringMatching(/^http/) as unknown,
  token: text,
  scene: text,
  expiresAt: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) as unknown,
});

const may: Field = { required: 'no' };

/** Document 2, section 4.4, the request; the scene decides on the payload. */
const head: Table = {
  scene: { required: 'yes', type: 'text', refuses: ['person', 'Seller'] },
  payload: { required: 'yes', type: 'object', refuses: [{}] },
  ttlHours: { required: 'no', type: 'number', takes: [1, 72, 720], refuses: [721] },
  jumpUrl: { required: 'no', type: 'text' },
};

const enterprise: Table = {
  archiveType: { required: 'yes' },
  companyName: may,
  outVendorId: may,
  partnerMerTrueAppId: may,
  unitNumber: may,
  humanType: may,
  authHumanType: may,
  authPersonNumber: may,
};

const day = { ...may, refuses: ['20350601', '2035-13-01', '2035-06-31', 'a'] };

const seller: Table = {
  outUserId: { required: 'yes' },
  businessType: { ...may, codes: ['0004', '0005', '0006'], refuses: ['0001', '4'] },
  appIdSub: { required: 'yes' },
  receiverName: may,
  idNo: may,
  mobile: may,
  receiverAccount: may,
  accountCode: { ...may, codes: ['0', '1'], refuses: ['2'] },
  bankName: may,
  bankCode: may,
  occupation: { ...may, takes: ['1', '15'], refuses: ['0', '16', 'a', '1.5'] },
  address: { ...may, takes: ['海口市区', '海南省海口市龙华区1号'], refuses: ['海口市', 'a1b2c3'] },
  signDate: { ...day, takes: ['2015-06-01'] },
  validityPeriod: { ...day, takes: ['2035-06-01', '9999-12-30'] },
};

holdsTo(platform, {
  path,
  members: 'url token scene expiresAt',
  about: ', an enterprise',
  cases: casesOf({ ...head, ...within('payload', enterprise) }),
  request: () => ({
    scene: 'enterprise',
    payload: {
      archiveType: '01',
      companyName: '海南绿循再生资源有限公司',
      outVendorId: 'vendor-1',
      partnerMerTrueAppId: 'merchant-1',
      unitNumber: '1',
      humanType: '1',
      authHumanType: '1',
      authPersonNumber: '110101198503154217',
    },
    ttlHours: 24,
    jumpUrl: 'https://example.com/back',
  }),
  answers,
});

holdsTo(platform, {
  path,
  members: 'url token scene expiresAt',
  about: ', a seller',
  cases: casesOf(
    { ...head, ...within('payload', seller) },
    {
      takes: ['0005', '0006'].map((businessType) => ({
        name: `business ${businessType} without a payer`,
        changes: { 'payload.businessType': businessType, 'payload.appIdSub': undefined },
      })),
      refuses: [
        {
          name: 'recycled resources by default without a payer',
          changes: { 'payload.businessType': undefined, 'payload.appIdSub': undefined },
        },
      ],
    },
  ),
  request: (serial) => sellerRequest(serial),
  answers,
});

function sellerRequest(serial: string) {
  return {
    scene: 'seller',
    payload: {
      outUserId: `h5-${serial}`,
      businessType: '0004',
      appIdSub: 'payer-1',
      receiverName: '张建国',
      idNo: '110101198503154217',
      mobile: '13900000011',
      receiverAccount: `6222020202${serial.padStart(9, '0')}`,
      accountCode: '1',
      bankName: '中国银行',
      bankCode: '104100000004',
      occupation: '1',
      address: '海南省海口市龙华区',
      signDate: '2015-06-01',
      validityPeriod: '2035-06-01',
    },
    ttlHours: 24,
    jumpUrl: 'https://example.com/back',
  };
}

async function opened(request: object, at: Platform) {
  const { body } = await send(at, path, request);
  return body['data'] as { token: string; expiresAt: string }; // section 4.4
}

async function handling(token: string): Promise<unknown> {
  return (await fetch(`${platform().baseUrl}/api/h5/${token}`)).json();
}

test('a link is valid for 72 hours by default', async () => {
  const { ttlHours: _hours, ...request } = sellerRequest('ttl');

  // The tests' clock is at noon in Shanghai.
  expect(await opened(request, platform())).toMatchObject({ expiresAt: '2026-11-24 12:00:00' });
  expect(await opened({ ...request, ttlHours: 1 }, platform())).toMatchObject({
    expiresAt: '2026-11-21 13:00:00',
  });
});

test('a person takes the steps to the end, and the status needs no signature', async () => {
  const { token } = await opened(sellerRequest('steps'), platform());
  const seen = [await handling(token)];
  for (let step = 0; step < 4; step += 1) {
    platform().controls.stepH5Session({ token });
    seen.push(await handling(token));
  }

  const members = ['ok', 'scene', 'status', 'step', 'result'];
  expect(seen.map((answer) => Object.keys(answer ?? {}))).toEqual(seen.map(() => members));
  expect(seen).toMatchObject([
    { ok: true, scene: 'seller', status: 'pending', step: 'init' },
    { ok: true, scene: 'seller', status: 'pending', step: 'redirected' },
    { ok: true, status: 'pending', step: 'verified', result: { face: { authResult: text } } },
    { ok: true, status: 'pending', step: 'submitted', result: { add: { outUserId: 'h5-steps' } } },
    { ok: true, status: 'done', step: 'submitted', result: { message: text } },
  ]);
});

async function submitted(request: object): Promise<unknown> {
  const { token } = await opened(request, platform());
  for (let step = 0; step < 3; step += 1) platform().controls.stepH5Session({ token });
  return handling(token);
}

test('a card with a record under approval is rejected with 30601013', async () => {
  const request = sellerRequest('card');
  const other = { ...request, payload: { ...request.payload, outUserId: 'h5-card-2' } };

  expect(await submitted(request)).toMatchObject({ ok: true, step: 'submitted' });
  expect(await submitted(other)).toMatchObject({
    ok: false,
    status: 'failed',
    result: { add: { returnCode: '30601013' } },
  });
});
