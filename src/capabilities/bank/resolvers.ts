import { builder } from '../../graphql/builder.ts';
import { mutationErrors } from '../../graphql/errors.ts';
import { fieldArg } from '../../graphql/record-fields.ts';
import { commandId, sendCommand } from './commands.ts';
import { BankAnswer, BankCommand, BankCommandOperation, BankQueryOperation } from './types.ts';
import { bankQueries } from './wire/index.ts';

const payload =
  'The members of the request as the bank’s documents name them, such as `{ "outUserId": "…" }`. Pass it as a variable: nothing of it is logged or kept.';

builder.queryField('bankQuery', (t) =>
  t.field({
    type: BankAnswer,
    // One call that fails must not take the rest of the operation with it.
    nullable: true,
    description:
      'Asks the bank directly, by any of its operations that only ask. Free. Prefer the typed fields where there are any: `h5Session` and those of sellers and reverse invoices. Null only beside an error.',
    args: {
      operation: t.arg({
        type: BankQueryOperation,
        required: true,
        description: 'What to ask.',
      }),
      payload: t.arg({ type: 'JSONObject', required: true, description: payload }),
    },
    resolve: (_root, { operation, payload }, context) =>
      context.platform.call(bankQueries[operation].endpoint, { payload }),
  }),
);

builder.mutationField('bankCommand', (t) =>
  t.field({
    type: BankCommand,
    description:
      'Has the bank do something directly, by any of its operations that change something. Sent once and never again: the same `commandId` with the same input returns the existing command with its answer and sends nothing (a refusal is repeated; only one that is `NOT_SENT` is sent); with other input it is a `ConflictError`. After a lost answer the state is `UNKNOWN`, and no question about a command exists: look at its effect with `bankQuery`. Prefer the typed mutations where there are any.',
    errors: mutationErrors,
    args: {
      commandId: fieldArg(commandId),
      operation: t.arg({
        type: BankCommandOperation,
        required: true,
        description: 'What to do.',
      }),
      payload: t.arg({ type: 'JSONObject', required: true, description: payload }),
    },
    resolve: (_root, command, context) => sendCommand(context, command),
  }),
);
