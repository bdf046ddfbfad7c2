import { shownResponse } from '../../context/commands.ts';
import { mutationErrors } from '../../graphql/errors/errors.ts';
import { followed } from '../../graphql/followed/followed.ts';
import { fieldArg } from '../../graphql/records/record-fields.ts';
import { checked, objectType } from '../../graphql/records/record-types.ts';
import { builder } from '../../graphql/schema/builder.ts';
import { endpointEnum } from '../../graphql/schema/endpoint-enum.ts';
import { fromKeptAnswer } from '../../platform/kept-answer.ts';
import { bankCommand, type CommandView, sendCommand, type SentCommand } from './tracking.ts';
import { bankAnswer, bankCommands, bankQueries, commandId, payload } from './wire/index.ts';

const BankQueryOperation = endpointEnum(
  'BankQueryOperation',
  'Operations of the bank that only ask (银行接口). What each takes and answers is not documented here: pass what the bank’s own documents say.',
  bankQueries,
);

const BankCommandOperation = endpointEnum(
  'BankCommandOperation',
  'Operations of the bank that change something (银行接口). What each takes and answers is not documented here: pass what the bank’s own documents say. Item 19 of the platform’s list, the reconciliation file, has no path: it is fetched by SFTP, outside of this service.',
  bankCommands,
);

const BankAnswer = objectType(bankAnswer);

const BankCommandInput = builder.inputType('BankCommandInput', {
  description: 'A command to the bank (银行接口).',
  fields: (t) => ({
    commandId: t.string({
      required: true,
      description: commandId.doc,
      validate: checked(commandId),
    }),
    operation: t.field({
      type: BankCommandOperation,
      required: true,
      description: 'Command to execute.',
    }),
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
        shownResponse(context, fromKeptAnswer(bankAnswer, answer)),
    }),
  }),
});

const BankCommandPayload = builder.objectRef<SentCommand>('BankCommandPayload').implement({
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

followed(bankCommand, BankCommand, {
  states: ['BankCommandState', 'State of a command to the bank (银行接口).'],
  operation: 'What this service remembers of it.',
  toView: (view): CommandView => view,
});

builder.queryField('bankQuery', (t) =>
  t.field({
    type: BankAnswer,
    // Nullable, so that one failed call does not fail the rest of the operation.
    nullable: true,
    description:
      'Asks the bank directly, by any of its operations that only ask. Free. Prefer the typed fields where there are any: `h5Session` and those of sellers and reverse invoices. Null only beside an error.',
    args: {
      operation: t.arg({
        type: BankQueryOperation,
        required: true,
        description: 'Query to send.',
      }),
      payload: fieldArg(payload),
    },
    resolve: (_root, { operation, payload }, context) =>
      context.platform.call(bankQueries[operation].endpoint, { payload }),
  }),
);

builder.mutationField('bankCommand', (t) =>
  t.field({
    type: BankCommandPayload,
    description:
      'Has the bank do something directly, by any of its operations that change something. Sent once and never again: the same `commandId` with the same input returns the existing command with its answer and sends nothing (a refusal is repeated; only one that is `NOT_SENT` is sent); with other input it is a `ConflictError`. After a lost answer the state is `OUTCOME_UNKNOWN`, and no question about a command exists: look at its effect with `bankQuery`. Prefer the typed mutations where there are any.',
    errors: mutationErrors,
    args: {
      input: t.arg({ type: BankCommandInput, required: true, description: 'The command.' }),
    },
    resolve: (_root, { input }, context) => sendCommand(context, input),
  }),
);
