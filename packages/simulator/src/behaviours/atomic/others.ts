import type { JsonObject } from '../../from-service.ts';

/**
 * Services that documents 2 and 3 name without showing their requests and responses: demonstrations, with the members that
 * document 2, section 4.3 mentions.
 */
export const otherServices: Readonly<Record<string, () => JsonObject>> = {
  CXYDBWDBSFXX: () => ({ ydbsehj: 0, sbqx: '', dbhs: 0, list: [] }),
  CXQYWJSJL: () => ({ wjskjlsl: 0, list: [] }),
  CXFXKPSSCS: () => ({}),
  BFCPSGDJSFJY: () => ({ ssjyjg: 'Y' }),
  CXDJSFJKXX: () => ({ dzsphm: 'SANDBOX-TAX-SLIP-1' }),
  YZYHKHXX: () => ({}),
  ZRRJJDJ: () => ({}),
  CXSFJNJG: () => ({ skjnjg: '01' }),
  CXTSXX: () => ({}),
  SQFXKPTS: () => ({}),
  CXBFCPTSJG: () => ({ cljg: '01' }),
  QXYKFPJY: () => ({}),
};
