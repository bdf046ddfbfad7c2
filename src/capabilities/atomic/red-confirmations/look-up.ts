import { type Context, perOperation } from '../../../graphql/context.ts';
import { subjectId } from '../../../graphql/operation.ts';
import { PlatformError } from '../../../platform/errors.ts';
import type { Subject } from '../../../tracker/tracked.ts';
import { queryRed } from '../wire/red-confirmations/index.ts';
import {
  askList,
  redConfirmationKind,
  type RedItem,
  type RedQuestion,
  stateOfItem,
  toRedDetails,
  toRedFinding,
} from './tracking.ts';
import { type RedView, toRed } from './types.ts';

const answers = perOperation(() => new Map<string, Promise<RedView>>());

/** Which confirmation; the seller may be named to the tax bureau. */
export interface Named {
  readonly uuid: string;
  readonly sellerTaxNumber?: string | null | undefined;
}

/** How a confirmation stands now; asked once within one operation. Throws what the tax bureau answers about it. */
export function lookUpRed(context: Context, named: Named): Promise<RedView> {
  const known = answers(context);
  const answer = known.get(named.uuid) ?? find(context, named);
  known.set(named.uuid, answer);
  return answer;
}

/** The detail has the lines and no status, the list has the status: both are asked. `raw` is the detail’s. */
async function find(context: Context, named: Named): Promise<RedView> {
  const { uuid } = named;
  const id = subjectId(context, redConfirmationKind.kind, uuid);
  const [said, subject] = await Promise.all([
    context.platform.call(queryRed, named),
    context.app.journal.get(id),
  ]);
  const items = await listed(context, { ...toRedDetails(subject?.snapshot ?? {}), ...said });
  const item = items?.find((other) => other.uuid === uuid) ?? null;
  const known = subject && (await noted(context, subject, items));
  const state = known?.state ?? (item && stateOfItem(item, 'ENTERED')) ?? 'ENTERED';
  const view = toRed(uuid, state, known?.snapshot ?? {});
  return { ...view, ...item, ...said, state, isFollowed: known !== null };
}

/** A list that gives no answer leaves what the detail says. */
async function listed(context: Context, question: RedQuestion): Promise<readonly RedItem[] | null> {
  try {
    return await askList(context, question);
  } catch (error) {
    if (error instanceof PlatformError) return null;
    throw error;
  }
}

function noted(
  { app }: Context,
  subject: Subject,
  items: readonly RedItem[] | null,
): Promise<Subject> {
  return app.tracker.note(subject, subject.final ? null : toRedFinding(subject, items));
}
