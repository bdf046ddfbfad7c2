import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ExecutionArgs, type ExecutionResult, GraphQLError } from 'graphql';
import { CloseCode, GRAPHQL_TRANSPORT_WS_PROTOCOL, handleProtocols, makeServer } from 'graphql-ws';
import { TranslatableError } from '../../graphql/errors/translatable-error.ts';
import type { Clock } from '../../kernel/time/clock.ts';
import type { NewId } from '../../kernel/ids.ts';
import { type Log, withLogFields, type Tracing } from '../../kernel/log/log.ts';
import type { Measurements } from '../../kernel/log/measurements.ts';
import type { Context } from '../../context/context.ts';
import type { Language } from '../../messages/message.ts';
import { requests } from '../../messages/requests.ts';
import { acceptedLanguage, toMessage, withoutTransportHints } from '../http/response-types.ts';
import type { BodyLimits } from '../body/body.ts';
import type { BodyRoom } from '../body/body-room.ts';
import type { Meters } from '../caps/meter.ts';
import { atEnd } from '../auth/key-ring.ts';
import type { FairTurns } from '../../kernel/turns.ts';
import type { Pipeline } from '../pipeline/pipeline.ts';
import type { Steps } from '../pipeline/steps.ts';
import { mustFindOperation } from '../pipeline/reporting.ts';
import type { AuthenticateFrom } from '../auth/authentication.ts';
import { declaredVariables } from '../execution/variables.ts';
import { SocketClient, type SocketClientOptions } from './socket-client.ts';
import { createSocketServer, dismiss } from './socket-limits.ts';
import { IssuerUnavailable } from '../auth/issuer-keys.ts';

/** Maximum number of concurrent operations on one socket. */
const MAX_SUBSCRIPTIONS = 50;

/** Close code for a client above its cap of connections; it may reconnect later. */
const TOO_MANY_CONNECTIONS = 4429;

/** Close reason, which has at most 123 bytes. */
const OTHER_PROTOCOL =
  'Speak graphql-transport-ws, as the library graphql-ws does; graphql-ws is the protocol before';

/** Time over which the closing of sockets is spread, so that clients do not all reconnect to the next instance at once. */
const SPREAD_MS = 1_500;

interface WebsocketOptions extends BodyLimits {
  readonly pipeline: Pipeline;
  readonly meters: Meters;
  readonly turns: FairTurns;
  readonly bodies: BodyRoom;
  readonly authenticate: AuthenticateFrom;
  readonly clock: Pick<Clock, 'now'>;
  readonly newId: NewId;
  readonly log: Log;
  readonly tracing: Tracing;
  readonly measurements: Pick<Measurements, 'sockets' | 'unsentBytes'>;
  /** Time limit for a client to send `connection_init`. */
  readonly initTimeoutMs: number;
  /** Interval of pings; a socket without a pong by the next ping is closed. */
  readonly pingMs: number;
  /** Time limit for a client that reads none of the data sent to it. */
  readonly stalledMs: number;
  /** Returns a number from 0 to below 1. */
  readonly random: () => number;
}

