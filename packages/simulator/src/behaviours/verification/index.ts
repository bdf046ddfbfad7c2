import { type JsonObject, toShanghaiDay } from '../../from-service.ts';
import { type Answer, type BusinessCode, success } from '../../gateway/envelope.ts';
import { isGiven, malformed, onlyTexts, requiredList } from '../../gateway/fields.ts';
import { findInvoice } from '../../world/ledger.ts';
import type { InvoiceElements } from '../../world/ledger-invoice.ts';
import type { Behaviour, World } from '../../world/world.ts';
import { readElements } from './kinds.ts';

const LARGEST_BATCH = 50;

/** Invoice verification (document 1, sections 2.2, 2.3 and 4.1). */
export const verification: Behaviour = {
  product: 'verification',
  endpoints: { '/api/v1/verify': { billed: true, answer: verify } },
};

interface Verdict {
  readonly code: BusinessCode;
  /** Null for a genuine invoice. */
  readonly reason: string | null;
  readonly channel: string;
  readonly item: JsonObject;
}

function verify(request: JsonObject, world: World): Answer {
  onlyTexts(request, ['customReqId']);
  return request['cyList'] === undefined ? verifyOne(request, world) : verifyBatch(request, world);
}

/** The price of a check is not documented; here each invoice counts, found or not. */
function verifyOne(request: JsonObject, world: World): Answer {
  const { code, reason, channel, item } = check(readElements(request, ''), world);
  const result = code === 'CYT_10001' ? [] : [item];
  return { ...success(summary(reason === null ? [] : [reason], channel, result), 1), code };
}

/**
 * In a batch the call succeeds and each item has its own verdict. The documents show only one reason for the whole response; this
 * sandbox distinguishes several by invoice number.
 */
function verifyBatch(request: JsonObject, world: World): Answer {
  const invoices = requiredList(request, 'cyList');
  if (invoices.length > LARGEST_BATCH) malformed(`cyList holds at most ${LARGEST_BATCH} invoices`);
  const flat = ['fphm', 'fpdm', 'kprq', 'je', 'jym', 'jshj', 'xfsbh', 'dq'];
  if (flat.some((name) => isGiven(request, name))) malformed('send either cyList or one invoice');
  const asked = invoices.map((invoice, index) => readElements(invoice, `cyList[${index}].`));
  const verdicts = asked.map((elements) => check(elements, world));
  const channels = new Set(verdicts.map(({ channel }) => channel));
  const reasons = verdicts.flatMap(({ reason }, index) =>
    reason === null ? [] : [`${asked[index]?.fphm}：${reason}`],
  );
  const result = verdicts.map(({ item }) => item);
  return success(summary(reasons, [...channels].join(','), result), invoices.length);
}

function summary(
  reasons: readonly string[],
  channel: string,
  result: readonly JsonObject[],
): JsonObject {
  const verified = reasons.length === 0;
  return { verified, channel, ...(verified ? {} : { reason: reasons.join('；') }), result };
}

function check(asked: InvoiceElements, world: World): Verdict {
  // The values of `channel` are not documented.
  const channel = asked.dq === undefined ? 'national' : `region-${asked.dq}`;
  const times = countCheck(asked, world);
  const found = findInvoice(world, asked);
  const refused = (code: BusinessCode, reason: string): Verdict => ({
    code,
    reason,
    channel,
    item: {
      success: false,
      fphm: asked.fphm,
      ...(asked.kprq === undefined ? {} : { kprq: asked.kprq }),
      times,
    },
  });
  if (found === undefined) return refused('CYT_10001', '查无此票');
  if (!agree(asked, found.elements)) return refused('CYT_10002', '发票要素与税务台账不一致');
  if (found.notPassed !== undefined) return refused('CYT_00000', found.notPassed);
  const { issuedOn, fplx, face } = found;
  const item = { success: true, fphm: asked.fphm, kprq: issuedOn, fplx, times, data: face };
  return { code: 'CYT_00000', reason: null, channel, item };
}

function agree(asked: InvoiceElements, held: InvoiceElements): boolean {
  return (
    asked.kprq === held.kprq &&
    asked.jym === held.jym &&
    asked.xfsbh === held.xfsbh &&
    cents(asked.je) === cents(held.je) &&
    cents(asked.jshj) === cents(held.jshj)
  );
}

const cents = (yuan: number | undefined): number | null =>
  yuan === undefined ? null : Math.round(yuan * 100);

/** Number of today's checks of the invoice in China, including this one and failed ones. */
function countCheck({ fpdm, fphm }: InvoiceElements, world: World): number {
  const checks = world.collection<number>('verification checks');
  const key = `${toShanghaiDay(world.now())} ${fpdm ?? ''} ${fphm}`;
  const times = (checks.get(key) ?? 0) + 1;
  checks.put(key, times);
  return times;
}
