import { TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useMutation } from 'urql';
import { type InvoiceOrderInput, IssueInvoiceDocument } from '../../generated/operations.ts';
import { boardTexts } from '../../messages/board.ts';
import { sandboxTexts } from '../../messages/sandbox.ts';
import { useTexts } from '../../shared/language.tsx';
import { CompanyField } from './company-field.tsx';
import { AmountField, ChoiceField, NumberField } from './fields.tsx';
import { OrderForm } from './order-form.tsx';
import { outcomeOf } from './outcome.ts';
import { BUYERS, chosen, SELLERS } from './people.ts';

const [INDIVIDUAL, ANOTHER] = ['individual', 'another'];
const RATES = ['0.13', '0.09', '0.06', '0.03', '0.01'];

function toInput(filled: ReadonlyMap<string, string>): InvoiceOrderInput {
  const { drawer, ...seller } = chosen(SELLERS, filled.get('seller'));
  return {
    orderId: filled.get('orderId') ?? '',
    kind: filled.get('kind') === 'SPECIAL' ? 'SPECIAL' : 'GENERAL',
    seller,
    buyer: buyerIn(filled),
    drawer,
    lines: [
      {
        itemName: filled.get('itemName') ?? '',
        taxClassificationCode: '1090512010000000000',
        taxRate: filled.get('taxRate') ?? '',
        amountWithTax: filled.get('amountWithTax') ?? '',
      },
    ],
  };
}

function buyerIn(filled: ReadonlyMap<string, string>): InvoiceOrderInput['buyer'] {
  const buyer = filled.get('buyer');
  if (buyer === INDIVIDUAL) return { individual: {} };
  if (buyer !== ANOTHER) return { enterprise: chosen(BUYERS, buyer) };
  const [name = '', taxNumber = ''] = ['buyerName', 'buyerTaxNumber'].map((field) =>
    filled.get(field),
  );
  return { enterprise: { name, taxNumber } };
}

/** Issues an invoice of a made-up company. */
export default function IssueInvoice(): ReactNode {
  const board = useTexts(boardTexts);
  const texts = useTexts(sandboxTexts);
  const [, issue] = useMutation(IssueInvoiceDocument);
  const [buyer, setBuyer] = useState('');
  return (
    <OrderForm
      title={board.issueInvoice}
      intro={texts.invoice.intro}
      send={texts.invoice.send}
      onSend={async (filled) =>
        outcomeOf(await issue({ input: toInput(filled) }), (result) =>
          result.__typename === 'Invoice' ? result : null,
        )
      }
    >
      <NumberField name="orderId" prefix="invoice" />
      <ChoiceField
        name="seller"
        label={texts.seller}
        choices={[
          { value: 'qinghe', name: SELLERS.qinghe.name },
          { value: 'yunfan', name: SELLERS.yunfan.name, fate: texts.invoice.notProvisioned },
        ]}
      />
      <ChoiceField
        name="buyer"
        label={texts.buyer}
        choices={[
          { value: 'qimingxing', name: BUYERS.qimingxing.name },
          { value: INDIVIDUAL, name: texts.invoice.individual },
          { value: 'rejected', name: BUYERS.rejected.name, fate: texts.invoice.rejected },
          { value: ANOTHER, name: texts.invoice.another },
        ]}
        onChoose={setBuyer}
      />
      {buyer === ANOTHER && <CompanyField name="buyer" label={texts.companyName} />}
      <ChoiceField
        name="kind"
        label={texts.kind}
        choices={[
          { value: 'GENERAL', name: texts.kinds.GENERAL },
          { value: 'SPECIAL', name: texts.kinds.SPECIAL },
        ]}
      />
      <TextInput
        name="itemName"
        label={texts.item}
        defaultValue="机械键盘"
        autoComplete="off"
        required
      />
      <ChoiceField
        name="taxRate"
        label={texts.taxRate}
        choices={RATES.map((rate) => ({
          value: rate,
          name: `${Math.round(Number(rate) * 100)} %`,
        }))}
      />
      <AmountField name="amountWithTax" label={texts.amountWithTax} amount="399.00" />
    </OrderForm>
  );
}
