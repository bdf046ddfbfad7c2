import type { NewId } from '../../kernel/ids.ts';
import type { Claim } from '../change.ts';
import type { Journal } from '../journal.ts';
import type { SubjectId } from '../subject.ts';
import { createTurns } from '../turns.ts';
import { named } from './claims.ts';
import type { Connection } from './connection.ts';
import { decodeName, encodeName, type Keyspace } from './keyspace.ts';
import { fieldsOf, listOf, numberOf, oneOf, type Reply, textOf } from '../messenger/reply.ts';
import { textOfFailure, toFailure, toSubject } from './rows.ts';
import type { ServerTime } from './server-time.ts';

/** Which subject is to be looked at when, and by whom. */
export type Agenda = Pick<
  Journal,
  | 'claimDue'
  | 'postpone'
  | 'lastFailure'
  | 'rescheduleEarlier'
  | 'makeDue'
  | 'rescheduleOverlong'
  | 'nextDueAt'
>;

/** A planned look at a subject. */
interface Look {
  readonly at: number;
  readonly tenant: string;
  readonly root: string;
  readonly id: SubjectId;
}

/** How often a worker looks again because others were faster; then its next turn is as good. */
const ROUNDS = 5;

/** Planned looks of all shards: the earliest, and where many are due at least one of every tenant. */
interface Plan {
  /** The time by which Redis judged. */
  readonly now: number;
  readonly looks: readonly Look[];
}

/**
 * The agenda in Redis. Each shard has one sorted set per kind: what is due is at its beginning, however
 * much is not. Others of each tenant let tenants take turns. Every call asks each shard once, those of a single server
 * together.
 */
export function openAgenda(
  connection: Connection,
  keyspace: Keyspace,
  { time, newId }: { readonly time: ServerTime; readonly newId: NewId },
): Agenda {
  const turns = createTurns();
  // A script on a single server may look at every shard.
  const askedTogether = connection.isCluster
    ? keyspace.roots.map((root) => [root])
    : [keyspace.roots];

  async function plan(kinds: readonly string[], limit: number, onlyDue: boolean): Promise<Plan> {
    const names = kinds.map(encodeName);
    const sentAt = time.clock.elapsed();
    const replies = await Promise.all(
      askedTogether.map(([first = '', ...others]) =>
        connection.script(
          'due',
          first,
          limit,
          onlyDue,
          1 + others.length,
          first,
          ...others,
          ...names,
        ),
      ),
    );
    const looks = replies.flatMap((reply) => listOf(reply).slice(1).map(toLook));
    const now = Math.max(...replies.map((reply) => numberOf(listOf(reply)[0])));
    time.read(now, sentAt);
    return { now, looks };
  }

  async function claim(looks: readonly Look[], leaseMs: number): Promise<Claim[]> {
    const call = newId();
    const byShard = Object.entries(Object.groupBy(looks, ({ root }) => root));
    const replies = await Promise.all(
      byShard.map(([root, ofShard = []]) =>
        connection.script('claim', root, leaseMs, call, ...ofShard.flatMap(({ id }) => named(id))),
      ),
    );
    const claims = replies.flatMap((reply) => listOf(reply).map(toClaim));
    const order = new Map(looks.map(({ id }, index) => [JSON.stringify(named(id)), index]));
    const place = ({ subject }: Claim): number => order.get(JSON.stringify(named(subject))) ?? 0;
    return claims.toSorted((left, right) => place(left) - place(right));
  }

  /** What was found has left the range: the last call finds nothing. */
  async function rescheduleOverlong(roots: readonly string[], ...args: [string, number, number]) {
    const [first = ''] = roots;
    for (let count = 0; ;) {
      const answer = await connection.script('reschedule-overlong', first, ...args, ...roots);
      const found = numberOf(answer);
      if (found === 0) return count;
      count += found;
    }
  }

  return {
    async claimDue(kinds, limit, leaseMs) {
      const claims: Claim[] = [];
      for (let round = 0; round < ROUNDS && claims.length < limit; round += 1) {
        const wanted = limit - claims.length;
        const { looks } = await plan(kinds, wanted, true);
        const chosen = turns.take(looks, wanted);
        const taken = chosen.length > 0 ? await claim(chosen, leaseMs) : [];
        claims.push(...taken);
        // Others took what was seen: what comes after it may be due as well.
        if (taken.length === chosen.length) break;
      }
      return claims;
    },

    async postpone(id, fence, dueAt, failure) {
      const root = keyspace.rootOf(id.tenant);
      const args = [...named(id), fence, dueAt, newId(), textOfFailure(failure)];
      return (await connection.script('postpone', root, ...args)) === 1;
    },

    async lastFailure(id) {
      const subject = `${keyspace.rootOf(id.tenant)}:subject:${named(id).join(':')}`;
      return toFailure(
        await connection.run((client) => client.hmget(subject, 'failure', 'failed', 'failures')),
      );
    },

    async makeDue(id) {
      const answer = await connection.script('make-due', keyspace.rootOf(id.tenant), ...named(id));
      return oneOf(answer, ['due', 'final', 'missing']);
    },

    async rescheduleEarlier(id, dueAt) {
      await connection.script(
        'reschedule-earlier',
        keyspace.rootOf(id.tenant),
        ...named(id),
        dueAt,
      );
    },

    async rescheduleOverlong(kind, latest, dueAt) {
      const name = encodeName(kind);
      const counts = await Promise.all(
        askedTogether.map((roots) => rescheduleOverlong(roots, name, latest, dueAt)),
      );
      return counts.reduce((sum, count) => sum + count, 0);
    },

    async nextDueAt(kinds) {
      const { now, looks } = await plan(kinds, 1, false);
      const earliest = Math.min(...looks.map(({ at }) => at));
      // Told by the caller's clock: it waits by that one, whichever decides what is due.
      return Number.isFinite(earliest) ? earliest - now + time.clock.now() : null;
    },
  };
}

function toLook(reply: Reply): Look {
  const [at, kind, member, root = ''] = listOf(reply).map(textOf);
  const border = member?.indexOf(':') ?? 0;
  const tenant = decodeName(member?.slice(0, border) ?? '');
  return {
    at: Number(at),
    tenant,
    root,
    id: {
      tenant,
      kind: decodeName(kind ?? ''),
      key: member?.slice(border + 1) ?? '',
    },
  };
}

function toClaim(reply: Reply): Claim {
  const [tenant, kind, key, flat] = listOf(reply);
  const fields = fieldsOf(flat);
  const id = {
    tenant: decodeName(textOf(tenant)),
    kind: decodeName(textOf(kind)),
    key: textOf(key),
  };
  return {
    subject: toSubject(id, fields),
    fence: Number(fields.get('fence')),
    leasedUntil: Number(fields.get('lease')),
    pushed: fields.get('told') === '1',
  };
}
