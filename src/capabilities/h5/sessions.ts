import type { Context } from '../../graphql/context.ts';
import { StoreUnavailable } from '../../graphql/errors.ts';
import { InvalidInput } from '../../graphql/invalid-input.ts';
import { subjectId } from '../../graphql/operation.ts';
import { inputHash } from '../../kernel/ids.ts';
import { Unavailable } from '../../kernel/unavailable.ts';
import { PlatformRejected, PlatformUnavailable } from '../../platform/errors.ts';
import type { Decoded, Input } from '../../platform/record/index.ts';
import type { Subject, SubjectId } from '../../tracker/tracked.ts';
import { askAbout, h5Session, toDetails, toFinding } from './tracking.ts';
import { type H5LinkView, type H5SessionView, toSession } from './types.ts';
import { type h5Link, type h5SessionInput, openSession } from './wire.ts';

/** A link's subject: its key tells nothing of the token. */
function idOf(context: Context, token: string): SubjectId {
  return subjectId(context, h5Session.kind, inputHash(token));
}

/**
 * Opens a link and remembers it, so that it is followed. Throws the platform's refusals, and
 * `StoreUnavailable` before any call when the link could not be remembered.
 */
export async function openH5Session(
  context: Context,
  input: Input<typeof h5SessionInput>,
): Promise<H5LinkView> {
  try {
    await context.app.journal.ready();
  } catch (error) {
    throw error instanceof Unavailable ? new StoreUnavailable(error) : error;
  }
  const link = await context.platform.call(openSession, input);
  const subject = await remember(context, link);
  return { ...link, session: toSession(subject.key, subject.state, subject.snapshot) };
}

async function remember(context: Context, link: Decoded<typeof h5Link>): Promise<Subject> {
  const { token, scene, sceneCode, expiresAt } = link;
  const snapshot = toDetails({ token, scene, sceneCode, expiresAt, isMock: link.isMock ?? false });
  const id = idOf(context, token);
  try {
    const { subject } = await context.app.journal.open(id, {
      inputHash: id.key,
      state: 'OPENED',
      snapshot,
      dueAt: context.app.clock.now() + h5Session.cadence.firstMs,
    });
    context.app.tracker.wake();
    return subject;
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    throw new PlatformUnavailable(
      'The link was made, but this service could not remember it, so it was given to nobody.',
      { hint: 'Open another one; the unused link runs out.', mayHaveHappened: true, cause: error },
    );
  }
}

/**
 * How a link of the caller's own stands: the platform is asked, unless it is over. Null, without a call,
 * for a token under which this caller has opened nothing. Throws what the platform answers.
 */
export async function lookUp(context: Context, token: string): Promise<H5SessionView | null> {
  const subject = await context.app.journal.get(idOf(context, token));
  if (subject === null) return null;
  const known = toDetails(subject.snapshot);
  if (subject.final || known.token === null)
    return toSession(subject.key, subject.state, subject.snapshot);
  const now = context.app.clock.now();
  const said = await askAbout(subject, { platform: context.platform, now });
  const noted = await context.app.tracker.note(subject, toFinding(subject, said, now));
  const raw = said instanceof PlatformRejected ? null : said.raw;
  return { ...toSession(noted.key, noted.state, noted.snapshot), raw };
}

/** The subject to follow for a token. Throws `InvalidInput` when this caller has opened nothing under it. */
export async function followable(context: Context, token: string): Promise<SubjectId> {
  const id = idOf(context, token);
  if ((await context.app.journal.get(id)) !== null) return id;
  const message = 'must be the token of a link that you opened here';
  throw new InvalidInput([{ path: 'token', message }]);
}
