import { isJsonObject, type Json } from '../../../kernel/json/json.ts';
import { Code } from '../../../platform/business-codes.ts';
import type { AnswerReader } from '../../../platform/client/envelope.ts';
import { PlatformUnavailable } from '../../../platform/errors.ts';
import * as r from '../../../platform/record/index.ts';
import { detailsOf } from '../../../platform/refusal.ts';
import { scrapTexts } from '../texts.ts';
import { readBusinessAnswer } from './members.ts';

/**
 * Reads the response to an order. The order is accepted only if the tax bureau's check says yes (document 2, section
 * 4.3). Any other result is no success, even beside an invoice number.
 */
export const readOrderAnswer: AnswerReader = (status, body, numbers) => {
  const envelope = readBusinessAnswer(status, body, numbers);
  const { code, data } = envelope;
  if (code !== Code.success || checkResultsIn(data).every((result) => r.truthIn(result) === true)) {
    return envelope;
  }
  return {
    ...envelope,
    refusal: (masked) =>
      new PlatformUnavailable(scrapTexts.taxCheckFailed, {
        ...detailsOf(envelope, masked),
        maybeApplied: true,
        namesReason: true,
      }),
  };
};

/** Finds results of checks, whose place is not documented. Of several checks in `steps` the last one counts. */
function checkResultsIn(value: Json): readonly Json[] {
  if (Array.isArray(value)) return value.flatMap((item: Json) => checkResultsIn(item));
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([name, member = null]): readonly Json[] => {
    if (name === 'ssjyjg') return member === null || r.isBlank(member) ? [] : [member];
    const results = checkResultsIn(member);
    return name === 'steps' ? results.slice(-1) : results;
  });
}

/** Sums of an estimate, under the platform's names for its own sums in an order's response and in the upload. */
export const estimatedSums = {
  totalTaxPayable: r.amount('yjsfhj', {
    as: 'number',
    doc: 'Payable total of all items, in yuan.',
  }),
  vatAndSurchargesPayable: r.amount('zzsjfjsf', {
    as: 'number',
    doc: 'Payable value-added tax and the three surcharges on it, in yuan.',
  }),
  incomeTaxPayable: r.amount('grsdssf', {
    as: 'number',
    doc: 'Payable personal income tax, in yuan.',
  }),
} as const;
