import { TextInput, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMutation, useQuery } from 'urql';
import {
  IssueScrapInvoiceDocument,
  type ScrapInvoiceInput,
  ThingDocument,
} from '../../generated/operations.ts';
import { boardTexts } from '../../messages/board.ts';
import { sandboxTexts } from '../../messages/sandbox.ts';
import { useTexts } from '../../shared/language.tsx';
import { Failed, Loading } from '../asked.tsx';
import { type FactName, factOf, type Thing } from '../values/facts.ts';
import { ChoiceField } from './fields.tsx';
import { OrderForm } from './order-form.tsx';
import { outcomeOf } from './outcome.ts';
import { DRAWER } from './people.ts';

/** In percent; exempt from tax is the first. */
const RATES = [0, 1, 3];

/** An amount in yuan as cents, exactly. */
function centsOf(amount: string): bigint {
  const [whole = '0', cents = ''] = amount.split('.');
  return BigInt(whole + cents.padEnd(2, '0'));
}

/** Cents as an amount in yuan. */
function yuanOf(cents: bigint): string {
  const digits = cents.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function textOf(order: Thing, name: FactName): string {
  const value = factOf(order, name);
  return typeof value === 'string' ? value : '';
}

function toInput(order: Thing, filled: ReadonlyMap<string, string>): ScrapInvoiceInput {
  const amountWithoutTax = textOf(order, 'amountWithoutTax');
  const percent = Number(filled.get('taxRate'));
  const cents = centsOf(amountWithoutTax);
  const tax = (cents * BigInt(percent) + 50n) / 100n;
  return {
    ...DRAWER,
    invoiceNumber: textOf(order, 'invoiceNumber'),
    // The place where the buyer is registered, which its tax number names.
    areaCode: textOf(order, 'buyerTaxNumber').slice(2, 8),
    ownUse: false,
    lines: {
      blue: [
        {
          categoryName: '废钢',
          itemName: filled.get('itemName') ?? '',
          unit: '吨',
          quantity: '1',
          unitPrice: amountWithoutTax,
          amountWithoutTax,
          taxRate: (percent / 100).toFixed(2),
          taxAmount: yuanOf(tax),
          amountWithTax: yuanOf(cents + tax),
          taxClassificationCode: '1010301990000000000',
          nature: 'NORMAL',
          ...(percent === 0
            ? { benefit: 'EXEMPT' }
            : { taxSlipNumbers: [textOf(order, 'taxSlipNumber')] }),
          ...(percent === 3 && { benefit: 'SIMPLE_3_PERCENT' }),
        },
      ],
    },
  };
}

/** Issues the invoice of a purchase of scrap whose tax was paid. */
export default function IssueScrapInvoice({ orderId }: { readonly orderId: string }): ReactNode {
  const board = useTexts(boardTexts);
  const texts = useTexts(sandboxTexts);
  const [{ data, error }, ask] = useQuery({ query: ThingDocument, variables: { id: orderId } });
  const [, issue] = useMutation(IssueScrapInvoiceDocument);
  if (!data) {
    const again = (): void => ask({ requestPolicy: 'network-only' });
    return error ? <Failed error={error} again={again} /> : <Loading />;
  }
  const order = data.node;
  if (!order || !('stateName' in order) || order.operation?.kind !== 'SCRAP_ORDER')
    return <Title order={1}>{board.notFound}</Title>;
  return (
    <OrderForm
      title={board.issueScrapInvoice}
      intro={texts.scrapInvoice.intro}
      send={texts.invoice.send}
      onSend={async (filled) =>
        outcomeOf(await issue({ input: toInput(order, filled) }), (result) =>
          result.__typename === 'ScrapInvoice' ? result : null,
        )
      }
    >
      <TextInput
        label={texts.number}
        name="invoiceNumber"
        value={textOf(order, 'invoiceNumber')}
        readOnly
      />
      <TextInput
        label={texts.amountWithoutTax}
        name="amountWithoutTax"
        value={textOf(order, 'amountWithoutTax')}
        readOnly
      />
      <TextInput
        name="itemName"
        label={texts.item}
        defaultValue="废旧钢材"
        autoComplete="off"
        required
      />
      <ChoiceField
        name="taxRate"
        label={texts.taxRate}
        choices={RATES.map((percent) => ({
          value: String(percent),
          name: percent === 0 ? texts.scrapInvoice.exempt : `${percent} %`,
        }))}
      />
    </OrderForm>
  );
}
