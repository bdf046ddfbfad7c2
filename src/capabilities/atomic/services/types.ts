import type { EnumRef } from '@pothos/core';
import { builder, type SchemaTypes } from '../../../graphql/builder.ts';
import { upstream } from '../../../graphql/directives.ts';
import { Operation } from '../../../graphql/operation.ts';
import { objectType } from '../../../graphql/record-types.ts';
import { stateEnum } from '../../../graphql/state-enum.ts';
import {
  atomicCommands,
  atomicQueries,
  type AtomicService,
  serviceAnswer,
} from '../wire/services.ts';
import type { CommandView } from './commands.ts';
import { atomicCommandStates } from './tracking.ts';

type Types = PothosSchemaTypes.ExtendDefaultTypes<SchemaTypes>;

/** An enum of services; each value shows the path that it calls. */
function serviceEnum<Name extends string>(
  name: string,
  description: string,
  services: Readonly<Record<Name, AtomicService>>,
): EnumRef<Types, Name> {
  const values = Object.entries<AtomicService>(services).map(([value, { doc, endpoint }]) => [
    value,
    { description: doc, directives: upstream(endpoint) },
  ]);
  // Object.fromEntries forgets the literal keys, which are those of the table.
  return builder.enumType(name, { description, values: Object.fromEntries(values) as never });
}

const AtomicQueryService = serviceEnum(
  'AtomicQueryService',
  'Services of the tax bureau that only ask.',
  atomicQueries,
);

const AtomicCommandService = serviceEnum(
  'AtomicCommandService',
  'Services of the tax bureau that change something, or of which that is not known.',
  atomicCommands,
);

const otherCode =
  'Code of a service that is not among these, 4 to 16 capital letters. There are 34, of which the documents name 27.';

export const AtomicQueryChoice = builder.inputType('AtomicQueryChoice', {
  description: 'What to ask: exactly one of the two.',
  isOneOf: true,
  fields: (t) => ({
    named: t.field({ type: AtomicQueryService, description: 'A service that is known here.' }),
    code: t.string({ description: `${otherCode} It must begin with CX, as all do that only ask.` }),
  }),
});

export const AtomicCommandChoice = builder.inputType('AtomicCommandChoice', {
  description: 'What to do: exactly one of the two.',
  isOneOf: true,
  fields: (t) => ({
    named: t.field({ type: AtomicCommandService, description: 'A service that is known here.' }),
    code: t.string({ description: otherCode }),
  }),
});

export const AtomicAnswer = objectType(serviceAnswer);

const AtomicCommandState = stateEnum(
  'AtomicCommandState',
  'Where a command to the tax bureau stands.',
  atomicCommandStates,
);

export const AtomicCommand = builder.objectRef<CommandView>('AtomicCommand').implement({
  description: 'A command to the tax bureau that was sent once.',
  fields: (t) => ({
    commandId: t.string({
      description: 'Your number of the command.',
      resolve: ({ subject }) => subject.key,
    }),
    state: t.field({
      type: AtomicCommandState,
      description: 'Where it stands.',
      // Only states of this kind are ever written, which the journal's type does not know.
      resolve: ({ subject }) => subject.state as never,
    }),
    answer: t.field({
      type: AtomicAnswer,
      nullable: true,
      description:
        'What the tax bureau answered to this very request. Null when the command was there already and nothing was sent: answers are not kept, as they may hold personal data.',
      resolve: ({ answer }) => answer,
    }),
    operation: t.field({
      type: Operation,
      description: 'What this service remembers of it.',
      resolve: ({ subject }) => subject,
    }),
  }),
});
