import { readFileSync } from 'node:fs';
import {
  assertEnumType,
  type FieldNode,
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  Kind,
  OperationTypeNode,
  parse,
  valueFromASTUntyped,
} from 'graphql';
import type {
  EnumValue,
  FormCatalogue,
  FormExample,
  InputDescription,
  Member,
  MutationSummary,
} from '../packages/web/board/forms/model/description.ts';
import { fillVariables, withDefaults } from '../packages/web/playground/variables.ts';
import { type Example, journeys } from '../schema/examples.ts';
import type { OperationKind } from '../packages/web/generated/operations.ts';
import { typeNameOf } from '../src/graphql/followed/followed-types.ts';
import { firstSentence } from '../src/graphql/glossary/with-term.ts';

/** Field with the controls of the simulated platform, which have a separate page. */
const SANDBOX = 'sandbox';

/** Describes the mutations for the forms of the board, in three files; the board loads the first of them at its start. */
export function describeMutations(schema: GraphQLSchema): {
  readonly summaries: Readonly<Record<string, MutationSummary>>;
  /** Titles of the first examples, in English and Chinese. */
  readonly titles: Readonly<Record<string, readonly string[]>>;
  readonly catalogue: FormCatalogue;
  readonly examples: Readonly<Record<string, readonly FormExample[]>>;
} {
  const uses = readExamples();
  const fields = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(
    ({ name }) => name !== SANDBOX,
  );
  const catalogue = new Catalogue(uses);
  return {
    summaries: byName(fields, (field) => summaryOf(field, uses, schema)),
    titles: Object.fromEntries(
      uses.toReversed().map(({ mutation, titles: { en, zh } }) => [mutation, [en, zh]]),
    ),
    catalogue: {
      forms: byName(fields, (field) => ({
        description: wordsOf(field.description).description,
        args: field.args.map((arg) => catalogue.member(arg, field.name)),
        document: documentOf(field),
      })),
      inputs: catalogue.inputs,
      enums: catalogue.enums,
    },
    examples: byName(fields, ({ name }) =>
      uses
        .filter(({ mutation, args }) => mutation === name && isComplete(args))
        .map(({ titles, args }) => ({ titles, args })),
    ),
  };
}

type Field = GraphQLField<unknown, unknown>;

function byName<Value>(
  fields: readonly Field[],
  valueOf: (field: Field) => Value,
): Record<string, Value> {
  return Object.fromEntries(fields.map((field) => [field.name, valueOf(field)]));
}

/** A mutation's use in an example operation. */
interface Use extends FormExample {
  readonly mutation: string;
  readonly capability: string;
  /** Prefixes of members that need a new number each time. */
  readonly fresh: ReadonlyMap<string, string>;
}

function readExamples(): readonly Use[] {
  return journeys.flatMap(({ capability, examples }) =>
    examples.flatMap((example) => {
      const use = readExample(example);
      return use === null ? [] : [{ ...use, capability }];
    }),
  );
}

/** False for an example that needs a value from another example's response, without a default for it. */
function isComplete(args: FormExample['args']): boolean {
  return Object.values(args).every((value) => value !== undefined);
}

/** Placeholder for a new number while an example is read. */
const NEW = '<new>';

function readExample(example: Example): Omit<Use, 'capability'> | null {
  const text = readFileSync(`schema/operations/${example.name}.graphql`, 'utf8');
  const document = parse(text);
  const [operation] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) return null;
  const [field] = operation.selectionSet.selections;
  if (operation.operation !== OperationTypeNode.MUTATION || field?.kind !== Kind.FIELD) return null;
  const defaults = withDefaults(document, {});
  const marked = withDefaults(
    document,
    fillVariables({ ...example, fills: freshFills(example) }, document, {
      latest: () => undefined,
      newWord: () => NEW,
      now: () => new Date(0),
    }),
  );
  return {
    mutation: field.name.value,
    titles: { en: /^# ?(.*)/.exec(text)?.[1] ?? example.name, zh: example.titleZh },
    args: argumentsOf(field, defaults),
    fresh: newNumbersIn(argumentsOf(field, marked)),
  };
}

/** Fills for the caller's own numbers; numbers with a fixed count of digits are the tax bureau's. */
function freshFills({ fills = {} }: Example): NonNullable<Example['fills']> {
  return Object.fromEntries(
    Object.entries(fills).filter(([, fill]) => 'fresh' in fill && fill.digits === undefined),
  );
}

function argumentsOf(field: FieldNode, variables: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    (field.arguments ?? []).map(({ name, value }) => [
      name.value,
      valueFromASTUntyped(value, variables),
    ]),
  );
}

