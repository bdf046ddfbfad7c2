import type { JsonObject } from '../../../kernel/json.ts';
import type { Collection } from '../../store.ts';
import type { World } from '../../world.ts';
import { refuse } from './answer.ts';
import { oncePerSerial } from './serials.ts';
import { askedTaxpayer } from './taxpayers.ts';

const MOST_NUMBERS = 5_000;

/** Numbers that follow each other, both ends included. */
interface NumberRange {
  readonly first: string;
  readonly last: string;
}

/** What each enterprise has reserved, by tax number. */
const numberRanges = (world: World): Collection<readonly NumberRange[]> =>
  world.collection('atomic number ranges');

/** QDFPPLFM: the next numbers of the pool that all taxpayers share. */
export function reserveNumbers(request: JsonObject, world: World): JsonObject {
  const { taxNumber } = askedTaxpayer(request);
  const { lysl } = request;
  if (typeof lysl !== 'number' || !Number.isInteger(lysl) || lysl < 1 || lysl > MOST_NUMBERS)
    refuse(`lysl：应为1至${MOST_NUMBERS}的整数`);
  return oncePerSerial('QDFPPLFM', request, world, () => {
    const pool = world.collection<number>('atomic number pool');
    const taken = pool.get('taken') ?? 0;
    pool.put('taken', taken + lysl);
    const range = { first: numberAt(taken + 1), last: numberAt(taken + lysl) };
    const ranges = numberRanges(world);
    ranges.put(taxNumber, [...(ranges.get(taxNumber) ?? []), range]);
    return { fpqshm: range.first, fpzzhm: range.last, lysl };
  });
}

/** A digital invoice number has 20 digits and begins with the year. */
function numberAt(place: number): string {
  return `26469${String(place).padStart(15, '0')}`;
}
