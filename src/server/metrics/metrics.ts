import type { ServerResponse } from 'node:http';
import type { Measurements } from '../../kernel/log/measurements.ts';
import type { MetricFamily } from '../../kernel/log/metric-families.ts';
import { errors } from '../../messages/errors.ts';
import { requests } from '../../messages/requests.ts';
import { RequestRejected } from '../http/short-responses.ts';
import type { AdmissionControl } from '../auth/admission.ts';
import type { Route } from '../http/route.ts';
import type { Exposition } from './exposition.ts';

/** Responds with the metrics. */
export type AnswerMetrics = (response: ServerResponse) => Promise<void>;

/** Creates the response. The renderer is loaded at the first request. */
export function createMetrics(
  measurements: Measurements,
  /** Queries further metrics at each request. */
  ask: () => Promise<readonly MetricFamily[]>,
): AnswerMetrics {
  let exposition: Exposition | null = null;
  return async (response) => {
    const { createExposition } = await import('./exposition.ts');
    exposition ??= createExposition(measurements.all, ask);
    const { contentType, ...figures } = exposition;
    const body = await figures.text();
    response
      .writeHead(200, {
        'content-type': contentType,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      .end(body);
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
