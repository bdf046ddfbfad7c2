import { LRUCache } from 'lru-cache';
import { DEFAULT_LANGUAGE, type Language } from '../../messages/message.ts';
import type { StreamType } from './stream-forms.ts';

/** Media type of a response in JSON. */
export type JsonType = 'application/json' | 'application/graphql-response+json';

/** Media types by which a header accepts a response. */
interface Accepted {
  /** Of a response in JSON; null for none. */
  readonly json: JsonType | null;
  /** Of a response that goes on; null for none. */
  readonly stream: StreamType | null;
  readonly isAnyAccepted: boolean;
}

/** Clients send few different headers; a client that invents new ones displaces no more than this. */
const MOST_HEADERS = 100;
const mediaTypes = new LRUCache<string, Accepted>({ max: MOST_HEADERS });

/** Media types that an `Accept` header allows. Weights are ignored, and the first range wins; only UTF-8 is written. */
export function acceptedBy(accept: string | null | undefined): Accepted {
  const header = accept || '*/*';
  const before = mediaTypes.get(header);
  if (before !== undefined) return before;
  const ranges = header
    .replaceAll(/\s/g, '')
    .toLowerCase()
    .split(',')
    .filter(isUtf8)
    .map((range) => range.split(';'));
  const json = ranges.map(jsonIn).find((type) => type !== null) ?? null;
  const stream = ranges.map(streamIn).find((type) => type !== null) ?? null;
  const isAnyAccepted =
    json !== null ||
    stream !== null ||
    ranges.some(([range = '']) => covers(range, 'multipart/mixed'));
  const accepted = { json, stream, isAnyAccepted };
  mediaTypes.set(header, accepted);
  return accepted;
}

function isUtf8(range: string): boolean {
  const charset = range.split(';').find((each) => each.includes('charset='));
  return charset === undefined || charset === 'charset=utf-8';
}

function jsonIn([range = '']: readonly string[]): JsonType | null {
  if (covers(range, 'application/json')) return 'application/json';
  return covers(range, 'application/graphql-response+json')
    ? 'application/graphql-response+json'
    : null;
}

/** Parts without the parameter would be those of incremental delivery, which is another form. */
function streamIn([range = '', ...parameters]: readonly string[]): StreamType | null {
  if (covers(range, 'text/event-stream')) return 'text/event-stream';
  const isOfSubscriptions = parameters.some((each) => /^subscriptionspec="?1\.0"?$/.test(each));
  return range === 'multipart/mixed' && isOfSubscriptions ? 'multipart/mixed' : null;
}

function covers(range: string, type: string): boolean {
  const [group, form] = type.split('/');
  const [groupOfRange, formOfRange] = range.split('/');
  return [group, '*'].includes(groupOfRange) && [form, '*'].includes(formOfRange);
}

const languages = new LRUCache<string, Language>({ max: MOST_HEADERS });

/**
 * Language of this service that an `Accept-Language` header prefers (RFC 9110, section 12.5.4); the default if it
 * names none of them. Every Chinese counts as `zh`.
 */
export function acceptedLanguage(accept: string | undefined): Language {
  if (accept === undefined) return DEFAULT_LANGUAGE;
  const before = languages.get(accept);
  if (before !== undefined) return before;
  const language = mostWanted(accept);
  languages.set(accept, language);
  return language;
}

function mostWanted(accept: string): Language {
  let wanted = DEFAULT_LANGUAGE;
  let most = 0;
  for (const range of accept.slice(0, LONGEST).toLowerCase().split(',')) {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
    const language = spoken(tag);
    const weight = weightIn(parameters);
    if (language === null || weight <= most) continue;
    wanted = language;
    most = weight;
  }
  return wanted;
}

/** No browser sends more; behind it nothing is read. */
const LONGEST = 1_000;

function spoken(tag: string): Language | null {
  if (/^zh(?:-|$)/.test(tag)) return 'zh';
  return /^(?:en(?:-|$)|\*$)/.test(tag) ? 'en' : null;
}

function weightIn(parameters: readonly string[]): number {
  const given = parameters.find((parameter) => parameter.startsWith('q='));
  const weight = given === undefined ? 1 : Number(given.slice(2));
  return weight >= 0 && weight <= 1 ? weight : 0;
}
