import type { NewId } from '../../kernel/ids.ts';
import { checkedGroups } from '../groups.ts';
import type {
  AdvanceResult,
  Change,
  Groups,
  Intent,
  OpenResult,
  Subject,
  SubjectId,
} from '../journal.ts';
import type { Connection } from './connection.ts';
import { encodeName, type Keyspace } from './keyspace.ts';
import { groupText } from './listing.ts';
import { fieldsOf, listOf, type Reply, textOf } from './reply.ts';
import { type Placed, toPlaced, toSubject } from './rows.ts';

/** Opening, reading and changing subjects: one script each. */
export interface Subjects {
  open(id: SubjectId, intent: Intent): Promise<OpenResult>;
  get(id: SubjectId): Promise<Subject | null>;
  advance(
    id: SubjectId,
    fromVersion: number,
    change: Change,
    fence?: number,
  ): Promise<AdvanceResult>;
  correct(id: SubjectId, fromVersion: number, change: Change): Promise<AdvanceResult>;
  recordPush(id: SubjectId, receipt: string): Promise<'noted' | 'repeated' | 'final' | 'missing'>;
}

/** Needs of the subjects of a journal. */
export interface SubjectsOptions {
  readonly connection: Connection;
  readonly keyspace: Keyspace;
  /** Makes the ids of events. */
  readonly newId: NewId;
  /** Called with every update of this instance, again where a change was repeated. */
  readonly appended: (tenant: string, position: number) => void;
}

/** The subjects in Redis. */
export function openSubjects(options: SubjectsOptions): Subjects {
  const { connection, keyspace, newId } = options;

  function announced(id: SubjectId, entry: Reply | undefined): Placed['update'] {
    const { place, update } = toPlaced(id.tenant, entry);
    options.appended(id.tenant, place.position);
    return update;
  }

  async function write(
    id: SubjectId,
    fromVersion: number,
    change: Change,
    { fence, corrects }: { readonly fence?: number | undefined; readonly corrects: boolean },
  ): Promise<AdvanceResult> {
    const { changeId, state, final, snapshot, dueAt, cause, confirmed } = change;
    const { aliases = [], returned = [], opens = [] } = change;
    const reply = await connection.script(
      'advance',
      keyspace.rootOf(id.tenant),
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
    );
    const [answer, fields, entry] = listOf(reply);
    const outcome = oneOf(answer, ['advanced', 'stale', 'final', 'fenced', 'missing']);
    if (outcome === 'missing') return { outcome };
    const subject = toSubject(id, fieldsOf(fields));
    if (outcome === 'advanced') return { outcome, subject, update: announced(id, entry) };
    return { outcome, subject };
  }

  return {
    async open(id, intent) {
      const { openingId, inputHash, state, snapshot, dueAt, groups, aliases = [] } = intent;
      const eventId = newId();
      const reply = await connection.script(
        'open',
        keyspace.rootOf(id.tenant),
        ...named(id),
        inputHash,
        state,
        JSON.stringify(snapshot),
        dueAt,
        eventId,
        textOfGroups(groups),
        // A call that is sent again after a lost connection is the same opening, whoever made it.
        openingId ?? eventId,
        ...aliases,
      );
      const [outcome, fields, entry] = listOf(reply);
      const subject = toSubject(id, fieldsOf(fields));
      if (outcome === 'opened') return { outcome, subject, update: announced(id, entry) };
      return { outcome: outcome === 'existing' ? outcome : 'conflict', subject };
    },

    async get(id) {
      const name = named(id).join(':');
      const root = keyspace.rootOf(id.tenant);
      const fields = await connection.run((client) => client.hgetall(`${root}:subject:${name}`));
      const map = new Map(Object.entries(fields));
      return map.size === 0 ? null : toSubject(id, map);
    },

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
  };
}

/** Groups as scripts take them. Throws as `checkedGroups`. */
function textOfGroups(groups: Groups | undefined): string {
  return checkedGroups(groups)
    .map(([name, value]) => groupText(name, value))
    .join(' ');
}

/** Tenant, kind and key as scripts take them. */
export function named({ tenant, kind, key }: SubjectId): [string, string, string] {
  return [encodeName(tenant), encodeName(kind), key];
}

/** One of the words that a script can answer; another one is a mistake of ours. */
function oneOf<const Word extends string>(answer: Reply | undefined, words: readonly Word[]): Word {
  const word = words.find((each) => each === answer);
  if (word === undefined) throw new TypeError(`a script answered ${textOf(answer)}`);
  return word;
}
