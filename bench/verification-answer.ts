import type { Asked } from '../src/capabilities/verification/verification.ts';
import { rawNumber, type JsonObject } from '../src/kernel/json/json.ts';

/** Number of invoices in one verification call, the most that the platform allows. */
export const INVOICES = 50;

/** Number of lines in each invoice. */
export const LINES = 15;

const numbers = Array.from({ length: INVOICES }, (_, index) => `26442000000000${1000 + index}`);

/** Input of a client: as many digital invoices as one call allows. */
export const asked: readonly Asked[] = numbers.map((invoiceNumber) => ({
  digitalGeneral: { invoiceNumber, issuedOn: '2026-11-02', amountWithTax: '16950.00' },
}));

const line: JsonObject = {
  mc: '*信息技术服务*运维服务',
  slv: rawNumber('0.13'),
  se: rawNumber('130.00'),
  spbm: '3040203000000000000',
};

const face: JsonObject = {
  xfmc: '深圳市青禾科技有限公司',
  xfsbh: '91440300MA5F0A0A1X',
  gfmc: '北京启明星网络有限公司',
  gfsbh: '91110108MA01C8JT6R',
  je: rawNumber('15000.00'),
  se: rawNumber('1950.00'),
  jshj: rawNumber('16950.00'),
  jshjcn: '壹万陆仟玖佰伍拾元整',
  fpztDm: '0',
  bz: '合同编号 2026-0042',
  hwxx: Array.from({ length: LINES }, () => line),
};

const data: JsonObject = {
  verified: true,
  channel: 'national',
  result: numbers.map((fphm) => ({
    success: true,
    fphm,
    kprq: '2026-11-02',
    fplx: '82',
    times: 1,
    data: face,
  })),
};

/** The platform's response in its envelope, as text; amounts keep their trailing zeros. */
export const respondWithText = JSON.stringify({
  code: 'CYT_00000',
  msg: '',
  requestId: 'bench',
  data,
});
