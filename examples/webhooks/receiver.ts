/**
 * Receives a webhook and wakes phones: verifies, drops repeats, and sends a push. Settings: `WEBHOOK_SECRET`, `PORT`, and those
 * of `push.ts`.
 *
 *   WEBHOOK_SECRET=whsec_… DEVICES=apns:…,fcm:… node examples/webhooks/receiver.ts
 */
import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { pushToAll } from './push.ts';

const webhook = new Webhook(process.env['WEBHOOK_SECRET'] ?? '');

/** Ids of processed updates. Store them in a database, in one transaction with the changes that an update causes. */
const taken = new Set<string>();

async function statusFor(headers: Record<string, string>, body: string): Promise<number> {
  try {
    // Verifies the exact text received, before it is parsed.
    webhook.verify(body, headers);
  } catch {
    return 401;
  }
  const id = headers['webhook-id'] ?? '';
  if (taken.has(id)) return 204;
  try {
    // The phone fetches the updates itself, by a subscription with its stored cursor.
    await pushToAll();
  } catch (error) {
    console.error(error);
    // The service repeats the delivery.
    return 503;
  }
  taken.add(id);
  return 204;
}

createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    // Node joins repeated headers, so that each of these is one text.
    const headers = request.headers as Record<string, string>;
    void statusFor(headers, Buffer.concat(chunks).toString()).then((status) =>
      response.writeHead(status).end(),
    );
  });
}).listen(Number(process.env['PORT'] ?? 9000), '127.0.0.1', function listening(this: unknown) {
  console.log('The receiver is listening.');
});
