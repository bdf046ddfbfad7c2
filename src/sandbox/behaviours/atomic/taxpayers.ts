import type { JsonObject } from '../../../kernel/json.ts';
import { sentText } from '../../fields.ts';
import { type SeedTaxpayer, taxpayerOf } from '../../seed/taxpayers.ts';
import { refuse } from './answer.ts';

/** The taxpayer that `nsrsbh`, or the member `name`, of a request stands for. */
function askedTaxpayer(request: JsonObject, name = 'nsrsbh'): SeedTaxpayer {
  return taxpayerOf(sentText(request, name)) ?? refuse(`${name}：查无此纳税人`);
}

/** CXNSRFXXX: what is thought of a taxpayer. */
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
