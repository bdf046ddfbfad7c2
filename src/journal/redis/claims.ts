import { setTimeout as pause } from 'node:timers/promises';
import { JournalUnavailable } from '../journal.ts';
import type { SubjectId } from '../subject.ts';
import type { Confirmation } from './confirmation.ts';
import type { Argument, Connection } from './connection.ts';
import { decodeName, encodeName, type Keyspace } from './keyspace.ts';
import { listOf, type Reply, textOf } from '../messenger/reply.ts';

/** Claims: openings and changes after which something is sent. */
export interface Claims {
  /**
   * Makes a claim with the script that it is for, once replicas have it; see `Journal`. `id` is that of the opening
   * or the change. Resolves with that script's answer.
   */
  make(what: 'open' | 'advance', id: SubjectId, claim: ClaimCall): Promise<Reply>;
  withdraw(id: SubjectId, claimId: string): Promise<boolean>;
  knowsClaim(tenant: string, claim: string | null): Promise<boolean>;
  tenantsWithLoss(): Promise<readonly string[]>;
  acceptLoss(): Promise<readonly string[]>;
}

/** A claim as its script takes it. */
interface ClaimCall {
  readonly claimId: string;
  /** From the tenant on. */
  readonly args: readonly Argument[];
}

/** Longer than confirming and carrying out together take: only then others may take a claim for left behind. */
const LEFT_BEHIND_MS = 10_000;
const LOOK_EVERY_MS = 50;

/**
 * Claims in Redis, in three steps: prepared on the shared connection, seen by nobody; confirmed by replicas; carried
 * out. One that is not confirmed is withdrawn and leaves nothing behind. A failover between the steps finds it
 * prepared, on replicas that have it: it may have been sent, and is carried out by whoever meets it later.
 */
export function openClaims(
  connection: Connection,
  keyspace: Keyspace,
  confirmation: Confirmation,
): Claims {
  async function withdraw(id: SubjectId, claimId: string): Promise<boolean> {
    if (!confirmation.isNeeded) return false;
    const root = keyspace.rootOf(id.tenant);
    return (await connection.script('withdraw', root, ...named(id), claimId)) === 1;
  }

  /** Waits for a claim of somebody else's, which soon is carried out or gone. */
  async function prepare(root: string, args: readonly Argument[]): Promise<Reply> {
    const until = performance.now() + LEFT_BEHIND_MS;
    for (;;) {
      const reply = await connection.script('prepare', root, ...args);
      if (outcomeOf(reply) !== 'awaited') return reply;
      if (performance.now() > until)
        throw new JournalUnavailable('another claim is not confirmed yet');
      await pause(LOOK_EVERY_MS);
    }
  }

  async function confirm(root: string, id: SubjectId, claimId: string): Promise<void> {
    const name = named(id).join(':');
    if (await confirmation.isConfirmed(root, { type: 'claim', name, mark: claimId })) return;
    if (!(await doubtful(withdraw(id, claimId)))) throw lost();
    throw new JournalUnavailable('too few replicas have it');
  }

  return {
    withdraw,
    async knowsClaim(tenant, claim) {
      const root = keyspace.rootOf(tenant);
      return (await connection.script('knows-claim', root, encodeName(tenant), claim)) === 1;
    },
    async tenantsWithLoss() {
      const found = await Promise.all(
        keyspace.roots.map((root) => connection.run((client) => client.smembers(`${root}:lossy`))),
      );
      return found.flat().map(decodeName);
    },
    async acceptLoss() {
      const found = await Promise.all(
        keyspace.roots.map((root) => connection.script('accept-loss', root)),
      );
      return found.flatMap((tenants) => listOf(tenants).map((name) => decodeName(textOf(name))));
    },
    async make(what, id, { claimId, args }) {
      const root = keyspace.rootOf(id.tenant);
      const waitMs = confirmation.isNeeded ? LEFT_BEHIND_MS : null;
      const prepared = await prepare(root, [what, waitMs, claimId, ...args]);
      if (!confirmation.isNeeded) return prepared;
      const outcome = outcomeOf(prepared);
      // One that was carried out before, perhaps by somebody who took it for left behind, is confirmed, too.
      if (outcome !== 'prepared' && outcome !== MADE[what]) return prepared;
      await confirm(root, id, claimId);
      if (outcome !== 'prepared') return prepared;
      const reply = await doubtful(
        connection.script('carry-out', root, ...named(id), claimId, what),
      );
      if (outcomeOf(reply) === 'lost') throw lost();
      return reply;
    },
  };
}

/** The answers of the scripts that say that the claim stands. */
const MADE = { open: 'opened', advance: 'advanced' } as const;

function outcomeOf(reply: Reply): string {
  return textOf(listOf(reply)[0]);
}

/** A claim that is no more where it was prepared: another node has taken over, and may yet turn out to have it. */
function lost(): JournalUnavailable {
  return new JournalUnavailable('the claim is not there any more', { maybeApplied: true });
}

/** Awaits a step after the first: whatever fails, what was prepared may stand. */
async function doubtful<T>(step: Promise<T>): Promise<T> {
  try {
    return await step;
  } catch (error) {
    if (!(error instanceof JournalUnavailable)) throw error;
    throw new JournalUnavailable(error.message, { cause: error, maybeApplied: true });
  }
}

/** Tenant, kind and key as scripts take them. */
export function named({ tenant, kind, key }: SubjectId): [string, string, string] {
  return [encodeName(tenant), encodeName(kind), key];
}
