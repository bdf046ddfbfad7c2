import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  type ConstDirectiveNode,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  Kind,
} from 'graphql';
import { expect, test } from 'vitest';
import { conceptOf, glossary } from '../../src/graphql/glossary/plugin.ts';
import { firstSentence, withTerm } from '../../src/graphql/glossary/with-term.ts';

// The printed schema, which `npm run check -- codegen` compares with the schema itself.
const schema = buildSchema(
  readFileSync(join(import.meta.dirname, '../../schema/schema.graphql'), 'utf8'),
);
const types = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type));
const rows = Object.values(glossary).flat();

interface Named {
  /** The type or, for an argument, the field of the name. */
  readonly place: string;
  readonly name: string;
  readonly description: string;
  readonly wire: string | null;
}

const members = types.flatMap((type) => membersOf(type));

/** Names of all types, members, arguments and enum values. */
const used = [
  ...types.map(({ name }) => name),
  ...types.flatMap((type) => (isEnumType(type) ? type.getValues() : [])).map(({ name }) => name),
  ...members.map(({ name }) => name),
];

test('a platform name has one name in the schema, or the glossary explains why it has several', () => {
  const uses = members.flatMap(({ wire, place, name }) => {
    const row = wire === null ? null : conceptOf(wire, place);
    return wire === null ? [] : [{ wire, row, name: withoutTwin({ place, name, wire }) }];
  });
  const byWire = Map.groupBy(uses, ({ wire }) => wire);
  expect(byWire.size).toBeGreaterThan(400);
  const unexplained = [...byWire.values()].flatMap((found) => {
    const meant = found.filter(({ row, name }) => row === null || row.names.includes(name));
    const hasSeveral = new Set(meant.map(({ name }) => name)).size > 1;
    return found
      .filter(({ row }) => hasSeveral && (row === null || row.reason === null))
      .concat(found.filter((use) => !meant.includes(use)))
      .map(({ wire, name }) => `${wire}: ${name}`);
  });
  expect(unexplained).toEqual([]);
});

test('no name of the schema has another name in the glossary', () => {
  const words = new Set(rows.flatMap(({ names }) => names));
  const avoided = rows.flatMap(({ avoid }) => avoid);
  expect(avoided.length).toBeGreaterThan(40);
  const found = used.filter(
    (name) => !words.has(name) && avoided.some((word) => endsIn(name, word)),
  );
  expect(found).toEqual([]);
});

test('descriptions use American spelling', () => {
  const texts = [
    ...types.map(({ name, description }) => ({ at: name, description: description ?? '' })),
    ...members.map(({ place, name, description }) => ({ at: `${place}.${name}`, description })),
    ...types.flatMap((type) =>
      (isEnumType(type) ? type.getValues() : []).map(({ name, description }) => ({
        at: `${type.name}.${name}`,
        description: description ?? '',
      })),
    ),
  ];
  const british = /colour|litre|metre|licence|cancelled|refuell|organis|authoris|centre|cheque/i;
  expect(texts.filter(({ description }) => british.test(description))).toEqual([]);
});

test('all platform names of the glossary are in the schema', () => {
  const shown = new Set(members.flatMap(({ wire, place }) => [wire, `${place}.${wire}`]));
  const unused = rows.flatMap(({ wire }) => wire.filter((name) => !shown.has(name)));
  expect(unused).toEqual([]);
});

test('all names of the glossary are in the schema', () => {
  const names = new Set(used);
  const unused = rows.flatMap((row) => row.names.filter((name) => !names.has(name)));
  expect(unused).toEqual([]);
});

test.each([
  ['at the first pause', 'Number of it, in figures.', 'Number of it (号), in figures.'],
  ['outside of brackets', 'Date (a day, no time) of it.', 'Date (a day, no time) of it (号).'],
  ['outside of code', 'As `a: b, c` says.', 'As `a: b, c` says (号).'],
  ['at the end of what has no pause', 'Number', 'Number (号)'],
  ['behind a number with decimals', 'Rate 0.13 of it.', 'Rate 0.13 of it (号).'],
  [
    'once, where its author put it',
    'Number (号) of it, in figures.',
    'Number (号) of it, in figures.',
  ],
  ['in the first sentence also', 'Number. Called 号 there.', 'Number (号). Called 号 there.'],
])('a term is found %s', (_case, text, expected) => {
  expect(withTerm(text, '号')).toBe(expected);
});

