import type { NewId } from '../../kernel/ids.ts';
import { checkedGroups } from '../groups.ts';
import type { AdvanceResult, Change, Groups } from '../change.ts';
import { type Journal, JournalUnavailable } from '../journal.ts';
import type { Subject, SubjectId } from '../subject.ts';
import { type Claims, named, openClaims } from './claims.ts';
import type { Confirmation } from './confirmation.ts';
import type { Connection } from './connection.ts';
import { encodeName, type Keyspace } from './keyspace.ts';
import { groupText } from './listing.ts';
import { fieldsOf, listOf, oneOf, type Reply } from '../messenger/reply.ts';
import type { Placed } from '../placed.ts';
import { textOfFailure, toPlaced, toSubject } from './rows.ts';

/** Opening, reading and changing subjects: one script each, and three for a claim. */
export type Subjects = Omit<Claims, 'make'> &
  Pick<Journal, 'open' | 'get' | 'advance' | 'correct' | 'recordPush' | 'confirm'>;

/** Needs of the subjects of a journal. */
export interface SubjectsOptions {
  readonly connection: Connection;
  readonly keyspace: Keyspace;
  readonly confirmation: Confirmation;
  /** Makes the ids of events. */
  readonly newId: NewId;
  /**
   * Called with every update of this instance, again where a change was repeated, and with the position up to which
   * the same script may have appended others.
   */
  readonly appended: (tenant: string, placed: Placed, upTo: number) => void;
}

/** The subjects in Redis. */
export function openSubjects(options: SubjectsOptions): Subjects {
  const { connection, keyspace, newId, confirmation } = options;
  const claims = openClaims(connection, keyspace, confirmation);

  function announced(id: SubjectId, entry: Reply | undefined, opened: number): Placed['update'] {
    const placed = toPlaced(id.tenant, entry);
    options.appended(id.tenant, placed, placed.place.position + opened);
    return placed.update;
  }

  async function write(
    id: SubjectId,
    fromVersion: number,
    change: Change,
    { fence, corrects }: { readonly fence?: number | undefined; readonly corrects: boolean },
  ): Promise<AdvanceResult> {
    const { changeId, state, final, snapshot, dueAt, cause, confirmed } = change;
    const { aliases = [], returned = [], opens = [] } = change;
    const args = [
      ...named(id),
      fromVersion,
      changeId,
      state,
      final,
      JSON.stringify(snapshot),
      dueAt,
      cause,
      confirmed,
      newId(),
      fence ?? null,
      corrects,
      aliases.length,
      returned.length,
      ...aliases,
      ...returned.flatMap(({ kind, number, key }) => [encodeName(kind), number, key]),
      ...opens.flatMap((opening) => [
        encodeName(opening.kind),
        opening.key,
        opening.inputHash,
        opening.state,
        JSON.stringify(opening.snapshot),
        opening.dueAt,
        newId(),
        textOfGroups(opening.groups),
      ]),
    ];
    const reply = await (change.isClaim
      ? claims.make('advance', id, { claimId: changeId, args })
      : connection.script(
          'advance',
          keyspace.rootOf(id.tenant),
          ...args,
          textOfFailure(change.failure),
        ));
    const [answer, fields, entry] = listOf(reply);
    const outcome = oneOf(answer, ['advanced', 'stale', 'final', 'fenced', 'missing']);
    if (outcome === 'missing') return { outcome };
    const subject = toSubject(id, fieldsOf(fields));
    if (outcome === 'advanced')
      return { outcome, subject, update: announced(id, entry, opens.length) };
    return { outcome, subject };
  }

  async function get(id: SubjectId): Promise<Subject | null> {
    const name = named(id).join(':');
    const root = keyspace.rootOf(id.tenant);
    const fields = await connection.run((client) => client.hgetall(`${root}:subject:${name}`));
    const map = new Map(Object.entries(fields));
    return map.size === 0 ? null : toSubject(id, map);
  }

  return {
    async open(id, intent) {
      const { openingId, inputHash, state, snapshot, dueAt, groups, aliases = [] } = intent;
      const eventId = newId();
      // A call that is sent again after a lost connection is the same opening, whoever made it.
      const claimId = openingId ?? eventId;
      const args = [
        ...named(id),
        inputHash,
        state,
        JSON.stringify(snapshot),
        dueAt,
        eventId,
        textOfGroups(groups),
        claimId,
        ...aliases,
      ];
      const reply = await (intent.isClaim
        ? claims.make('open', id, { claimId, args })
        : connection.script('open', keyspace.rootOf(id.tenant), ...args));
      const [outcome, fields, entry] = listOf(reply);
      const subject = toSubject(id, fieldsOf(fields));
      if (outcome === 'opened') return { outcome, subject, update: announced(id, entry, 0) };
      return { outcome: outcome === 'existing' ? outcome : 'conflict', subject };
    },

    get,

    advance: (id, fromVersion, change, fence) =>
      write(id, fromVersion, change, { fence, corrects: false }),
    correct: (id, fromVersion, change) => write(id, fromVersion, change, { corrects: true }),

    async recordPush(id, receipt) {
      const parts = named(id);
      // The subject's key may hold colons: encoded, no two pairs of key and receipt look the same.
      const member = [parts[0], parts[1], encodeName(id.key), receipt].join(':');
      const root = keyspace.rootOf(id.tenant);
      const answer = await connection.script('record-push', root, ...parts, member);
      return oneOf(answer, ['noted', 'repeated', 'final', 'missing']);
    },

    withdraw: (id, claimId) => claims.withdraw(id, claimId),
    knowsClaim: (tenant, claim) => claims.knowsClaim(tenant, claim),
    tenantsWithLoss: () => claims.tenantsWithLoss(),
    acceptLoss: () => claims.acceptLoss(),
    async confirm(subject) {
      const witness = {
        type: 'subject',
        name: named(subject).join(':'),
        mark: `${subject.version} ${subject.changedAt}`,
      } as const;
      const isThere = confirmation.isNeeded
        ? await confirmation.isConfirmed(keyspace.rootOf(subject.tenant), witness)
        : ((await get(subject))?.version ?? 0) >= subject.version;
      if (!isThere)
        throw new JournalUnavailable('the store does not know it so, or too few replicas do');
    },
  };
}

/** Groups as scripts take them. Throws as `checkedGroups`. */
function textOfGroups(groups: Groups | undefined): string {
  return checkedGroups(groups)
    .map(([name, value]) => groupText(name, value))
    .join(' ');
}
