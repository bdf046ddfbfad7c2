import type { Answer } from '../../harness.ts';
import { sendEnvelope, startStub, type StubPlatform } from '../../platform/stub-platform.ts';
import { startBefore } from '../../scenario.ts';
import { numberOf } from './asking.ts';

export const ONE = `query ($invoice: InvoiceToVerify!) {
  verifyInvoice(invoice: $invoice) {
    verdict checksToday issuedOn raw
    face {
      __typename amountWithTax
      ... on RailwayFace { taxRate travelOn }
      ... on VatInvoiceFace { buyerTaxNumber sellerTaxNumber remark lines { taxRate } }
      ... on AviationFace { passengerName passengerIdNumber segments { carrier } }
      ... on RailwayFace { passengerName passengerIdNumber seat }
    }
  }
}`;

export const digital = (ending: string): object => ({
  digitalGeneral: { invoiceNumber: numberOf(ending), issuedOn: '2026-11-02', amountWithTax: '1' },
});

export const item = (ending: string, more: object = {}): object => ({
  success: true,
  fphm: numberOf(ending),
  data: {},
  ...more,
});

export const answering = (data: object, code = 'CYT_00000'): Promise<StubPlatform> =>
  startStub((response) => sendEnvelope(response, code, data));

export async function askOne(result: object, settings = {}, headers = {}): Promise<Answer> {
  const stub = await answering({ verified: true, result: [result] });
  return (await startBefore(stub, settings)).query(ONE, { invoice: digital('1') }, headers);
}
