import type { ServerResponse } from 'node:http';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Measurements } from '../../kernel/log/measurements.ts';
import { errors } from '../../messages/errors.ts';
import { requests } from '../../messages/requests.ts';
import { RequestRejected } from '../http/short-responses.ts';
import type { AdmissionControl } from '../auth/admission.ts';
import type { Route } from '../http/route.ts';

/** Responds with the metrics. */
export type AnswerMetrics = (response: ServerResponse) => Promise<void>;

/** Creates the response, which includes the metrics that prom-client collects about Node from the first reading on. */
export function createMetrics(
  { registry }: Measurements,
  /** Queries further metrics at each request. */
  ask: () => Promise<Registry>,
): AnswerMetrics {
  let ofNode: Registry | null = null;
  return async (response) => {
    if (ofNode === null) collectDefaultMetrics({ register: (ofNode = new Registry()) });
    const registries = [registry, await ask(), ofNode];
    const texts = await Promise.all(registries.map((each) => each.metrics()));
    response
      .writeHead(200, {
        'content-type': registry.contentType,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      .end(texts.join('\n'));
  };
}

/** Serves metrics to keys that may read them. Without keys, only this machine can reach the route. */
export function createMetricsRoute(
  answer: AnswerMetrics,
  admissionControl: AdmissionControl,
): Route {
  return admissionControl.guard(async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw new RequestRejected(405, 'BAD_REQUEST', requests.figuresByGet, { allow: 'GET, HEAD' });
    }
    const { caller } = await admissionControl.admit(request);
    if (!caller.scopes.has('metrics')) {
      throw new RequestRejected(403, 'NOT_PERMITTED', errors.scopeMissing({ scope: 'metrics' }));
    }
    await answer(response);
  });
}
