import type { Context } from '../../graphql/context.ts';
import { StoreUnavailable } from '../../graphql/errors.ts';
import { subjectId } from '../../graphql/operation.ts';
import { inputHash } from '../../kernel/ids.ts';
import type { JsonObject } from '../../kernel/json.ts';
import { Unavailable } from '../../kernel/unavailable.ts';
import { PlatformUnavailable } from '../../platform/errors.ts';
import type { Cadence, Subject } from '../../tracker/tracked.ts';

/** A kind of signing party: enterprises or persons, by their id in the signing system. */
interface PartyKind {
  readonly kind: string;
  readonly cadence: Cadence;
}

/**
 * Makes sure that the journal can take in what a call is about to bring, before it is sent.
 * Throws `StoreUnavailable`; then nothing was sent.
 */
export async function beforeCall({ app }: Context): Promise<void> {
  await written(() => app.journal.ready());
}

/**
 * The party with this id, opened if it was not. Any input opens the same one: a registration may be
 * repeated, and a party of another system's may get a link here. Throws `StoreUnavailable`.
 */
export async function openParty(
  context: Context,
  { kind, cadence }: PartyKind,
  unionId: string,
  snapshot: JsonObject,
): Promise<Subject> {
  const { journal, clock } = context.app;
  const opened = await written(() =>
    journal.open(subjectId(context, kind, unionId), {
      inputHash: inputHash({ unionId }),
      state: 'REGISTERED',
      snapshot,
      dueAt: clock.now() + cadence.firstMs,
    }),
  );
  return opened.subject;
}

/** `openParty` once the platform has answered. Throws `PlatformUnavailable`: nobody would follow the party. */
export async function rememberParty(
  ...[context, kind, unionId, snapshot]: Parameters<typeof openParty>
): Promise<Subject> {
  try {
    return await openParty(context, kind, unionId, snapshot);
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    throw new PlatformUnavailable(
      'The platform answered, but this service cannot write its journal at the moment.',
      {
        hint: 'Send it again: a repeat does no harm.',
        retryAfterSeconds: 5,
        cause: error,
        mayHaveHappened: true,
      },
    );
  }
}

/**
 * Writes down what a request of ours changed about a party, whoever else changes it meanwhile. Where that
 * cannot be written the party stays as it was: what the platform did and answered stands all the same.
 */
export async function noteParty(
  ...[context, kind, party, change]: Parameters<typeof advanceParty>
): Promise<Subject> {
  try {
    return await advanceParty(context, kind, party, change);
  } catch (error) {
    if (error instanceof Unavailable) return party;
    throw error;
  }
}

async function advanceParty(
  { app: { journal, clock, newId } }: Context,
  { cadence }: PartyKind,
  party: Subject,
  change: (known: Subject) => { readonly state: string; readonly snapshot: JsonObject },
): Promise<Subject> {
  const changeId = newId();
  for (let subject = party; ;) {
    const advanced = await journal.advance(party, subject.version, {
      ...change(subject),
      changeId,
      final: false,
      dueAt: clock.now() + cadence.firstMs,
      cause: 'REQUEST',
      confirmed: true,
    });
    if (advanced.outcome === 'missing') return subject;
    if (advanced.outcome !== 'stale') return advanced.subject;
    subject = advanced.subject;
  }
}

async function written<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw error instanceof Unavailable ? new StoreUnavailable(error) : error;
  }
}
