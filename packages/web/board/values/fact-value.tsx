import type { ReactNode } from 'react';
import { boardTexts } from '../../messages/board.ts';
import { valueTexts } from '../../messages/facts.ts';
import { useTexts } from '../../shared/language.tsx';
import type { Fact, FactName } from './facts.ts';
import { useFormat } from './format.ts';
import { OutwardLink } from './outward-link.tsx';

/** Amounts in yuan. */
export const AMOUNTS: ReadonlySet<FactName> = new Set([
  'amountWithTax',
  'amountWithoutTax',
  'payAmount',
  'redAmountWithoutTax',
  'redTaxAmount',
  'taxAmount',
  'totalTaxPayable',
]);

const MOMENTS: ReadonlySet<FactName> = new Set([
  'completedAt',
  'enteredAt',
  'expiresAt',
  'issuedAt',
]);
const CODES: ReadonlySet<FactName> = new Set(['invoiceKind', 'kind', 'scene']);
const LINKS: ReadonlySet<FactName> = new Set(['payUrl', 'signUrl']);

/** A fact formatted for readers. */
export function FactValue({ of: [name, value] }: { readonly of: Fact }): ReactNode {
  const texts = useTexts(boardTexts);
  const values = useTexts(valueTexts);
  const { yuan, exactly } = useFormat();
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'number') return value;
  if (AMOUNTS.has(name)) return <span className="numbers">{yuan(value)}</span>;
  if (MOMENTS.has(name)) return exactly(value);
  if (LINKS.has(name)) return <OutwardLink to={value}>{texts.openLink}</OutwardLink>;
  return CODES.has(name) ? (values[value] ?? value) : value;
}
