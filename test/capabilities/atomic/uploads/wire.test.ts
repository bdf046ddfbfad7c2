import { expect, test } from 'vitest';
import { sendText, startStub } from '../../../platform/stub-platform.ts';
import {
  blue,
  blueLine,
  ID_NUMBER,
  invoiceNumber,
  red,
  redLine,
  RESULT_PATH,
  resultOf,
  upload,
  UPLOAD_PATH,
} from './scrap-uploads.ts';
import { startBefore } from '../../../scenario.ts';

/** The service before a tax bureau that accepts every upload and returns this result. */
async function startAnswering(result: object) {
  const stub = await startStub((response, { path }) =>
    sendText(
      response,
      JSON.stringify(
        path === RESULT_PATH ? { returncode: '00', ...result } : { returncode: '00', sllsh: 'S1' },
      ),
    ),
  );
  const service = await startBefore(stub);
  const bodies = (path: string): unknown[] =>
    stub.received
      .filter((request) => request.path === path)
      .map(({ body }): unknown => JSON.parse(body));
  return { service, bodies };
}

const face = {
  ptbh: 'unit-1',
  fppz: '02',
  fphm: invoiceNumber(),
  kprq: '2026-11-21 10:00:00',
  kpr: '符小红',
  kprzjhm: ID_NUMBER,
  kprzjlx: '201',
  tdys: '24',
  qyDm: '460100',
  sfxszrrsygdbfcp: 'N',
  grsdsxm: '2',
  sgfplxDm: '04',
  xsfmc: '张建国',
  xsfnsrsbh: ID_NUMBER,
  xsfzrrbz: 'Y',
  xsfzrrzjlxDm: '201',
  xsfzrrzjhm: ID_NUMBER,
  xsfzrrgjDm: '156',
  gmfnsrsbh: '91460100MA5RYC037E',
  gmfmc: '海口椰城再生资源回收有限公司',
  jsfs: '02',
  ip: '203.0.113.7',
  macdz: '02-00-5E-10-00-01',
  fpkjfsDm: '5',
};
const line = {
  mxxh: 1,
  hwhyslwfwmc: '*废旧金属*废钢',
  spfwjc: '废旧金属',
  xmmc: '废钢',
  ggxh: 'Q235',
  slv: 0.01,
  sphfwssflhbbm: '1090100000000000000',
  fphxz: '00',
};

test('a blue invoice is sent with all fields under the platform’s names, including the fixed ones', async () => {
  const { service, bodies } = await startAnswering({});
  const seller = {
    name: '张建国',
    idNumber: ID_NUMBER,
    address: '海口',
    phone: '13800138000',
    bankName: '甲银行',
    bankAccount: '6222',
    payeeBankName: '乙银行',
    payeeBankAccount: '6217',
  };
  const buyer = {
    taxNumber: '91460100MA5RYC037E',
    name: '海口椰城再生资源回收有限公司',
    address: '海口',
    phone: '0898-1',
    bankName: '丙银行',
    bankAccount: '4600',
    agent: '李晓华',
    agentIdNumber: '110101197907083629',
    agentPhone: '13900139000',
  };
  const more = {
    payee: '张建国',
    reviewer: '王小明',
    placeOfTransaction: '46010000000',
    showsSellerBankAccount: true,
    showsBuyerBankAccount: false,
    showsSellerAddress: true,
    showsBuyerAddress: false,
    levyRateReason: 'WAIVES_1_PERCENT',
    issuingMode: 'JOINT_TRADE_AND_ISSUE',
    transactionSource: 'ONLINE_PAYMENT_PLATFORM',
    transactionNumber: 'order-1',
    paymentChannel: 'WALLET_009',
    paymentNumber: 'payment-1',
    remark: '备注',
    device: {
      ipAddress: '203.0.113.7',
      macAddress: '02-00-5E-10-00-01',
      cpuId: 'C1',
      mainboardNumber: 'M1',
    },
    lines: [
      blueLine({
        benefit: 'SIMPLE_3_PERCENT',
        additionalName: '船号',
        additionalType: 'text',
        additionalValue: '甲',
      }),
    ],
  };
  await upload(service, [blue({ seller, buyer, ...more })]);
  expect(bodies(UPLOAD_PATH)).toEqual([
    {
      fpList: [
        {
          ...face,
          lzfpbz: '0',
          skrxm: '张建国',
          fhrxm: '王小明',
          grsdssf: 3.13,
          zzsjfjsf: 13.25,
          xsfdz: '海口',
          xsfdh: '13800138000',
          xsfkhh: '甲银行',
          xsfzh: '6222',
          skyhmc: '乙银行',
          skyhzh: '6217',
          gmfdz: '海口',
          gmfdh: '0898-1',
          gmfkhh: '丙银行',
          gmfzh: '4600',
          gmfjbr: '李晓华',
          jbrsfzjhm: '110101197907083629',
          gmfjbrlxdh: '13900139000',
          hjje: 1250,
          hjse: 12.5,
          jshj: 1262.5,
          ysxwfsd: '46010000000',
          bz: '备注',
          cpuid: 'C1',
          zbxlh: 'M1',
          sfzsxsfyhzhbq: 'Y',
          sfzsgmfyhzhbq: 'N',
          sfzsxsfdzdh: 'Y',
          sfzsgmfdzdh: 'N',
          jazslxDm: '55',
          lqkpmsDm: '05',
          jyxxlyqdDm: '03',
          jylsh: 'order-1',
          zfqdDm: '009',
          jydh: 'payment-1',
          mxList: [
            {
              ...line,
              dw: '吨',
              sl: '0.5',
              dj: '2500',
              je: 1250,
              se: 12.5,
              hsje: 1262.5,
              yhzcbs: '08',
              fjysmc: '船号',
              fjyslx: 'text',
              fjysz: '甲',
              dzsphmList: ['346016251100000001'],
            },
          ],
        },
      ],
    },
  ]);
});

