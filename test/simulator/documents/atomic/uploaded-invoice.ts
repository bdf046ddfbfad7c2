import { expect } from 'vitest';
import { type Platform, send } from '../differential.ts';

/** The atomic interfaces of document 3, section 4.1. */
export const lq = (service: string): string => `/api/v1/invoice/reverse/lq/${service}`;

/** A selling person, and the buying enterprise. */
const seller = '460106198510101231';
export const buyer = '91460100MA5RYC037E';

/** A blue invoice of 1,000.00 with every field that the table of interface 10 requires, and no other. */
export const blueInvoice = (fphm: string) => ({
  ptbh: 'UNIT2',
  fppz: '02',
  fphm,
  lzfpbz: '0',
  kprq: '2026-11-21 12:00:00',
  kpr: '何敏',
  kprzjhm: '460106198501010025',
  kprzjlx: '201',
  tdys: '24',
  qyDm: '460100',
  sfxszrrsygdbfcp: 'N',
  grsdsxm: '2',
  grsdssf: 2.5,
  zzsjfjsf: 0,
  sgfplxDm: '04',
  xsfmc: '林初卖',
  xsfnsrsbh: seller,
  xsfzrrbz: 'Y',
  xsfzrrzjlxDm: '201',
  xsfzrrzjhm: seller,
  xsfzrrgjDm: '156',
  xsfdz: '海口市龙华区工业路1号',
  xsfdh: '13900000066',
  gmfnsrsbh: buyer,
  gmfmc: '海南绿循再生资源有限公司',
  hjje: 1000,
  hjse: 0,
  jshj: 1000,
  jsfs: '02',
  ip: '10.0.0.1',
  macdz: '00-16-3E-00-00-01',
  fpkjfsDm: '5',
  mxList: [blueLine(1)],
});

/** A line of 1,000.00. */
export function blueLine(mxxh: number) {
  return {
    mxxh,
    hwhyslwfwmc: '*废钢*废旧钢材',
    spfwjc: '废钢',
    xmmc: '废旧钢材',
    dw: '吨',
    sl: '2',
    dj: '500',
    je: 1000,
    slv: 0,
    se: 0,
    hsje: 1000,
    sphfwssflhbbm: '1010301990000000000',
    fphxz: '00',
    dzsphmList: ['34460000000000000001'],
  };
}

/** Interface 12: a buyer's application for one invoice of 1,000.00, with every required field. */
export const redApplication = (lzfphm: string) => ({
  lrfsf: '1',
  xsfmc: '林初卖',
  gmfnsrsbh: buyer,
  gmfmc: '海南绿循再生资源有限公司',
  lzfphm,
  sfzzfpbz: 'N',
  lzkprq: '2026-11-20 12:00:00',
  lzhjje: 1000,
  lzhjse: 0,
  lzfppzDm: '02',
  lzfpTdyslxDm: '24',
  hzcxje: -1000,
  hzcxse: 0,
  chyyDm: '01',
  mxList: [
    {
      lzmxxh: 1,
      xh: 1,
      sphfwssflhbbm: '1010301990000000000',
      hwhyslwfwmc: '*废钢*废旧钢材',
      spfwjc: '废钢',
      xmmc: '废旧钢材',
      je: -1000,
      sl1: 0,
      se: 0,
    },
  ],
});

/** The response to an application. */
export interface Applied {
  readonly uuid: string;
  readonly hzfpxxqrdbh: string;
}

/** Applies for the reversal of an invoice. */
export async function applied(lzfphm: string, platform: Platform): Promise<Applied> {
  const { body } = await send(platform, lq('QDHZQRDSQ'), redApplication(lzfphm));
  expect(body).toMatchObject({ returncode: '00' });
  return body as unknown as Applied; // interface 12 names both
}
