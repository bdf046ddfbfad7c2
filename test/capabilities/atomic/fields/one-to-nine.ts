import type { DocumentedInterface } from './interface.ts';

/**
 * Document 3, section 4.1, interfaces 1 to 9, copied by hand. Answers say `O` only: what has no mark in
 * an answer that has any is always there. Of interface 8 no member of an item is marked. Left out are echoes of
 * the question (`sxedsq`, `zrrxm`, `sfzjlx`, `sfzjhm`) and `count`, which says how long a list is: they are not read.
 */
export const oneToNine: Readonly<Record<string, DocumentedInterface>> = {
  // The document requires `lysl`, and the three of TZSXEDYXQ; an answer that lacks them still says that it was done.
  QDFPPLFM: { request: 'nsrsbh:R lysl:R ywlsh:R', response: 'fpqshm:R fpzzhm:R lysl:O' },
  CXSXED: { request: 'nsrsbh:R', response: 'ztsxbz:R bysxed:R kysyed:R yxzed:R yxzwsyed:R sq:R' },
  // The interval is there only when downloading.
  XZTHSXED: { request: 'nsrsbh:R ptbh:R sqlx:R sqed:R ywlsh:R', response: 'syqjq:O syqjz:O' },
  TZSXEDYXQ: { request: 'xsfnsrsbh:R sxedsq:R', response: 'syqjq:O syqjz:O' },
  CXNSRFXXX: { request: 'nsrsbh:R', response: 'nsrsbh:R fxnsrlx nsrxydj nsryjjb fxnsrbz:R' },
  CXNSRJBXX: {
    request: 'nsrsbh:R',
    response:
      'nsrsbh:R djxh:O ssdabh:O nsrmc:R nsrlx:R scjydz:R zcdyzbm:R zcdlxdh:O fddbrxm:R djzclxdm:O hydm:R qxjswjgdm:R zgswskfjdm:R zgswskfjmc:R cwfzrxm:R khhmc:R yhzh:O bsrxm:O xdpsdqybz:R ckqyfldm zfjglxdm:R yhyywddm:O nsrztdm:R yxqq:O yxqz:O qyhyxzdm:O xfsnsrlxdm:O',
  },
  CXKYSL: {
    request: '',
    response: 'csxz:R slzsl:R yslbz:R dyysl:O cszt:R yxqq:R yxqz:O tyrq:O',
  },
  CXSSFLBM: {
    request: 'nsrsbh:R sjc:O sjswjgdm:O',
    response:
      'sjc fjbm sphfwssflhbbm tdyslxdm cezs bzs jzjtdm sphfwmc sphfwfljc sm zzssl zsl zzstsgl zzszcyj zzstsnrdm xfsgl xfszcyj xfstsnrdm gjz sfhzx dytjjbm hgjcksppm qyrq tyrq hydm dydhy hydydzspm1 hydydzsmc1 hydydzspm2 hydydzsmc2',
  },
  // The exempt amount is a member of every channel, and null of two.
  CXZRRKPXX: {
    request: 'zrrxm:R sfzjlx:R sfzjhm:R',
    response:
      'zdfxkpzrrbz:R kpyf:R yljkpzje:R lqfxkpppje:R lqfxkpzpje:R lqfxkpppse:R lqfxkpfs:R lqfxkpppmsje:O dpfxkpppje:R dpfxkpzpje:R dpfxkpppse:R dpfxkpfs:R skfxkpppje:R skfxkpzpje:R skfxkpppse:R skfxkpfs:R lqgsljje:R yjgsljse:R',
  },
};
