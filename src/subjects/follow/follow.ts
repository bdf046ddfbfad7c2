import type { Journal } from '../../journal/contract/journal.ts';
import type { Followed, Reading } from '../../journal/contract/reading.ts';
import type { SubjectId } from '../../journal/contract/subject.ts';
import type { Clock } from '../../kernel/time/clock.ts';
import type { LossDetection } from '../loss-detection.ts';
import { type StatusItem, toSnapshot, Topic } from './topic.ts';
import { type Following, startIterator } from './status-iterator.ts';
import { equalsInConstantTime, keyedDigest } from '../../kernel/ids.ts';

/** Maximum number of snapshots with which a feed restarts after missed updates. */
const SNAPSHOTS_AFTER_GAP = 100;

/** Page size for the updates of a finished subject: they are few, but a page bounds the memory in any case. */
const READ_AT_ONCE = 100;

export interface FollowParts {
  readonly journal: Pick<Journal, 'get' | 'end' | 'follow' | 'read' | 'list' | 'counts'>;
  readonly clock: Pick<Clock, 'now'>;
  /** Has a subject polled more often until the returned function is called. */
  readonly addFollower: (id: SubjectId) => () => void;
  readonly cursorSeal: Pick<CursorSeal, 'newestClaimIn'>;
  readonly losses: Pick<LossDetection, 'report'>;
}

/** Start and filter of a subscription. */
export interface FollowOptions {
  /** Cursor of an earlier item; absent or null: from now on. */
  readonly after?: string | null | undefined;
  /** Only items in which a subject changes to one of these states, and snapshots of a subject in one of them. */
  readonly states?: readonly string[];
}

/** Start and filter of a feed. */
export interface FeedOptions extends FollowOptions {
  /** Only subjects of these kinds. */
  readonly kinds?: readonly string[] | undefined;
  /** Kinds that are omitted. */
  readonly except?: readonly string[];
}

/**
 * Follows one subject until its final state. Without `after`: its present state first, then every change. With `after`: exactly
 * the items behind that cursor. A subject that does not exist yet can be followed too.
 *
 * Resolves once its position in the stream is fixed: no later change is missed. Rejects with the journal's `BadCursor` here and
 * not at the first item, where graphql-ws would close the whole socket.
 */
export function followSubject(
  parts: FollowParts,
  id: SubjectId,
  { after, states }: FollowOptions = {},
): Promise<Following> {
  const { journal, clock, addFollower } = parts;
  const { tenant } = id;
  const filter = { kinds: [id.kind], key: id.key };
  const topic = new Topic({ journal, tenant, filter, states, except: [], untilFinal: true });
  const where = async (cursor: string): Promise<StatusItem> =>
    toSnapshot(id, await journal.get(id), cursor, clock.now());
  // An end that was corrected later is not the last item: the updates after it are replayed, too.
  let standing = 0;
  const plan = {
    topic,
    isLast: (item: StatusItem) => topic.isLast(item) && item.version >= standing,
    release: addFollower(id),
    async afterGap(cursor: string, newestClaim: string | null) {
      await reportLoss(parts, tenant, newestClaim ?? newestClaimIn(parts, tenant, after));
      return [await where(cursor)];
    },
  };
  return startIterator(plan, async (signal) => {
    if (after === null || after === undefined) {
      // Takes the position before it reads the subject, so that no update is missed; an update that is seen twice is recognized
      // by its version.
      const end = await journal.end(tenant);
      return { first: [await where(end)], source: topic.follow(end, signal) };
    }
    const known = await journal.get(id);
    standing = known?.version ?? 0;
    if (known?.final !== true) return { first: [], source: topic.follow(after, signal) };
    const read = (cursor: string): Promise<Reading> =>
      journal.read(tenant, cursor, filter, READ_AT_ONCE);
    return { first: [], source: readToEnd(await read(after), read) };
  });
}

/**
 * Follows all of a tenant's subjects of some kinds, for ever. Yields live updates only, or everything behind `after`. After a gap
 * the newest subjects come as snapshots, the first of them marked. Resolves and rejects as `followSubject` does.
 */
