import { canonicalJson, type JsonObject } from '../../from-service.ts';
import { sentText } from '../../gateway/fields.ts';
import type { World } from '../../world/world.ts';
import { refuse } from './answer.ts';

/** Business under a serial, and its response. */
interface Known {
  readonly business: string;
  readonly reply: JsonObject;
}

/**
 * Does business once for its serial (`ywlsh`). A repeat of the serial with the same business has the same response; with other
 * business it is rejected (document 3, section 4.1, interfaces 1 and 3).
 */
export function oncePerSerial(
  service: string,
  request: JsonObject,
  world: World,
  act: () => JsonObject,
): JsonObject {
  const { ywlsh: _serial, ...rest } = request;
  const serial = sentText(request, 'ywlsh');
  if (!/^.{33,100}$/.test(serial)) refuse('ywlsh：应为使用单位、直连单位编号及32位随机码');
  const known = world.collection<Known>('atomic serials');
  const key = `${service} ${serial}`;
  const business = canonicalJson(rest);
  const before = known.get(key);
  if (before && before.business !== business) refuse('ywlsh：该流水号已用于其他业务');
  if (before) return before.reply;
  const reply = act();
  known.put(key, { business, reply });
  return reply;
}
