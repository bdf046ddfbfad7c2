import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ExecutionArgs, type ExecutionResult, GraphQLError } from 'graphql';
import { CloseCode, handleProtocols, makeServer } from 'graphql-ws';
import type { Clock } from '../kernel/clock.ts';
import type { NewId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log.ts';
import { isNestedTooDeep } from '../kernel/nesting.ts';
import type { Caller, Context } from '../graphql/context.ts';
import type { Authenticate } from './authentication.ts';
import { atExpiry } from './expiry.ts';
import type { Outlet } from './hub/outlet.ts';
import { SocketOutlet } from './hub/socket-outlet.ts';
import { keepAlive } from './life-signs.ts';
import { toMessage, withoutTransportHints } from './message.ts';
import type { Pipeline, Steps } from './pipeline.ts';
import { SocketIds } from './request-id.ts';
import { NESTED_TOO_DEEP } from './request-json.ts';
import { reviveMessage } from './revive-message.ts';
import { createSocketServer, dismiss, limitIntroduction } from './socket-limits.ts';
import { SocketSender } from './socket-sender.ts';
import { IssuerUnavailable } from './tokens.ts';

/** The most operations that one socket may have under way. */
const MAX_SUBSCRIPTIONS = 50;

/** Farewells are spread over this long, so that the clients of an instance don't all reach the next at once. */
const SPREAD_MS = 1_500;

export interface WebsocketOptions {
  readonly pipeline: Pipeline;
  readonly authenticate: Authenticate;
  readonly clock: Pick<Clock, 'now'>;
  readonly newId: NewId;
  readonly log: Log;
  /** The longest message. */
  readonly maxBodyBytes: number;
  /** How long a client may take to introduce itself. */
  readonly initTimeoutMs: number;
  /** How often a socket is pinged; one that has not answered by the next ping is dropped. */
  readonly pingMs: number;
  /** How long a client may take nothing of what is being sent to it. */
  readonly stalledMs: number;
  /** A number from 0 up to, not including, 1. */
  readonly random: () => number;
}

/** Operations over `graphql-transport-ws`. */
export interface Websockets {
  /** Takes over an upgrade request. */
  accept(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Tells every client to come back later (1001), cuts those that do not go, and takes no more. */
  close(): void;
}

interface Extra {
  caller: Caller | null;
  readonly ids: SocketIds;
  /** The way of an operation's results past graphql-ws, for those that are executed for many. */
  outletOf(id: string): Outlet;
  /** Closes the socket when the credential ends: clients come back with a fresh one. */
  endAt(epochMs: number | null): void;
  close(code: number, reason: string): void;
}

export function createWebsockets(options: WebsocketOptions): Websockets {
  const { pipeline, authenticate, clock, newId, log, initTimeoutMs, pingMs, random } = options;
  const { maxBodyBytes, stalledMs } = options;
  const sockets = createSocketServer(maxBodyBytes, { handleProtocols });
  /** The pipeline's steps of each prepared operation, by its arguments. */
  const prepared = new WeakMap<object, Steps>();

  const protocol = makeServer<Record<string, unknown>, Extra>({
    connectionInitWaitTimeout: initTimeoutMs,
    jsonMessageReviver: reviveMessage,
    async onConnect({ extra, connectionParams }) {
      try {
        const admission = await authenticate(credentialOf(connectionParams ?? {}));
        if (admission === null) return false;
        extra.caller = admission.caller;
        extra.ids.introduce(connectionParams ?? {});
        extra.endAt(admission.endsAt);
        return true;
      } catch (error) {
        if (!(error instanceof IssuerUnavailable)) throw error;
        log.error('tokens cannot be checked', { reason: error.message });
        extra.close(1013, 'Try again later');
        return false;
      }
    },
    async onSubscribe(connection, id, payload) {
      const { extra } = connection;
      const { caller } = extra;
      if (caller === null) throw new Error('A connection without a caller was acknowledged.');
      const requestId = extra.ids.next(payload.extensions ?? {});
      const toError = (error: unknown): GraphQLError =>
        withoutTransportHints(pipeline.publicError(error, requestId));
      try {
        if (Object.keys(connection.subscriptions).length > MAX_SUBSCRIPTIONS) throw tooMany();
        const steps = pipeline.enter({ caller, requestId });
        const text = await pipeline.textOf({ ...payload });
        const document = steps.parse(text ?? payload.query);
        const invalid = steps.validate(steps.schema, document);
        if (invalid.length > 0) return invalid.map(toError);
        const args = {
          schema: steps.schema,
          document,
          operationName: payload.operationName,
          variableValues: payload.variables,
          contextValue: await steps.contextFactory(),
          outlet: extra.outletOf(id),
        };
        prepared.set(args, steps);
        return args;
      } catch (error) {
        // Thrown on, it would close the socket with 4500 and end the other operations with it.
        return [toError(error)];
      }
    },
    execute: (args) => orItsErrors(args, () => stepsOf(args).execute(args)),
    subscribe: (args) => {
      // Kept by graphql-ws for as long as the subscription lives.
      prepared.delete(args);
      return orItsErrors(args, () => pipeline.subscribe(args));
    },
    onNext: (_connection, _id, _payload, _args, result) => toMessage(result),
    onError: (_connection, _id, _payload, errors) =>
      errors.map((error) => withoutTransportHints(pipeline.publicError(error)).toJSON()),
  });

  /** A rejection, too, would close the whole socket. */
  async function orItsErrors<Result>(
    args: ExecutionArgs,
    run: () => Promise<Result>,
  ): Promise<Result | ExecutionResult> {
    try {
      return await run();
    } catch (error) {
      // What the pipeline's `context` option makes, as of every prepared operation.
      const { requestId } = args.contextValue as Context;
      return { errors: [pipeline.publicError(error, requestId)] };
    }
  }

  function stepsOf(args: object): Steps {
    const known = prepared.get(args);
    if (!known) throw new Error('Only prepared operations are run.');
    return known;
  }

  sockets.on('connection', (socket, request) => {
    const stopPinging = keepAlive(socket, pingMs);
    const sender = new SocketSender({
      socket,
      connection: request.socket,
      stalledMs,
      cut: (reason) => log.info('a client that does not read was sent away', { reason }),
    });
    const extra: Extra = {
      caller: null,
      ids: new SocketIds(request.headers, newId),
      outletOf: (id) => new SocketOutlet(sender, id),
      endAt: (epochMs) => {
        const leave = (): void => socket.close(CloseCode.Forbidden, 'Forbidden');
        socket.once('close', atExpiry(epochMs, clock.now(), leave));
      },
      close: (code, reason) => socket.close(code, reason),
    };
    const mayBeRead = limitIntroduction(socket, request, () => extra.caller !== null);
    const closed = protocol.opened(
      {
        protocol: socket.protocol,
        // Resolves when the data has left: a slow reader holds up its own subscription, and nothing piles up.
        send: (data) => sender.send(data),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (receive) =>
          socket.on('message', (data) => {
            // ws hands text over as a Buffer unless told otherwise.
            const message = data as Buffer;
            if (!mayBeRead(message)) return;
            const text = message.toString('utf8');
            if (isNestedTooDeep(text))
              return dismiss(socket, CloseCode.BadRequest, NESTED_TOO_DEEP);
            receive(text).catch((error: unknown) => {
              // Where it failed is written down for known clients only: a stranger would fill the log with it.
              log.error('websocket message failed', {
                reason: reasonOf(error, extra.caller === null ? 'message' : 'stack'),
              });
              socket.close(CloseCode.InternalServerError, 'Internal server error');
            });
          }),
      },
      extra,
    );
    socket.on('error', (error) => log.info('websocket error', { reason: error.message }));
    socket.on('close', (code, reason) => {
      stopPinging();
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

/** `authorization` as in an HTTP header, or the bare key as `apiKey`. */
function credentialOf(params: Readonly<Record<string, unknown>>): string | null {
  const { authorization, Authorization, apiKey } = params;
  const header = authorization ?? Authorization;
  if (typeof header === 'string') return header;
  return typeof apiKey === 'string' ? `Bearer ${apiKey}` : null;
}

function tooMany(): GraphQLError {
  return new GraphQLError(`One connection can have ${MAX_SUBSCRIPTIONS} operations under way.`, {
    extensions: { code: 'TOO_MANY_SUBSCRIPTIONS', retryable: false },
  });
}

function reasonOf(error: unknown, member: 'message' | 'stack'): string {
  return error instanceof Error ? (error[member] ?? error.message) : 'unknown';
}
