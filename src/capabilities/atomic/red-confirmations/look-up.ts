import type { Context } from '../../../graphql/context.ts';
import { oncePerOperation } from '../../../graphql/look-up.ts';
import { PlatformError } from '../../../platform/errors.ts';
import { queryRed } from '../wire/red-confirmations/index.ts';
import {
  pollList,
  redConfirmationKind,
  type RedItem,
  type RedQuestion,
  stateOfItem,
  toRedObservation,
} from './tracking.ts';
import { type RedView, toRed } from './types.ts';

/** Names a confirmation; the seller may be named to the tax bureau. */
interface Named {
  readonly confirmationUuid: string;
  readonly sellerTaxNumber?: string | null | undefined;
}

/**
 * How a confirmation stands now; asked once within one operation. The detail has the lines and no status,
 * the list has the status: both are asked. `raw` is the detail’s. Throws what the tax bureau answers about it.
 */
export const lookUpRed = oncePerOperation(
  async (context: Context, named: Named): Promise<RedView> => {
    const { platform, subjects } = context;
    const { confirmationUuid: key } = named;
    const [said, subject] = await Promise.all([
      platform.call(queryRed, named),
      subjects.get(redConfirmationKind, key),
    ]);
    const known = redConfirmationKind.read(subject?.snapshot ?? {});
    const items = await listed(context, { ...known, ...said });
    const item = items?.find(({ confirmationUuid }) => confirmationUuid === key) ?? null;
    const unknown = { key, state: item ? stateOfItem(item, 'ENTERED') : 'ENTERED', snapshot: {} };
    const seen = subject && !subject.final ? toRedObservation(subject, items) : null;
    const now = subject && (await subjects.observe(redConfirmationKind, subject, seen));
    const view = toRed(redConfirmationKind.view(now ?? unknown));
    return { ...view, ...item, ...said, elsewhere: now === null };
  },
);

/** A list that gives no answer leaves what the detail says. */
async function listed(context: Context, question: RedQuestion): Promise<readonly RedItem[] | null> {
  try {
    return await pollList(context, question);
  } catch (error) {
    if (error instanceof PlatformError) return null;
    throw error;
  }
}
