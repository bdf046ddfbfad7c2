import { z } from 'zod';
import { endpointLoader } from '../../context/calls.ts';
import { fieldArg, inputArg } from '../../graphql/records/record-fields.ts';
import { describedEnum } from '../../graphql/schema/code-enums.ts';
import { upstream } from '../../graphql/schema/directives.ts';
import { asNode } from '../../graphql/schema/nodes.ts';
import type { Decoded, Sent } from '../../platform/record/index.ts';
import { buyerTaxNumber, taxNumber } from './wire/members.ts';
import { queryPersonIssuing, shownChannel } from './wire/person.ts';
import { queryQuota } from './wire/quota.ts';
import { availableRate, queryTaxRates } from './wire/rates.ts';
import { queryRisk, queryTaxpayer } from './wire/taxpayer.ts';
import {
  DEFAULT_FIRST,
  forwardPageArgs,
  pageComplexity,
} from '../../graphql/lists/subject-page.ts';
import { objectType } from '../../graphql/records/record-types.ts';
import { query } from '../../graphql/followed/followed.ts';
import { builder } from '../../graphql/schema/builder.ts';
import { classificationCode, queryClassification } from './wire/classification.ts';
import { LRUCache } from 'lru-cache';
import { type Context, perApp } from '../../context/context.ts';
import { notACursor } from '../../context/invalid-input.ts';
import { type Page, pageOf } from '../../context/page.ts';
import { canonicalJson } from '../../kernel/ids.ts';
import { pageCursorsOf } from '../../kernel/page-cursors.ts';

// Equal queries within one operation are sent to the tax bureau once.
export const taxpayers = endpointLoader(queryTaxpayer);
export const risks = endpointLoader(queryRisk);
export const quotas = endpointLoader(queryQuota);
export const personsIssuing = endpointLoader(queryPersonIssuing);

export const Taxpayer = objectType(queryTaxpayer.response);

asNode(Taxpayer, {
  keyOf: ({ taxNumber }) => taxNumber,
  find: (context, key) => taxpayers(context).load({ taxNumber: z.string().parse(key) }),
  description:
    'Opaque and stable, for `node(id)`, which queries the tax bureau like `taxpayer`, free of charge.',
});

export const TaxpayerRisk = objectType(queryRisk.response);
export const CreditQuota = objectType(queryQuota.response);
export const NaturalPersonIssuing = objectType(queryPersonIssuing.response);

const IssuingChannel = describedEnum(
  'IssuingChannel',
  'Channel over which reverse invoices were issued (开票渠道).',
  {
    DIRECT_CONNECTION: 'The direct connection to the tax bureau (乐企).',
    E_TICKET_PLATFORM: 'The tax bureau’s own platform for electronic invoices (电票平台).',
    TAX_CONTROL_DEVICES: 'Tax-control devices of the enterprises (税控设备).',
  },
);

type Channels = Decoded<(typeof queryPersonIssuing)['response']>['channels'];

objectType<typeof shownChannel, Channels[number]>(shownChannel, {
  more: (t) => ({
    channel: t.expose('channel', {
      type: IssuingChannel,
      description: 'Channel.',
    }),
  }),
});

query(Taxpayer, {
  name: 'taxpayer',
  description:
    'The tax bureau’s register entry of a taxpayer. Free. Null only with an error: for an unknown taxpayer, the tax bureau’s rejection.',
  endpoint: queryTaxpayer,
  args: { taxNumber: fieldArg(taxNumber) },
  run: (context, question) => taxpayers(context).load(question),
});

query(TaxpayerRisk, {
  name: 'taxpayerRisk',
  description:
    'The tax bureau’s view of a taxpayer: class of risk, credit grade, warning. Free. Null only with an error.',
  endpoint: queryRisk,
  args: { taxNumber: fieldArg(taxNumber) },
  run: (context, question) => risks(context).load(question),
});

query(CreditQuota, {
  name: 'creditQuota',
  description:
    'Quota of an enterprise for this month, in yuan: how much it may issue, and how much of that it has downloaded. Free. `adjustCreditQuota` downloads and returns. Null only with an error.',
  endpoint: queryQuota,
  args: { buyerTaxNumber: fieldArg(buyerTaxNumber) },
  run: (context, question) => quotas(context).load(question),
});

query(NaturalPersonIssuing, {
  name: 'naturalPersonIssuing',
  description:
    'Invoices for a natural person who sells, over all channels, and whether the tax bureau blocks them. Free. Null only with an error.',
  endpoint: queryPersonIssuing,
  args: { person: inputArg(queryPersonIssuing.request, 'The person.') },
  run: (context, { person }) => personsIssuing(context).load(person),
});

const AvailableTaxRate = objectType(availableRate);

builder.queryField('availableTaxRates', (t) =>
  t.field({
    type: [AvailableTaxRate],
    // Nullable, so that one failed call does not fail the rest of the operation.
    nullable: true,
    description:
      'All rates that invoices can carry, those included that are disabled or no longer valid: read `state` and the days. Free. Null only with an error.',
    directives: upstream(queryTaxRates),
    resolve: async (_root, _args, context) =>
      (await context.platform.call(queryTaxRates, {})).rates,
  }),
);

const classification = queryClassification.request.fields;

const TaxClassificationCode = objectType<typeof classificationCode, ClassificationCode>(
  classificationCode,
);

const TaxClassificationCodeConnection = builder.connectionObject(
  {
    name: 'TaxClassificationCodeConnection',
    type: TaxClassificationCode,
    description: 'A page of tax classification codes, in the order of the codes.',
  },
  { name: 'TaxClassificationCodeEdge', description: 'A code and its place in the download.' },
);

const TaxClassificationDownload = objectType(queryClassification.response, {
  more: (t) => ({
    totalCount: t.int({
      description: 'Number of codes in the download, over all pages.',
      resolve: ({ codes }) => codes.length,
    }),
    codes: t.field({
      type: TaxClassificationCodeConnection,
      description: `${queryClassification.response.fields.codes.doc} A page at a time; a cursor is good for later downloads, too.`,
      complexity: pageComplexity,
      args: { ...forwardPageArgs },
      resolve: (download, { first, after }) =>
        pageOfCodes(download, first ?? DEFAULT_FIRST, after ?? null),
    }),
  }),
});

query(TaxClassificationDownload, {
  name: 'taxClassificationCodes',
  description:
    'Tax classification codes: all of them, or the changes since an earlier download. The tax bureau returns thousands at once, so equal queries within ten minutes share one download. To keep a copy: read all pages, store the `stamp` of the first page, and pass it as `since` next time. Free. Null only with an error.',
  endpoint: queryClassification,
  args: {
    buyerTaxNumber: fieldArg(classification.buyerTaxNumber),
    since: fieldArg(classification.since),
    taxOfficeCode: fieldArg(classification.taxOfficeCode),
  },
  run: (context, question) => download(context, question),
});

/** Response of one call of the tax bureau, in the order of the codes. */
type Download = Decoded<(typeof queryClassification)['response']>;

/** One code of a download. */
type ClassificationCode = Download['codes'][number];

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
function download(context: Context, question: Question): Promise<Download> {
  const key = canonicalJson([context.tenant, question]);
  return downloads(context).forceFetch(key, { context: { context, question } });
}

const cursors = pageCursorsOf('tax classification codes');

/**
 * The page of `first` codes after a cursor. A cursor names a code rather than an index, so it also works on another
 * instance and after a new download. Throws `InvalidInput` for an invalid cursor.
 */
function pageOfCodes(
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
