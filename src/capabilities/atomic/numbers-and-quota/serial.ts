import type { Context } from '../../../context/context.ts';
import { inputHash } from '../../../kernel/ids.ts';
import { atomicTexts } from '../texts.ts';
import { NotPermitted } from '../../../platform/errors.ts';

/** The operator's ids at the tax bureau, without which nothing there can be reserved. Throws `NotPermitted` when they are not set. */
function unitsOf({ app, tenant }: Context): { useUnitId: string; connectionUnitId: string } {
  const units = app.taxUnitsFor(tenant);
  if (units !== null) return units;
  throw new NotPermitted(atomicTexts.unitsUnknown, { hint: atomicTexts.setUnits });
}

/** The id that stands for this service where the platform asks for its number (`ptbh`). */
export function connectionUnitId(context: Context): string {
  return unitsOf(context).connectionUnitId;
}

/** A serial that was never used (`ywlsh`): both unit ids and 32 random characters (document 3, section 4.1, interface 1). */
export function newSerial(context: Context): string {
  const { useUnitId, connectionUnitId } = unitsOf(context);
  const random = inputHash(context.app.newId()).slice(0, 32);
  return useUnitId + connectionUnitId + random;
}
