import { LRUCache } from 'lru-cache';
import { type Context, perApp } from '../../context/context.ts';
import { notACursor } from '../../context/invalid-input.ts';
import { type Page, pageOf } from '../../context/page.ts';
import { canonicalJson } from '../../kernel/ids.ts';
import { pageCursorsOf } from '../../kernel/page-cursors.ts';
import type { Decoded, Sent } from '../../platform/record/index.ts';
import { queryClassification } from './wire/classification.ts';

/** Response of one call of the tax bureau, in the order of the codes. */
type Download = Decoded<(typeof queryClassification)['response']>;

/** One code of a download. */
export type ClassificationCode = Download['codes'][number];

type Question = Sent<(typeof queryClassification)['request']>;

interface Call {
  readonly context: Context;
  readonly question: Question;
}

/** Lifetime of a cached download: long enough to read all its pages; the codes change a few times a year. */
const KEPT_MS = 10 * 60_000;
/** Limit of cached downloads, of some thousand codes each: some ten megabytes. */
const MOST_KEPT = 4;

const downloads = perApp(({ clock, measurements }) => {
  const kept = new LRUCache<string, Download, Call>({
    max: MOST_KEPT,
    ttl: KEPT_MS,
    ttlResolution: 0,
    perf: clock,
    // A pending call that was evicted from the cache still responds to its waiting callers.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: { context, question } }) => {
      const answer = await context.platform.call(queryClassification, question);
      return { ...answer, codes: answer.codes.toSorted(byCode) };
    },
  });
  measurements.cacheEntries.watch(['classification-codes'], () => kept.size);
  return kept;
});

/** Downloads the codes, or returns an equal download of the last minutes. Throws a `PlatformError`. */
export function download(context: Context, question: Question): Promise<Download> {
  const key = canonicalJson([context.tenant, question]);
  return downloads(context).forceFetch(key, { context: { context, question } });
}

const cursors = pageCursorsOf('tax classification codes');

/**
 * The page of `first` codes after a cursor. A cursor names a code rather than an index, so it also works on another
 * instance and after a new download. Throws `InvalidInput` for an invalid cursor.
 */
export function pageOfCodes(
  { codes }: Download,
  first: number,
  after: string | null,
): Page<ClassificationCode> {
  const start = after === null ? 0 : startBehind(codes, after);
  const edges = codes
    .slice(start, start + first)
    .map((node, index) => ({ node, cursor: cursorAt(codes, start + index) }));
  const hasNextPage = start + edges.length < codes.length;
  return pageOf(edges, { hasNextPage, hasPreviousPage: start > 0 });
}

/** Cursor of the code at an index: the code, and its ordinal among entries with the same code. */
function cursorAt(codes: readonly ClassificationCode[], place: number): string {
  const code = codes[place]?.code ?? '';
  return cursors.encode(`${place - placeOf(codes, code) + 1}.${code}`);
}

function startBehind(codes: readonly ClassificationCode[], after: string): number {
  const position = cursors.decode(after);
  if (position === null) throw notACursor('after');
  const [nth = '', ...code] = position.split('.');
  const place = placeOf(codes, code.join('.'));
  // A later download may have the code less often.
  const same = codes.slice(place, place + Number(nth));
  return place + same.filter((other) => other.code === code.join('.')).length;
}

/** Index of the first entry whose code is not less than `code`; the length if there is none. */
function placeOf(codes: readonly ClassificationCode[], code: string): number {
  const place = codes.findIndex((other) => other.code >= code);
  return place === -1 ? codes.length : place;
}

function byCode(left: ClassificationCode, right: ClassificationCode): number {
  return left.code < right.code ? -1 : left.code > right.code ? 1 : 0;
}