test('a red invoice is sent with its original and its confirmation, and its lines numbered in order', async () => {
  const { service, bodies } = await startAnswering({});
  const half = { amountWithoutTax: '-625.00', taxAmount: '-6.25', amountWithTax: '-631.25' };
  const lines = [
    redLine({ ...half, originalLineNumber: 3 }),
    redLine({ ...half, originalLineNumber: 1 }),
  ];
  await upload(service, [red({ lines })]);
  const wire = { ...line, je: -625, se: -6.25, hsje: -631.25 };
  expect(bodies(UPLOAD_PATH)).toEqual([
    {
      fpList: [
        {
          ...face,
          lzfpbz: '1',
          hjje: -1250,
          hjse: -12.5,
          jshj: -1262.5,
          dylzfphm: invoiceNumber(),
          hzqrxxdbh: '46000000000000000001',
          hzqrduuid: '00000000000000000000000000000001',
          mxList: [
            { ...wire, mxxh: 1, dylzfpmxxh: 3 },
            { ...wire, mxxh: 2, dylzfpmxxh: 1 },
          ],
        },
      ],
    },
  ]);
});

test.each([
  ['bare', { fphm: invoiceNumber(), status: '00' }],
  ['bare, without the number', { status: '00' }],
  ['in a list of any name', { anything: [{ fphm: invoiceNumber(), status: '00' }] }],
  [
    'among those of other uploads',
    { list: [9, 1, 8].map((n) => ({ fphm: invoiceNumber(n), status: n === 1 ? '00' : '01' })) },
  ],
])('a result is read %s', async (_where, answer) => {
  const { service } = await startAnswering(answer);
  await upload(service);
  expect(await resultOf(service, 'S1')).toMatchObject({
    state: 'FINISHED',
    results: [{ invoiceNumber: invoiceNumber(), status: 'UPLOADED' }],
  });
});

test.each([
  ['nothing is found', { Code: '9999', message: '未查询到结果' }],
  ['the list is empty', { list: [] }],
  ['the status is unknown', { fphm: invoiceNumber(), status: '77' }],
  [
    'its results contradict each other',
    { list: ['00', '02'].map((status) => ({ fphm: invoiceNumber(), status })) },
  ],
  ['another invoice is named', { fphm: invoiceNumber(9), status: '00' }],
])('an upload is unfinished while %s', async (_why, answer) => {
  const { service } = await startAnswering(answer);
  await upload(service);
  expect(await resultOf(service, 'S1')).toMatchObject({ state: 'PROCESSING' });
});

test.each(['3.13', '-3.13'])(
  'the taxes of a red invoice may have either sign (%s)',
  async (tax) => {
    const { service } = await startAnswering({});
    const invoice = red({ incomeTaxPaid: tax, vatAndSurchargesPaid: tax });
    expect(await upload(service, [invoice])).toMatchObject({ state: 'ACCEPTED' });
  },
);

test('the status of a number stays if a later response omits it', async () => {
  let answer: object[] = [{ fphm: invoiceNumber(1), status: '02', message: '电话13800138000' }];
  const stub = await startStub((response, { path }) =>
    sendText(
      response,
      JSON.stringify({
        returncode: '00',
        ...(path === RESULT_PATH ? { list: answer } : { sllsh: 'S1' }),
      }),
    ),
  );
  const service = await startBefore(stub);
  await upload(service, [blue(), blue({ invoiceNumber: invoiceNumber(2) })]);
  await resultOf(service, 'S1');
  answer = [{ fphm: invoiceNumber(2), status: '03' }];
  expect(await resultOf(service, 'S1')).toMatchObject({
    state: 'FINISHED',
    results: [
      { status: 'FAILED', statusCode: '02', message: '电话138****8000' },
      { status: 'NUMBER_EXISTS', statusCode: '03' },
    ],
  });
});

test.each([
  { ownUse: true, sfxszrrsygdbfcp: 'Y', grsdsxm: '1' },
  { ownUse: false, sfxszrrsygdbfcp: 'N', grsdsxm: '2' },
])(
  'the item of the income tax follows from own use: $ownUse, $grsdsxm',
  async ({ ownUse, ...sent }) => {
    const { service, bodies } = await startAnswering({});
    await upload(service, [blue({ ownUse }), red({ ownUse, invoiceNumber: invoiceNumber(2) })]);
    expect(bodies(UPLOAD_PATH)).toMatchObject([{ fpList: [sent, sent] }]);
  },
);
