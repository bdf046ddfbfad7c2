import { LRUCache } from 'lru-cache';

/** Media type of a response in JSON. */
export type JsonType = 'application/json' | 'application/graphql-response+json';

/** Media types by which a header accepts a response. */
interface Accepted {
  /** Of a response in JSON; null for none. */
  readonly json: JsonType | null;
  readonly isStreamAccepted: boolean;
  readonly isAnyAccepted: boolean;
}

const STREAM = 'text/event-stream';

/** Clients send few different headers; a client that invents new ones displaces no more than this. */
const MOST_HEADERS = 100;
const known = new LRUCache<string, Accepted>({ max: MOST_HEADERS });

/** Media types that an `Accept` header allows. Weights are ignored, and the first range wins; only UTF-8 is written. */
export function acceptedBy(accept: string | null | undefined): Accepted {
  const header = accept || '*/*';
  const before = known.get(header);
  if (before !== undefined) return before;
  const ranges = header
    .replaceAll(/\s/g, '')
    .toLowerCase()
    .split(',')
    .filter(isUtf8)
    .map((range) => range.split(';', 1)[0] ?? '');
  const json = ranges.map(jsonIn).find((type) => type !== null) ?? null;
  const isStreamAccepted = ranges.some((range) => covers(range, STREAM));
  const isAnyAccepted =
    json !== null || isStreamAccepted || ranges.some((range) => covers(range, 'multipart/mixed'));
  const accepted = { json, isStreamAccepted, isAnyAccepted };
  known.set(header, accepted);
  return accepted;
}

function isUtf8(range: string): boolean {
  const charset = range.split(';').find((each) => each.includes('charset='));
  return charset === undefined || charset === 'charset=utf-8';
}

function jsonIn(range: string): JsonType | null {
  if (covers(range, 'application/json')) return 'application/json';
  return covers(range, 'application/graphql-response+json')
    ? 'application/graphql-response+json'
    : null;
}

function covers(range: string, type: string): boolean {
  const [group, form] = type.split('/');
  const [groupOfRange, formOfRange] = range.split('/');
  return [group, '*'].includes(groupOfRange) && [form, '*'].includes(formOfRange);
}
