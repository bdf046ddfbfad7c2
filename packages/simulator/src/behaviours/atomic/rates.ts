import type { JsonObject } from '../../from-service.ts';
import { refuse } from './answer.ts';

const rows: readonly JsonObject[] = [
  ['1', 0.13, 'Y', null, '0', null, null],
  ['1', 0.09, 'Y', null, '0', null, null],
  ['1', 0.06, 'Y', null, '0', null, null],
  ['1', 0.16, 'Y', null, '1', '2019-03-31', '2019-04-01'],
  ['2', 0.03, 'Y', null, '0', null, null],
  ['2', 0.01, 'N', '3%', '0', '2027-12-31', null],
].map(([csxz, slzsl, yslbz, dyysl, cszt, yxqz, tyrq]) => ({
  csxz,
  slzsl,
  yslbz,
  dyysl,
  cszt,
  yxqq: '2018-05-01',
  yxqz,
  tyrq,
}));

/** CXKYSL: every rate. The request has no parameters. */
export function taxRates(request: JsonObject): JsonObject {
  if (Object.keys(request).length > 0) refuse('该服务无请求报文');
  return { count: rows.length, slList: rows };
}
