import type { EnumRef } from '@pothos/core';
import type { EntrustedState } from '../tracker/entrusted.ts';
import { builder, type SchemaTypes } from './builder.ts';
import { NOT_STARTED } from './follow.ts';

type Types = PothosSchemaTypes.ExtendDefaultTypes<SchemaTypes>;

/** The states that every kind has which is sent to the platform exactly once. */
type CommonState = EntrustedState | 'STALE' | typeof NOT_STARTED;

const common: Readonly<Record<CommonState, string>> = {
  [NOT_STARTED]: 'Only on a subscription: nothing was entrusted under this number yet. Wait.',
  SUBMITTED: 'Durably noted here and on its way to the platform. Wait.',
  NOT_SENT:
    'It is certain that the platform took nothing: it was away or its quota was used up. Send the same input under the same number again; nothing is done twice.',
  UNKNOWN:
    'The answer was lost and the platform is being asked. Wait; never send it again under another number, it would be done and billed twice.',
  REJECTED:
    'Final. The platform refused it: read `rejection`. After correcting it use a new number.',
  NOT_ACCEPTED:
    'Final. The answer was lost and the platform kept saying for half an hour that it never got it: nothing was done or billed. Send it under a new number.',
  STALE:
    'Nothing was heard for days, so it is asked about no more; a push from the platform still wakes it. Ask the operator.',
};

/**
 * The enum of an entrusted kind's states: those that all have in common and its own, each with what it
 * means to whoever waits and what to do.
 */
export function stateEnum<Own extends string>(
  name: string,
  description: string,
  own: Readonly<Record<Own, string>>,
): EnumRef<Types, CommonState | Own> {
  const values = Object.entries<string>({ ...common, ...own }).map(([value, description]) => [
    value,
    { description },
  ]);
  // Object.fromEntries forgets the literal keys, which are those of the two tables and the enum's values.
  return builder.enumType(name, { description, values: Object.fromEntries(values) as never });
}
