import { type MutationName, mutations } from '../../../generated/mutations.ts';
import type { OperationKind } from '../../../generated/operations.ts';
import type { Thing } from '../../values/facts.ts';
import { type DraftObject, draftAt } from './draft.ts';

/** Mutation that sends things of a kind, and the member of its input that holds their number. */
interface Sender {
  readonly name: MutationName;
  readonly number: string;
}

/** Mutations that send a thing again if it was not sent. */
export const SENDERS: Readonly<Partial<Record<OperationKind, Sender>>> = Object.fromEntries(
  // The keys of the table, whose type Object.keys loses.
  (Object.keys(mutations) as MutationName[]).flatMap((name) => {
    const { kind, number } = mutations[name];
    return kind && number ? [[kind, { name, number }]] : [];
  }),
);

/** The mutation that sends a thing again; null if the thing was sent, or its kind has no such mutation. */
export function senderOf({
  stateName,
  operation,
}: Pick<Thing, 'stateName' | 'operation'>): Sender | null {
  if (stateName !== 'NOT_SENT' || !operation) return null;
  return SENDERS[operation.kind] ?? null;
}

/** True if a draft is the input of this very thing, by its number. */
export function isDraftOf(draft: DraftObject | null, { number }: Sender, key: string): boolean {
  return draft !== null && draftAt(draft, ['input', number]) === key;
}
