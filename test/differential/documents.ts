import {
  type GraphQLArgument,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isUnionType,
  parse,
  validate,
} from 'graphql';
import { Dice } from './dice.ts';

/** A random operation, valid on its schema. */
export interface RandomOperation {
  readonly query: string;
  readonly operationName: string | null;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Keys with a special meaning to compilers and objects. */
const ODD_KEYS = ['__proto__', 'constructor', 'toString', 'idx0', 'a_b', 'then', 'data', 'Query'];

/** Variable names that are members of plain objects. */
const ODD_VARIABLES = ['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty'];

const DEEPEST = 4;
const LONGEST = 30;

/** A valid query of a seed. The same seed gives the same one. */
export function randomQuery(schema: GraphQLSchema, seed: number): RandomOperation {
  return validOne(schema, seed, (writer) => writer.query());
}

/** A valid subscription to one subject, which starts with its snapshot. */
export function randomSubscription(schema: GraphQLSchema, seed: number): RandomOperation {
  return validOne(schema, seed, (writer) => writer.subscription());
}

function validOne(
  schema: GraphQLSchema,
  seed: number,
  write: (writer: Writer) => RandomOperation,
): RandomOperation {
  for (let attempt = 0; ; attempt += 1) {
    const operation = write(new Writer(schema, new Dice(`${seed} ${attempt}`)));
    if (isValid(schema, operation)) return operation;
  }
}

function isValid(schema: GraphQLSchema, { query }: RandomOperation): boolean {
  return validate(schema, parse(query)).length === 0;
}

/** Writes one operation. It may break a rule of GraphQL, such as two fields under one key. */
class Writer {
  readonly #schema: GraphQLSchema;
  readonly #dice: Dice;
  readonly #fragments: { name: string; on: string; text: string | null }[] = [];
  readonly #variables: { name: string; type: string; value: unknown; isGiven: boolean }[] = [];
  /** Probability of a condition on a selection; most operations have none. */
  readonly #conditions: number;
  /** Probability of an unusual key or variable; most operations have none. */
  readonly #oddity: number;
  readonly #oddVariables: number;
  #length = 0;

  constructor(schema: GraphQLSchema, dice: Dice) {
    this.#schema = schema;
    this.#dice = dice;
    this.#conditions = dice.chance(0.3) ? 0.25 : 0;
    this.#oddity = dice.chance(0.2) ? 0.2 : 0;
    this.#oddVariables = dice.chance(0.4) ? 0.8 : 0;
  }

  query(): RandomOperation {
    const root = this.#schema.getQueryType();
    if (!root) throw new Error('The schema has no queries.');
    return this.#operation('query', this.#selection(root, 0));
  }

  subscription(): RandomOperation {
    const fields = Object.values(this.#schema.getSubscriptionType()?.getFields() ?? {});
    // These can be followed under any number, before the subject exists.
    const ofOne = fields.filter(
      ({ name, args }) =>
        /.Updates$/.test(name) && args.some((arg) => ['orderId', 'sellerId'].includes(arg.name)),
    );
    const { name, args, type } = this.#dice.of(ofOne);
    const named = getNamedType(type);
    if (!isCompositeType(named)) throw new Error(`${name} has no members.`);
    const given = this.#arguments(args.filter((arg) => arg.name !== 'after'));
    return this.#operation('subscription', `{ ${name}${given} ${this.#selection(named, 1)} }`);
  }

  #operation(kind: 'query' | 'subscription', selection: string): RandomOperation {
    const declared = this.#variables.map(({ name, type }) => `$${name}: ${type}`);
    const name = this.#dice.chance(0.3) ? 'A' : '';
    const main = `${kind} ${name}${declared.length > 0 ? `(${declared.join(', ')})` : ''} ${selection}`;
    const other = name !== '' && this.#dice.chance(0.5) ? ['query B { __typename }'] : [];
    const fragments = this.#fragments.map(
      (fragment) =>
        `fragment ${fragment.name} on ${fragment.on} ${fragment.text ?? '{ __typename }'}`,
    );
    return {
      query: [main, ...other, ...fragments].join('\n'),
      operationName: other.length > 0 ? name : null,
      variables: Object.fromEntries(
        this.#variables.filter(({ isGiven }) => isGiven).map(({ name, value }) => [name, value]),
      ),
    };
  }

