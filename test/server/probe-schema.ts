import { buffer } from 'node:stream/consumers';
import { createSchema } from 'graphql-yoga';
import {
  GraphQLError,
  type GraphQLSchema,
  GraphQLScalarType,
  type ValueNode,
  valueFromASTUntyped,
} from 'graphql';
import type { Context } from '../../src/context/context.ts';
import { TranslatableError } from '../../src/graphql/errors/translatable-error.ts';
import { quote } from '../../src/messages/message.ts';
import { PlatformRejected } from '../../src/platform/errors.ts';

const typeDefs = /* GraphQL */ `
  scalar Decimal
  scalar File
  scalar JSONObject
  enum Color {
    RED
    GREEN
  }
  interface Animal {
    name: String!
    friend: Animal
  }
  type Cat implements Animal {
    name: String!
    friend: Animal
    lives: Int!
  }
  type Dog implements Animal {
    name: String!
    friend: Animal
    tricks(first: Int = 2): [String!]!
  }
  union Thing = Cat | Dog
  input Line {
    name: String!
    amount: Decimal
    color: Color = GREEN
    tags: [String!]
  }
  input Sending {
    title: String
    file: File
  }
  input WithDefault {
    size: Int! = 3
  }
  input Tree {
    name: String!
    children: [Tree!]
  }
  input By @oneOf {
    name: String
    number: Int
  }
  type Query {
    hello: String
    echo(text: String, number: Int = 7, color: Color, ids: [ID!]): String
    lines(lines: [Line!]!): [String!]!
    withDefault(input: WithDefault): Int
    tree(input: Tree): String
    by(input: By!): String
    json(value: JSONObject): String
    animals(first: Int = 2): [Animal!]!
    thing(kind: String): Thing
    slow(name: String!): String
    fails: String
    failsHard: String!
    failsInList: [String]
    nested: Nested
    bad: Color
    rejected: String
    internal: String
    graphqlError: String
    context: String!
    billed(times: Int!): Int!
    counted: Int!
  }
  type Nested {
    a: Int!
    b: Nested
    fails: Int!
    list: [Nested!]
  }
  type Mutation {
    first(order: Int!): [Int!]!
    second(order: Int!): [Int!]!
    release: Boolean!
    send(file: File, files: [File!], input: Sending): [String]!
  }
  type Subscription {
    ticks(count: Int = 3, color: Color = RED): Tick!
    forever(name: String): Tick!
    refuses: Tick!
    breaks: Tick!
  }
  type Tick {
    n: Int!
    color: Color
    load: Int!
  }
`;

/** A value that must never appear in an error or a log line. */
export const SECRET = '110101199003071233';

const cat = { __typename: 'Cat', name: 'Tom', lives: 9 };
const dog = { __typename: 'Dog', name: 'Rex', friend: cat };

/** The items of a subscription's resolver; counts the calls of `return()`. */
export interface Source {
  opened: number;
  returned: number;
  readonly onReturn?: () => void;
}

/** Like the schema's scalars, it reports the location of an invalid literal itself. */
function decimal(value: unknown, nodes: ValueNode | null): { readonly exact: string } {
  if (typeof value !== 'string' || !/^\d+(\.\d+)?$/.test(value))
    throw new TranslatableError(quote('Decimal takes a decimal number as a text.'), { nodes });
  return { exact: value };
}

interface Sent {
  readonly file?: string;
  readonly files?: string[];
  readonly input?: { readonly file?: string };
}

