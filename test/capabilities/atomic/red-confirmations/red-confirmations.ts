import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Scenario } from '../../../scenario.ts';
import type { Answer, Connection, Subscription } from '../../../harness.ts';
import { ID_NUMBER, invoiceNumber, type Result } from '../uploads/scrap-uploads.ts';
import { dataOf, type Step } from '../../../following.ts';

export const APPLY_PATH = '/api/v1/invoice/reverse/lq/QDHZQRDSQ';
export const ACT_PATH = '/api/v1/invoice/reverse/lq/QDHZQRDQR';
export const LIST_PATH = '/api/v1/invoice/reverse/lq/CXQDHZQRDLB';

export const buyer = {
  buyerTaxNumber: '91460100MA5RYC037E',
  buyerName: '海口椰城再生资源回收有限公司',
};

/** A line of an application; `change` replaces members. */
export const redLineOf = (change: object = {}): object => ({
  originalLineNumber: 1,
  categoryName: '废旧金属',
  itemName: '废钢',
  unit: '吨',
  unitPrice: '2500',
  quantity: '-0.5',
  amountWithoutTax: '-1250.00',
  taxRate: '0.01',
  taxAmount: '-12.50',
  taxClassificationCode: '1090100000000000000',
  ...change,
});

/** A valid application; `change` replaces members. */
export const application = (change: object = {}): object => ({
  sellerTaxNumber: ID_NUMBER,
  sellerName: '张建国',
  ...buyer,
  originalInvoiceNumber: invoiceNumber(),
  isPaperInvoice: false,
  originalIssuedAt: '2026-11-20T10:00:00+08:00',
  originalAmountWithoutTax: '1250.00',
  originalTaxAmount: '12.50',
  originalKind: 'GENERAL',
  redAmountWithoutTax: '-1250.00',
  redTaxAmount: '-12.50',
  reason: 'GOODS_RETURNED',
  lines: [redLineOf()],
  ...change,
});

const ERRORS = `... on Error { code message retryable platformCode hint }
  ... on InvalidInputError { fieldErrors { path message } }
  ... on PlatformRejectedError { refused: operation { state final } }
  ... on OutcomeUnknownError { followed: operation { kind key state } }
  ... on ConflictError { reason existing { kind key state } }`;

const APPLY = `mutation ($input: RedConfirmationApplicationInput!) {
  result: applyRedConfirmation(input: $input) {
    __typename
    ... on RedConfirmationApplication {
      applicationId state confirmationUuid confirmationNumber
      confirmation { confirmationUuid state platformStatus buyerName }
      rejection { message platformCode }
      operation { kind key state final }
    }
    ${ERRORS}
  }
}`;

const REVOKE = `mutation ($input: RedConfirmationRevocationInput!) {
  result: revokeRedConfirmation(input: $input) {
    __typename
    ... on RedConfirmationRevocation {
      revocationId state confirmedAt rejection { message } operation { kind key state final }
    }
    ${ERRORS}
  }
}`;

const RED = `query ($confirmationUuid: String!) {
  red: redConfirmation(confirmationUuid: $confirmationUuid) {
    confirmationUuid confirmationNumber state platformStatus platformStatusCode enteredBy sellerTaxNumber sellerName
    buyerTaxNumber buyerName originalInvoiceNumber isPaperInvoice originalIssuedAt originalKind
    originalSpecialElement redAmountWithoutTax redTaxAmount lineCount reason confirmedAt isRedInvoiceIssued
    redInvoiceNumber redInvoiceIssuedAt isValid enteredAt raw operation { kind key state final }
  }
}`;

const UPDATES = `subscription ($confirmationUuid: String!, $after: Cursor) {
  update: redConfirmationUpdates(confirmationUuid: $confirmationUuid, after: $after) {
    cursor version cause occurredAt previousState state
    red: redConfirmation { confirmationUuid state platformStatus sellerName sellerTaxNumber buyerName confirmedAt redInvoiceNumber enteredAt }
  }
}`;

/** Sends an application; returns the response's result. */
export const apply = (
  service: Connection,
  applicationId = 'application-1',
  input: object = application(),
): Promise<Result> => resultOf(service.query(APPLY, { input: { applicationId, ...input } }));

/** Sends a valid application; returns the confirmation's key. */
export async function applied(
  service: Connection,
  applicationId = 'application-1',
  input: object = application(),
): Promise<string> {
  const { confirmationUuid, ...rest } = await apply(service, applicationId, input);
  if (typeof confirmationUuid !== 'string') throw new Error(JSON.stringify(rest));
  return confirmationUuid;
}

/** Sends a revocation; returns the response's result. */
export const revoke = (
  service: Connection,
  confirmationUuid: string,
  revocationId = 'revocation-1',
): Promise<Result> => {
  const confirmationNumber = `46${confirmationUuid.slice(-18)}`;
  const sellerTaxNumber = ID_NUMBER;
  const input = { revocationId, sellerTaxNumber, confirmationUuid, confirmationNumber };
  return resultOf(service.query(REVOKE, { input }));
};

async function resultOf(asked: Promise<Answer<{ result: Result }>>): Promise<Result> {
  return dataOf(await asked).result;
}

/** A confirmation in its current state at the tax bureau. */
export async function redOf(
  service: Connection,
  confirmationUuid: string,
  headers: Record<string, string> = {},
): Promise<Result | null | undefined> {
  const answer: Answer<{ red: Result | null }> = await service.query(
    RED,
    { confirmationUuid },
    headers,
  );
  return answer.data?.red;
}

/** Follows a confirmation. */
export const followRed = (
  service: Connection,
  confirmationUuid: string,
  after?: string,
): Subscription<Step> =>
  service.subscribe<Step>(UPDATES, { confirmationUuid, ...(after === undefined ? {} : { after }) });

export const journalFiles = async (service: Scenario): Promise<string[]> =>
  (await readdir(service.dataDir))
    .filter((name) => name.startsWith('journal.sqlite'))
    .map((name) => join(service.dataDir, name));

/** The same sandbox, with an empty journal. */
export async function startForgetful(service: Scenario): Promise<string> {
  const confirmationUuid = await applied(service);
  await service.stop();
  for (const file of await journalFiles(service)) await rm(file);
  await service.startAgain();
  return confirmationUuid;
}
