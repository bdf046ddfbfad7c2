import { spawn } from 'node:child_process';
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { createServer as createHttp2Server } from 'node:http2';
import type { AddressInfo, Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { decodeProtectedHeader, jwtVerify } from 'jose';
import { Webhook } from 'standardwebhooks';
import { expect, onTestFinished, test } from 'vitest';
import { ISSUE, order } from '../capabilities/forward-invoicing/invoice-orders.ts';
import { freePort } from '../free-port.ts';
import { startService } from '../harness.ts';
import { register } from './webhook-documents.ts';

const apple = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const google = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** The text of a private key, as shown by consoles. */
function pemOf({ privateKey }: { readonly privateKey: KeyObject }): string {
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

interface Push {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

async function addressOf(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  // A listening server has an address.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Stubs of APNs, over HTTP/2, and of FCM with its issuer of tokens. */
async function startPushServices(): Promise<{ apns: string; fcm: string; pushes: Push[] }> {
  const pushes: Push[] = [];
  const apns = createHttp2Server((request, response) => {
    void text(request).then((body) => {
      pushes.push({ path: request.url, headers: request.headers, body });
      response.writeHead(200);
      return response.end();
    });
  });
  const fcm = createServer((request, response) => {
    void text(request).then(async (body) => {
      response.setHeader('content-type', 'application/json');
      const path = request.url ?? '';
      if (path !== '/token') {
        pushes.push({ path, headers: request.headers, body });
        return response.end('{}');
      }
      const assertion = new URLSearchParams(body).get('assertion') ?? '';
      const { payload } = await jwtVerify(assertion, google.publicKey);
      expect(payload['scope']).toBe('https://www.googleapis.com/auth/firebase.messaging');
      return response.end(JSON.stringify({ access_token: 'granted', expires_in: 3600 }));
    });
  });
  return { apns: await addressOf(apns), fcm: await addressOf(fcm), pushes };
}

test('the example receiver verifies, drops repeats, and wakes phones by APNs and FCM', async () => {
  const { apns, fcm, pushes } = await startPushServices();
  const secret = `whsec_${Buffer.alloc(32, 9).toString('base64')}`;
  const port = await freePort();
  const child = spawn(process.execPath, ['examples/webhooks/receiver.ts'], {
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: String(port),
      WEBHOOK_SECRET: secret,
      DEVICES: 'apns:phone-of-apple,fcm:phone-of-google',
      APNS_URL: apns,
      APNS_KEY: pemOf(apple),
      APNS_KEY_ID: 'KEY',
      APNS_TEAM_ID: 'TEAM',
      APNS_TOPIC: 'com.example.app',
      FCM_URL: fcm,
      FCM_ACCOUNT: JSON.stringify({
        project_id: 'project',
        client_email: 'account@example.com',
        private_key: pemOf(google),
        token_uri: `${fcm}/token`,
      }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill());
  await once(child.stdout, 'data');

  const url = `http://127.0.0.1:${port}/`;
  const service = await startService({
    env: { WEBHOOK_HOSTS: `127.0.0.1:${port}` },
    sandboxProgressDelayMs: null,
  });
  const document = 'subscription { invoiceUpdates(orderId: "one") { eventId cursor version } }';
  await register(service, { name: 'phones', url, secret, document });
  await service.query(ISSUE, { input: order({ orderId: 'one' }) });
  await expect.poll(() => pushes.length).toBe(4);

  const toApple = pushes.find(({ path }) => path === '/3/device/phone-of-apple');
  expect(toApple?.headers).toMatchObject({
    'apns-topic': 'com.example.app',
    'apns-push-type': 'background',
  });
  const token = String(toApple?.headers.authorization).replace('bearer ', '');
  const { payload } = await jwtVerify(token, apple.publicKey);
  expect([payload.iss, decodeProtectedHeader(token).kid]).toEqual(['TEAM', 'KEY']);
  const toGoogle = pushes.find(({ path }) => path === '/v1/projects/project/messages:send');
  expect(toGoogle?.headers.authorization).toBe('Bearer granted');
  expect(JSON.parse(toGoogle?.body ?? '')).toMatchObject({ message: { token: 'phone-of-google' } });

  const body = '{"data":{}}';
  const now = new Date();
  const send = (id: string, signature: string): Promise<Response> =>
    fetch(url, {
      method: 'POST',
      body,
      headers: {
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
        'webhook-signature': signature,
      },
    });
  const forged = new Webhook(`whsec_${Buffer.alloc(32, 8).toString('base64')}`);
  expect((await send('again', forged.sign('again', now, body))).status).toBe(401);
  const signature = new Webhook(secret).sign('again', now, body);
  const statuses = [
    (await send('again', signature)).status,
    (await send('again', signature)).status,
  ];
  expect(statuses).toEqual([204, 204]);
  expect(pushes).toHaveLength(6);
});
