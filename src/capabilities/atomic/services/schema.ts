import { shownResponse } from '../../../context/commands.ts';
import { mutationErrors } from '../../../graphql/errors/errors.ts';
import { followed } from '../../../graphql/followed/followed.ts';
import { fieldArg } from '../../../graphql/records/record-fields.ts';
import { checked, objectType } from '../../../graphql/records/record-types.ts';
import { builder } from '../../../graphql/schema/builder.ts';
import { endpointEnum } from '../../../graphql/schema/code-enums.ts';
import { fromKeptAnswer } from '../../../platform/kept-answer.ts';
import type { ViewOf } from '../../../subjects/kind/kind.ts';
import { ownNumber } from '../wire/members.ts';
import { atomicCommands, atomicQueries, payload, serviceAnswer } from '../wire/services.ts';
import { commandOf, queryOf, serviceChoice, atomicCommand, sendCommand } from './tracking.ts';

const AtomicQueryService = endpointEnum(
  'AtomicQueryService',
  'Services of the tax bureau that only query (乐企原子接口).',
  atomicQueries,
);

const AtomicCommandService = endpointEnum(
  'AtomicCommandService',
  'Services of the tax bureau that change something (乐企原子接口), or may do so.',
  atomicCommands,
);

const otherCode =
  'Code of a service that this schema does not name, 4 to 16 capital letters. There are 34 services, of which the documents name 27.';

const AtomicQueryChoice = builder.inputType('AtomicQueryChoice', {
  description: 'Query (乐企原子接口): exactly one of the two.',
  isOneOf: true,
  fields: (t) => ({
    named: t.field({ type: AtomicQueryService, description: 'Service that this schema names.' }),
    code: t.string({
      description: `${otherCode} It must begin with CX, as the codes of all queries do.`,
    }),
  }),
});

const AtomicCommandChoice = builder.inputType('AtomicCommandChoice', {
  description: 'Command (乐企原子接口): exactly one of the two.',
  isOneOf: true,
  fields: (t) => ({
    named: t.field({ type: AtomicCommandService, description: 'Service that this schema names.' }),
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
      validate: { schema: serviceChoice as never }, // takes any text as `named`, which the enum has checked
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
        'Stored response of the tax bureau: masked regardless of scopes, and stored at least as long as updates are replayed. Null before the response, for a response of more than 64 KiB, and after its deletion.',
      resolve: ({ answer }, _args, context) =>
        shownResponse(context, fromKeptAnswer(serviceAnswer, answer)),
    }),
  }),
});

const AtomicCommandPayload = builder
  .objectRef<Awaited<ReturnType<typeof sendCommand>>>('AtomicCommandPayload')
  .implement({
    description: 'A command to the tax bureau (乐企原子接口), and the response to this request.',
    fields: (t) => ({
      command: t.expose('command', {
        type: AtomicCommand,
        description: 'The command.',
      }),
      answer: t.expose('answer', {
        type: AtomicAnswer,
        nullable: true,
        description:
          'Response of the tax bureau. The request that sent the command gets it in full, whatever its length; a repeat gets the stored response of the command. Null before the response.',
      }),
    }),
  });

followed(atomicCommand, AtomicCommand, {
  states: 'State of a command to the tax bureau (乐企原子接口).',
});

builder.queryField('atomicQuery', (t) =>
  t.field({
    type: AtomicAnswer,
    // Nullable, so that one failed call does not fail the rest of the operation.
    nullable: true,
    description:
      'Queries the tax bureau directly, with any of its query services. Free. Prefer the typed fields where there are any. A response with another `returncode` than 00 is an error with that code. Null only with an error.',
    args: {
      service: t.arg({
        type: AtomicQueryChoice,
        required: true,
        description: 'Query to send.',
        validate: { schema: serviceChoice as never }, // takes any text as `named`, which the enum has checked
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
      'Sends a command directly to any service of the tax bureau that changes something. Sent once and never again: the same `commandId` with the same input returns the existing command with its response and sends nothing (a rejection is returned again; only a command that is `NOT_SENT` is sent); other input is a `ConflictError`. After a lost response the state is `OUTCOME_UNKNOWN`, and commands cannot be queried: check the effect with `atomicQuery`. Prefer the typed mutations where there are any.',
    errors: mutationErrors,
    args: {
      input: t.arg({ type: AtomicCommandInput, required: true, description: 'The command.' }),
    },
    resolve: (_root, { input: { commandId, service, payload } }, context) =>
      sendCommand(context, { commandId, endpoint: commandOf(service), payload }),
  }),
);
