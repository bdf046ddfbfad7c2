import {
  type DocumentNode,
  getNamedType,
  getNullableType,
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isLeafType,
  isListType,
  isObjectType,
  parse,
} from 'graphql';
import type { TableColumn } from '../../documents/tables/tables.ts';
import { isScope, type Scope } from '../../kernel/scopes.ts';
import { titleNameOf } from './texts.ts';

/** A list or a report with its filters. */
export interface Exported {
  /** Field of `Query`. */
  readonly field: string;
  /** Filters in the syntax of a document, such as `states: [ISSUED]`; empty for none. */
  readonly filters: string;
}

/** A column, and the path of its value in a row of the response. */
export interface ExportColumn {
  /** Name of its title. */
  readonly name: string;
  readonly kind: TableColumn['kind'];
  readonly path: readonly string[];
  /** Enum of the values; null for none. */
  readonly labels: GraphQLEnumType | null;
  /** Path of the raw code for values that the enum does not name; null for none. */
  readonly code: readonly string[] | null;
}

/** The document that reads an export, and the structure of its table. */
export interface ExportPlan {
  /** Has the variables `$first` and `$after` if `isPaged`. */
  readonly document: DocumentNode;
  readonly isPaged: boolean;
  readonly columns: readonly ExportColumn[];
  /** Lists within the report, each with its own title; null if the field itself is the list. */
  readonly sections: readonly string[] | null;
  /** Scope that the field requires; null for none. */
  readonly scope: Scope | null;
  /** True if the platform is queried. */
  readonly asksPlatform: boolean;
}

type Member = GraphQLField<unknown, unknown>;

/** Members that only programs need, or that repeat another column. */
const NOT_SHOWN = new Set([
  'id',
  'stateName',
  'progress',
  'version',
  'final',
  'stale',
  'logDigest',
  'nextPollAt',
  'isMock',
  'timestamp',
  'hints',
  'printedCode',
  'source',
  // Each would cost a look-up.
  'documentsState',
  'documentState',
  'documentsFailure',
]);

/** Member of a report that is true if its lists are incomplete. */
export const CUT = 'truncated';

/** Members of nested objects that are shown as columns of their owner. */
const WITHIN: Readonly<Record<string, readonly string[]>> = {
  rejection: ['message', 'hint'],
  'AuditEntry.operation': ['kind', 'key'],
  'Invoice.redOffset': ['state', 'redInvoiceNumber'],
  'RedOffset.invoice': [
    'invoiceNumber',
    'sellerTaxNumber',
    'sellerName',
    'buyerTaxNumber',
    'buyerName',
    'amountWithTax',
    'amountWithoutTax',
    'taxAmount',
  ],
  'ReverseInvoice.voiding': ['requestedAt', 'bankStatus', 'bankResult'],
};

/** Suffix of a member with the raw code of the member without the suffix. */
const CODE = 'Code';

/** Last columns, common to all followed types. */
const LAST = ['state', 'rejection', 'openedAt', 'changedAt'];

/** Plans an export by the field's definition in the schema. */
export function planOf(schema: GraphQLSchema, { field, filters }: Exported): ExportPlan {
  const definition = schema.getQueryType()?.getFields()[field];
  if (definition === undefined) throw new TypeError(`There is no Query.${field}.`);
  const directives = directivesOf(definition);
  const { scope = null } = directives['requires'] ?? {};
  const base = {
    scope: typeof scope === 'string' && isScope(scope) ? scope : null,
    asksPlatform: 'upstream' in directives,
  };
  const type = objectIn(definition.type);
  const node = nodeOf(type);
  if (node !== null) {
    const args = [filters, 'first: $first', 'after: $after'].filter(Boolean).join(', ');
    const columns = columnsOf(node);
    const page = `edges { node { ${selectionOf(columns)} } } pageInfo { hasNextPage endCursor }`;
    const text = `query ($first: Int!, $after: String) { rows: ${field}(${args}) { ${page} } }`;
    return { ...base, document: parse(text), isPaged: true, columns, sections: null };
  }
  const args = filters === '' ? '' : `(${filters})`;
  if (isListType(getNullableType(definition.type))) {
    const columns = columnsOf(type);
    const text = `{ rows: ${field}${args} { ${selectionOf(columns)} } }`;
    return { ...base, document: parse(text), isPaged: false, columns, sections: null };
  }
  const lists = membersOf(type).filter(({ type: of }) => isListOfObjects(of));
  const each = lists.map((list) => ({ name: list.name, columns: columnsOf(objectIn(list.type)) }));
  const selections = each.map(({ name, columns }) => `${name} { ${selectionOf(columns)} }`);
  const all = each.flatMap(({ columns }) => columns);
  if (CUT in type.getFields()) selections.push(CUT);
  return {
    ...base,
    document: parse(`{ rows: ${field}${args} { ${selections.join(' ')} } }`),
    isPaged: false,
    columns: [...new Map(all.map((column) => [column.name, column])).values()],
    sections: each.map(({ name }) => name),
  };
}

