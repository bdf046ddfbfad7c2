import { execute, type ExecutionResult, parse } from 'graphql';
import { expect, test } from 'vitest';
import { ACCEPT, STREAMS } from '../harness.ts';
import type { Context } from '../../src/context/context.ts';
import { createSchema } from '../../src/schema.ts';
import { DEFAULT_CAPS, mergedCaps } from '../../src/server/caps/caps.ts';
import { createLocalQuotas } from '../../src/server/caps/allowance.ts';
import { createRunCompiled } from '../../src/server/execution/jit.ts';
import { coerceVariables } from '../../src/server/execution/variables.ts';
import { RawSocket } from '../server/raw-socket.ts';
import { type BareServer, startServer } from '../server/service.ts';
import { withRandomAnswers } from './answers.ts';
import { type RandomOperation, randomQuery, randomSubscription } from './documents.ts';
import { Published } from './published.ts';

/** Number of compared operations; every tenth of these is also sent over each transport. */
const COUNT = Number(process.env['DIFFERENTIAL_DOCUMENTS'] ?? 600);
const FIRST_SEED = Number(process.env['DIFFERENTIAL_SEED'] ?? 1);
/** Long runs are limited by their number of documents. */
const timeout = 60_000 + COUNT * 100;

const schema = withRandomAnswers(createSchema());

/** The result of graphql-js as a client reads it: data with its members in order, and the path of each error. */
async function plainAnswer({ query, operationName, variables }: RandomOperation): Promise<string> {
  const document = parse(query);
  const contextValue = { fieldResults: null };
  const args = { schema, document, operationName, variableValues: variables, contextValue };
  return comparable(await execute(args));
}

/** The text of data with the order of its members, and of errors without additions by transports. */
function comparable({ data, errors }: Pick<ExecutionResult, 'data' | 'errors'>): string {
  const places = errors?.map(({ path = null, locations = null }) => ({ path, locations }));
  return JSON.stringify({ data: data ?? null, errors: places ?? [] });
}

const seeds = Array.from({ length: COUNT }, (_, n) => FIRST_SEED + n);

test(
  `${COUNT} random queries give the results of graphql-js when compiled, each time`,
  { timeout },
  async () => {
    const runCompiled = createRunCompiled(schema, () => {});
    let compiled = 0;
    for (const seed of seeds) {
      const operation = randomQuery(schema, seed);
      const document = parse(operation.query);
      const expected = await plainAnswer(operation);
      for (const run of [1, 2, 3]) {
        // No resolver of this schema reads another member.
        const contextValue = { fieldResults: null } as Context;
        const args = {
          schema,
          document,
          operationName: operation.operationName,
          variableValues: operation.variables,
          contextValue,
        };
        const { coerced } = coerceVariables(args, true);
        if (coerced === null) break;
        const answer = await runCompiled(args, coerced);
        if (answer === null) continue;
        compiled += 1;
        expect({ seed, run, ...operation, answer: comparable(answer) }).toEqual({
          seed,
          run,
          ...operation,
          answer: expected,
        });
      }
    }
    expect(compiled).toBeGreaterThan(COUNT / 4);
  },
);

async function startBoundless(on = schema): Promise<BareServer> {
  const boundless = {
    connections: 1e9,
    subscriptions: 1e9,
    operationsPerSecond: 1e9,
    complexityPerMinute: 1e15,
  };
  return startServer({
    schema: on,
    caps: {
      defaults: {
        key: mergedCaps(DEFAULT_CAPS.key, boundless),
        subject: mergedCaps(DEFAULT_CAPS.subject, boundless),
        tenant: mergedCaps(DEFAULT_CAPS.tenant, boundless),
      },
      capsOf: () => ({}),
      quotas: createLocalQuotas(),
    },
  });
}

