import type { IncomingMessage, ServerResponse } from 'node:http';
import { canonicalJsonWithNulls, type NewId } from '../../kernel/ids.ts';
import { isJsonObject, type Json, type JsonObject, RawNumber } from '../../kernel/json/json.ts';
import { withLogFields } from '../../kernel/log/log.ts';
import type { Clock } from '../../kernel/time/clock.ts';
import { requests } from '../../messages/requests.ts';
import { type AdmissionControl, rejectUnknown } from '../auth/admission.ts';
import { isOver } from '../auth/key-ring.ts';
import { bodyFormOf, type BodyLimits, readBody, textOf, NotJson, parseBody } from '../body/body.ts';
import { type BodyRoom, holdersOf } from '../body/body-room.ts';
import type { Meters } from '../caps/meter.ts';
import type { FairTurns } from '../../kernel/turns.ts';
import { InputRejected } from '../execution/input-faults.ts';
import { declaredVariables } from '../execution/variables.ts';
import { requestIdFor, type Route } from '../http/request.ts';
import {
  languageOf,
  operationHead,
  RequestRejected,
  respondWithError,
  setHead,
} from '../http/short-responses.ts';
import { toMessage } from '../http/response-types.ts';
import type { Pipeline } from '../pipeline/pipeline.ts';
import type { RequestInfo, Visit } from '../pipeline/steps.ts';
import { CONFIRMATION, type Tool } from './tools.ts';

interface McpRouteOptions extends BodyLimits {
  readonly tools: ReadonlyMap<string, Tool>;
  readonly pipeline: Pick<Pipeline, 'enter' | 'inputErrors' | 'publicError'>;
  readonly meters: Meters;
  readonly admissionControl: AdmissionControl;
  readonly bodies: BodyRoom;
  readonly turns: FairTurns;
  readonly clock: Pick<Clock, 'now'>;
  readonly newId: NewId;
  /** Seals a confirmation, the same on all instances. */
  readonly seal: (...parts: readonly string[]) => string;
}

/** Supported protocol versions, newest first: the parts used here are equal in both. */
const VERSIONS = ['2025-06-18', '2025-03-26'];
const agreedOn = (asked: Json | undefined): JsonObject => ({
  protocolVersion: VERSIONS.find((version) => version === asked) ?? VERSIONS[0] ?? null,
});
const greeting = {
  capabilities: { tools: {} },
  serverInfo: { name: 'fapiao-graph', version: '1' },
};

/** Time for a person to read the arguments and confirm. */
const CONFIRMED_FOR_MS = 10 * 60_000;

/**
 * The Model Context Protocol over its transport "Streamable HTTP", without sessions and without streams from the server: each
 * message is one POST, each response one JSON object.
 */