test('the first sentence of a field or argument has the platform’s Chinese term', () => {
  const named = members.flatMap(({ wire, place, name, description }) => {
    const term = wire === null ? null : conceptOf(wire, place)?.term;
    return term ? [{ at: `${place}.${name}`, term, description }] : [];
  });
  expect(named.length).toBeGreaterThan(750);
  const silent = named.filter(
    ({ term, description }) => !firstSentence(description).includes(term),
  );
  expect(silent).toEqual([]);
  const twice = named.filter(({ term, description }) => description.split(`(${term})`).length > 2);
  expect(twice).toEqual([]);
});

test('the first sentence of a type has its Chinese term', () => {
  const named = types.filter((type) => hasMembers(type) && !isTechnical(type));
  expect(named.length).toBeGreaterThan(300);
  const silent = named.filter(({ description }) => !hasTerm(firstSentence(description ?? '')));
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test('all enum values that are codes or endpoints of the platform have a Chinese term', () => {
  const coded = types
    .filter(isEnumType)
    .flatMap((type) => type.getValues().map((value) => ({ type, value })))
    // The one enum whose values have other codes in another field, so that none stands on them.
    .filter(
      ({ type, value }) =>
        type.name === 'SpecialElement' || (value.astNode?.directives ?? []).length > 0,
    )
    .filter(({ value }) => value.name !== 'UNRECOGNIZED');
  expect(coded.length).toBeGreaterThan(400);
  const silent = coded.filter(({ value }) => !hasTerm(firstSentence(value.description ?? '')));
  expect(silent.map(({ type, value }) => `${type.name}.${value.name}`)).toEqual([]);
});

/** Parts of all GraphQL and Relay schemas have no term in the field: roots, pages and their edges, errors. */
function isTechnical(type: GraphQLNamedType): boolean {
  const roots: unknown[] = [
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ];
  return roots.includes(type) || /(?:Connection|Edge|PageInfo|Error)$/.test(type.name);
}

function membersOf(type: GraphQLNamedType): readonly Named[] {
  if (isInputObjectType(type))
    return Object.values(type.getFields()).map((field) => toNamed(type.name, field));
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  const fields = Object.values(type.getFields());
  const args = fields.flatMap((field) =>
    field.args.map((argument) => toNamed(field.name, argument)),
  );
  return fields.map((field) => toNamed(type.name, field)).concat(args);
}

interface Member {
  readonly name: string;
  readonly description?: string | null | undefined;
  readonly astNode?:
    | { readonly directives?: readonly ConstDirectiveNode[] | undefined }
    | null
    | undefined;
}

function toNamed(place: string, { name, description, astNode }: Member): Named {
  return { place, name, description: description ?? '', wire: wireOf(astNode?.directives) };
}

function wireOf(directives: readonly ConstDirectiveNode[] | undefined): string | null {
  const wire = directives?.find((directive) => directive.name.value === 'wire');
  const value = wire?.arguments?.[0]?.value;
  return value?.kind === Kind.STRING ? value.value : null;
}

/** The name of a code’s enum for the `…Code` beside it. */
function withoutTwin({ place, name, wire }: Omit<Named, 'description'>): string {
  const base = name.replace(/Code$/, '');
  const isTwin = (one: Named): boolean =>
    one.place === place && one.name === base && one.wire === wire;
  return members.some(isTwin) ? base : name;
}

/** True for all types but scalars, which have no field of their own, and unions, whose members say what they are. */
function hasMembers(type: GraphQLNamedType): boolean {
  return isObjectType(type) || isInterfaceType(type) || isInputObjectType(type) || isEnumType(type);
}

const hasTerm = (text: string): boolean => /\([^()]*\p{Script=Han}/u.test(text);

/** True if the last words of a name are these, written `likeThis` or `LIKE_THIS`. */
function endsIn(name: string, word: string): boolean {
  const isWhole = name.length === word.length || /^[A-Z]/.test(word) || name.endsWith(`_${word}`);
  if (isWhole) return name.endsWith(word);
  return name.endsWith(word.charAt(0).toUpperCase() + word.slice(1));
}
