import {
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  getNamedType,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import { expect, test } from 'vitest';
import { startService } from '../harness.ts';
import { createSchema } from '../../src/schema.ts';
import { englishIn } from './english.ts';

/** Values that the scalars accept and that few fields accept. */
const wrong: readonly Readonly<Record<string, unknown>>[] = [
  { String: ' ', Int: -2_000_000_000, Decimal: '-0.1234567891', Date: '2026-02-30', ID: ' ' },
  { String: '', Int: 2_000_000_000, Decimal: '99', Date: '2026-12-31', ID: '' },
  { String: `<>&/ ${'长'.repeat(4_000)}`, Int: 0, Decimal: '0', Date: '2020-01-01', ID: 'x' },
];

const fixed: Readonly<Record<string, unknown>> = {
  Boolean: true,
  DateTime: '2026-11-21T09:30:00+08:00',
  YearMonth: '2026-13',
  URL: `https://${'x'.repeat(3_000)}`,
  Cursor: 'x',
  JSONObject: { order_id: 'x', e_extra_info: {}, special_invoice_kind: '08' },
  File: 'example-contract.pdf',
};

/** An invalid value of a type: of a choice the member of this index, and of optional members every second one. */
function valueOf(type: GraphQLInputType, round: number): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType, round);
  if (isListType(type)) return round % 2 === 0 ? [] : [valueOf(type.ofType, round)];
  if (isEnumType(type)) return type.getValues()[round % type.getValues().length]?.name;
  if (!isInputObjectType(type)) return fixed[type.name] ?? wrong[round % wrong.length]?.[type.name];
  const fields = Object.values(type.getFields());
  const given = type.isOneOf ? [fields[round % fields.length]] : fields;
  return Object.fromEntries(
    given.flatMap((field, place) => {
      if (!field) return [];
      const isLeftOut = !type.isOneOf && !isNonNullType(field.type) && (place + round) % 3 === 0;
      return isLeftOut ? [] : [[field.name, valueOf(field.type, round)]];
    }),
  );
}

interface Question {
  readonly text: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

function questionOf(
  schema: GraphQLSchema,
  kind: 'query' | 'mutation',
  { name, args, type }: GraphQLField<unknown, unknown>,
  round: number,
): Question {
  const result = getNamedType(type);
  const invalid = '... on InvalidInputError { fieldErrors { message } }';
  const members = isUnionType(result) ? schema.getPossibleTypes(result) : [];
  const selection = members.some((member) => member.name === 'InvalidInputError')
    ? `{ __typename ${invalid} }`
    : isObjectType(result) || isUnionType(result) || 'getFields' in result
      ? '{ __typename }'
      : '';
  const given = args.filter((arg) => arg.name !== 'after');
  const declared = given.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(' ');
  const passed = given.map((arg) => `${arg.name}: $${arg.name}`).join(' ');
  return {
    text: `${kind} (${declared}) { ${name}(${passed}) ${selection} }`,
    variables: Object.fromEntries(given.map((arg) => [arg.name, valueOf(arg.type, round)])),
  };
}

/** All texts under a name for human readers. */
function messagesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(messagesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    (name === 'message' || name === 'hint') && typeof member === 'string'
      ? [member]
      : messagesIn(member),
  );
}

test('no rule of any field is reported in English to callers who request Chinese', async () => {
  const { query } = await startService();
  const schema = createSchema();
  const told = new Set<string>();
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const;
  for (const [kind, root] of roots) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      if (field.args.length === 0 || field.name === 'sandbox') continue;
      // Values repeat, for most fields after six.
      const questions = Array.from({ length: 12 }, (_, round) =>
        questionOf(schema, kind, field, round),
      );
      const different = new Map(questions.map((question) => [JSON.stringify(question), question]));
      for (const { text, variables } of different.values()) {
        const answer = await query(text, variables, { 'accept-language': 'zh-CN,zh;q=0.9' });
        for (const message of messagesIn([answer.errors ?? [], answer.data ?? {}]))
          told.add(message);
      }
    }
  }
  const chinese = [...told].filter((text) => /\p{Script=Han}/u.test(text));
  expect(chinese.length).toBeGreaterThan(100);
  const english = [...told].filter((text) => englishIn(text) !== null);
  expect(english).toEqual([]);
});
