import { z } from 'zod';
import type { Context } from '../../../context/context.ts';
import { oncePerOperation } from '../../../context/look-up.ts';
import { answerOrNull } from '../../../platform/errors.ts';
import { queryRed } from '../wire/red-confirmations/index.ts';
import { itemOf, pollList, redConfirmationKind, type Said, toRedObservation } from './tracking.ts';
import { type RedView, toRed } from './view.ts';

/** Names a confirmation; the seller may be named to the tax bureau. */
interface Named {
  readonly confirmationUuid: string;
  readonly sellerTaxNumber?: string | null | undefined;
}

/** Asks for detail and list, free of charge. Throws what the tax bureau answers about the detail. */
export async function askAboutRed(
  context: Context,
  named: Named,
): Promise<Said & { readonly detail: NonNullable<Said['detail']> }> {
  const { platform, subjects } = context;
  const { confirmationUuid } = named;
  const [detail, subject] = await Promise.all([
    platform.call(queryRed, named),
    subjects.get(redConfirmationKind, confirmationUuid),
  ]);
  const known = redConfirmationKind.read(subject?.snapshot ?? {});
  // A list that gives no answer leaves what the detail says.
  const items = await answerOrNull(pollList(context, { ...known, ...detail }));
  return { detail, item: itemOf(items, confirmationUuid) };
}

/** How a confirmation stands now; asked once within one operation. Throws what the tax bureau answers about it. */
export const lookUpRed = oncePerOperation(
  async (context: Context, named: Named): Promise<RedView> => {
    const said = await askAboutRed(context, named);
    const { sellerName, sellerTaxNumber, raw } = said.detail;
    const view = await noted(context, named.confirmationUuid, said);
    return { ...view, sellerName, sellerTaxNumber, raw };
  },
);

/** A confirmation with what was just said of it, which is written down where this service follows it. */
export async function noted({ subjects }: Context, key: string, said: Said): Promise<RedView> {
  const subject = await subjects.get(redConfirmationKind, key);
  if (subject === null) {
    const entered = { state: 'ENTERED', snapshot: {} };
    const seen = toRedObservation(entered, said) ?? entered;
    return { ...toRed(redConfirmationKind.view({ ...seen, key })), elsewhere: true };
  }
  const seen = toRedObservation(subject, said);
  const now = subject.final
    ? await subjects.supplement(redConfirmationKind, subject, seen)
    : await subjects.observe(redConfirmationKind, subject, seen);
  return toRed(redConfirmationKind.view(now));
}

/** A confirmation is named by the tax bureau’s key, whether this service follows it or not. */
export const elsewhere = {
  question: z.string(),
  questionOf: ({ confirmationUuid }: RedView) => confirmationUuid,
  find: (context: Context, confirmationUuid: string) => lookUpRed(context, { confirmationUuid }),
};
