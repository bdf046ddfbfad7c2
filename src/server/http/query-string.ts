import type { IncomingMessage } from 'node:http';
import type { Json, JsonObject } from '../../kernel/json/json.ts';
import { requests } from '../../messages/requests.ts';
import { ID_MEMBERS } from '../persisted/persisted-documents.ts';
import { NotJson, parseRequest } from '../body/body.ts';

const JSON_MEMBERS: ReadonlySet<string> = new Set(['variables', 'extensions']);

/**
 * Reads the request in an address; `variables` and `extensions` are JSON. Throws `NotJson`, also for a repeated member, as a
 * proxy may have read the other one.
 */
export function paramsInAddress(address: string): JsonObject {
  // Forms also send empty fields.
  const given = [...searchOf(address)].filter(([, value]) => value !== '');
  const lastPlaces = new Map(given.map(([name], place) => [name, place]));
  const repeated = given.find(([name], place) => lastPlaces.get(name) !== place);
  if (repeated) throw new NotJson(requests.repeatedInAddress({ name: repeated[0] }));
  const entries = given.map(([name, value]): [string, Json] => [
    name,
    JSON_MEMBERS.has(name) ? parseRequest(value, requests.inAddress({ name })) : value,
  ]);
  return Object.fromEntries(entries);
}

/** True for a request whose address may name a document by its hash. */
export function mayNameDocument({ url = '' }: IncomingMessage): boolean {
  const search = searchOf(url);
  return ['extensions', ...ID_MEMBERS].some((name) => search.has(name));
}

function searchOf(address: string): URLSearchParams {
  const begin = address.indexOf('?');
  return new URLSearchParams(begin < 0 ? '' : address.slice(begin + 1));
}
