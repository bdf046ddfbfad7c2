import {
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  Kind,
  OperationTypeNode,
  parse,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { type Example, journeys } from '../../schema/examples.ts';
import { createSchema, endpoints, kinds } from '../../src/schema.ts';
import type { Endpoint } from '../../src/platform/endpoint.ts';
import type { FaultName } from '../../packages/simulator/src/gateway/faults.ts';
import { ExampleReader, examples, textOf } from '../example-reader.ts';
import { dataOf, inTime } from '../following.ts';
import { startService } from '../harness.ts';
import { ManualClock } from '../manual-clock.ts';
import { kindName } from '../scenario.ts';

/*
 * An unreadable response does not show if the request was executed. A request that must not be repeated is then in doubt,
 * is not sent again, and is settled by a query if one exists.
 */

const once = endpoints.filter(({ effect }) => effect === 'once');

/** Paths whose requests are all sent once. */
const onlyOnce = new Set(
  once
    .map(({ path }) => path)
    .filter((path) => endpoints.every((e) => e.path !== path || once.includes(e))),
);

/** A mutation of the examples that calls an endpoint. */
interface Sender {
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

const senders = Object.values(mutations).flatMap((field): readonly Sender[] => {
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

test('all endpoints whose requests are sent once are called by an example', () => {
  const sent = new Set(senders.map(({ path }) => path));
  expect(once.map(({ path }) => path).filter((path) => !sent.has(path))).toEqual([]);
  expect(senders.length).toBeGreaterThan(35);
});

/** True if a member of a response must have its type. */
function needsTypes({ answer, response }: Endpoint): boolean {
  const wires = Object.values(response.fields).flatMap(({ wire }) => wire ?? []);
  const data = Object.fromEntries(wires.map((wire) => [wire, { odd: [] }]));
  const body = JSON.stringify({ code: 'CYT_00000', msg: '', requestId: 'r', data });
  try {
    response.read(answer(200, body).data, () => {});
    return false;
  } catch {
    return true;
  }
}

/** The examples of a journey that lead to one: all before it. */
function aboveOf(example: Example): readonly Example[] {
  const { examples: inOrder = [] } =
    journeys.find(({ examples }) => examples.includes(example)) ?? {};
  return inOrder.slice(0, inOrder.indexOf(example));
}

/** Of the endpoints that one field passes through, one is tested: they differ in their names only. */
const each = senders.filter(
  ({ example, chosen }, place) =>
    chosen === null || senders.findIndex((other) => other.example === example) === place,
);

const unreadable = each.flatMap((sender) => {
  const strict = once.some((endpoint) => endpoint.path === sender.path && needsTypes(endpoint));
  const faults: readonly FaultName[] = strict ? ['TRUNCATED', 'WRONG_TYPES'] : ['TRUNCATED'];
  return faults.map((fault): Sender & { readonly fault: FaultName } =>
    Object.assign({ fault }, sender),
  );
});

/** Kinds that no query can settle. */
const unasked = new Set(
  [...kinds.values()]
    .filter(({ hasNoStatusQuery }) => hasNoStatusQuery)
    .map(({ kind }) => kindName(kind)),
);

/** A subject as shown by its error and the list of operations. */
interface Followed {
  readonly id: string;
  readonly kind: string;
  readonly state: string;
}

const FOLLOWED = 'subject: operation { id kind state }';
const LISTED = `{ operations(first: 100) { edges { node { id kind state } } } }`;

describe.each(unreadable)('$name, whose response is $fault', ({ path, example, chosen, fault }) => {
  test('is in doubt, is not sent again and is settled if a query exists', async () => {
    const clock = new ManualClock();
    const service = await startService({ clock, random: () => 0.5 });
    const reader = new ExampleReader(service, clock);
    for (const above of aboveOf(example)) await reader.run(above);
    const variables = { ...(await reader.variablesOf(example)) };
    if (chosen) Object.assign(variables, replaced(variables, ...chosen));
    expect(reader.failures).toEqual([]);

    const text = textOf(example.name).replace(
      '... on Error {',
      `... on OutcomeUnknownError { ${FOLLOWED} } $&`,
    );
    expect(text).toContain(FOLLOWED);
    const send = async (): Promise<{
      readonly __typename: string;
      readonly subject?: Followed;
    }> => {
      const sent = service.query<Record<string, { readonly __typename: string }>>(text, variables);
      const [result] = Object.values(dataOf(await inTime(sent, clock, 10)));
      if (!result) throw new Error('no result');
      return result;
    };
    const calls = (): number => service.sandbox.counters.calls(path);
    const before = calls();
    service.sandbox.controls.setFault({ path, fault, times: 1 });
    const result = await send();
    expect(result).toMatchObject({ __typename: 'OutcomeUnknownError' });
    const { id, kind, state } = result.subject ?? { id: '', kind: '', state: '' };
    const now = async (): Promise<string | undefined> => {
      const { operations } = dataOf(
        await service.query<{ operations: { edges: { node: Followed }[] } }>(LISTED),
      );
      return operations.edges.find(({ node }) => node.id === id)?.node.state;
    };
    expect(await now()).toBe(state);
    const { __typename: again } = await send();
    // A repeated registration of a seller has no result before it is settled.
    expect(again).toMatch(/(?<!Error)$|^OutcomeUnknownError$/);
    expect(calls() - before).toBe(1);
    const longest = unasked.has(kind) ? 40 : 800;
    for (let minutes = 0; minutes < longest && (await now()) === state; minutes += 10)
      await clock.advance(600_000);
    expect((await now()) !== state).toBe(!unasked.has(kind));
    expect(calls() - before).toBe(1);
  });
});

function replaced(value: unknown, [name, ...rest]: readonly string[], member: string): unknown {
  if (name === undefined) return member;
  const object =
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  return { ...object, [name]: replaced(object[name], rest, member) };
}