/** Direct members of the arguments that are new numbers, with their prefixes. */
function newNumbersIn(args: Readonly<Record<string, unknown>>): ReadonlyMap<string, string> {
  const members = Object.values(args).flatMap((arg) =>
    typeof arg === 'object' && arg !== null ? Object.entries(arg) : [],
  );
  return new Map(
    members.flatMap(([name, value]) =>
      typeof value === 'string' && value.endsWith(NEW)
        ? [[name, value.slice(0, -NEW.length).replace(/-$/, '')] as const]
        : [],
    ),
  );
}

function summaryOf(field: Field, uses: readonly Use[], schema: GraphQLSchema): MutationSummary {
  const upstream = directiveOf(field, 'upstream');
  const scope = directiveOf(field, 'requires')?.['scope'] ?? '';
  const billed = upstream?.['billed'];
  const capability = uses.find(({ mutation }) => mutation === field.name)?.capability ?? 'graphql';
  const [number] = uses.find(({ mutation }) => mutation === field.name)?.fresh.keys() ?? [];
  return {
    capability,
    scope: scope.toUpperCase(),
    ...((upstream || field.args.some(({ type }) => namesEndpoints(type))) && { isSent: true }),
    ...(billed !== undefined && { billed }),
    ...(number !== undefined && { kind: kindOf(field, schema), number }),
  };
}

/** Kind of the things that a mutation submits: its result is one, or has a member that is one. */
function kindOf(field: Field, schema: GraphQLSchema): OperationKind {
  const kinds = assertEnumType(schema.getType('OperationKind')).getValues();
  const results = resultsOf(field);
  const members = results.flatMap((type) =>
    Object.values(type.getFields()).map((member) => getNamedType(member.type)),
  );
  const kind = [...results, ...members].flatMap(({ name }) =>
    kinds.filter(({ value }) => typeNameOf(String(value)) === name),
  )[0];
  if (kind === undefined) throw new Error(`${field.name} takes a new number for no kind.`);
  // The names of the enum's values.
  return kind.name as OperationKind;
}

/** True for an input that names an endpoint of the platform. */
function namesEndpoints(given: GraphQLInputType): boolean {
  const type = getNamedType(given);
  if (isEnumType(type)) return type.getValues().some((value) => directiveOf(value, 'upstream'));
  return (
    isInputObjectType(type) &&
    Object.values(type.getFields()).some((field) => namesEndpoints(field.type))
  );
}

type Directives = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Arguments of a directive of a field; undefined if the field does not have it. */
function directiveOf(
  { extensions }: { readonly extensions: Readonly<Record<string, unknown>> },
  name: string,
): Readonly<Record<string, string>> | undefined {
  // Pothos stores directives in this shape, due to `useGraphQLToolsUnorderedDirectives`; all arguments here are strings.
  return (extensions['directives'] as Directives | undefined)?.[name];
}

/** Collects the inputs and enums below the arguments of mutations. */
class Catalogue {
  readonly inputs: Record<string, InputDescription> = {};
  readonly enums: Record<string, readonly EnumValue[]> = {};
  readonly #uses: readonly Use[];

  constructor(uses: readonly Use[]) {
    this.#uses = uses;
  }

  member(given: GraphQLArgument | GraphQLInputField, mutation: string | null): Member {
    const type = getNamedType(given.type);
    this.#add(type, mutation);
    return {
      name: given.name,
      type: type.name,
      ...(isListType(getNullableType(given.type)) && { isList: true }),
      ...(isNonNullType(given.type) && { isRequired: true }),
      ...wordsOf(given.description),
      ...optional('titleZh', given.extensions['titleZh'] as string | undefined),
      ...optional('wire', directiveOf(given, 'wire')?.['name']),
      ...(isPersonal(given, type) && {
        isPersonal: given.extensions['pii'] === 'taxNumber' ? ('maybe' as const) : true,
      }),
    };
  }

  #add(type: GraphQLNamedType, mutation: string | null): void {
    if (isEnumType(type)) this.enums[type.name] = valuesOf(type);
    if (!isInputObjectType(type) || type.name in this.inputs) return;
    this.inputs[type.name] = { members: [] };
    this.inputs[type.name] = this.#inputOf(type, mutation);
  }

  #inputOf(type: GraphQLInputObjectType, mutation: string | null): InputDescription {
    const fresh = this.#uses.find((use) => use.mutation === mutation)?.fresh;
    return {
      ...(type.isOneOf && { isOneOf: true }),
      members: Object.values(type.getFields()).map((field) =>
        Object.assign(this.member(field, null), optional('fresh', fresh?.get(field.name))),
      ),
    };
  }
}

