import { builder } from '../../../graphql/builder.ts';
import { endpointEnum } from '../../../graphql/endpoint-enum.ts';
import { followedFields, stateEnum } from '../../../graphql/followed.ts';
import { objectType } from '../../../graphql/record-types.ts';
import { atomicCommands, atomicQueries, serviceAnswer } from '../wire/services.ts';
import type { CommandView } from './commands.ts';
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

export const AtomicCommandChoice = builder.inputType('AtomicCommandChoice', {
  description: 'What to do (乐企原子接口): exactly one of the two.',
  isOneOf: true,
  fields: (t) => ({
    named: t.field({ type: AtomicCommandService, description: 'A service that is known here.' }),
    code: t.string({ description: otherCode }),
  }),
});

export const AtomicAnswer = objectType(serviceAnswer);

const AtomicCommandState = stateEnum(
  atomicCommand,
  'AtomicCommandState',
  'Where a command to the tax bureau stands (乐企原子接口).',
);

export const AtomicCommand = builder.objectRef<CommandView>('AtomicCommand').implement({
  description: 'A command to the tax bureau by an atomic interface (乐企原子接口), sent once.',
  fields: (t) => ({
    commandId: t.exposeString('key', { description: 'Your number of the command.' }),
    answer: t.field({
      type: AtomicAnswer,
      nullable: true,
      description:
        'What the tax bureau answered. A request that finds the command there already gets it as it is kept: masked whatever the scopes, for at least as long as updates are replayed. Null while there is none, for one of more than 64 KiB, and once it is forgotten.',
      resolve: ({ answer }) => answer,
    }),
    ...followedFields(t, atomicCommand, {
      type: AtomicCommandState,
      operation: 'What this service remembers of it.',
    }),
  }),
});
