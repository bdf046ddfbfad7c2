import type { Clock } from '../../kernel/clock.ts';
import type { NewId } from '../../kernel/ids.ts';
import { inputHash } from '../../kernel/ids.ts';
import type { Database } from './database.ts';

/** The sequence of each tenant's claims, and what is known of losses; each call within the caller's transaction. */
export interface Claims {
  /** Notes a claim. */
  add(tenant: string): void;
  /** The newest claim of a tenant; null for none. */
  newest(tenant: string): string | null;
  knows(tenant: string, claim: string | null): boolean;
  tenantsWithLoss(): readonly string[];
  acceptLoss(): readonly string[];
}

/** Claims that are kept of each tenant. */
const KEPT = 1_000;

const written = /^(\d{1,15})-[0-9a-f]{10}-(\d{1,15})$/;

/** The claims in a journal's file. */
export function openClaims(database: Database, clock: Clock, newId: NewId): Claims {
  const last = database.prepare<{ number: number; claim: string }>(
    'SELECT number, claim FROM claims WHERE tenant = :tenant ORDER BY number DESC LIMIT 1',
  );
  const insert = database.prepare(
    'INSERT INTO claims (tenant, number, claim) VALUES (:tenant, :number, :claim)',
  );
  const drop = database.prepare('DELETE FROM claims WHERE tenant = :tenant AND number <= :through');
  const find = database.prepare<{ claim: string }>(
    'SELECT claim FROM claims WHERE tenant = :tenant AND number = :number',
  );
  const flag = database.prepare(
    'INSERT INTO losses (tenant) VALUES (:tenant) ON CONFLICT DO NOTHING',
  );
  const flagged = database.prepare<{ tenant: string }>('SELECT tenant FROM losses');
  const clear = database.prepare('DELETE FROM losses');
  const acceptance = database.prepare<{ at: number }>('SELECT loss_accepted_at AS at FROM journal');
  const accept = database.prepare('UPDATE journal SET loss_accepted_at = :now');

  function isThere(tenant: string, claim: string): boolean {
    const [, digits, madeAt] = written.exec(claim) ?? [];
    if (digits === undefined) return true;
    if (Number(madeAt) <= (acceptance.get({})?.at ?? 0)) return true;
    const number = Number(digits);
    if (number > (last.get({ tenant })?.number ?? 0)) return false;
    // One that is too old to be kept is believed.
    return (find.get({ tenant, number })?.claim ?? claim) === claim;
  }

  const tenantsWithLoss = (): readonly string[] => flagged.all({}).map(({ tenant }) => tenant);

  return {
    add(tenant) {
      const number = (last.get({ tenant })?.number ?? 0) + 1;
      const print = inputHash(newId()).slice(0, 10);
      insert.run({ tenant, number, claim: `${number}-${print}-${clock.now()}` });
      drop.run({ tenant, through: number - KEPT });
    },
    newest: (tenant) => last.get({ tenant })?.claim ?? null,
    knows(tenant, claim) {
      if (claim !== null && !isThere(tenant, claim)) flag.run({ tenant });
      return !tenantsWithLoss().includes(tenant);
    },
    tenantsWithLoss,
    acceptLoss() {
      const tenants = tenantsWithLoss();
      accept.run({ now: clock.now() });
      clear.run({});
      return tenants;
    },
  };
}