export function followFeed(
  parts: FollowParts,
  tenant: string,
  { after, kinds, except = [], states }: FeedOptions,
): Promise<Following> {
  const { journal, clock } = parts;
  const filter = { ...(kinds && { kinds }), ...(states && { states }) };
  const topic = new Topic({ journal, tenant, filter, states, except, untilFinal: false });
  const plan = {
    topic,
    isLast: () => false,
    release: () => {},
    async afterGap(cursor: string, newestClaim: string | null) {
      await reportLoss(parts, tenant, newestClaim ?? newestClaimIn(parts, tenant, after));
      // The query omits the excepted kinds: many newer parts of a batch would fill the page, and the gap would go unreported.
      const counts = except.length === 0 ? [] : await journal.counts(tenant, kinds);
      const left = counts.map(({ kind }) => kind).filter((kind) => !except.includes(kind));
      const query = { ...filter, ...(except.length > 0 && { kinds: left }) };
      const { subjects } = await journal.list(tenant, { ...query, first: SNAPSHOTS_AFTER_GAP });
      return subjects.map(({ subject }) => toSnapshot(subject, subject, cursor, clock.now()));
    },
  };
  return startIterator(plan, async (signal) => ({
    first: [],
    source: topic.follow(after ?? (await journal.end(tenant)), signal),
  }));
}

/** Claim in the reader's cursor. */
function newestClaimIn(
  { cursorSeal }: Pick<FollowParts, 'cursorSeal'>,
  tenant: string,
  after: FollowOptions['after'],
): string | null {
  return cursorSeal.newestClaimIn(tenant, after ?? '');
}

/**
 * A gap may mean that a failover lost the last updates. The newest claim that the reader received, in this connection or an
 * earlier one, reveals such a loss.
 */
async function reportLoss(
  { losses }: Pick<FollowParts, 'losses'>,
  tenant: string,
  newestClaim: string | null,
): Promise<void> {
  if (newestClaim !== null) await losses.report(tenant, newestClaim);
}

/** Remaining updates behind a cursor of a subject that will not change any more. */
async function* readToEnd(
  begin: Reading,
  read: (cursor: string) => Promise<Reading>,
): AsyncGenerator<Followed, undefined> {
  for (let reading = begin; ; reading = await read(reading.cursor)) {
    if (reading.gap) yield { type: 'gap', cursor: reading.cursor };
    for (const update of reading.updates) yield { type: 'update', update };
    if (reading.atEnd) return undefined;
  }
}

/** Signed cursors for clients: a client's cursor proves that an update existed, which reveals a store that lost it. */
export interface CursorSeal {
  /** Cursor of an item, signed for its tenant. A snapshot's cursor stays as the journal made it. */
  seal(item: Pick<StatusItem, 'tenant' | 'cursor' | 'newestClaim'>): string;
  /**
   * Claim in a cursor that this service sealed for the tenant; null for any other cursor. Without a signature a client could
   * invent one, and its tenant's orders would be rejected.
   */
  newestClaimIn(tenant: string, cursor: string): string | null;
}

/** 96 bits. */
const SIGNATURE_LENGTH = 16;

const sealed = /^(?<newestClaim>[\w-]+\.\d+\.\d+)\.(?<signature>[\w-]{16})$/;

/** A claim begins with the position of the cursor, and the journal ignores the rest. See `decodeCursor`. */
export function createCursorSeal(secret: string): CursorSeal {
  const sign = (tenant: string, newestClaim: string): string =>
    keyedDigest(secret, 'cursor', tenant, newestClaim).slice(0, SIGNATURE_LENGTH);

  return {
    seal({ tenant, cursor, newestClaim }) {
      if (newestClaim === null) return cursor;
      return Buffer.from(`${newestClaim}.${sign(tenant, newestClaim)}`).toString('base64url');
    },
    newestClaimIn(tenant, cursor) {
      const parts = sealed.exec(Buffer.from(cursor, 'base64url').toString())?.groups;
      const { newestClaim = '', signature = '' } = parts ?? {};
      return parts && equalsInConstantTime(signature, sign(tenant, newestClaim))
        ? newestClaim
        : null;
    },
  };
}
