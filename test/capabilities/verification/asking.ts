import type { Answer, Connection } from '../../harness.ts';
import { sendEnvelope, startStub, type StubPlatform } from '../../platform/stub-platform.ts';

const VERIFY_MANY = `query ($invoices: [InvoiceToVerify!]!) {
  verifyInvoices(invoices: $invoices) { verdict invoiceNumber reconciliationId }
}`;

export type Elements = Record<string, unknown>;

/** Returns a response in which all invoices are genuine, in the order of the request. */
export async function startGenuine(): Promise<StubPlatform> {
  return startStub((response, { body }) => {
    // Written by the service under test; a test of another form compares it itself.
    const request = JSON.parse(body) as Elements & { cyList?: Elements[] };
    const result = (request.cyList ?? [request]).map(({ fphm }) => ({
      success: true,
      fphm,
      data: {},
    }));
    sendEnvelope(response, 'CYT_00000', { verified: true, channel: 'national', result });
  });
}

/** A digital invoice's number with this ending. */
export const numberOf = (ending: number | string): string =>
  `26442${String(ending).padStart(15, '0')}`;

export const digital = (ending: number | string): object => ({
  digitalGeneral: {
    invoiceNumber: numberOf(ending),
    issuedOn: '2026-11-02',
    amountWithTax: '1660.10',
  },
});

export const numbered = (count: number, first = 1): object[] =>
  Array.from({ length: count }, (_none, index) => digital(first + index));

export const verifyMany = (service: Connection, invoices: readonly object[]): Promise<Answer> =>
  service.query(VERIFY_MANY, { invoices });

export const code = { invoiceCode: '4400261130', invoiceNumber: '00000015' };
export const day = { issuedOn: '2026-11-06' };
