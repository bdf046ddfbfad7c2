import type { JsonObject } from '../from-service.ts';
import type { LedgerInvoice } from '../world/ledger-invoice.ts';
import { type FaceLine, NORMAL, vatFace } from './faces.ts';
import { buyer, provisionedSeller as seller } from './parties.ts';

/**
 * Invoice type codes. The platform's values are not documented; these are common in tax software, and no code may rely on them.
 */
export const typeCode = {
  vatSpecial: '01',
  vatGeneral: '04',
  vehicleToll: '14',
  railway: '51',
  aviation: '61',
  digitalSpecial: '81',
  digitalGeneral: '82',
  paperStyleSpecial: '85',
  paperStyleGeneral: '86',
  blockchain: '90',
  generalElectronic: '91',
} as const;

/** Lines of the first invoice, whose PDF is an example. */
export const software: FaceLine = {
  name: '*软件*财务管理软件',
  taxCode: '1060201010000000000',
  rate: '0.13',
  amount: '1000.00',
  tax: '130.00',
};
export const support: FaceLine = {
  name: '*信息技术服务*运维服务',
  taxCode: '3040203000000000000',
  rate: '0.06',
  amount: '500.00',
  tax: '30.00',
};
const passage: FaceLine = {
  name: '*经营租赁*通行费',
  taxCode: '3040502020200000000',
  rate: '0.03',
  amount: '100.00',
  tax: '3.00',
};

const face = (...lines: readonly FaceLine[]) =>
  vatFace({ seller, buyer, lines, remark: '沙箱示例发票' });

const flight = (hbh: string, sfz: string, mdz: string, qfsj: string): JsonObject => ({
  cyr: '中国国航',
  hbh,
  sfz,
  mdz,
  qfsj,
  zwdj: 'Y',
});

/** One verifiable invoice of every kind; the last invoice exists and does not pass. */
export const seedInvoices: readonly LedgerInvoice[] = [
  {
    elements: { fphm: '26442000000000000011', kprq: '2026-11-02', jshj: 1660 },
    issuedOn: '2026-11-02',
    fplx: typeCode.digitalGeneral,
    face: face(software, support),
  },
  {
    elements: { fphm: '26442000000000000012', kprq: '2026-11-03', jshj: 1130 },
    issuedOn: '2026-11-03',
    fplx: typeCode.digitalSpecial,
    face: face(software),
  },
  {
    elements: { fpdm: '044002600111', fphm: '00000013', kprq: '2026-11-04', je: 1000 },
    issuedOn: '2026-11-04',
    fplx: typeCode.paperStyleSpecial,
    face: face(software),
  },
  {
    elements: { fpdm: '044002600112', fphm: '00000014', kprq: '2026-11-05', jym: '314159' },
    issuedOn: '2026-11-05',
    fplx: typeCode.paperStyleGeneral,
    face: face(support),
  },
  {
    elements: { fpdm: '4400261130', fphm: '00000015', kprq: '2026-11-06', je: 1500 },
    issuedOn: '2026-11-06',
    fplx: typeCode.vatSpecial,
    face: face(software, support),
  },
  {
    elements: { fpdm: '044002600104', fphm: '00000016', kprq: '2026-11-07', jym: '271828' },
    issuedOn: '2026-11-07',
    fplx: typeCode.vatGeneral,
    face: face(support),
  },
  {
    elements: {
      fpdm: '144032650110',
      fphm: '00000017',
      xfsbh: seller.taxNumber,
      jym: 'a1b2c',
      dq: '4403',
    },
    issuedOn: '2026-11-08',
    fplx: typeCode.blockchain,
    face: {
      xfmc: seller.name,
      xfsbh: seller.taxNumber,
      gfmc: buyer.name,
      jym: 'a1b2c',
      fpzt: NORMAL,
      je: 1000,
      se: 130,
      jshj: 1130,
      qkl: true,
    },
  },
  {
    elements: {
      fpdm: '144002650118',
      fphm: '00000018',
      xfsbh: seller.taxNumber,
      jshj: 530,
      dq: '4400',
    },
    issuedOn: '2026-11-09',
    fplx: typeCode.generalElectronic,
    face: face(support),
  },
  {
    elements: { fpdm: '032002600119', fphm: '00000019', kprq: '2026-11-10', je: 100, dq: '3200' },
    issuedOn: '2026-11-10',
    fplx: typeCode.vehicleToll,
    face: face(passage),
  },
  // Section 2.2 has no row for the two travel documents. Both are digital invoices, so they are requested by the elements that
  // identify one: number, date, total.
  {
    elements: { fphm: '26119001000000000021', kprq: '2026-11-11', jshj: 1240 },
    issuedOn: '2026-11-11',
    fplx: typeCode.aviation,
    face: {
      lkxm: '张三',
      sfzjhm: '110101199003071234',
      pj: 1009.17,
      ryfjf: 50,
      zzsse: 95.33,
      mhfzjj: 50,
      qtsf: 0,
      bxf: 35.5,
      jshj: 1240,
      zzssl: '9%',
      fpztDm: NORMAL,
      hwxx: [
        flight('CA1301', '北京首都', '广州白云', '2026-11-12 08:00'),
        flight('CA1302', '广州白云', '北京首都', '2026-11-14 18:30'),
      ],
    },
  },
  {
    elements: { fphm: '26519001000000000022', kprq: '2026-11-12', jshj: 553.5 },
    issuedOn: '2026-11-12',
    fplx: typeCode.railway,
    face: {
      name: '李四',
      zjh: '310101198805052345',
      cc: 'G102',
      cfz: '上海虹桥站',
      ddz: '北京南站',
      ccrq: '2026-11-13',
      cfsj: '06:26',
      xw: '05车12F号',
      slv: '9%',
      je: 507.8,
      se: 45.7,
      jshj: 553.5,
      fpztDm: NORMAL,
    },
  },
  {
    elements: { fphm: '26442000000000000099', kprq: '2026-11-13', jshj: 530 },
    issuedOn: '2026-11-13',
    fplx: typeCode.digitalGeneral,
    face: face(support),
    notPassed: '该发票已被红冲',
  },
];
