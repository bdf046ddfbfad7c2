import type { JsonObject } from '../../from-service.ts';
import { collection, type World } from '../../world/world.ts';
import { refuse } from './answer.ts';
import { oncePerSerial } from './serials.ts';
import { askedTaxpayer } from './taxpayers.ts';

const MOST_NUMBERS = 5_000;

const pool = collection<number>('atomic number pool');

/** QDFPPLFM: the next numbers of the pool that all taxpayers share. */
export function reserveNumbers(request: JsonObject, world: World): JsonObject {
  askedTaxpayer(request);
  const { lysl } = request;
  if (typeof lysl !== 'number' || !Number.isInteger(lysl) || lysl < 1 || lysl > MOST_NUMBERS)
    refuse(`lysl：应为1至${MOST_NUMBERS}的整数`);
  return oncePerSerial('QDFPPLFM', request, world, () => {
    const taken = pool(world).get('taken') ?? 0;
    pool(world).put('taken', taken + lysl);
    return { fpqshm: numberAt(taken + 1), fpzzhm: numberAt(taken + lysl), lysl };
  });
}

/** A digital invoice number has 20 digits and begins with the year. */
function numberAt(place: number): string {
  return `26469${String(place).padStart(15, '0')}`;
}
