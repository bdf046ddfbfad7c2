import type { Answer, Connection, RunningService } from '../../../harness.ts';
import { INVOICE, ISSUE, order } from '../invoice-orders.ts';

/** The response to `RED_OFFSET`; members of other types of the union are absent. */
export interface Offset {
  readonly redOffsetInvoice: Readonly<Record<string, unknown>>;
}

/** The response to `RED_OFFSET_NOW`. */
export interface OffsetNow {
  readonly redOffset: Readonly<Record<string, unknown>> | null;
}

/** One item of `RED_UPDATES`. */
export interface RedItem {
  readonly cursor: string;
  readonly version: number;
  readonly cause: string;
  readonly previousState: string | null;
  readonly state: string;
  readonly redOffset: Readonly<Record<string, unknown>> | null;
}

const RED_OFFSET = `mutation ($input: RedOffsetInput!) {
  redOffsetInvoice(input: $input) {
    __typename
    ... on RedOffset {
      orderId redOffsetId state redInvoiceId platformStatus redInvoiceNumber raw
      operation { kind key state final }
    }
    ... on Error { code message platformCode }
    ... on InvalidInputError { fieldErrors { code path message } }
    ... on ConflictError { reason existing { kind key state } }
    ... on OutcomeUnknownError { followed: operation { kind key state } }
  }
}`;

export const RED_OFFSET_NOW = `query ($orderId: String!) {
  redOffset(orderId: $orderId) {
    orderId redOffsetId state redInvoiceId platformStatus platformStatusCode redInvoiceNumber raw
    rejection { platformCode }
    operation { key state version final }
  }
}`;

export const RED_UPDATES = `subscription ($orderId: String!, $after: Cursor) {
  redOffsetUpdates(orderId: $orderId, after: $after) {
    cursor version cause previousState state
    redOffset { orderId redOffsetId state redInvoiceId redInvoiceNumber }
  }
}`;

export const RED_PATH = '/api/v1/invoice/forward/red';
export const RED_QUERY_PATH = '/api/v1/invoice/forward/red-query';
export const STATISTIC_PATH = '/api/v1/invoice/forward/statistic?type=detail';

/** Submits a red-offset of the order's invoice. */
export function redOffset(service: Connection, change: object = {}): Promise<Answer<Offset>> {
  const input = { redOffsetId: 'red-1', orderId: 'order-1', ...change };
  return service.query<Offset>(RED_OFFSET, { input });
}

/** Issues an order at once, and lets the service find it issued. */
export async function issueNow(service: RunningService, orderId = 'order-1'): Promise<void> {
  await service.query(ISSUE, { input: order({ orderId }) });
  service.sandbox.controls.issueInvoice({ orderId });
  await service.query(INVOICE, { by: { orderId } });
}
