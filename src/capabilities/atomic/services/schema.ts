import { shownResponse } from '../../../context/commands.ts';
import { mutationErrors } from '../../../graphql/errors/errors.ts';
import { followed } from '../../../graphql/followed/followed.ts';
import { fieldArg } from '../../../graphql/records/record-fields.ts';
import { checked, objectType } from '../../../graphql/records/record-types.ts';
import { builder } from '../../../graphql/schema/builder.ts';
import { endpointEnum } from '../../../graphql/schema/endpoint-enum.ts';
import { fromKeptAnswer } from '../../../platform/kept-answer.ts';
import type { ViewOf } from '../../../subjects/kind/kind.ts';
import { ownNumber } from '../wire/members.ts';
import { atomicCommands, atomicQueries, payload, serviceAnswer } from '../wire/services.ts';
import { commandOf, queryOf, serviceChoice } from './choice.ts';
import { atomicCommand, type SentCommand, sendCommand } from './tracking.ts';

const AtomicQueryService = endpointEnum(
  'AtomicQueryService',
  'Services of the tax bureau that only ask (乐企原子接口).',
  atomicQueries,
);

const AtomicCommandService = endpointEnum(
  'AtomicCommandService',
  'Services of the tax bureau that change something (乐企原子接口), or of which that is not known.',
  atomicCommands,
);

const otherCode =
  'Code of a service that is not among these, 4 to 16 capital letters. There are 34, of which the documents name 27.';

const AtomicQueryChoice = builder.inputType('AtomicQueryChoice', {
  description: 'Query (乐企原子接口): exactly one of the two.',
  isOneOf: true,
  fields: (t) => ({
    named: t.field({ type: AtomicQueryService, description: 'A service that is known here.' }),
    code: t.string({ description: `${otherCode} It must begin with CX, as all do that only ask.` }),
  }),
});

const AtomicCommandChoice = builder.inputType('AtomicCommandChoice', {
  description: 'Command (乐企原子接口): exactly one of the two.',
  isOneOf: true,
  fields: (t) => ({
    named: t.field({ type: AtomicCommandService, description: 'A service that is known here.' }),
    code: t.string({ description: otherCode }),
  }),
});

const AtomicAnswer = objectType(serviceAnswer);

const commandId = ownNumber('command');

const AtomicCommandInput = builder.inputType('AtomicCommandInput', {
  description: 'A command to the tax bureau by an atomic interface (乐企原子接口).',
  fields: (t) => ({
    commandId: t.string({
      required: true,
      description: commandId.doc,
      validate: checked(commandId),
    }),
    service: t.field({
      type: AtomicCommandChoice,
      required: true,
      description: 'Command to execute.',
      validate: { schema: serviceChoice as never }, // checks of `named` only its presence
    }),
    payload: t.field({
      type: 'JSONObject',
      required: true,
      description: payload.doc,
      validate: checked(payload),
    }),
  }),
});

const AtomicCommand = builder.objectRef<ViewOf<typeof atomicCommand>>('AtomicCommand').implement({
  description: 'A command to the tax bureau by an atomic interface (乐企原子接口), sent once.',
  fields: (t) => ({
    commandId: t.exposeString('key', { description: 'Your number of the command.' }),
    answer: t.field({
      type: AtomicAnswer,
      nullable: true,
      description:
        'What the tax bureau answered, as it is kept: masked whatever the scopes, for at least as long as updates are replayed. Null while there is none, for one of more than 64 KiB, and once it is forgotten.',
      resolve: ({ answer }, _args, context) =>
        shownResponse(context, fromKeptAnswer(serviceAnswer, answer)),
    }),
  }),
});

const AtomicCommandPayload = builder.objectRef<SentCommand>('AtomicCommandPayload').implement({
  description: 'A command to the tax bureau (乐企原子接口), and the answer to this request.',
  fields: (t) => ({
    command: t.field({
      type: AtomicCommand,
      description: 'The command.',
      resolve: ({ command }) => command,
    }),
    answer: t.field({
      type: AtomicAnswer,
      nullable: true,
      description:
        'What the tax bureau answered: in full to the request by which it was sent, whatever its length; to a repeat as the command keeps it. Null while there is none.',
      resolve: ({ answer }) => answer,
    }),
  }),
});

followed(atomicCommand, AtomicCommand, {
  states: ['AtomicCommandState', 'State of a command to the tax bureau (乐企原子接口).'],
  operation: 'What this service remembers of it.',
  toView: (view) => view,
});

builder.queryField('atomicQuery', (t) =>
  t.field({
    type: AtomicAnswer,
    // Nullable, so that one failed call does not fail the rest of the operation.
    nullable: true,
    description:
      'Asks the tax bureau directly, by any of its services that only ask. Free. Prefer the typed fields where there are any. An answer other than `returncode` 00 is an error with that code. Null only beside an error.',
    args: {
      service: t.arg({
        type: AtomicQueryChoice,
        required: true,
        description: 'Query to send.',
        validate: { schema: serviceChoice as never }, // checks of `named` only its presence
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
