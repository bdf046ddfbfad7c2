import type { IncomingMessage } from 'node:http';
import type { Json, JsonObject } from '../kernel/json.ts';
import { ID_MEMBERS } from './persisted/reference.ts';
import { parseRequest } from './request-json.ts';

/** The refusal of what comes by GET, as addresses are logged on their way. */
export const NOT_BY_GET = 'Operations are sent by POST, or by GET with the hash of a query.';

const JSON_MEMBERS: ReadonlySet<string> = new Set(['variables', 'extensions']);

/** The request in an address, of which `variables` and `extensions` are JSON. Throws `NotJson`. */
export function paramsInAddress(address: string): JsonObject {
  const entries = [...searchOf(address)].map(([name, value]): [string, Json] => [
    name,
    JSON_MEMBERS.has(name) ? parseRequest(value, `\`${name}\` in the address`) : value,
  ]);
  return Object.fromEntries(entries);
}

/** True for a request whose address has a member that may name a document by its hash. */
export function mayNameDocument({ url = '' }: IncomingMessage): boolean {
  const search = searchOf(url);
  return ['extensions', ...ID_MEMBERS].some((name) => search.has(name));
}

function searchOf(address: string): URLSearchParams {
  return new URLSearchParams(address.split('?', 2)[1]);
}
