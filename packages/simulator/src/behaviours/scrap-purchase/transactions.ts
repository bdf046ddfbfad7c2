import { toShanghaiClock } from '../../from-service.ts';
import { owingRecycler, pendingPerson } from '../../seed/scrap-purchase.ts';
import { collection, type World } from '../../world/world.ts';

/** Pre-opened transaction as the tax bureau stores it, in the platform's codes. */
export interface Transaction {
  readonly ykfphm: string;
  /** Null if there is nothing to pay. */
  readonly dzsphm: string | null;
  readonly nsrsbh: string;
  readonly sfzjhm: string;
  readonly zrrxm: string;
  readonly ykfplx: string;
  readonly sfxszy: string;
  readonly ykfpje: number;
  /** Tax on the face of its invoice. */
  readonly ykfpse: number;
  /** All taxes of its slip. */
  readonly payable: number;
  /** `yyyy-MM-dd HH:mm:ss` */
  readonly lrrq: string;
  readonly state: 'UNPAID' | 'PAID' | 'VOIDED' | 'CANCELLED';
  /** Serial of its upload; null before. */
  readonly sllsh: string | null;
}

/** Process in which the tax of a transaction is paid; its key is the number. */
export const PAYMENT = 'lqbiz payment';

const transactions = collection<Transaction>('lqbiz transactions');

/** Numbers of transactions by the number or name of each party, oldest first. */
const numbersOf = collection<readonly string[]>('lqbiz numbers by party');

/** Numbers of transactions, by the slip that pays each. */
const slips = collection<string>('lqbiz slips');

/** Latest transaction under a number; undefined if there never was one. */
export function transactionWith(number: string, world: World): Transaction | undefined {
  return transactions(world).get(number);
}

/** Transaction that a slip pays. */
export function transactionOf(slip: string, world: World): Transaction | undefined {
  const number = slips(world).get(slip);
  return number === undefined ? undefined : transactionWith(number, world);
}

/** Enters a transaction, also under its parties. */
export function enter(transaction: Transaction, world: World): void {
  change(transaction, world);
  if (transaction.dzsphm !== null) slips(world).put(transaction.dzsphm, transaction.ykfphm);
  for (const party of partiesOf(transaction)) {
    const known = numbersOf(world).get(party) ?? [];
    numbersOf(world).put(party, [...new Set([...known, transaction.ykfphm])]);
  }
}

/** Keys by which a transaction can be queried: the enterprise, and the ID number or name of the person. */
function partiesOf({ nsrsbh, sfzjhm, zrrxm }: Transaction): readonly string[] {
  return [nsrsbh, sfzjhm, zrrxm];
}

/** Stores a changed transaction. */
export function change(transaction: Transaction, world: World): void {
  transactions(world).put(transaction.ykfphm, transaction);
}

/** Pending transactions that involve all the given parties: unpaid, or voided because the deduction failed. */
export function pendingOf(parties: readonly string[], world: World): readonly Transaction[] {
  const seeded = seededPending(world);
  const isEntered = transactionWith(seeded.ykfphm, world) !== undefined;
  const isMeant = [pendingPerson.idNo, pendingPerson.name].some((party) => parties.includes(party));
  if (isMeant && !isEntered) enter(seeded, world);
  const numbers = numbersOf(world).get(parties[0] ?? '') ?? [];
  const found = numbers.flatMap((number) => transactionWith(number, world) ?? []);
  return found.filter(
    (one) =>
      (one.state === 'UNPAID' || one.state === 'VOIDED') &&
      one.dzsphm !== null &&
      parties.every((party) => partiesOf(one).includes(party)),
  );
}

/** Transaction that exists from the beginning, pre-opened by another system. */
function seededPending(world: World): Transaction {
  return {
    ykfphm: '26469900000000000001',
    dzsphm: '44602611210000000001',
    nsrsbh: owingRecycler.taxNumber,
    sfzjhm: pendingPerson.idNo,
    zrrxm: pendingPerson.name,
    ykfplx: '02',
    sfxszy: 'N',
    ykfpje: 3200,
    ykfpse: 32,
    payable: 41.92,
    lrrq: toShanghaiClock(world.now() - 60 * 60_000),
    state: 'UNPAID',
    sllsh: null,
  };
}

/** Pays the tax of a transaction; false if none with this slip is unpaid. */
export function pay(slip: string, world: World): boolean {
  return end(slip, 'PAID', world);
}

/** Fails the deduction, which voids the transaction; false if none with this slip is unpaid. */
export function voidTransaction(slip: string, world: World): boolean {
  return end(slip, 'VOIDED', world);
}

function end(slip: string, state: Transaction['state'], world: World): boolean {
  const transaction = transactionOf(slip, world);
  if (transaction?.state !== 'UNPAID') return false;
  world.end(PAYMENT, transaction.ykfphm);
  change({ ...transaction, state }, world);
  return true;
}

/** Returned numbers, first returned first; new numbers follow if there is none. */
const returned = collection<readonly string[]>('lqbiz pool');

/** Next number of the pool. */
export function takeNumber(world: World): string {
  const [next, ...left] = returned(world).get('returned') ?? [];
  if (next !== undefined) {
    returned(world).put('returned', left);
    return next;
  }
  return `26468${String(world.nextNumber('lqbiz number')).padStart(15, '0')}`;
}

/** Returns a number to the pool. */
export function returnNumber(number: string, world: World): void {
  returned(world).put('returned', [...(returned(world).get('returned') ?? []), number]);
}

/** Counts of effects at the tax bureau, with which tests prove that nothing happened twice. */
export interface Effects {
  readonly preOpened: number;
  readonly cancelled: number;
  readonly refunds: number;
  /** Returned numbers that wait for an order. */
  readonly returned: readonly string[];
}

const effects = collection<number>('lqbiz effects');

/** Counts an effect. */
export function count(effect: 'preOpened' | 'cancelled' | 'refunds', world: World): void {
  effects(world).put(effect, (effects(world).get(effect) ?? 0) + 1);
}

/** Effects so far. */
export function effectsIn(world: World): Effects {
  return {
    preOpened: effects(world).get('preOpened') ?? 0,
    cancelled: effects(world).get('cancelled') ?? 0,
    refunds: effects(world).get('refunds') ?? 0,
    returned: returned(world).get('returned') ?? [],
  };
}
