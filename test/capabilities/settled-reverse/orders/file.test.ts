import { expect, test } from 'vitest';
import { ReverseInvoiceFileDocument } from '../../../generated/operations.ts';
import { startService } from '../../../harness.ts';
import { sendEnvelope, startStub } from '../../../platform/stub-platform.ts';
import { onboardWholly, orderId, PAY, reverseOrder } from '../walk.ts';
import { startBefore } from '../../../scenario.ts';

const FILE = `query ($format: String, $redOrBlue: String) {
  reverseInvoiceFile(orderId: "reverse-1", format: $format, redOrBlue: $redOrBlue) {
    format document { name format mediaType url }
  }
}`;

test('the file of a finished order is served as a document, and its base64 appears nowhere', async () => {
  const service = await startService({ sandboxProgressDelayMs: null });
  await onboardWholly(service);
  await service.query(PAY, { input: reverseOrder() });
  service.sandbox.controls.finishReverseInvoice({ orderId });

  const answer = await service.query(ReverseInvoiceFileDocument, { orderId });
  expect(answer.data?.reverseInvoiceFile).toMatchObject({
    format: 'pdf',
    isMock: true,
    document: { name: 'reverse-1.pdf', format: 'PDF', mediaType: 'application/pdf' },
  });
  const served = await fetch(answer.data?.reverseInvoiceFile?.document.url ?? '');
  const content = await served.text();
  expect(content).toMatch(/^%PDF-/);
  const base64 = Buffer.from(content).toString('base64');
  expect(JSON.stringify(answer) + service.log.join('')).not.toContain(base64);
});

test('the file’s query reaches the platform under its names', async () => {
  const byteData = Buffer.from('%PDF-1.4\n%%EOF').toString('base64');
  const stub = await startStub((response) => sendEnvelope(response, 'CYT_00000', { byteData }));
  const before = await startBefore(stub);
  await before.query(FILE, { format: 'OFD', redOrBlue: '1' });
  expect(stub.received.map(({ path, body }): unknown => [path, JSON.parse(body)])).toEqual([
    [
      '/api/v1/rinv/invoice/download',
      { orderId: 'reverse-1', invoiceFormat: 'OFD', isRedOrblue: '1' },
    ],
  ]);
});

test('a response without an invoice file is an error that shows none of it', async () => {
  const byteData = Buffer.from('placeholder').toString('base64');
  const stub = await startStub((response) => sendEnvelope(response, 'CYT_00000', { byteData }));
  const answer = await (await startBefore(stub)).query(FILE);
  expect(answer).toMatchObject({
    data: { reverseInvoiceFile: null },
    errors: [{ extensions: { code: 'PLATFORM_UNAVAILABLE' } }],
  });
  expect(JSON.stringify(answer)).not.toContain(byteData);
});