export function createMcpRoute(options: McpRouteOptions): Route {
  const { tools, pipeline, meters, admissionControl, bodies, turns, clock, newId, seal } = options;

  /** Returns the members of the response to a request: its `result`, or an `error` of JSON-RPC. */
  function respond(
    method: string,
    { protocolVersion, name, arguments: args = {} }: JsonObject,
    info: RequestInfo,
  ): JsonObject | Promise<JsonObject> {
    if (method === 'ping') return { result: {} };
    if (method === 'initialize') return { result: { ...greeting, ...agreedOn(protocolVersion) } };
    if (method === 'tools/list')
      return { result: { tools: [...tools.values()].map(({ shown }) => shown) } };
    if (method !== 'tools/call') return failure(-32_601, 'Method not found');
    const tool = typeof name === 'string' ? tools.get(name) : undefined;
    if (!tool) return failure(-32_602, 'Unknown tool');
    if (!isJsonObject(args)) return failure(-32_602, 'The arguments are a JSON object');
    return callTool(tool, args, info);
  }

  async function callTool(
    tool: Tool,
    { [CONFIRMATION]: token, ...variables }: JsonObject,
    info: RequestInfo,
  ): Promise<JsonObject> {
    const rejected = (errors: readonly unknown[]): JsonObject =>
      toResult(
        toMessage({ errors: errors.map((error) => pipeline.publicError(error, info)) }),
        true,
      );
    const unknown = Object.keys(variables).find((name) => !tool.variables.has(name));
    if (unknown !== undefined) return rejected([unknownArgument(unknown)]);
    try {
      info.meter.countOperation();
      const { schema, ...steps } = pipeline.enter(info);
      const document = steps.parse(tool.text);
      const invalid = steps.validate(schema, document);
      if (invalid.length > 0) return rejected(invalid);
      const given = { document, operationName: null, variableValues: variables };
      const operation = { schema, document, variableValues: declaredVariables(given) };
      if (tool.needsConfirmation && !isConfirmed(token, tool, variables, info)) {
        const errors = pipeline.inputErrors(operation);
        if (errors.length > 0) return rejected(errors);
        const fresh = tokenFor(tool, variables, info, clock.now() + CONFIRMED_FOR_MS);
        return toResult({ done: false, [CONFIRMATION]: fresh, wouldSend: variables }, false);
      }
      const contextValue = await steps.contextFactory();
      const result = await steps.execute({ ...operation, contextValue });
      return toResult(toMessage(result), result.errors !== undefined);
    } catch (error) {
      return rejected([error]);
    }
  }

  /** Token by which a caller confirms a call until a time. */
  function tokenFor(
    { text }: Tool,
    variables: JsonObject,
    { caller: { tenant, payer } }: RequestInfo,
    until: number,
  ): string {
    const parts = [text, canonicalJsonWithNulls(variables), tenant, payer.key, payer.subject];
    return `${until}.${seal(String(until), ...parts.map(String))}`;
  }

  function isConfirmed(
    token: Json | undefined,
    ...call: [tool: Tool, variables: JsonObject, info: RequestInfo]
  ): boolean {
    const until = typeof token === 'string' ? Number.parseInt(token, 10) : 0;
    return until >= clock.now() && token === tokenFor(...call, until);
  }

  async function receive(
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
  ): Promise<void> {
    if (request.method !== 'POST')
      throw new RequestRejected(405, 'BAD_REQUEST', requests.messagesByPost, { allow: 'POST' });
    if (bodyFormOf(request)?.endsWith('JSON') !== true)
      throw new RequestRejected(415, 'BAD_REQUEST', requests.messagesByPost, {
        accept: 'application/json',
      });
    const admission = await admissionControl.admit(request);
    const room = bodies.open(holdersOf(request.socket, admission));
    try {
      await answer(request, response, { admission, room, requestId });
    } finally {
      room.close();
    }
  }

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    { admission, room, requestId }: Pick<Visit, 'admission' | 'room' | 'requestId'>,
  ): Promise<void> {
    const { caller, holder } = admission;
    const bytes = await readBody(request, options.maxBodyBytes, room);
    await turns.wait(caller.tenant);
    if (isOver(admission, clock.now())) rejectUnknown();
    const message = parseBody(textOf(bytes, request), options.maxBodyValues);
    if (message instanceof NotJson) throw new RequestRejected(400, 'PARSE_ERROR', message.text);
    if (!isMessage(message)) throw new RequestRejected(400, 'BAD_REQUEST', requests.oneMessage);
    const { id, method, params = {} } = message;
    if (method !== 'initialize') mustSpeak(request);
    // A notification, or a response to a request that this service never sends.
    if (id === undefined || typeof method !== 'string') return void response.writeHead(202).end();
    const meter = meters.of(caller.tenant, holder);
    const hasLeft = (): boolean => response.destroyed;
    const info = { caller, requestId, language: languageOf(request), meter, hasLeft };
    const members = isJsonObject(params)
      ? await withLogFields({ requestId }, async () => respond(method, params, info))
      : failure(-32_602, 'The parameters are a JSON object');
    response
      .writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
      .end(JSON.stringify({ jsonrpc: '2.0', id, ...members }));
  }

  return admissionControl.guard(async (request, response) => {
    const requestId = requestIdFor(request, newId);
    setHead(response, operationHead(request, requestId));
    try {
      await receive(request, response, requestId);
    } catch (error) {
      if (!(error instanceof RequestRejected)) throw error;
      const { status, code, text, headers } = error;
      respondWithError(response, status, code, text, headers, toRejection);
    }
  });
}

/** Error of an unknown argument, which GraphQL would ignore: a misspelled filter would return everything. */
function unknownArgument(name: string): InputRejected {
  const fault = { code: 'UNKNOWN_FIELD', path: [name], message: requests.unknownField } as const;
  return new InputRejected(requests.argumentAt, fault, {});
}

/**
 * Throws `RequestRejected` for an unsupported version. A client of 2025-03-26 sends no version; the first message agrees on
 * one.
 */
function mustSpeak({ headers }: IncomingMessage): void {
  const version = headers['mcp-protocol-version'] ?? null;
  if (version === null || VERSIONS.some((each) => each === version)) return;
  const text = requests.protocolVersions({ versions: VERSIONS.join(', ') });
  throw new RequestRejected(400, 'BAD_REQUEST', text);
}

/** True for a single request, notification or response of JSON-RPC 2.0; the protocol no longer has batches. */
function isMessage(message: Json): message is JsonObject {
  if (!isJsonObject(message)) return false;
  const { jsonrpc, id, method } = message;
  if (jsonrpc !== '2.0') return false;
  if (typeof method !== 'string') return 'result' in message || 'error' in message;
  return id === undefined || ['string', 'number'].includes(typeof id) || id instanceof RawNumber;
}

/** Body of the response to a rejected request. */
function toRejection(message: string, data: JsonObject): JsonObject {
  const code = data['code'] === 'PARSE_ERROR' ? -32_700 : -32_600;
  return { jsonrpc: '2.0', id: null, error: { code, message, data } };
}

function failure(code: number, message: string): JsonObject {
  return { error: { code, message } };
}

function toResult(value: unknown, isError: boolean): JsonObject {
  return { result: { content: [{ type: 'text', text: JSON.stringify(value) }], isError } };
}
