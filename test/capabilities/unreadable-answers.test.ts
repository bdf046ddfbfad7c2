import { describe, expect, test } from 'vitest';
import { kinds } from '../../src/schema.ts';
import type { Endpoint } from '../../src/platform/endpoint.ts';
import type { FaultName } from '../../packages/simulator/src/gateway/faults.ts';
import { ExampleReader, textOf } from '../example-reader.ts';
import { dataOf, inTime } from '../following.ts';
import { startService } from '../harness.ts';
import { ManualClock } from '../manual-clock.ts';
import { kindName } from '../scenario.ts';
import { each, once, type Sender, senders, variablesOf } from './senders.ts';

/*
 * An unreadable response does not show if the request was executed. A request that must not be repeated is then in doubt,
 * is not sent again, and is settled by a query if one exists.
 */

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

describe.each(unreadable)('$name, whose response is $fault', ({ fault, ...sender }) => {
  const { path, example } = sender;
  test('is in doubt, is not sent again and is settled if a query exists', async () => {
    const clock = new ManualClock();
    const service = await startService({ clock, random: () => 0.5 });
    const reader = new ExampleReader(service, clock);
    const variables = await variablesOf(sender, reader);
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
