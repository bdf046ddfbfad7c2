import { type JsonObject, toShanghaiClock } from '../../from-service.ts';
import { isClock } from '../../world/calendar.ts';
import { sentText } from '../../gateway/fields.ts';
import { seedClassification } from '../../seed/classification.ts';
import type { World } from '../../world/world.ts';
import { refuse } from './answer.ts';
import { fits, lengths } from './face.ts';
import { askedTaxpayer } from './taxpayers.ts';

/** CXSSFLBM: all codes, or those that have changed since `sjc`. */
export function classificationCodes(request: JsonObject, world: World): JsonObject {
  askedTaxpayer(request);
  const since = sentText(request, 'sjc');
  if (since !== '' && !isStamp(since)) refuse('sjc：应为yyyyMMddHHmmss');
  fits(request, lengths('sjswjgdm:11'));
  const ssflbmList = seedClassification
    .filter(({ changedAt }) => changedAt > since)
    .map(({ row }) => row);
  const sjc = toShanghaiClock(world.now()).replace(/\D/g, '');
  return { sjc, count: ssflbmList.length, ssflbmList };
}

/** True for `yyyyMMddHHmmss`. */
function isStamp(text: string): boolean {
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(text)?.slice(1) ?? [];
  return isClock(`${parts.slice(0, 3).join('-')} ${parts.slice(3).join(':')}`);
}
