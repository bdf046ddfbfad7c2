import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isJsonObject, type JsonObject } from '../kernel/json.ts';
import { type Answer, Refusal, toHttp } from './envelope.ts';
import type { Fault } from './faults.ts';
import { malformed } from './fields.ts';
import type { Simulation, SimulationOptions } from './simulation.ts';

/** What the HTTP server takes from its surroundings. */
type Surroundings = Pick<SimulationOptions, 'clock' | 'log' | 'random'>;

/** Files of up to 60 MB travel in base64 within JSON. */
const LARGEST_REQUEST = 96 * 1024 * 1024;

/** The HTTP side: reads requests, lets faults strike, writes envelopes. */
export function createSandboxServer(platform: Simulation, surroundings: Surroundings): Server {
  return createServer((request, response) => {
    // Sends the platform's time, from which clients learn how far theirs is off.
    response.setHeader('Date', new Date(platform.platformNow()).toUTCString());
    serve(platform, surroundings, request, response).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : 'unknown';
      surroundings.log.error('sandbox request failed', { reason });
      request.socket.destroy();
    });
  });
}

async function serve(
  platform: Simulation,
  { clock, random }: Surroundings,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const address = new URL(request.url ?? '/', 'http://sandbox');
  const page = request.method === 'GET' ? platform.gateway.pageAt(address.pathname) : null;
  if (request.method === 'GET' && page === null) return sendFile(platform, address, response);
  // One of the platform's paths has a query in it, always the same.
  const path = page ?? address.pathname + address.search;
  platform.counters.arrived(path);
  const fault = platform.faults.take(path);
  const body = await readBody(request);
  if (fault?.at === 'clock') await clock.sleep(fault.delayMs);
  if (fault?.at === 'proxy') {
    if (fault.reply === null) return void request.socket.destroy();
    return send(response, fault.reply.status, fault.reply.type, fault.reply.body);
  }
  const { status, body: text } = page
    ? answerPage(platform, page, address.pathname, fault)
    : answerCall(platform, request, path, body, fault, newRequestId(random));
  const sent = fault?.at === 'reply' ? fault.mangle(text) : text;
  if (sent === null) return void request.socket.destroy();
  send(response, status, 'application/json; charset=utf-8', sent);
}

/** A signed call: answered in the envelope. */
function answerCall(
  platform: Simulation,
  request: IncomingMessage,
  path: string,
  body: Buffer,
  fault: Fault | null,
  requestId: string,
): { status: number; body: string } {
  const answer = refusalAsAnswer(() => {
    platform.gateway.admit(request.headers, body, path);
    if (request.method !== 'POST') malformed('send a POST request');
    if (fault?.at === 'gateway') throw new Refusal(fault.code);
    return platform.gateway.answer(path, parseBody(request.headers['content-type'], body));
  });
  return toHttp(answer, requestId);
}

/** An unsigned page: answered bare. */
function answerPage(
  platform: Simulation,
  path: string,
  address: string,
  fault: Fault | null,
): { status: number; body: string } {
  if (fault?.at === 'gateway') return toHttp(new Refusal(fault.code).answer, 'sandbox-page');
  const { status, data } = platform.gateway.answerPage(path, address);
  return { status, body: JSON.stringify(data) };
}

function newRequestId(random: () => number): string {
  const digits = Math.floor(random() * 2 ** 52).toString(16);
  return `sandbox-${digits.padStart(13, '0')}`;
}

function refusalAsAnswer(work: () => Answer): Answer {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refusal) return error.answer;
    throw error;
  }
}

function parseBody(contentType: string | undefined, body: Buffer): JsonObject {
  if (!/^application\/json\b/i.test(contentType ?? ''))
    malformed('Content-Type must be application/json');
  let value: unknown;
  try {
    value = JSON.parse(body.toString('utf8'));
  } catch {
    malformed('the body is not valid JSON');
  }
  return isJsonObject(value) ? value : malformed('the body must be a JSON object');
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  // A request's stream yields buffers, as no encoding is set on it.
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LARGEST_REQUEST) throw new Error('the request is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function sendFile(platform: Simulation, address: URL, response: ServerResponse): void {
  const file = platform.servedFile(address);
  if (file === null) return send(response, 404, 'text/plain', 'Not found');
  const fault = platform.fileFaults.take();
  if (fault !== null) return fault(response, file);
  send(response, 200, file.type, file.bytes);
}

function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Uint8Array,
): void {
  response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) });
  response.end(body);
}
