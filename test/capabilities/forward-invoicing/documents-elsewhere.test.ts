import { describe, expect, test } from 'vitest';
import type { RunningService } from '../../harness.ts';
import { order as ordinaryOrder, sign } from '../../simulator/start.ts';
import { sendEnvelope, startStub } from '../../platform/stub-platform.ts';
import { startBefore } from '../../scenario.ts';
import { CREATE_PATH } from './invoice-orders.ts';
import { textLike } from '../../texts.ts';
import { startByHand, hashOf, bytesAt, filesOnDisk, type Files } from './kept-files.ts';

const orderId = 'order-1';

describe('the files of an order of another system', () => {
  const ELSEWHERE = `{
    invoice(by: { order: { orderId: "${orderId}", sellerTaxNumber: "91440300MA5F0A0A1X" } }) {
      state documentsState documents { format url sha256 }
    }
  }`;

  async function startElsewhere(): Promise<RunningService> {
    const service = await startByHand();
    const body = JSON.stringify(ordinaryOrder({ order_id: orderId }));
    const headers = sign(body, Math.floor(Date.now() / 1000));
    await fetch(service.sandbox.baseUrl + CREATE_PATH, { method: 'POST', body, headers });
    return service;
  }

  test('are downloaded and stored when they are read', async () => {
    const service = await startElsewhere();
    const none = { state: 'ISSUING', documentsState: null, documents: [] };
    expect((await service.query(ELSEWHERE)).data).toEqual({ invoice: none });
    service.sandbox.controls.issueInvoice({ orderId });
    const { data } = await service.query<{ invoice: Files }>(ELSEWHERE);
    const { documents = [], ...invoice } = data?.invoice ?? {};
    expect(invoice).toEqual({ state: 'ISSUED', documentsState: null });
    expect(documents.map(({ format }) => format)).toEqual(['PDF', 'OFD', 'XML']);
    for (const { url, sha256 } of documents) expect(hashOf(await bytesAt(url))).toBe(sha256);
    expect(await filesOnDisk(service.dataDir)).toHaveLength(3);
  });

  test('are an error beside the rest if one is unavailable, and returned by the next read', async () => {
    const service = await startElsewhere();
    service.sandbox.controls.issueInvoice({ orderId });
    service.sandbox.controls.setFileFault({ fault: 'NOT_FOUND', times: 1 });
    const { data, errors } = await service.query(ELSEWHERE);
    const invoice = { state: 'ISSUED', documentsState: null, documents: null };
    expect(data).toEqual({ invoice });
    expect(errors).toMatchObject([
      {
        path: ['invoice', 'documents'],
        message: textLike(
          /^The files could not be stored: \w+: 127\.0\.0\.1 responded with 404\.$/,
        ),
        extensions: { code: 'PLATFORM_UNAVAILABLE', retryable: true },
      },
    ]);
    const again = await service.query<{ invoice: Files }>(ELSEWHERE);
    expect(again.data?.invoice.documents).toHaveLength(3);
  });

  test('are those that the platform lists, and empty if it lists none', async () => {
    let named: object = {};
    const platform = await startStub((response, { path }) => {
      if (path === '/1.xml') return void response.end('<Invoice></Invoice>');
      sendEnvelope(response, 'CYT_00000', { status: 3, ticket_sn: '26912', ...named });
    });
    const service = await startBefore(platform);
    expect((await service.query(ELSEWHERE)).data).toMatchObject({ invoice: { documents: [] } });
    named = { xml_url: `${platform.baseUrl}/1.xml` };
    expect((await service.query(ELSEWHERE)).data).toMatchObject({
      invoice: { state: 'ISSUED', documents: [{ format: 'XML' }] },
    });
  });
});
