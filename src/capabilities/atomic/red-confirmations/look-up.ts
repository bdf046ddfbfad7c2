import type { Context } from '../../../context/context.ts';
import { lookUpByKey, oncePerOperation } from '../../../context/look-up.ts';
import { answerOrNull } from '../../../platform/errors.ts';
import type { Decoded } from '../../../platform/record/index.ts';
import type { ViewOf } from '../../../subjects/kind/kind.ts';
import type { Subject } from '../../../subjects/subject.ts';
import type { redConfirmation } from '../wire/red-confirmations/confirmation.ts';
import { queryRed } from '../wire/red-confirmations/index.ts';
import {
  itemOf,
  pollList,
  redConfirmationKind,
  redToFollow,
  remembered,
  type Said,
  toRedObservation,
} from './tracking.ts';

/** Members of a confirmation that are not stored, because its seller is a person. */
export type Unkept = 'sellerName' | 'sellerTaxNumber' | 'raw';

/** A red confirmation as shown in the schema. Members that are not stored come from the latest response only. */
export type RedView = ViewOf<typeof redConfirmationKind> &
  Omit<Decoded<typeof redConfirmation>, Unkept> &
  Partial<Pick<Decoded<typeof redConfirmation>, Unkept>> & { readonly isExternal?: boolean };

/** Shows a confirmation from the journal, without its seller. */
export function toRed(view: ViewOf<typeof redConfirmationKind>): RedView {
  return { ...view, confirmationUuid: view.key };
}

/** Identifies a confirmation, and its seller for the tax bureau. */
interface Named {
  readonly confirmationUuid: string;
  readonly sellerTaxNumber?: string | null | undefined;
}

/** Queries detail and list, free of charge. Throws the tax bureau's rejections of the detail query. */
async function askAboutRed(
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
  // If the list query fails, the detail is used alone.
  const items = await answerOrNull(pollList(context, { ...known, ...detail }));
  return { detail, item: itemOf(items, confirmationUuid) };
}

/** Current state of a confirmation, queried once per operation. Throws the tax bureau's rejections. */
export const lookUpRed = oncePerOperation(
  async (context: Context, named: Named): Promise<RedView> => {
    const said = await askAboutRed(context, named);
    const { sellerName, sellerTaxNumber, raw } = said.detail;
    const view = await noted(context, named.confirmationUuid, said);
    return { ...view, sellerName, sellerTaxNumber, raw };
  },
);

/** Shows a confirmation with the latest response, which is stored if this service follows the confirmation. */
export async function noted({ subjects }: Context, key: string, said: Said): Promise<RedView> {
  const subject = await subjects.get(redConfirmationKind, key);
  if (subject === null) {
    const entered = { state: 'ENTERED', snapshot: {} };
    const seen = toRedObservation(entered, said) ?? entered;
    return { ...toRed(redConfirmationKind.view({ ...seen, key })), isExternal: true };
  }
  const seen = toRedObservation(subject, said);
  const now = subject.final
    ? await subjects.supplement(redConfirmationKind, subject, seen)
    : await subjects.observe(redConfirmationKind, subject, seen);
  return toRed(redConfirmationKind.view(now));
}

/** A confirmation is identified by the tax bureau’s key, even if this service does not follow it. */
export const externalLookup = lookUpByKey<RedView>((context, confirmationUuid) =>
  lookUpRed(context, { confirmationUuid }),
);

/**
 * Subject of a confirmation. A confirmation that was not applied for through this service is queried, and followed from
 * now on. Throws the tax bureau's rejections.
 */
export async function confirmationToFollow(
  context: Context,
  confirmationUuid: string,
): Promise<Subject> {
  const { subjects } = context;
  const known = await subjects.get(redConfirmationKind, confirmationUuid);
  if (known !== null) return known;
  const said = await askAboutRed(context, { confirmationUuid });
  const { state, snapshot } = redToFollow(confirmationUuid, null, remembered({}, said.detail));
  const opened = await subjects.ensure(redConfirmationKind, confirmationUuid, { state, snapshot });
  return subjects.observe(redConfirmationKind, opened, toRedObservation(opened, said));
}
