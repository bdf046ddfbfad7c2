import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { toTenantToken, toToken } from '../../src/subjects/callbacks/receiver.ts';
import { toSecrets } from '../../src/kernel/ids.ts';
import type { Random } from '../faults/random.ts';
import { mutate } from './mutations.ts';
import { AUTHORIZATION, CALLBACK_SECRET, TENANT } from './process.ts';

/** A request to the service at a URL; resolves with the fault of its response, if any. */
export type Attempt = (url: string) => Promise<string | null>;

const FOLDER = join(import.meta.dirname, '../../schema/operations');
const documents = readdirSync(FOLDER).map((file) => readFileSync(join(FOLDER, file), 'utf8'));
const pdf = readFileSync(join(import.meta.dirname, '../../examples/contract.pdf'), 'latin1');
const secrets = toSecrets(CALLBACK_SECRET);
const order = { tenant: TENANT, kind: 'forward-invoice', key: 'example-enterprise-1' };

const PUSHES: readonly string[] = [
  '{"notifyNo":"1","orderId":"example-enterprise-1","status":"4"}',
  '{"code":"200","data":{"order_id":"example-enterprise-1","state":3,"list":[{"a":1.5}]}}',
  '[{"id":"12345678901234567890"},{"id":"example-enterprise-1"}]',
];

const MESSAGES: readonly string[] = [
  '{"type":"connection_init","payload":{"apiKey":"x"}}',
  '{"type":"ping","payload":{"a":1}}',
  '{"type":"pong"}',
  '{"id":"a","type":"subscribe","payload":{"query":"subscription { updates { cursor } }"}}',
  '{"id":"a","type":"complete"}',
  '{"id":"b","type":"subscribe","payload":{"query":"query ($id: ID!) { node(id: $id) { id } }","variables":{"id":"x"},"operationName":null}}',
];

/** Attempts of all kinds, the same for the same seed. */
export function attempts(count: number, random: Random): readonly Attempt[] {
  return Array.from({ length: count }, (_, n) => {
    const own = random.fork(String(n));
    return own.pick([operation, operation, operation, frames, frames, callback, upload, form])(own);
  });
}

function operation(random: Random): Attempt {
  const body = JSON.stringify({ query: random.pick(documents), variables: { first: 1 } });
  const query = { query: mutate(random.pick(documents), random) };
  const accept = random.pick([
    'application/json',
    'application/graphql-response+json',
    'text/event-stream',
    'multipart/mixed;subscriptionSpec=1.0',
  ]);
  const headers = { ...AUTHORIZATION, 'content-type': 'application/json', accept };
  const sent = random.pick([mutate(body, random), JSON.stringify(query), JSON.stringify(query)]);
  return request('/graphql', { method: 'POST', headers, body: sent });
}

function callback(random: Random): Attempt {
  const path = random.pick([
    `/callbacks/${toToken(secrets, order)}`,
    `/callbacks/${toTenantToken(secrets, TENANT)}/api/callback/bank`,
  ]);
  const address = random.pick([path, path, encodeURI(mutate(path, random).toWellFormed())]);
  return request(address, { method: 'POST', body: mutate(random.pick(PUSHES), random) });
}

function upload(random: Random): Attempt {
  const body = Buffer.from(mutate(pdf, random), 'latin1');
  return request('/documents?name=a.pdf', { method: 'POST', headers: AUTHORIZATION, body });
}

/** A field of a form. */
const part = (name: string, value: string): string =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

function form(random: Random): Attempt {
  const body =
    part(
      'operations',
      JSON.stringify({ query: random.pick(documents), variables: { file: null } }),
    ) +
    part('map', '{"0":["variables.file"]}') +
    `--x\r\ncontent-disposition: form-data; name="0"; filename="a.pdf"\r\n\r\n${pdf}\r\n--x--\r\n`;
  const headers = { ...AUTHORIZATION, 'content-type': 'multipart/form-data; boundary=x' };
  const sent = Buffer.from(mutate(body, random), 'latin1');
  return request(random.pick(['/graphql', '/documents']), { method: 'POST', headers, body: sent });
}

/** An unending response is read for this long. */
const LONGEST_MS = 1_500;

function request(
  path: string,
  init: RequestInit & { readonly body: string | Buffer<ArrayBuffer> },
): Attempt {
  return async (url) => {
    // A request that fetch itself rejects is no attempt.
    if (!URL.canParse(`${url}${path}`) || !path.startsWith('/')) return null;
    const signal = AbortSignal.timeout(LONGEST_MS);
    try {
      const response = await fetch(`${url}${path}`, { ...init, signal });
      const text = await response.text();
      const isWrong = (response.status >= 500 && response.status !== 503) || saysSo(text);
      return isWrong
        ? `${response.status} ${text.slice(0, 300)} to ${JSON.stringify(init.body.toString()).slice(0, 1_000)}`
        : null;
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    }
  };
}

/** Messages on one socket; any close is right unless the service failed. */
function frames(random: Random): Attempt {
  const sent = Array.from({ length: random.between(1, 6) }, () =>
    mutate(random.pick(MESSAGES), random),
  );
  const isKnown = random.pick([true, false]);
  return async (url) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    const answers: string[] = [];
    socket.on('error', () => {}).on('message', (data: Buffer) => answers.push(data.toString()));
    await once(socket, 'open');
    if (isKnown) {
      socket.send(JSON.stringify({ type: 'connection_init', payload: AUTHORIZATION }));
      await once(socket, 'message');
    }
    const closed = once(socket, 'close').then(([code]) => Number(code));
    for (const message of sent) if (socket.readyState === socket.OPEN) socket.send(message);
    // Answered after all earlier messages, or the socket is closed.
    if (socket.readyState === socket.OPEN) socket.ping();
    await Promise.race([once(socket, 'pong'), closed]);
    socket.close();
    const code = await closed;
    const isWrong = code === 4500 || answers.some(saysSo);
    return isWrong
      ? `${code} ${answers.find(saysSo) ?? ''} to ${JSON.stringify(sent).slice(0, 1_000)}`
      : null;
  };
}

function saysSo(text: string): boolean {
  return text.includes('INTERNAL_ERROR') || text.includes('Unexpected error');
}
