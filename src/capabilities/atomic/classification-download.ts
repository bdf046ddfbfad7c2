import { LRUCache } from 'lru-cache';
import { type Context, perApp } from '../../context/context.ts';
import { InvalidInput } from '../../context/invalid-input.ts';
import { canonicalJson } from '../../kernel/ids.ts';
import { atomicTexts } from './texts.ts';
import type { Decoded, Sent } from '../../platform/record/index.ts';
import { queryClassification } from './wire/classification.ts';

/** The response of one call of the tax bureau, in the order of the codes. */
export type Download = Decoded<(typeof queryClassification)['response']>;

/** One code of a download. */
export type ClassificationCode = Download['codes'][number];

export type Question = Sent<(typeof queryClassification)['request']>;

interface Call {
  readonly context: Context;
  readonly question: Question;
}

/** Long enough to turn the pages of one download; the codes change a few times a year. */
const KEPT_MS = 10 * 60_000;
/** Most downloads in the cache, of some thousand codes each: some ten megabytes. */
const MOST_KEPT = 4;

const downloads = perApp(({ clock, measurements }) => {
  const kept = new LRUCache<string, Download, Call>({
    max: MOST_KEPT,
    ttl: KEPT_MS,
    ttlResolution: 0,
    perf: clock,
    // Pushed out of the cache while under way, a call still answers those who wait for it.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: { context, question } }) => {
      const answer = await context.platform.call(queryClassification, question);
      return { ...answer, codes: answer.codes.toSorted(byCode) };
    },
  });
  measurements.cacheEntries.watch(['classification-codes'], () => kept.size);
  return kept;
});

/** Downloads the codes, or gives an equal download of the last minutes. Throws a `PlatformError`. */
export function download(context: Context, question: Question): Promise<Download> {
  const key = canonicalJson([context.tenant, question]);
  return downloads(context).forceFetch(key, { context: { context, question } });
}

/** A part of a download. */
export interface Page {
  readonly codes: readonly ClassificationCode[];
  readonly start: number;
}

/**
 * The page of `first` codes that follows a cursor. A cursor names a code, not a place in one download, so
 * it holds on another instance and after the download was made again.
 */
export function pageOf({ codes }: Download, first: number, after: string | null): Page {
  const start = after === null ? 0 : startBehind(codes, after);
  return { codes: codes.slice(start, start + first), start };
}

/** The cursor of the code at a place: the code, and the how manieth of that code it is. */
export function cursorAt(codes: readonly ClassificationCode[], place: number): string {
  const code = codes[place]?.code ?? '';
  return `${code}.${place - placeOf(codes, code) + 1}`;
}

function startBehind(codes: readonly ClassificationCode[], after: string): number {
  const [, code, nth] = /^(.*)\.(\d+)$/.exec(after) ?? [];
  if (code === undefined) {
    throw new InvalidInput([
      { code: 'INVALID_VALUE', path: ['after'], message: atomicTexts.cursor },
    ]);
  }
  const place = placeOf(codes, code);
  return codes[place]?.code === code ? place + Number(nth) : place;
}

/** The first place whose code is not before `code`; where there is none, the end. */
function placeOf(codes: readonly ClassificationCode[], code: string): number {
  const place = codes.findIndex((other) => other.code >= code);
  return place === -1 ? codes.length : place;
}

function byCode(left: ClassificationCode, right: ClassificationCode): number {
  return left.code < right.code ? -1 : left.code > right.code ? 1 : 0;
}
