import {
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { isJsonObject } from '../../src/kernel/json/json.ts';
import { createSchema } from '../../src/schema.ts';
import { type Answer, startService } from '../harness.ts';

/* Whatever a text is built of in the schema, a record's field or not, no character that nobody sees gets through it. */

const UNSEEN = '公\u{200b}司';

/** Values by scalar; those of texts have the character in them. */
const VALUES: Readonly<Record<string, unknown>> = {
  Boolean: true,
  Cursor: 'a cursor',
  Date: '2026-11-20',
  DateTime: '2026-11-20T09:30:00+08:00',
  Decimal: '1.00',
  File: 'example-contract.pdf',
  Int: 1,
  YearMonth: '2026-11',
  ID: UNSEEN,
  JSONObject: { member: UNSEEN },
  String: UNSEEN,
  URL: `https://example.com/${UNSEEN}`,
};

/**
 * A value with everything in it, and of each choice the alternative of this place. The places of its texts are added to
 * `texts`.
 */
function valueOf(type: GraphQLInputType, place: number, at: string, texts: string[]): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType, place, at, texts);
  if (isListType(type)) return [valueOf(type.ofType, place, `${at}.0`, texts)];
  if (isEnumType(type)) return type.getValues()[place % type.getValues().length]?.name;
  if (!isInputObjectType(type)) {
    const value = VALUES[type.name];
    if (JSON.stringify(value).includes(UNSEEN)) texts.push(at);
    return value;
  }
  const fields = Object.values(type.getFields());
  const given = type.isOneOf ? fields.slice(place % fields.length).slice(0, 1) : fields;
  return Object.fromEntries(
    given.map((field) => [field.name, valueOf(field.type, place, `${at}.${field.name}`, texts)]),
  );
}

const schema = createSchema();

const roots = ([schema.getQueryType(), schema.getMutationType()] as const).flatMap((root, index) =>
  Object.values(root?.getFields() ?? {}).map((field) => ({
    name: field.name,
    kind: index === 0 ? 'query' : 'mutation',
    field,
    // Cursors and ids are this service's own.
    args: field.args.filter(
      ({ name, type }) => !/^(?:after|before)$/.test(name) && getNamedType(type).name !== 'Cursor',
    ),
  })),
);
const asking = roots.filter(({ name, args }) => args.length > 0 && name !== 'sandbox');

function documentOf({ kind, name, field, args }: (typeof roots)[number]): string {
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(' ');
  const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(' ');
  return `${kind} (${declared}) { result: ${name}(${passed}) ${selectionOf(field)} }`;
}

function selectionOf({ type }: GraphQLField<unknown, unknown>): string {
  const named = getNamedType(type);
  if (isUnionType(named)) return '{ ... on InvalidInputError { fieldErrors { path } } }';
  return isObjectType(named) || isInterfaceType(named) ? '{ __typename }' : '';
}

/** The places that errors are about. */
function pathsIn(answer: Answer<{ readonly result?: unknown }>): readonly string[] {
  const faults = [
    answer.data?.result,
    ...(answer.errors ?? []).map(({ extensions }) => extensions),
  ];
  return faults.flatMap((fault) => {
    if (!isJsonObject(fault) || !Array.isArray(fault['fieldErrors'])) return [];
    return (fault['fieldErrors'] as { readonly path: readonly string[] }[]).map(({ path }) =>
      path.join('.'),
    );
  });
}

const followed = Object.values(schema.getSubscriptionType()?.getFields() ?? {}).flatMap(
  ({ name, args }) =>
    args.filter(({ type }) => getNamedType(type).name === 'String').map((arg) => ({ name, arg })),
);

test.each(followed)('$name takes $arg.name without the blanks around it', ({ arg }) => {
  // Stored by `input-checks.ts`.
  const validator = arg.extensions['validator'] as z.ZodType;
  expect(validator.parse('\u{3000}order-1 ')).toBe('order-1');
});

/** As many as the longest choice has alternatives. */
const PLACES = 12;

test('no text with a character that nobody sees is taken, whatever it is a part of', async () => {
  const { query } = await startService();
  const taken = new Set<string>();
  let count = 0;
  for (const root of asking) {
    const asked = new Set<string>();
    for (let place = 0; place < PLACES; place += 1) {
      const texts: string[] = [];
      const variables = Object.fromEntries(
        root.args.map(({ name, type }) => [name, valueOf(type, place, name, texts)]),
      );
      if (asked.has(JSON.stringify(variables))) continue;
      asked.add(JSON.stringify(variables));
      const refused = pathsIn(await query(documentOf(root), variables));
      count += texts.length;
      // Of JSON the error is at the member.
      for (const text of texts)
        if (!refused.some((path) => `${path}.`.startsWith(`${text}.`)))
          taken.add(`${root.name}: ${text}`);
    }
  }
  expect([...taken]).toEqual([]);
  expect(count).toBeGreaterThan(500);
});
