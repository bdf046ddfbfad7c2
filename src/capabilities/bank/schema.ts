import type { ViewOf } from '../../subjects/kind/kind.ts';
import { shownResponse } from '../../context/commands.ts';
import { mutationErrors } from '../../graphql/errors/errors.ts';
import { followed } from '../../graphql/followed/followed.ts';
import { fieldArg } from '../../graphql/records/record-fields.ts';
import { checked, objectType } from '../../graphql/records/record-types.ts';
import { builder } from '../../graphql/schema/builder.ts';
import { endpointEnum } from '../../graphql/schema/code-enums.ts';
import { fromKeptAnswer } from '../../platform/kept-answer.ts';
import { bankCommand, sendCommand } from './tracking.ts';
import { bankAnswer, bankCommands, bankQueries, commandId, payload } from './wire/index.ts';

const BankQueryOperation = endpointEnum(
  'BankQueryOperation',
  'Operations of the bank that only query (银行接口). Their members are not documented here: see the bank’s own documents.',
  bankQueries,
);

const BankCommandOperation = endpointEnum(
  'BankCommandOperation',
  'Operations of the bank that change something (银行接口). Their members are not documented here: see the bank’s own documents. Item 19 of the platform’s list, the reconciliation file, has no path: it is fetched by SFTP, outside of this service.',
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

const BankCommand = builder.objectRef<ViewOf<typeof bankCommand>>('BankCommand').implement({
  description: 'A command to the bank (银行接口), sent once.',
  fields: (t) => ({
    commandId: t.exposeString('key', { description: 'Your number of the command.' }),
    answer: t.field({
      type: BankAnswer,
      nullable: true,
      description:
        'Stored response of the bank: masked regardless of scopes, and stored at least as long as updates are replayed. Null before the response, for a response of more than 64 KiB, and after its deletion.',
      resolve: ({ answer }, _args, context) =>
        shownResponse(context, fromKeptAnswer(bankAnswer, answer)),
    }),
  }),
});

const BankCommandPayload = builder
  .objectRef<Awaited<ReturnType<typeof sendCommand>>>('BankCommandPayload')
  .implement({
    description: 'A command to the bank (银行接口) that was just sent, or existed already.',
    fields: (t) => ({
      command: t.expose('command', {
        type: BankCommand,
        description: 'The command.',
      }),
      answer: t.expose('answer', {
        type: BankAnswer,
        nullable: true,
        description:
          'The bank’s response: in full for the request that sent the command, personal data masked without the scope `pii`. A repeat gets the stored response, `command { answer }`.',
      }),
    }),
  });

followed(bankCommand, BankCommand, {
  states: 'State of a command to the bank (银行接口).',
});

builder.queryField('bankQuery', (t) =>
  t.field({
    type: BankAnswer,
    // Nullable, so that one failed call does not fail the rest of the operation.
    nullable: true,
    description:
      'Queries the bank directly, with any of its query operations. Free. Prefer the typed fields where there are any: `h5Session` and those of sellers and reverse invoices. Null only with an error.',
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
      'Sends a command directly to any operation of the bank that changes something. Sent once and never again: the same `commandId` with the same input returns the existing command with its response and sends nothing (a rejection is returned again; only a command that is `NOT_SENT` is sent); other input is a `ConflictError`. After a lost response the state is `OUTCOME_UNKNOWN`, and commands cannot be queried: check the effect with `bankQuery`. Prefer the typed mutations where there are any.',
    errors: mutationErrors,
    args: {
      input: t.arg({ type: BankCommandInput, required: true, description: 'The command.' }),
    },
    resolve: (_root, { input }, context) => sendCommand(context, input),
  }),
);
