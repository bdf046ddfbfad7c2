import { LRUCache } from 'lru-cache';
import { DEFAULT_LANGUAGE, type Language } from '../../messages/message.ts';

/** Clients send few different headers; a client that invents new ones displaces no more than this. */
const MOST_HEADERS = 100;
const known = new LRUCache<string, Language>({ max: MOST_HEADERS });

/**
 * Language of this service that an `Accept-Language` header prefers (RFC 9110, section 12.5.4); the default if it
 * names none of them. Every Chinese counts as `zh`.
 */
export function acceptedLanguage(accept: string | undefined): Language {
  if (accept === undefined) return DEFAULT_LANGUAGE;
  const before = known.get(accept);
  if (before !== undefined) return before;
  const language = mostWanted(accept);
  known.set(accept, language);
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
