import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  parse,
  parseValue,
  ProvidedRequiredArgumentsRule,
  validate,
  valueFromASTUntyped,
  ValuesOfCorrectTypeRule,
} from 'graphql';
import { expect, test } from 'vitest';
import type { Language } from '../../src/messages/message.ts';
import { createSchema } from '../../src/schema.ts';
import { InputRejected } from '../../src/server/execution/input-faults.ts';
import { withLiteralsRejected } from '../../src/server/pipeline/reporting.ts';
import { coerceVariables } from '../../src/server/execution/variables.ts';
import { englishIn } from './english.ts';

/** Values with the same JSON: an enum's name, for example, is a text there. */
const WRONG = ['{ zz: 1 }', 'null', '{}', '[[true]]', '1.5', '"wrong"'];

const VALID: Readonly<Record<string, string>> = {
  Int: '1',
  Float: '1',
  Boolean: 'true',
  JSONObject: '{ a: 1 }',
  Decimal: '"1"',
  Date: '"2026-01-01"',
  DateTime: '"2026-01-01T00:00:00Z"',
  YearMonth: '"2026-01"',
  URL: '"https://example.com"',
  File: '"example-contract.pdf"',
};

/** A valid literal of the type. */
function literalOf(type: GraphQLInputType): string {
  if (isNonNullType(type)) return literalOf(type.ofType);
  if (isListType(type)) return `[${literalOf(type.ofType)}]`;
  if (isEnumType(type)) return type.getValues()[0]?.name ?? '';
  if (!isInputObjectType(type)) return VALID[type.name] ?? '"x"';
  const fields = Object.values(type.getFields());
  const needed = type.isOneOf ? fields.slice(0, 1) : fields.filter((f) => isNonNullType(f.type));
  return `{ ${needed.map((field) => `${field.name}: ${literalOf(field.type)}`).join(', ')} }`;
}

/** Literals of a type with one invalid value each, in all positions of all reachable types, each type once. */
function wrongOf(type: GraphQLInputType, seen: Set<string>): readonly string[] {
  const here = WRONG;
  const named = getNamedType(type);
  if (!isInputObjectType(named) || seen.has(named.name)) return here;
  seen.add(named.name);
  const within = Object.values(named.getFields()).flatMap((field) =>
    wrongOf(field.type, seen).map((value) => {
      const others = Object.values(named.getFields()).filter(
        (other) => other !== field && !named.isOneOf && isNonNullType(other.type),
      );
      const members = others.map((other) => `${other.name}: ${literalOf(other.type)}`);
      return `{ ${[...members, `${field.name}: ${value}`].join(', ')} }`;
    }),
  );
  return [...here, ...within];
}

/** Field errors of a document with variables, by the caller's language. */
function faultsOf(
  schema: GraphQLSchema,
  text: string,
  variableValues: Readonly<Record<string, unknown>> = {},
) {
  const document = parse(text);
  const invalid = validate(schema, document, [
    ValuesOfCorrectTypeRule,
    ProvidedRequiredArgumentsRule,
  ]);
  const errors =
    invalid.length > 0
      ? withLiteralsRejected(invalid, document, { schema, introspection: true })
      : (coerceVariables({ schema, document, variableValues }, true).errors ?? []);
  const inLanguage = (language: Language): readonly Fault[] => {
    const faults = errors.flatMap((error) => {
      if (!(error instanceof InputRejected)) throw error;
      return error.inLanguage(language).extensions['fieldErrors'] as readonly Fault[];
    });
    // For a choice with only an unknown member, graphql-js also reports in variables that it has none.
    const isUnknown = faults.some(({ code }) => code === 'UNKNOWN_FIELD');
    return faults.filter(({ code }) => !isUnknown || code !== 'EXACTLY_ONE_OF').toSorted(byPath);
  };
  return { en: inLanguage('en'), zh: inLanguage('zh') };
}

interface Fault {
  readonly code: string;
  readonly path: readonly string[];
  readonly message: string;
}

function byPath(one: Fault, other: Fault): number {
  return one.path.join('.').localeCompare(other.path.join('.'));
}

test('each invalid value gives the same error as literal, variable and default, in both languages', () => {
  const schema = createSchema();
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
    ['subscription', schema.getSubscriptionType()],
  ] as const;
  const seen = new Set<string>();
  const codes = new Set<string>();
  const chinese = new Set<string>();
  let count = 0;
  const examine = (kind: string, field: GraphQLField<unknown, unknown>): void => {
    for (const { name, type } of field.args) {
      for (const literal of wrongOf(type, seen)) {
        const call = (value: string): string => {
          const others = field.args.filter((arg) => arg.name !== name && isNonNullType(arg.type));
          const given = others.map((arg) => `${arg.name}: ${literalOf(arg.type)}`);
          const selection = isCompositeType(getNamedType(field.type)) ? '{ __typename }' : '';
          return `${field.name}(${[...given, `${name}: ${value}`].join(', ')}) ${selection}`;
        };
        const value: unknown = valueFromASTUntyped(parseValue(literal));
        const asLiteral = faultsOf(schema, `${kind} { ${call(literal)} }`);
        const passed = call(`$${name}`);
        const other = faultsOf(schema, `${kind} ($${name}: ${String(type)}) { ${passed} }`, {
          [name]: value,
        });
        const isNull = literal === 'null';
        const asDefault = isNull
          ? asLiteral
          : faultsOf(schema, `${kind} ($${name}: ${String(type)} = ${literal}) { ${passed} }`);
        for (const language of ['en', 'zh'] as const) {
          const faults = other[language];
          expect({ literal, faults: asLiteral[language] }).toEqual({ literal, faults });
          expect({ literal, faults: asDefault[language] }).toEqual({ literal, faults });
        }
        for (const { message } of other.zh) chinese.add(message);
        for (const { code } of other.en) codes.add(code);
        count += 1;
      }
    }
  };
  for (const [kind, root] of roots)
    for (const field of Object.values(root?.getFields() ?? {})) examine(kind, field);
  expect(count).toBeGreaterThan(1_000);
  expect([...codes].toSorted()).toEqual([
    'EXACTLY_ONE_OF',
    'INVALID_VALUE',
    'REQUIRED',
    'UNKNOWN_FIELD',
  ]);
  expect([...chinese].filter((text) => englishIn(text) !== null)).toEqual([]);
});
