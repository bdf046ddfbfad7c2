import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { endpoints } from '../../src/schema.ts';
import { isJsonObject, type Json, type JsonObject } from '../../src/kernel/json/json.ts';
import { isList } from '../../src/platform/record/index.ts';
import {
  fillVariables,
  type Run,
  type Variables,
} from '../../packages/web/playground/variables.ts';
import { examples, textOf } from '../example-reader.ts';
import { dataOf } from '../following.ts';
import type { Answer, Connection } from '../harness.ts';
import { sendText, startStub } from '../platform/stub-platform.ts';
import { ManualClock } from '../manual-clock.ts';
import { startBefore } from '../scenario.ts';
import { startSaying } from './answering-stub.ts';
import { endpointOf, fittingAnswer, placesIn, withAt } from './fitting-answers.ts';
import { CANCEL, ORDER, PAYMENTS, purchase } from './scrap-purchase/walk.ts';

const NUMBER = '26992000000000000001';
const SLIP = '34460000000000000001';

test('a cancellation ends, whatever the type of the payment’s result', async () => {
  const before = await startSaying({
    '/pending/check': { blocked: false, records: { list: [] } },
    '/tax/calc-order': { ykfphm: NUMBER, dzsphm: SLIP, ssjyjg: 'Y' },
    '/tax/pay-status': { skjnjg: true },
    '/order/cancel': { cljg: '1' },
  });
  await before.query(ORDER, { input: { orderId: 'scrap-1', ...purchase() } });
  expect((await before.query(PAYMENTS, { slips: [SLIP] })).data).toMatchObject({
    taxPayments: { payments: [{ result: 'UNRECOGNIZED', resultCode: 'true', paid: false }] },
  });
  const { data } = await before.query(CANCEL, { input: { by: { orderId: 'scrap-1' } } });
  expect(data).toMatchObject({ result: { __typename: 'ScrapCancellation', state: 'CANCELED' } });
});

/** Operations, in the order of journeys. */
const sendable = examples.filter(({ name }) => /^\s*(?:query|mutation)\b/m.test(textOf(name)));

/** Sends an example, with a file if it needs one. */
async function send(
  { query, url }: Connection,
  text: string,
  variables: Variables,
): Promise<Answer> {
  if (!text.includes('$file:')) return query(text, variables);
  const form = new FormData();
  const operations = { query: text, variables: { ...variables, file: null } };
  form.append('operations', JSON.stringify(operations));
  form.append('map', '{"0":["variables.file"]}');
  form.append('0', new File(['%PDF-1.4\n%%EOF\n'], 'contract.pdf', { type: 'application/pdf' }));
  const response = await fetch(`${url}/graphql`, { method: 'POST', body: form });
  return (await response.json()) as Answer; // of this service
}

const WRONG: readonly Json[] = [{ x: [] }, true, 'x', 7];

const wrongAt = (nth: number, at: number): Json => WRONG[(nth + at) % WRONG.length] ?? null;

/** One in this many members of a response has another type at a time: one that is required hides few others. */
const ROUNDS = 6;

/** Result of a round: the called endpoints, and those that wait for a response that arrived long ago. */
interface Round {
  readonly called: ReadonlySet<string>;
  readonly waiting: readonly JsonObject[];
  /** Outline of the result of each example. */
  readonly shown: Readonly<Record<string, Json>>;
}

/** Another form of a valid response. */
type Change = (answer: JsonObject) => Json;

