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
  /** True for a browser that opens a page: it wants HTML more than JSON. */
  readonly isForPage: boolean;
}

/** One of the media types that a header lists, such as `text/*;q=0.5`. */
interface Range {
  readonly type: string;
  readonly parameters: readonly string[];
  readonly weight: number;
}

/** Clients send few different headers; a client that invents new ones displaces no more than this. */
const MOST_HEADERS = 100;
const mediaTypes = new LRUCache<string, Accepted>({ max: MOST_HEADERS });

const JSON_TYPES = ['application/json', 'application/graphql-response+json'] as const;

/**
 * Media types that an `Accept` header prefers (RFC 9110, section 12.5.1); among those of one weight the first. Only UTF-8 is
 * written.
 */
export function acceptedBy(accept: string | null | undefined): Accepted {
  const header = accept || '*/*';
  const before = mediaTypes.get(header);
  if (before !== undefined) return before;
  const ranges = header.replaceAll(/\s/g, '').toLowerCase().split(',').map(toRange).filter(isUtf8);
  const json = preferred(JSON_TYPES, ranges);
  const stream = preferred(['text/event-stream', 'multipart/mixed'], ranges.filter(mayStream));
  const isAnyAccepted =
    json !== null || stream !== null || preferred(['multipart/mixed'], ranges) !== null;
  const isForPage = preferred([...JSON_TYPES, 'text/html'], ranges) === 'text/html';
  const accepted = { json, stream, isAnyAccepted, isForPage };
  mediaTypes.set(header, accepted);
  return accepted;
}

function toRange(text: string): Range {
  const [type = '', ...parameters] = text.split(';');
  return { type, parameters, weight: weightIn(parameters) };
}

function isUtf8({ parameters }: Range): boolean {
  const charset = parameters.find((each) => each.startsWith('charset='));
  return charset === undefined || /^charset="?utf-8"?$/.test(charset);
}

/** Parts without the parameter would be those of incremental delivery, which is another form. */
function mayStream({ type, parameters }: Range): boolean {
  return (
    !type.startsWith('multipart/') ||
    parameters.some((each) => /^subscriptionspec="?1\.0"?$/.test(each))
  );
}

/** The type of the greatest weight; null if none is accepted. */
function preferred<Type extends string>(
  types: readonly Type[],
  ranges: readonly Range[],
): Type | null {
  const [best] = types
    .map((type) => ({ type, place: placeOf(type, ranges) }))
    .map(({ type, place }) => ({ type, place, weight: ranges[place]?.weight ?? 0 }))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight || one.place - other.place);
  return best?.type ?? null;
}

/** Place of the range that holds for a type: the narrowest that covers it; -1 for none. */
function placeOf(type: string, ranges: readonly Range[]): number {
  const [group] = type.split('/');
  const places = [type, `${group}/*`, '*/*'].map((each) =>
    ranges.findIndex((range) => range.type === each),
  );
  return places.find((place) => place >= 0) ?? -1;
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
