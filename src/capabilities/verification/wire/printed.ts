import { Big } from 'big.js';
import { plainSpelling } from '../../../platform/client/exact-json.ts';
import * as r from '../../../platform/record/index.ts';

// Rates and days in a face, which are texts in an undocumented format (document 1, section 2.3).

type Printed = r.Field<string, string, string, true, 'given'>;

/**
 * A tax rate as a fraction of one, printed as `9%` or as `0.09`: a rate of 1 or more without a sign is in percent. Null
 * for words such as 免税 and for other texts; the text itself is in `raw`.
 */
export function printedRate(wire: string, { doc }: { readonly doc: string }): Printed {
  return asPrinted(r.decimal(`${wire}?`, { as: 'text', doc }), toPartOfOne);
}

/** A day, also printed with 年月日. Null for any other text; the text itself is in `raw`. */
export function printedDay(wire: string, { doc }: { readonly doc: string }): Printed {
  const field = r.date(`${wire}?`, { doc });
  return {
    ...field,
    read(source, name, into) {
      try {
        field.read(source, name, into);
      } catch {
        into[name] = null;
      }
    },
  };
}

function toPartOfOne(text: string): string | null {
  const [, digits, sign] = /^(\d{1,3}(?:\.\d{1,6})?)\s*(%)?$/.exec(text) ?? [];
  if (digits === undefined) return null;
  const isInPercent = sign !== undefined || new Big(digits).gte(1);
  const rate = isInPercent ? new Big(digits).div(100) : new Big(digits);
  return rate.lt(1) ? rate.toFixed() : null;
}

/** A field that parses one printed format; an unreadable member must not waste a check. */
function asPrinted(field: Printed, toValue: (text: string) => string | null): Printed {
  return {
    ...field,
    read(source, name, into) {
      const text = plainSpelling(source[field.wire ?? ''] ?? null) ?? '';
      into[name] = toValue(text);
    },
  };
}