/** Type of a connection's nodes; null for any other type. */
function nodeOf(type: GraphQLObjectType): GraphQLObjectType | null {
  const { edges } = type.getFields();
  const node =
    type.name.endsWith('Connection') && edges && objectIn(edges.type).getFields()['node'];
  return node ? objectIn(node.type) : null;
}

function columnsOf(type: GraphQLObjectType): readonly ExportColumn[] {
  const isFollowed = type.getInterfaces().some(({ name }) => name === 'Followed');
  const names = new Set(membersOf(type).map(({ name }) => name));
  const shown = membersOf(type).filter(
    (member) =>
      !NOT_SHOWN.has(member.name) &&
      // A member with the key under its own name is shown instead, and an enum instead of its code.
      !(isFollowed && member.name === 'key') &&
      !(member.name.endsWith(CODE) && names.has(member.name.slice(0, -CODE.length))) &&
      Object.keys(directivesOf(member)).every(
        // An edge that is shown as columns needs the same scope as the list.
        (name) => name === 'wire' || (name === 'requires' && withinOf(type, member) !== undefined),
      ),
  );
  return shown
    .toSorted((left, right) => placeOf(left) - placeOf(right))
    .flatMap((member) => columnsOfMember(type, member));
}

function withinOf(owner: GraphQLObjectType, { name }: Member): readonly string[] | undefined {
  return WITHIN[`${owner.name}.${name}`] ?? WITHIN[name];
}

/** Index among the last columns; -1 for all others, which keep their order. */
function placeOf({ name }: Member): number {
  return LAST.indexOf(name);
}

function columnsOfMember(owner: GraphQLObjectType, member: Member): readonly ExportColumn[] {
  const { name, type } = member;
  const named = getNamedType(type);
  if (isLeafType(named)) {
    const { name: scalar } = named;
    if (scalar === 'JSONObject' || scalar === 'URL' || scalar === 'Cursor') return [];
    const labels = isEnumType(named) ? named : null;
    const kind = isListType(getNullableType(type)) ? 'text' : kindOf(member, scalar);
    const code = labels && `${name}${CODE}` in owner.getFields() ? [`${name}${CODE}`] : null;
    return [{ name: titleNameOf(owner.name, name), kind, path: [name], labels, code }];
  }
  const leaves = withinOf(owner, member);
  if (leaves === undefined || !isObjectType(named)) return [];
  return leaves.flatMap((leaf) => {
    const inner = named.getFields()[leaf];
    return inner === undefined
      ? []
      : columnsOfMember(named, inner).map(({ path, kind, labels, code }) => ({
          name: titleNameOf(owner.name, `${name}_${leaf}`),
          kind,
          path: [name, ...path],
          labels,
          code: code && [name, ...code],
        }));
  });
}

function kindOf({ extensions }: Member, scalar: string): TableColumn['kind'] {
  switch (scalar) {
    case 'Decimal':
      return extensions['isAmount'] ? 'amount' : 'decimal';
    case 'Int':
      return 'count';
    case 'Date':
      return 'day';
    case 'DateTime':
      return 'time';
    default:
      return 'text';
  }
}

function selectionOf(columns: readonly ExportColumn[]): string {
  const roots = new Map<string, string[]>();
  for (const [root = '', leaf] of columns.flatMap(({ path, code }) =>
    code ? [path, code] : [path],
  )) {
    roots.set(root, [...(roots.get(root) ?? []), ...(leaf === undefined ? [] : [leaf])]);
  }
  return [...roots]
    .map(([root, leaves]) => (leaves.length === 0 ? root : `${root} { ${leaves.join(' ')} }`))
    .join(' ');
}

/** Members without arguments. */
function membersOf(type: GraphQLObjectType): readonly Member[] {
  return Object.values(type.getFields()).filter(({ args }) => args.length === 0);
}

function objectIn(type: GraphQLOutputType): GraphQLObjectType {
  const named = getNamedType(type);
  if (!isObjectType(named)) throw new TypeError(`${named.name} has no columns.`);
  return named;
}

function isListOfObjects(type: GraphQLOutputType): boolean {
  return isListType(getNullableType(type)) && isObjectType(getNamedType(type));
}

/** Arguments of directives by the directive's name. */
function directivesOf({
  extensions,
}: Member): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  // The builder and its plugins store them in this form.
  return (extensions['directives'] ?? {}) as ReturnType<typeof directivesOf>;
}
