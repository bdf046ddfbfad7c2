import type { IncomingMessage } from 'node:http';
import type { Measurements } from '../../kernel/log/measurements.ts';
import type { Count } from '../../kernel/log/metric-families.ts';
import { pathOf } from './route.ts';

const ROUTES = ['graphql', 'callbacks', 'documents', 'health', 'metrics', 'other'] as const;

/** Counts a request by its route and the status of its answer. */
export type CountRequest = (request: IncomingMessage, status: number) => void;

/** Keeps the counts at hand: to find one by the values of its labels takes longer than to add to it. */
export function createRequestCounts({ requests }: Pick<Measurements, 'requests'>): CountRequest {
  const counts = new Map<string, Map<number, Count>>(ROUTES.map((route) => [route, new Map()]));
  return (request, status) => {
    const route = routeOf(request);
    const byStatus = counts.get(route);
    const known = byStatus?.get(status);
    if (known) return known.add();
    const count = requests.of(route, String(status));
    byStatus?.set(status, count);
    count.add();
  };
}

/** The first part of a request's path where it is one of ours. */
function routeOf(request: IncomingMessage): (typeof ROUTES)[number] {
  const path = pathOf(request);
  const end = path.indexOf('/', 1);
  const first = path.slice(1, end < 0 ? undefined : end);
  return ROUTES.find((route) => route === first) ?? 'other';
}
