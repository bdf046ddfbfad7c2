import {
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  Kind,
  OperationTypeNode,
  parse,
} from 'graphql';
import { type Example, journeys } from '../../schema/examples.ts';
import { createSchema, endpoints } from '../../src/schema.ts';
import { type ExampleReader, examples, textOf } from '../example-reader.ts';

/** Endpoints whose requests must not be repeated. */
export const once = endpoints.filter(({ effect }) => effect === 'once');

/** Paths whose requests are all sent once. */
const onlyOnce = new Set(
  once
    .map(({ path }) => path)
    .filter((path) => endpoints.every((e) => e.path !== path || once.includes(e))),
);

/** A mutation of the examples that calls an endpoint. */
export interface Sender {
  readonly path: string;
  readonly name: string;
  readonly example: Example;
  /** Path and value of the variable that selects the endpoint, if there are several. */
  readonly chosen: readonly [place: readonly string[], value: string] | null;
}

const mutations = createSchema().getMutationType()?.getFields() ?? {};

function upstreamOf({ extensions }: { readonly extensions: object }): string | null {
  const { directives = {} } = extensions as {
    readonly directives?: { readonly upstream?: { readonly path: string } };
  };
  return directives.upstream?.path ?? null;
}

/** Enum values in an input that select an endpoint, with their paths. */
function choicesIn(
  type: GraphQLInputType,
  place: readonly string[],
): readonly (readonly [path: string, place: readonly string[], value: string])[] {
  const named = getNamedType(type);
  if (isEnumType(named))
    return named.getValues().flatMap((value) => {
      const path = upstreamOf(value);
      return path === null ? [] : [[path, place, value.name] as const];
    });
  if (!isInputObjectType(named)) return [];
  return Object.values(named.getFields()).flatMap((field) =>
    choicesIn(field.type, [...place, field.name]),
  );
}

/** The mutation of an example; null for any other operation. */
function mutationOf(example: Example): string | null {
  const [operation] = parse(textOf(example.name)).definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) return null;
  const [field] = operation.selectionSet.selections;
  const isMutation = operation.operation === OperationTypeNode.MUTATION;
  return isMutation && field?.kind === Kind.FIELD ? field.name.value : null;
}

/** All mutations that call an endpoint once. */
export const senders = Object.values(mutations).flatMap((field): readonly Sender[] => {
  const example = examples.find((one) => mutationOf(one) === field.name);
  if (example === undefined) return [];
  const path = upstreamOf(field);
  if (path !== null)
    return onlyOnce.has(path) ? [{ path, name: field.name, example, chosen: null }] : [];
  return field.args.flatMap(({ name, type }) =>
    choicesIn(type, [name]).map(([chosenPath, place, value]) => ({
      path: chosenPath,
      name: `${field.name} ${value}`,
      example,
      chosen: [place, value] as const,
    })),
  );
});

/** The examples of a journey that lead to one: all before it. */
function aboveOf(example: Example): readonly Example[] {
  const { examples: inOrder = [] } =
    journeys.find(({ examples }) => examples.includes(example)) ?? {};
  return inOrder.slice(0, inOrder.indexOf(example));
}

/** Of the endpoints that one field passes through, one is tested: they differ in their names only. */
export const each = senders.filter(
  ({ example, chosen }, place) =>
    chosen === null || senders.findIndex((other) => other.example === example) === place,
);

/** Variables of a sender's mutation, after the examples above it have run. */
export async function variablesOf(
  { example, chosen }: Sender,
  reader: ExampleReader,
): Promise<Readonly<Record<string, unknown>>> {
  for (const above of aboveOf(example)) await reader.run(above);
  const variables = { ...(await reader.variablesOf(example)) };
  if (chosen) Object.assign(variables, replaced(variables, ...chosen));
  return variables;
}

function replaced(value: unknown, [name, ...rest]: readonly string[], member: string): unknown {
  if (name === undefined) return member;
  const object =
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  return { ...object, [name]: replaced(object[name], rest, member) };
}