/** The ways to send a query, each returning the text of the response. */
async function startTransports() {
  const { url, ways } = await startBoundless();
  const socket = await new RawSocket(url).init();
  async function post(body: object, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  }
  const transports = {
    // The second and third time it needs no yoga.
    http: async (operation: object) => (await post(operation)).text(),
    // A body without a declared length.
    yoga: async (operation: object) => {
      // Node's fetch needs `duplex`; the type of the DOM's lacks it.
      const init: RequestInit & { readonly duplex: 'half' } = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: new Blob([JSON.stringify(operation)]).stream(),
        duplex: 'half',
      };
      const response = await fetch(`${url}/graphql`, init);
      return response.text();
    },
    sse: async (operation: object) => {
      const response = await post(operation, { accept: 'text/event-stream' });
      return /^data: (\{.*\})$/m.exec(await response.text())?.[1] ?? '';
    },
    multipart: async (operation: object) => {
      const response = await post(operation, { accept: ACCEPT.multipart });
      return /^\{"payload":(\{.*\})\}$/m.exec(await response.text())?.[1] ?? '';
    },
    socket: async (operation: object) => {
      socket.send({ id: 'one', type: 'subscribe', payload: operation });
      const answer = await socket.next();
      if (answer.type === 'next') await socket.next();
      return JSON.stringify(answer.type === 'next' ? answer.payload : { errors: answer.payload });
    },
  };

  /** Compares the first three responses of each transport with the result of graphql-js; returns their number. */
  async function compare(operation: RandomOperation): Promise<number> {
    const expected = await plainAnswer(operation);
    let compared = 0;
    for (const [transport, send] of Object.entries(transports)) {
      for (const run of [1, 2, 3]) {
        const answer = JSON.parse(await send(operation)) as ExecutionResult; // of a GraphQL server
        // Larger than the service accepts: all transports report that equally, and there is nothing to compare.
        if (isRefused(answer)) continue;
        compared += 1;
        const asked = { transport, run, ...operation };
        expect({ ...asked, answer: comparable(answer) }).toEqual({ ...asked, answer: expected });
      }
    }
    return compared;
  }
  return { compare, ways };
}

test('random queries give equal results over all transports, each time', { timeout }, async () => {
  const { compare, ways } = await startTransports();
  let compared = 0;
  for (const seed of seeds.filter((_, n) => n % 10 === 0))
    compared += await compare(randomQuery(schema, seed));
  expect(compared).toBeGreaterThan((COUNT / 10) * 3 * 2);
  expect(ways.fast).toBeGreaterThan(COUNT / 40);
});

const V = 'fragment V on Viewer { tenant }';
const CONDITIONS = { a: false, b: true };

test.each([
  [
    'a fragment on two conditions',
    `query ($a: Boolean!, $b: Boolean!) {
      x: viewer { ...V @include(if: $a) scopes }
      y: viewer { ...V @include(if: $b) scopes }
    } ${V}`,
  ],
  [
    'a fragment that is reached through another one',
    `query ($a: Boolean!, $b: Boolean!) {
      x: viewer { ...W @include(if: $a) scopes }
      y: viewer { ...W @include(if: $b) scopes }
    } fragment W on Viewer { ...V } ${V}`,
  ],
  [
    'a fragment in an inline fragment on a condition',
    `query ($a: Boolean!, $b: Boolean!) {
      x: viewer { ... @include(if: $a) { ...V } scopes }
      y: viewer { ... @skip(if: $a) { ...V } scopes }
      z: viewer { ...V @skip(if: $b) scopes }
    } ${V}`,
  ],
  [
    'a fragment behind a condition that never holds',
    `{ x: viewer { ...V @include(if: false) scopes } y: viewer { ...V scopes } } ${V}`,
  ],
  [
    'a fragment on an interface, in the items of a list',
    `query ($a: Boolean!, $b: Boolean!) {
      x: invoices { edges { node { ...N @include(if: $a) state } } }
      y: invoices { edges { node { ...N @include(if: $b) state } } }
    } fragment N on Followed { id progress }`,
  ],
  [
    'a fragment that two others reach, one of them on a condition',
    `query ($a: Boolean!, $b: Boolean!) {
      viewer { ...O @include(if: $a) ...P scopes @skip(if: $b) }
    } fragment O on Viewer { ...V features } fragment P on Viewer { ...V } ${V}`,
  ],
  [
    'selections of one field on different conditions',
    `query ($a: Boolean!, $b: Boolean!) {
      ... @include(if: $a) { viewer { tenant } } ... @include(if: $b) { viewer { tenant scopes } }
    }`,
  ],
  [
    'keys whose names joined are the same',
    '{ viewer { tenant } a_viewer: viewer { tenant } viewer_a: viewer { scopes } a: viewer { viewer: tenant } }',
  ],
  [
    'a key that is an object’s prototype',
    '{ x: viewer { __proto__: tenant scopes } __proto__: viewer { tenant } }',
  ],
  [
    'the order of members behind one that is omitted',
    `query ($a: Boolean!, $b: Boolean!) {
      viewer { scopes @include(if: $a) tenant scopes @include(if: $b) }
    }`,
  ],
])('%s gives equal results over all transports, each time', async (_name, query) => {
  const { compare } = await startTransports();
  const variables = query.includes('$a') ? CONDITIONS : {};
  expect(await compare({ query, operationName: null, variables })).toBe(15);
});

