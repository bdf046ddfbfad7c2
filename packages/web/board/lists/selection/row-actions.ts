import type { Client } from 'urql';
import {
  LookAgainDocument,
  type OperationKind,
  RedOffsetInvoiceDocument,
} from '../../../generated/operations.ts';
import { newNumber } from '../../../shared/own-numbers.ts';
import type { Listed } from '../../values/facts.ts';

/** An action that applies to each of the selected things. */
export interface SelectedAction {
  readonly name: 'lookAgain' | 'redOffset';
  readonly fits: (thing: Listed) => boolean;
  /** Resolves with null on success, otherwise with the reason in words. */
  readonly act: (client: Client, thing: Listed) => Promise<string | null>;
}

interface Result {
  readonly data?:
    | { readonly result: { readonly __typename: string; readonly message?: string } }
    | undefined;
  readonly error?: { readonly message: string } | undefined;
}

function reasonIn({ data, error }: Result): string | null {
  return data ? (data.result.message ?? null) : (error?.message ?? '');
}

/** Polls the platform at once. */
export const lookAgain: SelectedAction = {
  name: 'lookAgain',
  fits: ({ operation }) => operation?.final === false,
  act: async (client, { operation }) =>
    reasonIn(await client.mutation(LookAgainDocument, { id: operation?.id ?? '' })),
};

/** Reverses an issued invoice by a red one. */
export const redOffset: SelectedAction = {
  name: 'redOffset',
  fits: ({ operation, stateName }) =>
    operation?.kind === 'FORWARD_INVOICE' && stateName === 'ISSUED',
  async act(client, { key }) {
    // An invoice is reversed once: a second request under another number is a conflict, and sends nothing.
    const input = { orderId: key ?? '', redOffsetId: newNumber('red') };
    return reasonIn(await client.mutation(RedOffsetInvoiceDocument, { input }));
  },
};

const WITH_FILES: ReadonlySet<OperationKind> = new Set<OperationKind>([
  'FORWARD_INVOICE',
  'FORWARD_RED_OFFSET',
  'PARTNER_CONTRACT',
  'SIGNING_TASK',
]);

/** True for a thing that may have files. */
export function mayHaveFiles({ operation, progress }: Listed): boolean {
  return operation !== null && progress === 'SUCCEEDED' && WITH_FILES.has(operation.kind);
}

/** Exact sum of amounts in yuan with up to two decimals. */
export function sumOf(amounts: readonly string[]): string {
  const fen = amounts.reduce((sum, amount) => sum + toFen(amount), 0n);
  const digits = String(fen < 0n ? -fen : fen).padStart(3, '0');
  return `${fen < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function toFen(amount: string): bigint {
  const [whole = '0', cents = ''] = amount.split('.');
  return BigInt(whole + cents.padEnd(2, '0').slice(0, 2));
}
