import { builder } from '../../graphql/schema/builder.ts';
import { endpointEnum } from '../../graphql/schema/endpoint-enum.ts';
import { followedType } from '../../graphql/followed/followed-types.ts';
import { shownAnswer } from '../../graphql/records/kept-answer.ts';
import { checked, objectType } from '../../graphql/records/record-types.ts';
import { fromKeptAnswer } from '../../platform/kept-answer.ts';
import { bankCommand } from './tracking.ts';
import type { CommandView, SentCommand } from './view.ts';
import { bankAnswer, bankCommands, bankQueries, commandId, payload } from './wire/index.ts';

export const BankQueryOperation = endpointEnum(
  'BankQueryOperation',
  'Operations of the bank that only ask (银行接口). What each takes and answers is not documented here: pass what the bank’s own documents say.',
  bankQueries,
);

const BankCommandOperation = endpointEnum(
  'BankCommandOperation',
  'Operations of the bank that change something (银行接口). What each takes and answers is not documented here: pass what the bank’s own documents say. Item 19 of the platform’s list, the reconciliation file, has no path: it is fetched by SFTP, outside of this service.',
  bankCommands,
);

export const BankAnswer = objectType(bankAnswer);

export const BankCommandInput = builder.inputType('BankCommandInput', {
  description: 'A command to the bank (银行接口).',
  fields: (t) => ({
    commandId: t.string({
      required: true,
      description: commandId.doc,
      validate: checked(commandId),
    }),
    operation: t.field({ type: BankCommandOperation, required: true, description: 'What to do.' }),
    payload: t.field({
      type: 'JSONObject',
      required: true,
      description: payload.doc,
      validate: checked(payload),
    }),
  }),
});

const BankCommand = builder.objectRef<CommandView>('BankCommand').implement({
  description: 'A command to the bank (银行接口), sent once.',
  fields: (t) => ({
    commandId: t.exposeString('key', { description: 'Your number of the command.' }),
    answer: t.field({
      type: BankAnswer,
      nullable: true,
      description:
        'The bank’s answer as it is kept: masked whatever the scopes, for at least as long as updates are replayed. Null while there is none, for one of more than 64 KiB, and once it is forgotten.',
      resolve: ({ answer }, _args, context) =>
        shownAnswer(context, fromKeptAnswer(bankAnswer, answer)),
    }),
  }),
});

followedType(bankCommand, BankCommand, {
  states: ['BankCommandState', 'Where a command to the bank stands (银行接口).'],
  operation: 'What this service remembers of it.',
  toView: (view): CommandView => view,
});

export const BankCommandPayload = builder.objectRef<SentCommand>('BankCommandPayload').implement({
  description: 'A command to the bank (银行接口) as it was sent, or found to be there already.',
  fields: (t) => ({
    command: t.field({
      type: BankCommand,
      description: 'The command.',
      resolve: ({ command }) => command,
    }),
    answer: t.field({
      type: BankAnswer,
      nullable: true,
      description:
        'The bank’s answer: in full for the request that had the command sent, personal data masked without the scope `pii`. A repeat gets `command { answer }`, which is what is kept of it.',
      resolve: ({ answer }) => answer,
    }),
  }),
});