test('a null condition is an error, over all transports and each time', async () => {
  const { compare } = await startTransports();
  const query = 'query ($a: Boolean = true) { viewer { tenant @include(if: $a) } }';
  for (const a of [false, null, true, null])
    expect(await compare({ query, operationName: null, variables: { a } })).toBe(15);
});

test(
  'each update of a random subscription is the same for all followers, with and without the hub',
  { timeout },
  async () => {
    const published = new Published();
    const server = await startBoundless(published.in(schema));
    const counts = { 'by the hub': 0, 'by each': 0 };
    for (const seed of seeds.filter((_, n) => n % 10 === 0)) {
      const { query, variables, operationName } = randomSubscription(schema, seed);
      if (operationName !== null) continue;
      const expected = await plainAnswer({ query, variables, operationName });
      const followers = [
        server.subscribe(query, variables),
        server.subscribe(query, variables),
        ...STREAMS.map((way) => server[way](query, variables)),
      ];
      // The request for its first item makes a socket subscribe.
      let items = followers.map(({ next }) => next(timeout));
      const follower = await Promise.race([published.followed(followers.length), items[0]]);
      // Larger than the service accepts.
      if (typeof follower !== 'string') continue;
      for (const run of [1, 2, 3]) {
        published.publish();
        for (const item of items) {
          // The harness returns errors in the form of a GraphQL response.
          const answer = comparable((await item) as ExecutionResult);
          counts[follower] += 1;
          const asked = { seed, run, query, variables };
          expect({ ...asked, answer }).toEqual({ ...asked, answer: expected });
        }
        if (run < 3) items = followers.map(({ next }) => next(timeout));
      }
      for (const { close } of followers) close();
      await published.left();
    }
    expect(counts['by the hub']).toBeGreaterThan(COUNT / 10);
  },
);

test(
  'random subscriptions start with the same item for all followers, each time',
  { timeout },
  async () => {
    const { url } = await startBoundless();
    const sockets = [await new RawSocket(url).init(), await new RawSocket(url).init()];
    let compared = 0;
    for (const seed of seeds.filter((_, n) => n % 10 === 0)) {
      const operation = randomSubscription(schema, seed);
      const expected = await plainAnswer(operation);
      for (const run of [1, 2]) {
        const id = `${seed} ${run}`;
        const answers = await Promise.all(
          sockets.map(async (socket) => {
            socket.send({ id, type: 'subscribe', payload: operation });
            let first = await socket.next();
            // A late response to the previous subscription, after its end.
            while (first.id !== id) first = await socket.next();
            if (first.type === 'next') socket.send({ id, type: 'complete' });
            return first;
          }),
        );
        for (const { type, payload } of answers) {
          const result = payload as ExecutionResult; // of a GraphQL server
          if (type !== 'next' || isRefused(result)) continue;
          compared += 1;
          const answer = comparable(result);
          const asked = { seed, run, ...operation };
          expect({ ...asked, answer }).toEqual({ ...asked, answer: expected });
        }
      }
    }
    expect(compared).toBeGreaterThan((COUNT / 10) * 2);
  },
);

function isRefused({ errors = [] }: ExecutionResult): boolean {
  return errors.some(
    ({ path, extensions }) => path === undefined && extensions['code'] !== 'INTERNAL_ERROR',
  );
}
