import { type Context, perOperation } from '../../../graphql/context.ts';
import { subjectId } from '../../../graphql/operation.ts';
import { PlatformError } from '../../../platform/errors.ts';
import { isJsonObject, type JsonObject } from '../../../kernel/json.ts';
import type { Subject } from '../../../tracker/tracked.ts';
import { query } from '../wire/order.ts';
import { askAbout, reverseInvoice, stateOf, toDetails, toFinding, updated } from './tracking.ts';
import { type OrderView, toOrder } from './types.ts';

const answers = perOperation(() => new Map<string, Promise<OrderView | null>>());

/**
 * How an order stands now; asked once within one operation. Null when neither the journal nor the
 * platform knows it. Throws what the platform answers.
 */
export function lookUpOrder(context: Context, orderId: string): Promise<OrderView | null> {
  const known = answers(context);
  const answer = known.get(orderId) ?? find(context, orderId);
  known.set(orderId, answer);
  return answer;
}

/** The platform took nothing, or the call that may have it take something is still under way: it has nothing to add. */
const NOT_AT_THE_PLATFORM = new Set([
  'SUBMITTED',
  'NOT_SENT',
  'REJECTED',
  'NOT_ACCEPTED',
  'QUOTA_RED_LINE',
]);

async function find(context: Context, orderId: string): Promise<OrderView | null> {
  const subject = await context.app.journal.get(subjectId(context, reverseInvoice.kind, orderId));
  if (subject === null) return findElsewhere(context, orderId);
  const { key, state, snapshot } = subject;
  if (NOT_AT_THE_PLATFORM.has(state)) return toOrder(key, state, snapshot);
  if (subject.final) return findEnded(context, subject);
  const answer = await askAbout(subject, context);
  const finding = toFinding(subject, answer, context.app.clock.now());
  const now = await context.app.tracker.note(subject, finding);
  return { ...toOrder(key, now.state, now.snapshot), raw: withoutFile(answer?.raw) };
}

/** An order that is over is remembered; the platform is asked for what it says beyond that, if it answers. */
async function findEnded(context: Context, subject: Subject): Promise<OrderView> {
  const order = toOrder(subject.key, subject.state, subject.snapshot);
  try {
    const answer = await askAbout(subject, context);
    if (answer === null) return order;
    const now = updated(toDetails(subject.snapshot), answer);
    return { ...order, ...now, payUrl: null, raw: withoutFile(answer.raw) };
  } catch (error) {
    if (error instanceof PlatformError) return order;
    throw error;
  }
}

/** An order that the journal does not know: placed by another system. */
async function findElsewhere({ platform }: Context, orderId: string): Promise<OrderView | null> {
  const answer = await platform.call(query, { orderId, withFile: false });
  if (answer.platformStatusCode === null) return null;
  const order = { ...updated(toDetails({}), answer), orderId, state: stateOf(answer) };
  return { ...order, snapshot: {}, raw: withoutFile(answer.raw), isOurs: false };
}

/** Files leave this service as files only, whether or not the platform was asked for one. */
function withoutFile(raw: JsonObject | null | undefined): JsonObject | null {
  if (!raw) return null;
  const members = Object.entries(raw).filter(([name]) => name !== 'byteData');
  return Object.fromEntries(
    members.map(([name, member]) => [name, isJsonObject(member) ? withoutFile(member) : member]),
  );
}
