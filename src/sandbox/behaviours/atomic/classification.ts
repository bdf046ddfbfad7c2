import type { JsonObject } from '../../../kernel/json.ts';
import { toShanghaiClock } from '../../../kernel/shanghai.ts';
import { sentText } from '../../fields.ts';
import { seedClassification } from '../../seed/classification.ts';
import type { World } from '../../world.ts';
import { refuse } from './answer.ts';
import { askedTaxpayer } from './taxpayers.ts';

/** CXSSFLBM: all codes, or those that have changed since `sjc`. */
export function classificationCodes(request: JsonObject, world: World): JsonObject {
  askedTaxpayer(request);
  const since = sentText(request, 'sjc');
  if (!/^(\d{14})?$/.test(since)) refuse('sjc：应为yyyyMMddHHmmss');
  const ssflbmList = seedClassification
    .filter(({ changedAt }) => changedAt > since)
    .map(({ row }) => row);
  const sjc = toShanghaiClock(world.now()).replace(/\D/g, '');
  return { sjc, count: ssflbmList.length, ssflbmList };
}
