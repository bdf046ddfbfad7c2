import { Big } from 'big.js';
import { z } from 'zod';
import { forms } from '../../../messages/forms.ts';
import type { Field, FieldOptions } from '../field.ts';
import { leaf } from './leaf.ts';

/**
 * Rates in one text, `13%、9%`: percentages, separated by Western or Chinese commas, decoded as fractions of one. Any other
 * text has a wrong form. Responses only.
 */
export function percentages<Optional extends boolean = false>(
  wire: string,
  options: FieldOptions<Optional>,
): Field<readonly string[], readonly string[], readonly string[], NoInfer<Optional>, 'given'> {
  return leaf<readonly string[], Optional>(wire, options, {
    shape: { kind: 'list', of: { kind: 'scalar', scalar: 'Decimal' } },
    input: () => z.never(),
    expected: forms.percentages,
    read: (value) => {
      if (typeof value !== 'string') return undefined;
      const parts = value
        .split(/[、,，]/)
        .map((part) => /^(\d{1,3}(?:\.\d{1,6})?)\s*[%％]$/.exec(part.trim())?.[1]);
      const rates = parts.filter((part) => part !== undefined);
      return rates.length === parts.length
        ? rates.map((percentage) => new Big(percentage).div(100).toFixed())
        : undefined;
    },
    write: () => {
      throw new Error('Percentages are only received.');
    },
  });
}
