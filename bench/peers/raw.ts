// node:http and undici: `raw.ts forward` forwards bytes, `raw.ts rewrite` parses and serializes them.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { announce } from './announce.ts';
import { call } from './call.ts';

const [way] = process.argv.slice(2);
const STATIC = '{"data":{"__typename":"Query"}}';

/** The request to the platform, or null for none; the operation is not parsed. */
function asked(body: string): readonly [path: string, body: string] | null {
  if (body.includes('verifyInvoice')) {
    return [
      '/api/v1/verify',
      '{"fphm":"26442000000000000011","kprq":"2026-11-02","jshj":11300.00}',
    ];
  }
  return body.includes('enterprises')
    ? ['/api/v1/enterprise/search', '{"name":"青禾","limit":10}']
    : null;
}

const written = (body: string): string =>
  way === 'rewrite' ? JSON.stringify(JSON.parse(body)) : body;

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const question = asked(written(await text(request)));
  const body = question === null ? STATIC : written(await call(...question));
  const length = Buffer.byteLength(body);
  response
    .writeHead(200, { 'content-type': 'application/json', 'content-length': length })
    .end(body);
}

await announce(createServer((request, response) => void answer(request, response)));
