import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  isEnumType,
  isInterfaceType,
  isListType,
  isNullableType,
  isObjectType,
} from 'graphql';
import { expect } from 'vitest';
import { createSchema } from '../../src/schema.ts';
import { dataOf } from '../following.ts';
import type { Answer, Connection } from '../harness.ts';

const schema = createSchema();

/** All fields of the schema. */
const fields = Object.values(schema.getTypeMap()).flatMap((type) =>
  isObjectType(type)
    ? Object.values(type.getFields()).map((field) => ({ owner: type.name, field }))
    : [],
);

type Service = Pick<Connection, 'query'>;

/** Start of a query that leads to an owner of lists; empty for `Query`. */
type Way = string;

/** Number of owners that are tried for the longest list. */
const MOST_OWNERS = 4;

/** Ways to all types that have lists, over things that the service has. */
async function waysOf(service: Service): Promise<Readonly<Record<string, readonly Way[]>>> {
  interface Found {
    readonly list: { readonly edges: readonly { readonly node: { readonly id: string } }[] };
  }
  const byId = async (type: string, list: string): Promise<readonly Way[]> => {
    const text = `{ list: ${list}(first: ${MOST_OWNERS}) { edges { node { id } } } }`;
    const { edges } = dataOf(await service.query<Found>(text)).list;
    return edges.map(({ node }) => `node(id: ${JSON.stringify(node.id)}) { ... on ${type} {`);
  };
  return {
    Query: [''],
    Operation: await byId('Operation', 'operations'),
    Invoice: await byId('Invoice', 'invoices'),
    Seller: await byId('Seller', 'sellers'),
    VerificationBatch: await byId('VerificationBatch', 'verificationBatches'),
    Enterprise: ['91440300MA5F0A0A1X', '91110108MA01C8JT6R'].map(
      (taxNumber) => `enterprise(taxNumber: "${taxNumber}") {`,
    ),
    TaxClassificationDownload: ['taxClassificationCodes(buyerTaxNumber: "91460100MA5RYC037E") {'],
  };
}

/** A list as a client reaches it. */
interface List {
  readonly name: string;
  readonly way: Way;
  readonly field: GraphQLField<unknown, unknown>;
  /** Required arguments. */
  readonly given: string;
}

interface Edge {
  readonly cursor: string;
  readonly node: object;
}

