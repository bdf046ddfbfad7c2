import type { JsonObject } from '../../from-service.ts';
import { type Answer, mocked } from '../../gateway/envelope.ts';
import { malformed, requiredText } from '../../gateway/fields.ts';
import type { World } from '../../world/world.ts';
import { transactionOf } from './transactions.ts';

/** Interface 6: one slip is returned bare, several in a list, whose name is this sandbox's choice. */
export function payStatus(request: JsonObject, world: World): Answer {
  const { dzsphmList } = request;
  if (dzsphmList === undefined) {
    return mocked({ ...resultOf(requiredText(request, 'dzsphm'), world) });
  }
  if (!Array.isArray(dzsphmList) || dzsphmList.length === 0)
    malformed('dzsphmList must be a list with items');
  const list = dzsphmList.map((slip: unknown) => resultOf(String(slip), world));
  return mocked({ list });
}

/** The only documented value is 01; the sandbox returns 00 for an unpaid slip, and omits it for unknown slips. */
function resultOf(dzsphm: string, world: World): JsonObject {
  const transaction = transactionOf(dzsphm, world);
  if (transaction === undefined) return { dzsphm };
  const isCurrent = transaction.dzsphm === dzsphm;
  return { dzsphm, skjnjg: isCurrent && transaction.state === 'PAID' ? '01' : '00' };
}
