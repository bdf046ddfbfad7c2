import type { Icon } from '../../shared/icons.tsx';
import {
  IconBuildingBank,
  IconContract,
  IconDownload,
  IconFileCheck,
  IconFileInvoice,
  IconListDetails,
  IconReceipt,
  IconReceiptRefund,
  IconRecycle,
  IconSignature,
  IconUpload,
  IconUserCheck,
} from '../../shared/icons.tsx';
import type { TypedDocumentNode } from 'urql';
import {
  ContractsDocument,
  ExportsDocument,
  InvoicesDocument,
  type OperationKind,
  type OperationState,
  OtherOperationsDocument,
  RedOffsetsDocument,
  ReverseInvoicesDocument,
  ScrapInvoicesDocument,
  ScrapOrdersDocument,
  SellersDocument,
  SigningTasksDocument,
  UploadsDocument,
  VerificationBatchesDocument,
} from '../../generated/operations.ts';
import { factTexts } from '../../messages/facts.ts';
import { kindTexts } from '../../messages/kinds.ts';
import type { FactName, Listed } from '../values/facts.ts';

/** A page of a list of things, or of operations with their things. */
export interface ListAnswer {
  readonly list: {
    readonly edges: readonly { readonly node: Listed | { readonly subject: Listed | null } }[];
    readonly pageInfo: {
      readonly startCursor: string | null;
      readonly endCursor: string | null;
      readonly hasPreviousPage: boolean;
      readonly hasNextPage: boolean;
    };
  };
}

/** Variables of a list's query: its page and filters. */
export interface ListVariables {
  readonly first?: number;
  readonly after?: string;
  readonly last?: number;
  readonly before?: string;
  readonly kinds?: readonly OperationKind[];
  readonly states?: readonly OperationState[];
  readonly openedFrom?: string;
  readonly openedTo?: string;
  readonly belongsTo?: Readonly<Record<string, string>>;
  readonly amountFrom?: string;
  readonly amountTo?: string;
  readonly needsAttention?: boolean;
}

/** A column: a member of every thing, or one of its facts. */
export type ColumnName = 'key' | 'operation' | 'stateName' | 'openedAt' | 'changedAt' | FactName;

/** A list with a page of its own. */
export interface BoardList {
  /** Null for the list of all kinds without their own list. */
  readonly kind: OperationKind | null;
  /** Path below `/list/`. */
  readonly path: ListPath;
  readonly icon: Icon;
  readonly document: TypedDocumentNode<ListAnswer, ListVariables>;
  /** All columns, in display order. */
  readonly columns: readonly ColumnName[];
  /** Columns that are shown until the reader chooses others. */
  readonly shown: ReadonlySet<ColumnName>;
  /** Facts that filter the list by owner: a seller, a buyer, an order. */
  readonly belongsTo: readonly FactName[];
}

/** A list of one kind. */
export interface KindList extends BoardList {
  readonly kind: OperationKind;
}

export type ListPath =
  | 'invoices'
  | 'red-offsets'
  | 'sellers'
  | 'reverse-invoices'
  | 'scrap-orders'
  | 'scrap-invoices'
  | 'uploads'
  | 'contracts'
  | 'signing-tasks'
  | 'verification-batches'
  | 'exports'
  | 'other';

/** The API's name of a list: its field, which also names it in an export. */
export function fieldOf({ document }: BoardList): string {
  const names = document.definitions
    .filter((definition) => 'operation' in definition)
    .flatMap(({ selectionSet }) => selectionSet.selections)
    .map((field) => ('name' in field ? field.name.value : ''));
  return names[0] ?? '';
}

/** True for a list whose document has a variable of this name. */
export function takes({ document }: BoardList, name: keyof ListVariables): boolean {
  return document.definitions.some(
    (definition) =>
      'operation' in definition &&
      definition.variableDefinitions?.some(({ variable }) => variable.name.value === name),
  );
}

/** The facts that the list's document selects: each can be a column. */
function factsIn(document: BoardList['document']): readonly FactName[] {
  const names = document.definitions
    .filter((definition) => 'typeCondition' in definition)
    .filter(({ name }) => name.value.endsWith('Facts'))
    .flatMap(({ selectionSet }) => selectionSet.selections)
    .map((field) =>
      'name' in field ? (('alias' in field && field.alias) || field.name).value : '',
    );
  return names.filter((name): name is FactName => Object.hasOwn(factTexts.en, name));
}

/**
 * Declares a list. `facts` are the columns that are shown by default, between the number and the state; the other facts of
 * the document can be chosen. Each list accepts the states of its own kind, a subset of all states.
 */