interface Page {
  readonly edges: readonly Edge[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
  readonly total?: number;
  readonly totalCount?: number;
}

interface Result {
  readonly parent?: { readonly list?: Page | null } | null;
  readonly list?: Page | null;
}

type Arguments = Readonly<Record<string, unknown>>;

/** Those of the fields that a type has. */
function selected(typeName: string, names: readonly string[]): string {
  const type = schema.getType(typeName);
  const own = isObjectType(type) || isInterfaceType(type) ? type.getFields() : {};
  return names.filter((name) => Object.hasOwn(own, name)).join(' ');
}

function typeOf(type: string, name: string): string {
  const found = fields.find(({ owner, field }) => owner === type && field.name === name);
  return getNamedType(found?.field.type)?.name ?? '';
}

/** One document for all pages of a list, so that the service parses it once. */
function documentOf({ way, field, given }: List): string {
  const connection = getNamedType(field.type).name;
  const nodeType = typeOf(typeOf(connection, 'edges'), 'node');
  const node = selected(nodeType, ['id', 'eventId', 'version', 'position', 'code']);
  const selection = `edges { cursor node { __typename ${node} } }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    ${selected(connection, ['total', 'totalCount'])}`;
  const args = field.args.filter(({ type }) => isNullableType(type));
  const variables = args.map(({ name, type }) => `$${name}: ${String(type)}`);
  const values = args.map(({ name }) => `${name}: $${name}`);
  const list = `list: ${field.name}(${given} ${values.join(' ')}) { ${selection} }`;
  const parents = way.split('{').length - 1;
  return `query (${variables.join(' ')}) { ${way && `parent: ${way}`} ${list} ${'}'.repeat(parents)} }`;
}

const ask = (service: Service, list: List, page: Arguments): Promise<Answer<Result>> =>
  service.query<Result>(documentOf(list), page);

async function read(service: Service, list: List, page: Arguments): Promise<Page> {
  const { data, errors } = await ask(service, list, page);
  const found = data?.list ?? data?.parent?.list;
  if (!found) throw new Error(JSON.stringify(errors ?? data));
  return found;
}

type Given = Readonly<Record<string, readonly string[]>>;

/** Lists of which each owner has its own cursors: two owners are compared. */
const OWNED = new Set(['VerificationBatch.results', 'Query.webhookDeliveries']);

/** All lists of the schema that have pages, each of the owners with the most items. Two owners never have the same item. */
async function listsOf(service: Service, given: Given): Promise<readonly List[]> {
  const ways = await waysOf(service);
  const paged = fields.filter(({ field }) => getNamedType(field.type).name.endsWith('Connection'));
  const found = paged.map(async ({ owner, field }) => {
    const name = `${owner}.${field.name}`;
    const all = (ways[owner] ?? []).flatMap((way) =>
      (given[name] ?? ['']).map((text) => ({ name, way, field, given: text })),
    );
    if (all.length === 0) throw new Error(`No way leads to ${name}.`);
    const pages = await Promise.all(all.map((list) => read(service, list, { first: 100 })));
    const items = pages.flatMap(({ edges }) => edges.map(({ cursor }) => `${name} ${cursor}`));
    expect(items).toEqual([...new Set(items)]);
    return all
      .map((list, index) => ({ list, size: pages[index]?.edges.length ?? 0 }))
      .toSorted((one, other) => other.size - one.size)
      .slice(0, OWNED.has(name) ? 2 : 1)
      .map(({ list }) => list);
  });
  return (await Promise.all(found)).flat();
}

const isOfRecord = ({ field }: List): boolean => field.args.some(({ name }) => name === 'before');

/** Name of the lists that take each other's cursors. */
function cursorsOf(list: List): string {
  // All histories share the stream of updates.
  return list.name === 'Operation.history' ? 'stream' : `${list.name} ${list.way} ${list.given}`;
}

/** Filters: lists that may be omitted. */
const isFilter = ({ type }: GraphQLArgument): boolean => isListType(type) && isNullableType(type);

/** A list with one value of an enum. */
function anyOf(type: GraphQLInputType): readonly string[] {
  const named = getNamedType(type);
  return isEnumType(named)
    ? named
        .getValues()
        .slice(0, 1)
        .map(({ name }) => name)
    : [];
}

/** A list to be checked. */
interface Checked {
  readonly list: List;
  /** Its first 100 items. */
  readonly whole: Page;
  readonly read: (page: Arguments) => Promise<Page>;
  /** Resolves with the errors of fields; null if there is no error. */
  readonly rejected: (page: Arguments) => Promise<unknown>;
  /** Cursors of other lists. */
  readonly foreign: readonly string[];
}

const atArgument = (name: string) => [
  { code: 'INVALID_VALUE', path: [name], message: expect.any(String) as unknown },
];

async function rejectsSizes({ list, rejected }: Checked): Promise<void> {
  for (const name of isOfRecord(list) ? ['first', 'last'] : ['first'])
    for (const size of [0, -1, 101])
      expect(await rejected({ [name]: size })).toEqual(atArgument(name));
}

async function rejectsCursors({ list, whole, rejected, foreign }: Checked): Promise<void> {
  const [edge] = whole.edges;
  const altered = edge ? [`${edge.cursor}x`, `${edge.cursor}=`] : [];
  const garbage = ['', 'garbage', 'garbage.1', ...altered];
  for (const name of isOfRecord(list) ? ['after', 'before'] : ['after'])
    for (const cursor of [...garbage, ...foreign])
      expect(await rejected({ [name]: cursor })).toEqual(atArgument(name));
}

/** Reads the first items one by one. */
async function hasEachItemOnce({ list, whole, read }: Checked): Promise<void> {
  let after: string | null = null;
  for (const [index, { cursor, node }] of whole.edges.slice(0, 4).entries()) {
    const page: Page = await read({ first: 1, ...(after !== null && { after }) });
    // The tax bureau numbers its pages, so these cursors depend on their size.
    const isNumbered = list.name === 'Query.redConfirmations';
    after = isNumbered ? page.pageInfo.endCursor : cursor;
    expect(page).toEqual({
      ...whole,
      edges: [{ node, cursor: after }],
      pageInfo: {
        hasNextPage: whole.pageInfo.hasNextPage || index + 1 < whole.edges.length,
        hasPreviousPage: index > 0,
        startCursor: after,
        endCursor: after,
      },
    });
  }
}

async function endsAfterTheLast({ whole: { edges, pageInfo }, read }: Checked): Promise<void> {
  const last = edges.at(-1);
  if (last === undefined || pageInfo.hasNextPage) return;
  expect(await read({ after: last.cursor })).toMatchObject({
    edges: [],
    pageInfo: { hasNextPage: false, hasPreviousPage: true, startCursor: null, endCursor: null },
  });
}

async function hasTotal({ whole: { edges, pageInfo }, read }: Checked): Promise<void> {
  const { total, totalCount } = await read({ first: 1 });
  const count = total ?? totalCount ?? null;
  if (count === null) return;
  if (pageInfo.hasNextPage) expect(count).toBeGreaterThan(edges.length);
  else expect(count).toBe(edges.length);
}

async function isTheSameThreeTimes({ whole, read }: Checked): Promise<void> {
  for (let time = 2; time <= 3; time += 1) expect(await read({ first: 100 })).toEqual(whole);
}

async function findsNothingByEmptyFilters({ list, read }: Checked): Promise<void> {
  const filters = list.field.args.filter(isFilter);
  const any = Object.fromEntries(filters.map(({ name, type }) => [name, anyOf(type)]));
  for (const { name } of filters) {
    expect((await read({ [name]: [] })).edges).toEqual([]);
    expect((await read({ ...any, [name]: [] })).edges).toEqual([]);
  }
}

const contract = [
  rejectsSizes,
  rejectsCursors,
  hasEachItemOnce,
  endsAfterTheLast,
  hasTotal,
  isTheSameThreeTimes,
  findsNothingByEmptyFilters,
];

/** Checks the contract of each list of the schema that has pages. `given`: required arguments by the list's name. */
export async function checkEveryList(service: Service, given: Given): Promise<void> {
  const lists = await listsOf(service, given);
  const wholes = new Map<List, Page>();
  for (const list of lists) wholes.set(list, await read(service, list, { first: 100 }));
  const cursors = new Map<string, string>();
  for (const [list, { edges }] of wholes)
    if (edges[0] !== undefined) cursors.set(cursorsOf(list), edges[0].cursor);
  const faults: string[] = [];
  for (const [list, whole] of wholes) {
    const foreign = [...cursors].filter(([name]) => name !== cursorsOf(list));
    const checked: Checked = {
      list,
      whole,
      read: (page) => read(service, list, page),
      rejected: async (page) =>
        (await ask(service, list, page)).errors?.[0]?.extensions?.['fieldErrors'] ?? null,
      foreign: foreign.map(([, cursor]) => cursor),
    };
    for (const rule of contract)
      try {
        await rule(checked);
      } catch (error) {
        faults.push(`${list.name} ${list.way}${list.given} ${rule.name}: ${String(error)}`);
      }
  }
  expect(faults).toEqual([]);
}

/** Filters of the schema that are lists, and whose description does not explain an empty one. */
export const unexplainedFilters = fields.flatMap(({ owner, field }) =>
  field.args
    .filter((arg) => isFilter(arg) && !arg.description?.includes('An empty list'))
    .map(({ name }) => `${owner}.${field.name}(${name}:)`),
);
