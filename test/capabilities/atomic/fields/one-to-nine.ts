import type { DocumentedInterface } from './interface.ts';

/**
 * Document 3, section 4.1, interfaces 1 to 9, copied by hand. Responses mark `O` only: a member without a mark in
 * a response with marks is always present. Interface 8 marks no member of an item. Left out are echoes of the
 * request (`sxedsq`, `zrrxm`, `sfzjlx`, `sfzjhm`) and `count`, the length of a list: they are not read.
 */
export const oneToNine: Readonly<Record<string, DocumentedInterface>> = {
  // The document requires `lysl`, and the three of TZSXEDYXQ; a response without them still reports success.
  QDFPPLFM: { request: 'nsrsbh:R lysl:R ywlsh:R', response: 'fpqshm:R fpzzhm:R lysl:O' },
  CXSXED: { request: 'nsrsbh:R', response: 'ztsxbz:R bysxed:R kysyed:R yxzed:R yxzwsyed:R sq:R' },
  // The interval is present only when downloading.
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
  // All channels have the exempt amount, which is null for two of them.
  CXZRRKPXX: {
    request: 'zrrxm:R sfzjlx:R sfzjhm:R',
    response:
      'zdfxkpzrrbz:R kpyf:R yljkpzje:R lqfxkpppje:R lqfxkpzpje:R lqfxkpppse:R lqfxkpfs:R lqfxkpppmsje:O dpfxkpppje:R dpfxkpzpje:R dpfxkpppse:R dpfxkpfs:R skfxkpppje:R skfxkpzpje:R skfxkpppse:R skfxkpfs:R lqgsljje:R yjgsljse:R',
  },
};