function listOf<Kind extends OperationKind | null>(
  kind: Kind,
  path: ListPath,
  icon: Icon,
  document: TypedDocumentNode<ListAnswer, never>,
  facts: readonly ColumnName[],
  ...belongsTo: readonly FactName[]
): BoardList & { readonly kind: Kind } {
  // The types of the lists' variables differ only in the states and the owners.
  const typed = document as BoardList['document'];
  const more = factsIn(typed).filter((name) => !facts.includes(name));
  return {
    kind,
    path,
    icon,
    document: typed,
    columns: ['key', ...facts, ...more, 'stateName', 'openedAt', 'changedAt'],
    shown: new Set(['key', ...facts, 'stateName', 'openedAt', 'changedAt']),
    belongsTo,
  };
}

/** The lists of single kinds, in display order. */
export const KIND_LISTS: readonly KindList[] = [
  listOf(
    'FORWARD_INVOICE',
    'invoices',
    IconFileInvoice,
    InvoicesDocument,
    ['invoiceNumber', 'buyerName', 'amountWithTax', 'taxAmount'],
    'buyerTaxNumber',
    'sellerTaxNumber',
  ),
  listOf(
    'FORWARD_RED_OFFSET',
    'red-offsets',
    IconReceiptRefund,
    RedOffsetsDocument,
    ['orderId', 'redInvoiceNumber'],
    'orderId',
    'sellerTaxNumber',
  ),
  listOf(
    'REVERSE_SELLER',
    'sellers',
    IconUserCheck,
    SellersDocument,
    ['buyerTaxNumber', 'canInvoice', 'blockedReason'],
    'buyerTaxNumber',
  ),
  listOf(
    'REVERSE_INVOICE',
    'reverse-invoices',
    IconBuildingBank,
    ReverseInvoicesDocument,
    ['invoiceNumber', 'sellerId', 'payAmount', 'taxAmount'],
    'buyerTaxNumber',
    'sellerId',
  ),
  listOf(
    'SCRAP_ORDER',
    'scrap-orders',
    IconRecycle,
    ScrapOrdersDocument,
    ['invoiceNumber', 'amountWithoutTax', 'totalTaxPayable'],
    'buyerTaxNumber',
  ),
  listOf(
    'SCRAP_INVOICE',
    'scrap-invoices',
    IconReceipt,
    ScrapInvoicesDocument,
    ['kind', 'issuedAt', 'acceptanceSerial'],
    'buyerTaxNumber',
    'orderId',
  ),
  listOf(
    'SCRAP_UPLOAD',
    'uploads',
    IconUpload,
    UploadsDocument,
    ['acceptanceSerial'],
    'buyerTaxNumber',
  ),
  listOf(
    'PARTNER_CONTRACT',
    'contracts',
    IconContract,
    ContractsDocument,
    ['contractNo', 'companyTaxNumber', 'statusText'],
    'companyTaxNumber',
    'sellerId',
  ),
  listOf(
    'SIGNING_TASK',
    'signing-tasks',
    IconSignature,
    SigningTasksDocument,
    ['taskNo', 'refusedReason'],
    'initiatorSigningPartyId',
    'sellerId',
  ),
  listOf('VERIFICATION_BATCH', 'verification-batches', IconFileCheck, VerificationBatchesDocument, [
    'total',
    'done',
    'genuine',
    'failed',
    'unread',
  ]),
  listOf('EXPORT', 'exports', IconDownload, ExportsDocument, ['title', 'format', 'rows']),
];

const LISTED: ReadonlySet<OperationKind> = new Set(KIND_LISTS.map(({ kind }) => kind));

/** Kinds that fetch the files of another thing. They have no page; the page of that thing shows them. */
const FETCHING: ReadonlySet<OperationKind> = new Set<OperationKind>([
  'INVOICE_DOCUMENTS',
  'PARTNER_CONTRACT_FILE',
  'RED_OFFSET_DOCUMENTS',
  'SIGNED_CONTRACT',
]);

/** True for a kind without its own list. */
export function isOther(kind: OperationKind): boolean {
  return !LISTED.has(kind) && !FETCHING.has(kind);
}

/** The kinds without their own list; the keys of the texts are all kinds. */
export const OTHER_KINDS = (Object.keys(kindTexts.en) as OperationKind[]).filter(isOther);

/** List of things of all other kinds. */
export const OTHER_LIST: BoardList = listOf(
  null,
  'other',
  IconListDetails,
  OtherOperationsDocument,
  ['operation'],
);