function optional<Name extends string>(
  name: Name,
  value: string | undefined,
): { readonly [key in Name]?: string } {
  // The key is the given name.
  return (value === undefined ? {} : { [name]: value }) as { readonly [key in Name]?: string };
}

/** Names of secret members, which no record marks. */
const SECRETS = new Set(['secret']);

/** True for members that records mark as personal, for free JSON, which may contain anything, and for secrets. */
function isPersonal(
  { name, extensions }: GraphQLArgument | GraphQLInputField,
  type: GraphQLNamedType,
): boolean {
  return 'personalData' in extensions || type.name === 'JSONObject' || SECRETS.has(name);
}

/** Matches a Chinese term in brackets, as in descriptions. */
const TERM = / ?\((?<term>[^()]*\p{Script=Han}[^()]*)\)/u;

/** Splits the first sentence of a description into the text and its Chinese term. */
function wordsOf(description: string | null | undefined): {
  readonly description: string;
  readonly term?: string;
} {
  const text = (description ?? '').replaceAll('\n', ' ');
  const found = TERM.exec(firstSentence(text));
  const term = found?.groups?.['term'];
  if (found === null || term === undefined) return { description: text };
  // In some brackets English text follows the term; such brackets stay in the sentence.
  const [first = term, more] = term.split(', ');
  if (more !== undefined) return { description: text, term: first };
  return {
    description: text.slice(0, found.index) + text.slice(found.index + found[0].length),
    term,
  };
}

function valuesOf(type: GraphQLEnumType): readonly EnumValue[] {
  return type
    .getValues()
    .map(({ name, description }) => Object.assign({ name }, wordsOf(description)));
}

/** Interface of results that report that nothing was ordered, with the reason. */
const NOT_PLACED = 'OrderNotPlaced';

/** Selection for the link to the page of an operation. */
const OPERATION = '{ id kind key subject { id } }';

const PROBLEM = [
  '__typename',
  '... on Error { problem: message problemCode: code problemHint: hint platformCode retryable retryAfterSeconds }',
  '... on InvalidInputError { fieldErrors { path message } }',
  `... on ConflictError { existing ${OPERATION} }`,
  `... on OutcomeUnknownError { known: operation ${OPERATION} }`,
  `... on PlatformRejectedError { steps known: operation ${OPERATION} }`,
];

/** Results of a mutation that are not errors. */
function resultsOf(field: Field): readonly GraphQLObjectType[] {
  const union = getNamedType(field.type);
  const results = isUnionType(union) ? union.getTypes() : [];
  return results.filter((type) => !implementsInterface(type, 'Error'));
}

/** The document of a mutation: it selects the result as `result`, with the members that a page can show. */
function documentOf(field: Field): string {
  const made = resultsOf(field);
  const variables = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const args = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const isRefusedAsData = made.some((type) => implementsInterface(type, NOT_PLACED));
  const selection = [
    ...PROBLEM,
    ...(isRefusedAsData ? [`... on ${NOT_PLACED} { notPlaced: __typename }`] : []),
    ...made.map((type) => `... on ${type.name} ${selectionOf(type, 3)}`),
  ].join(' ');
  const name = field.name.charAt(0).toUpperCase() + field.name.slice(1);
  return `mutation ${name}(${variables}) { result: ${field.name}(${args}) { ${selection} } }`;
}

/** Selection of a result for a page: the id of a thing that has a page, and the values of anything else. */
function selectionOf(type: GraphQLObjectType, depth: number): string {
  if (implementsInterface(type, 'Followed')) return '{ __typename id thing: id }';
  if (type.name === 'Operation') return OPERATION;
  const members = Object.values(type.getFields()).flatMap((field) => {
    const named = getNamedType(field.type);
    const isFree = !directiveOf(field, 'upstream') && !directiveOf(field, 'requires');
    const takesNothing = field.args.every(({ type: given }) => !isNonNullType(given));
    if (!isFree || !takesNothing || named.name === 'JSONObject') return [];
    if (isLeafType(named)) return [field.name];
    if (!isObjectType(named) || depth === 1) return [];
    const below = selectionOf(named, depth - 1);
    return below === '' ? [] : [`${field.name} ${below}`];
  });
  return members.length === 0 ? '' : `{ ${members.join(' ')} }`;
}

function implementsInterface(type: GraphQLObjectType, name: string): boolean {
  return type.getInterfaces().some((each) => each.name === name);
}
