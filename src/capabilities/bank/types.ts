import type { EnumRef } from '@pothos/core';
import { builder, type SchemaTypes } from '../../graphql/builder.ts';
import { upstream } from '../../graphql/directives.ts';
import { Operation } from '../../graphql/operation.ts';
import { objectType } from '../../graphql/record-types.ts';
import { stateEnum } from '../../graphql/state-enum.ts';
import type { CommandView } from './commands.ts';
import { bankCommandStates } from './tracking.ts';
import { bankAnswer, bankCommands, type BankOperation, bankQueries } from './wire.ts';

type Types = PothosSchemaTypes.ExtendDefaultTypes<SchemaTypes>;

/** An enum of operations; each value shows the path that it calls. */
function operationEnum<Name extends string>(
  name: string,
  description: string,
  operations: Readonly<Record<Name, BankOperation>>,
): EnumRef<Types, Name> {
  const values = Object.entries<BankOperation>(operations).map(([value, { doc, endpoint }]) => [
    value,
    { description: doc, directives: upstream(endpoint) },
  ]);
  // Object.fromEntries forgets the literal keys, which are those of the table.
  return builder.enumType(name, { description, values: Object.fromEntries(values) as never });
}

export const BankQueryOperation = operationEnum(
  'BankQueryOperation',
  'Operations of the bank that only ask. What each takes and answers is not documented here: pass what the bank’s own documents say.',
  bankQueries,
);

export const BankCommandOperation = operationEnum(
  'BankCommandOperation',
  'Operations of the bank that change something. What each takes and answers is not documented here: pass what the bank’s own documents say. Item 19 of the platform’s list, the reconciliation file, has no path: it is fetched by SFTP, outside of this service.',
  bankCommands,
);

export const BankAnswer = objectType(bankAnswer, {
  more: (t) => ({
    isMock: t.boolean({
      description: bankAnswer.fields.isMock.doc,
      directives: { wire: { name: 'mock' } },
      resolve: ({ isMock }) => isMock ?? false,
    }),
  }),
});

const BankCommandState = stateEnum(
  'BankCommandState',
  'Where a command to the bank stands.',
  bankCommandStates,
);

export const BankCommand = builder.objectRef<CommandView>('BankCommand').implement({
  description: 'A command to the bank that was sent once.',
  fields: (t) => ({
    commandId: t.string({
      description: 'Your number of the command.',
      resolve: ({ subject }) => subject.key,
    }),
    state: t.field({
      type: BankCommandState,
      description: 'Where it stands.',
      // Only states of this kind are ever written, which the journal's type does not know.
      resolve: ({ subject }) => subject.state as never,
    }),
    answer: t.field({
      type: BankAnswer,
      nullable: true,
      description:
        'What the bank answered to this very request. Null when the command was there already and nothing was sent: answers are not kept, as they may hold personal data.',
      resolve: ({ answer }) => answer,
    }),
    operation: t.field({
      type: Operation,
      description: 'What this service remembers of it.',
      resolve: ({ subject }) => subject,
    }),
  }),
});
