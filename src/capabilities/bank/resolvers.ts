import { builder } from '../../graphql/schema/builder.ts';
import { mutationErrors } from '../../graphql/errors/errors.ts';
import { fieldArg } from '../../graphql/records/record-fields.ts';
import { sendCommand } from './commands.ts';
import { BankAnswer, BankCommandInput, BankCommandPayload, BankQueryOperation } from './types.ts';
import { bankQueries, payload } from './wire/index.ts';

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
