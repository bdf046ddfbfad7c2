import type {
  AdvanceResult,
  Change,
  Claim,
  Intent,
  OpenResult,
} from '../../journal/contract/change.ts';
import type { Journal } from '../../journal/contract/journal.ts';
import type { AtEnd, Followed } from '../../journal/contract/reading.ts';
import type { Update } from '../../journal/contract/update.ts';
import { type DataCipher, NotDecipherable } from '../../kernel/privacy/data-cipher.ts';
import type { JsonObject } from '../../kernel/json/json.ts';
import type { Log } from '../../kernel/log/log.ts';
import type { Subject, SubjectId } from '../subject.ts';
import type { MemberPath } from './personal-members.ts';
import { openSnapshot, SEALED, sealSnapshot } from './sealed-snapshot.ts';

/** Needs of a journal that is told nothing personal. */
export interface SealedJournalOptions {
  readonly journal: Journal;
  /** Null without a `DATA_KEY`: then nothing is encrypted, and what was cannot be read. */
  readonly cipher: DataCipher | null;
  /** The ways to what is personal, by kind; see `personalPathsIn`. */
  readonly personalPaths: ReadonlyMap<string, readonly MemberPath[]>;
  readonly log: Log;
}

/**
 * The journal in which everything personal is encrypted, and that shows it as if it were not. Digests of inputs are
 * keyed, as an input with little in it, such as an ID number, could be found out by trying. Whatever was written
 * before there was a key is read as it is, and encrypted with the next change. Rejects with `NotDecipherable` where a
 * key is not here.
 */
export function createSealedJournal(options: SealedJournalOptions): Journal {
  const { journal, cipher, personalPaths, log } = options;

  const sealed = <Written extends { readonly snapshot: JsonObject }>(
    id: SubjectId,
    written: Written,
  ): Written => {
    if (cipher === null) return written;
    const paths = personalPaths.get(id.kind) ?? [];
    return { ...written, snapshot: sealSnapshot(cipher, id, written.snapshot, paths) };
  };
  const opened = <Kept extends Subject | Update>(kept: Kept): Kept =>
    SEALED in kept.snapshot
      ? { ...kept, snapshot: openSnapshot(cipher, kept, kept.snapshot) }
      : kept;

  function sealedIntent(id: SubjectId, intent: Intent): Intent {
    const { inputHash } = intent;
    return { ...sealed(id, intent), inputHash: cipher?.digest(inputHash) ?? inputHash };
  }

  function sealedChange(id: SubjectId, change: Change): Change {
    const { opens } = change;
    return {
      ...sealed(id, change),
      ...(opens && {
        opens: opens.map((opening) => sealed({ ...opening, tenant: id.tenant }, opening)),
      }),
    };
  }

  function openedResult<Result extends OpenResult | AdvanceResult>(result: Result): Result {
    return {
      ...result,
      ...('subject' in result && { subject: opened(result.subject) }),
      ...('update' in result && { update: opened(result.update) }),
    };
  }

  function openedItem<Item extends Followed | AtEnd>(item: Item): Item {
    return item.type === 'update' ? { ...item, update: opened(item.update) } : item;
  }

  /** One that cannot be read must not keep the others waiting; its lease runs out, and it is tried again. */
  function openedClaims(claims: readonly Claim[]): readonly Claim[] {
    return claims.flatMap((claim) => {
      try {
        return [{ ...claim, subject: opened(claim.subject) }];
      } catch (error) {
        if (!(error instanceof NotDecipherable)) throw error;
        const { kind, tenant } = claim.subject;
        log.error('a subject cannot be polled', { kind, tenant, reason: error.message });
        return [];
      }
    });
  }

  return {
    ...journal,
    async open(id, intent) {
      const result = openedResult(await journal.open(id, sealedIntent(id, intent)));
      const isSame =
        result.outcome === 'conflict' && isSameInput(cipher, result.subject, intent.inputHash);
      return isSame ? { outcome: 'existing', subject: result.subject } : result;
    },
    async get(id) {
      const subject = await journal.get(id);
      return subject && opened(subject);
    },
    advance: async (id, fromVersion, change, fence) =>
      openedResult(await journal.advance(id, fromVersion, sealedChange(id, change), fence)),
    correct: async (id, fromVersion, change) =>
      openedResult(await journal.correct(id, fromVersion, sealedChange(id, change))),
    claimDue: async (kinds, limit, leaseMs) =>
      openedClaims(await journal.claimDue(kinds, limit, leaseMs)),
    async read(tenant, after, filter, limit) {
      const reading = await journal.read(tenant, after, filter, limit);
      return { ...reading, updates: reading.updates.map(opened) };
    },
    follow: (...asked) => openedAll(journal.follow(...asked), openedItem),
    followToEnd: (...asked) => openedAll(journal.followToEnd(...asked), openedItem),
    async list(tenant, query) {
      const page = await journal.list(tenant, query);
      const subjects = page.subjects.map(({ subject, pageCursor }) => ({
        subject: opened(subject),
        pageCursor,
      }));
      return { ...page, subjects };
    },
  };
}

/** True where a subject was opened with an input of this `inputHash`, whether its digest is keyed or was written without a key. */
export function isSameInput(
  cipher: Pick<DataCipher, 'isDigestOf'> | null,
  { inputHash: kept }: Pick<Subject, 'inputHash'>,
  inputHash: string,
): boolean {
  if (kept === inputHash) return true;
  return cipher !== null && isKeyed(kept) && cipher.isDigestOf(kept, inputHash);
}

/** The id of its key stands before a keyed digest. */
function isKeyed(digest: string): boolean {
  return digest.includes('.');
}

/** No generator, for the reason that `StatusIterator` gives. */
function openedAll<Item>(
  source: AsyncIterableIterator<Item, undefined>,
  open: (item: Item) => Item,
): AsyncIterableIterator<Item, undefined> {
  const own: AsyncIterableIterator<Item, undefined> = {
    async next() {
      const { done, value } = await source.next();
      return done === true ? { done, value } : { done: false, value: open(value) };
    },
    async return() {
      await source.return?.();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]: () => own,
  };
  return own;
}
