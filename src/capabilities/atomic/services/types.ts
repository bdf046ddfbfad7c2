import { builder } from '../../../graphql/schema/builder.ts';
import { endpointEnum } from '../../../graphql/schema/endpoint-enum.ts';
import { followedType } from '../../../graphql/followed/followed-types.ts';
import { shownAnswer } from '../../../graphql/records/kept-answer.ts';
import { checked, objectType } from '../../../graphql/records/record-types.ts';
import { fromKeptAnswer } from '../../../platform/kept-answer.ts';
import type { ViewOf } from '../../../subjects/kind/kind.ts';
import { ownNumber } from '../wire/members.ts';
import { atomicCommands, atomicQueries, payload, serviceAnswer } from '../wire/services.ts';
import { serviceChoice } from './choice.ts';
import type { CommandResult } from './commands.ts';
import { atomicCommand } from './tracking.ts';

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

export const AtomicQueryChoice = builder.inputType('AtomicQueryChoice', {
  description: 'What to ask (乐企原子接口): exactly one of the two.',
  isOneOf: true,
  fields: (t) => ({
    named: t.field({ type: AtomicQueryService, description: 'A service that is known here.' }),
    code: t.string({ description: `${otherCode} It must begin with CX, as all do that only ask.` }),
  }),
});

const AtomicCommandChoice = builder.inputType('AtomicCommandChoice', {
  description: 'What to do (乐企原子接口): exactly one of the two.',
  isOneOf: true,
  fields: (t) => ({
    named: t.field({ type: AtomicCommandService, description: 'A service that is known here.' }),
    code: t.string({ description: otherCode }),
  }),
});

export const AtomicAnswer = objectType(serviceAnswer);

const commandId = ownNumber('command');

export const AtomicCommandInput = builder.inputType('AtomicCommandInput', {
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
      description: 'What to do.',
      validate: { schema: serviceChoice as never }, // of named values it checks only that one is there
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
        shownAnswer(context, fromKeptAnswer(serviceAnswer, answer)),
    }),
  }),
});

followedType(atomicCommand, AtomicCommand, {
  states: ['AtomicCommandState', 'Where a command to the tax bureau stands (乐企原子接口).'],
  operation: 'What this service remembers of it.',
  toView: (view) => view,
});

export const AtomicCommandPayload = builder
  .objectRef<CommandResult>('AtomicCommandPayload')
  .implement({
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
