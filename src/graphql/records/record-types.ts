import type { InputRef, InterfaceRef, ObjectRef } from '@pothos/core';
import { z } from 'zod';
import type {
  Alternative,
  CodeTable,
  Decoded,
  Field,
  Input,
  RecordType,
  Structure,
} from '../../platform/record/index.ts';
import { isChoice, isRecord } from '../../platform/record/index.ts';
import type { Endpoint } from '../../platform/endpoint.ts';
import { builder, type Types } from '../schema/builder.ts';
import { givenEnum, shownEnum } from '../schema/code-enums.ts';
import type { Context } from '../../context/context.ts';
import { memberReader } from './members.ts';
import { isPersonal, mayHold, shown, personalData } from './masked-member.ts';
import { upstream } from '../schema/directives.ts';

type ObjectFields = PothosSchemaTypes.ObjectFieldBuilder<Types, Record<string, unknown>>;
/** A field of an object type. */
export type OutputField = ReturnType<ObjectFields['field']>;

/**
 * The members of types that follow from records are known at run time only, and Pothos checks types statically. So this file
 * and `record-fields`, and no others, pass it loosely typed values and cast results to the record's static type.
 */
export type Loose = never;

const inputs = new Map<Structure, InputRef>();
const objects = new Map<RecordType, ObjectRef<Types, unknown>>();

/** Members that only a current response of the platform holds, for values from another source. */
interface AskedMembers<Value, Member> {
  /** By default `raw`. */
  readonly members?: readonly (Member & string)[];
  /** Endpoint that is queried, once in an operation. */
  readonly endpoint: Endpoint;
  /** Returns the value with the response; null if the platform does not know the object. */
  ask(context: Context, value: Value): Promise<Value | null>;
}

/**
 * GraphQL object type of a record; `more` adds edges and computed fields, and replaces a field of the same name. `Value` is
 * the type that resolvers return: by default the decoded record, of which members in `asked` may be absent.
 */
export function objectType<
  R extends RecordType,
  Value extends Omit<Decoded<R>, Asked> = Decoded<R>,
  Asked extends keyof Decoded<R> = never,
>(
  record: R,
  options: {
    readonly interfaces?: readonly InterfaceRef<Types, unknown>[];
    readonly isTypeOf?: (value: unknown) => boolean;
    readonly asked?: AskedMembers<Value, Asked>;
    readonly more?: (
      t: PothosSchemaTypes.ObjectFieldBuilder<Types, Value>,
    ) => Readonly<Record<string, OutputField>>;
  } = {},
): ObjectRef<Types, Value> {
  const ref = builder.objectRef<Value>(record.name);
  objects.set(record, ref);
  ref.implement({
    description: record.doc,
    interfaces: (options.interfaces ?? []) as Loose,
    isTypeOf: options.isTypeOf as Loose,
    fields: (t) => ({
      ...recordFields(t as Loose, record, options.asked as Loose),
      ...options.more?.(t as Loose),
    }),
  });
  return ref;
}

/** Output fields of a record, for types with more fields. */
function recordFields(
  t: ObjectFields,
  record: RecordType,
  asked: AskedMembers<Loose, string> | undefined,
): Readonly<Record<string, OutputField>> {
  const fields = visibleFields(record).flatMap(([name, field]) => {
    if (asked && (asked.members ?? ['raw']).includes(name))
      return [[name, askedField(t, name, { field, record, asked })]];
    const member = mayHold(field)
      ? maskedField(t, name, field, record)
      : memberField(t, name, record, optionsOf(field));
    return field.shape.kind === 'code'
      ? [
          [name, member],
          [`${name}Code`, memberField(t, `${name}Code`, record, rawCodeOptions(name, field))],
        ]
      : [[name, member]];
  });
  return Object.fromEntries(fields) as Readonly<Record<string, OutputField>>; // one output field each
}

/** Fields of a record that are part of its GraphQL types. */
function visibleFields({ fields }: RecordType): readonly (readonly [string, Field])[] {
  return Object.entries(fields).filter(([, { origin }]) => origin !== 'hidden');
}

/** GraphQL input type of a record, or the `@oneOf` input of a choice. Pass it to an argument together with `checked`. */
export function inputType<S extends Structure>(structure: S): InputRef<Input<S>> {
  const known = inputs.get(structure);
  if (known) return known;
  const ref = builder.inputRef<object>(structure.name);
  inputs.set(structure, ref);
  ref.implement({
    description: structure.doc,
    ...(structure.kind === 'choice' ? { isOneOf: true } : {}),
    fields: (t: InputFields) => inputFields(t, structure),
  });
  return ref;
}

/**
 * `validate` option of an argument that takes a structure or a single field: reports all rules and all fields at once. The
 * check is created on first use, as a service receives few of all inputs.
 */
export function checked(given: Structure | Field): { schema: z.ZodType<Loose> } {
  // Pothos requires the schema of the argument's own type, which the input's is by construction.
  return { schema: z.lazy(() => given.input() as z.ZodType<Loose>) };
}

interface InputFields {
  field(options: object): unknown;
}

