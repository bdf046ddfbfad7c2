import { type Context, perOperation } from '../../graphql/context.ts';
import { PlatformError } from '../../platform/errors.ts';
import type { Subject } from '../../tracker/tracked.ts';
import { latestAttempt } from './red-attempts.ts';
import {
  askAboutRedOffset,
  type RedOffsetFacts,
  toRedOffsetDetails,
  toRedOffsetFinding,
  updatedRedOffset,
} from './red-tracking.ts';
import { type RedOffsetView, toRedOffset } from './red-types.ts';

const answers = perOperation(() => new Map<string, Promise<RedOffsetView | null>>());

/**
 * How the red-offset of an order's invoice stands now; null when none was entrusted. The same question
 * twice within one operation is asked once. Throws what the platform answers.
 */
export function lookUpRedOffset(context: Context, orderId: string): Promise<RedOffsetView | null> {
  const known = answers(context);
  const answer = known.get(orderId) ?? find(context, orderId);
  known.set(orderId, answer);
  return answer;
}

/** The platform took nothing, or the call that may have it take something is still under way: it has nothing to add. */
const NOT_AT_THE_PLATFORM = new Set(['SUBMITTED', 'NOT_SENT', 'REJECTED', 'NOT_ACCEPTED']);

async function find(context: Context, orderId: string): Promise<RedOffsetView | null> {
  const { subject } = await latestAttempt(context, orderId);
  if (subject === null) return null;
  if (NOT_AT_THE_PLATFORM.has(subject.state)) return toRedOffset(subject);
  if (subject.final) return findFinished(context, subject);
  const facts = await ask(context, subject);
  const finding = toRedOffsetFinding(subject, facts, context.app.clock.now());
  const now = await context.app.tracker.note(subject, finding);
  return { ...toRedOffset(now), raw: facts.answer?.raw ?? null };
}

/**
 * A finished red-offset does not change, but the addresses of its files do. What is known stands when
 * the platform gives no answer, or when nobody knows the seller to ask with.
 */
async function findFinished(context: Context, subject: Subject): Promise<RedOffsetView> {
  const known = toRedOffset(subject);
  if (known.sellerTaxNumber === null) return known;
  try {
    const { answer } = await ask(context, subject);
    const details = updatedRedOffset(toRedOffsetDetails(subject.snapshot), answer);
    return { ...known, ...details, raw: answer?.raw ?? null };
  } catch (error) {
    if (error instanceof PlatformError) return known;
    throw error;
  }
}

function ask({ platform, app }: Context, subject: Subject): Promise<RedOffsetFacts> {
  return askAboutRedOffset(subject, { platform, addressFor: (id) => app.callbacks.addressFor(id) });
}
