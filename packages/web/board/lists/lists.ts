import type { Icon } from '../../shared/icons.tsx';
import {
  IconBuildingBank,
  IconContract,
  IconFileInvoice,
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
  InvoicesDocument,
  type OperationKind,
  type OperationState,
  RedOffsetsDocument,
  ReverseInvoicesDocument,
  ScrapInvoicesDocument,
  ScrapOrdersDocument,
  SellersDocument,
  SigningTasksDocument,
  UploadsDocument,
} from '../../generated/operations.ts';
import type { Thing } from '../values/facts.ts';

/** A page of a list of things. */
export interface ListAnswer {
  readonly list: {
    readonly edges: readonly { readonly node: Thing }[];
    readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
  };
}

/** The page that is wanted of a list. */
export interface ListVariables {
  readonly first: number;
  readonly after?: string | null;
  readonly states?: readonly OperationState[] | null;
}

/** A kind that has a list of its own. */
export interface KindList {
  readonly kind: OperationKind;
  /** Below `/list/`. */
  readonly path: string;
  readonly icon: Icon;
  readonly document: TypedDocumentNode<ListAnswer, ListVariables>;
}

/**
 * Each list takes the states of its own kind, which are among those of all: the only states that are ever asked for are
 * those that the counts of the kind name.
 */
function listOf(
  kind: OperationKind,
  path: string,
  icon: Icon,
  document: TypedDocumentNode<ListAnswer, never>,
): KindList {
  // See above: the variables differ in the names of the states only.
  return { kind, path, icon, document: document as KindList['document'] };
}

/** The nine kinds that have lists of their own, in the order in which they are shown. */
export const KIND_LISTS: readonly KindList[] = [
  listOf('FORWARD_INVOICE', 'invoices', IconFileInvoice, InvoicesDocument),
  listOf('FORWARD_RED_OFFSET', 'red-offsets', IconReceiptRefund, RedOffsetsDocument),
  listOf('REVERSE_SELLER', 'sellers', IconUserCheck, SellersDocument),
  listOf('REVERSE_INVOICE', 'reverse-invoices', IconBuildingBank, ReverseInvoicesDocument),
  listOf('SCRAP_ORDER', 'scrap-orders', IconRecycle, ScrapOrdersDocument),
  listOf('SCRAP_INVOICE', 'scrap-invoices', IconReceipt, ScrapInvoicesDocument),
  listOf('SCRAP_UPLOAD', 'uploads', IconUpload, UploadsDocument),
  listOf('PARTNER_CONTRACT', 'contracts', IconContract, ContractsDocument),
  listOf('SIGNING_TASK', 'signing-tasks', IconSignature, SigningTasksDocument),
];

const LISTED: ReadonlySet<OperationKind> = new Set(KIND_LISTS.map(({ kind }) => kind));

/** True for a kind that has a list of its own. */
export function hasList(kind: OperationKind): boolean {
  return LISTED.has(kind);
}
