import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type RequestInfo, readRequestInfo } from './request-info.ts';
import { type Answer, Refusal, toHttp } from './envelope.ts';
import type { Fault } from './faults.ts';
import { malformed } from './fields.ts';
import type { Simulation, SimulationOptions } from '../simulation.ts';

/** Options that the HTTP server uses, too. */
type Surroundings = Pick<SimulationOptions, 'clock' | 'log' | 'random'>;

/** HTTP server: reads requests, applies faults, writes envelopes. */
export function createSandboxServer(platform: Simulation, surroundings: Surroundings): Server {
  return createServer((request, response) => {
    // Sends the platform's time, by which clients correct their own.
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
  surroundings: Surroundings,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const address = new URL(request.url ?? '/', 'http://sandbox');
  const page = request.method === 'GET' ? platform.gateway.pageAt(address.pathname) : null;
  if (request.method === 'GET' && page === null) return sendFile(platform, address, response);
  // One of the platform's paths includes a fixed query.
  const path = page ?? address.pathname + address.search;
  platform.counters.arrived(path);
  const fault = platform.faults.take(path);
  const info = await readRequestInfo(request);
  try {
    if (fault?.at === 'clock') await surroundings.clock.sleep(fault.delayMs);
    if (fault?.at === 'proxy') {
      if (fault.reply === null) return void request.socket.destroy();
      return send(response, fault.reply.status, fault.reply.type, fault.reply.body);
    }
    const { status, body: text } = page
      ? answerPage(platform, page, address.pathname, fault)
      : await answerCall(platform, request, path, info, fault, newRequestId(surroundings.random));
    const sent = fault?.at === 'reply' ? fault.mangle(text) : text;
    if (sent === null) return void request.socket.destroy();
    send(response, status, 'application/json; charset=utf-8', sent);
  } finally {
    await info.close();
  }
}

/** Response to a signed call, in the envelope. */
async function answerCall(
  platform: Simulation,
  request: IncomingMessage,
  path: string,
  info: RequestInfo,
  fault: Fault | null,
  requestId: string,
): Promise<{ status: number; body: string }> {
  const answer = await refusalAsAnswer(async () => {
    platform.gateway.admit(info.signature, path);
    if (request.method !== 'POST') malformed('send a POST request');
    if (fault?.at === 'gateway') throw new Refusal(fault.code);
    const isEmpty = info.isEmpty && platform.gateway.takesNoBody(path);
    return platform.gateway.answer(path, isEmpty ? {} : info.json());
  });
  return toHttp(answer, requestId, platform.gateway.envelopeMembers(path));
}

/** Response of an unsigned page, without an envelope. */
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

async function refusalAsAnswer(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) return error.answer;
    throw error;
  }
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
