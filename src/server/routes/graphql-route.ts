import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Uploads } from '../../documents/uploads/uploads.ts';
import { TranslatableError } from '../../graphql/errors/translatable-error.ts';
import type { NewId } from '../../kernel/ids.ts';
import { withLogFields, type Tracing } from '../../kernel/log/log.ts';
import type { MaybePromise } from '../../kernel/turns.ts';
import { requests } from '../../messages/requests.ts';
import { inWords } from '../../messages/message.ts';
import { acceptedBy } from '../http/response-types.ts';
import { mayNameDocument, requestIdFor, type Route } from '../http/request.ts';
import {
  respondWithText,
  languageOf,
  operationHead,
  RequestRejected,
  setHead,
} from '../http/short-responses.ts';
import { bodyFormOf } from '../body/body.ts';
import { type BodyRoom, holdersOf } from '../body/body-room.ts';
import type { Meter, Meters } from '../caps/meter.ts';
import { type AdmissionControl, varyByOrigin } from '../auth/admission.ts';
import { receiveOperation } from '../body/multipart-operation.ts';
import type { PersistedDocumentsOptions } from '../persisted/persisted-documents.ts';
import type { Pipeline } from '../pipeline/pipeline.ts';
import type { Visit } from '../pipeline/steps.ts';
import { mustHaveRoom } from '../body/uploads.ts';

interface GraphqlRouteOptions {
  readonly pipeline: Pipeline;
  readonly meters: Meters;
  readonly admissionControl: AdmissionControl;
  readonly bodies: BodyRoom;
  readonly uploads: Uploads;
  readonly persisted: Pick<PersistedDocumentsOptions, 'trustedOnly'>;
  /** Responds with the playground; null if it is off. */
  readonly sendPage: Route | null;
  readonly newId: NewId;
  readonly tracing: Tracing;
}

/** Serves operations over HTTP, and the playground. */
export function createGraphqlRoute(options: GraphqlRouteOptions): Route {
  const { pipeline, meters, admissionControl, bodies, uploads, persisted, sendPage } = options;
  const { newId, tracing } = options;

  async function operation(
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
  ): Promise<void> {
    try {
      rejectOtherForms(request);
      const admitted = admissionControl.admit(request);
      const admission = admitted instanceof Promise ? await admitted : admitted;
      const { caller, holder } = admission;
      const meter = meters.of(caller.tenant, holder);
      rejectAboveCap(meter);
      const language = languageOf(request);
      const hasLeft = (): boolean => response.destroyed;
      const room = bodies.open(holdersOf(request.socket, admission));
      const visit = { caller, requestId, language, meter, hasLeft, admission, room };
      try {
        if (bodyFormOf(request) === 'multipart') await operationWithFiles(request, response, visit);
        else await pipeline.overHttp(request, response, visit);
      } finally {
        room.close();
      }
    } catch (error) {
      // The error handler does not know this request's headers.
      if (!response.headersSent) setHead(response, operationHead(request, requestId));
      throw error;
    }
  }

  /**
   * Removes the files of an operation after its response. If the client disconnected before, the operation may still need them.
   */
  async function operationWithFiles(
    request: IncomingMessage,
    response: ServerResponse,
    visit: Visit,
  ): Promise<void> {
    setHead(response, operationHead(request, visit.requestId));
    await mustHaveRoom(uploads, request, visit.caller);
    const { body, fileIds } = await receiveOperation(request, uploads, visit.caller.tenant);
    response.once('finish', () => {
      for (const id of fileIds) void uploads.remove(id).catch(() => {});
    });
    await pipeline.answer(body, request, response, visit);
  }

  function page(
    request: IncomingMessage,
    response: ServerResponse,
    rest: string,
  ): MaybePromise<void> {
    varyByOrigin(request, response);
    if (sendPage === null)
      return respondWithText(response, 404, inWords(requests.noPlayground, languageOf(request)));
    // No operation written on the page would be executed.
    if (persisted.trustedOnly) return respondWithText(response, 404, 'not found');
    return sendPage(request, response, rest);
  }

  return (request, response, rest) => {
    if (!admissionControl.letIn(request, response)) return undefined;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && acceptedBy(request.headers.accept).isForPage)
      return page(request, response, rest);
    const requestId = requestIdFor(request, newId);
    const { traceparent } = request.headers;
    return withLogFields({ requestId }, () =>
      tracing.within(traceparent, () => operation(request, response, requestId)),
    );
  };
}

/** Throws `RequestRejected` for an operation above the rate of its caller, before its body is read. */
function rejectAboveCap(meter: Meter): void {
  try {
    meter.countOperation();
  } catch (error) {
    if (!(error instanceof TranslatableError)) throw error;
    throw new RequestRejected(429, 'RATE_LIMITED', error.text, {
      'retry-after': String(error.extensions['retryAfterSeconds']),
      ...meter.headers(),
    });
  }
}

/**
 * Throws `RequestRejected`, before authentication, for a request that is no operation, or whose response the client would not
 * accept.
 */
function rejectOtherForms(request: IncomingMessage): void {
  if (!acceptedBy(request.headers.accept).isAnyAccepted)
    throw new RequestRejected(406, 'BAD_REQUEST', requests.answerTypes);
  if (request.method === 'GET' && mayNameDocument(request)) return rejectEmbedded(request);
  if (request.method !== 'POST') {
    throw new RequestRejected(405, 'BAD_REQUEST', requests.notByGet, { allow: 'GET, POST' });
  }
  if (bodyFormOf(request) !== null) return;
  throw new RequestRejected(415, 'BAD_REQUEST', requests.bodyTypes, {
    accept: 'application/json, multipart/form-data',
  });
}

/**
 * Rejects requests that a page embeds, such as an image or a frame: browsers send them to any address without a preflight and
 * without an origin.
 */
function rejectEmbedded({ headers }: IncomingMessage): void {
  const mode = headers['sec-fetch-mode'] ?? 'cors';
  if (mode === 'cors' || mode === 'same-origin') return;
  throw new RequestRejected(403, 'FORBIDDEN', requests.notEmbedded);
}
