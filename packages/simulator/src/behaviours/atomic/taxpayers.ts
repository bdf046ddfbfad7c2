import type { JsonObject } from '../../from-service.ts';
import { sentText } from '../../gateway/fields.ts';
import { type SeedTaxpayer, taxpayerOf } from '../../seed/taxpayers.ts';
import { refuse } from './answer.ts';

/** Taxpayer that a request names under `nsrsbh`, or under the member `name`. */
export function askedTaxpayer(request: JsonObject, name = 'nsrsbh'): SeedTaxpayer {
  return taxpayerOf(sentText(request, name)) ?? refuse(`${name}：查无此纳税人`);
}

/** CXNSRFXXX: risk classification of a taxpayer. */
export function risk(request: JsonObject): JsonObject {
  const { taxNumber, riskClass, credit, warning } = askedTaxpayer(request);
  return {
    nsrsbh: taxNumber,
    fxnsrlx: riskClass,
    nsrxydj: credit,
    nsryjjb: warning,
    fxnsrbz: riskClass === '' || riskClass === '04' ? 'N' : 'Y',
  };
}

/** CXNSRJBXX: a taxpayer's entry in the register. */
export function registration(request: JsonObject): JsonObject {
  const taxpayer = askedTaxpayer(request);
  const { taxNumber, name, kind, state, exporter, branch, nature, consumptionTax } = taxpayer;
  return {
    nsrsbh: taxNumber,
    djxh: `1011${taxNumber.slice(2, 8)}0000000001`,
    ssdabh: '',
    nsrmc: name,
    nsrlx: kind,
    scjydz: '工业路1号',
    zcdyzbm: '570100',
    zcdlxdh: '0898-66000001',
    fddbrxm: '林志远',
    djzclxdm: '173',
    hydm: '5191',
    qxjswjgdm: '14601000000',
    zgswskfjdm: '14601000100',
    zgswskfjmc: '第一税务分局',
    cwfzrxm: '何敏',
    khhmc: '中国银行第一支行',
    yhzh: '6217000010001234569',
    bsrxm: '何敏',
    xdpsdqybz: 'Y',
    ckqyfldm: exporter,
    zfjglxdm: branch,
    yhyywddm: '',
    nsrztdm: state,
    yxqq: nature === '' ? '' : '2025-01-01',
    yxqz: nature === '' ? '' : '2027-12-31',
    qyhyxzdm: nature,
    xfsnsrlxdm: consumptionTax,
  };
}