/** Operations over `graphql-transport-ws`. */
interface Websockets {
  /** Takes over an upgrade request. */
  accept(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Closes every socket with 1001 (going away), ends connections that stay open, and accepts no more. */
  close(): void;
}

/** A valid operation. */
interface Prepared {
  readonly steps: Steps;
  /** Value given by the client. */
  readonly traceparent: unknown;
}

export function createWebsockets(options: WebsocketOptions): Websockets {
  const { pipeline, meters, turns, bodies, authenticate, clock, newId, log } = options;
  const { initTimeoutMs, pingMs, random, stalledMs, measurements, tracing } = options;
  const { maxBodyBytes, maxBodyValues } = options;
  const sockets = createSocketServer({
    // Browsers report no close code for a socket whose protocol was not accepted.
    handleProtocols: (offered) => handleProtocols(offered) || ([...offered][0] ?? false),
  });
  measurements.sockets.watch([], () => sockets.clients.size);
  measurements.unsentBytes.watch(['websocket'], () =>
    [...sockets.clients].reduce((sum, { bufferedAmount }) => sum + bufferedAmount, 0),
  );
  /** Steps of the pipeline for each prepared operation, by its arguments. */
  const prepared = new WeakMap<object, Prepared>();

  const protocol = makeServer<Record<string, unknown>, SocketClient>({
    // Replaced by the time limit of the client: this timer would live as long as its socket.
    connectionInitWaitTimeout: 0,
    async onConnect(connection) {
      const { extra, connectionParams = {} } = connection;
      // Removed, as it holds a secret that graphql-ws would store as long as the socket lives.
      Object.assign(connection, { connectionParams: undefined });
      extra.introduced();
      try {
        const { remoteAddress } = extra;
        const admission = await authenticate(credentialOf(connectionParams), { remoteAddress });
        if (admission === null) return false;
        const { caller, holder } = admission;
        const meter = meters.of(caller.tenant, holder);
        const leave = meter.open('connections');
        extra.welcome({ caller, holder, meter }, maxBodyBytes);
        extra.atClose(leave);
        extra.ids.introduce(connectionParams);
        extra.language = languageOf(connectionParams) ?? extra.language;
        extra.atClose(
          atEnd(admission, clock.now(), () => extra.dismiss(CloseCode.Forbidden, 'Forbidden')),
        );
        return true;
      } catch (error) {
        if (error instanceof GraphQLError) {
          extra.close(TOO_MANY_CONNECTIONS, error.message);
          return false;
        }
        if (!(error instanceof IssuerUnavailable)) throw error;
        log.error('tokens cannot be checked', { reason: error.message });
        extra.close(1013, 'Try again later');
        return false;
      }
    },
    async onSubscribe(connection, id, payload) {
      const { extra } = connection;
      const { known } = extra;
      if (known === null) throw new Error('A connection without a caller was acknowledged.');
      const requestId = extra.ids.next(payload.extensions ?? {});
      const { language } = extra;
      const toError = (error: unknown): GraphQLError =>
        withoutTransportHints(pipeline.publicError(error, { language, requestId }));
      return withLogFields({ requestId }, async () => {
        try {
          const underWay = Object.keys(connection.subscriptions).length;
          if (Math.max(underWay, extra.waiting) > MAX_SUBSCRIPTIONS) throw tooMany();
          known.meter.countOperation();
          const turn = turns.wait(known.caller.tenant);
          if (turn !== null) {
            extra.waiting += 1;
            await turn;
            extra.waiting -= 1;
            // The client has completed the operation, so no error is sent.
            if (!(id in connection.subscriptions)) throw gone;
          }
          const steps = pipeline.enter({ ...known, requestId, language });
          const text = await pipeline.textOf(known.caller.tenant, { ...payload });
          const document = steps.parse(text);
          // graphql-ws stores the text as long as the operation lives: equal texts share one string.
          Object.assign(payload, { query: document.loc?.source.body ?? payload.query });
          const invalid = steps.validate(steps.schema, document);
          if (invalid.length > 0) return invalid.map(toError);
          // Some clients send an empty name instead of none.
          const operationName = payload.operationName || null;
          mustFindOperation(document, operationName);
          const args = {
            schema: steps.schema,
            document,
            operationName,
            variableValues: declaredVariables({
              document,
              operationName,
              variableValues: payload.variables,
            }),
            contextValue: await steps.contextFactory(),
            sink: extra.sinkOf(id),
          };
          const traceparent = extra.ids.traceparentOf(payload.extensions ?? {});
          prepared.set(args, { steps, traceparent });
          // Removed, as neither is read again and graphql-ws stores both as long as the operation lives.
          Object.assign(payload, { variables: undefined, extensions: undefined });
          return args;
        } catch (error) {
          // If rethrown, the error would close the socket with 4500 and end its other operations.
          return [toError(error)];
        }
      });
    },
    execute(args) {
      const { steps, traceparent } = preparedOf(args);
      return orItsErrors(args, traceparent, async () => steps.execute(args));
    },
    subscribe(args) {
      const { traceparent } = preparedOf(args);
      // graphql-ws stores the arguments as long as the subscription, which no longer needs them.
      prepared.delete(args);
      return orItsErrors(args, traceparent, async () => {
        const results = await pipeline.subscribe(args);
        args.contextValue = null;
        return results;
      });
    },
    onNext: (_connection, _id, _payload, _args, result) => toMessage(result),
    onError: (_connection, _id, _payload, errors) =>
      errors.map((error) => withoutTransportHints(pipeline.publicError(error)).toJSON()),
  });

  /** Converts a rejection into a result, as a rejection would close the socket. */
  async function orItsErrors<Result>(
    args: ExecutionArgs,
    traceparent: unknown,
    run: () => Promise<Result>,
  ): Promise<Result | ExecutionResult> {
    // Created by the pipeline's `context` option, as for every prepared operation.
    const reader = args.contextValue as Context;
    try {
      const { requestId } = reader;
      return await withLogFields({ requestId }, () => tracing.within(traceparent, run));
    } catch (error) {
      return { errors: [pipeline.publicError(error, reader)] };
    }
  }

  function preparedOf(args: object): Prepared {
    const known = prepared.get(args);
    if (!known) throw new Error('Only prepared operations are run.');
    return known;
  }

  const clientOptions: SocketClientOptions = {
    maxBodyValues,
    stalledMs,
    newId,
    bodies,
    pingMs,
    initTimeoutMs,
    slowClientClosed: (reason) => log.info('closed a client that does not read', { reason }),
    broken: ({ message }) => log.info('websocket error', { reason: message }),
    failed(client, error) {
      // The stack is logged only for authenticated clients, as others could flood the log.
      const reason = reasonOf(error, client.known === null ? 'message' : 'stack');
      log.error('websocket message failed', { reason });
      client.close(CloseCode.InternalServerError, 'Internal server error');
    },
  };
  sockets.on('connection', (socket, request) => {
    if (socket.protocol !== GRAPHQL_TRANSPORT_WS_PROTOCOL) {
      socket.on('error', () => socket.terminate());
      dismiss(socket, CloseCode.SubprotocolNotAcceptable, OTHER_PROTOCOL);
      return;
    }
    const client = new SocketClient(socket, request, clientOptions);
    const closed = protocol.opened(client, client);
    socket.on('close', (code, reason) => {
      client.closed();
      closed(code, reason.toString('utf8')).catch((error: unknown) => {
        log.error('websocket clean-up failed', {
          reason: reasonOf(error, 'stack'),
        });
      });
    });
  });

  return {
    accept(request, socket, head) {
      sockets.handleUpgrade(request, socket, head, (accepted) =>
        sockets.emit('connection', accepted, request),
      );
    },
    close() {
      for (const socket of sockets.clients) {
        const delayMs = random() * SPREAD_MS;
        setTimeout(() => dismiss(socket, 1001, 'Going away'), delayMs).unref();
      }
      sockets.close();
    },
  };
}

/** Credential: `authorization` as in an HTTP header, or the key alone as `apiKey`. */
function credentialOf(params: Readonly<Record<string, unknown>>): string | null {
  const { authorization, Authorization, apiKey } = params;
  const header = authorization ?? Authorization;
  if (typeof header === 'string') return header;
  return typeof apiKey === 'string' ? `Bearer ${apiKey}` : null;
}

/** `language` as in an `Accept-Language` header, which a page cannot set; null if absent. */
function languageOf({ language }: Readonly<Record<string, unknown>>): Language | null {
  return typeof language === 'string' ? acceptedLanguage(language) : null;
}

const gone = new GraphQLError('The operation was completed by its client.');

function tooMany(): GraphQLError {
  return new TranslatableError(requests.tooManyOnSocket({ most: MAX_SUBSCRIPTIONS }), {
    extensions: { code: 'TOO_MANY_SUBSCRIPTIONS' },
  });
}

function reasonOf(error: unknown, member: 'message' | 'stack'): string {
  return error instanceof Error ? (error[member] ?? error.message) : 'unknown';
}