/** A schema with one field for each server error to test. */
export function createProbeSchema(source: Source = { opened: 0, returned: 0 }): GraphQLSchema {
  const orders: number[] = [];
  const loads = new WeakMap<object, number>();
  const released: (() => void)[] = [];
  const schema = createSchema<Context>({
    typeDefs,
    resolvers: {
      Decimal: new GraphQLScalarType({
        name: 'Decimal',
        serialize: (value) => value,
        parseValue: (value) => decimal(value, null),
        parseLiteral: (node) => decimal(valueFromASTUntyped(node), node),
      }),
      JSONObject: new GraphQLScalarType({ name: 'JSONObject', serialize: (value) => value }),
      Query: {
        hello: () => 'hello',
        // Keys in order, as the order of arguments is not guaranteed.
        echo: (_root, args: object) => JSON.stringify(args, Object.keys(args).toSorted()),
        lines: (_root, { lines }: { lines: object[] }) => lines.map((line) => JSON.stringify(line)),
        withDefault: (_root, { input }: { input?: { size: number } }) => input?.size,
        tree: (_root, { input }) => JSON.stringify(input),
        by: (_root, { input }) => JSON.stringify(input),
        json: (_root, { value }) => JSON.stringify(value),
        animals: (_root, { first }: { first: number }) => [cat, dog].slice(0, first),
        thing: (_root, { kind }: { kind?: string }) =>
          kind === 'dog' ? dog : kind === 'cat' ? cat : null,
        slow: (_root, { name }: { name: string }) =>
          new Promise((resolve) => released.push(() => resolve(name))),
        fails: () => Promise.reject(new Error(`no ${SECRET}`)),
        failsHard: () => {
          throw new Error('hard');
        },
        failsInList: () => ['a', new Error('in list'), Promise.resolve('c')],
        nested: () => ({}),
        bad: () => 'BLUE',
        rejected: () => {
          throw new PlatformRejected(quote('The seller is not provisioned.'), {
            platformCode: 'CYT_40001',
            hint: quote('Provision it.'),
            requestId: 'p-1',
          });
        },
        internal: () => {
          throw new TypeError(`cannot read ${SECRET}`);
        },
        graphqlError: () => {
          throw new GraphQLError('Ours.', { extensions: { code: 'FORBIDDEN', retryable: false } });
        },
        context: (_root, _args, { tenant, scopes }) => `${tenant} ${[...scopes].join('+')}`,
        billed: (_root, { times }: { times: number }, { billedCalls }) => {
          // The context's own list, which only the platform client extends outside of tests.
          for (let n = 0; n < times; n += 1)
            (billedCalls as { path: string; billed: string }[]).push({
              path: '/api/v1/verify',
              billed: 'per call',
            });
          return times;
        },
        counted: (_root, _args, context) => {
          loads.set(context, (loads.get(context) ?? 0) + 1);
          return loads.get(context);
        },
      },
      Nested: {
        a: () => 1,
        b: () => ({}),
        fails: () => {
          throw new Error('nested');
        },
        list: () => [{}, {}],
      },
      Mutation: {
        first: async (_root, { order }: { order: number }) => {
          await Promise.resolve();
          orders.push(order);
          return [...orders];
        },
        second: (_root, { order }: { order: number }) => {
          orders.push(order);
          return [...orders];
        },
        send: (_root, { file, files = [], input }: Sent, { app, tenant }) =>
          Promise.all(
            [file, ...files, input?.file].map(async (id) => {
              const opened = id ? await app.uploads.open(tenant, id) : null;
              return opened && `${opened.name} ${(await buffer(opened.read())).toString()}`;
            }),
          ),
        release: () => {
          for (const release of released.splice(0)) release();
          return true;
        },
      },
      Subscription: {
        ticks: {
          subscribe: (_root, { count, color }: { count: number; color: string }) =>
            ticks(count, color, source),
          resolve: (tick: unknown) => tick,
        },
        forever: {
          subscribe: () => ticks(1, 'RED', source, true),
          resolve: (tick: unknown) => tick,
        },
        refuses: {
          subscribe: () => {
            throw new PlatformRejected(quote('Not this one.'), { platformCode: 'CYT_40001' });
          },
        },
        breaks: {
          subscribe: () => ({
            [Symbol.asyncIterator]: () => ({
              next: () => Promise.reject(new Error(`broken ${SECRET}`)),
            }),
          }),
        },
      },
      Tick: {
        load: (_tick, _args, context: Context) => {
          loads.set(context, (loads.get(context) ?? 0) + 1);
          return loads.get(context);
        },
      },
    },
  });
  return schema;
}

/** An iterator like those of the journal: `return()` settles a waiting `next()`. */
function ticks(
  count: number,
  color: string,
  source: Source,
  thenWait = false,
): AsyncIterableIterator<object> {
  source.opened += 1;
  let n = 0;
  const { promise: left, resolve: leave } = Promise.withResolvers<IteratorResult<object>>();
  const iterator: AsyncIterableIterator<object> = {
    next() {
      n += 1;
      if (n <= count) return Promise.resolve({ done: false, value: { n, color } });
      return thenWait ? left : Promise.resolve({ done: true, value: undefined });
    },
    return() {
      source.returned += 1;
      leave({ done: true, value: undefined });
      source.onReturn?.();
      return Promise.resolve({ done: true, value: undefined });
    },
    [Symbol.asyncIterator]: () => iterator,
  };
  return iterator;
}