function inputFields(t: InputFields, structure: Structure): Record<string, unknown> {
  if (isChoice(structure)) {
    const printed = Object.entries(structure.printed).map(
      ([name, { field }]) => [name, field] as const,
    );
    return Object.fromEntries(
      [...Object.entries(structure.variants), ...printed].map(([name, alternative]) => [
        name,
        t.field(alternativeOptions(alternative)),
      ]),
    );
  }
  if (!isRecord(structure)) return {};
  return Object.fromEntries(
    visibleFields(structure).map(([name, field]) => [
      name,
      t.field({
        type: inputTypeOf(field.shape),
        required: !field.optional && field.origin === 'given',
        description: field.doc,
        directives: wireName(field),
        // Read by the forms of the board.
        extensions: isPersonal(field) ? { ...personalData, pii: field.pii } : {},
      }),
    ]),
  );
}

function alternativeOptions(alternative: Alternative): object {
  if (!('record' in alternative)) {
    const { shape, doc } = alternative;
    return {
      type: inputTypeOf(shape),
      description: doc,
      directives: wireName(alternative),
    };
  }
  const { record, isList, doc, under } = alternative;
  return {
    type: isList ? [inputType(record)] : inputType(record),
    description: doc,
    directives: under === null ? {} : { wire: { name: under } },
  };
}

function optionsOf(field: Field): object {
  return {
    ...shownAs(field.shape),
    nullable: field.optional,
    description: field.doc,
    directives: wireName(field),
  };
}

function rawCodeOptions(name: string, field: Field): object {
  return {
    type: 'String',
    nullable: field.optional,
    description: `The platform’s own code behind \`${name}\`.`,
    directives: wireName(field),
  };
}

/**
 * Field that shows a member unchanged, without a resolver. If reading the member may throw, the field has a resolver: compiled
 * queries catch errors of resolvers but not of getters.
 */
function memberField(
  t: ObjectFields,
  name: string,
  { isLazy }: RecordType,
  options: object,
): OutputField {
  // See `Loose`.
  if (!isLazy) return t.expose(name as Loose, { ...options, extensions: memberReader } as Loose);
  return t.field({
    ...(options as { type: Loose }),
    extensions: memberReader,
    resolve: ((parent: Record<string, unknown>) => parent[name]) as Loose,
  });
}

function maskedField(t: ObjectFields, name: string, field: Field, record: RecordType): OutputField {
  // See `Loose`.
  return t.field({
    ...(optionsOf(field) as { type: Loose }),
    extensions: { ...memberReader, ...(isPersonal(field) && personalData) },
    resolve: ((parent: Record<string, unknown>, _args: unknown, context: Context) =>
      shown(parent, name, { field, record, context })) as Loose,
  });
}

/** Field that queries the platform when its parent came without a response. */
function askedField(
  t: ObjectFields,
  name: string,
  {
    field,
    record,
    asked,
  }: {
    readonly field: Field;
    readonly record: RecordType;
    readonly asked: AskedMembers<Loose, string>;
  },
): OutputField {
  const { type, directives, ...options } = optionsOf(field) as { type: Loose; directives: object };
  return t.field({
    ...options,
    type,
    extensions: isPersonal(field) ? personalData : {},
    // Null if the platform does not know the object, even for a required field.
    nullable: true,
    directives: { ...directives, ...upstream(asked.endpoint) },
    resolve: (async (parent: Record<string, unknown>, _args: unknown, context: Context) => {
      // See `Loose`. Only a parent without the member needs the response.
      const answered = name in parent ? parent : await asked.ask(context, parent as Loose);
      return answered && shown(answered, name, { field, record, context });
    }) as Loose,
  });
}

/** GraphQL input type of a shape. */
export function inputTypeOf(shape: Field['shape']): unknown {
  return typeOf(shape, inputType, givenEnum);
}

/** Options of an output field that follow from a shape: its GraphQL type, and whether it is an amount of money. */
export function shownAs(shape: Field['shape']): {
  type: unknown;
  isAmount: boolean | 'as read';
} {
  return {
    type: typeOf(shape, outputRef, shownEnum),
    isAmount: (shape.kind === 'scalar' && shape.isAmount) || false,
  };
}

function typeOf(
  shape: Field['shape'],
  structureRef: (structure: Structure) => unknown,
  enumRef: (table: CodeTable) => unknown,
): unknown {
  switch (shape.kind) {
    case 'scalar':
      return shape.scalar;
    case 'code':
      return enumRef(shape.table);
    case 'structure':
      return structureRef(shape.structure());
    case 'list':
      return [typeOf(shape.of, structureRef, enumRef)];
  }
}

function outputRef(structure: Structure): unknown {
  if (!isRecord(structure)) throw new Error(`${structure.name} is a choice: it has no output type`);
  return objects.get(structure) ?? objectType(structure);
}

/** `directives` option of a field that shows a record's field in another form. */
export function wireName({ wire }: Pick<Field, 'wire'>): { wire?: { name: string } } {
  return wire === null ? {} : { wire: { name: wire } };
}