  #selection(type: GraphQLCompositeType, depth: number): string {
    const parts: string[] = [];
    const wanted = 1 + this.#dice.below(depth === 0 ? 3 : 5);
    for (let n = 0; n < wanted; n += 1) parts.push(this.#part(type, depth));
    return `{ ${parts.join(' ')} }`;
  }

  #part(type: GraphQLCompositeType, depth: number): string {
    this.#length += 1;
    const condition = this.#condition();
    const chance = this.#dice.next();
    if (this.#length < LONGEST && depth < DEEPEST) {
      if (chance < 0.1) return `...${this.#fragment(type, depth)}${condition}`;
      if (chance < 0.25) {
        const on = this.#overlapping(type);
        const typed = on === type && this.#dice.chance(0.3) ? '' : ` on ${on.name}`;
        return `...${typed}${condition} ${this.#selection(on, depth + 1)}`;
      }
    }
    if (isUnionType(type) || chance > 0.95)
      return `${this.#key('__typename')}__typename${condition}`;
    return this.#field(type, depth, condition);
  }

  #field(
    type: Exclude<GraphQLCompositeType, { getTypes: unknown }>,
    depth: number,
    condition: string,
  ): string {
    const all = Object.values(type.getFields()).filter((field) => this.#canSelect(field));
    const leaves = all.filter(({ type }) => !isCompositeType(getNamedType(type)));
    const isLast = depth >= DEEPEST || this.#length >= LONGEST;
    const fields = isLast ? leaves : all;
    if (fields.length === 0) return '__typename';
    const field = this.#dice.of(fields);
    const args = this.#arguments(field.args);
    const named = getNamedType(field.type);
    if (isCompositeType(named) && this.#conditions > 0 && this.#dice.chance(0.4)) {
      return this.#twice(`${field.name}${args}`, named, depth);
    }
    const below = isCompositeType(named) ? ` ${this.#selection(named, depth + 1)}` : '';
    return `${this.#key(field.name)}${field.name}${args}${condition}${below}`;
  }

  /** The same field under two keys, whose selections share a fragment on conditions of their own. */
  #twice(call: string, type: GraphQLCompositeType, depth: number): string {
    const fragment = this.#fragment(type, depth);
    const half = (): string => {
      this.#length += 1;
      const more = this.#dice.chance(0.5) ? ` ${this.#part(type, DEEPEST)}` : '';
      return `twice${this.#length}: ${call} { ...${fragment}${this.#condition(0.7)}${more} }`;
    };
    return `${half()} ${half()}`;
  }

  #canSelect({ args }: GraphQLField<unknown, unknown>): boolean {
    return args.every(({ type }) => getNamedType(type).name !== 'File');
  }

  #key(name: string): string {
    if (this.#dice.chance(this.#oddity)) return `${this.#dice.of(ODD_KEYS)}: `;
    return this.#dice.chance(0.4) ? `${name.replace(/^_+/, '')}${this.#length}: ` : '';
  }

  /** An earlier fragment, or a new one. */
  #fragment(type: GraphQLCompositeType, depth: number): string {
    const known = this.#fragments.filter(({ on, text }) => on === type.name && text !== null);
    if (known.length > 0 && this.#dice.chance(0.6)) return this.#dice.of(known).name;
    const on = this.#overlapping(type);
    const fragment = {
      name: `F${this.#fragments.length}`,
      on: on.name,
      text: null as string | null,
    };
    this.#fragments.push(fragment);
    fragment.text = this.#selection(on, depth + 1);
    return fragment.name;
  }

  #overlapping(type: GraphQLCompositeType): GraphQLCompositeType {
    const possible = isObjectType(type)
      ? [type, ...type.getInterfaces()]
      : [type, ...this.#schema.getPossibleTypes(type)];
    return this.#dice.of(possible);
  }

  #condition(probability = this.#conditions): string {
    if (!this.#dice.chance(probability)) return '';
    const directive = this.#dice.of(['skip', 'include']);
    if (this.#dice.chance(0.2)) return ` @${directive}(if: ${this.#dice.chance(0.5)})`;
    const isNullable = this.#dice.chance(0.2);
    const type = isNullable ? 'Boolean = true' : 'Boolean!';
    // Null is an error, after which graphql-js 16 leaves unhandled rejections; a separate test covers it.
    const value = this.#dice.chance(0.5);
    const isGiven = !isNullable || this.#dice.chance(0.7);
    return ` @${directive}(if: $${this.#variable(type, value, isGiven)})`;
  }

  #variable(type: string, value: unknown, isGiven = true): string {
    const odd = ODD_VARIABLES.filter((name) => this.#variables.every((each) => each.name !== name));
    const isOdd = odd.length > 0 && this.#dice.chance(this.#oddVariables);
    const name = isOdd ? this.#dice.of(odd) : `v${this.#variables.length}`;
    this.#variables.push({ name, type, value, isGiven });
    return name;
  }

  /** A variable for an argument. One that may be omitted sometimes is, or is null; some have a default. */
  #given(type: GraphQLInputType, value: unknown): string {
    if (isNonNullType(type) || this.#dice.chance(0.5)) return this.#variable(String(type), value);
    const standard = this.#dice.chance(0.3) ? ` = ${literal(this.#value(type, 0), type)}` : '';
    const given = this.#dice.chance(0.3) ? null : value;
    return this.#variable(`${String(type)}${standard}`, given, this.#dice.chance(0.5));
  }

  #arguments(args: readonly GraphQLArgument[]): string {
    const given = args.filter((arg) => isRequiredArgument(arg) || this.#dice.chance(0.4));
    if (given.length === 0) return '';
    const written = given.map(({ name, type }) => {
      const value = this.#value(type, 0);
      const isVariable = this.#dice.chance(0.6);
      return `${name}: ${isVariable ? `$${this.#given(type, value)}` : literal(value, type)}`;
    });
    return `(${written.join(', ')})`;
  }

  /** A value as JSON; an enum's is its name. */
  #value(type: GraphQLInputType, depth: number): unknown {
    if (isNonNullType(type)) return this.#present(type.ofType, depth);
    if (depth > 0 && this.#dice.chance(0.1)) return null;
    if (isListType(type)) return [this.#present(type.ofType, depth + 1)];
    if (isEnumType(type)) return this.#dice.of(type.getValues()).name;
    if (isInputObjectType(type)) {
      const fields = Object.values(type.getFields());
      if (type.isOneOf) {
        const field = this.#dice.of(fields);
        return { [field.name]: this.#present(field.type, depth + 1) };
      }
      const given = fields.filter(
        (field) => isRequiredInputField(field) || (depth < 2 && this.#dice.chance(0.3)),
      );
      return Object.fromEntries(
        given.map(({ name, type }) => [name, this.#value(type, depth + 1)]),
      );
    }
    return SCALARS[type.name] ?? this.#dice.of(TEXTS);
  }

  #present(type: GraphQLInputType, depth: number): unknown {
    for (;;) {
      const value = this.#value(type, depth);
      if (value !== null) return value;
    }
  }
}

const SCALARS: Readonly<Record<string, unknown>> = {
  Int: 3,
  Float: 1.5,
  Boolean: true,
  ID: 'an-id',
  Decimal: '12.50',
  Date: '2026-11-20',
  DateTime: '2026-11-20T12:00:00+08:00',
  YearMonth: '2026-11',
  URL: 'https://example.com/a',
  JSONObject: { a: [1, 'x'] },
};

/** Texts that a compiler must write unchanged, and that may be numbers of orders. The last two are graphql-jit's markers, the first of them with code. */
const TEXTS = [
  'a-text',
  '"\\u2028`${1}\\',
  '__MAGIC_DATE__33a9e76d_02e0_4128_8e92_3530ad3da74d1',
  '__MAGIC_NAN__57f286b9_4c20_487f_b409_79804ddcb4f8',
];

/** A value as a GraphQL literal. */
function literal(value: unknown, type: GraphQLInputType): string {
  if (value === null) return 'null';
  if (isNonNullType(type)) return literal(value, type.ofType);
  if (isListType(type) && Array.isArray(value))
    return `[${value.map((item) => literal(item, type.ofType)).join(', ')}]`;
  if (isEnumType(type) && typeof value === 'string') return value;
  if (isInputObjectType(type)) {
    const fields = type.getFields();
    const members = Object.entries(value as object).map(([name, member]) => {
      const field = fields[name];
      return `${name}: ${field ? literal(member, field.type) : 'null'}`;
    });
    return `{ ${members.join(', ')} }`;
  }
  if (typeof value === 'object' && value !== null) return '{ a: [1, "x"] }';
  return JSON.stringify(value);
}
