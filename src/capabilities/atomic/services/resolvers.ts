import { builder } from '../../../graphql/schema/builder.ts';
import { mutationErrors } from '../../../graphql/errors/errors.ts';
import { fieldArg } from '../../../graphql/records/record-fields.ts';
import { payload } from '../wire/services.ts';
import { commandOf, queryOf, serviceChoice } from './choice.ts';
import { sendCommand } from './commands.ts';
import {
  AtomicAnswer,
  AtomicCommandInput,
  AtomicCommandPayload,
  AtomicQueryChoice,
} from './types.ts';

builder.queryField('atomicQuery', (t) =>
  t.field({
    type: AtomicAnswer,
    // One call that fails must not take the rest of the operation with it.
    nullable: true,
    description:
      'Asks the tax bureau directly, by any of its services that only ask. Free. Prefer the typed fields where there are any. An answer other than `returncode` 00 is an error with that code. Null only beside an error.',
    args: {
      service: t.arg({
        type: AtomicQueryChoice,
        required: true,
        description: 'What to ask.',
        validate: { schema: serviceChoice as never }, // of named values it checks only that one is there
      }),
      payload: fieldArg(payload),
    },
    resolve: (_root, { service, payload }, context) =>
      context.platform.call(queryOf(service), { payload }),
  }),
);

builder.mutationField('atomicCommand', (t) =>
  t.field({
    type: AtomicCommandPayload,
    description:
      'Has the tax bureau do something directly, by any of its services that change something. Sent once and never again: the same `commandId` with the same input returns the existing command with its answer and sends nothing (a refusal is repeated; only one that is `NOT_SENT` is sent); with other input it is a `ConflictError`. After a lost answer the state is `OUTCOME_UNKNOWN`, and no question about a command exists: look at its effect with `atomicQuery`. Prefer the typed mutations where there are any.',
    errors: mutationErrors,
    args: {
      input: t.arg({ type: AtomicCommandInput, required: true, description: 'The command.' }),
    },
    resolve: (_root, { input: { commandId, service, payload } }, context) =>
      sendCommand(context, { commandId, endpoint: commandOf(service), payload }),
  }),
);
