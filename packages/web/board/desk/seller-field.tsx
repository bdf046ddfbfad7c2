import { TextInput } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { useQuery } from 'urql';
import { KnownSellersDocument } from '../../generated/operations.ts';
import { monthTexts } from '../../messages/desk/month.ts';
import { useTexts } from '../../shared/language.tsx';
import { addMonths } from '../values/days.ts';
import { useFormat } from '../values/format.ts';

/** Number of months whose sellers are offered; the last is the month that is compared. */
const MONTHS = 36;

/**
 * Field of the seller: one that issued invoices, or any other. A typed number is applied when the field loses the focus or
 * is submitted, as each comparison calls the platform; a chosen one is applied at once.
 */
export function SellerField({
  seller,
  month,
  onChange,
}: {
  /** Tax number; empty for all sellers. */
  readonly seller: string;
  readonly month: string;
  readonly onChange: (seller: string) => void;
}): ReactNode {
  const texts = useTexts(monthTexts);
  const { count } = useFormat();
  const [typed, setTyped] = useState(seller);
  const id = useId();
  const [{ data }] = useQuery({
    query: KnownSellersDocument,
    variables: { from: addMonths(month, 1 - MONTHS), to: month },
  });
  const known = data?.invoiceTotals.filter(({ sellerTaxNumber }) => sellerTaxNumber !== null) ?? [];
  const take = (value: string): void => {
    if (value.trim() !== seller) onChange(value.trim());
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        take(typed);
      }}
    >
      <TextInput
        label={texts.seller}
        placeholder={texts.sellerHint}
        w={280}
        maw="100%"
        maxLength={20}
        list={id}
        value={typed}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          if (known.some(({ sellerTaxNumber }) => sellerTaxNumber === value)) take(value);
        }}
        onBlur={() => take(typed)}
      />
      <datalist id={id}>
        {known.map((each) => (
          <option key={each.sellerTaxNumber} value={each.sellerTaxNumber ?? ''}>
            {texts.invoicesOf(count(each.count))}
          </option>
        ))}
      </datalist>
    </form>
  );
}
