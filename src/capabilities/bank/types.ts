import { builder } from '../../graphql/builder.ts';
import { endpointEnum } from '../../graphql/endpoint-enum.ts';
import { followedFields, stateEnum } from '../../graphql/followed.ts';
import { objectType } from '../../graphql/record-types.ts';
import type { CommandView } from './commands.ts';
import { bankCommand } from './tracking.ts';
import { bankAnswer, bankCommands, bankQueries } from './wire/index.ts';

export const BankQueryOperation = endpointEnum(
  'BankQueryOperation',
  'Operations of the bank that only ask (银行接口). What each takes and answers is not documented here: pass what the bank’s own documents say.',
  bankQueries,
);

export const BankCommandOperation = endpointEnum(
  'BankCommandOperation',
  'Operations of the bank that change something (银行接口). What each takes and answers is not documented here: pass what the bank’s own documents say. Item 19 of the platform’s list, the reconciliation file, has no path: it is fetched by SFTP, outside of this service.',
  bankCommands,
);

export const BankAnswer = objectType(bankAnswer);

const BankCommandState = stateEnum(
  bankCommand,
  'BankCommandState',
  'Where a command to the bank stands (银行接口).',
);

export const BankCommand = builder.objectRef<CommandView>('BankCommand').implement({
  description: 'A command to the bank (银行接口), sent once.',
  fields: (t) => ({
    commandId: t.exposeString('key', { description: 'Your number of the command.' }),
    answer: t.field({
      type: BankAnswer,
      nullable: true,
      description:
        'What the bank answered. A request that finds the command there already gets it as it is kept: masked whatever the scopes, for at least as long as updates are replayed. Null while there is none, for one of more than 64 KiB, and once it is forgotten.',
      resolve: ({ answer }) => answer,
    }),
    ...followedFields(t, bankCommand, {
      type: BankCommandState,
      operation: 'What this service remembers of it.',
    }),
  }),
});
