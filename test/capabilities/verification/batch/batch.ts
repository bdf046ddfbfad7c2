import type { Connection, Subscription } from '../../../harness.ts';
import { dataOf } from '../../../following.ts';

export const VERIFY = '/api/v1/verify';

/** The QR text of a digital invoice that does not exist; different numbers give different invoices. */
export const code = (number: number): string =>
  `01,32,,26449999${String(number).padStart(12, '0')},112.00,20261102,,`;

export const codes = (count: number, first = 1): string[] =>
  Array.from({ length: count }, (_none, index) => code(first + index));

const COUNTS = 'total done genuine failed unread duplicates unanswered obstacle { code }';

const START = `mutation ($input: StartVerificationBatchInput!) {
  startVerificationBatch(input: $input) {
    __typename
    ... on VerificationBatch { state ${COUNTS} }
    ... on InvalidInputError { fieldErrors { path message } }
    ... on ConflictError { reason }
    ... on Error { code }
  }
}`;

interface Started {
  readonly startVerificationBatch: Readonly<Record<string, unknown>>;
}

type Headers = Readonly<Record<string, string>>;

/** Starts a batch; resolves with the result. */
export async function start(
  service: Connection,
  input: Readonly<Record<string, unknown>>,
  headers: Headers = {},
): Promise<Readonly<Record<string, unknown>>> {
  const answer = await service.query<Started>(
    START,
    { input: { batchId: 'b1', ...input } },
    headers,
  );
  return dataOf(answer).startVerificationBatch;
}

/** A batch, as shown by an update. */
export interface Counts {
  readonly total: number;
  readonly done: number;
  readonly genuine: number;
  readonly failed: number;
  readonly unread: number;
  readonly duplicates: number;
  readonly unanswered: number;
  readonly obstacle: { readonly code: string } | null;
}

/** An update of a batch. */
export interface BatchUpdate {
  readonly cursor: string;
  readonly version: number;
  readonly state: string | null;
  readonly batch: Counts | null;
}

/** Follows the batch. */
export function follow(
  service: Connection,
  headers: Headers = {},
): Subscription<Readonly<Record<string, BatchUpdate>>> {
  return service.subscribe(
    `subscription { update: verificationBatchUpdates(batchId: "b1") {
      cursor version state batch { ${COUNTS} }
    } }`,
    {},
    headers,
  );
}

/** A result of the batch. */
export interface Result {
  readonly position: number;
  readonly row: number | null;
  readonly problem: string | null;
  readonly duplicateOf: number | null;
  readonly elements: { readonly invoiceNumber: string } | null;
  readonly verification: {
    readonly verdict: string;
    readonly checksToday: number | null;
    readonly reconciliationId: string;
  } | null;
  readonly failure: { readonly code: string } | null;
}

interface Page {
  readonly verificationBatch: {
    readonly results: {
      readonly edges: readonly { readonly node: Result }[];
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    };
  };
}

const RESULTS = `query ($first: Int, $after: String, $verdicts: [InvoiceVerdict!]) {
  verificationBatch(batchId: "b1") {
    results(first: $first, after: $after, verdicts: $verdicts) {
      edges {
        node {
          position row problem duplicateOf elements { invoiceNumber } failure { code }
          verification { verdict checksToday reconciliationId }
        }
      }
      pageInfo { hasNextPage endCursor }
    }
  }
}`;

/** Reads all results, page by page. */
export async function readResults(
  service: Connection,
  { first = 100, verdicts = null }: { first?: number; verdicts?: readonly string[] | null } = {},
  headers: Headers = {},
): Promise<readonly Result[]> {
  const found: Result[] = [];
  for (let after: string | null = null; ;) {
    const page: Page = dataOf(await service.query(RESULTS, { first, after, verdicts }, headers));
    const { edges, pageInfo } = page.verificationBatch.results;
    found.push(...edges.map(({ node }) => node));
    if (!pageInfo.hasNextPage) return found;
    after = pageInfo.endCursor;
  }
}