/** Sends all examples to a service whose platform changes valid responses. Rejects if one ends in an error of this service. */
async function run(change: Change): Promise<Round> {
  const called = new Set<string>();
  const shown: Record<string, Json> = {};
  const stub = await startStub((response, { path, body }) => {
    const endpoint = endpointOf(path);
    called.add(endpoint);
    const asked: unknown = JSON.parse(body || '{}');
    const answer = fittingAnswer(endpoint, isJsonObject(asked) ? asked : {});
    sendText(
      response,
      JSON.stringify({ code: 'CYT_00000', msg: '', requestId: 'r', data: change(answer) }),
    );
  });
  const units = { TAX_USE_UNIT_ID: 'USE1', TAX_CONNECTION_UNIT_ID: 'CONNECTION1' };
  // No poll comes between the calls, whatever else the machine does.
  const clock = new ManualClock();
  const before = await startBefore(stub, units, { clock });
  const latest = new Map<string, Run>();
  for (const example of sendable) {
    const text = textOf(example.name);
    const variables = fillVariables(example, parse(text), {
      latest: (name) => latest.get(name),
      newWord: () => `w${String(latest.size).padStart(5, '0')}`,
      now: () => new Date(clock.now()),
    });
    const answer = await send(before, text, variables);
    const said = JSON.stringify(answer);
    if (said.includes('INTERNAL_ERROR')) throw new Error(`${example.name}: ${said}`);
    shown[example.name] = outline(JSON.parse(said) as Json);
    latest.set(example.name, { variables, data: answer.data });
  }
  const { operations } = dataOf(
    await before.query<{ operations: { edges: JsonObject[] } }>(
      '{ operations(first: 100, states: [SUBMITTED]) { edges { node { kind key } } } }',
    ),
  );
  await before.stop();
  return { called, waiting: operations.edges, shown };
}

const unchanged: Change = (answer) => answer;

/** Gives each `ROUNDS`th path in a response from the `nth` on a value of another type. */
const wrongFrom =
  (nth: number): Change =>
  (answer) =>
    placesIn(answer)
      .filter((_place, at) => at % ROUNDS === nth)
      .reduce((odd, place, at) => withAt(odd, place, wrongAt(nth, at)), answer);

test('all endpoints are called by an example', async () => {
  const { called } = await run(unchanged);
  // Of passed-through endpoints one is sufficient.
  const others = endpoints.filter(({ request }) => !/^(?:Bank|Atomic)Request$/.test(request.name));
  expect(others.map(({ path }) => path).filter((path) => !called.has(path))).toEqual([]);
});

test.each(Array.from({ length: ROUNDS }, (_, nth) => nth))(
  'no example ends in an unexpected error or hangs, with one in six members of a response of another type (%i)',
  async (nth) => {
    expect(await run(wrongFrom(nth))).toMatchObject({ waiting: [] });
  },
);

/** A value with all values in it replaced. */
function replaced(value: Json, other: (value: Json) => Json): Json {
  if (isList(value)) return other(value.map((item) => replaced(item, other)));
  return other(isJsonObject(value) ? membersOf(value, other) : value);
}

function membersOf(object: JsonObject, other: (value: Json) => Json): JsonObject {
  return Object.fromEntries(
    Object.entries(object).map(([name, member = null]) => [name, replaced(member, other)]),
  );
}

/** The structure of a result, with nulls and types of values: the platform's original response and texts differ. */
function outline(answer: Json): Json {
  return replaced(answer, (value) => {
    if (isJsonObject(value)) return { ...value, raw: null };
    return isList(value) || value === null ? value : typeof value;
  });
}

const soleObjectOf = (value: Json): Json =>
  isList(value) && value.length === 1 && isJsonObject(value[0]) ? value[0] : value;
/** An empty object in place of a list is no item. */
const soleItem = (value: Json): Json => {
  const item = soleObjectOf(value);
  return isJsonObject(item) && Object.keys(item).length === 0 ? value : item;
};
const objectInList = (value: Json): Json => {
  if (isList(value)) return value.map(soleObjectOf);
  return isJsonObject(value) ? [value] : value;
};

/** Other forms in which gateways, converters and databases write the same response. */
const FORMS: Readonly<Record<string, Change>> = {
  'a list of one': (answer) => [answer],
  'a text of JSON': (answer) => JSON.stringify(answer),
  'lists of one in place of objects': (answer) => soleObjectOf(replaced(answer, objectInList)),
  'an object in place of a list of one': (answer) => replaced(answer, soleItem),
  'texts in place of numbers and booleans': (answer) =>
    replaced(answer, (value) =>
      typeof value === 'number' || typeof value === 'boolean' ? String(value) : value,
    ),
  'blanks behind texts': (answer) =>
    replaced(answer, (value) => (typeof value === 'string' ? `${value}  ` : value)),
};

let plain: Promise<Round> | null = null;

test.each(Object.entries(FORMS))(
  'each example shows the same of a response with %s',
  async (_form, change) => {
    plain ??= run(unchanged);
    const { shown } = await plain;
    expect((await run(change)).shown).toEqual(shown);
  },
);
